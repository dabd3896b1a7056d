"""Everything a running server is made of, opened in order and closed in reverse."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Protocol, TypeVar

from argon2 import PasswordHasher

from tesselle.server.match.downtime import Downtime
from tesselle.server.minds.analyses import Analyses
from tesselle.server.minds.bots import Bots
from tesselle.server.minds.reviews import Reviews
from tesselle.server.ops import gc_tuning
from tesselle.server.ops.backups import Backups
from tesselle.server.people.accounts import Accounts
from tesselle.server.people.devices import Devices
from tesselle.server.people.login_throttle import LoginThrottle
from tesselle.server.people.open_sockets import OpenSockets
from tesselle.server.people.passwords import USUAL, Passwords
from tesselle.server.people.sessions import Sessions
from tesselle.server.people.signed_in import SignedIn
from tesselle.server.people.tokens import Tokens
from tesselle.server.play.acts import Acts
from tesselle.server.play.matches import Matches
from tesselle.server.play.timeouts import Timeouts
from tesselle.server.plumbing.bus import Bus
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import Clock, SharedTime, now_ms
from tesselle.server.plumbing.tasks import Tasks
from tesselle.server.plumbing.whereabouts import Whereabouts
from tesselle.server.results.settling import Settling
from tesselle.server.settings import Settings
from tesselle.server.store import leases
from tesselle.server.store.creations import Creations
from tesselle.server.store.database import Database
from tesselle.server.store.migrate import migrate
from tesselle.server.store.schema import Owed, Review
from tesselle.server.store.secrets import kept_secret
from tesselle.server.store.writer import Writer
from tesselle.server.tables.chat import Chat
from tesselle.server.tables.exhibitions import Exhibitions
from tesselle.server.tables.lobby import Lobby
from tesselle.server.tables.ongoing import Ongoing
from tesselle.server.tables.presence import Presence
from tesselle.server.tables.quotas import Quotas
from tesselle.server.tables.rematch import Rematches
from tesselle.server.tables.removal import Removals
from tesselle.server.tables.rooms import Rooms
from tesselle.server.tables.tables import Tables
from tesselle.server.thinking.game_loading import LoadedGames
from tesselle.server.thinking.thinkers import Thinkers

LOOKS = 3  # for events not told, within the length of a lease


@dataclass(frozen=True, kw_only=True)
class Services:
    """The parts of the server, for routes to use."""

    settings: Settings
    database: Database
    bus: Bus
    games: LoadedGames
    creations: Creations
    sessions: Sessions
    signed_in: SignedIn
    whereabouts: Whereabouts
    matches: Matches
    tables: Tables
    lobby: Lobby
    thinkers: Thinkers
    bots: Bots
    acts: Acts
    timeouts: Timeouts
    chat: Chat
    rematches: Rematches
    removals: Removals
    exhibitions: Exhibitions
    rooms: Rooms
    accounts: Accounts
    devices: Devices
    tokens: Tokens
    settling: Settling
    reviews: Reviews
    analyses: Analyses
    ongoing: Ongoing
    open_sockets: OpenSockets


class _Closed(Protocol):
    async def close(self) -> None: ...


Part = TypeVar("Part", bound=_Closed)


class _Stack(AsyncExitStack):
    def keep(self, part: Part) -> Part:
        """Close a part at the end; return it back."""
        self.push_async_callback(part.close)
        return part


@asynccontextmanager
async def opened(
    settings: Settings, own_clock: Clock = now_ms, hasher: PasswordHasher = USUAL
) -> AsyncIterator[Services]:
    """Open all parts; on leaving, finish what was begun and close them."""
    clock = SharedTime(own_clock)
    async with _Stack() as stack:
        database = stack.keep(Database(settings.database))
        await migrate(database)
        if database.embedded:
            for leased in (Owed, Review):
                await leases.free_all(database, leased)
        games = LoadedGames()
        warming = asyncio.create_task(_warmed(games))
        stack.callback(warming.cancel)
        bus = stack.keep(_bus(settings))
        writer = stack.keep(Writer(database))
        downtime = Downtime(database, clock)
        await downtime.begin()
        process, most = new_id(), settings.matches_in_memory
        lease_ms = int(settings.lease_s * 1000)
        matches = stack.keep(
            Matches(database, writer, bus, games, clock, process, most, downtime, lease_ms)
        )
        if not database.embedded:  # else nobody else writes
            looking = stack.keep(Tasks())
            pause_s = settings.lease_s / LOOKS
            looking.repeat(matches.look_for_missed, pause_s, "looking for events not told")
        if settings.backup_folder:
            every_s, keep = settings.backup_every_h * 3600, settings.backup_keep
            stack.keep(Backups(settings.database, settings.backup_folder, every_s, keep))
        whereabouts = Whereabouts()
        tables = Tables(database, matches, bus, games, clock, Quotas(settings, whereabouts))
        thinkers = Thinkers(settings.thinkers, settings.think_limit_s, whereabouts.of)
        stack.callback(thinkers.close)
        bots = stack.keep(Bots(database, matches, thinkers, clock))
        secret = settings.secret
        signing = secret.get_secret_value() if secret else await kept_secret(database, "cookies")
        sessions = Sessions(database, bus, signing, clock, secure=settings.secure_cookies)
        presence = stack.keep(Presence(bus, process, clock))
        chat = Chat(database, bus, clock)
        acts = Acts(matches)
        rematches = Rematches(database, tables, matches, bus)
        lobby = stack.keep(Lobby(tables, bus, presence))
        rooms = stack.keep(Rooms(tables, matches, chat, presence, rematches, bus))
        timeouts = stack.keep(Timeouts(database, matches, thinkers, downtime, clock))
        settling = stack.keep(Settling(database, matches))
        reviews = stack.keep(Reviews(database, matches, thinkers, clock))
        passwords = Passwords(hasher)
        stack.callback(passwords.close)
        throttle = stack.keep(_throttle(settings, clock))
        tokens = Tokens(database, bus, clock, signing)
        sessions.readers.append(tokens.by_token)
        yield Services(
            settings=settings,
            database=database,
            bus=bus,
            games=games,
            creations=Creations(database, clock),
            sessions=sessions,
            signed_in=SignedIn(database, bus, clock),
            whereabouts=whereabouts,
            matches=matches,
            tables=tables,
            lobby=lobby,
            thinkers=thinkers,
            bots=bots,
            acts=acts,
            timeouts=timeouts,
            chat=chat,
            rematches=rematches,
            removals=Removals(database, tables, acts),
            exhibitions=Exhibitions(tables),
            rooms=rooms,
            accounts=Accounts(database, bus, passwords, throttle, clock),
            devices=Devices(signing, secure=settings.secure_cookies),
            tokens=tokens,
            settling=settling,
            reviews=reviews,
            analyses=Analyses(database, thinkers),
            ongoing=Ongoing(database, matches, presence),
            open_sockets=stack.keep(OpenSockets(database, bus, sessions.by_credential)),
        )


async def _warmed(games: LoadedGames) -> None:
    await games.load_all()
    await gc_tuning.collect()


def _bus(settings: Settings) -> Bus:
    if not settings.redis:
        return Bus()
    from tesselle.server.plumbing.redis_bus import RedisBus  # late: most servers have no Redis

    return RedisBus(settings.redis, settings.redis_prefix)


def _throttle(settings: Settings, clock: Clock) -> LoginThrottle:
    if not settings.redis:
        return LoginThrottle(clock)
    from tesselle.server.people.redis_throttle import RedisThrottle  # late, as above

    return RedisThrottle(settings.redis, settings.redis_prefix, clock)
