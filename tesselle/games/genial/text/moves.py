"""Moves of Génial! in text: ``Rh8-Bh9`` places a tile, ``swap`` and ``keep`` answer R11.

The symbol that comes first in R G B O Y P is written first; of a double the
cell that comes first, by row, then number.
"""

import re
from collections.abc import Mapping

from tesselle.engine.errors import IllegalMove, shown
from tesselle.engine.game import State
from tesselle.engine.reason import Reason
from tesselle.games.genial.rules import board, play
from tesselle.games.genial.rules.state import KEEP, SWAP
from tesselle.games.genial.rules.tiles import KIND, NAMES, SYMBOLS
from tesselle.games.genial.words import say

ANSWERS = {
    "swap": SWAP,
    "échanger": SWAP,
    "echanger": SWAP,
    "keep": KEEP,
    "garder": KEEP,
}
HALF = r"([rgboyp])\s*([a-o])\s*([0-9]{1,2})"
PLACEMENT = re.compile(rf"{HALF}[\s,+–—-]*{HALF}", re.ASCII)


def write_move(state: State, seat: int, action: int) -> str:
    """Write a move in its one canonical form."""
    return TEXTS[action]


def texts(state: State) -> Mapping[int, str]:
    """Return the text of every action."""
    return TEXTS


def _written(action: int) -> str:
    if action >= SWAP:
        return "swap" if action == SWAP else "keep"
    code, pair = divmod(action, board.PAIRS)
    one, other = divmod(code, len(SYMBOLS))
    first = SYMBOLS[one] + board.GRID.names[board.FIRST[pair]]
    second = SYMBOLS[other] + board.GRID.names[board.SECOND[pair]]
    return f"{first}-{second}" if one <= other else f"{second}-{first}"


class Texts(dict[int, str]):
    """The text of each action, put together when it is first asked for."""

    def __missing__(self, action: int) -> str:
        text = self[action] = _written(action)
        return text


TEXTS = Texts()


def read_move(state: State, seat: int, text: str) -> int:
    """Read what ``write_move`` writes; case, blanks and which half comes first do not matter."""
    move = text.strip().lower()
    if move in ANSWERS:
        return ANSWERS[move]
    found = PLACEMENT.fullmatch(move)
    if not found:
        raise IllegalMove(say("move-unreadable", got=shown(text)))
    one, row, number, other, other_row, other_number = found.groups()
    first = _cell(row + number)
    second = _cell(other_row + other_number)
    halves = sorted([(first, SYMBOLS.index(one.upper())), (second, SYMBOLS.index(other.upper()))])
    code = halves[0][1] * len(SYMBOLS) + halves[1][1]
    return code * board.PAIRS + _pair(halves[0][0], halves[1][0])


def _cell(name: str) -> int:
    cell = board.GRID.by_name.get(name)
    if cell is None:
        row = board.GRID.rows[ord(name[0]) - ord("a")]
        last = board.GRID.names[row[-1]]
        raise IllegalMove(say("cell-unknown", first=f"{name[0]}1", last=last, cell=name))
    if cell in board.PRINTED:
        raise IllegalMove(say("cell-printed", cell=name), (name,))
    return cell


def _pair(first: int, second: int) -> int:
    pair = board.PAIR.get((first, second))
    if pair is None:
        one, other = board.GRID.names[first], board.GRID.names[second]
        raise IllegalMove(say("cells-apart", one=one, other=other), (one, other))
    return pair


def cells(state: State) -> tuple[str, ...]:
    """Return the names of the board's cells."""
    return board.GRID.names


def reason(state: State, seat: int, action: int) -> Reason:
    """Say which rule an illegal action breaks, and light the cells that show it."""
    if action >= SWAP:
        return Reason(say("swap-too-soon"))
    if state["swap"]:
        return Reason(say("swap-asked"))
    code, pair = divmod(action, board.PAIRS)
    for cell in (int(board.FIRST[pair]), int(board.SECOND[pair])):
        if state["cells"][cell] != board.EMPTY:
            return _why_not_free(state, cell)
    kind = KIND[code]
    if not state["hands"][seat][kind]:
        return Reason(say("tile-not-held", tile=NAMES[kind]))
    return Reason(say("first-tile-apart"), _still_alone(state))


def _why_not_free(state: State, cell: int) -> Reason:
    name = board.GRID.names[cell]
    if state["cells"][cell] == board.OUTSIDE:
        return Reason(say("cell-outside", cell=name, seats=int(state["seats"])), (name,))
    return Reason(say("cell-taken", cell=name), (name,))


def _still_alone(state: State) -> tuple[str, ...]:
    """Return the printed symbols that no tile touches yet (R6)."""
    alone = play.untouched(state)
    symbols = [symbol for symbol in range(len(SYMBOLS)) if alone >> symbol & 1]
    return tuple(board.GRID.names[int(board.PRINTED[symbol])] for symbol in symbols)
