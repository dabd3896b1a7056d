"""The tree of a search, and one simulation in it: kernels that serve every game.

``search`` explains the method.  Nodes lie in one array; the first ``MOST_SEATS``
of them are roots, one for each seat, because in a secret step all waiting seats
choose at once and each by its own root.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below, word
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel

MOST_SEATS = 5
NO_NODE = -1
NO_ACTION = -1
LONGEST_PATH = 64  # nodes passed in one simulation
FEWEST = 3  # actions looked at when a place is new
CURIOSITY = 1.4  # how much little-tried actions attract
DOUBT = 0.1  # how much worse than its place an untried action is taken to be
FULL_ALONE = 60.0  # points that count as 1 where one seat plays alone

NODE = np.dtype(
    [
        ("action", np.int32),  # that leads here
        ("child", np.int32),  # the newest of its children, or NO_NODE
        ("sibling", np.int32),  # the next older child of the same parent, or NO_NODE
        ("visits", np.int32),
        ("total", np.float64, MOST_SEATS),  # outcomes added up, for each seat
    ],
    align=True,
)
LIMITS = np.dtype(
    [
        ("seats", np.int32),
        ("used", np.int32),  # nodes in use
        ("root", np.int32),  # of the seat that searches
        ("asked", np.int32),  # an action to look at in any case, or NO_ACTION
        ("depth", np.int32),  # the rest as in `Tuning`
        ("widest", np.int32),
        ("warmth", np.float64),
        ("spread", np.float64),
        ("slip", np.float64),
        ("margin", np.float64),
    ],
    align=True,
)

States = npt.NDArray[np.void]  # of one game
Nodes = npt.NDArray[np.void]
Floats = npt.NDArray[np.float64]
Path = npt.NDArray[np.int32]


@kernel
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
        child = choose(state, mover, path[length - 1], nodes, limits, room)
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
        child = choose(state, player, player, nodes, limits, room)
        if child == NO_NODE:
            break
        path[length] = player
        path[length + 1] = child
        length += 2
        anygame.apply(state, player, nodes[child]["action"], word(chance, 2 + player))
    return length


@kernel
def lowest(mask: int) -> int:
    """Give the lowest seat of a mask that is not empty."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@kernel
def choose(state: State, mover: int, place: int, nodes: Nodes, limits: State, room: Actions) -> int:
    """Give the child to try from the node ``place``, made if need be; NO_NODE when all are used."""
    visits = int(nodes[place]["visits"])
    width = min(limits["widest"], FEWEST + int(np.sqrt(visits)))
    actions = np.empty(width, np.int32)
    worths = np.empty(width, np.float64)
    width = best_actions(state, mover, anygame.legal(state, mover, room), room, actions, worths)
    weigh(worths[:width], limits["warmth"])
    if place == limits["root"] and limits["asked"] != NO_ACTION:
        include(actions[:width], worths[:width], limits["asked"])
    mean = nodes[place]["total"][mover] / visits if visits else 0.5
    highest = -np.inf
    best, best_node = 0, NO_NODE
    for rank in range(width):
        node = find(nodes, place, actions[rank])
        tried = 0 if node == NO_NODE else int(nodes[node]["visits"])
        worth = nodes[node]["total"][mover] / tried if tried else mean - DOUBT
        worth += CURIOSITY * worths[rank] * np.sqrt(visits + 1.0) / (1.0 + tried)
        if worth > highest:
            highest, best, best_node = worth, rank, node
    if best_node != NO_NODE:
        return best_node
    return add(nodes, place, actions[best], limits)


@kernel
def best_actions(
    state: State, mover: int, count: int, room: Actions, actions: Actions, worths: Floats
) -> int:
    """Write the actions of the highest worth, the best first; return how many."""
    found = 0
    for place in range(count):
        worth = anygame.worth(state, mover, room[place])
        if found == len(actions) and worth <= worths[found - 1]:
            continue
        rank = min(found, len(actions) - 1)
        while rank and worths[rank - 1] < worth:
            worths[rank], actions[rank] = worths[rank - 1], actions[rank - 1]
            rank -= 1
        worths[rank], actions[rank] = worth, room[place]
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


@kernel
def find(nodes: Nodes, place: int, action: int) -> int:
    """Give the child of ``place`` that ``action`` leads to, or NO_NODE."""
    node = nodes[place]["child"]
    while node != NO_NODE and nodes[node]["action"] != action:
        node = nodes[node]["sibling"]
    return int(node)


@kernel
def add(nodes: Nodes, place: int, action: int, limits: State) -> int:
    """Give ``place`` a new child; NO_NODE when all nodes are used."""
    node = int(limits["used"])
    if node == len(nodes):
        return NO_NODE
    limits["used"] += 1
    nodes[node]["action"] = action
    nodes[node]["child"] = NO_NODE
    nodes[node]["sibling"] = nodes[place]["child"]
    nodes[node]["visits"] = 0
    nodes[node]["total"][:] = 0.0
    nodes[place]["child"] = node
    return node


@kernel
def play_out(state: State, entropy: Word, limits: State, room: Actions) -> None:
    """Play on by worth, now and then by the second best, to the end or the depth allowed."""
    for step in range(limits["depth"]):
        mask = anygame.waiting(state)
        if mask == 0:
            return
        mover = lowest(mask)
        action = likely(state, mover, word(entropy, 3 * step), limits["slip"], room)
        anygame.apply(state, mover, action, word(entropy, 3 * step + 1))


@kernel
def likely(state: State, mover: int, entropy: Word, slip: float, room: Actions) -> int:
    """Give the action of the highest worth, equals by lot, or with a slip the next best."""
    count = anygame.legal(state, mover, room)
    first = second = int(room[0])
    high = higher = -np.inf
    equals = 0
    for place in range(count):
        worth = anygame.worth(state, mover, room[place])
        if worth > higher:
            high, second = higher, first
            higher, first, equals = worth, int(room[place]), 1
        elif worth == higher:
            equals += 1
            if below(entropy, place, equals) == 0:  # each of the equals is as likely
                first, second = int(room[place]), first
        elif worth > high:
            high, second = worth, int(room[place])
    return second if below(entropy, count, 1000) < slip * 1000 else first


@kernel
def judge(state: State, limits: State, values: Floats) -> None:
    """Write the outcome for each seat: its share of the first place, or what it may expect."""
    seats = int(limits["seats"])
    if seats == 1:
        values[0] = anygame.evaluate(state, 0) / FULL_ALONE
        return
    total = 0.0
    for seat in range(seats):
        values[seat] = 1.0 / (1.0 + np.exp(-anygame.evaluate(state, seat) / limits["spread"]))
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total
    if anygame.waiting(state) == 0:
        share_first(state, limits, values)


@kernel
def share_first(state: State, limits: State, values: Floats) -> None:
    """Blend who came first into ``values``; equals share it."""
    seats, margin = limits["seats"], limits["margin"]
    places = np.zeros(MOST_SEATS, np.int32)
    anygame.ranking(state, places)
    firsts = 0
    for seat in range(seats):
        firsts += int(places[seat] == 1)
    for seat in range(seats):
        share = 1.0 / firsts if places[seat] == 1 else 0.0
        values[seat] = (1.0 - margin) * share + margin * values[seat]
