"""What people may see of a Génial! match: all but the others' hands and the bag's order.

The board is rows of text from the top, over the whole side-8 board: ``.`` is a
free cell, ``R`` a symbol on a tile, ``r`` the same symbol printed on the board,
``_`` a cell beyond the area in use.
"""

from typing import Any

import numpy as np

from tesselle.engine.game import State, View
from tesselle.games.genial import bag, board, rules
from tesselle.games.genial.tiles import SYMBOLS, texts

LETTERS = {board.EMPTY: ".", board.OUTSIDE: "_"} | dict(enumerate(SYMBOLS))
PRINTED = frozenset(board.PRINTED.tolist())


def rows(state: State) -> list[str]:
    """Give the board as text, one string for each row: ``"__..rR.._"``."""
    return ["".join(letter(state, cell) for cell in row) for row in board.GRID.rows]


def letter(state: State, cell: int) -> str:
    """Give how one cell is written."""
    shown = LETTERS[int(state["cells"][cell])]
    return shown.lower() if cell in PRINTED else shown


def view(state: State, seat: int | None) -> View:
    """Give the table as ``seat`` sees it; ``None`` looks on and sees no hand."""
    seats = int(state["seats"])
    return {
        "seat": seat,  # whose view this is
        "seats": seats,
        "board": rows(state),
        "tracks": state["tracks"][:seats].tolist(),  # R G B O Y P of each seat
        "hand": None if seat is None else texts(state["hands"][seat]),
        "hand_sizes": [bag.total(state["hands"][player]) for player in range(seats)],
        "bag": bag.total(state["bag"]),  # tiles left in it
        "to_move": None if state["seat"] == rules.NOBODY else int(state["seat"]),
        "owed": int(state["owed"]),  # R10: bonus placements still to make
        "swap_offered": bool(state["swap"]),  # R11: to the seat to move
        "shown": texts(state["shown"]),  # R11: what the last move swapped away
        "first_turns": list(range(int(state["placed"]), seats)),  # R6: seats that have theirs yet
        "ended": _ended(state),
    }


def _ended(state: State) -> str | None:
    if state["seat"] != rules.NOBODY:
        return None
    mastered = any(rules.mastered(state, seat) for seat in range(int(state["seats"])))
    return "tracks" if mastered else "board"  # R14 or R13


def dealt(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Give the tiles chance gave: all hands at the start, then what ``seat`` drew."""
    if before is None:
        return {"hands": [texts(hand) for hand in after["hands"][: int(after["seats"])]]}
    if after["shown"].any():  # a swap: the whole hand is new
        return {"draw": texts(after["hands"][seat])}
    drawn = before["bag"] - after["bag"]
    return {"draw": texts(drawn)} if np.any(drawn) else {}
