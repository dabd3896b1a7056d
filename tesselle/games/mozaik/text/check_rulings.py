"""Whether the cards that wait for a ruling can lie as they do (R11 to R14a, R24)."""

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaik.rules import play, scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.state import STEPS
from tesselle.games.mozaik.text import layout
from tesselle.games.mozaik.text.refusal import NOT_ONE, refuse, same


def check(state: State) -> None:
    """Check the cards that wait for a ruling, and what was ruled in this turn."""
    step, seat = int(state["step"]), int(state["seat"])
    waits = step in (s.CLAIM, s.DISPUTE)
    alone = state["seats"] == 1
    if waits != (state["cell"] != s.NONE or state["end"] != s.NONE):
        cards_wait = Say(
            "cell and end while pairs wait for a ruling, and only then",
            "cell et end tant que des paires attendent une décision, et alors seulement",
        )
        refuse(cards_wait, STEPS[step])
    if (state["claimed"] != 0) != (step == s.DISPUTE):
        claimed = Say(
            "claimed pairs in step dispute, and only then",
            "des paires affirmées à l’étape dispute, et alors seulement",
        )
        refuse(claimed, STEPS[step])
    ruled = state["stands"] or state["refused"] or state["stands_at"].any()
    if (ruled or state["refused_at"].any()) and (alone or (step != s.PLACE and not waits)):
        running = Say(
            "rulings of a running turn only (R13)", "des décisions d’un tour en cours (R13)"
        )
        refuse(running, STEPS[step])
    _check_rulings(state)
    if not waits:
        return
    if alone:
        _check_lone_attempt(state)
    elif state["cell"] == s.NONE or state["end"] == s.NONE:
        refuse(Say("both cell and end", "cell et end"), Say("one of them", "l’un des deux"))
    elif state["cells"][seat, state["cell"]] != state["pick"][seat]:
        picked = Say("the picked image on cell", "l’image choisie en cell")
        refuse(picked, s.CELL_NAMES[state["cell"]])
    _check_new_pairs(state, seat)
    if step == s.DISPUTE and play.waiting(state) == 0:
        silent = Say("a seat that has not answered (R12)", "un siège qui n’a pas répondu (R12)")
        refuse(silent, NOT_ONE)


def _check_rulings(state: State) -> None:
    both = int(state["stands"]) & int(state["refused"])
    if both or (state["stands_at"] & state["refused_at"]).any():
        one = Say("one ruling for each pair (R13)", "une décision par paire (R13)")
        refuse(one, Say("both stands and refused", "stands et refused"))


def _check_lone_attempt(state: State) -> None:
    """Alone, an image or a word waits, never both (R24)."""
    by_image = state["end"] == s.NONE
    if not by_image and state["cell"] != s.NONE:
        refuse(Say("cell or end alone (R24)", "cell ou end seul (R24)"), Say("both", "les deux"))
    if by_image == bool(state["bought"]):
        order = Say(
            "an image's claim before the first word, a word's after",
            "l’affirmation d’une image avant le premier mot, d’un mot après",
        )
        refuse(order, STEPS[s.CLAIM])
    if by_image and state["cells"][0, state["cell"]] == s.NONE:
        refuse(Say("an image on cell", "une image en cell"), s.CELL_NAMES[state["cell"]])


def _check_new_pairs(state: State, seat: int) -> None:
    """New pairs match as far as they were ruled upon; one waits at least (R14a)."""
    for number in range(s.NEW_PAIRS):
        pair = scoring.new_pair(state, seat, number)
        if pair == s.NONE:
            continue
        hit = int(state["matched"][seat, pair // 3]) >> pair % 3 & 1
        name = f"{s.END_NAMES[pair // 3]}:{pair % 3 + 1}"
        same(
            Say(f"match of new pair {name}", f"correspondance de la nouvelle paire {name}"),
            int(scoring.ruling(state, seat, pair) == scoring.STANDS),
            hit,
        )
    if not layout.unruled_pairs(state, seat):
        unruled = Say("a new pair without a ruling (R14a)", "une nouvelle paire à trancher (R14a)")
        refuse(unruled, NOT_ONE)
