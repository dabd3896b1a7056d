"""Moves of Mosaic in text: ``e5`` places, ``xe5`` flips."""

from collections.abc import Mapping

from tesselle.engine.errors import IllegalMove, shown
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import Say
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import EMPTY
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


def reason(state: State, seat: int, action: int) -> Say:
    """Say which rule an illegal action breaks."""
    cell = action % board.MOST_CELLS
    name = hexgrid(int(state["side"])).names[cell]
    if action >= board.MOST_CELLS:
        return _why_no_flip(state, seat, cell, name)
    if state["tiles"][cell] != EMPTY:
        return say("cell-taken", cell=name)
    if state["chain"]:
        return say("chain-goes-on")
    if groups.touched(state, seat, cell) > 1:
        return say("joins-two", cell=name)
    return say("beside-own-only", cell=name)


def _why_no_flip(state: State, seat: int, cell: int, name: str) -> Say:
    if state["tiles"][cell] != 1 - seat:
        return say("no-enemy-tile", cell=name)
    if not play.may_flip(state, seat, cell):
        return say("flip-lowers", cell=name)
    return say("flip-apart", cell=name)
