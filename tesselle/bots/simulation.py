"""One simulation after another: down the tree, on to an outcome, and back up.

Which action is tried next in one place is chosen by what the game knows, or by nothing.
"""

import numpy as np

from tesselle.bots.tree import NO_ACTION, NO_NODE, Nodes, Places, add, find
from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below, word
from tesselle.engine.exponential import exp
from tesselle.engine.game import Actions, Floats, State, States
from tesselle.engine.kernel import kernel, long_kernel, scratch
from tesselle.engine.seats import MOST_SEATS, lowest_seat

LONGEST_PATH = 64  # nodes passed in one simulation; two for each seat where all choose at once
FEWEST = 3  # actions looked at when a place is new
CURIOSITY = 1.4  # how much little-tried actions attract where nothing is known about them
DOUBT = 0.07  # how much worse than its place an untried action is taken to be, by curiosity

# The places of ``states``.
START, PLAYED = 0, 1
STATES = 2


@long_kernel
def simulate(
    states: States,
    entropy: Word,
    times: int,
    nodes: Nodes,
    settings: State,
    room: Actions,
    worths: Floats,
) -> None:
    """Run so many simulations from ``states[START]``; ``nodes`` and ``settings`` are written.

    ``room`` and ``worths``, for work, must have room for every legal action.
    """
    state = states[PLAYED]
    seat, seats = int(settings["root"]), int(settings["seats"])
    path = scratch(LONGEST_PATH, np.int32)
    values = scratch(MOST_SEATS, np.float64)
    for time in range(times):
        chance = word(entropy, time)
        states[PLAYED] = states[START]
        anygame.resample(state, seat, word(chance, 0))
        if anygame.secret(state, seat):
            length = choose_together(state, chance, nodes, settings, room, worths, path)
        else:
            length = descend(state, seat, chance, nodes, settings, room, worths, path)
        play_out(state, word(chance, 1), settings, room, worths)
        judge(state, settings, values)
        for step in range(length):
            node = nodes[path[step]]
            node["visits"] += 1
            for player in range(seats):
                node["total"][player] += values[player]


@kernel
def descend(
    state: State,
    seat: int,
    chance: Word,
    nodes: Nodes,
    settings: State,
    room: Actions,
    worths: Floats,
    path: Places,
) -> int:
    """Walk down from the root of ``seat`` to a new node, playing on; return the path's length."""
    path[0] = seat
    length = 1
    mover = seat
    while length < LONGEST_PATH:
        lot = word(chance, 2 + LONGEST_PATH + length)
        child = next_child(state, mover, path[length - 1], lot, nodes, settings, room, worths)
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
    state: State,
    chance: Word,
    nodes: Nodes,
    settings: State,
    room: Actions,
    worths: Floats,
    path: Places,
) -> int:
    """Let each waiting seat choose by its own root, unseen; return the path's length."""
    mask = anygame.waiting(state)
    length = 0
    for player in range(settings["seats"]):
        if not mask >> player & 1:
            continue
        lot = word(chance, 2 + LONGEST_PATH + player)
        child = next_child(state, player, player, lot, nodes, settings, room, worths)
        if child == NO_NODE:
            break
        path[length] = player
        path[length + 1] = child
        length += 2
        anygame.apply(state, player, nodes[child]["action"], word(chance, 2 + player))
    return length


@kernel
def next_child(
    state: State,
    mover: int,
    place: int,
    lot: Word,
    nodes: Nodes,
    settings: State,
    room: Actions,
    worths: Floats,
) -> int:
    """Return the child of ``place`` to try, made if need be; NO_NODE when all nodes are used."""
    count = anygame.legal(state, mover, room)
    if settings["guided"]:
        anygame.worths(state, mover, room[:count], worths[:count])
        return best_guess(mover, place, nodes, settings, room[:count], worths[:count])
    return plain_guess(mover, place, lot, nodes, settings, room[:count])


