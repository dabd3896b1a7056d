"""Whether a MozaiK position can come up in play: everything that can be counted.

``position`` has already made sure that no card lies in two places.
"""

from typing import NoReturn

import numpy as np

from tesselle.engine.errors import BadPosition
from tesselle.engine.game import State
from tesselle.games.mozaik import cards, judging, rules, scoring, solo, view
from tesselle.games.mozaik import state as s

TOGETHER = (s.PICK, s.PLACE, s.CLAIM, s.DISPUTE, s.DRAW, s.OVER)
ALONE = (s.LAY, s.BUY, s.CLAIM, s.OVER)


def check(state: State, gone: int) -> None:
    """Raise BadPosition for what cannot be; may set ``bought``, which the counts tell."""
    step = int(state["step"])
    alone = state["seats"] == 1
    if step not in (ALONE if alone else TOGETHER):
        _refuse("a step of this number of seats", view.STEPS[step])
    if step in (s.CLAIM, s.DISPUTE) and state["judge"] != s.TABLE_JUDGES:
        _refuse("judge=table for claims", "judge=deck")
    if (state["seat"] == s.NONE) != (step in (s.PICK, s.OVER)):
        _refuse("a seat to move, but for step pick and over", f"seat {state['seat']}")
    if alone:
        _check_alone(state, gone)
    else:
        _check_together(state, gone)
    _check_matches(state)
    _check_attempt(state)


def _refuse(expected: str, got: str) -> NoReturn:
    raise BadPosition(f"expected {expected}, got {got}")


def _same(what: str, expected: int, got: int) -> None:
    if expected != got:
        _refuse(f"{expected} {what}", str(got))


def _placed(state: State, seat: int) -> int:
    return int(np.count_nonzero(state["cells"][seat] != s.NONE))


def _words(state: State, seat: int) -> int:
    return int(np.count_nonzero(state["ends"][seat] != s.NONE))


def _check_together(state: State, gone: int) -> None:
    step, this = int(state["step"]), int(state["round"])
    if step == s.OVER and this != s.ROUNDS:
        _refuse(f"round {s.ROUNDS} when it is over", str(this))
    if step == s.DRAW and this == s.ROUNDS:
        _refuse("no draw in the last round (R6)", "step draw")
    _check_picks(state)
    played = 0  # seats whose word of this round is no longer open
    for seat in range(int(state["seats"])):
        turns = _turns(state, seat)
        waits = step in (s.CLAIM, s.DISPUTE) and seat == state["seat"]
        _same(f"images in the grid of seat {seat}", turns + waits, _placed(state, seat))
        _same(f"words in the grid of seat {seat}", turns + waits, _words(state, seat))
        if step not in (s.PICK, s.OVER):
            played += turns - this + 1
            _check_pick_place(state, seat, turns + waits >= this)
        drawing = step == s.DRAW and seat == state["seat"]
        _check_hand(state, seat, turns + waits, turns - drawing)
    _same("words that nobody took", this if step == s.OVER else this - 1, gone)
    expected = 0 if step == s.OVER else int(state["seats"]) + 1 - played
    _same("open words", expected, int(np.count_nonzero(state["open"] != s.NONE)))


def _turns(state: State, seat: int) -> int:
    """Give how many times the seat has placed for good."""
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
            _refuse(f"fewer than {seats} picks while picking (R2)", str(picks))
    else:
        _same("picks", 0 if step == s.OVER else seats, picks)


def _check_pick_place(state: State, seat: int, lies: bool) -> None:
    image = int(state["pick"][seat])
    if (state["where"][image] == s.LYING) != lies:
        where = "in its grid" if lies else "out of its grid"
        _refuse(f"the pick of seat {seat} {where} (R3)", f"image {image + 1}")


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
        _refuse(f"{full} images in the hand of seat {seat}, its pick included", str(held))
    thrown = int(state["discarded"][seat])
    if thrown % 2 or thrown > 2 * drew:
        _refuse(f"an even number of discards of seat {seat}, at most {2 * drew}", str(thrown))


def _check_alone(state: State, gone: int) -> None:
    step, turn, gems = int(state["step"]), int(state["round"]), int(state["gems"])
    if state["pick"][0] != s.NONE:
        _refuse("no pick alone", str(int(state["pick"][0]) + 1))
    words = _words(state, 0)
    _same("images placed", turn - int(step == s.LAY), _placed(state, 0))
    _same("gems in all (R16)", s.GEMS + s.RESERVE, gems + int(state["reserve"]) + words)
    perfect = int(np.count_nonzero(state["matched"][0] == scoring.ALL_THREE))
    renewals = s.GEMS + perfect - words - gems
    thrown = int(state["discarded"][0])
    if not 0 <= 2 * renewals <= thrown <= 3 * renewals:
        _refuse(f"2 or 3 discards for each of {renewals} renewals (R20)", str(thrown))
    held = cards.hand(state, 0)
    if held != s.HAND and (step == s.LAY or held != s.HAND - 1):
        _refuse("2 or 3 images in hand, 3 before the image", str(held))
    if step in (s.BUY, s.CLAIM, s.OVER) and held == s.HAND and renewals == 0:
        _refuse("2 images in hand after placing one", str(held))
    _check_solo_words(state, gone, words)


