"""What a move of Mozaika does, by the step of the lesson that shows it."""

from tesselle.engine.game import State
from tesselle.games.mozaika.rules import scoring
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import EMPTY
from tesselle.games.mozaika.text.telling import preview


def taught(state: State, seat: int, action: int) -> dict[str, int]:
    """Return how much a legal action does of what each step shows, the most telling first."""
    if action < s.TAKES:
        return {"bid": action, "thrift": -action}
    if action < s.LAYS:
        return {"take": _closest(state, seat, action - s.TAKES)}
    if action < s.FLIES:
        return _laid(state, seat, action)
    return {"fly": preview(state, seat, action).total}


def _closest(state: State, seat: int, kind: int) -> int:
    """Return what a tile shares with the one of the seat's mosaic that is most like it."""
    board = state["boards"][seat].tolist()
    return max((int(scoring.alike(kind, other)) for other in board if other != EMPTY), default=0)


def _laid(state: State, seat: int, action: int) -> dict[str, int]:
    earned = preview(state, seat, action)
    points = dict.fromkeys(("R10", "R15", "R16", "R19"), 0)
    for line in earned.lines:
        points[line.rule] += line.points
    completed = [line for line in earned.lines if line.rule in ("R15", "R16")]
    return {
        "mirror": points["R19"],
        "crossing": len(completed) if len(completed) > 1 else 0,
        "square": points["R16"],
        "row": points["R15"],
        "twins": len([line for line in earned.lines if line.rule == "R10" and line.points > 1]),
        "neighbour": points["R10"],
    }
