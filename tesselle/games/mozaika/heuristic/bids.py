"""How much to bid: what an early pick is worth, against coins and flies.

The others' bids are secret, so they are guessed, around ``USUAL``.
Which tiles they take is not guessed: any of the row is as likely to be gone.
"""

import numpy as np

from tesselle.engine.game import Actions, Floats, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.games.mozaika.heuristic.gains import NEVER, Int64s, least_harm, want
from tesselle.games.mozaika.heuristic.mirrors import (
    FACTS,
    MIRRORS_COUNTED,
    hopeful,
    picked_promise,
    tiles_to_come,
)
from tesselle.games.mozaika.rules.play import first, has_fly
from tesselle.games.mozaika.rules.state import MOST_COINS, MOST_SEATS, ROUNDS
from tesselle.games.mozaika.rules.tiles import KINDS

# In points and coins, tuned against bidders of other kinds: `tools.fitting variants` with
# `--against` measures them (docs/tuning.md).
COIN_BID = 0.3  # points for a coin that is bid
USUAL = np.array([0.3, 1.8])  # a usual bid in a round without and with a fly
WIDTH = 1.3  # how widely bids lie around it
EAGER = 0.65  # how much of a want is bid for
FLY_COST = np.linspace(0.84, 0.4, ROUNDS + 1)  # [round] -> besides what it spoils at once
FIRM = 4.0  # how much more the search trusts these guesses than its warmth says (`--simulations`)
MOST_SENSIBLE = 6  # bids above it are not looked at closely
ROW = MOST_SEATS + 1  # tiles to pick from, at most

# [fly, n] -> the chance that somebody who can bids n or more
_over = (np.arange(MOST_COINS + 2) - 0.5 - USUAL[:, None]) / WIDTH
AT_LEAST = 1 / (1 + np.exp(_over))
AT_LEAST[:, 0] = 1.0


@kernel
def bid_worths(
    state: State, seat: int, shared: Int64s, lying: Int64s, bids: Actions, out: Floats
) -> None:
    """Judge bids: the tile they are likely to buy, less their coins and the danger of a fly."""
    seats, after = int(state["seats"]), int(state["round"])
    board, flies = state["boards"][seat], state["flies"][seat]
    wants, falling = scratch(KINDS, np.float64), scratch(ROW, np.float64)
    row_wants(state, seat, shared, lying, wants)
    best_first(state, wants, falling)
    picks = scratch(MOST_SEATS, np.float64)  # [place in the order of picking] -> what it brings
    chance = scratch(MOST_SEATS, np.float64)
    for place in range(seats):
        picks[place] = EAGER * best_left(falling, seats + 1, place)
    if has_fly(state):
        fly = least_harm(board, flies, shared, lying, after) + FLY_COST[after]
        picks[seats - 1] -= fly
    for index in range(len(bids)):
        points = -COIN_BID * bids[index]
        if bids[index] <= MOST_SENSIBLE:
            write_chances(state, seat, bids[index], chance)
            for place in range(seats):
                points += chance[place] * picks[place]
        out[index] = FIRM * points


@kernel
def write_chances(state: State, seat: int, coins: int, chance: Floats) -> None:
    """Write the chance of each place in the order of picking, for this bid (R6)."""
    seats = int(state["seats"])
    for place in range(seats):
        chance[place] = 1.0 if place == 0 else 0.0
    start = first(state)
    fly = int(has_fly(state))
    for other in range(seats):
        if other == seat:
            continue
        nearer = (other - start) % seats < (seat - start) % seats
        needed = coins if nearer else coins + 1  # to pick before this seat
        ahead = AT_LEAST[fly, needed] if needed <= state["coins"][other] else 0.0
        for place in range(seats - 1, -1, -1):
            before = chance[place - 1] if place else 0.0
            chance[place] = chance[place] * (1.0 - ahead) + before * ahead


@kernel
def row_wants(state: State, seat: int, shared: Int64s, lying: Int64s, wants: Floats) -> None:
    """Write what each kind of tile in the row would bring to a surveyed board, with mirrors."""
    board, hand = state["boards"][seat], scratch(KINDS, np.int8)
    for kind in range(KINDS):
        hand[kind] = state["hands"][seat, kind]
    counts = scratch((MIRRORS_COUNTED, FACTS), np.int64)
    mirrors = hopeful(state, seat, counts)
    for kind in range(KINDS):
        wants[kind] = NEVER
        if state["row"][kind]:
            wants[kind] = want(board, shared, lying, kind, int(state["round"]))
            if mirrors:
                wants[kind] += picked_promise(counts, hand, kind, tiles_to_come(state))


@kernel
def best_first(state: State, wants: Floats, falling: Floats) -> None:
    """Write the wants of the row tile by tile, the best first."""
    for place in range(len(falling)):
        falling[place] = NEVER
    count = 0
    for kind in range(KINDS):
        for _ in range(state["row"][kind]):
            place = count
            while place > 0 and falling[place - 1] < wants[kind]:
                falling[place] = falling[place - 1]
                place -= 1
            falling[place] = wants[kind]
            count += 1


@kernel
def best_left(wants: Floats, tiles: int, gone: int) -> float:
    """Expect the best of ``tiles`` wants when any ``gone`` of them are gone."""
    expected = 0.0
    chance = 1.0  # that all better ones are gone
    for rank in range(gone + 1):
        missing = (gone - rank) / (tiles - rank)  # that this one is gone as well
        expected += chance * (1.0 - missing) * wants[rank]
        chance *= missing
    return expected
