"""All that is stored about a person, as plain data: theirs alone, no one else's.

Each section is a query for a player's id; a new thing that is stored about people
joins ``SECTIONS``.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Select, select

from tesselle.server.store.database import Database
from tesselle.server.store.schema import (
    Chat,
    Creation,
    Event,
    Match,
    MatchSeat,
    Mute,
    Outcome,
    Player,
    Rating,
    Rematch,
    Seat,
    Session,
    Table,
    Token,
)
from tesselle.server.tables.seating import held_by

Rows: TypeAlias = list[dict[str, Any]]
Query: TypeAlias = Select[*tuple[Any, ...]]


def profile(player_id: str) -> Query:
    """Who the player is; of the password nothing."""
    about = select(Player.id, Player.kind, Player.name, Player.created_ms)
    return about.where(Player.id == player_id)


def companions(player_id: str) -> Query:
    """Who sat at the player's screen; what they played is among the player's own."""
    about = select(Player.id, Player.name, Player.created_ms)
    return about.where(Player.owner_id == player_id)


def tokens(player_id: str) -> Query:
    """Which tokens there are, not what they are."""
    about = select(Token.id, Token.label, Token.created_ms)
    return about.where(Token.player_id == player_id)


def tables(player_id: str) -> Query:
    """The tables the player hosts or sits at; invitations belong to all who sit there."""
    sits = (Seat.table_id == Table.id) & (Seat.player_id == player_id)
    hosts = Table.host_id == player_id
    about = select(
        Table.id,
        Table.game,
        Table.options,
        Table.visibility,
        Table.state,
        Table.created_ms,
        hosts.label("host"),
        Seat.seat,
    )
    own = about.join(Seat, sits, isouter=True).where(hosts | (Seat.player_id == player_id))
    return own.order_by(Table.created_ms)


def matches(player_id: str) -> Query:
    """The matches with the player's own seat."""
    about = select(
        Match.id,
        Match.table_id,
        Match.game,
        Match.options,
        MatchSeat.seat,
        Match.started_ms,
        Match.ended_ms,
        Match.result,
    )
    seated = about.join(MatchSeat, MatchSeat.match_id == Match.id)
    own = seated.where(MatchSeat.player_id.in_(held_by(player_id)))
    return own.order_by(Match.started_ms, Match.id, MatchSeat.seat)


def events(player_id: str) -> Query:
    """What the player did, and when."""
    about = select(Event.match_id, Event.seq, Event.kind, Event.move, Event.client_id, Event.at_ms)
    seat = (MatchSeat.match_id == Event.match_id) & (MatchSeat.seat == Event.seat)
    own = about.join(MatchSeat, seat).where(MatchSeat.player_id.in_(held_by(player_id)))
    return own.order_by(Event.match_id, Event.seq)


def outcomes(player_id: str) -> Query:
    """How the player's finished matches went."""
    row = Outcome
    about = select(
        *(row.match_id, row.seat, row.game, row.pool, row.against),
        *(row.place, row.points, row.before, row.after),
    )
    return about.where(row.player_id.in_(held_by(player_id))).order_by(row.ended_ms)


def ratings(player_id: str) -> Query:
    """How strong the player is thought to be."""
    row = Rating
    about = select(row.game, row.pool, row.value, row.deviation, row.volatility, row.matches)
    return about.where(row.player_id == player_id)


def chats(player_id: str) -> Query:
    """What the player said, where and when."""
    said = select(Chat.place, Chat.text, Chat.at_ms)
    return said.where(Chat.player_id == player_id).order_by(Chat.id)


def mutes(player_id: str) -> Query:
    """Whom the player does not want to hear."""
    return select(Mute.muted_id).where(Mute.player_id == player_id)


def rematches(player_id: str) -> Query:
    """After which matches the player wished for another."""
    return select(Rematch.match_id).where(Rematch.player_id == player_id)


def creations(player_id: str) -> Query:
    """What the player was answered under keys, within a day."""
    return select(Creation.answer, Creation.at_ms).where(Creation.player_id == player_id)


def sessions(player_id: str) -> Query:
    """Where the player is signed in."""
    about = select(Session.browser, Session.system, Session.begun_ms, Session.seen_ms)
    return about.where(Session.player_id == player_id)


SECTIONS: tuple[Callable[[str], Query], ...] = (
    *(profile, companions, tokens, tables, matches, events),
    *(outcomes, ratings, chats, mutes, rematches, creations, sessions),
)


async def exported(database: Database, player_id: str) -> dict[str, Rows]:
    """Return every section by its name, all of one moment."""
    async with database.reading() as session:
        return {
            section.__name__: [
                dict(row._mapping) for row in await session.execute(section(player_id))
            ]
            for section in SECTIONS
        }
