"""Runs the load against both servers, stage by stage in turn, and prints what it found."""

import argparse
import asyncio
import gc
import json
import resource
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.server import load, ours, theirs
from bench.server.duel import SEATS, Duel
from bench.server.load import Pace
from bench.server.process import Process, free_port

GOAL_MS = 50  # p99 at a steady pace
GOAL_TIMES = 3  # our saturated moves a second over theirs
QUIET_S = 3.0  # let a server come to rest before its memory is read


@dataclass(frozen=True)
class Side:
    """A server with its matches set up, and the memory they take."""

    server: Process
    duels: Sequence[Duel]
    socket_kib: float
    match_kib: float | None  # None where matches do not lie in memory


@dataclass(frozen=True)
class Found:
    """What the load came to on one server."""

    steady: Pace
    ramp: list[Pace]  # as in `load.STAGES`
    socket_kib: float
    match_kib: float | None

    @property
    def saturation(self) -> float:
        """The most moves a second of any stage."""
        return max(pace.moves_per_s for pace in self.ramp)


async def our_side(server: Process, port: int, matches: int) -> Side:
    """Set up matches on our server."""
    await server.listening(port)
    duels = await ours.begun(port, matches)
    await asyncio.sleep(QUIET_S)
    before = server.memory_kib()
    for duel in duels:
        await ours.connected(port, duel)
    await asyncio.sleep(QUIET_S)
    open_kib = server.memory_kib()
    for duel in duels:
        await ours.watching(duel)
    await asyncio.sleep(QUIET_S)
    watched_kib = server.memory_kib()
    socket_kib = (open_kib - before) / (SEATS * matches)
    return Side(server, duels, socket_kib, (watched_kib - open_kib) / matches)


async def their_side(server: Process, port: int, matches: int) -> Side:
    """Set up the same matches on boardgame.io's server."""
    await server.listening(port)
    await asyncio.sleep(QUIET_S)
    before = server.memory_kib()
    duels = [theirs.Mosaic(number) for number in range(matches)]
    for duel in duels:
        await theirs.connected(port, duel)
    await asyncio.sleep(QUIET_S)
    return Side(server, duels, (server.memory_kib() - before) / (SEATS * matches), None)


async def measured(sides: dict[str, Side], asked: argparse.Namespace) -> dict[str, Found]:
    """Put each stage of the load on one server after the other, the other being idle meanwhile.

    In turn, for what a machine has to give changes from one minute to the next.
    """
    steady = {
        name: await load.steady(side.duels, side.server, asked.rate, asked.seconds)
        for name, side in sides.items()
    }
    ramp: dict[str, list[Pace]] = {name: [] for name in sides}
    for count in load.STAGES:
        for name, side in sides.items():
            going = [duel for duel in side.duels if not duel.over]
            pace = await load.restless(going, count, side.server, asked.stage_seconds)
            ramp[name].append(pace)
    return {
        name: Found(steady[name], ramp[name], side.socket_kib, side.match_kib)
        for name, side in sides.items()
    }


async def run(asked: argparse.Namespace, folder: Path) -> dict[str, Found]:
    """Start the servers, set up their matches, and measure."""
    homes = [folder / name for name in ("ours", "theirs", "npm")]
    for home in homes:
        home.mkdir()
    with ExitStack() as running:
        port = free_port()
        server = running.enter_context(ours.serving(homes[0], port))
        sides = {"tesselle": await our_side(server, port, asked.matches)}
        if not asked.ours_only:
            port = free_port()
            modules = theirs.install(homes[2])
            server = running.enter_context(theirs.serving(modules, homes[1], port))
            sides["boardgame.io"] = await their_side(server, port, asked.matches)
        return await measured(sides, asked)


def report(found: dict[str, Found], rate: float) -> None:
    """Print both side by side, and the two goals."""
    names = list(found)
    table = Table("", *names)

    def row(title: str, cell: Callable[[Found], str]) -> None:
        table.add_row(title, *(cell(found[name]) for name in names))

    row(f"moves/s, {rate:g} asked for", lambda each: f"{each.steady.moves_per_s:,.0f}")
    row("  p50, to the last watcher", lambda each: f"{each.steady.p50_ms:,.1f} ms")
    row("  p99", lambda each: f"{each.steady.p99_ms:,.1f} ms")
    row("  processor per move", lambda each: f"{each.steady.cpu_ms:.2f} ms")
    for stage, count in enumerate(load.STAGES):
        row(
            f"moves/s, {count} matches without pause",
            lambda each, stage=stage: f"{each.ramp[stage].moves_per_s:,.0f}",  # type: ignore[misc]  # mypy cannot see the default
        )
    row("saturated", lambda each: f"{each.saturation:,.0f} moves/s")
    row("memory per socket", lambda each: f"{each.socket_kib:,.1f} KiB")
    row(
        "memory per idle match",
        lambda each: "on disk" if each.match_kib is None else f"{each.match_kib:,.1f} KiB",
    )
    console = Console()
    console.print(table)
    first = found[names[0]]
    console.print(f"p99 {first.steady.p99_ms:,.1f} ms; the goal is below {GOAL_MS} ms")
    if len(names) > 1:
        times = first.saturation / found[names[1]].saturation
        console.print(f"saturated {times:.2f} × {names[1]}; the goal is {GOAL_TIMES} ×")


def main() -> None:
    """Measure both, and print a table or JSON."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--matches", type=int, default=500)
    reader.add_argument("--rate", type=float, default=500.0, help="moves a second")
    reader.add_argument("--seconds", type=float, default=15.0, help="at that pace")
    reader.add_argument(
        "--stage-seconds", type=float, default=5.0, help="of each stage of the ramp"
    )
    reader.add_argument("--ours-only", action="store_true")
    reader.add_argument("--json", action="store_true")
    asked = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # servers must not outlive us
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (most, most)
    )  # a socket is a file; servers inherit it
    gc.disable()  # a pause of ours must not count as one of theirs
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(run(asked, Path(folder)))
    if asked.json:
        print(json.dumps({name: asdict(each) for name, each in found.items()}))
    else:
        report(found, asked.rate)


if __name__ == "__main__":
    main()
