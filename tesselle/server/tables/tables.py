"""Tables: people gather, bots fill up, a match begins."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.engine import registry
from tesselle.engine.match import Match
from tesselle.server.errors import NotFound
from tesselle.server.match.live_match import LiveMatch, opened
from tesselle.server.play.matches import Matches
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import Clock
from tesselle.server.store import matches as stored_matches
from tesselle.server.store import schema
from tesselle.server.store.creations import remember
from tesselle.server.store.database import Database
from tesselle.server.store.matches import StoredMatch
from tesselle.server.store.players import BOT, Seated, ensure_bots, one_among_bots
from tesselle.server.store.schema import Player, Seat, Table
from tesselle.server.tables import seating, table_checks
from tesselle.server.tables.quotas import Quotas
from tesselle.server.tables.seating import CLOSED, GATHERING, OPEN, PLAYING
from tesselle.server.thinking.game_loading import LoadedGames
from tesselle.server.wire import tables as wire
from tesselle.server.wire.terms import Terms

MOST_LISTED = 100
FindMatch: TypeAlias = Callable[[AsyncSession, Player, str], Awaitable[schema.Match | None]]


@dataclass(frozen=True)
class Tables:
    """Opens tables, seats people, starts matches."""

    _database: Database
    _matches: Matches
    _news: Bus
    _games: LoadedGames
    _clock: Clock
    _quotas: Quotas

    async def open(self, host: Player, wish: wire.NewTable) -> wire.TableInfo:
        """Open a table with its host, if so wished, and its bots in their seats."""
        table, seated = self._planned(host, wish)
        async with self._database.writing() as session:
            await self._quotas.check_table(session, host.id)
            await self._set_up(session, table, host, wish.people, seated)
            told = await seating.table_info(session, table, host)
            await remember(session, host.id, told)
        self.changed(table)
        return told

    async def quick(self, player: Player, wish: wire.QuickPlay) -> wire.Started:
        """Open a table, fill it with people at one screen and bots, and begin, in one go."""
        game = registry.get(wish.game)
        count = game.check_seats(seating.enough(game, wish) if wish.seats is None else wish.seats)
        seating.check_seat(wish.seat, count)
        people = seating.beside(wish.seat, wish.people, count)
        taken = {wish.seat, *people}
        new = wire.NewTable(
            game=wish.game,
            seats=count,
            options=wish.options,
            visibility="private",
            bots={seat: wish.bot for seat in range(count) if seat not in taken},
            people=people,
            seat=wish.seat,
            terms=wish.terms,
            rated=wish.rated,
            hints=not wish.rated,
        )
        table, seated = self._planned(player, new)
        await self._games.ready(game.name)
        async with self._database.writing() as session:
            await self._quotas.check_match(session, player.id)
            seats = await self._set_up(session, table, player, people, seated)
            live = self._begin(session, table, await seating.players_of(session, seats))
            started = _started(live, player)
            await remember(session, player.id, started)
        self._tell(table, live)
        return started

    async def exhibit(self, host_id: str, wish: wire.NewTable, going_on: FindMatch) -> wire.Started:
        """Begin a match of bots that counts for nothing, hosted by a bot, unless one goes on."""
        await self._games.ready(wish.game)
        async with self._database.writing() as session:
            await ensure_bots(session, {host_id}, self._clock())
            host = await session.get_one(Player, host_id, with_for_update=True)  # one at a time
            found = await going_on(session, host, wish.game)
            if found:
                return wire.Started(match=found.id, table=found.table_id, seat=None)
            table, seated = self._planned(host, wish)
            seats = await self._set_up(session, table, host, {}, seated)
            players = await seating.players_of(session, seats)
            live = self._begin(session, table, players, counts=False)
        self._tell(table, live)
        return _started(live)

    def _planned(self, host: Player, wish: wire.NewTable) -> tuple[Table, dict[int, str]]:
        """Return a new table, and who of those already known sits where, or refuse the wish."""
        game = registry.get(wish.game)
        count = game.check_seats(game.usual_seats if wish.seats is None else wish.seats)
        seated = {seat: table_checks.checked_bot(bot) for seat, bot in wish.bots.items()}
        if wish.seat is not None:
            seated[wish.seat] = host.id
        for seat in (*seated, *wish.people):
            seating.check_seat(seat, count)
        options = table_checks.checked_options(game, wish.options)
        table_checks.checked_bot(wish.terms.stand_in)
        game.blank(count, options)  # refuses options that do not go with so many seats
        table = Table(
            id=new_id(),
            game=game.name,
            seats=count,
            options=options,
            visibility=wish.visibility,
            invitation=new_id(),
            host_id=host.id,
            state=GATHERING,
            created_ms=self._clock(),
            terms=wish.terms.model_dump(),
            rated=wish.rated,
            hints=wish.hints,
        )
        return table, seated

    async def _set_up(
        self,
        session: AsyncSession,
        table: Table,
        host: Player,
        people: Mapping[int, str],
        seated: Mapping[int, str],
    ) -> list[Seat]:
        """Add a table to a session, with its seats and those who sit there."""
        bots = {player for player in seated.values() if player != host.id}
        await ensure_bots(session, bots, self._clock())
        session.add(table)
        added = {
            seat: seating.add_companion(session, host, name, self._clock())
            for seat, name in people.items()
        }
        await session.flush()
        sits = {**seated, **added}
        seats = [
            Seat(table_id=table.id, seat=seat, player_id=sits.get(seat))
            for seat in range(table.seats)
        ]
        session.add_all(seats)
        await session.flush()
        return seats

    async def info(self, table_id: str) -> wire.TableInfo:
        """All that is to be known of a table, its invitation too."""
        async with self._database.reading() as session:
            (info,) = await seating.infos(session, [await seating.found(session, table_id)])
        return info

    async def seen_by(
        self, table_id: str, player: Player | None, invitation: str | None
    ) -> wire.TableInfo:
        """Tell of a table to whoever may know of it, or raise NotFound."""
        return seating.admitted(await self.info(table_id), player, invitation)

    async def lobby(self) -> wire.Lobby:
        """List the open tables that gather and those that play, newest first."""
        async with self._database.reading() as session:
            gathering = await session.scalars(
                select(Table)
                .where(Table.visibility == OPEN, Table.state == GATHERING)
                .order_by(Table.created_ms.desc())
                .limit(MOST_LISTED)
            )
            playing = await session.scalars(
                select(Table)
                .join(schema.Match, schema.Match.id == Table.match_id)
                .where(Table.visibility == OPEN, Table.state == PLAYING)
                .where(schema.Match.ended_ms.is_(None))
                .order_by(schema.Match.started_ms.desc())
                .limit(MOST_LISTED)
            )
            # One that began to play between the two queries is in both.
            infos = await seating.infos(session, list(dict.fromkeys([*gathering, *playing])))
        strangers = [seating.seen_by(info, None) for info in infos]
        return wire.Lobby(
            tables=[info for info in strangers if info.state == GATHERING],
            playing=[info for info in strangers if info.state == PLAYING],
        )

    async def mine(self, player: Player) -> wire.Lobby:
        """List the tables where ``player`` sits, or that it hosts, newest first."""
        async with self._database.reading() as session:
            sits = select(Seat.table_id).where(Seat.player_id == player.id)
            tables = await session.scalars(
                select(Table)
                .where((Table.host_id == player.id) | Table.id.in_(sits))
                .order_by(Table.created_ms.desc())
                .limit(MOST_LISTED)
            )
            infos = await seating.infos(session, list(tables))
        return wire.Lobby(tables=[seating.seen_by(info, player) for info in infos])

    async def join(
        self, table_id: str, player: Player, invitation: str | None, seat: int | None
    ) -> wire.TableInfo:
        """Sit down; to sit elsewhere, join again."""
        async with self._database.writing() as session:
            table = await seating.gathering(session, table_id)
            seats = await seating.seats_of(session, table)
            inside = seating.inside(table, seats, player)
            seating.check_invited(table, invitation, inside=inside)
            seating.check_welcome(table, player)
            chosen = seating.free_seat(table, seats, seat, player)
            seating.stand_up(seats, player.id)
            chosen.player_id = player.id
            await session.flush()
            told = await seating.table_info(session, table, player)
        self.changed(table)
        return told

    async def leave(self, table_id: str, player: Player) -> None:
        """Stand up; when the host leaves, the table closes."""
        async with self._database.writing() as session:
            table = await seating.gathering(session, table_id)
            seats = await seating.seats_of(session, table)
            if not seating.inside(table, seats, player):
                raise NotFound("table", table_id)
            seating.stand_up(seats, player.id)
            if table.host_id == player.id:
                table.state = CLOSED
        self.changed(table)

    async def seat_other(
        self, table_id: str, host: Player, seat: int, wish: wire.SeatBot
    ) -> wire.TableInfo:
        """Put a bot or a companion into a seat, or empty the seat; the host may."""
        async with self._database.writing() as session:
            table = await seating.hosted(session, table_id, host)
            seating.check_seat(seat, table.seats)
            if wish.bot is not None:
                await ensure_bots(session, {table_checks.checked_bot(wish.bot)}, self._clock())
            sits = wish.bot
            if wish.person is not None:
                sits = seating.companion(session, table, host, wish.person, self._clock())
                await session.flush()
            (await seating.seats_of(session, table))[seat].player_id = sits
            await session.flush()
            told = await seating.table_info(session, table, host)
        self.changed(table)
        return told

    async def start(self, table_id: str, host: Player) -> wire.Started:
        """Begin the match of a full table; the host may."""
        async with self._database.reading() as session:
            game = (await seating.found(session, table_id)).game
        await self._games.ready(game)
        async with self._database.writing() as session:
            table = await seating.hosted(session, table_id, host)
            seats = await seating.seats_of(session, table)
            players = await seating.players_of(session, seats)
            await self._quotas.check_match(session, table.host_id, players)
            live = self._begin(session, table, players)
            started = _started(live, host)
            await remember(session, host.id, started)
        self._tell(table, live)
        return started

    async def again(self, table_id: str, match_id: str, players: Sequence[Seated]) -> str:
        """Begin another match after ``match_id``, everybody one seat on; return the latest."""
        rotated = [*players[1:], players[0]]
        async with self._database.writing() as session:
            table = await seating.found(session, table_id, lock=True)
            if table.match_id is not None and table.match_id != match_id:
                return table.match_id  # another process was quicker
            await self._quotas.check_match(session, table.host_id, players)
            specs = {player.id for player in players if player.kind == BOT}
            await ensure_bots(session, specs, self._clock())
            for seat, player in zip(await seating.seats_of(session, table), rotated, strict=True):
                seat.player_id = player.id
            live = self._begin(session, table, rotated)
        self._tell(table, live)
        return live.id

    def _begin(
        self,
        session: AsyncSession,
        table: Table,
        players: Sequence[Seated],
        *,
        counts: bool = True,
    ) -> LiveMatch:
        """Add a match of ``players`` to a session, with all that must be true from its start."""
        if table.rated and one_among_bots(players):
            table.terms = Terms.model_validate(table.terms).lost_unfinished().model_dump()
        names = [player.name for player in players]
        match = Match(registry.get(table.game), table.seats, table.options, None, names)
        row = stored_matches.new_row(table, match, self._clock())
        stored = StoredMatch(row, table, list(players), match.seed, [])
        live = opened(stored, match, self._matches.downtime)
        stored_matches.add(
            session,
            row,
            match.seed,
            [player.id for player in players],
            self._matches.lease() if live.owing else None,
            live.clock.due_ms(row.started_ms) if live.clock else None,
        )
        if counts:
            session.add(schema.Unsettled(match_id=row.id))
        table.state, table.match_id = PLAYING, row.id
        return live

    def _tell(self, table: Table, live: LiveMatch) -> None:
        """Tell everybody that a match began."""
        self._matches.begin(live)
        self.changed(table)

    def changed(self, table: Table) -> None:
        """Tell everybody that something is different at a table."""
        self._news.publish(News(topic=bus.TABLE, id=table.id))
        if table.visibility == OPEN:
            self._news.publish(News(topic=bus.LOBBY))


def _started(live: LiveMatch, host: Player | None = None) -> wire.Started:
    """Return what whoever began a match is told."""
    seats = live.seats_of(host.id) if host else []
    return wire.Started(match=live.id, table=live.table_id, seat=next(iter(seats), None))
