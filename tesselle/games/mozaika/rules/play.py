"""Mozaika, by Adam Kałuża: bid for tiles, lay a mosaic of sixteen, mind the flies.

``R1``, ``R2``, … are the numbered rules in ``RULES.md``; the steps of a round and the
actions are in ``state``, kinds of tile and cells in ``tiles``, and the points in ``scoring``.
"""

import numpy as np

from tesselle.engine.entropy import Word
from tesselle.engine.game import Actions, Int8s, State
from tesselle.engine.kernel import kernel
from tesselle.engine.squaregrid import OFF
from tesselle.games.mozaika.rules.hidden import draw_tile
from tesselle.games.mozaika.rules.scoring import alike
from tesselle.games.mozaika.rules.state import (
    BID,
    FLIES,
    FLY,
    HAND,
    LAY,
    LAYS,
    MOST_SEATS,
    NO_BID,
    NOBODY,
    OVER,
    ROUNDS,
    TAKE,
    TAKES,
)
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, GRID, KINDS

DIRECTIONS = 4
FIRST_FLY = np.array([0, 0, 0, 4, 3, 2], np.int8)  # [seats] -> round of the first fly (R7)
NEIGHBOUR = GRID.neighbour  # [cell, direction] -> cell or OFF


@kernel
def setup(state: State, entropy: Word) -> None:
    """Deal four tiles to each seat (R2)."""
    left = 0
    for kind in range(KINDS):
        left += int(state["bag"][kind])
    for seat in range(state["seats"]):
        for tile in range(HAND):
            turn = seat * HAND + tile
            state["hands"][seat, draw_tile(state, entropy, turn, left - turn)] += 1


@kernel
def clear_bidding(state: State) -> None:
    """Forget the bids, the order of picking and the fly of a round that is over."""
    for seat in range(MOST_SEATS):
        state["bids"][seat] = NO_BID
        state["order"][seat] = NOBODY
    state["picked"] = 0
    state["flier"] = NOBODY


@kernel
def open_step(state: State, step: int) -> None:
    """Begin a step in which all seats may act at once."""
    state["step"] = step
    state["to_act"] = (1 << int(state["seats"])) - 1


@kernel
def first(state: State) -> int:
    """Return the first player: seat 0 in round 1, then the bag goes round (R2, R12)."""
    return (int(state["round"]) - 1) % int(state["seats"])


@kernel
def waiting(state: State) -> int:
    """Return a bit for each seat that may act: several when bidding or laying (R5, R9)."""
    return int(state["to_act"])


