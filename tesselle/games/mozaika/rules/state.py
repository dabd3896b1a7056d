"""The state of a Mozaika match: one record, the steps of a round and the actions.

A round goes ``BID → TAKE → LAY → FLY``; the first round is ``LAY`` only, and
rounds in which nobody took a fly skip ``FLY`` (R3).  The actions of the four
steps stand in this order, too::

    bid n           n                                0 …  58
    take kind       TAKES + kind                    59 …  70
    lay kind cell   LAYS + kind * CELLS + cell      71 … 262
    fly cell        FLIES + cell                   263 … 278

Kinds of tile and cells are numbered in ``tiles.py``.  The bag has no order: tiles are
drawn from its counts when they are needed.  The only secrets are the bids of a bidding
that is not complete.
"""

from typing import Literal, TypeAlias, get_args

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.state import zeroed
from tesselle.games.mozaika.rules.tiles import CELLS, COPIES, EMPTY, KINDS

MOST_SEATS = max(COPIES)
ROUNDS = 16  # R3
HAND = 4  # tiles dealt, and in hand before laying (R2, R6)
COINS = 10  # R2
MOST_COINS = 58  # COINS, and 2 for each of the board's 24 pairs of neighbours (R10)

TAKES = MOST_COINS + 1
LAYS = TAKES + KINDS
FLIES = LAYS + KINDS * CELLS
ACTIONS = FLIES + CELLS
ROOM = HAND * CELLS  # a hand of four kinds before an empty board
LONGEST = 245  # events of a match of five seats

BID, TAKE, LAY, FLY, OVER = range(5)
Step: TypeAlias = Literal["bid", "take", "lay", "fly", "over"]  # the verbs of the moves
STEPS: tuple[Step, ...] = get_args(Step)  # how they are called
NO_BID = -1  # not chosen yet, or no bidding in this round
NOBODY = -1

STATE = np.dtype(
    [
        ("boards", np.int8, (MOST_SEATS, CELLS)),  # the kind on each cell, or EMPTY
        ("flies", np.int8, (MOST_SEATS, CELLS)),  # 1 where a fly sits
        ("hands", np.int8, (MOST_SEATS, KINDS)),  # how many of each kind
        ("row", np.int8, KINDS),  # tiles turned up and not taken yet
        ("bag", np.int8, KINDS),
        ("coins", np.int8, MOST_SEATS),
        ("bids", np.int8, MOST_SEATS),  # of this round, or NO_BID; secret while step is BID
        ("order", np.int8, MOST_SEATS),  # seats as they pick in this round, or NOBODY
        ("picked", np.int8),  # how many have picked in this round
        ("flier", np.int8),  # who took a fly in this round, or NOBODY
        ("to_act", np.int8),  # a bit for each seat that may act now
        ("round", np.int8),  # 1 … ROUNDS
        ("step", np.int8),  # BID, TAKE, LAY, FLY or OVER
        ("seats", np.int8),
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    """Return a table for so many seats: a full bag, ten coins each, and no tile dealt (R1, R2)."""
    state = zeroed(STATE)
    state["seats"] = seats
    state["boards"] = EMPTY
    state["bag"] = COPIES[seats]
    state["coins"][:seats] = COINS
    state["bids"] = NO_BID
    state["order"] = state["flier"] = NOBODY
    state["round"] = 1
    state["step"] = LAY  # R3: the first round begins with laying
    state["to_act"] = (1 << seats) - 1
    return state
