"""Counts a real mosaic, for people who play with the box.

The text is the board, four rows of four tiles (``*`` after a tile with a fly),
and the coins, if they are to count::

    Bf  Bf  Bf  Rs*
    Rf  Rf  Gf  Rw*
    Rf  Rf  Rs  Rf*
    Bf  Gf  Gs  Bf
    coins 17

Several players have a sheet each, below a line with their name and a colon.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from tesselle.engine.errors import BadPosition, cut, mismatch, shown
from tesselle.engine.game import Int8s
from tesselle.engine.say import Joined, Say
from tesselle.engine.sheets import Counted, count_sheets
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaika.rules import scoring
from tesselle.games.mozaika.rules.state import MOST_COINS, MOST_SEATS
from tesselle.games.mozaika.rules.tiles import (
    CELLS,
    EMPTY,
    FLY_MARK,
    GRID,
    KIND_OF,
    MOST_COPIES,
    NAMES,
    NO_TILE,
    SIDE,
)
from tesselle.games.mozaika.words import say

FORMAT = say("count-format")
FREE_SIGNS = (NO_TILE, ".")
COINS_LINE = re.compile(r"(?:coins|pièces|pieces)\s*:?\s*(.*)")
LIKENESS_NAMES = (say("unlike"), say("one-colour"), say("one-symbol"), say("one-kind"))


def _bare() -> Int8s:
    return np.full(CELLS, EMPTY, np.int8)


def _no_flies() -> Int8s:
    return np.zeros(CELLS, np.int8)


@dataclass
class Table:
    """What the text says of one player."""

    board: Int8s = field(default_factory=_bare)
    flies: Int8s = field(default_factory=_no_flies)
    coins: int | None = None  # not told: not counted
    rows: int = 0  # how many have been read


def count(text: str) -> Tally:
    """Count mosaics line by line, by the very rules of the match (R14 to R20)."""
    return count_sheets(text, _counted, MOST_SEATS, "R20")


def _counted(text: str) -> Counted:
    """Count the mosaic of one player."""
    table = _read(text)
    found = tally(table.board, table.flies, table.coins)
    return Counted(found, scoring.merit(found.total, table.coins or 0))


def tally(board: Int8s, flies: Int8s, coins: int | None) -> Tally:
    """Count one player, arrangement by arrangement (R14 to R19)."""
    lines = (*arrangements(board, flies), *symmetries(board), *_coins(coins))
    return Tally(lines, sum(line.points for line in lines), _remark(board))


def cells_of(arrangement: int) -> tuple[str, ...]:
    """Name the four cells of an arrangement."""
    return tuple(GRID.names[cell] for cell in scoring.ARRANGEMENT[arrangement])


def arrangements(board: Int8s, flies: Int8s) -> Iterator[Line]:
    """Yield every line and square whose tiles agree, flies taken off (R15, R16, R18)."""
    for arrangement, name in enumerate(scoring.ARRANGEMENT_NAMES):
        likeness = scoring.likeness(board, arrangement)
        if likeness == scoring.UNLIKE:
            continue
        yield Line(
            rule="R15" if arrangement < scoring.LINES else "R16",
            what=Joined([name, LIKENESS_NAMES[likeness]]),
            points=scoring.value(board, flies, arrangement),
            cells=cells_of(arrangement),
            note=_fly_note(
                int(scoring.LIKENESS_PRICE[likeness]), scoring.flies_in(flies, arrangement)
            ),
        )


def _fly_note(price: int, flies: int) -> Say | None:
    if flies == 0:
        return None
    name = "less-flies-to-zero" if flies > price else "less-flies"
    return say(name, price=price, flies=flies)


def symmetries(board: Int8s) -> Iterator[Line]:
    """Yield every type of symmetry that the full board has (R19)."""
    for which, name in enumerate(scoring.SYMMETRY_NAMES):
        points = scoring.symmetry(board, which)
        if points:
            note = _diagonal_note(board) if which == scoring.DIAGONAL else None
            yield Line("R19", name, points, GRID.names, note)


def _diagonal_note(board: Int8s) -> Say:
    main, other = (
        scoring.folds(board, fold) for fold in (scoring.DIAGONAL, scoring.OTHER_DIAGONAL)
    )
    if main and other:
        return say("over-both-diagonals")
    return say("over-diagonal", ends=scoring.DIAGONALS[0 if main else 1])


def _coins(coins: int | None) -> Iterator[Line]:
    if coins is not None:
        yield Line("R14", say("coins-counted", coins=coins), scoring.coin_points(coins))


def _remark(board: Int8s) -> Say | None:
    filled = int((board != EMPTY).sum())
    if filled == CELLS:
        return None
    return say("cells-filled", filled=filled, cells=CELLS)


def _read(text: str) -> Table:
    table = Table()
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip()
        coins = COINS_LINE.fullmatch(words.lower())
        if coins:
            _read_coins(table, coins.group(1), number)
        elif words:
            _read_row(table, words, number)
    if table.rows != SIDE:
        raise _bad(max(number, 1), say("rows-by-the-end", number=SIDE), str(table.rows))
    return table


def _read_coins(table: Table, text: str, number: int) -> None:
    if table.coins is not None:
        raise _bad(number, say("coins-once"), cut(f"coins {text}"))
    if not re.fullmatch("[0-9]{1,3}", text) or int(text) > MOST_COINS:
        raise _bad(number, say("coins-up-to", most=MOST_COINS), shown(text))
    table.coins = int(text)


def _read_row(table: Table, text: str, number: int) -> None:
    words = text.split()
    if table.rows == SIDE:
        raise _bad(number, say("only-rows", number=SIDE), shown(text))
    if len(words) != SIDE:
        raise _bad(number, say("tiles-in-row", number=SIDE), f"{len(words)} ({shown(text)})")
    for cell, word in enumerate(words, table.rows * SIDE):
        if word in FREE_SIGNS:
            continue
        tile = word.removesuffix(FLY_MARK)
        if tile.lower() not in KIND_OF:
            raise _bad(number, say("tile-like"), shown(word))
        kind = KIND_OF[tile.lower()]
        table.board[cell], table.flies[cell] = kind, int(tile != word)
        if (table.board == kind).sum() > MOST_COPIES:
            expected = say("most-of-kind", most=MOST_COPIES, kind=NAMES[kind])
            raise _bad(number, expected, str(MOST_COPIES + 1))
    table.rows += 1


def _bad(number: int, expected: Say, got: str) -> BadPosition:
    return BadPosition(mismatch(expected, got).within(say("line", number=number)))
