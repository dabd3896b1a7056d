"""What people may see of a Mozaika match: everything but bids that are not revealed."""

from typing import Any

import numpy as np

from tesselle.engine.game import State, View
from tesselle.engine.squaregrid import OFF
from tesselle.games.mozaika import count, rules, scoring
from tesselle.games.mozaika import state as s
from tesselle.games.mozaika.tiles import EMPTY, GRID, NAMES, NO_TILE, SIDE, listed


def view(state: State, seat: int | None) -> View:
    """Give the open table, and to a seat its own pending bid (R5)."""
    seats = int(state["seats"])
    bidding = bool(state["step"] == s.BID)
    revealed = not bidding and state["order"][0] != s.NOBODY
    bids = [int(bid) for bid in state["bids"][:seats]]
    pending = bidding and seat is not None and bids[seat] != s.NO_BID
    return {
        "seat": seat,  # whose view this is
        "round": int(state["round"]),
        "rounds": s.ROUNDS,
        "step": s.STEPS[int(state["step"])],
        "first": rules.first(state),
        "waiting": [other for other in range(seats) if int(state["to_act"]) >> other & 1],
        "row": listed(state["row"]),
        "bag": {name: int(number) for name, number in zip(NAMES, state["bag"], strict=True)},
        "bag_count": int(state["bag"].sum()),
        "chosen": [bidding and bid != s.NO_BID for bid in bids],  # who has a bid pending
        "own_bid": bids[seat] if pending and seat is not None else None,
        "bids": bids if revealed else None,
        "order": [int(other) for other in state["order"][:seats]] if revealed else None,
        "picked": int(state["picked"]),  # how many of the order have picked
        "flier": None if state["flier"] == s.NOBODY else int(state["flier"]),
        "players": [_player(state, other) for other in range(seats)],
    }


def _player(state: State, seat: int) -> dict[str, Any]:
    board, flies, coins = state["boards"][seat], state["flies"][seat], int(state["coins"][seat])
    points = scoring.mosaic_points(board, flies) + scoring.coin_points(coins)
    return {
        "board": rows(state, seat),
        "flies": [GRID.names[cell] for cell in np.flatnonzero(flies)],
        "hand": listed(state["hands"][seat]),
        "coins": coins,
        "points": points,  # as if the match ended now
        "count": _count(state, seat),  # of a match that is over
    }


def _count(state: State, seat: int) -> dict[str, Any] | None:
    if state["step"] != s.OVER:
        return None
    return count.tally(
        state["boards"][seat], state["flies"][seat], int(state["coins"][seat])
    ).data()


def rows(state: State, seat: int) -> list[list[str]]:
    """Give a board as four rows of tile texts, ``--`` for a free cell."""
    texts = [NO_TILE if kind == EMPTY else NAMES[kind] for kind in state["boards"][seat]]
    return [texts[start : start + SIDE] for start in range(0, len(texts), SIDE)]


def earnings(state: State, seat: int, kind: int, cell: int) -> list[tuple[str, int]]:
    """Give the neighbours that would pay for ``kind`` on ``cell``, and their coins (R10)."""
    board = state["boards"][seat]
    near = [int(other) for other in GRID.neighbour[cell] if other != OFF]
    paid = [(GRID.names[o], scoring.alike(kind, int(board[o]))) for o in near if board[o] != EMPTY]
    return [(name, coins) for name, coins in paid if coins]


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give what chance gave: the hands at setup, the row when a round opens."""
    if before is None:
        return {"hands": [listed(hand) for hand in after["hands"][: int(after["seats"])]]}
    if after["round"] != before["round"]:
        return {"row": listed(after["row"])}
    return {}
