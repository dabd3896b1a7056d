"""Mosaic in text: moves ``e5`` and ``xe5``, and whole positions.

A position is the rows from the top, who is to move, and the cells flipped in an
unfinished turn: ``".RB/..../...../..../... R -"``.
"""

from collections.abc import Mapping

from tesselle.engine import entropy
from tesselle.engine.errors import BadPosition, IllegalMove, shown
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import Say
from tesselle.games.mosaic import board, groups, rules, view

COLOURS = {"R": 0, "B": 1}
NO_CELLS = "-"
TEXTS = {  # [side][action]
    side: dict(enumerate(hexgrid(side).names))
    | {board.MOST_CELLS + cell: f"x{name}" for cell, name in enumerate(hexgrid(side).names)}
    for side in board.SIDES
}


def write_move(state: State, seat: int, action: int) -> str:
    """Write ``e5`` for a placement and ``xe5`` for a flip."""
    return texts(state)[action]


def texts(state: State) -> Mapping[int, str]:
    """Give the text of every action on this board."""
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
    if state["tiles"][cell] != board.EMPTY:
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
    if not rules.may_flip(state, seat, cell):
        return Say(
            f"flipping {name} must lower both your groups and all groups together (R7)",
            f"retourner {name} doit réduire vos groupes et le total des groupes (R7)",
        )
    return Say(
        f"{name} is not beside a tile you flipped in this turn (R8)",
        f"{name} n'est pas voisine d'une tuile retournée pendant ce tour (R8)",
    )


def write_position(state: State) -> str:
    """Write the board, who is to move, and the tiles flipped in this turn."""
    flipped = ",".join(view.flipped(state))
    mover = NO_CELLS if state["seat"] == board.NOBODY else "RB"[int(state["seat"])]
    return f"{'/'.join(view.rows(state))} {mover} {flipped or NO_CELLS}"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes; a seat without a move is skipped (R9)."""
    parts = text.split()
    if len(parts) != 3:
        count, whole = len(parts), shown(text)
        raise BadPosition(
            Say(
                f"expected 'rows mover flipped', got {count} parts in {whole}",
                f"il faut « rangées trait retournées », reçu {count} parties dans {whole}",
            )
        )
    rows, mover, flipped = parts
    state = _read_rows(rows.split("/"))
    if mover not in (*COLOURS, NO_CELLS):
        raise BadPosition(
            Say(
                f"expected R, B or {NO_CELLS} to move, got {shown(mover)}",
                f"il faut R, B ou {NO_CELLS} au trait, reçu {shown(mover)}",
            )
        )
    if mover == NO_CELLS and flipped != NO_CELLS:
        raise BadPosition(
            Say(
                f"nobody is to move, so expected {NO_CELLS} flipped, got {shown(flipped)}",
                f"personne n'est au trait : il faut {NO_CELLS} retournées, reçu {shown(flipped)}",
            )
        )
    if mover != NO_CELLS:
        _set_mover(state, COLOURS[mover], flipped)
    elif rules.can_move(state, 0) or rules.can_move(state, 1):
        raise BadPosition(
            Say(
                f"the match is not over: a seat has a move in {shown(text)}",
                f"la partie n'est pas finie : un siège peut jouer dans {shown(text)}",
            )
        )
    else:
        state["seat"] = board.NOBODY
    return state


def _read_rows(rows: list[str]) -> State:
    side = (len(rows) + 1) // 2
    if side not in board.SIDES or len(rows) % 2 == 0:
        raise BadPosition(
            Say(
                f"expected 5, 7, … or 15 rows, got {len(rows)}",
                f"il faut 5, 7, … ou 15 rangées, reçu {len(rows)}",
            )
        )
    state = board.blank(2, {"side": side})
    rules.setup(state, entropy.NONE)
    for row, cells in zip(rows, hexgrid(side).rows, strict=True):
        if len(row) != len(cells) or set(row) - {".", *COLOURS}:
            raise BadPosition(
                Say(
                    f"expected {len(cells)} of . R B in a row, got {shown(row)}",
                    f"il faut {len(cells)} signes . R B dans une rangée, reçu {shown(row)}",
                )
            )
        for cell, letter in zip(cells, row, strict=True):
            if letter != ".":
                groups.place(state, COLOURS[letter], cell)
    return state


def _set_mover(state: State, seat: int, flipped: str) -> None:
    if flipped == NO_CELLS:
        rules.end_turn(state, 1 - seat)
        return
    cells = hexgrid(int(state["side"])).by_name
    for name in flipped.split(","):
        if name not in cells or state["tiles"][cells[name]] != seat:
            raise BadPosition(
                Say(
                    f"expected flipped tiles of the seat to move, got {shown(name)}",
                    f"il faut des tuiles retournées du siège au trait, reçu {shown(name)}",
                )
            )
        state["flipped"][cells[name]] = 1
    if not rules.can_go_on(state, seat):
        raise BadPosition(
            Say(
                f"no flip is left beside {flipped}, so the turn is over (R8)",
                f"rien à retourner à côté de {flipped} : le tour est fini (R8)",
            )
        )
    state["seat"], state["chain"] = seat, 1
