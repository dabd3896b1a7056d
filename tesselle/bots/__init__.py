"""Bots: players that are programs.  Each chooses from what its seat may see."""

from tesselle.bots.bot import Bot
from tesselle.bots.simple import Greedy, Uniform

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "uniform": Uniform}

__all__ = ["BOTS", "Bot", "Greedy", "Uniform"]
