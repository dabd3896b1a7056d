"""What people may see of a Génial! match: all but the others' hands."""

from typing import Any, Literal, TypeAlias, TypedDict

import numpy as np

from tesselle.engine.game import State
from tesselle.games.genial.rules import bag, play
from tesselle.games.genial.rules.state import NOBODY
from tesselle.games.genial.rules.tiles import NAMES, listed
from tesselle.games.genial.text.layout import rows

Ended: TypeAlias = Literal["tracks", "board"]  # R14 or R13


class View(TypedDict):
    """The table as one seat sees it."""

    seat: int | None  # whose view this is
    seats: int
    board: list[str]  # rows from the top: "__..rR.._"
    tracks: list[list[int]]  # R G B O Y P of each seat
    hand: list[str] | None  # one's own: ["RB", "YY"]
    hand_sizes: list[int]  # by seat
    bag: int  # tiles left in it
    unseen: dict[str, int]  # in the bag or in others' hands, by kind: {"RR": 5, "RG": 4, …}
    to_move: int | None  # null when the match is over
    owed: int  # bonus placements still to make (R10)
    swap_offered: bool  # to the seat to move (R11)
    shown: list[str]  # what the last move swapped away (R11)
    first_turns: list[int]  # seats that have theirs yet (R6)
    ended: Ended | None  # by what it came to its end


def view(state: State, seat: int | None) -> View:
    """Return the table as ``seat`` sees it; ``None`` looks on and sees no hand."""
    seats = int(state["seats"])
    return {
        "seat": seat,
        "seats": seats,
        "board": rows(state),
        "tracks": state["tracks"][:seats].tolist(),
        "hand": None if seat is None else listed(state["hands"][seat]),
        "hand_sizes": [bag.total(state["hands"][player]) for player in range(seats)],
        "bag": bag.total(state["bag"]),
        "unseen": _unseen(state, seat),
        "to_move": None if state["seat"] == NOBODY else int(state["seat"]),
        "owed": int(state["owed"]),
        "swap_offered": bool(state["swap"]),
        "shown": listed(state["shown"]),
        "first_turns": list(range(int(state["placed"]), seats)),
        "ended": _ended(state),
    }


def _unseen(state: State, seat: int | None) -> dict[str, int]:
    """Count what the bag and the hands hold that ``seat`` does not see: 120 tiles less the rest."""
    pools = [state["bag"]]
    pools += [state["hands"][other] for other in range(int(state["seats"])) if other != seat]
    return {name: sum(int(pool[kind]) for pool in pools) for kind, name in enumerate(NAMES)}


def _ended(state: State) -> Ended | None:
    if state["seat"] != NOBODY:
        return None
    mastered = any(play.mastered(state, seat) for seat in range(int(state["seats"])))
    return "tracks" if mastered else "board"


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Return the tiles chance gave: all hands at the start, then what ``seat`` drew."""
    if before is None:
        return {"hands": [listed(hand) for hand in after["hands"][: int(after["seats"])]]}
    if after["shown"].any():  # a swap: the whole hand is new
        return {"draw": listed(after["hands"][seat])}
    drawn = before["bag"] - after["bag"]
    return {"draw": listed(drawn)} if np.any(drawn) else {}