@kernel
def secret(state: State, seat: int) -> bool:
    """Tell whether the seat is about to choose in secret: a bid (R5)."""
    return bool(state["step"] == BID)


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the legal actions to ``out`` in rising order; return their number."""
    if not int(state["to_act"]) >> seat & 1:
        return 0
    if state["step"] == BID:
        return legal_bids(state, seat, out)
    if state["step"] == TAKE:
        return legal_takes(state, out)
    if state["step"] == LAY:
        return legal_lays(state, seat, out)
    return legal_flies(state, seat, out)


@kernel
def legal_bids(state: State, seat: int, out: Actions) -> int:
    """Write every bid the seat can pay (R5)."""
    most = int(state["coins"][seat])
    for bid in range(most + 1):
        out[bid] = bid
    return most + 1


@kernel
def legal_takes(state: State, out: Actions) -> int:
    """Write each kind in the row once (R6)."""
    count = 0
    for kind in range(KINDS):
        if state["row"][kind]:
            out[count] = TAKES + kind
            count += 1
    return count


@kernel
def legal_lays(state: State, seat: int, out: Actions) -> int:
    """Write each kind in hand, once, on each free cell (R9)."""
    count = 0
    for kind in range(KINDS):
        if state["hands"][seat, kind] == 0:
            continue
        for cell in range(CELLS):
            if state["boards"][seat, cell] == EMPTY:
                out[count] = LAYS + kind * CELLS + cell
                count += 1
    return count


@kernel
def legal_flies(state: State, seat: int, out: Actions) -> int:
    """Write each own tile that has no fly (R11)."""
    count = 0
    for cell in range(CELLS):
        if state["boards"][seat, cell] != EMPTY and state["flies"][seat, cell] == 0:
            out[count] = FLIES + cell
            count += 1
    return count


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Play a bid, a pick, a tile or a fly in place."""
    if action < TAKES:
        bid(state, seat, action)
    elif action < LAYS:
        take(state, seat, action - TAKES)
    elif action < FLIES:
        lay(state, seat, (action - LAYS) // CELLS, (action - LAYS) % CELLS)
        if state["to_act"] == 0:
            end_laying(state, entropy)
    else:
        state["flies"][seat, action - FLIES] = 1  # R11
        end_round(state, entropy)


@kernel
def bid(state: State, seat: int, coins: int) -> None:
    """Keep the seat's bid; the last one reveals them all (R5)."""
    state["bids"][seat] = coins
    state["to_act"] = int(state["to_act"]) & ~(1 << seat)
    if state["to_act"] == 0:
        reveal(state)


@kernel
def reveal(state: State) -> None:
    """Pay all bids to the bank and begin picking (R5)."""
    for seat in range(state["seats"]):
        state["coins"][seat] -= state["bids"][seat]
    line_up(state)
    state["step"] = TAKE
    state["to_act"] = 1 << int(state["order"][0])


@kernel
def line_up(state: State) -> None:
    """Order the seats by their bids; of equal ones the nearer to the first player leads (R6)."""
    seats = int(state["seats"])
    start = first(state)
    for distance in range(seats):
        seat = (start + distance) % seats
        place = distance
        while place > 0 and state["bids"][state["order"][place - 1]] < state["bids"][seat]:
            state["order"][place] = state["order"][place - 1]
            place -= 1
        state["order"][place] = seat


@kernel
def take(state: State, seat: int, kind: int) -> None:
    """Move a tile from the row to the hand; the last pick ends the buying (R6)."""
    state["row"][kind] -= 1
    state["hands"][seat, kind] += 1
    state["picked"] += 1
    if state["picked"] < state["seats"]:
        state["to_act"] = 1 << int(state["order"][state["picked"]])
        return
    for rest in range(KINDS):  # R8: one tile is left
        state["bag"][rest] += state["row"][rest]
        state["row"][rest] = 0
    if has_fly(state):
        state["flier"] = seat  # R7: the lowest bid is always the last to pick
    open_step(state, LAY)


@kernel
def has_fly(state: State) -> bool:
    """Tell whether a fly is taken in this round (R7)."""
    return bool(state["round"] >= FIRST_FLY[state["seats"]])


@kernel
def lay(state: State, seat: int, kind: int, cell: int) -> None:
    """Lay a tile and pay its income at once (R9, R10)."""
    state["coins"][seat] += income(state, seat, kind, cell)
    state["boards"][seat, cell] = kind
    state["hands"][seat, kind] -= 1
    state["to_act"] = int(state["to_act"]) & ~(1 << seat)


@kernel
def income(state: State, seat: int, kind: int, cell: int) -> int:
    """Count the coins that ``kind`` on ``cell`` earns from its neighbours (R10)."""
    return income_on(state["boards"][seat], kind, cell)


@kernel
def income_on(board: Int8s, kind: int, cell: int) -> int:
    """Count the coins that ``kind`` on ``cell`` of ``board`` earns (R10)."""
    coins = 0
    for direction in range(DIRECTIONS):
        other = NEIGHBOUR[cell, direction]
        if other != OFF and board[other] != EMPTY:
            coins += alike(kind, board[other])
    return coins


@kernel
def end_laying(state: State, entropy: Word) -> None:
    """Let the seat that took a fly place it, or end the round (R11)."""
    if state["flier"] == NOBODY:
        end_round(state, entropy)
    else:
        state["step"] = FLY
        state["to_act"] = 1 << int(state["flier"])


@kernel
def end_round(state: State, entropy: Word) -> None:
    """Pass the bag and turn up seats + 1 tiles, or end the match (R4, R12, R13)."""
    clear_bidding(state)
    if state["round"] == ROUNDS:
        state["step"] = OVER
        state["to_act"] = 0
        return
    state["round"] += 1
    left = 0
    for kind in range(KINDS):
        left += int(state["bag"][kind])
    for turn in range(int(state["seats"]) + 1):
        state["row"][draw_tile(state, entropy, turn, left - turn)] += 1
    open_step(state, BID)
