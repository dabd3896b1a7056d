"""Ways to play a game, and random matches of each, for the checks to look at."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tesselle.engine import registry
from tesselle.engine.game import Game, State
from tesselle.engine.match import Match

SAMPLED = 7  # one in so many positions


@dataclass(frozen=True)
class Case:
    """One way to play a game: its seats, its options, and a few seeds."""

    game: Game
    seats: int
    options: dict[str, Any] = field(hash=False)
    seeds: tuple[int, ...] = (1, 2)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{chosen}"


def cases(name: str) -> list[Case]:
    """Return a case for each number of seats and each choice of the options of a game."""
    game = registry.get(name)
    listed = [option for option in game.options if option.choices]
    return [
        Case(game, seats, dict(zip([option.name for option in listed], values, strict=True)))
        for seats in game.seats
        for values in itertools.product(*(option.choices for option in listed))
    ]


def matches(case: Case) -> Iterator[Match]:
    """Yield a random match of each seed, after its setup and after every event."""
    for seed in case.seeds:
        match = Match(case.game, case.seats, case.options, seed)
        chooser = random.Random(seed)
        yield match
        while not match.over:
            seat = chooser.choice(match.waiting)
            match.play_action(seat, chooser.choice(match.actions(seat)))
            yield match


def sampled(case: Case) -> Iterator[Match]:
    """Yield some of these, in which somebody is to act, for what takes its time."""
    for number, match in enumerate(matches(case)):
        if number % SAMPLED == 0 and not match.over:
            yield match


def finished(case: Case) -> Iterator[Match]:
    """Yield a finished random match for each seed."""
    return (match for match in matches(case) if match.over)


def standings(game: Game, state: State, seats: int) -> list[float]:
    """Return how well each seat stands; no number where the game does not say."""
    out = np.full(seats, np.nan)
    game.evaluate(state, out)
    found: list[float] = out.tolist()
    return found
