"""Tables: people gather, bots fill up, a match begins."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.engine import registry
from tesselle.engine.match import Match
from tesselle.server import bus, companions, seating, wishes
from tesselle.server.bus import Bus, News
from tesselle.server.clock import Clock
from tesselle.server.errors import NotFound
from tesselle.server.ids import new_id
from tesselle.server.kernels import Kernels
from tesselle.server.live import Live, owing
from tesselle.server.matches import Matches
from tesselle.server.seating import CLOSED, GATHERING, OPEN, PLAYING
from tesselle.server.store import matches as stored_matches
from tesselle.server.store import schema
from tesselle.server.store.database import Database
from tesselle.server.store.players import BOT, Seated, ensure_bots
from tesselle.server.store.schema import Player, Seat, Table
from tesselle.server.wire import tables as wire

MOST_LISTED = 100


class Tables:
    """Opens tables, seats people, starts matches."""

    def __init__(
        self, database: Database, matches: Matches, news: Bus, kernels: Kernels, clock: Clock
    ) -> None:
        self._database = database
        self._matches = matches
        self._news = news
        self._kernels = kernels
        self._clock = clock

    async def open(self, host: Player, wish: wire.NewTable) -> wire.TableInfo:
        """Open a table with its host, if so wished, and its bots in their seats."""
        game = registry.get(wish.game)
        count = game.check_seats(game.usual_seats if wish.seats is None else wish.seats)
        seated: dict[int, str] = {seat: wishes.checked_bot(bot) for seat, bot in wish.bots.items()}
        if wish.seat is not None:
            seated[wish.seat] = host.id
        for seat in (*seated, *wish.people):
            seating.check_seat(seat, count)
        options = wishes.checked_options(game, wish.options)
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
            terms=wishes.checked_terms(wish.terms).model_dump(),
            rated=wish.rated,
            hints=wish.hints,
        )
        async with self._database.writing() as session:
            await ensure_bots(session, set(wish.bots.values()), self._clock())
            session.add(table)
            for seat, name in wish.people.items():
                seated[seat] = companions.add(session, host, name, self._clock())
            await session.flush()
            session.add_all(
                Seat(table_id=table.id, seat=seat, player_id=seated.get(seat))
                for seat in range(count)
            )
            await session.flush()
            told = await seating.told(session, table, host)
        self._changed(table)
        return told

    async def quick(self, player: Player, wish: wire.QuickPlay) -> wire.Started:
        """Open a table, fill it with people at one screen and bots, and begin, in one go."""
        game = registry.get(wish.game)
        count = game.check_seats(seating.enough(game, wish) if wish.seats is None else wish.seats)
        seating.check_seat(wish.seat, count)
        people = seating.beside(wish.seat, wish.people, count)
        taken = {wish.seat, *people}
        table = await self.open(
            player,
            wire.NewTable(
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
            ),
        )
        return await self.start(table.id, player)

    async def info(
        self, table_id: str, player: Player | None, invitation: str | None
    ) -> wire.TableInfo:
        """Tell of a table to whoever may know of it."""
        async with self._database.reading() as session:
            table = await seating.found(session, table_id)
            seats = await seating.seats_of(session, table)
            inside = player is not None and seating.inside(table, seats, player)
            if not inside and table.visibility != OPEN and invitation != table.invitation:
                raise NotFound("table", table_id)
            return await seating.told(session, table, player)

    async def lobby(self) -> wire.Lobby:
        """List the open tables that gather, newest first."""
        async with self._database.reading() as session:
            tables = await session.scalars(
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
            return wire.Lobby(
                tables=[await seating.told(session, table, None) for table in tables],
                playing=[await seating.told(session, table, None) for table in playing],
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
            return wire.Lobby(
                tables=[await seating.told(session, table, player) for table in tables]
            )

    async def join(self, table_id: str, player: Player, wish: wire.Join) -> wire.TableInfo:
        """Sit down; to sit elsewhere, join again."""
        async with self._database.writing() as session:
            table = await seating.gathering(session, table_id)
            seats = await seating.seats_of(session, table)
            inside = seating.inside(table, seats, player)
            if table.visibility != OPEN and not inside and wish.invitation != table.invitation:
                raise NotFound("table", table_id)
            chosen = seating.free_seat(table, seats, wish.seat, player)
            seating.stand_up(seats, player)
            chosen.player_id = player.id
            await session.flush()
            told = await seating.told(session, table, player)
        self._changed(table)
        return told

    async def leave(self, table_id: str, player: Player) -> None:
        """Stand up; when the host leaves, the table closes."""
        async with self._database.writing() as session:
            table = await seating.gathering(session, table_id)
            seats = await seating.seats_of(session, table)
            if not seating.inside(table, seats, player):
                raise NotFound("table", table_id)
            seating.stand_up(seats, player)
            if table.host_id == player.id:
                table.state = CLOSED
        self._changed(table)

    async def seat_other(
        self, table_id: str, host: Player, seat: int, wish: wire.SeatBot
    ) -> wire.TableInfo:
        """Put a bot or a companion into a seat, or empty the seat; the host may."""
        async with self._database.writing() as session:
            table = await seating.hosted(session, table_id, host)
            seating.check_seat(seat, table.seats)
            if wish.bot is not None:
                await ensure_bots(session, {wishes.checked_bot(wish.bot)}, self._clock())
            sits = wish.bot
            if wish.person is not None:
                sits = seating.companion(session, table, host, wish.person, self._clock())
                await session.flush()
            (await seating.seats_of(session, table))[seat].player_id = sits
            await session.flush()
            told = await seating.told(session, table, host)
        self._changed(table)
        return told

    async def start(self, table_id: str, host: Player) -> wire.Started:
        """Begin the match of a full table; the host may."""
        async with self._database.reading() as session:
            game = (await seating.found(session, table_id)).game
        await self._kernels.ready(game)
        async with self._database.writing() as session:
            table = await seating.hosted(session, table_id, host)
            seats = await seating.seats_of(session, table)
            players = await seating.players_of(session, seats)
            match_id = self._begin(session, table, players)
        live = await self._begun(table, match_id)
        return wire.Started(
            match=match_id, table=table.id, seat=next(iter(live.seats_of(host.id)), None)
        )

    async def again(self, table_id: str, match_id: str, players: Sequence[Seated]) -> str:
        """Begin another match after ``match_id``, everybody one seat on; give the latest."""
        rotated = [*players[1:], players[0]]
        async with self._database.writing() as session:
            table = await seating.found(session, table_id, lock=True)
            if table.match_id is not None and table.match_id != match_id:
                return table.match_id  # another process was quicker
            specs = {player.id for player in players if player.kind == BOT}
            await ensure_bots(session, specs, self._clock())
            for seat, player in zip(await seating.seats_of(session, table), rotated, strict=True):
                seat.player_id = player.id
            begun = self._begin(session, table, rotated)
        await self._begun(table, begun)
        return begun

    def _begin(self, session: AsyncSession, table: Table, players: Sequence[Seated]) -> str:
        """Add a match of ``players`` to a session, with all that must be true from its start."""
        match = _opened(table, players)
        row = self._row(table, match)
        stored_matches.add(
            session,
            row,
            match.seed,
            [player.id for player in players],
            self._matches.lease() if owing(match, players) else None,
            self._matches.first_due_ms(match, table, players, row.started_ms),
        )
        session.add(schema.Unsettled(match_id=row.id))
        table.state, table.match_id = PLAYING, row.id
        return row.id

    async def _begun(self, table: Table, match_id: str) -> Live:
        """Tell everybody that a match began."""
        self._changed(table)
        live = await self._matches.get(match_id)
        for listener in self._matches.advanced:
            listener(live)
        return live

    def _row(self, table: Table, match: Match) -> schema.Match:
        return schema.Match(
            id=new_id(),
            table_id=table.id,
            game=match.game.name,
            rules=match.game.rules,
            seats=match.seats,
            options=match.options,
            pinned=match.pinned,
            names=list(match.names),
            commitment=match.commitment,
            started_ms=self._clock(),
            rated=table.rated,
        )

    def _changed(self, table: Table) -> None:
        self._news.publish(News(topic=bus.TABLE, id=table.id))
        if table.visibility == OPEN:
            self._news.publish(News(topic=bus.LOBBY))


def _opened(table: Table, players: Sequence[Seated]) -> Match:
    names = [player.name for player in players]
    return Match(registry.get(table.game), table.seats, table.options, None, names)
