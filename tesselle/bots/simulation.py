"""One simulation after another: down the tree, to an outcome, and back up."""

import numpy as np
import numpy.typing as npt

from tesselle.bots.choice import next_child
from tesselle.bots.playout import judge, lowest, play_out
from tesselle.bots.tree import MOST_SEATS, NO_NODE, Nodes
from tesselle.engine import anygame
from tesselle.engine.entropy import Word, word
from tesselle.engine.game import Actions, State, States
from tesselle.engine.kernel import kernel, long_kernel

LONGEST_PATH = 64  # nodes passed in one simulation

Path = npt.NDArray[np.int32]


@long_kernel
def simulate(
    start: States, entropy: Word, times: int, nodes: Nodes, limits: State, room: Actions
) -> None:
    """Run so many simulations from ``start[0]``; ``nodes`` and ``limits`` are written in place.

    ``room`` must have room for every legal action.
    """
    states = start.copy()
    seat = int(limits["root"])
    path = np.empty(LONGEST_PATH, np.int32)
    values = np.zeros(MOST_SEATS, np.float64)
    for time in range(times):
        chance = word(entropy, time)
        states[0] = start[0]
        state = states[0]
        anygame.resample(state, seat, word(chance, 0))
        if anygame.secret(state, seat):
            length = choose_together(state, chance, nodes, limits, room, path)
        else:
            length = descend(state, seat, chance, nodes, limits, room, path)
        play_out(state, word(chance, 1), limits, room)
        judge(state, limits, values)
        for step in range(length):
            node = nodes[path[step]]
            node["visits"] += 1
            for player in range(limits["seats"]):
                node["total"][player] += values[player]


@kernel
def descend(
    state: State, seat: int, chance: Word, nodes: Nodes, limits: State, room: Actions, path: Path
) -> int:
    """Walk down from the root of ``seat`` to a new node, playing on; return the path's length."""
    path[0] = seat
    length = 1
    mover = seat
    while length < LONGEST_PATH:
        lot = word(chance, 2 + LONGEST_PATH + length)
        child = next_child(state, mover, path[length - 1], lot, nodes, limits, room)
        if child == NO_NODE:
            break
        anygame.apply(state, mover, nodes[child]["action"], word(chance, 1 + length))
        path[length] = child
        length += 1
        mask = anygame.waiting(state)
        if mask == 0 or nodes[child]["visits"] == 0:
            break
        mover = lowest(mask)
        if anygame.secret(state, mover):
            break
    return length


@kernel
def choose_together(
    state: State, chance: Word, nodes: Nodes, limits: State, room: Actions, path: Path
) -> int:
    """Let each waiting seat choose by its own root, unseen; return the path's length."""
    mask = anygame.waiting(state)
    length = 0
    for player in range(limits["seats"]):
        if not mask >> player & 1:
            continue
        lot = word(chance, 2 + LONGEST_PATH + player)
        child = next_child(state, player, player, lot, nodes, limits, room)
        if child == NO_NODE:
            break
        path[length] = player
        path[length + 1] = child
        length += 2
        anygame.apply(state, player, nodes[child]["action"], word(chance, 2 + player))
    return length
