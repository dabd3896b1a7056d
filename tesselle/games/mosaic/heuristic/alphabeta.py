"""Exact search of Mosaic, from a position to the very end.

Alpha-beta search of the tiles that the seat to move will be ahead by, with a
table of positions already searched.  A seat may move twice in a row (R8, R9), so
a lead changes its sign only when the turn changes sides.  The window decides how
much is asked: ``(-1, 1)`` asks who wins, a wider one by how much.

Moves that leave the opponent the fewest replies come first.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tesselle.engine.entropy import NONE
from tesselle.engine.game import Actions, Numbers, State
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.heuristic.positionkeys import (
    BLUE,
    IMAGE,
    IMAGES,
    add_tile,
    least,
    turn_tile,
)
from tesselle.games.mosaic.rules.board import MOST_CELLS, SMALLEST
from tesselle.games.mosaic.rules.play import apply, legal
from tesselle.games.mosaic.rules.state import EMPTY, NOBODY

NO_ACTION = -1
STOPPED = 10_000  # no lead: the budget is used up
MOST_LEAD = MOST_CELLS
AGAIN = -1000  # ranks a move after which the same seat moves again before all others
SLOTS = 4  # places in the table where a position may lie

ENTRY = np.dtype(
    [
        ("key", np.uint64),
        ("low", np.int16),  # the lead is at least this
        ("high", np.int16),  # and at most this
        ("best", np.int16),  # the best action, as it is on the image with the least key
        ("effort", np.int16),  # bits of the number of positions looked at; 0 = unused
    ],
    align=True,
)
WORK = np.dtype(
    [
        ("nodes", np.int64),  # positions looked at
        ("budget", np.int64),  # and how many may be
        ("chosen", np.int32),  # the best action at the root
    ],
    align=True,
)


class Desk(NamedTuple):
    """The work space of one search; ``ply`` counts the moves made from the root."""

    line: npt.NDArray[np.void]  # [ply] -> the position
    keys: npt.NDArray[np.uint64]  # [ply, image]
    actions: npt.NDArray[np.int32]  # [ply, place]: the legal ones
    ranks: npt.NDArray[np.int32]  # [ply, place]: the lowest is tried first
    table: npt.NDArray[np.void]  # of ENTRY
    work: npt.NDArray[np.void]  # [0] is a WORK


@kernel
def search(desk: Desk, ply: int, low: int, high: int) -> int:
    """Return the lead of the seat to move at ``ply`` when both sides play best.

    Between ``low`` and ``high`` it is exact; outside it is a bound: the true lead
    lies as far out or further.  STOPPED when the budget is used up.
    """
    work = desk.work[0]
    if work["nodes"] >= work["budget"]:
        return STOPPED
    work["nodes"] += 1
    began = int(work["nodes"])
    at_least, at_most, hint = recall(desk, ply)
    if ply and (at_least >= high or at_most <= low or at_least == at_most):
        return at_least if at_least >= high else at_most
    seat = int(desk.line[ply]["seat"])
    count = rank_actions(desk, ply, hint)
    best, chosen = -STOPPED, NO_ACTION
    for place in range(count):
        action = next_action(desk.actions[ply], desk.ranks[ply], place, count)
        play(desk, ply, action)
        after = desk.line[ply + 1]
        floor = max(low, best)
        if after["seat"] == NOBODY:
            lead = final_lead(after, seat)
        elif after["seat"] == seat:
            lead = search(desk, ply + 1, floor, high)
        else:
            lead = -search(desk, ply + 1, -high, -floor)
        if abs(lead) == STOPPED:
            return STOPPED
        if lead > best:
            best, chosen = lead, action
        if best >= high:
            break
    if ply == 0:
        work["chosen"] = chosen
    at_least = best if best > low else -MOST_LEAD
    at_most = best if best < high else MOST_LEAD
    remember(desk, ply, at_least, at_most, chosen, int(work["nodes"]) - began)
    return best


@kernel
def rank_actions(desk: Desk, ply: int, hint: int) -> int:
    """Write the legal actions at ``ply`` with their ranks; return how many.

    ``hint`` was best in an earlier search, or is NO_ACTION.
    """
    state = desk.line[ply]
    seat = int(state["seat"])
    count = legal(state, seat, desk.actions[ply])
    for place in range(count if count > 1 else 0):
        action = int(desk.actions[ply, place])
        if hint != NO_ACTION and on_image(desk, ply, action) == hint:
            desk.ranks[ply, place] = 2 * AGAIN
            continue
        play(desk, ply, action)
        after = desk.line[ply + 1]
        if after["seat"] == NOBODY:
            desk.ranks[ply, place] = AGAIN
            continue
        replies = legal(after, int(after["seat"]), desk.actions[ply + 1])
        desk.ranks[ply, place] = AGAIN - replies if after["seat"] == seat else replies
    return count


@kernel
def next_action(actions: Actions, ranks: Numbers, place: int, count: int) -> int:
    """Bring the action of the lowest rank to ``place`` and return it; those before it are done."""
    best = place
    for other in range(place + 1, count):
        if ranks[other] < ranks[best]:
            best = other
    actions[place], actions[best] = actions[best], actions[place]
    ranks[place], ranks[best] = ranks[best], ranks[place]
    return int(actions[place])


@kernel
def play(desk: Desk, ply: int, action: int) -> None:
    """Play ``action`` at ``ply``: the position after it stands at ``ply + 1``."""
    desk.line[ply + 1] = desk.line[ply]
    for image in range(IMAGES):
        desk.keys[ply + 1, image] = desk.keys[ply, image]
    state, keys = desk.line[ply + 1], desk.keys[ply + 1]
    seat = int(state["seat"])
    if action < MOST_CELLS:
        add_tile(state, seat, action, keys)
    else:
        turn_tile(state, seat, action - MOST_CELLS, keys)
    apply(state, seat, action, NONE)


@kernel
def final_lead(state: State, seat: int) -> int:
    """Count the tiles ``seat`` is ahead by (R11)."""
    lead = 0
    for cell in range(state["cells"]):
        if state["tiles"][cell] != EMPTY:
            lead += 1 if state["tiles"][cell] == seat else -1
    return lead


@kernel
def slot_of(desk: Desk, ply: int) -> int:
    """Return the slot where the position lies in the table, or the one to give up for it."""
    key = key_of(desk, ply)
    first = int(key % np.uint64(len(desk.table) // SLOTS)) * SLOTS
    cheapest = first
    for slot in range(first, first + SLOTS):
        entry = desk.table[slot]
        if entry["effort"] and entry["key"] == key:
            return slot
        if entry["effort"] < desk.table[cheapest]["effort"]:
            cheapest = slot
    return cheapest


@kernel
def key_of(desk: Desk, ply: int) -> np.uint64:
    """Return the position's key: the least of its images', and who is to move."""
    keys = desk.keys[ply]
    key: np.uint64 = keys[least(keys)]
    return key ^ BLUE if desk.line[ply]["seat"] else key


@kernel
def on_image(desk: Desk, ply: int, action: int) -> int:
    """Return the action that means the same on the image with the least key."""
    cell = action % MOST_CELLS
    image = least(desk.keys[ply])
    return action - cell + int(IMAGE[desk.line[ply]["side"] - SMALLEST, image, cell])


@kernel
def recall(desk: Desk, ply: int) -> tuple[int, int, int]:
    """Return what the table knows of the position: two bounds of its lead, and the best action."""
    if not desk.line[ply]["chain"]:
        entry = desk.table[slot_of(desk, ply)]
        if entry["effort"] and entry["key"] == key_of(desk, ply):
            return int(entry["low"]), int(entry["high"]), int(entry["best"])
    return -MOST_LEAD, MOST_LEAD, NO_ACTION


@kernel
def remember(desk: Desk, ply: int, low: int, high: int, chosen: int, effort: int) -> None:
    """Let the table know new bounds of the position's lead, and its best action.

    Positions within a chain are not kept: tiles alone do not tell them apart.
    """
    if desk.line[ply]["chain"]:
        return
    at_least, at_most, _ = recall(desk, ply)
    entry = desk.table[slot_of(desk, ply)]
    entry["key"] = key_of(desk, ply)
    entry["low"], entry["high"] = max(low, at_least), min(high, at_most)
    entry["best"] = on_image(desk, ply, chosen)
    entry["effort"] = 1
    while effort >> int(entry["effort"]):
        entry["effort"] += 1
