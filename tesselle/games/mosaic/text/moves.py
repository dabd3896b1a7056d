"""Moves of Mosaic in text: ``e5`` places, ``xe5`` flips."""

from collections.abc import Mapping

from tesselle.engine.errors import IllegalMove, shown
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import Say
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import EMPTY

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
        last, got = hexgrid(int(state["side"])).names[-1], shown(text)
        raise IllegalMove(
            Say(
                f"expected a cell from a1 to {last}, or x and a cell to flip; got {got}",
                f"il faut une case de a1 à {last}, ou x et une case à retourner ; reçu {got}",
            )
        )
    return cells[flips] + (0 if flips == move else board.MOST_CELLS)


def reason(state: State, seat: int, action: int) -> Say:
    """Say which rule an illegal action breaks."""
    cell = action % board.MOST_CELLS
    name = hexgrid(int(state["side"])).names[cell]
    if action >= board.MOST_CELLS:
        return _why_no_flip(state, seat, cell, name)
    if state["tiles"][cell] != EMPTY:
        return Say(f"{name} already has a tile", f"{name} porte déjà une tuile")
    if state["chain"]:
        return Say(
            "your turn goes on with a flip beside the tiles you flipped (R8)",
            "votre tour continue : retournez une tuile voisine de celles retournées (R8)",
        )
    if groups.touched(state, seat, cell) > 1:
        return Say(
            f"a tile on {name} would join two of your groups (R6)",
            f"une tuile en {name} réunirait deux de vos groupes (R6)",
        )
    return Say(
        f"{name} is beside your own tiles only (R5)",
        f"{name} n'a pour voisines que vos propres tuiles (R5)",
    )


def _why_no_flip(state: State, seat: int, cell: int, name: str) -> Say:
    if state["tiles"][cell] != 1 - seat:
        return Say(f"{name} has no enemy tile to flip", f"{name} n'a pas de tuile adverse")
    if not play.may_flip(state, seat, cell):
        return Say(
            f"flipping {name} must lower both your groups and all groups together (R7)",
            f"retourner {name} doit réduire vos groupes et le total des groupes (R7)",
        )
    return Say(
        f"{name} is not beside a tile you flipped in this turn (R8)",
        f"{name} n'est pas voisine d'une tuile retournée pendant ce tour (R8)",
    )
