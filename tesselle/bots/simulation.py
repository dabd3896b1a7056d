"""One simulation after another: down the tree, to an outcome, and back up.

Which action is tried next in one place is chosen by what the game knows, or by nothing.
"""

import numpy as np
import numpy.typing as npt

from tesselle.bots.playout import judge, play_out
from tesselle.bots.tree import NO_ACTION, NO_NODE, Nodes, add, find
from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below, word
from tesselle.engine.game import Actions, Floats, State, States
from tesselle.engine.kernel import kernel, long_kernel
from tesselle.engine.seats import lowest_seat

LONGEST_PATH = 64  # nodes passed in one simulation

Path = npt.NDArray[np.int32]
FEWEST = 3  # actions looked at when a place is new
CURIOSITY = 1.4  # how much little-tried actions attract where nothing is known about them
DOUBT = 0.07  # how much worse than its place an untried action is taken to be, by curiosity


@long_kernel
def simulate(
    start: States, entropy: Word, times: int, nodes: Nodes, settings: State, room: Actions
) -> None:
    """Run so many simulations from ``start[0]``; ``nodes`` and ``settings`` are written in place.

    ``room`` must have room for every legal action.
    """
    states = start.copy()
    seat, seats = int(settings["root"]), int(settings["seats"])
    path = np.empty(max(LONGEST_PATH, 2 * seats), np.int32)  # all may choose at once
    values = np.zeros(seats, np.float64)
    for time in range(times):
        chance = word(entropy, time)
        states[0] = start[0]
        state = states[0]
        anygame.resample(state, seat, word(chance, 0))
        if anygame.secret(state, seat):
            length = choose_together(state, chance, nodes, settings, room, path)
        else:
            length = descend(state, seat, chance, nodes, settings, room, path)
        play_out(state, word(chance, 1), settings, room)
        judge(state, settings, values)
        for step in range(length):
            node = nodes[path[step]]
            node["visits"] += 1
            for player in range(seats):
                node["total"][player] += values[player]


@kernel
def descend(
    state: State, seat: int, chance: Word, nodes: Nodes, settings: State, room: Actions, path: Path
) -> int:
    """Walk down from the root of ``seat`` to a new node, playing on; return the path's length."""
    path[0] = seat
    length = 1
    mover = seat
    while length < LONGEST_PATH:
        lot = word(chance, 2 + LONGEST_PATH + length)
        child = next_child(state, mover, path[length - 1], lot, nodes, settings, room)
        if child == NO_NODE:
            break
        anygame.apply(state, mover, nodes[child]["action"], word(chance, 1 + length))
        path[length] = child
        length += 1
        mask = anygame.waiting(state)
        if mask == 0 or nodes[child]["visits"] == 0:
            break
        mover = lowest_seat(mask)
        if anygame.secret(state, mover):
            break
    return length


@kernel
def choose_together(
    state: State, chance: Word, nodes: Nodes, settings: State, room: Actions, path: Path
) -> int:
    """Let each waiting seat choose by its own root, unseen; return the path's length."""
    mask = anygame.waiting(state)
    length = 0
    for player in range(settings["seats"]):
        if not mask >> player & 1:
            continue
        lot = word(chance, 2 + LONGEST_PATH + player)
        child = next_child(state, player, player, lot, nodes, settings, room)
        if child == NO_NODE:
            break
        path[length] = player
        path[length + 1] = child
        length += 2
        anygame.apply(state, player, nodes[child]["action"], word(chance, 2 + player))
    return length


@kernel
def next_child(
    state: State, mover: int, place: int, lot: Word, nodes: Nodes, settings: State, room: Actions
) -> int:
    """Return the child of ``place`` to try, made if need be; NO_NODE when all nodes are used."""
    count = anygame.legal(state, mover, room)
    if settings["guided"]:
        return best_guess(state, mover, place, nodes, settings, room[:count])
    return plain_guess(mover, place, lot, nodes, settings, room[:count])


