"""Whether every stored match is what its events say: played again from its seed, one by one."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import select

from tesselle.engine.errors import TesselleError, mismatch
from tesselle.engine.say import Say
from tesselle.server.match.live_match import replayed
from tesselle.server.store import matches as store
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Match

OTHER_SEED = Say(
    "the seed is not the one that was committed to",
    "la graine n’est pas celle engagée au départ",
)


@dataclass(frozen=True)
class Checked:
    """What playing a stored match again has shown."""

    match_id: str
    events: int
    over: bool
    fault: Say | None = None  # none when all is well


async def checked(database: Database) -> AsyncIterator[Checked]:
    """Play every stored match again, oldest first."""
    async with database.reading() as session:
        ids = list(await session.scalars(select(Match.id).order_by(Match.started_ms, Match.id)))
    for match_id in ids:
        stored = await store.load(database, match_id)
        if stored is not None:  # it may have been removed meanwhile
            yield await asyncio.to_thread(_check, stored)


def _check(stored: store.StoredMatch) -> Checked:
    row, events = stored.match, len(stored.events)
    over = row.result is not None
    try:
        live = replayed(stored)
    except TesselleError as error:
        return Checked(row.id, events, over, error.say)
    except Exception as error:  # whatever it is, it is this match's fault
        told = f"{type(error).__name__}: {error}"
        return Checked(row.id, events, over, Say(told, told))
    if live.match.commitment != row.commitment:
        return Checked(row.id, events, over, OTHER_SEED)
    result = json.loads(json.dumps(live.result))  # as the database writes it
    if result != row.result:
        expected = Say(f"result {row.result}", f"le résultat {row.result}")
        return Checked(row.id, events, over, mismatch(expected, str(result)))
    return Checked(row.id, events, over)
