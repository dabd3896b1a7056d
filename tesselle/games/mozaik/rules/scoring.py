"""What matches in MozaiK, who says so, and the points for it.

The points are R5, R8, R9, R18 and R23.  Whether a word matches an image (R10 to R15, R24)
is for the deck to judge: its ``yes`` matches, at once.  Or the table judges: the seat
that placed claims pairs, every other seat may dispute them, and a pair all of
them dispute is refused: then the turn is taken again (R14).

R13 makes a ruling final for the match.  Yet a pair that was ruled upon can come
up again only in the same turn: cards that stay never move again, an image is
one seat's alone, and a word that was open and not taken by this seat never
comes to it later.  So the rulings of the running turn are all the state keeps,
and they are cleared when the turn is over.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Numbers, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.seats import places_by
from tesselle.games.mozaik.rules.cards import bit, has, ones
from tesselle.games.mozaik.rules.state import (
    CLAIM,
    DISPUTE,
    ENDS,
    LINE,
    NEW_PAIRS,
    NONE,
    OPEN,
    PAIR,
    PICKED,
    PLACE,
    SEATS,
    TABLE_JUDGES,
)

ALL_THREE = 7  # `matched` of a word that matches all images of its line

NO_RULING = 0
STANDS = 1
REFUSED = 2


@kernel
def rung(state: State, word: int, matches: int) -> int:
    """Return the points of ``word`` for so many matching images (R5)."""
    return 0 if matches == 0 else int(state["ladder"][state["tier"][word], matches - 1])


@kernel
def word_points(state: State, seat: int, end: int) -> int:
    """Return the points of the word at ``end``, as its line is now; 0 without a word (R5)."""
    word = state["ends"][seat, end]
    return 0 if word == NONE else rung(state, word, ones(int(state["matched"][seat, end])))


@kernel
def points(state: State, seat: int) -> int:
    """Return the points of ``seat`` as they stand (R8, R23)."""
    total = 0
    for end in range(ENDS):
        total += word_points(state, seat, end)
    if state["seats"] == 1:
        return total + int(state["gems"])  # R23
    return total - penalty(state, seat)


@kernel
def penalty(state: State, seat: int) -> int:
    """Return what the images that ``seat`` threw away cost: 1 for each pair (R8)."""
    return int(state["discarded"][seat]) // 2


@kernel
def perfect_lines(state: State, seat: int) -> int:
    """Count the rows and columns with a word that matches all their images (R9)."""
    found = 0
    for line in range(ENDS // 2):
        first, second = state["matched"][seat, 2 * line], state["matched"][seat, 2 * line + 1]
        found += int(ALL_THREE in (first, second))
    return found


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write the points of each seat (R8, R23)."""
    for seat in range(state["seats"]):
        out[seat] = points(state, seat)


