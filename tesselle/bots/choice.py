"""Which action to try next in one place of the tree: by what the game knows, or by nothing."""

import numpy as np

from tesselle.bots.tree import NO_ACTION, NO_NODE, Nodes, add, find
from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel

FEWEST = 3  # actions looked at when a place is new
CURIOSITY = 1.4  # how much little-tried actions attract where nothing is known about them
DOUBT = 0.07  # how much worse than its place an untried action is taken to be, by curiosity


@kernel
def next_child(
    state: State, mover: int, place: int, lot: Word, nodes: Nodes, limits: State, room: Actions
) -> int:
    """Give the child to try from the node ``place``, made if need be; NO_NODE when all are used."""
    count = anygame.legal(state, mover, room)
    if limits["guided"]:
        return best_guess(state, mover, place, nodes, limits, room[:count])
    return plain_guess(mover, place, lot, nodes, limits, room[:count])


@kernel
def best_guess(
    state: State, mover: int, place: int, nodes: Nodes, limits: State, legal: Actions
) -> int:
    """Choose by PUCT: how good an action looks at first is its share of the curiosity."""
    visits = int(nodes[place]["visits"])
    width = min(limits["widest"], FEWEST + int(np.sqrt(visits)))
    actions = np.empty(width, np.int32)
    worths = np.empty(width, np.float64)
    width = best_actions(state, mover, legal, actions, worths)
    weigh(worths[:width], limits["warmth"])
    if place == limits["root"] and limits["asked"] != NO_ACTION:
        include(actions[:width], worths[:width], limits["asked"])
    mean = nodes[place]["total"][mover] / visits if visits else 0.5
    highest = -np.inf
    best, best_node = 0, NO_NODE
    for rank in range(width):
        node = find(nodes, place, actions[rank])
        tried = 0 if node == NO_NODE else int(nodes[node]["visits"])
        worth = nodes[node]["total"][mover] / tried if tried else mean - DOUBT * limits["curiosity"]
        worth += limits["curiosity"] * worths[rank] * np.sqrt(visits + 1.0) / (1.0 + tried)
        if worth > highest:
            highest, best, best_node = worth, rank, node
    if best_node != NO_NODE:
        return best_node
    return add(nodes, place, actions[best], limits)


@kernel
def plain_guess(
    mover: int, place: int, lot: Word, nodes: Nodes, limits: State, legal: Actions
) -> int:
    """Choose by UCT: an untried action by lot, then the best but for its uncertainty."""
    count = len(legal)
    if nodes[place]["visits"] < count:  # later all were tried, save a few of other deals
        first = below(lot, 0, count)
        for turn in range(count):
            action = legal[(first + turn) % count]
            if find(nodes, place, action) == NO_NODE:
                return add(nodes, place, action, limits)
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
    return add(nodes, place, legal[below(lot, 1, count)], limits)


@kernel
def holds(rising: Actions, action: int) -> bool:
    """Tell whether ``action`` is among numbers that rise."""
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
    """Give ``asked`` a fair share, in the last place unless it has one."""
    rank = 0
    while rank < len(actions) - 1 and actions[rank] != asked:
        rank += 1
    actions[rank] = asked
    shares[rank] = max(shares[rank], 1.0 / len(actions))
