"""Nothing is lost: servers are killed at random moments under play, again and again.

``TESSELLE_SOAK=200 pytest tests/server/test_killed.py`` (``make soak``) kills
that often on each database.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tesselle.server.ops.checking import Checked, checked
from tesselle.server.settings import Settings
from tesselle.server.store import matches as store
from tesselle.server.store.database import Database
from tests.server.backends import SHARED, SQLITE, backend
from tests.server.mortal import Mortal, mortals
from tests.server.movers import Memory, Mover
from tests.server.serving import PATIENCE_S

KILLS = int(os.environ.get("TESSELLE_SOAK", "8"))
MOVERS = 4
SHORT_LEASE_S = 2.0  # so that a survivor soon takes up what the dead server's bots owed


@pytest.mark.parametrize(("kind", "count"), [(SQLITE, 1), (SHARED, 2)])
def test_nothing_is_lost_when_servers_are_killed(kind: str, count: int, tmp_path: Path) -> None:
    memory = Memory()
    with backend(kind, tmp_path) as chosen:
        settings = chosen.model_copy(update={"lease_s": SHORT_LEASE_S})
        with mortals(settings, count, tmp_path) as servers:
            asyncio.run(_played(servers, memory))
        stored, faults = asyncio.run(_looked_up(settings, memory))
    assert faults == []
    assert memory.acknowledged >= KILLS
    for match, told in memory.told.items():
        kept = {seq: stored[match][seq] for seq in told if seq in stored[match]}
        assert kept.keys() == told.keys(), f"acknowledged moves of {match} are gone"
        known = {seq: event for seq, event in told.items() if event["move"] is not None}
        assert {seq: (event["seat"], event["move"]) for seq, event in known.items()} == {
            seq: kept[seq] for seq in known
        }


async def _played(servers: list[Mortal], memory: Memory) -> None:
    """Kill and start servers under play; then let every match come to its end."""
    chance = random.Random()  # another one each time: any moment must do
    for server in servers:
        await server.up()
    movers = [Mover(f"Anna {number}", servers, memory, chance) for number in range(MOVERS)]
    playing = [
        asyncio.create_task(mover.play(by_socket=bool(number % 2)))
        for number, mover in enumerate(movers)
    ]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0, 1.5))
        victim = chance.choice(servers)
        victim.kill()
        victim.start()
        await victim.up()
    for mover in movers:
        mover.finishing = True
    await asyncio.wait(playing, timeout=5 * PATIENCE_S)
    assert all(task.done() for task in playing), [mover.state for mover in movers]
    await asyncio.gather(*playing)
    assert len(memory.finished) >= MOVERS  # to the end: the bots went on


async def _looked_up(
    settings: Settings, memory: Memory
) -> tuple[dict[str, dict[int, tuple[int, str]]], list[Checked]]:
    """Read what was stored, as it is when all servers are dead."""
    database = Database(settings.database)
    try:
        faults = [found async for found in checked(database) if found.fault]
        stored = {}
        for match in memory.told:
            found = await store.load(database, match)
            assert found, f"match {match} is gone"
            stored[match] = {event.seq: (event.seat, event.move) for event in found.events}
            if match in memory.finished:
                assert found.match.result is not None
        return stored, faults
    finally:
        await database.close()
