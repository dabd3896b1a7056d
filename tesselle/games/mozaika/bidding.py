"""How much to bid: what an early pick is worth, against coins and flies.

The others' bids are secret, so they are guessed: each bids ``n`` coins or more
with a chance of ``BID_RATIO ** n``, as long as its open coins allow it.  Which
tiles they take is not guessed: any of the row is as likely to be gone.
"""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.outlook import COIN, NEVER, Floats, harm, want
from tesselle.games.mozaika.rules import MOST_SEATS, first, has_fly
from tesselle.games.mozaika.tiles import CELLS, EMPTY, KINDS

BID_RATIO = 0.75
FLY_COST = 0.8  # what a fly costs besides what it spoils at once
MOST_SENSIBLE = 12  # bids above it are not looked at closely


@kernel
def worth_of_bid(state: State, seat: int, coins: int) -> float:
    """Judge a bid: the tile it is likely to buy, less its coins and the danger of a fly."""
    price = COIN * coins
    if coins > MOST_SENSIBLE:
        return -price
    seats = int(state["seats"])
    chance = places(state, seat, coins)
    wants = row_wants(state, seat)
    points = 0.0
    for place in range(seats):
        points += chance[place] * best_left(wants, seats + 1, place)
    if has_fly(state):
        points -= chance[seats - 1] * fly_cost(state, seat)
    return points - price


@kernel
def places(state: State, seat: int, coins: int) -> Floats:
    """Give the chance of each place in the order of picking, for this bid (R6)."""
    seats = int(state["seats"])
    chance = np.zeros(MOST_SEATS)
    chance[0] = 1.0
    start = first(state)
    for other in range(seats):
        if other == seat:
            continue
        nearer = (other - start) % seats < (seat - start) % seats
        needed = coins if nearer else coins + 1  # to pick before this seat
        ahead = BID_RATIO**needed if needed <= state["coins"][other] else 0.0
        for place in range(seats - 1, -1, -1):
            before = chance[place - 1] if place else 0.0
            chance[place] = chance[place] * (1.0 - ahead) + before * ahead
    return chance


@kernel
def row_wants(state: State, seat: int) -> Floats:
    """Give what each tile of the row would bring the seat, the best first."""
    wants = np.full(MOST_SEATS + 1, NEVER)
    count = 0
    for kind in range(KINDS):
        if state["row"][kind] == 0:
            continue
        wanted = want(state, seat, kind)
        for _ in range(state["row"][kind]):
            place = count
            while place > 0 and wants[place - 1] < wanted:
                wants[place] = wants[place - 1]
                place -= 1
            wants[place] = wanted
            count += 1
    return wants


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


@kernel
def fly_cost(state: State, seat: int) -> float:
    """Estimate what a fly costs where it harms least."""
    board, flies = state["boards"][seat], state["flies"][seat]
    least = -NEVER
    for cell in range(CELLS):
        if board[cell] != EMPTY and flies[cell] == 0:
            least = min(least, harm(board, flies, cell))
    return least + FLY_COST
