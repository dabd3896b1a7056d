"""The end of a simulation: playing on, and what came of it for each seat."""

import numpy as np

from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below, word
from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.seats import MOST_SEATS, lowest_seat


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
        return next_best(entropy, room[:count], worths[:count])
    highest = -np.inf
    equals = 0
    for place in range(count):
        if worths[place] > highest:
            highest, equals = worths[place], 0
        equals += int(worths[place] == highest)
    place = count - 1
    while worths[place] != highest or (equals > 1 and below(entropy, place, equals) != 0):
        equals -= int(worths[place] == highest)  # each of the equals is as likely
        place -= 1
    return int(room[place])


@kernel
def next_best(entropy: Word, actions: Actions, worths: Floats) -> int:
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
        values[seat] = 1.0 / (1.0 + np.exp(-lead(standings, seat) / settings["spread"]))
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
