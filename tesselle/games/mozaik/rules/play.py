"""MozaiK, by Léo Baynaud: nine images in a square, and words around it that fit them.

``R1``, ``R2``, … are the numbered rules in ``RULES.md``; the record, its numbering
and the actions are explained in ``state``.  Where the rules live:

=============  ==========================================================
this file      R1 R2 R3 R4 R6 R7 R16: the deal; two to four seats, round by round
``solo``       R17 R18 R19 R20 R21 R22 R24: one seat and its gems
``scoring``    R10 R11 R12 R13 R14 R14a R15: who says that a word matches;
               R5 R8 R9 R23: points and places
``cards``      drawing and throwing away; dealing anew what a seat cannot see
=============  ==========================================================
"""

import numpy as np

from tesselle.engine.entropy import Word
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaik.rules import solo
from tesselle.games.mozaik.rules.cards import (
    close_words,
    discard,
    draw_images,
    ones,
    open_words,
    take_word,
)
from tesselle.games.mozaik.rules.scoring import (
    all_answered,
    ask,
    forget_rulings,
    judge_by_deck,
    settle,
    take_back,
    unruled,
)
from tesselle.games.mozaik.rules.solo import WORDS_A_TURN
from tesselle.games.mozaik.rules.state import (
    BUYS,
    CELLS,
    CLAIM,
    CLAIMS,
    DECK_JUDGES,
    DISPUTE,
    DISPUTES,
    DONE,
    DRAW,
    ENDS,
    HAND,
    HELD,
    IMAGES,
    KEEP,
    LAYS,
    LYING,
    NEW_PAIRS,
    NONE,
    OPEN,
    OVER,
    PICK,
    PICKED,
    PICKS,
    PLACE,
    PLACES,
    RENEW,
    ROUNDS,
    SEATS,
)


@kernel
def setup(state: State, entropy: Word) -> None:
    """Deal the hands and open the first words (R1, R16)."""
    seats = int(state["seats"])
    turn = 0
    for seat in range(seats):
        turn = draw_images(state, seat, HAND, entropy, turn)
    open_words(state, WORDS_A_TURN if seats == 1 else seats + 1, entropy, turn)


@kernel
def waiting(state: State) -> int:
    """Return a bit for each seat that may act now; 0 when the match is over."""
    step = state["step"]
    if step == OVER:
        return 0
    if step not in (PICK, DISPUTE):
        return 1 << int(state["seat"])
    mask = 0
    for seat in range(state["seats"]):
        answer = state["pick"][seat] if step == PICK else state["disputed"][seat]
        if answer == NONE and seat != state["seat"]:
            mask |= 1 << seat
    return mask


@kernel
def secret(state: State, seat: int) -> bool:
    """Tell whether the seat is about to choose in secret: a pick or a dispute (R2, R12)."""
    return bool(state["step"] in (PICK, DISPUTE))


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the seat's legal actions in rising order; return their number."""
    if not waiting(state) >> seat & 1:
        return 0
    step = state["step"]
    if step == PICK:
        return legal_picks(state, seat, out)
    if step == PLACE:
        return legal_places(state, seat, out)
    if step == CLAIM:
        pairs = scratch(NEW_PAIRS, np.int8)
        return subsets(CLAIMS, unruled(state, seat, pairs), out)  # R11
    if step == DISPUTE:
        return subsets(DISPUTES, ones(int(state["claimed"])), out)  # R12
    if step != DRAW:
        return solo.legal(state, out)
    out[0], out[1] = KEEP, RENEW
    return 2 if state["left"] >= HAND else 1  # R6


@kernel
def legal_picks(state: State, seat: int, out: Actions) -> int:
    """Write a pick for each image in hand (R2)."""
    count = 0
    for image in range(IMAGES):
        if state["where"][image] == HELD + seat:
            out[count] = PICKS + image
            count += 1
    return count


@kernel
def legal_places(state: State, seat: int, out: Actions) -> int:
    """Write each open word at each free end, with the image on each free cell (R4)."""
    count = 0
    cells, ends = state["cells"][seat], state["ends"][seat]
    for slot in range(OPEN):
        if state["open"][slot] == NONE:
            break
        for end in range(ENDS):
            if ends[end] != NONE:
                continue
            first = PLACES + (slot * ENDS + end) * CELLS
            for cell in range(CELLS):
                if cells[cell] == NONE:
                    out[count] = first + cell
                    count += 1
    return count


