"""Whole positions of Mozaika in one line of text.

First the round, its step, the bids and the row; then, for each seat, its coins,
its hand and its board, row by row, ``.`` for a free cell and ``*`` after a fly's tile::

    round 2 bid bids 3,-,- row RsBwGfYs | coins 10 hand RsRwGf board Bw.../..../..../.... | …

``-`` stands for no bid, no bidding in this round, or no tiles.  The bag holds the
rest of the box; the first player, the order of picking, who has acted and who
took the fly follow from what is written.
"""

import re

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch, shown
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaika import rules
from tesselle.games.mozaika import state as s
from tesselle.games.mozaika.state import (
    BID,
    COINS,
    FLY,
    HAND,
    LAY,
    NO_BID,
    NOBODY,
    OVER,
    STEPS,
    TAKE,
)
from tesselle.games.mozaika.tiles import (
    CELLS,
    COPIES,
    EMPTY,
    FLY_MARK,
    KIND_OF,
    KINDS,
    NAMES,
    SIDE,
    counted,
    listed,
)

NONE = "-"
FREE = "."

HEAD = re.compile(r"round ([0-9]{1,2}) (\w+) bids (\S+) row (\S+)")
SEAT = re.compile(r"coins ([0-9]{1,2}) hand (\S+) board (\S+)")
NUMBER = re.compile(r"[0-9]{1,2}")
TILES = re.compile(r"([RBGY][swf])+")
TILE = re.compile(r"[RBGY][swf]")
BOARD_ROW = re.compile(rf"(?:\.|[RBGY][swf]\*?){{{SIDE}}}")
CELL = re.compile(r"\.|[RBGY][swf]\*?")


def write_position(state: State) -> str:
    """Write the whole state, pending bids included."""
    seats = range(int(state["seats"]))
    bids = [NONE if bid == NO_BID else str(bid) for bid in state["bids"][: len(seats)]]
    some = state["step"] == BID or state["order"][0] != NOBODY
    head = (
        f"round {state['round']} {STEPS[int(state['step'])]}"
        f" bids {','.join(bids) if some else NONE} row {_tiles(state['row'])}"
    )
    return " | ".join([head, *(_seat(state, seat) for seat in seats)])


def _tiles(counts: np.ndarray[tuple[int], np.dtype[np.int8]]) -> str:
    return "".join(listed(counts)) or NONE


