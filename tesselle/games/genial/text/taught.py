"""What a placement of Génial! does, by the step of the lesson that shows it."""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.state import copied
from tesselle.games.genial.rules import play, scoring
from tesselle.games.genial.rules.board import DIRECTIONS
from tesselle.games.genial.rules.state import SWAP
from tesselle.games.genial.text.telling import Half, earnings


def taught(state: State, seat: int, action: int) -> dict[str, int]:
    """Return how much a legal action does of what each step shows, the most telling first."""
    if state["swap"]:
        return {"swap": int(action == SWAP)}
    after = copied(state)
    play.place(after, seat, action)
    one, other = earnings(state, action)
    lesser = min(one["points"], other["points"])
    double = one["symbol"] == other["symbol"]
    return {
        "all-six": int(play.mastered(after, seat)),
        "another": int(after["owed"]),
        "end": _beaten(after, seat) if after["free"] == 0 else 0,
        "lowest": min(after["tracks"][seat].tolist()),
        "join": max(_joining(one), _joining(other)),
        "double": lesser if double else 0,
        "both": 0 if double else lesser,
        "several": max(_by_several(one), _by_several(other)),
        "line": max(_longest(one), _longest(other)),
    }


def _beaten(after: State, seat: int) -> int:
    """Count the seats that come behind this one at the end (R15)."""
    places = np.zeros(int(after["seats"]), np.int32)
    scoring.ranking(after, places)
    return len([place for place in places.tolist() if place > places[seat]])


def _joining(half: Half) -> int:
    """Return the most points of two lines that a half joins to one."""
    points = {line["direction"]: line["points"] for line in half["lines"]}
    across = DIRECTIONS // 2
    pairs = [
        points[one] + points[one + across]
        for one in range(across)
        if one in points and one + across in points
    ]
    return max(pairs, default=0)


def _by_several(half: Half) -> int:
    return int(half["points"]) if len(half["lines"]) > 1 else 0


def _longest(half: Half) -> int:
    return max((int(line["points"]) for line in half["lines"]), default=0)