@kernel
def merit(state: State, seat: int) -> int:
    """Return what decides places: points, then fewer discards, then perfect lines (R9)."""
    fewer = 100 - int(state["discarded"][seat])
    return (points(state, seat) * 1000 + fewer) * 10 + perfect_lines(state, seat)


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Write the places (R9)."""
    merits = scratch(SEATS, np.int64)
    for seat in range(state["seats"]):
        merits[seat] = merit(state, seat)
    places_by(merits, out[: state["seats"]])


@kernel
def new_pair(state: State, seat: int, number: int) -> int:
    """Return the ``number``-th (0 … 6) possible pair of the attempt, or NONE.

    The first four are the new image with the words around it, the last three
    the new word with the other images of its line.
    """
    cell = int(state["cell"])
    if number < 4:
        if cell == NONE:
            return NONE
        pair = int(PAIR[cell, number])
        return pair if state["ends"][seat, pair // 3] != NONE else NONE
    end = int(state["end"])
    if end == NONE:
        return NONE
    other = LINE[end // 2, number - 4]
    if other == cell or state["cells"][seat, other] == NONE:
        return NONE
    return end * 3 + number - 4


@kernel
def image_of(state: State, seat: int, pair: int) -> int:
    """Return the image of a pair."""
    return int(state["cells"][seat, LINE[pair // 6, pair % 3]])


@kernel
def match(state: State, seat: int, pair: int) -> None:
    """Let the pair count from now on (R5)."""
    state["matched"][seat, pair // 3] |= 1 << pair % 3


@kernel
def judge_by_deck(state: State, seat: int) -> None:
    """Match the new pairs the deck says ``yes`` to (R10)."""
    for number in range(NEW_PAIRS):
        pair = new_pair(state, seat, number)
        if pair != NONE:
            if has(state["yes"][image_of(state, seat, pair)], state["ends"][seat, pair // 3]):
                match(state, seat, pair)


@kernel
def judge_by_rulings(state: State, seat: int) -> None:
    """Match the new pairs that already stand (R13)."""
    for number in range(NEW_PAIRS):
        pair = new_pair(state, seat, number)
        if pair != NONE and ruling(state, seat, pair) == STANDS:
            match(state, seat, pair)


@kernel
def ruling(state: State, seat: int, pair: int) -> int:
    """Return what was ruled in this turn about a new pair (R13)."""
    cell = int(LINE[pair // 6, pair % 3])  # widen: NumPy's int8 shifts wrap
    if cell == state["cell"]:
        word = state["ends"][seat, pair // 3]
        return word_ruling(state, word)
    return cell_ruling(state, state["slot"], cell)


@kernel
def word_ruling(state: State, word: int) -> int:
    """Return what was ruled about ``word`` and the image of this turn."""
    if has(state["stands"], word):
        return STANDS
    return REFUSED if has(state["refused"], word) else NO_RULING


@kernel
def cell_ruling(state: State, slot: int, cell: int) -> int:
    """Return what was ruled about an open word and the image on ``cell``."""
    if slot == NONE:
        return NO_RULING  # alone: no word ever comes up again
    if state["stands_at"][slot] >> cell & 1:
        return STANDS
    return REFUSED if state["refused_at"][slot] >> cell & 1 else NO_RULING


@kernel
def rule(state: State, seat: int, pair: int, stands: bool) -> None:
    """Note the ruling on a new pair (R13)."""
    cell = int(LINE[pair // 6, pair % 3])
    if cell == state["cell"]:
        mask = bit(state["ends"][seat, pair // 3])
        if stands:
            state["stands"] |= mask
        else:
            state["refused"] |= mask
    elif stands:
        state["stands_at"][state["slot"]] |= 1 << cell
    else:
        state["refused_at"][state["slot"]] |= 1 << cell


@kernel
def forget_rulings(state: State) -> None:
    """Clear the attempt and the rulings, as its turn is over."""
    state["cell"] = state["end"] = state["slot"] = NONE
    if state["judge"] == TABLE_JUDGES:
        state["claimed"] = 0
        state["stands"] = state["refused"] = np.uint64(0)
        for slot in range(OPEN):
            state["stands_at"][slot] = state["refused_at"][slot] = 0
        for other in range(SEATS):
            state["disputed"][other] = NONE


@kernel
def unruled(state: State, seat: int, out: npt.NDArray[np.int8]) -> int:
    """Write the new pairs without a ruling, by word, then by image; return their number (R11).

    ``out`` must have room for NEW_PAIRS.
    """
    count = 0
    for number in range(NEW_PAIRS):
        pair = new_pair(state, seat, number)
        if pair == NONE or ruling(state, seat, pair) != NO_RULING:
            continue
        place = count
        while place and order(state, seat, pair) < order(state, seat, out[place - 1]):
            out[place] = out[place - 1]
            place -= 1
        out[place] = pair
        count += 1
    return count


@kernel
def order(state: State, seat: int, pair: int) -> int:
    """Return what pairs are sorted by: the word, then the image."""
    return int(state["ends"][seat, pair // 3]) * 128 + image_of(state, seat, pair)


@kernel
def ask(state: State, seat: int) -> bool:
    """Tell whether the attempt needs a claim; what stands already matches (R13, R14a)."""
    judge_by_rulings(state, seat)
    pairs = scratch(NEW_PAIRS, np.int8)
    return unruled(state, seat, pairs) > 0


@kernel
def claim_alone(state: State, seat: int, mask: int) -> None:
    """Let the claimed pairs stand at once: whoever plays alone judges alone (R24)."""
    pairs = scratch(NEW_PAIRS, np.int8)
    for index in range(unruled(state, seat, pairs)):
        if mask >> index & 1:
            match(state, seat, pairs[index])


@kernel
def all_answered(state: State) -> bool:
    """Tell whether every other seat said what it disputes (R12)."""
    for other in range(state["seats"]):
        if other != state["seat"] and state["disputed"][other] == NONE:
            return False
    return True


@kernel
def settle(state: State) -> bool:
    """Rule on the claimed pairs; tell whether one was refused (R12, R13)."""
    seat = int(state["seat"])
    agreed = (1 << NEW_PAIRS) - 1  # pairs that every other seat disputes
    for other in range(state["seats"]):
        if other != seat:
            agreed &= int(state["disputed"][other])
    pairs = scratch(NEW_PAIRS, np.int8)
    count = unruled(state, seat, pairs)
    for index in range(count):
        if not state["claimed"] >> index & 1:
            continue  # R13: no claim, no ruling
        before = ones(int(state["claimed"]) & ((1 << index) - 1))
        stands = not agreed >> before & 1
        rule(state, seat, pairs[index], stands)
        if stands:
            match(state, seat, pairs[index])
    state["claimed"] = 0
    for other in range(SEATS):
        state["disputed"][other] = NONE
    return agreed != 0


@kernel
def take_back(state: State) -> None:
    """Take image and word up again, for another try with this turn's rulings (R14)."""
    seat, cell, end = int(state["seat"]), int(state["cell"]), int(state["end"])
    for number in range(4):
        pair = int(PAIR[cell, number])
        state["matched"][seat, pair // 3] &= ~(1 << pair % 3)
    state["matched"][seat, end] = 0
    state["where"][state["cells"][seat, cell]] = PICKED
    state["cells"][seat, cell] = NONE
    state["ends"][seat, end] = NONE
    state["cell"] = state["end"] = state["slot"] = NONE
    state["step"] = PLACE


def asked(state: State, seat: int) -> bool:
    """Tell whether the step is a claim or a dispute: a judgement, not a move (R11, R12)."""
    return bool(state["step"] in (CLAIM, DISPUTE))
