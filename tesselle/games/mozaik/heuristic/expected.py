"""What a line of MozaiK promises: its points, and those its free cells may still bring.

A free cell is filled with an image chosen from three, so a word finds a match
there more often than on a random image: ``chance`` leans towards a match.
Nothing here reads what the seat cannot see.

Many placements are compared at once, so what they share is found once: what an
image adds at each end (``image_steps``), and what an open word promises at each
line (``word_promises``).  A placement is then a sum of a few of these (R2 to R4), and
so is what a hand will add, kept or renewed (R6, R20).
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch, sort
from tesselle.games.mozaik.rules.cards import has, ones, unseen
from tesselle.games.mozaik.rules.scoring import NO_RULING, STANDS, cell_ruling, rung, word_ruling
from tesselle.games.mozaik.rules.state import (
    CELLS,
    ENDS,
    HELD,
    IMAGES,
    LINE,
    LINES,
    NONE,
    OPEN,
    PLACES,
    TABLE_JUDGES,
)

NOWHERE = -1000.0  # less than any placement
# In points where nothing else is said, measured by `tools.fitting variants` (docs/tuning.md).
LEANING = 0.9  # how much choice helps a free cell, as part of what chance leaves open
GEM = 1.0  # the gem for a line full of matches, alone (R18)
RENEWAL = 1.0  # what a pair of discards costs (R8)
LATER = 0.35  # how much the images not played next count, in a hand, as part of their gain
ALIKE = 3.0  # taken from a move that is as good as another one

MISS, HIT = 0, 1  # places of `image_steps`: an image that does not match, or does
APART, JOINED = 0, 1  # places of `word_promises`: the image lies elsewhere, or on the word's line


@kernel
def chance(state: State, word: int) -> float:
    """Return the chance that a free cell will match ``word``."""
    rate = int(state["often"][word]) / int(state["images"])
    return rate + LEANING * rate * (1.0 - rate)


@kernel
def step_points(state: State, word: int, matches: int) -> float:
    """Return the points for so many matches, alone with the gem for all three."""
    gem = GEM if matches == 3 and state["seats"] == 1 else 0.0
    return rung(state, word, matches) + gem


@kernel
def promise(state: State, word: int, matches: int, free: int) -> float:
    """Return the points to expect of a word with so many matches and free cells."""
    now = step_points(state, word, matches)
    if free == 0:
        return now
    hit = chance(state, word)
    miss = 1.0 - hit
    one = step_points(state, word, matches + 1)
    if free == 1:
        return miss * now + hit * one
    two = step_points(state, word, matches + 2)
    if free == 2:
        return miss * miss * now + 2 * hit * miss * one + hit * hit * two
    three = step_points(state, word, matches + 3)
    return miss**3 * now + 3 * hit * miss**2 * one + 3 * hit**2 * miss * two + hit**3 * three


@kernel
def free_cells(state: State, seat: int, line: int) -> int:
    """Count the free cells of a line."""
    free = 0
    for place in range(3):
        free += int(state["cells"][seat, LINE[line, place]] == NONE)
    return free


@kernel
def line_has_end(state: State, seat: int, line: int) -> bool:
    """Tell whether a word can still be put at a line."""
    ends = state["ends"][seat]
    return bool(ends[2 * line] == NONE or ends[2 * line + 1] == NONE)


@kernel
def suits(state: State, image: int, word: int) -> bool:
    """Tell whether the image to place is thought to match: the ruling, else the deck's ``yes``."""
    if state["judge"] == TABLE_JUDGES:
        said = word_ruling(state, word)
        if said != NO_RULING:
            return said == STANDS
    return has(state["yes"][image], word)


@kernel
def suits_lying(state: State, seat: int, slot: int, cell: int) -> bool:
    """Tell whether an open word is thought to match the image on ``cell``."""
    if state["judge"] == TABLE_JUDGES:
        said = cell_ruling(state, slot, cell)
        if said != NO_RULING:
            return said == STANDS
    return has(state["yes"][state["cells"][seat, cell]], state["open"][slot])


