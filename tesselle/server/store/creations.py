"""What is created is created once, however often it is asked for under one key.

A sender who heard no answer asks again with the same key, and gets the answer that
was stored in the transaction of what it tells of.  So whoever creates something calls
``remember`` in that transaction.
"""

import hashlib
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeVar

from pydantic import BaseModel
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.engine.errors import TesselleError
from tesselle.server.errors import Conflict, IdReused
from tesselle.server.plumbing.now import Clock
from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Creation
from tesselle.server.words import say

DAY_MS = 24 * 3600 * 1000  # an answer is kept so long

Answer = TypeVar("Answer", bound=BaseModel)


@dataclass(frozen=True)
class Key:
    """A sender's own key, and what was asked under it."""

    id: str  # nobody else's, even if others choose the same key
    asked: str

    @classmethod
    def of(cls, who: str, key: str, what: str, wish: BaseModel | None) -> "Key":
        """Return the key of this wish; of a password in it nothing is kept."""
        told = wish.model_dump_json() if wish else ""
        return cls(_digest(who, key), _digest(what, told))


class DoneBefore(Conflict):
    """Somebody else has just done this under the same key."""

    def __init__(self) -> None:
        super().__init__(say("done-before"))


@dataclass(frozen=True)
class Creations:
    """Creates, or gives the answer of before."""

    _database: Database
    _clock: Clock

    async def once(
        self, key: Key | None, kind: type[Answer], create: Callable[[], Awaitable[Answer]]
    ) -> Answer:
        """Return what ``create`` returns, or what it returned under the same key."""
        if key is None:
            return await create()
        found = await self._found(key, kind)
        if found:
            return found
        token = _current.set((key, self._clock()))
        try:
            return await create()
        except TesselleError:  # of two at the same time one is told what the other did
            found = await self._found(key, kind)
            if found is None:
                raise
            return found
        finally:
            _current.reset(token)

    async def _found(self, key: Key, kind: type[Answer]) -> Answer | None:
        async with self._database.reading() as session:
            row = await session.get(Creation, key.id)
        if row is None or row.at_ms < self._clock() - DAY_MS:
            return None
        if row.asked != key.asked:
            raise IdReused(say("key-reused"))
        return kind.model_validate_json(row.answer)


_current: ContextVar[tuple[Key, int] | None] = ContextVar("creation", default=None)


async def remember(session: AsyncSession, player_id: str, answer: BaseModel) -> None:
    """Store an answer under the key that it was asked with, if there was one."""
    current = _current.get()
    if current is None:
        return
    key, at_ms = current
    await session.execute(delete(Creation).where(Creation.at_ms < at_ms - DAY_MS))
    row = {
        "id": key.id,
        "player_id": player_id,
        "asked": key.asked,
        "answer": answer.model_dump_json(),
        "at_ms": at_ms,
    }
    new = insert(session, Creation).values(row).on_conflict_do_nothing()
    added = await session.scalars(new.returning(Creation.id))
    if added.first() is None:
        raise DoneBefore


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
