"""Whole positions of Mosaic in one line of text.

A position is the rows from the top, who is to move, and the cells flipped in an
unfinished turn: ``".RB/..../...../..../... R -"``.
"""

from tesselle.engine.errors import BadPosition, shown
from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import NOBODY, blank
from tesselle.games.mosaic.text import layout
from tesselle.games.mosaic.words import say

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
        raise BadPosition(say("position-parts", number=len(parts), got=shown(text)))
    rows, mover, flipped = parts
    state = _read_rows(rows.split("/"))
    if mover not in (*SEAT_OF, NOTHING):
        raise BadPosition(say("position-mover", got=shown(mover)))
    if mover == NOTHING and flipped != NOTHING:
        raise BadPosition(say("position-nobody", got=shown(flipped)))
    if mover != NOTHING:
        _set_mover(state, SEAT_OF[mover], flipped)
    elif play.can_move(state, 0) or play.can_move(state, 1):
        raise BadPosition(say("position-not-over", got=shown(text)))
    else:
        state["seat"] = NOBODY
    return state


def _read_rows(rows: list[str]) -> State:
    side = (len(rows) + 1) // 2
    if side not in board.SIDES or len(rows) % 2 == 0:
        raise BadPosition(say("position-rows", number=len(rows)))
    state = blank(2, {"side": side})
    for row, cells in zip(rows, hexgrid(side).rows, strict=True):
        if len(row) != len(cells) or set(row) - {".", *SEAT_OF}:
            raise BadPosition(say("position-row", number=len(cells), got=shown(row)))
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
            raise BadPosition(say("position-flipped", got=shown(name)))
        state["flipped"][cells[name]] = 1
    if not play.can_go_on(state, seat):
        raise BadPosition(say("position-no-flip", cells=flipped))
    state["seat"], state["chain"] = seat, 1
