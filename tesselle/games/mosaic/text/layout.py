"""The board of Mosaic as rows of letters, and its cells by their names."""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.games.mosaic.rules import board, play
from tesselle.games.mosaic.rules.state import ACTIONS, EMPTY

# How a cell is written, by its byte: EMPTY is the last, 255.
LETTERS = b"RB".ljust(EMPTY % 256) + b"."

Cells = tuple[str, ...]  # names, in the order of the board


def rows(state: State) -> list[str]:
    """Return the board as text, one string for each row: ``"..RB."``."""
    text = state["tiles"].tobytes().translate(LETTERS).decode()
    return [text[span] for span in hexgrid(int(state["side"])).spans]


def group_at(state: State, cell: int) -> Cells:
    """Return the cells of the group that the tile on ``cell`` belongs to (R3)."""
    names, group = hexgrid(int(state["side"])).names, state["group"]
    return tuple([names[other] for other in (group == group[cell]).nonzero()[0].tolist()])


def groups_beside(state: State, seat: int, cell: int) -> Cells:
    """Return the cells of the groups of ``seat`` that touch ``cell`` (R6, R7)."""
    beside = board.NEIGHBOUR[state["side"] - board.SMALLEST, cell]
    near = state["group"][beside[state["tiles"][beside] == seat]].tolist()
    touching = dict.fromkeys(near)  # each named by its lowest cell
    return tuple(name for lowest in touching for name in group_at(state, lowest))


def forced(state: State) -> Cells:
    """Return the tiles of which one must be flipped now, within a chain (R8)."""
    actions = np.zeros(ACTIONS, np.int32)
    count = play.legal(state, int(state["seat"]), actions)
    names = hexgrid(int(state["side"])).names
    return tuple(names[action - board.MOST_CELLS] for action in actions[:count])


def flipped(state: State) -> list[str]:
    """Return the tiles flipped earlier in this turn (R8)."""
    names = hexgrid(int(state["side"])).names
    return [names[cell] for cell in state["flipped"].nonzero()[0].tolist()]