@kernel
def best_guess(
    mover: int, place: int, nodes: Nodes, settings: State, actions: Actions, worths: Floats
) -> int:
    """Choose by PUCT: how good an action looks at first is its share of the curiosity.

    ``actions`` and ``worths`` are overwritten.
    """
    visits = int(nodes[place]["visits"])
    width = min(len(actions), settings["widest"], FEWEST + int(np.sqrt(visits)))
    bring_forward(actions, worths, width)
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
def bring_forward(actions: Actions, worths: Floats, width: int) -> None:
    """Bring the ``width`` actions of the highest worth to the front, the best first.

    The others are lost: each is looked at before its place is overwritten.
    """
    for place in range(len(actions)):
        action, worth = actions[place], worths[place]
        if place >= width and worth <= worths[width - 1]:
            continue
        rank = min(place, width - 1)
        while rank and worths[rank - 1] < worth:
            worths[rank], actions[rank] = worths[rank - 1], actions[rank - 1]
            rank -= 1
        worths[rank], actions[rank] = worth, action


@kernel
def weigh(worths: Floats, warmth: float) -> None:
    """Turn worths, the best first, into shares that add up to one."""
    total = 0.0
    best = worths[0]
    for rank in range(len(worths)):
        worths[rank] = exp((worths[rank] - best) / warmth)
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


@kernel
def play_out(state: State, entropy: Word, settings: State, room: Actions, worths: Floats) -> None:
    """Play on by worth or by chance, to the end or the depth allowed."""
    for step in range(settings["depth"]):
        mask = anygame.waiting(state)
        if mask == 0:
            return
        mover = lowest_seat(mask)
        lot = word(entropy, 3 * step)
        if settings["guided"]:
            action = likely(state, mover, lot, settings["slip"], room, worths)
        else:
            action = anygame.random_action(state, mover, lot, room)
        anygame.apply(state, mover, action, word(entropy, 3 * step + 1))


@kernel
def likely(
    state: State, mover: int, entropy: Word, slip: float, room: Actions, worths: Floats
) -> int:
    """Return the action of the highest worth, equals by lot, or with a slip the next best.

    ``room`` and ``worths`` must have room for every legal action.
    """
    count = anygame.legal(state, mover, room)
    anygame.worths(state, mover, room[:count], worths[:count])
    if below(entropy, count, 1000) < slip * 1000:
        return second_best(entropy, room[:count], worths[:count])
    highest = -np.inf
    equals = 0
    for place in range(count):
        if worths[place] > highest:
            highest, equals = worths[place], 0
        equals += int(worths[place] == highest)
    for place in range(count - 1, 0, -1):
        if worths[place] == highest:
            if equals == 1 or below(entropy, place, equals) == 0:  # each of them is as likely
                return int(room[place])
            equals -= 1
    return int(room[0])


@kernel
def second_best(entropy: Word, actions: Actions, worths: Floats) -> int:
    """Return the action of the second highest worth, or of the highest if several have it."""
    first = second = int(actions[0])
    high = higher = -np.inf
    equals = 0
    for place in range(len(actions)):
        worth = worths[place]
        if worth > higher:
            high, second = higher, first
            higher, first, equals = worth, int(actions[place]), 1
        elif worth == higher:
            equals += 1
            if below(entropy, place, equals) == 0:
                first, second = int(actions[place]), first
        elif worth > high:
            high, second = worth, int(actions[place])
    return second


@kernel
def judge(state: State, settings: State, values: Floats) -> None:
    """Write the outcome for each seat: its share of the first place, or what it may expect."""
    seats = int(settings["seats"])
    standings = scratch(MOST_SEATS, np.float64)[:seats]
    anygame.evaluate(state, standings)
    if seats == 1:
        values[0] = standings[0] / settings["full_score"]
        return
    total = 0.0
    for seat in range(seats):
        values[seat] = 1.0 / (1.0 + exp(-lead(standings, seat) / settings["spread"]))
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total
    if anygame.waiting(state) == 0:
        share_first(state, settings, values)


@kernel
def lead(standings: Floats, seat: int) -> float:
    """Return by how much a seat stands better than the best other one."""
    rival = -np.inf
    for other in range(len(standings)):
        if other != seat:
            rival = max(rival, standings[other])
    return float(standings[seat] - rival)


@kernel
def share_first(state: State, settings: State, values: Floats) -> None:
    """Blend who came first into ``values``; equals share it."""
    seats, margin = int(settings["seats"]), settings["margin"]
    places = scratch(MOST_SEATS, np.int32)[:seats]
    anygame.ranking(state, places)
    firsts = 0
    for seat in range(seats):
        firsts += int(places[seat] == 1)
    for seat in range(seats):
        share = 1.0 / firsts if places[seat] == 1 else 0.0
        values[seat] = (1.0 - margin) * share + margin * values[seat]
