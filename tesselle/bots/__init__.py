"""Bots: players that are programs.  Each chooses from what its seat may see."""

from tesselle.bots.bot import Bot, Kind
from tesselle.bots.search import LEVELS, Plain, Searcher, Thought, think
from tesselle.bots.simple import Greedy, Hasty, Uniform

BOTS: dict[str, Kind] = {
    "greedy": Greedy,
    "hasty": Hasty,
    "plain": Plain,
    "uniform": Uniform,
    **LEVELS,
}

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "Hasty",
    "Kind",
    "Plain",
    "Searcher",
    "Thought",
    "Uniform",
    "think",
]
