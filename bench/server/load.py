"""The shape of the load: a steady pace, then more and more matches without pause."""

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bench.server.duel import Duel
from bench.server.process import Process

TICK_S = 0.002
PATIENCE_S = 20.0  # for moves under way when a stage ends
STAGES = (8, 32, 128, 500)  # matches that play without pause


@dataclass(frozen=True)
class Pace:
    """What a stage of the load came to."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    cpu_ms: float  # of the server, for one move

    @property
    def cores(self) -> float:
        """How many cores the server took."""
        return self.cpu_ms * self.moves_per_s / 1000

    def without(self, cores: float) -> "Pace":
        """Return what the moves alone came to, without what the server takes anyway."""
        return replace(self, cpu_ms=self.cpu_ms - cores / self.moves_per_s * 1000)

    @classmethod
    def of(cls, taken_s: Sequence[float], lasted_s: float, cpu_s: float) -> "Pace":
        """Sum up the times of all moves of a stage."""
        cuts = statistics.quantiles(taken_s, n=100)
        count = len(taken_s)
        return cls(
            count / lasted_s,
            cuts[49] * 1000,
            cuts[98] * 1000,
            max(taken_s) * 1000,
            cpu_s / count * 1000,
        )


async def steady(
    duels: Sequence[Duel], server: Process, moves_per_s: float, seconds: float
) -> Pace:
    """Play so many moves a second, each match in its turn."""
    order = random.Random(1).sample(duels, len(duels))
    _forget(order)
    began, cpu_s = time.perf_counter(), server.cpu_s()
    played = 0
    while (passed := time.perf_counter() - began) < seconds:
        while played < passed * moves_per_s:
            order[played % len(order)].play(began + played / moves_per_s)
            played += 1
        await asyncio.sleep(TICK_S)
    await _settled(order)
    return _pace(order, began, server.cpu_s() - cpu_s)


async def restless(duels: Sequence[Duel], count: int, server: Process, seconds: float) -> Pace:
    """Let so many matches play without pause: each move is sent when all know the last.

    One that ends is relieved by the next, so that the load stays what it is called.
    """
    _forget(duels)
    left = iter(duels)

    def begin() -> None:
        duel = next(left, None)
        if duel:
            duel.restless, duel.relieve = True, begin
            duel.play(time.perf_counter())

    began, cpu_s = time.perf_counter(), server.cpu_s()
    for _ in range(count):
        begin()
    await asyncio.sleep(seconds)
    for duel in duels:
        duel.restless = False
    pace = _pace(duels, began, server.cpu_s() - cpu_s)
    await _settled(duels)
    return pace


def _forget(duels: Sequence[Duel]) -> None:
    for duel in duels:
        duel.taken_s.clear()


async def _settled(duels: Sequence[Duel]) -> None:
    """Wait until every move is told; one that is not was lost."""
    until = time.perf_counter() + PATIENCE_S
    while not all(duel.idle for duel in duels):
        if time.perf_counter() > until:
            late = sum(not duel.idle for duel in duels)
            raise TimeoutError(f"{late} moves were not told within {PATIENCE_S:g} s")
        await asyncio.sleep(TICK_S)


def _pace(duels: Sequence[Duel], began: float, cpu_s: float) -> Pace:
    taken = [each for duel in duels for each in duel.taken_s]
    return Pace.of(taken, time.perf_counter() - began, cpu_s)
