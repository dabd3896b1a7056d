"""What people may see of a Mozaika match: everything but bids that are not revealed."""

from typing import Any, TypedDict

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.tally import TallyInfo
from tesselle.games.mozaika.rules import play, scoring
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import GRID, NAMES, listed
from tesselle.games.mozaika.text import count
from tesselle.games.mozaika.text.layout import rows


class Player(TypedDict):
    """What lies before one seat."""

    board: list[list[str]]  # rows of tiles, "--" for a free cell
    flies: list[str]  # the cells that have one
    hand: list[str]
    coins: int
    points: int  # as if the match ended now
    count: TallyInfo | None  # of a match that is over


class View(TypedDict):
    """The table as one seat sees it."""

    seat: int | None  # whose view this is
    round: int  # from 1
    rounds: int
    step: s.Step
    first: int  # the first player
    waiting: list[int]  # the seats that may act
    row: list[str]  # tiles on offer
    bag: dict[str, int]  # tiles left in it, by kind
    bag_count: int
    chosen: list[bool]  # who has a bid pending
    own_bid: int | None  # one's own, while it is pending
    bids: list[int] | None  # by seat, once they are revealed
    order: list[int] | None  # of picking, once the bids are revealed
    picked: int  # how many of the order have picked
    flier: int | None  # who is to place a fly
    has_fly: bool  # whether the lowest bid of this round takes one
    players: list[Player]  # by seat


def view(state: State, seat: int | None) -> View:
    """Return the open table, and to a seat its own pending bid (R5)."""
    seats = int(state["seats"])
    bidding = bool(state["step"] == s.BID)
    revealed = not bidding and state["order"][0] != s.NOBODY
    bids = [int(bid) for bid in state["bids"][:seats]]
    pending = bidding and seat is not None and bids[seat] != s.NO_BID
    return {
        "seat": seat,
        "round": int(state["round"]),
        "rounds": s.ROUNDS,
        "step": s.STEPS[int(state["step"])],
        "first": play.first(state),
        "waiting": [other for other in range(seats) if int(state["to_act"]) >> other & 1],
        "row": listed(state["row"]),
        "bag": {name: int(number) for name, number in zip(NAMES, state["bag"], strict=True)},
        "bag_count": int(state["bag"].sum()),
        "chosen": [bidding and bid != s.NO_BID for bid in bids],
        "own_bid": bids[seat] if pending and seat is not None else None,
        "bids": bids if revealed else None,
        "order": [int(other) for other in state["order"][:seats]] if revealed else None,
        "picked": int(state["picked"]),
        "flier": None if state["flier"] == s.NOBODY else int(state["flier"]),
        "has_fly": bool(play.has_fly(state)),
        "players": [_player(state, other) for other in range(seats)],
    }


def _player(state: State, seat: int) -> Player:
    board, flies, coins = state["boards"][seat], state["flies"][seat], int(state["coins"][seat])
    points = scoring.mosaic_points(board, flies) + scoring.coin_points(coins)
    return {
        "board": rows(state, seat),
        "flies": [GRID.names[cell] for cell in np.flatnonzero(flies)],
        "hand": listed(state["hands"][seat]),
        "coins": coins,
        "points": points,
        "count": _count(state, seat),
    }


def _count(state: State, seat: int) -> TallyInfo | None:
    if state["step"] != s.OVER:
        return None
    return count.tally(
        state["boards"][seat], state["flies"][seat], int(state["coins"][seat])
    ).data()


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Return what chance gave: the hands at setup, the row when a round opens."""
    if before is None:
        return {"hands": [listed(hand) for hand in after["hands"][: int(after["seats"])]]}
    if after["round"] != before["round"]:
        return {"row": listed(after["row"])}
    return {}