def _check_solo_words(state: State, gone: int, words: int) -> None:
    step, turn = int(state["step"]), int(state["round"])
    still = int(np.count_nonzero(state["open"] != s.NONE))
    _same("words opened so far", solo.WORDS_A_TURN * turn, words + still + gone)
    now = solo.WORDS_A_TURN - still  # bought in this turn
    if step == s.LAY:
        _same("open words before the image", solo.WORDS_A_TURN, still)
    if step in (s.BUY, s.CLAIM):
        state["bought"] = int(now > 0)
    broke = state["gems"] == 0 and still == solo.WORDS_A_TURN and solo.end_is_free(state)
    if step == s.BUY and broke:
        _refuse("step over without a gem for the compulsory word (R19)", "step words")
    if step == s.OVER and not broke:
        if turn != s.ROUNDS or still:
            _refuse("turn 9 done, or no gem left (R19, R21)", f"turn {turn}")
        now = 0
    earlier = words - (now if step != s.OVER else 0)
    if earlier < min(turn - 1, s.ENDS):
        _refuse(f"at least {turn - 1} words from the turns before (R17)", str(earlier))


def _check_matches(state: State) -> None:
    """Check that matches lie under words and images, and are the deck's if it judges."""
    for seat in range(int(state["seats"])):
        for pair in range(s.ENDS * 3):
            end, place = divmod(pair, 3)
            word, image = int(state["ends"][seat, end]), judging.image_of(state, seat, pair)
            fits = s.NONE not in (word, image)
            if fits and state["judge"] == s.TABLE_JUDGES:
                continue  # whatever people said
            fits = fits and cards.has(state["yes"][image], word)
            hit = bool(int(state["matched"][seat, end]) >> place & 1)
            if hit != fits:
                where = f"place {place + 1} of {s.END_NAMES[end]}, seat {seat}"
                _refuse(f"{'a' if fits else 'no'} match on {where}", "one" if hit else "none")


def _check_attempt(state: State) -> None:
    """Check the cards that wait for a ruling, and what was ruled in this turn."""
    step, seat = int(state["step"]), int(state["seat"])
    waits = step in (s.CLAIM, s.DISPUTE)
    alone = state["seats"] == 1
    if waits != (state["cell"] != s.NONE or state["end"] != s.NONE):
        _refuse("cell and end while pairs wait for a ruling, and only then", view.STEPS[step])
    if (state["claimed"] != 0) != (step == s.DISPUTE):
        _refuse("claimed pairs in step dispute, and only then", view.STEPS[step])
    ruled = state["stands"] or state["refused"] or state["stands_at"].any()
    if (ruled or state["refused_at"].any()) and (alone or (step != s.PLACE and not waits)):
        _refuse("rulings of a running turn only (R13)", view.STEPS[step])
    _check_rulings(state)
    if not waits:
        return
    if alone:
        _check_lone_attempt(state)
    elif state["cell"] == s.NONE or state["end"] == s.NONE:
        _refuse("both cell and end", "one of them")
    elif state["cells"][seat, state["cell"]] != state["pick"][seat]:
        _refuse("the picked image on cell", s.CELL_NAMES[state["cell"]])
    _check_new_pairs(state, seat)
    if step == s.DISPUTE and rules.waiting(state) == 0:
        _refuse("a seat that has not answered (R12)", "none")


def _check_rulings(state: State) -> None:
    both = int(state["stands"]) & int(state["refused"])
    if both or (state["stands_at"] & state["refused_at"]).any():
        _refuse("one ruling for each pair (R13)", "both stands and refused")


def _check_lone_attempt(state: State) -> None:
    """Alone, an image or a word waits, never both (R24)."""
    by_image = state["end"] == s.NONE
    if not by_image and state["cell"] != s.NONE:
        _refuse("cell or end alone (R24)", "both")
    if by_image == bool(state["bought"]):
        _refuse("an image's claim before the first word, a word's after", view.STEPS[s.CLAIM])
    if by_image and state["cells"][0, state["cell"]] == s.NONE:
        _refuse("an image on cell", s.CELL_NAMES[state["cell"]])


def _check_new_pairs(state: State, seat: int) -> None:
    """New pairs match as far as they were ruled upon; one waits at least (R14a)."""
    for number in range(s.NEW_PAIRS):
        pair = judging.new_pair(state, seat, number)
        if pair == s.NONE:
            continue
        hit = int(state["matched"][seat, pair // 3]) >> pair % 3 & 1
        _same(
            f"match of new pair {s.END_NAMES[pair // 3]}:{pair % 3 + 1}",
            int(judging.ruling(state, seat, pair) == judging.STANDS),
            hit,
        )
    if not view.unruled(state, seat):
        _refuse("a new pair without a ruling (R14a)", "none")
