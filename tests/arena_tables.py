"""Small arenas for tests: results written by hand, and workers that need no start."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tesselle.arena.results import Result
from tesselle.arena.run import Workers
from tesselle.arena.schedule import Plan, plan

PATIENCE_S = 60
BOTS = ("greedy", "uniform")


def here() -> Workers:
    """Give workers in this very process."""
    return Workers(ThreadPoolExecutor(1), 1)


def small(*bots: str, games: int = 8, **asked: Any) -> Plan:
    """Plan a few games of the smallest Mosaic."""
    return plan("mosaic", bots or BOTS, games=games, options={"side": 3}, **asked)


def outcome(number: int, bots: str | list[str], ranking: list[int], **facts: Any) -> Result:
    """Give the result of a game of which only the bots and their places matter."""
    seated = bots.split() if isinstance(bots, str) else bots
    known: dict[str, Any] = {
        "id": f"mosaic-{number:08}",
        "game": "mosaic",
        "seats": len(seated),
        "options": {"side": 3},
        "seed": number,
        "bots": seated,
        "scores": [10 - place for place in ranking],
        "ranking": ranking,
        "length": 20 + number % 5,
        "ms_per_move": [1.0] * len(seated),
    }
    return Result(**known | facts)


def alive(process: int) -> bool:
    """Tell whether a process runs; one that only waits to be reaped does not."""
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until(true: Callable[[], bool]) -> None:
    """Wait for something, but not for ever."""
    ends = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.02)
