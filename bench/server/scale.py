"""How far one machine goes: ``make bench-scale``, five minutes at most, 127.0.0.1 only.

1. Ten thousand sockets with a thousand matches that go on: each has its two players, and eight
   who look on.
2. One match that ten thousand watch, while others play; and the memory when they have left.
3. What a move costs with one server process, and with two, on PostgreSQL and Redis.

The server's processor time is told apart from that of whoever asks: those are other processes.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import asyncpg
import uvloop
from rich.console import Console

from bench.server import load, ours
from bench.server.crowd import Crowd
from bench.server.load import Pace
from bench.server.ours import Mosaic
from bench.server.process import Process, free_port

POSTGRES = os.environ.get("TESSELLE_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
REDIS = os.environ.get("TESSELLE_TEST_REDIS", "redis://127.0.0.1:6379/0")
GOAL_FAN_OUT_MS = 200
GOAL_GROWTH = 1.10  # processor time of a move at two processes, over that at one
QUIET_S = 2.0  # let a server come to rest
RETURN_S = 30.0  # for memory to be given back
BESIDE = 32  # matches that play while one is watched by everybody
BESIDE_RATE = 50.0  # their moves a second
PAUSE_S = 1.0  # between two moves of the match that everybody watches


@dataclass(frozen=True)
class Full:
    """Many sockets, many matches."""

    sockets: int
    matches: int
    pace: Pace
    socket_kib: float
    idle_cpu: float  # cores, while nobody moves


@dataclass(frozen=True)
class FanOut:
    """One match that all watch."""

    watchers: int
    median_ms: float  # from a move's sending until the last watcher has been told
    worst_ms: float
    cpu_ms: float  # of the server, for one such move
    beside: Pace  # of other matches meanwhile
    snapshots: int  # told instead of events: 0 unless somebody fell behind
    kib: tuple[int, int, int]  # before they came, with them, after they left


@dataclass(frozen=True)
class Several:
    """What a move costs, by the number of server processes; the median of some rounds."""

    processes: int
    cpu_ms: float
    idle_cpu: float  # cores
    rounds: list[Pace]


async def full(folder: Path, sockets: int, matches: int, rate: float, seconds: float) -> Full:
    """Fill a server, then play in all its matches."""
    port = free_port()
    with ours.serving(folder, port) as server, Crowd(port) as crowd:
        await server.listening(port)
        duels = await ours.begun(port, matches)
        await asyncio.sleep(QUIET_S)
        before = server.memory_kib()
        await seated(port, duels)
        watched = [duel.match for duel in duels]
        spectators = sockets - 2 * matches
        await crowd.ask("watch", [watched[at % matches] for at in range(spectators)])
        idle_cpu = await idle(server)
        socket_kib = (server.memory_kib() - before) / sockets
        pace = await load.steady(duels, server, rate, seconds)
        return Full(sockets, matches, pace, socket_kib, idle_cpu)


async def fan_out(folder: Path, watchers: int, moves: int) -> FanOut:
    """Let one match be watched by all, others go on beside it, and then let all leave."""
    port = free_port()
    with ours.serving(folder, port) as server, Crowd(port) as crowd:
        await server.listening(port)
        watched, *others = await ours.begun(port, 1 + BESIDE)
        await seated(port, [watched, *others])
        await asyncio.sleep(QUIET_S)
        before = server.memory_kib()
        await crowd.ask("watch", [watched.match] * watchers)
        await asyncio.sleep(QUIET_S)
        held = server.memory_kib()
        lasts_s = moves * PAUSE_S
        alone = await load.steady(others, server, BESIDE_RATE, lasts_s / 2)
        began, cpu_s, sent = time.perf_counter(), server.cpu_s(), []
        playing = asyncio.create_task(load.steady(others, server, BESIDE_RATE, lasts_s))
        for _ in range(moves):
            sent.append(time.perf_counter())
            watched.play(sent[-1])
            await asyncio.sleep(PAUSE_S)
        last, snapshots = await crowd.ask("times", moves)
        beside = await playing
        cpu_s, lasted_s = server.cpu_s() - cpu_s, time.perf_counter() - began
        others_s = alone.cores * lasted_s
        taken = [(told - asked) * 1000 for told, asked in zip(last, sent, strict=True)]
        await crowd.ask("close")
        return FanOut(
            watchers,
            statistics.median(taken),
            max(taken),
            (cpu_s - others_s) / moves * 1000,
            beside,
            snapshots - watchers,
            (before, held, await memory_given_back(server, before)),
        )


async def several(folder: Path, rate: float, seconds: float, rounds: int) -> list[Several]:
    """Play at the same pace on one process and on two, in turn, each on an empty database."""
    found: dict[int, list[tuple[Pace, float]]] = {1: [], 2: []}
    for turn in range(rounds):
        for processes, paces in found.items():
            home = folder / f"{processes}-{turn}"
            home.mkdir()
            paces.append(await shared(home, processes, rate, seconds))
    return [
        Several(
            processes,
            statistics.median(pace.cpu_ms for pace, _ in paces),
            statistics.median(idle_cpu for _, idle_cpu in paces),
            [pace for pace, _ in paces],
        )
        for processes, paces in found.items()
    ]


async def shared(folder: Path, processes: int, rate: float, seconds: float) -> tuple[Pace, float]:
    """Play on so many processes with PostgreSQL and Redis; tell what idling costs, too."""
    port = free_port()
    async with database() as url:
        chosen = {"database": url, "redis": REDIS, "redis_prefix": url.rpartition("/")[2]}
        with ours.serving(folder, port, processes=str(processes), **chosen) as server:
            await server.listening(port)
            duels = await ours.begun(port, int(rate) // 2)
            await seated(port, duels)
            idle_cpu = await idle(server)
            pace = await load.steady(duels, server, rate, seconds)
            return pace.without(idle_cpu), idle_cpu


@asynccontextmanager
async def database() -> AsyncIterator[str]:
    """Make an empty database, and drop it afterwards."""
    name = f"tesselle_bench_{os.getpid()}"
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
        try:
            yield (
                POSTGRES.replace("postgresql://", "postgresql+asyncpg://").rpartition("/")[0]
                + f"/{name}"
            )
        finally:
            await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await connection.close()


async def seated(port: int, duels: Sequence[Mosaic]) -> None:
    """Let both players of each match watch it."""
    for duel in duels:
        await ours.connected(port, duel)
        await ours.watching(duel)


async def idle(server: Process) -> float:
    """How many cores a server takes while nobody moves."""
    await asyncio.sleep(QUIET_S)
    cpu_s, began = server.cpu_s(), time.perf_counter()
    await asyncio.sleep(2 * QUIET_S)
    return (server.cpu_s() - cpu_s) / (time.perf_counter() - began)


async def memory_given_back(server: Process, before: int) -> int:
    """How much a server holds when all have left; it may take its time."""
    until = time.perf_counter() + RETURN_S
    while time.perf_counter() < until and server.memory_kib() > before * 1.1:
        await asyncio.sleep(0.5)
    return server.memory_kib()


def report(found: dict[str, Any]) -> None:
    """Print what was found beside the goals."""
    console = Console()
    console.print_json(json.dumps(found))
    if "full" in found:
        pace = found["full"]["pace"]
        console.print(
            f"{found['full']['sockets']:,} sockets, {found['full']['matches']:,} matches:"
            f" p99 {pace['p99_ms']:.1f} ms, {pace['cpu_ms']:.2f} ms of processor a move"
        )
    if "fan_out" in found:
        out = found["fan_out"]
        console.print(
            f"one move to {out['watchers']:,} watchers: {out['median_ms']:.0f} ms"
            f" (the goal is {GOAL_FAN_OUT_MS} ms), {out['cpu_ms']:.0f} ms of processor;"
            f" others meanwhile: p99 {out['beside']['p99_ms']:.1f} ms"
        )
    if "several" in found:
        one, two = (each["cpu_ms"] for each in found["several"])
        console.print(
            f"a move at two processes: {two:.2f} ms of processor, {two / one:.2f} × that at one"
            f" (the goal is {GOAL_GROWTH} ×)"
        )


PARTS = ("full", "fan_out", "several")


async def run(asked: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Measure what is asked for, part by part."""
    found: dict[str, Any] = {"load": os.getloadavg()[0]}
    for part in asked.part or PARTS:
        home = folder / part
        home.mkdir()
        if part == "full":
            found[part] = asdict(
                await full(home, asked.sockets, asked.sockets // 10, asked.rate, asked.seconds)
            )
        elif part == "fan_out":
            found[part] = asdict(await fan_out(home, asked.sockets, int(asked.seconds)))
        else:
            found[part] = [
                asdict(each)
                for each in await several(home, asked.rate, asked.seconds, asked.rounds)
            ]
    return found


def main() -> None:
    """Measure, and print what came of it."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--part", action="append", choices=PARTS, help="only this one")
    reader.add_argument("--sockets", type=int, default=10_000)
    reader.add_argument("--rate", type=float, default=200.0, help="moves a second")
    reader.add_argument("--seconds", type=float, default=10.0, help="of each part")
    reader.add_argument(
        "--rounds", type=int, default=3, help="of each number of processes, in turn"
    )
    asked = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # servers must not outlive us
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file
    if most < asked.sockets + 1000:
        sys.exit(f"expected room for {asked.sockets + 1000} open files, got {most}: ulimit -n")
    gc.disable()  # a pause of ours must not count as one of the server's
    with tempfile.TemporaryDirectory() as folder:
        report(uvloop.run(run(asked, Path(folder))))


if __name__ == "__main__":
    main()
