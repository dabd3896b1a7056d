"""Bots: players that are programs.  Each chooses from what its seat may see."""

from tesselle.bots.bot import Bot
from tesselle.bots.levels import LEVELS
from tesselle.bots.search import Searcher, Thought, think
from tesselle.bots.simple import Greedy, Uniform

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "uniform": Uniform, **LEVELS}

__all__ = ["BOTS", "LEVELS", "Bot", "Greedy", "Searcher", "Thought", "Uniform", "think"]