def _seat(state: State, seat: int) -> str:
    cells = [
        FREE if kind == EMPTY else NAMES[kind] + FLY_MARK * int(fly)
        for kind, fly in zip(state["boards"][seat], state["flies"][seat], strict=True)
    ]
    board = "/".join("".join(cells[start : start + SIDE]) for start in range(0, CELLS, SIDE))
    return f"coins {state['coins'][seat]} hand {_tiles(state['hands'][seat])} board {board}"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes; everything must fit together."""
    head, *seats = (" ".join(part.split()) for part in text.split("|"))
    if len(seats) not in COPIES:
        expected = Say(
            "3, 4 or 5 seats after the first '|'", "3, 4 ou 5 sièges après le premier « | »"
        )
        raise _bad(expected, len(seats))
    state = rules.blank(len(seats), {})
    rules.setup(state, np.uint64(0))
    rules.clear_bidding(state)
    for seat, part in enumerate(seats):
        _read_seat(state, seat, part)
    bids = _read_head(state, head)
    _fill_bag(state)
    _set_bids(state, bids)
    _set_laid(state)
    _check_hands(state)
    _check_flies(state)
    _check_coins(state)
    return state


def _bad(expected: Say, got: Say | str | int) -> BadPosition:
    return BadPosition(mismatch(expected, got if isinstance(got, Say) else str(got)))


def _bad_seat(seat: int, expected: Say, got: Say | str | int) -> BadPosition:
    told = _bad(expected, got).say
    return BadPosition(Say(f"seat {seat}: {told.en}", f"siège {seat} : {told.fr}"))


def _read_seat(state: State, seat: int, text: str) -> None:
    match = SEAT.fullmatch(text)
    if not match:
        form = "coins 10 hand RsBw board …"
        raise _bad_seat(seat, Say(f"'{form}'", f"« {form} »"), shown(text))
    coins, hand, board = match.groups()
    state["coins"][seat] = int(coins)
    state["hands"][seat] = _read_tiles(hand)
    lines = board.split("/")
    if len(lines) != SIDE or not all(BOARD_ROW.fullmatch(line) for line in lines):
        expected = Say(
            f"a board of {SIDE} rows of {SIDE} cells (like Bw, Bw* or .) with / between them",
            f"un plateau de {SIDE} rangées de {SIDE} cases (comme Bw, Bw* ou .) séparées par /",
        )
        raise _bad_seat(seat, expected, shown(board))
    for cell, content in enumerate(CELL.findall(board)):
        tile = content.removesuffix(FLY_MARK)
        state["boards"][seat, cell] = EMPTY if tile == FREE else KIND_OF[tile.lower()]
        state["flies"][seat, cell] = int(tile != content)


def _read_tiles(text: str) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    if text != NONE and not TILES.fullmatch(text):
        form = Say(f"tiles like RsBw, or {NONE} for none", f"des tuiles comme RsBw, ou {NONE}")
        raise _bad(form, shown(text))
    most = s.MOST_SEATS + 1
    if len(text) > 2 * most:
        raise _bad(Say(f"at most {most} tiles", f"au plus {most} tuiles"), shown(text))
    return counted(KIND_OF[tile.lower()] for tile in TILE.findall(text))


def _read_head(state: State, text: str) -> str:
    """Set round, step and row; return the text of the bids."""
    match = HEAD.fullmatch(text)
    if not match:
        form = "round 2 bid bids … row …"
        raise _bad(Say(f"'{form}'", f"« {form} »"), shown(text))
    number, step, bids, row = match.groups()
    if not 1 <= int(number) <= s.ROUNDS:
        expected = Say(f"a round from 1 to {s.ROUNDS}", f"un tour de 1 à {s.ROUNDS}")
        raise _bad(expected, number)
    if step not in STEPS:
        steps = ", ".join(STEPS)
        raise _bad(Say(f"one of {steps}", f"une étape parmi {steps}"), shown(step))
    state["round"], state["step"] = int(number), STEPS.index(step)
    state["row"] = _read_tiles(row)
    wrong = (
        (state["round"] == 1 and state["step"] != LAY)  # R3
        or (state["step"] == FLY and not rules.has_fly(state))  # R7
        or (state["step"] == OVER and state["round"] != s.ROUNDS)  # R13
    )
    if wrong:
        expected = Say(f"a step that round {number} has", f"une étape que le tour {number} connaît")
        raise _bad(expected, repr(step))
    return bids


def _fill_bag(state: State) -> None:
    """Put into the bag what is nowhere else (R1)."""
    copies = COPIES[int(state["seats"])]
    out = state["row"] + state["hands"].sum(axis=0, dtype=np.int64)
    for kind in range(KINDS):
        used = int(out[kind]) + int((state["boards"] == kind).sum())
        if used > copies:
            name = NAMES[kind]
            raise _bad(Say(f"at most {copies} of {name}", f"au plus {copies} fois {name}"), used)
        state["bag"][kind] = copies - used


def _set_bids(state: State, text: str) -> None:
    """Set the bids, who picks when, who has picked and who took the fly (R5, R6, R7)."""
    seats, turned_up = int(state["seats"]), int(state["row"].sum())
    least, most = {BID: (seats + 1, seats + 1), TAKE: (2, seats + 1)}.get(
        int(state["step"]), (0, 0)
    )
    if not least <= turned_up <= most:
        few, peu = (
            (str(least),) * 2 if least == most else (f"{least} to {most}", f"{least} à {most}")
        )
        raise _bad(Say(f"{few} tiles in the row", f"{peu} tuiles à prendre"), turned_up)
    if state["step"] == OVER or state["round"] == 1:
        if text != NONE:
            none = Say(f"bids {NONE} in this step", f"« bids {NONE} » à cette étape")
            raise _bad(none, shown(text))
        return
    state["bids"][:seats] = _read_bids(state, text)
    if state["step"] == BID:
        return
    rules.line_up(state)
    state["picked"] = seats + 1 - turned_up if state["step"] == TAKE else seats
    if state["step"] != TAKE and rules.has_fly(state):
        state["flier"] = state["order"][seats - 1]


def _read_bids(state: State, text: str) -> list[int]:
    seats, bidding = int(state["seats"]), state["step"] == BID
    words = text.split(",")
    for word in words:
        if not NUMBER.fullmatch(word) and not (bidding and word == NONE):
            numbers = Say("numbers as bids", "des nombres comme enchères")
            raise _bad(numbers, _in(shown(word), text))
    if len(words) != seats:
        raise _bad(Say(f"{seats} bids", f"{seats} enchères"), _in(str(len(words)), text))
    if bidding and NONE not in words:
        open_one = Say(
            f"a seat that has yet to bid ({NONE})", f"un siège qui doit encore enchérir ({NONE})"
        )
        raise _bad(open_one, shown(text))
    bids = [NO_BID if word == NONE else int(word) for word in words]
    for seat, bid in enumerate(bids):
        most = int(state["coins"][seat]) if bidding else s.MOST_COINS
        if bid > most:
            raise _bad_seat(
                seat, Say(f"a bid of at most {most}", f"une enchère d’au plus {most}"), bid
            )
    return bids


def _in(part: str, whole: str) -> Say:
    return Say(f"{part} in {shown(whole)}", f"{part} dans {shown(whole)}")


def _set_laid(state: State) -> None:
    """Check how many tiles lie, and set who is to act (R9)."""
    step, number, mask = int(state["step"]), int(state["round"]), 0
    lie = {BID: (number - 1,), TAKE: (number - 1,), LAY: (number - 1, number)}.get(step, (number,))
    for seat in range(int(state["seats"])):
        laid = int((state["boards"][seat] != EMPTY).sum())
        if laid not in lie:
            many = list(map(str, lie))
            expected = Say(
                f"{' or '.join(many)} tiles on the board", f"{' ou '.join(many)} tuiles posées"
            )
            raise _bad_seat(seat, expected, laid)
        acts = laid < number if step == LAY else state["bids"][seat] == NO_BID
        mask |= int(acts) << seat
    if step == LAY and not mask:
        expected = Say(
            f"a seat that has yet to lay in round {number}",
            f"un siège qui doit encore poser au tour {number}",
        )
        raise _bad(expected, Say("none", "aucun"))
    if step in (TAKE, FLY):
        mask = 1 << int(state["order"][state["picked"]] if step == TAKE else state["flier"])
    state["to_act"] = 0 if step == OVER else mask


def _check_hands(state: State) -> None:
    """Four tiles between buying and laying, else three (R6)."""
    for seat in range(int(state["seats"])):
        full = state["step"] == LAY and int(state["to_act"]) >> seat & 1
        bought = state["step"] == TAKE and seat in state["order"][: state["picked"]]
        wanted = HAND if full or bought else HAND - 1
        held = int(state["hands"][seat].sum())
        if held != wanted:
            expected = Say(f"{wanted} tiles in hand", f"{wanted} tuiles en main")
            raise _bad_seat(seat, expected, held)


def _check_flies(state: State) -> None:
    """One fly at most for each round that gave one and is over (R7, R11)."""
    over = int(state["round"]) - int(state["step"] != OVER)
    most = max(0, over - int(rules.FIRST_FLY[int(state["seats"])]) + 1)
    sit = int(state["flies"].sum())
    if sit > most:
        expected = Say(f"at most {most} flies by now", f"au plus {most} mouches à ce moment")
        raise _bad(expected, sit)


def _check_coins(state: State) -> None:
    """A seat began with ten coins, and its board has earned what its neighbours pay (R10)."""
    for seat in range(int(state["seats"])):
        paid = max(0, int(state["bids"][seat])) if state["step"] != BID else 0
        most = COINS + _earned(state, seat) - paid
        if state["coins"][seat] > most:
            held = int(state["coins"][seat])
            got = Say(f"{held} and a bid of {paid}", f"{held} et une enchère de {paid}")
            expected = Say(f"at most {most + paid} coins", f"au plus {most + paid} pièces")
            raise _bad_seat(seat, expected, got if paid else held)


def _earned(state: State, seat: int) -> int:
    """Count what the board has paid, which does not depend on the order of laying."""
    board = state["boards"][seat]
    pays = (
        rules.income_on(board, int(board[cell]), cell) for cell in range(CELLS) if board[cell] >= 0
    )
    return sum(pays) // 2  # each pair of neighbours was counted from both sides
