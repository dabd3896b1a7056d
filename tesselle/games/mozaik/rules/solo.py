"""MozaiK alone: a turn of one image and some words, paid with gems (R16 to R24)."""

from tesselle.engine.entropy import Word
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaik.rules.cards import (
    close_words,
    discard,
    draw_images,
    hand,
    open_words,
    take_word,
)
from tesselle.games.mozaik.rules.scoring import (
    ALL_THREE,
    ask,
    claim_alone,
    forget_rulings,
    judge_by_deck,
)
from tesselle.games.mozaik.rules.state import (
    BUY,
    BUYS,
    CELLS,
    CLAIM,
    DECK_JUDGES,
    DONE,
    ENDS,
    HAND,
    HELD,
    IMAGES,
    LAY,
    LAYS,
    LYING,
    NONE,
    OPEN,
    OVER,
    PAIR,
    RENEW,
    ROUNDS,
)

ME = 0  # the only seat
WORDS_A_TURN = 3  # R16


@kernel
def legal(state: State, out: Actions) -> int:
    """Write what may be done before the image (LAY) or after it (BUY)."""
    count = 0
    if may_renew(state):
        out[count] = RENEW
        count += 1
    if state["step"] == LAY:
        return legal_lays(state, out, count)
    count = legal_buys(state, out, count)
    if may_end(state):
        out[count] = DONE
        count += 1
    return count


@kernel
def legal_lays(state: State, out: Actions, count: int) -> int:
    """Add each image of the hand on each free cell (R17)."""
    for image in range(IMAGES):
        if state["where"][image] != HELD + ME:
            continue
        for cell in range(CELLS):
            if state["cells"][ME, cell] == NONE:
                out[count] = LAYS + image * CELLS + cell
                count += 1
    return count


@kernel
def legal_buys(state: State, out: Actions, count: int) -> int:
    """Add each open word at each free end, if there is a gem for it (R17)."""
    if state["gems"] == 0:
        return count
    for slot in range(OPEN):
        if state["open"][slot] == NONE:
            break
        for end in range(ENDS):
            if state["ends"][ME, end] == NONE:
                out[count] = BUYS + slot * ENDS + end
                count += 1
    return count


@kernel
def may_renew(state: State) -> bool:
    """Tell whether a gem can buy three new images (R20)."""
    return bool(state["gems"] > 0 and state["left"] >= HAND)


@kernel
def may_end(state: State) -> bool:
    """Tell whether the turn may end: a word was bought, or none can be placed (R21, R22)."""
    return state["step"] == BUY and (state["bought"] == 1 or not end_is_free(state))


@kernel
def end_is_free(state: State) -> bool:
    """Tell whether a word can still be placed."""
    taken = 0
    for end in range(ENDS):
        taken += int(state["ends"][ME, end] != NONE)
    return taken < ENDS


@kernel
def lay(state: State, image: int, cell: int) -> None:
    """Place an image of the hand (R17)."""
    state["where"][image] = LYING
    state["cells"][ME, cell] = image
    state["cell"] = cell
    judge(state)


@kernel
def buy(state: State, slot: int, end: int) -> None:
    """Pay for an open word and place it (R17)."""
    state["gems"] -= 1
    state["bought"] = 1
    state["ends"][ME, end] = state["open"][slot]
    state["end"] = end
    take_word(state, slot)
    judge(state)


@kernel
def judge(state: State) -> None:
    """Match the pairs just formed, or ask for a claim first (R10, R24)."""
    if state["judge"] == DECK_JUDGES:
        judge_by_deck(state, ME)
    elif ask(state, ME):
        state["step"] = CLAIM
        return
    pay(state)


@kernel
def claim(state: State, mask: int) -> None:
    """Let the claimed pairs match; only then are gems paid (R24)."""
    claim_alone(state, ME, mask)
    pay(state)


@kernel
def pay(state: State) -> None:
    """Take a gem for each word that just came to match its whole line (R18)."""
    if state["end"] != NONE:
        collect(state, state["end"])
    else:
        for number in range(4):
            collect(state, PAIR[state["cell"], number] // 3)
    forget_rulings(state)
    state["step"] = BUY
    stop_if_broke(state)


@kernel
def collect(state: State, end: int) -> None:
    """Take a gem if the word at ``end`` matches all its images; it just changed (R18)."""
    if state["matched"][ME, end] == ALL_THREE:
        state["gems"] += 1
        state["reserve"] -= 1


@kernel
def stop_if_broke(state: State) -> None:
    """Stop when the compulsory word cannot be paid (R19); with no free end it is none (R22)."""
    if state["gems"] == 0 and state["bought"] == 0 and end_is_free(state):
        stop(state)


@kernel
def stop(state: State) -> None:
    """End the match."""
    state["step"] = OVER
    state["seat"] = NONE
    state["bought"] = 0


@kernel
def renew(state: State, entropy: Word) -> None:
    """Pay a gem for three new images (R20); it goes back to the reserve."""
    state["gems"] -= 1
    state["reserve"] += 1
    discard(state, ME)
    draw_images(state, ME, HAND, entropy, 0)
    if state["step"] == BUY:
        stop_if_broke(state)


@kernel
def done(state: State, entropy: Word) -> None:
    """End the turn: new words, and the hand back up to three (R21)."""
    close_words(state, 0)
    if state["round"] == ROUNDS:
        stop(state)
        return
    state["round"] += 1
    state["bought"] = 0
    state["step"] = LAY
    turn = draw_images(state, ME, HAND - hand(state, ME), entropy, 0)
    open_words(state, WORDS_A_TURN, entropy, turn)
