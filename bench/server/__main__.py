"""Runs the load against both servers, one after the other, and prints what it found."""

import argparse
import asyncio
import gc
import json
import resource
import signal
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.server import load, ours, theirs
from bench.server.load import Pace
from bench.server.process import free_port

GOAL_MS = 50  # p99 at a steady pace
GOAL_TIMES = 3  # our saturated moves a second over theirs
QUIET_S = 3.0  # let a server come to rest before its memory is read


@dataclass(frozen=True)
class Found:
    """What the load came to on one server."""

    steady: Pace
    ramp: list[Pace]  # as in `load.STAGES`
    socket_kib: float
    match_kib: float | None  # None where matches do not lie in memory

    @property
    def saturation(self) -> float:
        """The most moves a second of any stage."""
        return max(pace.moves_per_s for pace in self.ramp)


async def our_run(asked: argparse.Namespace, folder: Path) -> Found:
    """Put the load on our server."""
    port = free_port()
    with ours.serving(folder, port) as server:
        await server.listening(port)
        duels = await ours.begun(port, asked.matches)
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
        steady = await load.steady(duels, server, asked.rate, asked.seconds)
        ramp = await load.saturated(duels, server, asked.stage_seconds)
        count = len(duels)
        return Found(
            steady, ramp, (open_kib - before) / (2 * count), (watched_kib - open_kib) / count
        )


async def their_run(asked: argparse.Namespace, folder: Path, modules: Path) -> Found:
    """Put the same load on boardgame.io's server."""
    port = free_port()
    with theirs.serving(modules, folder, port) as server:
        await server.listening(port)
        await asyncio.sleep(QUIET_S)
        before = server.memory_kib()
        duels = [theirs.Placing(number) for number in range(asked.matches)]
        for duel in duels:
            await theirs.connected(port, duel)
        await asyncio.sleep(QUIET_S)
        open_kib = server.memory_kib()
        steady = await load.steady(duels, server, asked.rate, asked.seconds)
        ramp = await load.saturated(duels, server, asked.stage_seconds)
        return Found(steady, ramp, (open_kib - before) / (2 * len(duels)), None)


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
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for name in ("ours", "theirs"):
            (home / name).mkdir()
        found["tesselle"] = uvloop.run(our_run(asked, home / "ours"))
        if not asked.ours_only:
            modules = theirs.install(home / "npm")
            found["boardgame.io"] = uvloop.run(their_run(asked, home / "theirs", modules))
    if asked.json:
        print(json.dumps({name: asdict(each) for name, each in found.items()}))
    else:
        report(found, asked.rate)


if __name__ == "__main__":
    main()
