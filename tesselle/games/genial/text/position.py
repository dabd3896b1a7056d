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
from tesselle.engine.say import Say
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

PARTS = "rows tracks hands bag shown turn"
TURN = re.compile(r"([0-3]):(turn|swap|bonus([1-5]))|over", re.ASCII)
BAG_ITEM = re.compile(r"([1-6])([A-Z]{2})", re.ASCII)
ROWS = Say("rows", "rangées")
SIX_TRACKS = Say("tracks", "pistes")
TRACKS_OF_SEATS = Say("seats' tracks", "parties de pistes, une par siège,")
HANDS = Say("hands", "mains")
A_SEAT = Say("a seat to move", "un siège au trait")
A_TURN = Say(
    "'seat:turn', 'seat:bonus1' to 5, 'seat:swap' or 'over'",
    "« siège:turn », « siège:bonus1 » à 5, « siège:swap » ou « over »",
)


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
        refuse(Say(f"the six parts '{PARTS}'", f"les six parties « {PARTS} »"), len(parts))
    rows, tracks, hands, bag, away, turn = parts
    state = _read_rows(rows)
    seats = int(state["seats"])
    for seat, numbers in enumerate(_split(tracks, "/", seats, TRACKS_OF_SEATS)):
        state["tracks"][seat] = _read_tracks(numbers)
    for seat, tiles in enumerate(_split(hands, "/", seats, HANDS)):
        state["hands"][seat] = _read_tiles(tiles)
    state["bag"] = _read_bag(bag)
    state["shown"] = _read_tiles(away)
    check_tiles(state)
    _read_turn(state, turn)
    return state


def _split(text: str, mark: str, wanted: int, what: Say) -> list[str]:
    found = text.split(mark)
    if len(found) != wanted:
        expected = Say(
            f"{wanted} {what.en} with {mark!r} between", f"{wanted} {what.fr} séparées par {mark!r}"
        )
        refuse(expected, len(found))
    return found


def _read_rows(text: str) -> State:
    rows = _split(text, "/", len(board.GRID.rows), ROWS)
    for row, cells in zip(rows, board.GRID.rows, strict=True):
        if len(row) != len(cells):
            expected = Say(f"{len(cells)} cells in a row", f"{len(cells)} cases dans une rangée")
            got = shown(row)
            refuse(expected, Say(f"{len(row)} in {got}", f"{len(row)} dans {got}"))
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
    either, soit = (" or a symbol", " ou un symbole") if wanted == "." else ("", "")
    told = mismatch(
        Say(f"{wanted}{either} with {seats} seats", f"{wanted}{soit} à {seats} sièges"),
        repr(letter),
    )
    return BadPosition(Say(f"{name}: {told.en}", f"{name} : {told.fr}"))


def _read_seats(letters: str) -> int:
    outside = letters.count("_")
    areas = {
        int(np.count_nonzero(start[:-1] == board.OUTSIDE)): seats
        for seats, start in enumerate(board.START, board.FEWEST_SEATS)
    }
    if outside not in areas:
        wanted = ", ".join(map(str, areas))
        expected = Say(
            f"one of {wanted} cells '_' outside the area",
            f"un nombre de cases « _ » hors de la zone parmi {wanted}",
        )
        refuse(expected, outside)
    return areas[outside]


def _read_tracks(text: str) -> list[int]:
    numbers = _split(text, ",", TRACKS, SIX_TRACKS)
    for number in numbers:
        if not re.fullmatch("[0-9]{1,2}", number) or int(number) > LAST:
            refuse(Say(f"a track from 0 to {LAST}", f"une piste de 0 à {LAST}"), shown(number))
    return [int(number) for number in numbers]


def _read_tiles(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    names = [] if text == NOTHING else text.split(",")
    if len(names) > HAND:
        most = Say(f"at most {HAND} tiles in a hand", f"au plus {HAND} tuiles en main")
        refuse(most, len(names))
    for name in names:
        counts[_kind(name)] += 1
    return counts


def _read_bag(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    for item in [] if text == NOTHING else text.split(","):
        found = BAG_ITEM.fullmatch(item)
        if not found or counts[_kind(found[2])]:
            expected = Say(
                "each kind in the bag once, like 5RR",
                "chaque sorte une seule fois dans le sac, comme 5RR",
            )
            refuse(expected, shown(item))
        counts[_kind(found[2])] = int(found[1])
    return counts


def _kind(name: str) -> int:
    if name not in KIND_NAMED:
        expected = Say(
            f"a tile like RB, of the symbols {SYMBOLS}",
            f"une tuile comme RB, des symboles {SYMBOLS}",
        )
        refuse(expected, shown(name))
    return KIND_NAMED[name]


def _read_turn(state: State, text: str) -> None:
    found = TURN.fullmatch(text)
    if not found or (found[1] and int(found[1]) >= state["seats"]):
        refuse(A_TURN, shown(text))
    seats = range(int(state["seats"]))
    winners = [seat for seat in seats if play.mastered(state, seat)]
    if (text == "over") != (bool(winners) or not state["free"]):
        by_rules = Say("'over', by R13 or R14", "« over », d’après R13 ou R14")
        refuse(A_SEAT if text == "over" else by_rules, repr(text))
    if text == "over":
        check_end(state, winners)
    else:
        state["seat"] = int(found[1])
        state["owed"] = int(found[3] or 0)
        state["swap"] = found[2] == "swap"
        check_turn(state)
    check_shown(state)
