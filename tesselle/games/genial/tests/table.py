"""Génial! tables for the tests: set up in a line, played in moves."""

import numpy as np

from tesselle.engine.contract import standings
from tesselle.engine.entropy import word_of_event
from tesselle.engine.game import State
from tesselle.engine.state import copied
from tesselle.games.genial import GAME
from tesselle.games.genial.rules import bag, board
from tesselle.games.genial.rules.tiles import KIND_NAMED, KINDS, SYMBOLS, Counts, listed

SEED = bytes(32)


def start(seats: int = 2, seed: int = 1) -> State:
    """Return a match just dealt."""
    state = GAME.blank(seats, {})
    GAME.setup(state, np.uint64(seed))
    return state


def lead(state: State) -> float:
    """Return by how much seat 0 of two stands better than the other."""
    first, second = standings(GAME, state, 2)
    return first - second


def cell(name: str | tuple[int, int]) -> int:
    """Return a cell by its name or its axial place."""
    return board.GRID.by_name[name] if isinstance(name, str) else board.GRID.by_axial[name]


def tiles(names: str) -> Counts:
    """Count tiles named with blanks between: ``"RB RB GG"``."""
    counts = np.zeros(KINDS, np.int8)
    for name in names.split():
        counts[KIND_NAMED[name]] += 1
    return counts


def table(
    lying: str = "",
    *,
    seats: int = 2,
    hand: str = "RB RB GG OY OY PP",
    tracks: tuple[int, ...] = (0, 0, 0, 0, 0, 0),
    free: str | None = None,
    first: bool = False,
) -> State:
    """Return a table where seat 0 is to place from ``hand``, past its first turn unless ``first``.

    ``lying`` are symbols on cells, ``"Rh8 Bh9"``.  With ``free``, all other cells are
    filled with purple.
    """
    state = start(seats)
    for half in lying.split():
        state["cells"][cell(half[1:])] = SYMBOLS.index(half[0])
    if free is not None:
        purple = state["cells"] == board.EMPTY
        purple[[cell(name) for name in free.split()]] = False
        state["cells"][purple] = SYMBOLS.index("P")
    pairs = board.free_pairs(state["cells"])
    state["pairs"] = 0
    state["pairs"][: len(pairs)] = pairs
    state["free"] = len(pairs)
    state["hands"][0] = tiles(hand)
    state["tracks"][0] = tracks
    state["placed"] = 0 if first else max(seats, len(lying.split()) // 2)
    return state


def after(state: State, *moves: str, seed: bytes = SEED) -> State:
    """Return the table after these moves, which must be legal; ``state`` is left alone."""
    state = copied(state)
    for number, move in enumerate(moves, 1):
        seat = int(state["seat"])
        action = GAME.read_move(state, seat, move)
        assert action in actions(state), f"{move}: {GAME.reason(state, seat, action).said.en}"
        GAME.apply(state, seat, action, word_of_event(seed, number))
    return state


def actions(state: State) -> list[int]:
    """Return the legal actions of whoever is to move."""
    room = np.zeros(GAME.most_actions, np.int32)
    count = GAME.legal(state, int(state["seat"]), room)
    return [int(action) for action in room[:count]]


def moves(state: State) -> list[str]:
    """Return the legal moves of whoever is to move."""
    return [GAME.write_move(state, int(state["seat"]), action) for action in actions(state)]


def tracks(state: State, seat: int = 0) -> dict[str, int]:
    """Return the tracks of a seat that are not 0: ``{"R": 2}``."""
    found = zip(SYMBOLS, state["tracks"][seat].tolist(), strict=True)
    return {symbol: track for symbol, track in found if track}


def hand(state: State, seat: int = 0) -> str:
    """Name the tiles of a seat."""
    return " ".join(listed(state["hands"][seat]))


def conserved(state: State) -> bool:
    """Tell whether bag, hands and board together are all the tiles."""
    held = sum(bag.total(state["hands"][seat]) for seat in range(int(state["seats"])))
    return bag.total(state["bag"]) + held + int(state["placed"]) == 120
