"""Who sits at a table: found, checked and told within one transaction.

A *companion* sits at somebody else's screen and takes its turns there: a player with
a seat and a name, and with no way in, no cookie, no token, no rating.  Whoever owns the
screen, its *holder*, plays for the companion and sees what it sees, one seat at a time;
to everybody else it is one more player.
"""

from collections.abc import Sequence

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.selectable import ScalarSelect

from tesselle.engine.errors import mismatch
from tesselle.engine.game import Game
from tesselle.server.errors import Conflict, NoSuchSeat, NotFound, NotYours, Unprocessable
from tesselle.server.match import messages
from tesselle.server.plumbing.ids import new_id
from tesselle.server.store.names import check_name
from tesselle.server.store.players import COMPANION, Seated
from tesselle.server.store.schema import Player, Seat, Table
from tesselle.server.wire import tables as wire
from tesselle.server.wire.people import Who
from tesselle.server.words import say

GATHERING = "gathering"
PLAYING = "playing"
CLOSED = "closed"
OPEN = "open"


def check_seat(seat: int, count: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat >= count:
        raise NoSuchSeat(seat, count)


def enough(game: Game, wish: wire.QuickPlay) -> int:
    """Return the usual number of seats, or as many more as there are people."""
    people = 1 + len(wish.people)
    most = max(game.seats)
    return max(game.usual_seats, min((each for each in game.seats if each >= people), default=most))


def beside(seat: int, names: Sequence[str], count: int) -> dict[int, str]:
    """Seat further people after ``seat``, one by one."""
    if len(names) >= count:
        raise Unprocessable(mismatch(say("most-people", most=count), str(len(names) + 1)))
    return {(seat + number) % count: name for number, name in enumerate(names, 1)}


def companion(session: AsyncSession, table: Table, host: Player, name: str, at_ms: int) -> str:
    """Add somebody at the host's screen; return the id.  Such a match is not rated."""
    if table.rated:
        raise Conflict(say("one-person-each"))
    return add_companion(session, host, name, at_ms)


def add_companion(session: AsyncSession, owner: Player, name: str, at_ms: int) -> str:
    """Add a companion; return its id."""
    player = Player(
        id=new_id(),
        kind=COMPANION,
        name=check_name(name),
        session=0,
        created_ms=at_ms,
        owner_id=owner.id,
    )
    session.add(player)
    return player.id


def held_by(player_id: str) -> ScalarSelect[str]:
    """Return a query for the ids of a player and its companions."""
    own = or_(Player.id == player_id, Player.owner_id == player_id)
    return select(Player.id).where(own).scalar_subquery()


async def found(session: AsyncSession, table_id: str, *, lock: bool = False) -> Table:
    """Find a table, or raise NotFound; ``lock`` keeps other writers waiting."""
    table = await session.get(Table, table_id, with_for_update=lock)
    if table is None:
        raise NotFound("table", table_id)
    return table


async def gathering(session: AsyncSession, table_id: str) -> Table:
    """Find a table whose match has not begun, to change it."""
    table = await found(session, table_id, lock=True)
    if table.state != GATHERING:
        raise Conflict(say(f"table-{table.state}"))
    return table


async def owned(session: AsyncSession, table_id: str, host: Player) -> Table:
    """Find a table to change it as its host, whether it gathers or plays."""
    table = await found(session, table_id, lock=True)
    if table.host_id != host.id:
        if table.visibility != OPEN:
            raise NotFound("table", table_id)
        raise NotYours(say("only-the-host"))
    return table


async def hosted(session: AsyncSession, table_id: str, host: Player) -> Table:
    """Find a table that gathers, to change it as its host."""
    await owned(session, table_id, host)
    return await gathering(session, table_id)


async def seats_of(session: AsyncSession, table: Table) -> list[Seat]:
    """Return the seats of a table, in order."""
    found_seats = await session.scalars(
        select(Seat).where(Seat.table_id == table.id).order_by(Seat.seat)
    )
    return list(found_seats)


async def players_of(session: AsyncSession, seats: Sequence[Seat]) -> list[Seated]:
    """Return who sits there, seat by seat, or raise Conflict if somebody is missing."""
    free = [seat.seat for seat in seats if seat.player_id is None]
    if free:
        told = ", ".join(str(seat + 1) for seat in free)  # people count from 1
        raise Conflict(say("free-seats", seats=told), free=free)
    found = await session.scalars(
        select(Player).where(Player.id.in_({seat.player_id for seat in seats}))
    )
    players = {player.id: Seated.of(player) for player in found}
    return [players[seat.player_id] for seat in seats if seat.player_id]


def inside(table: Table, seats: Sequence[Seat], player: Player) -> bool:
    """Tell whether the player hosts the table or sits at it."""
    return table.host_id == player.id or any(seat.player_id == player.id for seat in seats)


def free_seat(table: Table, seats: Sequence[Seat], wish: int | None, player: Player) -> Seat:
    """Return the seat wished for, or any free one, or raise Conflict."""
    if wish is not None:
        check_seat(wish, table.seats)
        if seats[wish].player_id not in (None, player.id):
            raise Conflict(say("seat-taken"))
        return seats[wish]
    for seat in seats:
        if seat.player_id == player.id:
            return seat
    for seat in seats:
        if seat.player_id is None:
            return seat
    raise Conflict(say("table-full"))


def check_welcome(table: Table, player: Player) -> None:
    """Refuse whom the host sent away."""
    if player.id in table.removed:
        raise NotYours(say("sent-away"))


def stand_up(seats: Sequence[Seat], player_id: str) -> None:
    """Empty the player's seat, if it has one."""
    for seat in seats:
        if seat.player_id == player_id:
            seat.player_id = None


async def table_info(session: AsyncSession, table: Table, player: Player | None) -> wire.TableInfo:
    """The table as ``player``, or a stranger, may know it."""
    return seen_by((await infos(session, [table]))[0], player)


def seen_by(info: wire.TableInfo, player: Player | None) -> wire.TableInfo:
    """The same without its invitation, unless ``player`` belongs there."""
    people = {info.host.id, *(who.id for who in info.seats if who)}
    belongs = player is not None and player.id in people
    return info if belongs else info.model_copy(update={"invitation": None})


def admitted(info: wire.TableInfo, player: Player | None, invitation: str | None) -> wire.TableInfo:
    """The table as ``player`` may know it, or NotFound where it takes an invitation."""
    seen = seen_by(info, player)
    check_invited(info, invitation, inside=seen.invitation is not None)
    return seen


def check_invited(table: Table | wire.TableInfo, invitation: str | None, *, inside: bool) -> None:
    """Hide a table that takes an invitation from who has none and is not ``inside`` either."""
    if table.visibility != OPEN and not inside and invitation != table.invitation:
        raise NotFound("table", table.id)


async def infos(session: AsyncSession, tables: Sequence[Table]) -> list[wire.TableInfo]:
    """All that is to be known of tables, invitations too: two queries, however many there are."""
    seats: dict[str, list[Who | None]] = {table.id: [] for table in tables}
    sitting = await session.execute(
        select(Seat.table_id, Player)
        .outerjoin(Player, Player.id == Seat.player_id)
        .where(Seat.table_id.in_(seats))
        .order_by(Seat.table_id, Seat.seat)
    )
    for table_id, player in sitting:
        seats[table_id].append(messages.who(player) if player else None)
    hosting = await session.scalars(
        select(Player).where(Player.id.in_({table.host_id for table in tables}))
    )
    hosts = {player.id: messages.who(player) for player in hosting}
    return [
        wire.TableInfo.model_validate(
            {
                "id": table.id,
                "game": table.game,
                "options": table.options,
                "visibility": table.visibility,
                "host": hosts[table.host_id],
                "seats": seats[table.id],
                "state": table.state,
                "match": table.match_id,
                "invitation": table.invitation,
                "terms": table.terms,
                "rated": table.rated,
                "hints": table.hints,
            }
        )
        for table in tables
    ]
