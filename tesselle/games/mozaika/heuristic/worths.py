"""How good bids, picks, tiles and flies of Mozaika look, one step ahead."""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.heuristic.bids import bid_worths, row_wants
from tesselle.games.mozaika.heuristic.gains import Int64s, gain, harm, survey
from tesselle.games.mozaika.heuristic.mirrors import (
    FACTS,
    MIRRORS,
    hopeful,
    laid_promise,
    tiles_to_come,
)
from tesselle.games.mozaika.rules.state import FLIES, LAYS, TAKES
from tesselle.games.mozaika.rules.tiles import CELLS


@kernel
def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Write the worth of each action, surveying the board once for all; all are of one step."""
    shared, lying = survey(state["boards"][seat], state["flies"][seat])
    if actions[0] < TAKES:
        bid_worths(state, seat, shared, lying, actions, out)
    elif actions[0] < LAYS:
        wants = row_wants(state, seat, shared, lying)
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
    board, hand = state["boards"][seat], state["hands"][seat].copy()
    counts = np.empty((len(MIRRORS), FACTS), np.int64)
    mirrors = hopeful(state, seat, counts)
    for index in range(len(actions)):
        kind, cell = (actions[index] - LAYS) // CELLS, (actions[index] - LAYS) % CELLS
        out[index] = gain(board, shared, lying, kind, cell, int(state["round"]))
        if mirrors:
            out[index] += laid_promise(counts, board, hand, kind, cell, tiles_to_come(state))
