"""Bots that think no further than one step."""

import random
from typing import ClassVar

import numpy as np

from tesselle.bots.points_ahead import START, STATES, earnings
from tesselle.bots.simulation import likely
from tesselle.engine.match import Match
from tesselle.engine.say import Say, say

NO_SLIP = 0.0  # always the best, unlike a play-out


class Uniform:
    """Plays any legal move, each as likely as another."""

    about: ClassVar[Say] = say("bot-uniform")

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Return a random legal action."""
        return self._chance.choice(match.actions(seat))


class Greedy:
    """Plays what the game's heuristic likes best, one step ahead."""

    about: ClassVar[Say] = say("bot-greedy")

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Return the action of the highest worth; equals are drawn by lot."""
        state = match.imagine(seat, self._chance.getrandbits(64))
        room = np.zeros(match.game.most_actions, np.int32)
        worths = np.zeros(match.game.most_actions)
        lot = np.uint64(self._chance.getrandbits(64))
        return int(likely(state, seat, lot, NO_SLIP, room, worths))


class Hasty:
    """Takes the most points it can get now, with no thought of what they lead to.

    This is what is commonly called greedy: the measure for bots that know more.
    """

    about: ClassVar[Say] = say("bot-hasty")

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Return the action that earns the most, at once or by its next choice; equals by lot."""
        states = np.zeros(STATES, match.game.state)
        states[START] = match.imagine(seat, self._chance.getrandbits(64))
        room = np.zeros((2, match.game.most_actions), np.int32)
        scores = np.zeros((match.seats, match.game.score_numbers), np.int32)
        earned = np.zeros(match.game.most_actions)
        chance = np.uint64(self._chance.getrandbits(64))
        count = earnings(states, seat, chance, room, scores, earned)
        most = earned[:count].max()
        return int(room[0, self._chance.choice(np.flatnonzero(earned[:count] == most))])
