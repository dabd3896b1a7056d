"""A whole Génial! position in one line of text, secrets included.

Six parts with blanks between them::

    rows     as in layout.py, joined by "/":  ________/_________/__r....g__/…
    tracks   R,G,B,O,Y,P of each seat:      0,3,1,0,0,2/1,0,0,0,4,0
    hands    the tiles of each seat:        RR,RG,BO,YP,YP,PP/GB,…
    bag      how many of each kind:         5RR,4RG,6RB,…
    shown    tiles just swapped away:       GB,GO   or -
    turn     seat and what it is to do:     0:turn, 1:bonus2, 0:swap, or over

``-`` stands for an empty list.
"""

import re

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch, shown
from tesselle.engine.game import State
from tesselle.games.genial.rules import board, play
from tesselle.games.genial.rules.state import HAND, LAST, NOBODY, TRACKS, blank
from tesselle.games.genial.rules.tiles import (
    KIND_NAMED,
    KINDS,
    NAMES,
    SYMBOLS,
    Counts,
)
from tesselle.games.genial.text import layout
from tesselle.games.genial.text.check import check_end, check_shown, check_tiles, check_turn
from tesselle.games.genial.text.layout import NOTHING, write_tiles
from tesselle.games.genial.text.refusal import refuse
from tesselle.games.genial.words import say

PARTS = "rows tracks hands bag shown turn"
TURN = re.compile(r"([0-3]):(turn|swap|bonus([1-5]))|over", re.ASCII)
BAG_ITEM = re.compile(r"([1-6])([A-Z]{2})", re.ASCII)


def write_position(state: State) -> str:
    """Write the whole state."""
    seats = int(state["seats"])
    tracks = "/".join(",".join(map(str, one.tolist())) for one in state["tracks"][:seats])
    hands = "/".join(write_tiles(state["hands"][seat]) for seat in range(seats))
    counted = zip(state["bag"], NAMES, strict=True)
    bag = ",".join(f"{count}{name}" for count, name in counted if count) or NOTHING
    away = write_tiles(state["shown"])
    return " ".join(("/".join(layout.rows(state)), tracks, hands, bag, away, _write_turn(state)))


def _write_turn(state: State) -> str:
    if state["seat"] == NOBODY:
        return "over"
    if state["swap"]:
        return f"{state['seat']}:swap"
    return f"{state['seat']}:bonus{state['owed']}" if state["owed"] else f"{state['seat']}:turn"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes; refuse what no match can come to, as far as it shows."""
    parts = text.split()
    if len(parts) != len(PARTS.split()):
        refuse(say("six-parts", parts=PARTS), len(parts))
    rows, tracks, hands, bag, away, turn = parts
    state = _read_rows(rows)
    seats = int(state["seats"])
    for seat, numbers in enumerate(_split(tracks, "/", seats, "split-seats")):
        state["tracks"][seat] = _read_tracks(numbers)
    for seat, tiles in enumerate(_split(hands, "/", seats, "split-hands")):
        state["hands"][seat] = _read_tiles(tiles)
    state["bag"] = _read_bag(bag)
    state["shown"] = _read_tiles(away)
    check_tiles(state)
    _read_turn(state, turn)
    return state


def _split(text: str, mark: str, wanted: int, message: str) -> list[str]:
    found = text.split(mark)
    if len(found) != wanted:
        refuse(say(message, number=wanted, mark=repr(mark)), len(found))
    return found


def _read_rows(text: str) -> State:
    rows = _split(text, "/", len(board.GRID.rows), "split-rows")
    for row, cells in zip(rows, board.GRID.rows, strict=True):
        if len(row) != len(cells):
            got = say("row-length-got", number=len(row), row=shown(row))
            refuse(say("row-length", number=len(cells)), got)
    letters = "".join(rows)
    seats = _read_seats(letters)
    state = blank(seats, {})
    for cell, letter in enumerate(letters):
        if letter in SYMBOLS and state["cells"][cell] == board.EMPTY:
            state["cells"][cell] = SYMBOLS.index(letter)
        elif letter != layout.letter(state, cell):
            raise _bad_letter(state, cell, letter)
    pairs = board.free_pairs(state["cells"])
    state["pairs"] = 0
    state["pairs"][: len(pairs)] = pairs
    state["free"] = len(pairs)
    return state


def _bad_letter(state: State, cell: int, letter: str) -> BadPosition:
    name, wanted, seats = board.GRID.names[cell], layout.letter(state, cell), int(state["seats"])
    message = "cell-letter-or-symbol" if wanted == "." else "cell-letter"
    told = mismatch(say(message, letter=wanted, seats=seats), repr(letter))
    return BadPosition(told.within(name))


def _read_seats(letters: str) -> int:
    outside = letters.count("_")
    areas = {
        int(np.count_nonzero(start[:-1] == board.OUTSIDE)): seats
        for seats, start in enumerate(board.START, board.FEWEST_SEATS)
    }
    if outside not in areas:
        refuse(say("cells-outside", numbers=", ".join(map(str, areas))), outside)
    return areas[outside]


def _read_tracks(text: str) -> list[int]:
    numbers = _split(text, ",", TRACKS, "split-tracks")
    for number in numbers:
        if not re.fullmatch("[0-9]{1,2}", number) or int(number) > LAST:
            refuse(say("track-range"), shown(number))
    return [int(number) for number in numbers]


def _read_tiles(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    names = [] if text == NOTHING else text.split(",")
    if len(names) > HAND:
        refuse(say("hand-size"), len(names))
    for name in names:
        counts[_kind(name)] += 1
    return counts


def _read_bag(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    for item in [] if text == NOTHING else text.split(","):
        found = BAG_ITEM.fullmatch(item)
        if not found or counts[_kind(found[2])]:
            refuse(say("bag-kinds"), shown(item))
        counts[_kind(found[2])] = int(found[1])
    return counts


def _kind(name: str) -> int:
    if name not in KIND_NAMED:
        refuse(say("tile-name", symbols=SYMBOLS), shown(name))
    return KIND_NAMED[name]


def _read_turn(state: State, text: str) -> None:
    found = TURN.fullmatch(text)
    if not found or (found[1] and int(found[1]) >= state["seats"]):
        refuse(say("turn"), shown(text))
    seats = range(int(state["seats"]))
    winners = [seat for seat in seats if play.mastered(state, seat)]
    if (text == "over") != (bool(winners) or not state["free"]):
        refuse(say("turn-of-seat" if text == "over" else "turn-over"), repr(text))
    if text == "over":
        check_end(state, winners)
    else:
        state["seat"] = int(found[1])
        state["owed"] = int(found[3] or 0)
        state["swap"] = found[2] == "swap"
        check_turn(state)
    check_shown(state)
