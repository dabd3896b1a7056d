"""Everything a running server is made of, opened in order and closed in reverse."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Protocol, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from tesselle.server import collecting, measuring
from tesselle.server.accounts import Accounts
from tesselle.server.acts import Acts
from tesselle.server.analyses import Analyses
from tesselle.server.attempts import Attempts, LocalAttempts
from tesselle.server.bots import Bots
from tesselle.server.bus import Bus, LocalBus
from tesselle.server.chat import Chat
from tesselle.server.clock import Clock, now_ms
from tesselle.server.clocks import Clocks
from tesselle.server.downtime import Downtime
from tesselle.server.healing import Healing
from tesselle.server.ids import new_id
from tesselle.server.kernels import Kernels
from tesselle.server.lines import Lines
from tesselle.server.lobby import Lobby
from tesselle.server.matches import Matches
from tesselle.server.passwords import Passwords
from tesselle.server.people import People
from tesselle.server.presence import Presence
from tesselle.server.rematch import Rematches
from tesselle.server.reviews import Reviews
from tesselle.server.rooms import Rooms
from tesselle.server.running import Running
from tesselle.server.settings import Settings
from tesselle.server.settling import Settling
from tesselle.server.store import owed
from tesselle.server.store.database import Database
from tesselle.server.store.migrate import migrate
from tesselle.server.store.secrets import kept_secret
from tesselle.server.store.writer import Writer
from tesselle.server.tables import Tables
from tesselle.server.thinking import Thinkers
from tesselle.server.tokens import Tokens

HEALS = 3  # looks for untold events within the length of a lease


@dataclass(frozen=True)
class Services:
    """The parts of the server, for routes to use."""

    settings: Settings
    database: Database
    bus: Bus
    kernels: Kernels
    people: People
    matches: Matches
    tables: Tables
    lobby: Lobby
    thinkers: Thinkers
    bots: Bots
    acts: Acts
    clocks: Clocks
    chat: Chat
    rematches: Rematches
    rooms: Rooms
    accounts: Accounts
    tokens: Tokens
    settling: Settling
    reviews: Reviews
    analyses: Analyses
    running: Running
    lines: Lines


class _Closed(Protocol):
    async def close(self) -> None: ...


Part = TypeVar("Part", bound=_Closed)


class _Stack(AsyncExitStack):
    def keep(self, part: Part) -> Part:
        """Close a part at the end; give it back."""
        self.push_async_callback(part.close)
        return part


@asynccontextmanager
async def opened(settings: Settings, clock: Clock = now_ms) -> AsyncIterator[Services]:
    """Open all parts; on leaving, finish what was begun and close them."""
    async with _Stack() as stack:
        database = stack.keep(Database(settings.database))
        await migrate(database)
        if database.embedded:
            await owed.free_all(database)
        kernels = Kernels()
        warming = asyncio.create_task(_warmed(kernels))
        stack.callback(warming.cancel)
        bus = stack.keep(_bus(settings))
        writer = stack.keep(Writer(database))
        downtime = Downtime(database, clock)
        await downtime.begin()
        process, most = new_id(), settings.matches_in_memory
        lease_ms = int(settings.lease_s * 1000)
        matches = stack.keep(
            Matches(database, writer, bus, kernels, clock, process, most, downtime, lease_ms)
        )
        matches.advanced.append(measuring.note)
        if not database.embedded:  # else nobody else writes
            stack.keep(Healing(database, matches, settings.lease_s / HEALS))
        tables = Tables(database, matches, bus, kernels, clock)
        thinkers = Thinkers(settings.thinkers, settings.think_limit_s)
        stack.callback(thinkers.close)
        bots = stack.keep(Bots(database, matches, thinkers, clock))
        secret = settings.secret
        signing = secret.get_secret_value() if secret else await kept_secret(database, "cookies")
        people = People(database, signing, clock, secure=settings.secure_cookies)
        presence = stack.keep(Presence(bus, process, clock))
        lobby = Lobby(tables, bus, presence)
        chat = Chat(database, bus, clock)
        rematches = Rematches(database, tables, matches, bus)
        rooms = stack.keep(Rooms(tables, matches, chat, presence, rematches, bus))
        acts = Acts(matches)
        clocks = stack.keep(Clocks(database, matches, thinkers, downtime, clock))
        settling = stack.keep(Settling(database, matches))
        reviews = stack.keep(Reviews(database, matches, thinkers, clock))
        analyses = Analyses(database, thinkers)
        passwords = Passwords()
        stack.callback(passwords.close)
        attempts = stack.keep(_attempts(settings, clock))
        accounts = Accounts(database, bus, passwords, attempts)
        tokens = Tokens(database, bus, clock)
        people.readers.append(tokens.by_token)
        yield Services(
            settings,
            database,
            bus,
            kernels,
            people,
            matches,
            tables,
            lobby,
            thinkers,
            bots,
            acts,
            clocks,
            chat,
            rematches,
            rooms,
            accounts,
            tokens,
            settling,
            reviews,
            analyses,
            Running(database, matches, presence),
            Lines(bus),
        )


async def _warmed(kernels: Kernels) -> None:
    await kernels.load_all()
    await collecting.collect()


def _bus(settings: Settings) -> Bus:
    if settings.redis:
        from tesselle.server.redisbus import RedisBus  # late: most servers have no Redis

        return RedisBus(settings.redis, settings.redis_prefix)
    return LocalBus()


def _attempts(settings: Settings, clock: Clock) -> Attempts:
    if settings.redis:
        from tesselle.server.redisattempts import RedisAttempts  # late, as above

        return RedisAttempts(settings.redis, settings.redis_prefix, clock)
    return LocalAttempts(clock)


def services(connection: HTTPConnection) -> Services:
    """Give the services of the app that handles this request."""
    found: Services = connection.app.state.services
    return found


House = Annotated[Services, Depends(services)]
