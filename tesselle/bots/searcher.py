"""Bots that search: with what the game knows, or blindly."""

import random
from dataclasses import replace
from typing import ClassVar

from tesselle.bots.memory import Memory
from tesselle.bots.search import Thought, grow, limits_of, summary
from tesselle.engine.game import Game, Tuning
from tesselle.engine.match import Match
from tesselle.engine.say import Say

RIVAL = 0.7  # the part of the most visits that makes an action worth mixing in
EXACT = 100  # simulations from which a bot also plays by exact search where the game has one


class Searcher:
    """A bot that plays what its search visited most, and remembers what it thought."""

    about: ClassVar[Say] = Say("looks ahead", "regarde plus loin")
    budget: ClassVar[int] = 100  # simulations for a move

    def __init__(
        self, seed: int | None = None, simulations: int | None = None, cores: int = 1
    ) -> None:
        self.simulations = simulations or self.budget
        self.cores = cores
        self._chance = random.Random(seed)
        self._memory = Memory()

    def choose(self, match: Match, seat: int) -> int:
        """Give the most visited action; where choices are secret, a mixture."""
        actions = match.actions(seat)
        if len(actions) == 1:
            return actions[0]
        seed = self._chance.getrandbits(60)
        if self.simulations >= EXACT:
            solved = match.game.solve(match.imagine(seat, seed))
            if solved and solved.share:  # what is lost is left to the search: others err
                return solved.action
        candidates = self._think(match, seat, seed).candidates
        if not match.game.secret(match.state, seat):
            return candidates[0].action
        rivals = [each for each in candidates if each.visits >= RIVAL * candidates[0].visits]
        return self._chance.choices(rivals, [each.visits for each in rivals])[0].action

    def tuning(self, game: Game) -> Tuning:
        """Give how to search: the game knows."""
        return game.tuning

    def _think(self, match: Match, seat: int, seed: int) -> Thought:
        limits = limits_of(self.tuning(match.game), match.seats, seat)
        kept = self._memory.recall(match, seat)
        trees = grow(match, seat, self.simulations, seed, limits, cores=self.cores, kept=kept)
        self._memory.keep(match, seat, trees)
        return summary(trees, seat, match.seats)


class Plain(Searcher):
    """The search without any knowledge of the game: a measure for what knowledge brings."""

    about: ClassVar[Say] = Say("searches blindly", "cherche à l'aveugle")
    budget: ClassVar[int] = 1000

    def tuning(self, game: Game) -> Tuning:
        """Give uniform choices and play-outs to the end."""
        return replace(game.tuning, guided=False, depth=Tuning.depth, margin=0.0, alone=None)
