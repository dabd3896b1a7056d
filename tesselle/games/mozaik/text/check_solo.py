"""Whether a position of MozaiK for one can come up in play (R16 to R24)."""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaik.rules import cards, scoring, solo
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text.refusal import images_in_grid, refuse, same, words_in_grid


def check(state: State, gone: int) -> None:
    """Raise BadPosition for what cannot be; may set ``bought``, which the counts tell."""
    step, turn, gems = int(state["step"]), int(state["round"]), int(state["gems"])
    if state["pick"][0] != s.NONE:
        none = Say("no pick alone", "aucune image choisie en solo")
        refuse(none, int(state["pick"][0]) + 1)
    words = words_in_grid(state, 0)
    placed = Say("images placed", "images posées")
    same(placed, turn - int(step == s.LAY), images_in_grid(state, 0))
    in_all = Say("gems in all (R16)", "gemmes en tout (R16)")
    same(in_all, s.GEMS + s.RESERVE, gems + int(state["reserve"]) + words)
    perfect = int(np.count_nonzero(state["matched"][0] == scoring.ALL_THREE))
    renewals = s.GEMS + perfect - words - gems
    thrown = int(state["discarded"][0])
    if not 0 <= 2 * renewals <= thrown <= 3 * renewals:
        each = Say(
            f"2 or 3 discards for each of {renewals} renewals (R20)",
            f"2 ou 3 défausses pour chacun des {renewals} renouvellements (R20)",
        )
        refuse(each, thrown)
    held = cards.hand(state, 0)
    if held != s.HAND and (step == s.LAY or held != s.HAND - 1):
        hand = Say(
            "2 or 3 images in hand, 3 before the image",
            "2 ou 3 images en main, 3 avant de poser",
        )
        refuse(hand, held)
    if step in (s.BUY, s.CLAIM, s.OVER) and held == s.HAND and renewals == 0:
        two = Say("2 images in hand after placing one", "2 images en main après en avoir posé une")
        refuse(two, held)
    _check_words(state, gone, words)


def _check_words(state: State, gone: int, words: int) -> None:
    step, turn = int(state["step"]), int(state["round"])
    still = int(np.count_nonzero(state["open"] != s.NONE))
    opened = Say("words opened so far", "mots révélés jusqu’ici")
    same(opened, solo.WORDS_A_TURN * turn, words + still + gone)
    now = solo.WORDS_A_TURN - still  # bought in this turn
    if step == s.LAY:
        before = Say("open words before the image", "mots révélés avant l’image")
        same(before, solo.WORDS_A_TURN, still)
    if step in (s.BUY, s.CLAIM):
        state["bought"] = int(now > 0)
    broke = state["gems"] == 0 and still == solo.WORDS_A_TURN and solo.end_is_free(state)
    if step == s.BUY and broke:
        over = Say(
            "step over without a gem for the compulsory word (R19)",
            "step=over sans gemme pour le mot obligatoire (R19)",
        )
        refuse(over, "step=words")
    if step == s.OVER and not broke:
        if turn != s.ROUNDS or still:
            done = Say(
                "turn 9 done, or no gem left (R19, R21)",
                "le tour 9 fini, ou plus de gemme (R19, R21)",
            )
            refuse(done, Say(f"turn {turn}", f"le tour {turn}"))
        now = 0
    earlier = words - (now if step != s.OVER else 0)
    if earlier < min(turn - 1, s.ENDS):
        least = Say(
            f"at least {turn - 1} words from the turns before (R17)",
            f"au moins {turn - 1} mots des tours précédents (R17)",
        )
        refuse(least, earlier)
