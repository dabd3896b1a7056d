"""How good bids, picks, tiles and flies of Mozaika look, one step ahead."""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaika.heuristic.bids import bid_worths, row_wants
from tesselle.games.mozaika.heuristic.gains import Int64s, gain, harm, survey
from tesselle.games.mozaika.heuristic.mirrors import (
    FACTS,
    MIRRORS_COUNTED,
    hopeful,
    laid_promise,
    tiles_to_come,
)
from tesselle.games.mozaika.rules.scoring import ARRANGEMENTS
from tesselle.games.mozaika.rules.state import FLIES, LAYS, TAKES
from tesselle.games.mozaika.rules.tiles import CELLS, KINDS


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Write the worth of each action, surveying the board once for all; all are of one step."""
    shared, lying = scratch(ARRANGEMENTS, np.int64), scratch(ARRANGEMENTS, np.int64)
    survey(state["boards"][seat], state["flies"][seat], shared, lying)
    if actions[0] < TAKES:
        bid_worths(state, seat, shared, lying, actions, out)
    elif actions[0] < LAYS:
        wants = scratch(KINDS, np.float64)
        row_wants(state, seat, shared, lying, wants)
        for index in range(len(actions)):
            out[index] = wants[actions[index] - TAKES]
    elif actions[0] < FLIES:
        lay_worths(state, seat, shared, lying, actions, out)
    else:
        for index in range(len(actions)):
            out[index] = -harm(shared, lying, actions[index] - FLIES, int(state["round"]))


@kernel
def lay_worths(
    state: State, seat: int, shared: Int64s, lying: Int64s, actions: Actions, out: Floats
) -> None:
    """Write what each tile brings where it is laid, mirrors included."""
    board, hand = state["boards"][seat], scratch(KINDS, np.int8)
    for kind in range(KINDS):
        hand[kind] = state["hands"][seat, kind]
    counts = scratch((MIRRORS_COUNTED, FACTS), np.int64)
    mirrors = hopeful(state, seat, counts)
    for index in range(len(actions)):
        kind, cell = (actions[index] - LAYS) // CELLS, (actions[index] - LAYS) % CELLS
        out[index] = gain(board, shared, lying, kind, cell, int(state["round"]))
        if mirrors:
            out[index] += laid_promise(counts, board, hand, kind, cell, tiles_to_come(state))
