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

from tesselle.engine.errors import BadPosition, mismatch, shown
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.engine.state import copied
from tesselle.games.genial import bag, board, rules, view
from tesselle.games.genial.scoring import LAST
from tesselle.games.genial.tiles import COPIES, KIND_NAMED, KINDS, NAMES, SYMBOLS, Counts, texts

NONE = "-"
PARTS = "rows tracks hands bag shown turn"
TURN = re.compile(r"([0-3]):(turn|swap|bonus([1-5]))|over", re.ASCII)
BAG_ITEM = re.compile(r"([1-6])([A-Z]{2})", re.ASCII)
ROWS = Say("rows", "rangées")
TRACKS = Say("tracks", "pistes")
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
    hands = "/".join(_write_tiles(state["hands"][seat]) for seat in range(seats))
    counted = zip(state["bag"], NAMES, strict=True)
    bag = ",".join(f"{count}{name}" for count, name in counted if count) or NONE
    away = _write_tiles(state["shown"])
    return " ".join(("/".join(view.rows(state)), tracks, hands, bag, away, _write_turn(state)))


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
        raise _bad(Say(f"the six parts '{PARTS}'", f"les six parties « {PARTS} »"), len(parts))
    rows, tracks, hands, bag, away, turn = parts
    state = _read_rows(rows)
    seats = int(state["seats"])
    for seat, numbers in enumerate(_split(tracks, "/", seats, TRACKS_OF_SEATS)):
        state["tracks"][seat] = _read_tracks(numbers)
    for seat, tiles in enumerate(_split(hands, "/", seats, HANDS)):
        state["hands"][seat] = _read_tiles(tiles)
    state["bag"] = _read_bag(bag)
    state["shown"] = _read_tiles(away)
    _check_tiles(state)
    _read_turn(state, turn)
    return state


def _bad(expected: Say, got: Say | str | int) -> BadPosition:
    return BadPosition(mismatch(expected, got if isinstance(got, Say) else str(got)))


def _split(text: str, mark: str, wanted: int, what: Say) -> list[str]:
    found = text.split(mark)
    if len(found) != wanted:
        expected = Say(
            f"{wanted} {what.en} with {mark!r} between", f"{wanted} {what.fr} séparées par {mark!r}"
        )
        raise _bad(expected, len(found))
    return found


def _read_rows(text: str) -> State:
    rows = _split(text, "/", len(board.GRID.rows), ROWS)
    for row, cells in zip(rows, board.GRID.rows, strict=True):
        if len(row) != len(cells):
            expected = Say(f"{len(cells)} cells in a row", f"{len(cells)} cases dans une rangée")
            got = shown(row)
            raise _bad(expected, Say(f"{len(row)} in {got}", f"{len(row)} dans {got}"))
    letters = "".join(rows)
    seats = _read_seats(letters)
    state = rules.blank(seats, {})
    for cell, letter in enumerate(letters):
        if letter in SYMBOLS and state["cells"][cell] == board.EMPTY:
            state["cells"][cell] = SYMBOLS.index(letter)
        elif letter != view.letter(state, cell):
            raise _bad_letter(state, cell, letter)
    pairs = board.free_pairs(state["cells"])
    state["pairs"] = 0
    state["pairs"][: len(pairs)] = pairs
    state["free"] = len(pairs)
    return state


def _bad_letter(state: State, cell: int, letter: str) -> BadPosition:
    name, wanted, seats = board.GRID.names[cell], view.letter(state, cell), int(state["seats"])
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
        raise _bad(expected, outside)
    return areas[outside]


def _read_tracks(text: str) -> list[int]:
    numbers = _split(text, ",", rules.TRACKS, TRACKS)
    for number in numbers:
        if not re.fullmatch("[0-9]{1,2}", number) or int(number) > LAST:
            raise _bad(Say(f"a track from 0 to {LAST}", f"une piste de 0 à {LAST}"), shown(number))
    return [int(number) for number in numbers]