@kernel
def subsets(first: int, pairs: int, out: Actions) -> int:
    """Write an action for each set of so many pairs."""
    for mask in range(1 << pairs):
        out[mask] = first + mask
    return 1 << pairs


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Play a legal action in place."""
    if action < PLACES:
        pick(state, seat, action - PICKS)
    elif action < KEEP:
        action -= PLACES
        place(state, seat, action // CELLS // ENDS, action // CELLS % ENDS, action % CELLS)
    elif state["seats"] == 1:
        apply_alone(state, action, entropy)
    elif action < CLAIMS:
        keep_or_renew(state, seat, action == RENEW, entropy)
    elif action < DISPUTES:
        claim(state, action - CLAIMS)
    else:
        dispute(state, seat, action - DISPUTES)


@kernel
def apply_alone(state: State, action: int, entropy: Word) -> None:
    """Play an action of the game for one (R17, R20, R21, R24)."""
    if action == RENEW:
        solo.renew(state, entropy)
    elif action == DONE:
        solo.done(state, entropy)
    elif action < DISPUTES:
        solo.claim(state, action - CLAIMS)
    elif action < BUYS:
        solo.lay(state, (action - LAYS) // CELLS, (action - LAYS) % CELLS)
    else:
        solo.buy(state, (action - BUYS) // ENDS, (action - BUYS) % ENDS)


@kernel
def pick(state: State, seat: int, image: int) -> None:
    """Choose an image in secret; the last choice reveals all of them (R2)."""
    state["where"][image] = PICKED
    state["pick"][seat] = image
    if waiting(state) == 0:
        state["step"] = PLACE
        state["seat"] = next_seat(state, NONE)


@kernel
def next_seat(state: State, after: int) -> int:
    """Return the seat with the lowest pick above the image ``after``, or NONE (R3)."""
    found = NONE
    for seat in range(state["seats"]):
        if state["pick"][seat] > after:
            if found == NONE or state["pick"][seat] < state["pick"][found]:
                found = seat
    return found


@kernel
def place(state: State, seat: int, slot: int, end: int, cell: int) -> None:
    """Put an open word at ``end`` and the picked image on ``cell`` (R4)."""
    image = state["pick"][seat]
    state["cells"][seat, cell] = image
    state["where"][image] = LYING
    state["ends"][seat, end] = state["open"][slot]
    state["cell"], state["end"], state["slot"] = cell, end, slot
    if state["judge"] == DECK_JUDGES:
        judge_by_deck(state, seat)
        accept(state)
    elif ask(state, seat):
        state["step"] = CLAIM
    else:
        accept(state)  # R14a


@kernel
def claim(state: State, mask: int) -> None:
    """Say which new pairs match; the others answer, if there is anything to dispute (R11)."""
    if mask == 0:
        accept(state)  # R14a
        return
    state["claimed"] = mask
    state["step"] = DISPUTE


@kernel
def dispute(state: State, seat: int, mask: int) -> None:
    """Say which claimed pairs do not match; the last answer settles them (R12, R14)."""
    state["disputed"][seat] = mask
    if not all_answered(state):
        return
    if settle(state):
        take_back(state)
    else:
        accept(state)


@kernel
def accept(state: State) -> None:
    """Let the placed cards lie; the seat now draws, but for the last round (R6)."""
    take_word(state, state["slot"])
    forget_rulings(state)
    if state["round"] < ROUNDS:
        state["step"] = DRAW
    else:
        end_turn(state, np.uint64(0), 0)  # nothing is drawn any more, so no chance is needed


@kernel
def keep_or_renew(state: State, seat: int, renews: bool, entropy: Word) -> None:
    """Draw one image, or throw the hand away and draw three (R6)."""
    if renews:
        discard(state, seat)
    turn = draw_images(state, seat, HAND if renews else 1, entropy, 0)
    end_turn(state, entropy, turn)


@kernel
def end_turn(state: State, entropy: Word, turn: int) -> None:
    """Pass the turn to the next seat, or begin the next round (R3, R7, R8)."""
    following = next_seat(state, int(state["pick"][state["seat"]]))
    state["seat"] = following
    if following != NONE:
        state["step"] = PLACE
        return
    for seat in range(SEATS):
        state["pick"][seat] = NONE
    if state["round"] == ROUNDS:
        state["step"] = OVER
        close_words(state, 0)
        return
    state["round"] += 1
    state["step"] = PICK
    open_words(state, int(state["seats"]) + 1, entropy, turn)
