"""Moves of Mosaic in text: ``e5`` places, ``xe5`` flips."""

from collections.abc import Mapping

from tesselle.engine.errors import IllegalMove, shown
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.reason import Reason
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import EMPTY
from tesselle.games.mosaic.text import layout
from tesselle.games.mosaic.text.layout import Cells
from tesselle.games.mosaic.words import say

TEXTS = {  # [side][action]
    side: dict(enumerate(hexgrid(side).names))
    | {board.MOST_CELLS + cell: f"x{name}" for cell, name in enumerate(hexgrid(side).names)}
    for side in board.SIDES
}


def write_move(state: State, seat: int, action: int) -> str:
    """Write ``e5`` for a placement and ``xe5`` for a flip."""
    return texts(state)[action]


def texts(state: State) -> Mapping[int, str]:
    """Return the text of every action on this board."""
    return TEXTS[int(state["side"])]


def read_move(state: State, seat: int, text: str) -> int:
    """Read what ``write_move`` writes; case and outer blanks do not matter."""
    move = text.strip().lower()
    cells = hexgrid(int(state["side"])).by_name
    flips = move.removeprefix("x")
    if flips not in cells:
        last = hexgrid(int(state["side"])).names[-1]
        raise IllegalMove(say("move-unreadable", last=last, got=shown(text)))
    return cells[flips] + (0 if flips == move else board.MOST_CELLS)


def cells(state: State) -> Cells:
    """Return the names of the board's cells."""
    return hexgrid(int(state["side"])).names


def reason(state: State, seat: int, action: int) -> Reason:
    """Say which rule an illegal action breaks, and light the tiles that show it."""
    cell = action % board.MOST_CELLS
    name = cells(state)[cell]
    if action >= board.MOST_CELLS:
        return _why_no_flip(state, seat, cell, name)
    if state["tiles"][cell] != EMPTY:
        return Reason(say("cell-taken", cell=name), (name,))
    if state["chain"]:
        return Reason(say("chain-goes-on"), layout.forced(state))
    beside = layout.groups_beside(state, seat, cell)
    if groups.touched(state, seat, cell) > 1:
        return Reason(say("joins-two", cell=name), beside)
    return Reason(say("beside-own-only", cell=name), beside)


def _why_no_flip(state: State, seat: int, cell: int, name: str) -> Reason:
    if state["tiles"][cell] != 1 - seat:
        return Reason(say("no-enemy-tile", cell=name), (name,))
    if play.may_flip(state, seat, cell):
        return Reason(say("flip-apart", cell=name), layout.forced(state))
    joined = groups.touched(state, seat, cell)
    if joined < 2:
        beside = layout.groups_beside(state, seat, cell)
        return Reason(say("flip-joins-none", cell=name), (name, *beside))
    split = layout.group_at(state, cell)
    return Reason(say("flip-splits", cell=name, groups=joined), split)
