"""Two bots that think no further than one step."""

import random
from typing import ClassVar

import numpy as np

from tesselle.engine import anygame
from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel
from tesselle.engine.match import Match
from tesselle.engine.say import Say


class Uniform:
    """Plays any legal move, each as likely as another."""

    about: ClassVar[Say] = Say("plays any legal move", "joue n'importe quel coup permis")

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Give a random legal action."""
        return self._chance.choice(match.actions(seat))


class Greedy:
    """Plays what the game's heuristic likes best, one step ahead."""

    about: ClassVar[Say] = Say("takes the most it can now", "prend le plus possible tout de suite")

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Give the action of the highest worth; equals are drawn by lot."""
        state = match.imagine(seat, self._chance.getrandbits(64))
        room = np.zeros(match.game.room, np.int32)
        return int(best(state, seat, np.uint64(self._chance.getrandbits(64)), room))


@kernel
def best(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Give the legal action of the highest worth; equals are drawn by ``entropy``."""
    count = anygame.legal(state, seat, room)
    chosen = room[0]
    highest = -np.inf
    equals = 0
    for place in range(count):
        worth = anygame.worth(state, seat, room[place])
        if worth > highest:
            highest, chosen, equals = worth, room[place], 1
        elif worth == highest:
            equals += 1
            if below(entropy, place, equals) == 0:  # each of the equals is as likely
                chosen = room[place]
    return int(chosen)
