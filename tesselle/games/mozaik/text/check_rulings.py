"""Whether the cards that wait for a ruling can lie as they do (R11 to R14a, R24)."""

from tesselle.engine.game import State
from tesselle.games.mozaik.rules import play, scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.state import STEPS
from tesselle.games.mozaik.text import layout
from tesselle.games.mozaik.text.refusal import NOT_ONE, refuse, same
from tesselle.games.mozaik.words import say


def check(state: State) -> None:
    """Check the cards that wait for a ruling, and what was ruled in this turn."""
    step, seat = int(state["step"]), int(state["seat"])
    waits = step in (s.CLAIM, s.DISPUTE)
    alone = state["seats"] == 1
    if waits != (state["cell"] != s.NONE or state["end"] != s.NONE):
        refuse(say("cards-waiting"), STEPS[step])
    if (state["claimed"] != 0) != (step == s.DISPUTE):
        refuse(say("claimed-in-dispute"), STEPS[step])
    ruled = state["stands"] or state["refused"] or state["stands_at"].any()
    if (ruled or state["refused_at"].any()) and (alone or (step != s.PLACE and not waits)):
        refuse(say("rulings-of-turn"), STEPS[step])
    _check_rulings(state)
    if not waits:
        return
    if alone:
        _check_lone_attempt(state)
    elif state["cell"] == s.NONE or state["end"] == s.NONE:
        refuse(say("both-cell-and-end"), say("one-of-them"))
    elif state["cells"][seat, state["cell"]] != state["pick"][seat]:
        refuse(say("picked-on-cell"), s.CELL_NAMES[state["cell"]])
    _check_new_pairs(state, seat)
    if step == s.DISPUTE and play.waiting(state) == 0:
        refuse(say("seat-unanswered"), NOT_ONE)


def _check_rulings(state: State) -> None:
    both = int(state["stands"]) & int(state["refused"])
    if both or (state["stands_at"] & state["refused_at"]).any():
        refuse(say("one-ruling"), say("stands-and-refused"))


def _check_lone_attempt(state: State) -> None:
    """Alone, an image or a word waits, never both (R24)."""
    by_image = state["end"] == s.NONE
    if not by_image and state["cell"] != s.NONE:
        refuse(say("cell-or-end"), say("both"))
    if by_image == bool(state["bought"]):
        refuse(say("claims-in-order"), STEPS[s.CLAIM])
    if by_image and state["cells"][0, state["cell"]] == s.NONE:
        refuse(say("image-on-cell"), s.CELL_NAMES[state["cell"]])


def _check_new_pairs(state: State, seat: int) -> None:
    """New pairs match as far as they were ruled upon; one waits at least (R14a)."""
    for number in range(s.NEW_PAIRS):
        pair = scoring.new_pair(state, seat, number)
        if pair == s.NONE:
            continue
        hit = int(state["matched"][seat, pair // 3]) >> pair % 3 & 1
        expected = int(scoring.ruling(state, seat, pair) == scoring.STANDS)
        name = f"{s.END_NAMES[pair // 3]}:{pair % 3 + 1}"
        same("matches-of-pair", expected, hit, pair=name)
    if not layout.unruled_pairs(state, seat):
        refuse(say("pair-unruled"), NOT_ONE)
