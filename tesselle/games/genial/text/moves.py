"""Moves of Génial! in text: ``Rh8-Bh9`` places a tile, ``swap`` and ``keep`` answer R11.

The symbol that comes first in R G B O Y P is written first; of a double the
cell that comes first, by row, then number.
"""

import re
from collections.abc import Mapping

from tesselle.engine.errors import IllegalMove, shown
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.genial.rules import board
from tesselle.games.genial.rules.state import KEEP, SWAP
from tesselle.games.genial.rules.tiles import KIND, NAMES, SYMBOLS

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
        got = shown(text)
        raise IllegalMove(
            Say(
                f"expected a tile on two cells, like Rh8-Bh9, or swap or keep; got {got}",
                f"il faut une tuile sur deux cases, comme Rh8-Bh9, ou swap ou keep ; reçu {got}",
            )
        )
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
        raise IllegalMove(
            Say(
                f"expected a cell of that row from {name[0]}1 to {last}, got {name}",
                f"il faut une case de cette rangée, de {name[0]}1 à {last} ; reçu {name}",
            )
        )
    if cell in board.PRINTED:
        raise IllegalMove(
            Say(
                f"{name} bears a printed symbol: expected two free cells (R5)",
                f"{name} porte un symbole imprimé : il faut deux cases libres (R5)",
            )
        )
    return cell


def _pair(first: int, second: int) -> int:
    pair = board.PAIR.get((first, second))
    if pair is None:
        one, other = board.GRID.names[first], board.GRID.names[second]
        raise IllegalMove(
            Say(
                f"expected two adjacent cells, got {one} and {other} (R5)",
                f"il faut deux cases adjacentes ; reçu {one} et {other} (R5)",
            )
        )
    return pair


def reason(state: State, seat: int, action: int) -> Say:
    """Say which rule an illegal action breaks."""
    if action >= SWAP:
        return Say(
            "a swap is offered only after your placements, when no tile you hold shows"
            " a symbol of your lowest track (R11)",
            "l'échange n'est proposé qu'après vos poses, quand aucune tuile en main ne montre"
            " un symbole de votre piste la plus basse (R11)",
        )
    if state["swap"]:
        return Say(
            "your placements are done: answer swap or keep (R11)",
            "vos poses sont faites : répondez swap ou keep (R11)",
        )
    code, pair = divmod(action, board.PAIRS)
    for cell in (int(board.FIRST[pair]), int(board.SECOND[pair])):
        if state["cells"][cell] != board.EMPTY:
            return _why_not_free(state, cell)
    kind = KIND[code]
    if not state["hands"][seat][kind]:
        return Say(
            f"you hold no tile {NAMES[kind]} (R5)", f"vous n'avez pas de tuile {NAMES[kind]} (R5)"
        )
    return Say(
        "your first tile must lie next to a printed symbol that has no tile beside it yet (R6)",
        "votre première tuile doit toucher un symbole imprimé qu'aucune tuile ne touche (R6)",
    )


def _why_not_free(state: State, cell: int) -> Say:
    name = board.GRID.names[cell]
    if state["cells"][cell] == board.OUTSIDE:
        seats = int(state["seats"])
        return Say(
            f"{name} is beyond the area for {seats} seats (R1)",
            f"{name} est hors de la zone pour {seats} joueurs (R1)",
        )
    return Say(f"{name} is not free (R5)", f"{name} n'est pas libre (R5)")
