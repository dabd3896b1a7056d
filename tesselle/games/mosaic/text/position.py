"""Whole positions of Mosaic in one line of text.

A position is the rows from the top, who is to move, and the cells flipped in an
unfinished turn: ``".RB/..../...../..../... R -"``.
"""

from tesselle.engine.errors import BadPosition, shown
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import Say
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import NOBODY, blank
from tesselle.games.mosaic.text import layout

SEAT_OF = {"R": 0, "B": 1}
NOTHING = "-"


def write_position(state: State) -> str:
    """Write the board, who is to move, and the tiles flipped in this turn."""
    flipped = ",".join(layout.flipped(state))
    mover = NOTHING if state["seat"] == NOBODY else "RB"[int(state["seat"])]
    return f"{'/'.join(layout.rows(state))} {mover} {flipped or NOTHING}"


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
    if mover not in (*SEAT_OF, NOTHING):
        raise BadPosition(
            Say(
                f"expected R, B or {NOTHING} to move, got {shown(mover)}",
                f"il faut R, B ou {NOTHING} au trait, reçu {shown(mover)}",
            )
        )
    if mover == NOTHING and flipped != NOTHING:
        raise BadPosition(
            Say(
                f"nobody is to move, so expected {NOTHING} flipped, got {shown(flipped)}",
                f"personne n'est au trait : il faut {NOTHING} retournées, reçu {shown(flipped)}",
            )
        )
    if mover != NOTHING:
        _set_mover(state, SEAT_OF[mover], flipped)
    elif play.can_move(state, 0) or play.can_move(state, 1):
        raise BadPosition(
            Say(
                f"the match is not over: a seat has a move in {shown(text)}",
                f"la partie n'est pas finie : un siège peut jouer dans {shown(text)}",
            )
        )
    else:
        state["seat"] = NOBODY
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
    state = blank(2, {"side": side})
    for row, cells in zip(rows, hexgrid(side).rows, strict=True):
        if len(row) != len(cells) or set(row) - {".", *SEAT_OF}:
            raise BadPosition(
                Say(
                    f"expected {len(cells)} of . R B in a row, got {shown(row)}",
                    f"il faut {len(cells)} signes . R B dans une rangée, reçu {shown(row)}",
                )
            )
        for cell, letter in zip(cells, row, strict=True):
            if letter != ".":
                groups.place(state, SEAT_OF[letter], cell)
    return state


def _set_mover(state: State, seat: int, flipped: str) -> None:
    if flipped == NOTHING:
        play.end_turn(state, 1 - seat)
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
    if not play.can_go_on(state, seat):
        raise BadPosition(
            Say(
                f"no flip is left beside {flipped}, so the turn is over (R8)",
                f"rien à retourner à côté de {flipped} : le tour est fini (R8)",
            )
        )
    state["seat"], state["chain"] = seat, 1
