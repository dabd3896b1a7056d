"""Counts a real mosaic, for people who play with the box.

The text is the board, four rows of four tiles (``*`` after a tile with a fly),
and the coins, if they are to count::

    Bf  Bf  Bf  Rs*
    Rf  Rf  Gf  Rw*
    Rf  Rf  Rs  Rf*
    Bf  Gf  Gs  Bf
    coins 17
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from tesselle.engine.errors import BadPosition, cut, mismatch, shown
from tesselle.engine.game import Int8s
from tesselle.engine.say import Say
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaika.rules import scoring
from tesselle.games.mozaika.rules.state import MOST_COINS
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

FORMAT = Say(
    "Four lines of four tiles: colour R B G Y, then symbol s w f (star, wave, flower), then *"
    " if a fly sits on it; -- for a free cell. A line 'coins 17' adds the coins."
    " Blank lines and what follows # are skipped.",
    "Quatre lignes de quatre tuiles : couleur R B G Y (rouge, bleu, vert, jaune), symbole s w f"
    " (étoile, vague, fleur), puis * si une mouche s'y trouve ; -- pour une case libre. Une ligne"
    " « coins 17 » ajoute les pièces. Les lignes vides et ce qui suit # sont ignorés.",
)
FREE_SIGNS = (NO_TILE, ".")
COINS_LINE = re.compile(r"(?:coins|pièces|pieces)\s*:?\s*(.*)")
LIKENESS_NAMES = (
    Say("unlike", "dissemblables"),
    Say("one colour", "une seule couleur"),
    Say("one symbol", "un seul symbole"),
    Say("one kind", "un seul modèle"),
)
DIAGONALS = (Say("over a1–d4", "selon a1–d4"), Say("over a4–d1", "selon a4–d1"))


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
    """Count a mosaic line by line, by the very rules of the match (R14 to R19)."""
    table = _read(text)
    return tally(table.board, table.flies, table.coins)


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
        how = LIKENESS_NAMES[likeness]
        yield Line(
            rule="R15" if arrangement < scoring.LINES else "R16",
            what=Say(f"{name.en}, {how.en}", f"{name.fr}, {how.fr}"),
            points=scoring.value(board, flies, arrangement),
            cells=cells_of(arrangement),
            note=_fly_note(
                int(scoring.LIKENESS_PRICE[likeness]), scoring.flies_in(flies, arrangement)
            ),
        )


def _fly_note(price: int, flies: int) -> Say | None:
    if flies == 0:
        return None
    en = f"{price}, less {flies} {'fly' if flies == 1 else 'flies'}"
    fr = f"{price}, moins {flies} {'mouche' if flies == 1 else 'mouches'}"
    if flies > price:
        return Say(f"{en}: never below 0", f"{fr} : jamais moins de 0")
    return Say(en, fr)


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
        return Say(
            "over both diagonals, counted once", "selon les deux diagonales, compté une fois"
        )
    return DIAGONALS[0] if main else DIAGONALS[1]


def _coins(coins: int | None) -> Iterator[Line]:
    if coins is not None:
        what = Say(f"coins: {coins}, 1 for every 5", f"pièces : {coins}, 1 pour chaque lot de 5")
        yield Line("R14", what, scoring.coin_points(coins))


def _remark(board: Int8s) -> Say | None:
    filled = int((board != EMPTY).sum())
    if filled == CELLS:
        return None
    return Say(
        f"{filled} of {CELLS} cells filled: no symmetry yet",
        f"{filled} cases remplies sur {CELLS} : pas encore de symétrie",
    )


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
        raise _bad(
            max(number, 1),
            Say(f"{SIDE} rows of tiles by the end", f"{SIDE} rangées de tuiles à la fin"),
            str(table.rows),
        )
    return table


def _read_coins(table: Table, text: str, number: int) -> None:
    if table.coins is not None:
        once = Say("coins only once", "les pièces une seule fois")
        raise _bad(number, once, cut(f"coins {text}"))
    if not re.fullmatch("[0-9]{1,3}", text) or int(text) > MOST_COINS:
        expected = Say(f"from 0 to {MOST_COINS} coins", f"de 0 à {MOST_COINS} pièces")
        raise _bad(number, expected, shown(text))
    table.coins = int(text)


def _read_row(table: Table, text: str, number: int) -> None:
    words = text.split()
    if table.rows == SIDE:
        raise _bad(number, Say(f"only {SIDE} rows", f"{SIDE} rangées seulement"), shown(text))
    if len(words) != SIDE:
        expected = Say(f"{SIDE} tiles in a row", f"{SIDE} tuiles dans une rangée")
        raise _bad(number, expected, f"{len(words)} ({shown(text)})")
    for cell, word in enumerate(words, table.rows * SIDE):
        if word in FREE_SIGNS:
            continue
        tile = word.removesuffix(FLY_MARK)
        if tile.lower() not in KIND_OF:
            expected = Say("a tile like Bw, Bw* or --", "une tuile comme Bw, Bw* ou --")
            raise _bad(number, expected, shown(word))
        kind = KIND_OF[tile.lower()]
        table.board[cell], table.flies[cell] = kind, int(tile != word)
        if (table.board == kind).sum() > MOST_COPIES:
            name = NAMES[kind]
            expected = Say(f"at most {MOST_COPIES} of {name}", f"au plus {MOST_COPIES} fois {name}")
            raise _bad(number, expected, str(MOST_COPIES + 1))
    table.rows += 1


def _bad(number: int, expected: Say, got: str) -> BadPosition:
    told = mismatch(expected, got)
    return BadPosition(Say(f"line {number}: {told.en}", f"ligne {number} : {told.fr}"))