def _read_tiles(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    names = [] if text == NONE else text.split(",")
    if len(names) > bag.HAND:
        most = Say(f"at most {bag.HAND} tiles in a hand", f"au plus {bag.HAND} tuiles en main")
        raise _bad(most, len(names))
    for name in names:
        counts[_kind(name)] += 1
    return counts


def _read_bag(text: str) -> Counts:
    counts = np.zeros(KINDS, np.int8)
    for item in [] if text == NONE else text.split(","):
        found = BAG_ITEM.fullmatch(item)
        if not found or counts[_kind(found[2])]:
            expected = Say(
                "each kind in the bag once, like 5RR",
                "chaque sorte une seule fois dans le sac, comme 5RR",
            )
            raise _bad(expected, shown(item))
        counts[_kind(found[2])] = int(found[1])
    return counts


def _kind(name: str) -> int:
    if name not in KIND_NAMED:
        expected = Say(
            f"a tile like RB, of the symbols {SYMBOLS}",
            f"une tuile comme RB, des symboles {SYMBOLS}",
        )
        raise _bad(expected, shown(name))
    return KIND_NAMED[name]


def _check_tiles(state: State) -> None:
    """Check that bag, hands and board together are the 120 tiles (R3); count those placed."""
    placed = COPIES - state["bag"] - state["hands"].sum(axis=0)
    for kind in range(KINDS):
        if placed[kind] < 0:
            most, name = COPIES[kind], NAMES[kind]
            expected = Say(f"at most {most} tiles {name}", f"au plus {most} tuiles {name}")
            raise _bad(expected, int(most - placed[kind]))
        if state["shown"][kind] > state["bag"][kind]:
            name = NAMES[kind]
            expected = Say(f"the shown {name} in the bag", f"dans le sac les {name} montrées")
            raise _bad(expected, Say("fewer there", "moins"))
    lie = np.bincount(state["cells"][state["cells"] >= 0], minlength=len(SYMBOLS)) - 1  # printed
    for symbol, letter in enumerate(SYMBOLS):
        wanted = sum(int(placed[kind]) * NAMES[kind].count(letter) for kind in range(KINDS))
        if lie[symbol] != wanted:
            expected = Say(
                f"{wanted} tile symbols {letter} on the board, since bag and hands lack so many",
                f"{wanted} symboles {letter} de tuiles sur le plateau,"
                " puisqu’il en manque autant au sac et aux mains",
            )
            raise _bad(expected, int(lie[symbol]))
    state["placed"] = placed.sum()


def _read_turn(state: State, text: str) -> None:
    found = TURN.fullmatch(text)
    if not found or (found[1] and int(found[1]) >= state["seats"]):
        raise _bad(A_TURN, shown(text))
    seats = range(int(state["seats"]))
    winners = [seat for seat in seats if rules.mastered(state, seat)]
    if (text == "over") != (bool(winners) or not state["free"]):
        by_rules = Say("'over', by R13 or R14", "« over », d’après R13 ou R14")
        raise _bad(A_SEAT if text == "over" else by_rules, repr(text))
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
        who, qui = ("the winner", "le gagnant") if winners else ("one seat", "un siège")
        expected = Say(f"{who} alone with fewer than 6 tiles", f"{qui} seul avec moins de 6 tuiles")
        raise _bad(expected, Say(f"seats {short}", f"sièges {short}"))
    state["seat"] = rules.NOBODY
    _check_bonuses(state, short[0], 0)


def _check_turn(state: State) -> None:
    """Check the hands, the offer of R11, and who may be on a first turn (R6)."""
    mover, seats = int(state["seat"]), int(state["seats"])
    begun = bool(state["owed"] or state["swap"])
    for seat in range(seats):
        held = bag.total(state["hands"][seat])
        if (held == bag.HAND) == (begun and seat == mover):
            few, peu = ("fewer than 6", "moins de 6") if held == bag.HAND else ("6", "6")
            raise _bad(Say(f"{few} tiles with seat {seat}", f"{peu} tuiles au siège {seat}"), held)
    if state["swap"] and not bag.lacks_lowest(state, mover):
        expected = Say(
            f"no tile with a lowest symbol at seat {mover} (R11)",
            f"au siège {mover} aucune tuile d’un symbole le plus bas (R11)",
        )
        raise _bad(expected, Say("one", "une"))
    if begun:
        _check_bonuses(state, mover, int(state["owed"]))
    placements = bag.HAND - bag.total(state["hands"][mover])  # in this turn
    opened = int(state["placed"]) - placements  # seats that have had their first turn
    if opened < 0:
        on_board = Say(f"{placements} tiles on the board", f"{placements} tuiles sur le plateau")
        raise _bad(on_board, int(state["placed"]))
    if opened < seats and opened != mover:
        first = Say(
            f"seat {opened} on its first turn (R6)", f"le siège {opened} à son premier tour (R6)"
        )
        raise _bad(first, Say(f"seat {mover}", f"le siège {mover}"))


def _check_bonuses(state: State, seat: int, owed: int) -> None:
    """Check that the tiles ``seat`` has placed in this turn were allowed by R9."""
    placements = bag.HAND - bag.total(state["hands"][seat])
    earned = placements - 1 + owed
    full = int(np.count_nonzero(state["tracks"][seat] == LAST))
    if earned > full:
        expected = Say(
            f"a track at {LAST} for each of {earned} bonuses",
            f"une piste à {LAST} pour chacun des {earned} bonus",
        )
        told = mismatch(expected, str(full))
        raise BadPosition(Say(f"seat {seat}: {told.en}", f"siège {seat} : {told.fr}"))


def _check_shown(state: State) -> None:
    """Check that shown tiles are those of a swap by the seat before (R11)."""
    if not state["shown"].any():
        return
    if state["seat"] == rules.NOBODY or state["owed"] or state["swap"]:
        expected = Say(
            "no shown tiles but at the start of a turn",
            "des tuiles montrées au début d’un tour seulement",
        )
        raise _bad(expected, _write_tiles(state["shown"]))
    before = (int(state["seat"]) - 1) % int(state["seats"])
    asked = copied(state)
    asked["hands"][before] = state["shown"]
    if bag.total(state["shown"]) == bag.HAND or not bag.lacks_lowest(asked, before):
        expected = Say(
            f"shown tiles that seat {before} could swap (R11)",
            f"des tuiles montrées que le siège {before} pouvait échanger (R11)",
        )
        raise _bad(expected, _write_tiles(state["shown"]))
