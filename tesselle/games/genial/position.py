"""A whole Génial! position in one line of text, secrets included.

Six parts with blanks between them::

    rows     as in view.py, joined by "/":  ________/_________/__r....g__/…
    tracks   R,G,B,O,Y,P of each seat:      0,3,1,0,0,2/1,0,0,0,4,0
    hands    the tiles of each seat:        RR,RG,BO,YP,YP,PP/GB,…
    bag      how many of each kind:         5RR,4RG,6RB,…
    shown    tiles just swapped away:       GB,GO   or -
    turn     seat and what it is to do:     0:turn, 1:bonus2, 0:swap, or over

``-`` stands for an empty list.
"""

import re

import numpy as np

from tesselle.engine.errors import BadPosition
from tesselle.engine.game import State, copied
from tesselle.games.genial import bag, board, rules, view
from tesselle.games.genial.scoring import LAST
from tesselle.games.genial.tiles import COPIES, KIND_NAMED, KINDS, NAMES, SYMBOLS, Counts, texts

NONE = "-"
PARTS = "rows tracks hands bag shown turn"
TURN = re.compile(r"([0-3]):(turn|swap|bonus([1-5]))|over", re.ASCII)
BAG_ITEM = re.compile(r"([1-6])([A-Z]{2})", re.ASCII)


def write_position(state: State) -> str:
    """Write the whole state."""
    seats = int(state["seats"])
    tracks = "/".join(",".join(map(str, one.tolist())) for one in state["tracks"][:seats])
    hands = "/".join(_write_tiles(state["hands"][seat]) for seat in range(seats))
    counted = zip(state["bag"], NAMES, strict=True)
    bag = ",".join(f"{count}{name}" for count, name in counted if count) or NONE
    shown = _write_tiles(state["shown"])
    return " ".join(("/".join(view.rows(state)), tracks, hands, bag, shown, _write_turn(state)))


def _write_tiles(counts: Counts) -> str:
    return ",".join(texts(counts)) or NONE


