"""Tables for the tests, written as text."""

import random
from collections.abc import Iterator

import numpy as np

from tesselle.engine.game import State
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.state import blank
from tesselle.games.mozaika.text import moves, position

EMPTY_BOARD = "..../..../..../...."
NO_CHANCE = np.uint64(0)

# Round 5 of four seats, all to bid; seat 0 is first.  Each board has earned at least 3 coins.
BIDDING = (
    "round 5 bid bids -,-,-,- row RsBwGfYsYw"
    " | coins 10 hand RsRwRf board RsBsGsYs/..../..../...."
    " | coins 10 hand BsBwBf board RwBwGwYw/..../..../...."
    " | coins 10 hand GsGwGf board RfBfGfYf/..../..../...."
    " | coins 10 hand YsYwYf board RsRwRfRf/..../..../...."
)
# Round 1 of three seats, all to lay.
FIRST = "round 1 lay bids - row - | " + " | ".join(
    f"coins 10 hand {hand} board {EMPTY_BOARD}" for hand in ("RsRsBwGf", "YsYwYfYf", "BsBfGsGw")
)


def table(text: str, *moves: str) -> State:
    """Read a position and play moves written ``"0 bid 3"``, each checked to be legal."""
    state = position.read_position(text)
    for move in moves:
        play_move(state, move)
    return state


def play_move(state: State, move: str, entropy: np.uint64 = NO_CHANCE) -> None:
    seat, words = int(move[0]), move[2:]
    assert words in moves_of(state, seat), f"{move} is not legal"
    play.apply(state, seat, moves.read_move(state, seat, words), entropy)


def actions_of(state: State, seat: int) -> list[int]:
    out = np.zeros(s.ROOM, np.int32)
    return [int(action) for action in out[: play.legal(state, seat, out)]]


def moves_of(state: State, seat: int) -> list[str]:
    return [moves.write_move(state, seat, action) for action in actions_of(state, seat)]


def seats_waiting(state: State) -> list[int]:
    return [seat for seat in range(s.MOST_SEATS) if play.waiting(state) >> seat & 1]


def random_match(seats: int, seed: int) -> Iterator[tuple[State, int, int, State]]:
    """Play at random; give the state before, the seat, the action and the state after."""
    chance = random.Random(seed)
    state = blank(seats, {})
    play.setup(state, np.uint64(chance.getrandbits(64)))
    while play.waiting(state):
        seat = chance.choice(seats_waiting(state))
        actions = actions_of(state, seat)
        if state["step"] == s.BID:  # small bids: coins stay in play
            actions = actions[:4]
        action = chance.choice(actions)
        before = state.copy()
        play.apply(state, seat, action, np.uint64(chance.getrandbits(64)))
        yield before, seat, action, state
