"""Whether a position of MozaiK for one can come up in play (R16 to R24)."""

import numpy as np

from tesselle.engine.game import State
from tesselle.games.mozaik.rules import cards, scoring, solo
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text.refusal import images_in_grid, refuse, same, words_in_grid
from tesselle.games.mozaik.words import say


def check(state: State, gone: int) -> None:
    """Raise BadPosition for what cannot be; may set ``bought``, which the counts tell."""
    step, turn, gems = int(state["step"]), int(state["round"]), int(state["gems"])
    if state["pick"][0] != s.NONE:
        refuse(say("no-pick-alone"), int(state["pick"][0]) + 1)
    words = words_in_grid(state, 0)
    same("images-placed", turn - int(step == s.LAY), images_in_grid(state, 0))
    same("gems-in-all", s.GEMS + s.RESERVE, gems + int(state["reserve"]) + words)
    perfect = int(np.count_nonzero(state["matched"][0] == scoring.ALL_THREE))
    renewals = s.GEMS + perfect - words - gems
    thrown = int(state["discarded"][0])
    if not 0 <= 2 * renewals <= thrown <= 3 * renewals:
        refuse(say("discards-of-renewals", number=renewals), thrown)
    held = cards.hand(state, 0)
    if held != s.HAND and (step == s.LAY or held != s.HAND - 1):
        refuse(say("hand-alone"), held)
    if step in (s.BUY, s.CLAIM, s.OVER) and held == s.HAND and renewals == 0:
        refuse(say("two-in-hand"), held)
    _check_words(state, gone, words)


def _check_words(state: State, gone: int, words: int) -> None:
    step, turn = int(state["step"]), int(state["round"])
    still = int(np.count_nonzero(state["open"] != s.NONE))
    same("words-opened", solo.WORDS_A_TURN * turn, words + still + gone)
    now = solo.WORDS_A_TURN - still  # bought in this turn
    if step == s.LAY:
        same("open-before-image", solo.WORDS_A_TURN, still)
    if step in (s.BUY, s.CLAIM):
        state["bought"] = int(now > 0)
    broke = state["gems"] == 0 and still == solo.WORDS_A_TURN and solo.end_is_free(state)
    if step == s.BUY and broke:
        refuse(say("over-without-gem"), "step=words")
    if step == s.OVER and not broke:
        if turn != s.ROUNDS or still:
            refuse(say("turn-nine-done"), say("turn", number=turn))
        now = 0
    earlier = words - (now if step != s.OVER else 0)
    if earlier < min(turn - 1, s.ENDS):
        refuse(say("words-before", number=turn - 1), earlier)