@kernel
def image_steps(state: State, seat: int, steps: Floats) -> None:
    """Write what one more image adds to the promise at each end: ``steps[end, MISS or HIT]``."""
    for end in range(ENDS):
        word = state["ends"][seat, end]
        free = free_cells(state, seat, end // 2)
        steps[end, MISS] = steps[end, HIT] = 0.0
        if word == NONE or free == 0:
            continue
        matches = ones(int(state["matched"][seat, end]))
        stake = promise(state, word, matches + 1, free - 1) - promise(
            state, word, matches, free - 1
        )
        steps[end, MISS] = -stake * chance(state, word)
        steps[end, HIT] = steps[end, MISS] + stake


@kernel
def image_gains(state: State, seat: int, image: int, steps: Floats, gains: Floats) -> None:
    """Write what an image adds to the words of each line, wherever on the line it lies."""
    for line in range(LINES):
        gains[line] = 0.0
        for end in range(2 * line, 2 * line + 2):
            if state["ends"][seat, end] != NONE:
                gains[line] += steps[end, int(suits(state, image, state["ends"][seat, end]))]


@kernel
def cell_gain(gains: Floats, cell: int) -> float:
    """Return what an image adds on ``cell``: to the words of its row and of its column."""
    return float(gains[cell // 3] + gains[3 + cell % 3])


@kernel
def best_image_gain(state: State, seat: int, image: int, steps: Floats, gains: Floats) -> float:
    """Return the most an image can add, over all free cells; ``gains`` is for work."""
    image_gains(state, seat, image, steps, gains)
    best = NOWHERE
    for cell in range(CELLS):
        if state["cells"][seat, cell] == NONE:
            best = max(best, cell_gain(gains, cell))
    return best


@kernel
def open_promises(state: State, seat: int, image: int, promises: Floats) -> int:
    """Write what each open word promises, as ``word_promises`` says; return their number."""
    count = 0
    while count < OPEN and state["open"][count] != NONE:
        word_promises(state, seat, count, image, promises[count])
        count += 1
    return count


@kernel
def word_promises(state: State, seat: int, slot: int, image: int, promises: Floats) -> None:
    """Write what an open word promises at each line: ``promises[line, APART or JOINED]``.

    ``image`` is put elsewhere, or on a cell of the line; it may be NONE where only
    the word is placed.
    """
    word = state["open"][slot]
    for line in range(LINES):
        matches, free = 0, 0
        for place in range(3):
            cell = int(LINE[line, place])
            if state["cells"][seat, cell] == NONE:
                free += 1
            else:
                matches += int(suits_lying(state, seat, slot, cell))
        promises[line, APART] = promise(state, word, matches, free)
        promises[line, JOINED] = NOWHERE
        if free and image != NONE:
            matches += int(suits(state, image, word))
            promises[line, JOINED] = promise(state, word, matches, free - 1)


@kernel
def joined(line: int, cell: int) -> int:
    """Return JOINED if ``cell`` lies on the line, else APART; it may be NONE."""
    return int(cell != NONE and line in (cell // 3, 3 + cell % 3))


@kernel
def best_word_gain(state: State, seat: int, promises: Floats, cell: int) -> float:
    """Return the most a word can promise at a free end, with an image on ``cell``."""
    best = NOWHERE
    for line in range(LINES):
        if line_has_end(state, seat, line):
            best = max(best, promises[line, joined(line, cell)])
    return best


@kernel
def kept_worth(state: State, seat: int, steps: Floats, fresh: Floats) -> float:
    """Return what the hand and one of ``fresh`` will add: the best of them, a part of the next."""
    first = second = NOWHERE
    gains = scratch(LINES, np.float64)
    for image in range(IMAGES):
        if state["where"][image] == HELD + seat:
            gain = best_image_gain(state, seat, image, steps, gains)
            if gain > first:
                first, second = gain, first
            else:
                second = max(second, gain)
    total = 0.0
    for gain in fresh:
        total += max(first, gain) + LATER * min(first, max(second, gain))
    return total / max(len(fresh), 1)


@kernel
def renewed_worth(fresh: Floats) -> float:
    """Return what three of ``fresh`` will add: the best of them, a part of the next.

    ``fresh`` is sorted in place.
    """
    count = len(fresh)
    sort(fresh)
    total = 0.0
    for rank in range(count):  # how many images are worse
        total += fresh[rank] * rank * (rank - 1) / 2  # ways to be the best of three
        total += LATER * fresh[rank] * rank * (count - 1 - rank)  # or the second
    return total * 6 / max(count * (count - 1) * (count - 2), 1)


@kernel
def unseen_gains(state: State, seat: int, steps: Floats, found: Floats) -> int:
    """Write what each image that may be drawn would add; return how many there are.

    ``found`` must have room for IMAGES.
    """
    gains = scratch(LINES, np.float64)
    count = 0
    for image in range(IMAGES):
        if unseen(state, seat, image):
            found[count] = best_image_gain(state, seat, image, steps, gains)
            count += 1
    return count


@kernel
def other_end(state: State, seat: int, end: int) -> float:
    """Mark down the second of two free ends of a line, so that nobody thinks about both."""
    return ALIKE if end % 2 == 1 and state["ends"][seat, end - 1] == NONE else 0.0


@kernel
def place_worths(state: State, seat: int, steps: Floats, actions: Actions, out: Floats) -> None:
    """Write what the picked image and an open word promise where they are put."""
    image = int(state["pick"][seat])
    gains = scratch(LINES, np.float64)
    image_gains(state, seat, image, steps, gains)
    promises = scratch((OPEN, LINES, 2), np.float64)
    open_promises(state, seat, image, promises)
    for index in range(len(actions)):
        action = actions[index] - PLACES
        slot, end, cell = action // CELLS // ENDS, action // CELLS % ENDS, action % CELLS
        line = end // 2
        out[index] = cell_gain(gains, cell) + promises[slot, line, joined(line, cell)]
        out[index] -= other_end(state, seat, end)


@kernel
def pick_worth(state: State, seat: int, image: int, steps: Floats) -> float:
    """Return the best placement of an image; a high number often finds its word taken (R3)."""
    gains = scratch(LINES, np.float64)
    image_gains(state, seat, image, steps, gains)
    promises = scratch((OPEN, LINES, 2), np.float64)
    count = open_promises(state, seat, image, promises)
    best = scratch(OPEN, np.float64)
    for slot in range(count):
        best[slot] = best_placement(state, seat, promises[slot], gains)
    sort(best[:count])
    ahead = (state["seats"] - 1) * image / IMAGES  # how many seats will choose before
    taken = ahead / count  # the chance that a given word is gone
    total, still = 0.0, 1.0
    for rank in range(count - 1, 0, -1):
        total += still * (1.0 - taken) * best[rank]
        still *= taken
    return float(total + still * best[0])


@kernel
def best_placement(state: State, seat: int, promises: Floats, gains: Floats) -> float:
    """Return what an image and a word promise where they are best put."""
    best = NOWHERE
    for cell in range(CELLS):
        if state["cells"][seat, cell] == NONE:
            gain = cell_gain(gains, cell) + best_word_gain(state, seat, promises, cell)
            best = max(best, gain)
    return best
