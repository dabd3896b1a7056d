"""Whether a MozaiK position can come up in play: everything that can be counted.

``position`` has already made sure that no card lies in two places.
"""

import numpy as np

from tesselle.engine.game import State
from tesselle.games.mozaik.rules import cards, scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.state import STEPS
from tesselle.games.mozaik.text import check_rulings, check_solo
from tesselle.games.mozaik.text.refusal import NOT_ONE, images_in_grid, refuse, same, words_in_grid
from tesselle.games.mozaik.words import say

STEPS_TOGETHER = (s.PICK, s.PLACE, s.CLAIM, s.DISPUTE, s.DRAW, s.OVER)
STEPS_ALONE = (s.LAY, s.BUY, s.CLAIM, s.OVER)


def check(state: State, gone: int) -> None:
    """Raise BadPosition for what cannot be; may set ``bought``, which the counts tell."""
    step = int(state["step"])
    alone = state["seats"] == 1
    if step not in (STEPS_ALONE if alone else STEPS_TOGETHER):
        refuse(say("step-of-seats"), STEPS[step])
    if step in (s.CLAIM, s.DISPUTE) and state["judge"] != s.TABLE_JUDGES:
        refuse(say("table-for-claims"), "judge=deck")
    if (state["seat"] == s.NONE) != (step in (s.PICK, s.OVER)):
        refuse(say("seat-to-move"), say("seat", seat=int(state["seat"])))
    if alone:
        check_solo.check(state, gone)
    else:
        _check_together(state, gone)
    _check_matches(state)
    check_rulings.check(state)


def _check_together(state: State, gone: int) -> None:
    step, this = int(state["step"]), int(state["round"])
    if step == s.OVER and this != s.ROUNDS:
        refuse(say("round-when-over", last=s.ROUNDS), this)
    if step == s.DRAW and this == s.ROUNDS:
        refuse(say("no-last-draw"), "step=draw")
    _check_picks(state)
    mover = int(state["seat"])
    played = 0  # seats whose word of this round is no longer open
    for seat in range(int(state["seats"])):
        turns = _turns(state, seat)
        waits = step in (s.CLAIM, s.DISPUTE) and seat == mover
        same("grid-images", turns + waits, images_in_grid(state, seat), seat=seat)
        same("grid-words", turns + waits, words_in_grid(state, seat), seat=seat)
        if step not in (s.PICK, s.OVER):
            played += turns - this + 1
            _check_pick_place(state, seat, turns + waits >= this)
        drawing = step == s.DRAW and seat == mover
        _check_hand(state, seat, turns + waits, turns - drawing)
    same("untaken-words", this if step == s.OVER else this - 1, gone)
    expected = 0 if step == s.OVER else int(state["seats"]) + 1 - played
    still = int(np.count_nonzero(state["open"] != s.NONE))
    same("open-words", expected, still)


def _turns(state: State, seat: int) -> int:
    """Return how many times the seat has placed for good."""
    this, step, mover = int(state["round"]), state["step"], int(state["seat"])
    if step == s.OVER:
        return this
    if step == s.PICK:
        return this - 1
    before = state["pick"][seat] < state["pick"][mover]
    return this - 1 + int(before or (step == s.DRAW and seat == mover))


def _check_picks(state: State) -> None:
    step = state["step"]
    picks = int(np.count_nonzero(state["pick"] != s.NONE))
    seats = int(state["seats"])
    if step == s.PICK:
        if picks >= seats:
            refuse(say("fewer-picks", seats=seats), picks)
    else:
        same("picks", 0 if step == s.OVER else seats, picks)


def _check_pick_place(state: State, seat: int, lies: bool) -> None:
    image = int(state["pick"][seat])
    if (state["where"][image] == s.LYING) != lies:
        expected = say("pick-in-grid" if lies else "pick-out-of-grid", seat=seat)
        refuse(expected, f"image {image + 1}")


def _check_hand(state: State, seat: int, placed: int, draws: int) -> None:
    """Check hand and discards of a seat that drew after its turns ``draws`` times (R6)."""
    held = cards.hand(state, seat)
    if state["step"] == s.PICK or state["where"][state["pick"][seat]] == s.PICKED:
        held += int(state["pick"][seat] != s.NONE)
    drew = draws if state["step"] != s.OVER else s.ROUNDS - 1
    drew = min(drew, s.ROUNDS - 1)
    full = s.HAND + drew - placed
    least = full if state["left"] > 0 else min(full, s.ROUNDS - placed)
    if not least <= held <= full:
        refuse(say("hand-images", number=full, seat=seat), held)
    thrown = int(state["discarded"][seat])
    if thrown % 2 or thrown > 2 * drew:
        refuse(say("even-discards", seat=seat, most=2 * drew), thrown)


def _check_matches(state: State) -> None:
    """Check that matches lie under words and images, and are the deck's if it judges."""
    for seat in range(int(state["seats"])):
        for pair in range(s.ENDS * 3):
            end, place = divmod(pair, 3)
            word, image = int(state["ends"][seat, end]), scoring.image_of(state, seat, pair)
            fits = s.NONE not in (word, image)
            if fits and state["judge"] == s.TABLE_JUDGES:
                continue  # whatever people said
            fits = fits and cards.has(state["yes"][image], word)
            hit = bool(int(state["matched"][seat, end]) >> place & 1)
            if hit != fits:
                name = "match-on" if fits else "no-match-on"
                expected = say(name, place=place + 1, end=s.END_NAMES[end], seat=seat)
                refuse(expected, say("one") if hit else NOT_ONE)
