"""What a move of MozaiK does, by the step of the lesson that shows it."""

from tesselle.engine.game import State
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.cards import has, ones
from tesselle.games.mozaik.text.telling import played


def taught(state: State, seat: int, action: int) -> dict[str, int]:
    """Return how much a legal action does of what each step shows, the most telling first."""
    if state["step"] == s.PICK:
        return {"pick": _words_that_fit(state, seat, action - s.PICKS)}
    if state["step"] == s.CLAIM:
        return {"claim": ones(action - s.CLAIMS)}
    if state["step"] == s.DISPUTE:
        return {"dispute": ones(action - s.DISPUTES)}
    if state["step"] == s.DRAW:
        return {"keep": int(action == s.KEEP), "renew": int(action == s.RENEW)}
    return _placed(state, played(state, seat, action), seat)


def _words_that_fit(state: State, seat: int, image: int) -> int:
    """Count the words, open or at the seat's own ends, that the deck finds in an image."""
    words = [*state["open"].tolist(), *state["ends"][seat].tolist()]
    return len([word for word in words if word != s.NONE and has(state["yes"][image], word)])


def _placed(before: State, after: State, seat: int) -> dict[str, int]:
    """Tell words that were there before from the one that is new."""
    perfect = climbed = climb = first = second = several = 0
    for end in range(s.ENDS):
        gain = scoring.word_points(after, seat, end) - scoring.word_points(before, seat, end)
        if gain <= 0:
            continue
        matched = int(after["matched"][seat, end])
        perfect += int(matched == scoring.ALL_THREE)
        if before["ends"][seat, end] != s.NONE:
            climbed, climb = climbed + 1, climb + gain
        else:
            first = gain
            second = gain if before["ends"][seat, end ^ 1] != s.NONE else 0
            several = gain if ones(matched) > 1 else 0
    return {
        "ends": second,
        "solo" if before["seats"] == 1 else "perfect": perfect,
        "crossing": climbed if climbed > 1 else 0,
        "word": several,
        "climb": climb,
        "place": first,
    }
