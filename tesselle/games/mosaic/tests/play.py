"""Mosaic for tests: positions from cells, legal moves as text, moves played by text."""

import random
from collections.abc import Iterable

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.state import copied
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.rules import play, scoring
from tesselle.games.mosaic.rules.groups import groups as count_groups
from tesselle.games.mosaic.rules.state import ACTIONS, EMPTY, blank

Axial = tuple[int, int]
NO_CHANCE = np.uint64(0)


def board(red: Iterable[Axial], blue: Iterable[Axial], *, mover: str = "R", side: int = 5) -> str:
    """Write the position with tiles on these (q, r)."""
    grid = hexgrid(side)
    letters = ["."] * grid.cells
    for colour, places in (("R", red), ("B", blue)):
        for place in places:
            letters[grid.by_axial[place]] = colour
    rows = ("".join(letters[cell] for cell in row) for row in grid.rows)
    return f"{'/'.join(rows)} {mover} -"


def name(place: Axial, side: int = 5) -> str:
    """Return the name of the cell at (q, r)."""
    grid = hexgrid(side)
    return grid.names[grid.by_axial[place]]


def start(side: int = 5) -> State:
    """Return the empty board of this side."""
    return blank(2, {"side": side})


def actions(state: State) -> list[int]:
    """Return the legal actions of the seat to move; none after the end."""
    room = np.zeros(ACTIONS, np.int32)
    count = play.legal(state, int(state["seat"]), room) if play.waiting(state) else 0
    listed: list[int] = room[:count].tolist()
    return listed


def moves(position: str | State) -> list[str]:
    """Return the legal moves of the seat to move, as text."""
    state = GAME.read_position(position) if isinstance(position, str) else position
    seat = int(state["seat"])
    return [GAME.write_move(state, seat, action) for action in actions(state)]


def after(position: str | State, *played: str) -> State:
    """Return the state after these moves, each legal, by whoever is to move."""
    state = GAME.read_position(position) if isinstance(position, str) else copied(position)
    for move in played:
        seat = int(state["seat"])
        action = GAME.read_move(state, seat, move)
        assert action in actions(state), f"{move} is not legal in {GAME.write_position(state)}"
        play.apply(state, seat, action, NO_CHANCE)
    return state


def groups(position: str | State) -> tuple[int, int]:
    """Return the number of red and of blue groups."""
    state = GAME.read_position(position) if isinstance(position, str) else position
    return count_groups(state, 0), count_groups(state, 1)


def tiles(state: State) -> list[int]:
    """Return the number of red and of blue tiles."""
    counts = np.zeros(2, np.int32)
    scoring.scores(state, counts)
    listed: list[int] = counts.tolist()
    return listed


def empty_cells(state: State) -> int:
    """Count the empty cells."""
    return int(np.count_nonzero(state["tiles"][: state["cells"]] == EMPTY))


def near_the_end(seed: int, side: int, empty: int, *, chain: bool = False) -> State:
    """Play at random until so few cells are empty, and if wanted a chain has begun (R8)."""
    chance = random.Random(seed)
    state = start(side)
    while empty_cells(state) > empty or (chain and not state["chain"]):
        offered = actions(state)
        if not offered:  # over too soon: another match
            state, offered = start(side), actions(start(side))
        play.apply(state, int(state["seat"]), chance.choice(offered), NO_CHANCE)
    return state if play.waiting(state) else near_the_end(seed + 1000, side, empty, chain=chain)


def played(state: State, action: int) -> State:
    """Return the state after this legal action."""
    after = copied(state)
    play.apply(after, int(state["seat"]), action, NO_CHANCE)
    return after
