"""Plays a history: people play, things break as a seed says, and all of it is judged."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tesselle.server.ops.checking import checked
from tesselle.server.store import matches as store
from tesselle.server.store.database import Database
from tests.histories.checker import Verdict, check
from tests.histories.history import FAULT, STORED, History, read
from tests.histories.host import Host
from tests.histories.network import network
from tests.histories.players import Pair
from tests.histories.world import OnNetwork, World, world

KILL = "kill"
LOOK_S = 0.02
MOST_MOVES = 6  # between two faults of a kind
PATIENCE_S = 10.0  # for them: where nothing is played, the next fault may help
FINISH_S = 12.0  # at the end, for moves under way


@dataclass(frozen=True)
class Plan:
    """What is to happen."""

    kind: str  # of database
    seed: int
    seconds: float  # for so long things break …
    most: dict[str, int] | None = None  # … but each kind of fault no more often than this
    servers: int = 3
    pairs: int = 4
    pause_s: float = 0.3  # after the moves between two faults, at most
    spaces: bool | None = None  # namespaces, or cables


@dataclass(frozen=True)
class Told:
    """What has happened."""

    plan: Plan
    faults: Counter[str]
    matches: int  # that came to their end
    verdict: Verdict
    file: Path


def told(plan: Plan, file: Path) -> Told:
    """Let a plan come true, and judge what happened."""
    return asyncio.run(_told(plan, file))


async def _told(plan: Plan, file: Path) -> Told:
    history = History(file)
    with network(spaces=plan.spaces) as lines:
        async with world(plan.kind, lines, plan.servers) as found:
            faults, matches = await _played(plan, found, history)
            for host in found.hosts:
                host.kill()
            await _look_up(found, history)
    history.close()
    return Told(plan, faults, matches, check(read(file)), file)


async def _played(plan: Plan, found: World, history: History) -> tuple[Counter[str], int]:
    seeds = random.Random(plan.seed)
    pairs = [
        Pair(number, found.doors, history, random.Random(seeds.random()))
        for number in range(plan.pairs)
    ]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    breaking = Breaking(plan, found, history)
    await breaking.all(seeds)
    await asyncio.wait(playing, timeout=FINISH_S if plan.most is None else 3.0)
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    for pair in pairs:
        await pair.close()
    for each in done:
        if isinstance(each, Exception):
            raise each
    return breaking.counted, sum(pair.finished for pair in pairs)


class Breaking:
    """Breaks one thing after the other, and beside that kills servers."""

    def __init__(self, plan: Plan, found: World, history: History) -> None:
        self.counted: Counter[str] = Counter()
        self._plan = plan
        self._world = found
        self._history = history
        self._until = time.monotonic() + plan.seconds

    async def all(self, seeds: random.Random) -> None:
        """Break things for as long as the plan says."""
        kills = [
            self._repeated(
                random.Random(seeds.random()),
                {KILL: partial(self._kill, host)},
            )
            for host in self._world.hosts
        ]
        await asyncio.gather(
            self._repeated(random.Random(seeds.random()), self._world.faults), *kills
        )

    async def _repeated(
        self,
        chance: random.Random,
        faults: dict[str, Callable[[random.Random], Awaitable[str]]],
    ) -> None:
        while time.monotonic() < self._until:
            await self._some_play(chance)
            left = [name for name in faults if self._may(name)]
            if not left:
                return
            name = chance.choice(left)
            self.counted[name] += 1
            begun = time.monotonic()
            about = await faults[name](chance)
            self._history.note(FAULT, name=name, about=about, begun=begun)

    async def _some_play(self, chance: random.Random) -> None:
        """Let a few moves be played before the next fault, and be somewhere between two of them."""
        enough = self._history.acknowledged + chance.randint(1, MOST_MOVES)
        patience = time.monotonic() + PATIENCE_S
        while self._history.acknowledged < enough and time.monotonic() < patience:
            await asyncio.sleep(LOOK_S)
        await asyncio.sleep(chance.uniform(0, self._plan.pause_s))

    async def _kill(self, host: Host, _chance: random.Random) -> str:
        return await self._world.kill(host)

    def _may(self, name: str) -> bool:
        most = self._plan.most
        return most is None or self.counted[name] < most.get(name, 0)


async def _look_up(found: World, history: History) -> None:
    """Write down what is stored in the end."""
    place = found.at_the_end() if isinstance(found, OnNetwork) else found.database
    database = Database(place)
    try:
        async for each in checked(database):
            stored = await store.load(database, each.match_id)
            assert stored
            events = [
                {
                    "seq": event.seq,
                    "kind": event.kind,
                    "seat": event.seat,
                    "move": event.move,
                    "id": event.client_id,
                }
                for event in stored.events
            ]
            fault = each.fault.en if each.fault else None
            history.note(STORED, match=each.match_id, events=events, fault=fault)
    finally:
        await database.close()