@kernel
def best_guess(
    state: State, mover: int, place: int, nodes: Nodes, settings: State, legal: Actions
) -> int:
    """Choose by PUCT: how good an action looks at first is its share of the curiosity."""
    visits = int(nodes[place]["visits"])
    width = min(settings["widest"], FEWEST + int(np.sqrt(visits)))
    actions = np.empty(width, np.int32)
    worths = np.empty(width, np.float64)
    width = best_actions(state, mover, legal, actions, worths)
    weigh(worths[:width], settings["warmth"])
    if place == settings["root"] and settings["asked"] != NO_ACTION:
        include(actions[:width], worths[:width], settings["asked"])
    curiosity = settings["curiosity"]
    mean = nodes[place]["total"][mover] / visits if visits else 0.5
    highest = -np.inf
    best, best_node = 0, NO_NODE
    for rank in range(width):
        node = find(nodes, place, actions[rank])
        tried = 0 if node == NO_NODE else int(nodes[node]["visits"])
        worth = nodes[node]["total"][mover] / tried if tried else mean - DOUBT * curiosity
        worth += curiosity * worths[rank] * np.sqrt(visits + 1.0) / (1.0 + tried)
        if worth > highest:
            highest, best, best_node = worth, rank, node
    if best_node != NO_NODE:
        return best_node
    return add(nodes, place, actions[best], settings)


@kernel
def plain_guess(
    mover: int, place: int, lot: Word, nodes: Nodes, settings: State, legal: Actions
) -> int:
    """Choose by UCT: an untried action by lot, then the best but for its uncertainty."""
    count = len(legal)
    if nodes[place]["visits"] < count:  # later all were tried, save a few of other deals
        first = below(lot, 0, count)
        for turn in range(count):
            action = legal[(first + turn) % count]
            if find(nodes, place, action) == NO_NODE:
                return add(nodes, place, action, settings)
    best, highest = NO_NODE, -np.inf
    eager = np.log(nodes[place]["visits"] + 1.0)
    node = int(nodes[place]["child"])
    while node != NO_NODE:
        tried = nodes[node]["visits"] + 1.0
        worth = nodes[node]["total"][mover] / tried + CURIOSITY * np.sqrt(eager / tried)
        if worth > highest and holds(legal, nodes[node]["action"]):
            best, highest = node, worth
        node = int(nodes[node]["sibling"])
    if best != NO_NODE:
        return best
    return add(nodes, place, legal[below(lot, 1, count)], settings)


@kernel
def holds(rising: Actions, action: int) -> bool:
    """Whether ``action`` is among numbers that rise."""
    place = np.searchsorted(rising, action)
    return bool(place < len(rising) and rising[place] == action)


@kernel
def best_actions(state: State, mover: int, legal: Actions, actions: Actions, worths: Floats) -> int:
    """Write the actions of the highest worth, the best first; return how many."""
    found = 0
    judged = np.empty(len(legal), np.float64)
    anygame.worths(state, mover, legal, judged)
    for place in range(len(legal)):
        worth = judged[place]
        if found == len(actions) and worth <= worths[found - 1]:
            continue
        rank = min(found, len(actions) - 1)
        while rank and worths[rank - 1] < worth:
            worths[rank], actions[rank] = worths[rank - 1], actions[rank - 1]
            rank -= 1
        worths[rank], actions[rank] = worth, legal[place]
        found = min(found + 1, len(actions))
    return found


@kernel
def weigh(worths: Floats, warmth: float) -> None:
    """Turn worths, the best first, into shares that add up to one."""
    total = 0.0
    best = worths[0]
    for rank in range(len(worths)):
        worths[rank] = np.exp((worths[rank] - best) / warmth)
        total += worths[rank]
    for rank in range(len(worths)):
        worths[rank] /= total


@kernel
def include(actions: Actions, shares: Floats, asked: int) -> None:
    """Return ``asked`` a fair share, in the last place unless it has one."""
    rank = 0
    while rank < len(actions) - 1 and actions[rank] != asked:
        rank += 1
    actions[rank] = asked
    shares[rank] = max(shares[rank], 1.0 / len(actions))
