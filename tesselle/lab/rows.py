"""Many matches as one array of states: the kernels of the batch.

A row is one match after another.  Match ``n`` of a row has the word
``word(word(seed, row), n)``; that word gives those of its events as in ``simulate``: event 0 is
the setup, event ``k`` the ``k``-th move.  So what a row plays follows from the seed, the row and
its actions, whatever the other rows do, and ``replayed`` plays it again.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below, word
from tesselle.engine.game import Actions, Numbers, States
from tesselle.engine.kernel import kernel, long_kernel
from tesselle.engine.seats import lowest_seat
from tesselle.engine.sight import ONE, WORD_BITS, Bytes, Words

PLACES, POINTS, VECTOR = range(3)  # what is rewarded
NOTHING_WRONG = -1
REST = -1  # in place of an action: the row stays as it is
BEGIN = -2  # the row begins its next match

Rewards = npt.NDArray[np.float32]


class Rows(NamedTuple):
    """What the rows hold, an item of each array for every row; written in place."""

    states: States
    seeds: Words  # of the row
    chance: Words  # of its match now
    matches: npt.NDArray[np.int64]  # how many it began
    events: Numbers  # of its match now
    seats: npt.NDArray[np.int8]  # who is to act: the lowest of those who may
    observations: Bytes  # of that seat
    masks: Words  # of that seat
    rewards: Rewards  # of the last step: row, seat, number
    over: npt.NDArray[np.bool_]  # whether the last step ended a match
    points: Numbers  # as they stood, where points are rewarded
    finals: Numbers  # scores of the match that ended last, then the places
    lengths: Numbers  # its events


@kernel
def wrong_row(masks: Words, actions: Actions, most: int) -> int:
    """Return the first row whose action is neither legal nor REST, or NOTHING_WRONG."""
    for row in range(len(actions)):
        action = int(actions[row])
        if action == REST:
            continue
        if action < 0 or action >= most:
            return row
        if not masks[row, action >> 6] >> np.uint64(action & 63) & ONE:
            return row
    return NOTHING_WRONG


@long_kernel
def step_rows(start: States, rows: Rows, actions: Actions, room: Actions, kind: int) -> None:
    """Play one legal action in every row; a match that ends gives way to the next at once."""
    for row in range(len(actions)):
        state = rows.states[row]
        clear(rows, row)
        rows.over[row] = False
        if actions[row] == REST:
            continue
        if actions[row] == BEGIN:
            begin(start, rows, row, kind)
            look(rows, row, room)
            continue
        rows.events[row] += 1
        chance = np.uint64(word(rows.chance[row], int(rows.events[row])))
        anygame.apply(state, int(rows.seats[row]), int(actions[row]), chance)
        waiting = anygame.waiting(state)
        rows.over[row] = waiting == 0
        if kind != PLACES:
            earn(rows, row, kind)
        if waiting:
            rows.seats[row] = lowest_seat(waiting)
        else:
            finish(rows, row, kind)
            begin(start, rows, row, kind)
        look(rows, row, room)


@kernel
def clear(rows: Rows, row: int) -> None:
    """Take back the rewards of the last step."""
    for seat in range(rows.rewards.shape[1]):
        for number in range(rows.rewards.shape[2]):
            rows.rewards[row, seat, number] = 0


@kernel
def begin(start: States, rows: Rows, row: int, kind: int) -> None:
    """Set up the next match of a row."""
    rows.states[row] = start[0]
    rows.chance[row] = np.uint64(word(rows.seeds[row], int(rows.matches[row])))
    rows.matches[row] += 1
    rows.events[row] = 0
    state = rows.states[row]
    anygame.setup(state, np.uint64(word(rows.chance[row], 0)))
    rows.seats[row] = lowest_seat(anygame.waiting(state))
    if kind == POINTS:
        anygame.points(state, rows.points[row])
    elif kind == VECTOR:
        anygame.scores(state, rows.points[row])


@kernel
def look(rows: Rows, row: int, room: Actions) -> None:
    """Write what the seat to act sees and may do."""
    state, seat = rows.states[row], int(rows.seats[row])
    anygame.observe(state, seat, rows.observations[row])
    anygame.mask(state, seat, room, rows.masks[row])


@kernel
def earn(rows: Rows, row: int, kind: int) -> None:
    """Reward what each seat's points, or each number of its score, rose by."""
    state, before = rows.states[row], rows.points[row]
    width = rows.rewards.shape[2]
    for seat in range(rows.rewards.shape[1]):
        for number in range(width):
            rows.rewards[row, seat, number] = -before[seat * width + number]
    if kind == POINTS:
        anygame.points(state, before)
    else:
        anygame.scores(state, before)
    for seat in range(rows.rewards.shape[1]):
        for number in range(width):
            rows.rewards[row, seat, number] += before[seat * width + number]


@kernel
def finish(rows: Rows, row: int, kind: int) -> None:
    """Keep how a match ended, and reward places if these are rewarded."""
    state, seats = rows.states[row], rows.rewards.shape[1]
    scores = rows.finals.shape[1] - seats
    anygame.scores(state, rows.finals[row, :scores])
    anygame.ranking(state, rows.finals[row, scores:])
    rows.lengths[row] = rows.events[row]
    if kind == PLACES:
        reward_places(rows.finals[row, scores:], rows.rewards[row, :, 0])


@kernel
def reward_places(places: Numbers, out: Rewards) -> None:
    """Write 1 for a first place alone, −1 for a last alone, between them by who is behind."""
    seats = len(out)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += int(places[other] > places[seat]) - int(places[other] < places[seat])
        out[seat] = ahead / max(1, seats - 1)


@long_kernel
def random_actions(masks: Words, chance: Word, first: int, out: Actions) -> None:
    """Draw a legal action for each row, each as likely; ``first`` is the number of the first."""
    for row in range(len(out)):
        mask = masks[row]
        count = 0
        for place in range(len(mask)):
            count += ones(mask[place])
        skip = below(chance, first + row, count)
        place = 0
        inside = ones(mask[0])
        while skip >= inside:
            skip -= inside
            place += 1
            inside = ones(mask[place])
        out[row] = place * WORD_BITS + nth_bit(mask[place], skip)


@kernel
def ones(mask: np.uint64) -> int:
    """Count the bits of a word, all at once: in pairs, in fours, in bytes."""
    pairs = mask - (mask >> ONE & np.uint64(0x5555555555555555))
    low = np.uint64(0x3333333333333333)
    fours = (pairs & low) + (pairs >> np.uint64(2) & low)
    eights = fours + (fours >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    sixteens = eights + (eights >> np.uint64(8))
    halves = sixteens + (sixteens >> np.uint64(16))
    return int(halves + (halves >> np.uint64(32)) & np.uint64(0x7F))


@kernel
def nth_bit(mask: np.uint64, skip: int) -> int:
    """Return the place of a bit of a word, the lowest of them being the 0th."""
    low, width = 0, 32
    while width:
        below_it = ones(mask >> np.uint64(low) & ((ONE << np.uint64(width)) - ONE))
        if skip >= below_it:
            skip -= below_it
            low += width
        width >>= 1
    return low