def _write_turn(state: State) -> str:
    if state["seat"] == rules.NOBODY:
        return "over"
    if state["swap"]:
        return f"{state['seat']}:swap"
    return f"{state['seat']}:bonus{state['owed']}" if state["owed"] else f"{state['seat']}:turn"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes; refuse what no match can come to, as far as it shows."""
    parts = text.split()
    if len(parts) != len(PARTS.split()):
        raise BadPosition(f"expected the six parts '{PARTS}', got {len(parts)}")
    rows, tracks, hands, bag, shown, turn = parts
    state = _read_rows(rows)
    seats = int(state["seats"])
    for seat, numbers in enumerate(_split(tracks, "/", seats, "seats' tracks")):
        state["tracks"][seat] = _read_tracks(numbers)
    for seat, tiles in enumerate(_split(hands, "/", seats, "hands")):
        state["hands"][seat] = _read_tiles(tiles)
    state["bag"] = _read_bag(bag)
    state["shown"] = _read_tiles(shown)
    _check_tiles(state)
    _read_turn(state, turn)
    return state


def _split(text: str, mark: str, wanted: int, what: str) -> list[str]:
    found = text.split(mark)
    if len(found) != wanted:
        raise BadPosition(f"expected {wanted} {what} with {mark!r} between, got {len(found)}")
    return found


def _read_rows(text: str) -> State:
    rows = _split(text, "/", len(board.GRID.rows), "rows")
    for row, cells in zip(rows, board.GRID.rows, strict=True):
        if len(row) != len(cells):
            raise BadPosition(f"expected {len(cells)} cells in a row, got {len(row)} in {row!r}")
    letters = "".join(rows)
    seats = _read_seats(letters)
    state = rules.blank(seats, {})
    for cell, letter in enumerate(letters):
        if letter in SYMBOLS and state["cells"][cell] == board.EMPTY:
            state["cells"][cell] = SYMBOLS.index(letter)
        elif letter != view.letter(state, cell):
            name, wanted = board.GRID.names[cell], view.letter(state, cell)
            also = " or a symbol" if wanted == "." else ""
            raise BadPosition(f"{name}: expected {wanted}{also} with {seats} seats, got {letter!r}")
    pairs = board.free_pairs(state["cells"])
    state["pairs"] = 0
    state["pairs"][: len(pairs)] = pairs
    state["free"] = len(pairs)
    return state


def _read_seats(letters: str) -> int:
    outside = letters.count("_")
    areas = {
        int(np.count_nonzero(start[:-1] == board.OUTSIDE)): seats
        for seats, start in enumerate(board.START, board.FEWEST_SEATS)
    }
    if outside not in areas:
        wanted = ", ".join(map(str, areas))
        raise BadPosition(f"expected one of {wanted} cells '_' outside the area, got {outside}")
    return areas[outside]


def _read_tracks(text: str) -> list[int]:
    numbers = _split(text, ",", rules.TRACKS, "tracks")
    for number in numbers:
        if not re.fullmatch("[0-9]{1,2}", number) or int(number) > LAST:
            raise BadPosition(f"expected a track from 0 to {LAST}, got {number!r}")
    return [int(number) for number in numbers]


def _read_tiles(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    names = [] if text == NONE else text.split(",")
    if len(names) > bag.HAND:
        raise BadPosition(f"expected at most {bag.HAND} tiles in a hand, got {len(names)}")
    for name in names:
        counts[_kind(name)] += 1
    return counts


def _read_bag(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    for item in [] if text == NONE else text.split(","):
        found = BAG_ITEM.fullmatch(item)
        if not found or counts[_kind(found[2])]:
            raise BadPosition(f"expected each kind in the bag once, like 5RR; got {item!r}")
        counts[_kind(found[2])] = int(found[1])
    return counts


def _kind(name: str) -> int:
    if name not in KIND_NAMED:
        raise BadPosition(f"expected a tile like RB, of the symbols {SYMBOLS}; got {name!r}")
    return KIND_NAMED[name]


def _check_tiles(state: State) -> None:
    """Check that bag, hands and board together are the 120 tiles (R3); count those placed."""
    placed = COPIES - state["bag"] - state["hands"].sum(axis=0)
    for kind in range(KINDS):
        if placed[kind] < 0:
            got = COPIES[kind] - placed[kind]
            raise BadPosition(f"expected at most {COPIES[kind]} tiles {NAMES[kind]}, got {got}")
        if state["shown"][kind] > state["bag"][kind]:
            raise BadPosition(f"expected the shown {NAMES[kind]} in the bag, got fewer there")
    lie = np.bincount(state["cells"][state["cells"] >= 0], minlength=len(SYMBOLS)) - 1  # printed
    for symbol, letter in enumerate(SYMBOLS):
        wanted = sum(int(placed[kind]) * NAMES[kind].count(letter) for kind in range(KINDS))
        if lie[symbol] != wanted:
            raise BadPosition(
                f"expected {wanted} tile symbols {letter} on the board,"
                f" since bag and hands lack so many; got {lie[symbol]}"
            )
    state["placed"] = placed.sum()


def _read_turn(state: State, text: str) -> None:
    found = TURN.fullmatch(text)
    if not found or (found[1] and int(found[1]) >= state["seats"]):
        raise BadPosition(
            f"expected 'seat:turn', 'seat:bonus1' to 5, 'seat:swap' or 'over': {text}"
        )
    seats = range(int(state["seats"]))
    winners = [seat for seat in seats if rules.mastered(state, seat)]
    if (text == "over") != (bool(winners) or not state["free"]):
        wanted = "a seat to move" if text == "over" else "'over', by R13 or R14"
        raise BadPosition(f"expected {wanted}, got {text!r}")
    if text == "over":
        _check_end(state, winners)
    else:
        state["seat"] = int(found[1])
        state["owed"] = int(found[3] or 0)
        state["swap"] = found[2] == "swap"
        _check_turn(state)
    _check_shown(state)


def _check_end(state: State, winners: list[int]) -> None:
    """Check hands at the end: one seat has just placed and not drawn (R13, R14)."""
    seats = range(int(state["seats"]))
    short = [seat for seat in seats if bag.total(state["hands"][seat]) < bag.HAND]
    if len(short) != 1 or (winners and winners != short):
        wanted = "the winner" if winners else "one seat"
        raise BadPosition(f"expected {wanted} alone with fewer than 6 tiles, got seats {short}")
    state["seat"] = rules.NOBODY
    _check_bonuses(state, short[0], 0)


def _check_turn(state: State) -> None:
    """Check the hands, the offer of R11, and who may be on a first turn (R6)."""
    mover, seats = int(state["seat"]), int(state["seats"])
    begun = bool(state["owed"] or state["swap"])
    for seat in range(seats):
        held = bag.total(state["hands"][seat])
        if (held == bag.HAND) == (begun and seat == mover):
            wanted = "fewer than 6" if held == bag.HAND else "6"
            raise BadPosition(f"expected {wanted} tiles with seat {seat}, got {held}")
    if state["swap"] and not bag.lacks_lowest(state, mover):
        raise BadPosition(f"expected no tile with a lowest symbol at seat {mover} (R11), got one")
    if begun:
        _check_bonuses(state, mover, int(state["owed"]))
    placements = bag.HAND - bag.total(state["hands"][mover])  # in this turn
    opened = int(state["placed"]) - placements  # seats that have had their first turn
    if opened < 0:
        raise BadPosition(f"expected {placements} tiles on the board, got {state['placed']}")
    if opened < seats and opened != mover:
        raise BadPosition(f"expected seat {opened} on its first turn (R6), got seat {mover}")


def _check_bonuses(state: State, seat: int, owed: int) -> None:
    """Check that the tiles ``seat`` has placed in this turn were allowed by R9."""
    placements = bag.HAND - bag.total(state["hands"][seat])
    earned = placements - 1 + owed
    full = int(np.count_nonzero(state["tracks"][seat] == LAST))
    if earned > full:
        raise BadPosition(
            f"seat {seat}: expected a track at {LAST} for each of {earned} bonuses, got {full}"
        )


def _check_shown(state: State) -> None:
    """Check that shown tiles are those of a swap by the seat before (R11)."""
    if not state["shown"].any():
        return
    if state["seat"] == rules.NOBODY or state["owed"] or state["swap"]:
        raise BadPosition("expected no shown tiles but at the start of a turn, got some")
    before = (int(state["seat"]) - 1) % int(state["seats"])
    asked = copied(state)
    asked["hands"][before] = state["shown"]
    if bag.total(state["shown"]) == bag.HAND or not bag.lacks_lowest(asked, before):
        raise BadPosition(
            f"expected shown tiles that seat {before} could swap (R11),"
            f" got {_write_tiles(state['shown'])}"
        )
