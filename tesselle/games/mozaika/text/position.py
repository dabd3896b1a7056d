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

from tesselle.engine.errors import shown
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.state import (
    BID,
    FLY,
    LAY,
    NO_BID,
    NOBODY,
    OVER,
    STEPS,
    TAKE,
    blank,
)
from tesselle.games.mozaika.rules.tiles import (
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
from tesselle.games.mozaika.text.check import check_coins, check_flies, check_hands
from tesselle.games.mozaika.text.refusal import refuse, refuse_seat
from tesselle.games.mozaika.words import say

NOTHING = "-"
FREE_SIGN = "."

HEAD = re.compile(r"round ([0-9]{1,2}) (\w+) bids (\S+) row (\S+)")
SEAT = re.compile(r"coins ([0-9]{1,2}) hand (\S+) board (\S+)")
NUMBER = re.compile(r"[0-9]{1,2}")
TILES_TEXT = re.compile(r"([RBGY][swf])+")
TILE_TEXT = re.compile(r"[RBGY][swf]")
BOARD_ROW = re.compile(rf"(?:\.|[RBGY][swf]\*?){{{SIDE}}}")
CELL_TEXT = re.compile(r"\.|[RBGY][swf]\*?")


def write_position(state: State) -> str:
    """Write the whole state, pending bids included."""
    seats = range(int(state["seats"]))
    bids = [NOTHING if bid == NO_BID else str(bid) for bid in state["bids"][: len(seats)]]
    some = state["step"] == BID or state["order"][0] != NOBODY
    head = (
        f"round {state['round']} {STEPS[int(state['step'])]}"
        f" bids {','.join(bids) if some else NOTHING} row {_tiles(state['row'])}"
    )
    return " | ".join([head, *(_seat(state, seat) for seat in seats)])


def _tiles(counts: np.ndarray[tuple[int], np.dtype[np.int8]]) -> str:
    return "".join(listed(counts)) or NOTHING


def _seat(state: State, seat: int) -> str:
    cells = [
        FREE_SIGN if kind == EMPTY else NAMES[kind] + FLY_MARK * int(fly)
        for kind, fly in zip(state["boards"][seat], state["flies"][seat], strict=True)
    ]
    board = "/".join("".join(cells[start : start + SIDE]) for start in range(0, CELLS, SIDE))
    return f"coins {state['coins'][seat]} hand {_tiles(state['hands'][seat])} board {board}"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes; everything must fit together."""
    head, *seats = (" ".join(part.split()) for part in text.split("|"))
    if len(seats) not in COPIES:
        refuse(say("seat-parts"), len(seats))
    state = blank(len(seats), {})
    for seat, part in enumerate(seats):
        _read_seat(state, seat, part)
    bids = _read_head(state, head)
    _fill_bag(state)
    _set_bids(state, bids)
    _set_laid(state)
    check_hands(state)
    check_flies(state)
    check_coins(state)
    return state


def _read_seat(state: State, seat: int, text: str) -> None:
    match = SEAT.fullmatch(text)
    if not match:
        refuse_seat(seat, say("text-like", text="coins 10 hand RsBw board …"), shown(text))
    coins, hand, board = match.groups()
    state["coins"][seat] = int(coins)
    state["hands"][seat] = _read_tiles(hand)
    lines = board.split("/")
    if len(lines) != SIDE or not all(BOARD_ROW.fullmatch(line) for line in lines):
        refuse_seat(seat, say("board-of", side=SIDE), shown(board))
    for cell, content in enumerate(CELL_TEXT.findall(board)):
        tile = content.removesuffix(FLY_MARK)
        state["boards"][seat, cell] = EMPTY if tile == FREE_SIGN else KIND_OF[tile.lower()]
        state["flies"][seat, cell] = int(tile != content)


def _read_tiles(text: str) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    if text != NOTHING and not TILES_TEXT.fullmatch(text):
        refuse(say("tiles-like", none=NOTHING), shown(text))
    most = s.MOST_SEATS + 1
    if len(text) > 2 * most:
        refuse(say("most-tiles", most=most), shown(text))
    return counted(KIND_OF[tile.lower()] for tile in TILE_TEXT.findall(text))


def _read_head(state: State, text: str) -> str:
    """Set round, step and row; return the text of the bids."""
    match = HEAD.fullmatch(text)
    if not match:
        refuse(say("text-like", text="round 2 bid bids … row …"), shown(text))
    number, step, bids, row = match.groups()
    if not 1 <= int(number) <= s.ROUNDS:
        refuse(say("round-up-to", most=s.ROUNDS), number)
    if step not in STEPS:
        refuse(say("one-of-steps", steps=", ".join(STEPS)), shown(step))
    state["round"], state["step"] = int(number), STEPS.index(step)
    state["row"] = _read_tiles(row)
    wrong = (
        (state["round"] == 1 and state["step"] != LAY)  # R3
        or (state["step"] == FLY and not play.has_fly(state))  # R7
        or (state["step"] == OVER and state["round"] != s.ROUNDS)  # R13
    )
    if wrong:
        refuse(say("step-of-round", round=number), repr(step))
    return bids


def _fill_bag(state: State) -> None:
    """Put into the bag what is nowhere else (R1)."""
    copies = COPIES[int(state["seats"])]
    out = state["row"] + state["hands"].sum(axis=0, dtype=np.int64)
    for kind in range(KINDS):
        used = int(out[kind]) + int((state["boards"] == kind).sum())
        if used > copies:
            refuse(say("most-of-kind", most=copies, kind=NAMES[kind]), used)
        state["bag"][kind] = copies - used


def _set_bids(state: State, text: str) -> None:
    """Set the bids, who picks when, who has picked and who took the fly (R5, R6, R7)."""
    seats, turned_up = int(state["seats"]), int(state["row"].sum())
    least, most = {BID: (seats + 1, seats + 1), TAKE: (2, seats + 1)}.get(
        int(state["step"]), (0, 0)
    )
    if not least <= turned_up <= most:
        if least == most:
            refuse(say("tiles-to-take", number=most), turned_up)
        refuse(say("tiles-to-take-between", least=least, most=most), turned_up)
    if state["step"] == OVER or state["round"] == 1:
        if text != NOTHING:
            refuse(say("no-bids-now", none=NOTHING), shown(text))
        return
    state["bids"][:seats] = _read_bids(state, text)
    if state["step"] == BID:
        return
    play.line_up(state)
    state["picked"] = seats + 1 - turned_up if state["step"] == TAKE else seats
    if state["step"] != TAKE and play.has_fly(state):
        state["flier"] = state["order"][seats - 1]


def _read_bids(state: State, text: str) -> list[int]:
    seats, bidding = int(state["seats"]), state["step"] == BID
    words = text.split(",")
    for word in words:
        if not NUMBER.fullmatch(word) and not (bidding and word == NOTHING):
            refuse(say("numbers-as-bids"), _in(shown(word), text))
    if len(words) != seats:
        refuse(say("bids-of-all", number=seats), _in(str(len(words)), text))
    if bidding and NOTHING not in words:
        refuse(say("seat-to-bid", none=NOTHING), shown(text))
    bids = [NO_BID if word == NOTHING else int(word) for word in words]
    for seat, bid in enumerate(bids):
        most = int(state["coins"][seat]) if bidding else s.MOST_COINS
        if bid > most:
            refuse_seat(seat, say("bid-up-to", most=most), bid)
    return bids


def _in(part: str, whole: str) -> Say:
    return say("part-of", part=part, whole=shown(whole))


def _set_laid(state: State) -> None:
    """Check how many tiles lie, and set who is to act (R9)."""
    step, number, mask = int(state["step"]), int(state["round"]), 0
    lie = {BID: (number - 1,), TAKE: (number - 1,), LAY: (number - 1, number)}.get(step, (number,))
    for seat in range(int(state["seats"])):
        laid = int((state["boards"][seat] != EMPTY).sum())
        if laid not in lie:
            refuse_seat(seat, _lying(lie), laid)
        acts = laid < number if step == LAY else state["bids"][seat] == NO_BID
        mask |= int(acts) << seat
    if step == LAY and not mask:
        refuse(say("seat-to-lay", round=number), say("no-seat"))
    if step in (TAKE, FLY):
        mask = 1 << int(state["order"][state["picked"]] if step == TAKE else state["flier"])
    state["to_act"] = 0 if step == OVER else mask


def _lying(numbers: tuple[int, ...]) -> Say:
    if len(numbers) == 1:
        return say("tiles-laid", number=numbers[0])
    return say("tiles-laid-either", one=numbers[0], other=numbers[1])
