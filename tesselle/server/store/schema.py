"""The tables of the database; ``migrations`` creates them.

Times are milliseconds since 1970.  A seed lies in a table of its own, so that no
query for a match can fetch it by the way.
"""

from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(32)
NAMES = {  # of constraints, so that a later migration can speak of them
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar[dict[Any, Any]] = {dict[str, Any]: JSON, list[str]: JSON}


class Player(Base):
    """A person or a bot."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)  # of a bot: what one types, "level4"
    kind: Mapped[str] = mapped_column(String(16))  # as in `players`
    name: Mapped[str] = mapped_column(String(64))
    session: Mapped[int] = mapped_column(default=0)  # one more makes all older cookies void
    created_ms: Mapped[int] = mapped_column(BigInteger)
    disabled_ms: Mapped[int | None] = mapped_column(BigInteger)  # let in no more, since then
    owner_id: Mapped[str | None] = mapped_column(ID, index=True)  # of a companion: whose screen


class Table(Base):
    """A place where people gather for a match."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lobby", "visibility", "state", "created_ms"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    options: Mapped[dict[str, Any]]
    visibility: Mapped[str] = mapped_column(String(16))  # "open", "link" or "private"
    invitation: Mapped[str] = mapped_column(ID)  # the secret part of the invitation link
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    state: Mapped[str] = mapped_column(String(16))  # "gathering", "playing" or "closed"
    match_id: Mapped[str | None] = mapped_column(ID)  # the latest match
    created_ms: Mapped[int] = mapped_column(BigInteger)
    terms: Mapped[dict[str, Any]] = mapped_column(default={})  # see `wire.terms`
    rated: Mapped[bool] = mapped_column(default=False)  # its matches count for ratings
    hints: Mapped[bool] = mapped_column(default=False)  # those who play may ask what to do
    removed: Mapped[list[str]] = mapped_column(default=[])  # ids of whom the host sent away


class Seat(Base):
    """A seat at a table, and who sits there."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"), index=True)


class Match(Base):
    """One play of a game; what it came to is written with its last event."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(16))
    seats: Mapped[int]
    options: Mapped[dict[str, Any]]
    pinned: Mapped[dict[str, Any] | None]  # {"deck": {"name": …, "sha256": …}}
    names: Mapped[list[str]]
    commitment: Mapped[str] = mapped_column(String(64))
    started_ms: Mapped[int] = mapped_column(BigInteger)
    ended_ms: Mapped[int | None] = mapped_column(BigInteger)
    result: Mapped[dict[str, Any] | None]  # {"scores": …, "ranking": …}
    rated: Mapped[bool]  # whether ratings change by it; no more once a seat was given up


class MatchSeat(Base):
    """Who played which seat of a match."""

    __tablename__ = "match_seats"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)


class Seed(Base):
    """The secret behind every draw of a match."""

    __tablename__ = "seeds"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))


class Event(Base):
    """One event of a match, numbered; never changed once written."""

    __tablename__ = "events"
    __table_args__ = (UniqueConstraint("match_id", "seat", "client_id"),)

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))  # "move"; see `wire.kinds`
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(Text)  # canonical
    client_id: Mapped[str] = mapped_column(String(64))  # the sender's own id of it
    data: Mapped[dict[str, Any] | None]  # what else a kind needs
    at_ms: Mapped[int] = mapped_column(BigInteger)


class Owed(Base):
    """A match in which a bot is to move, and which process sees to it until when."""

    __tablename__ = "owed"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    holder: Mapped[str] = mapped_column(ID)
    until_ms: Mapped[int] = mapped_column(BigInteger, index=True)


class Secret(Base):
    """What the server itself must remember and nobody may know."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Timer(Base):
    """When the next clock of a match runs out."""

    __tablename__ = "timers"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    due_ms: Mapped[int] = mapped_column(BigInteger, index=True)


class Beat(Base):
    """When a process last said that it lives."""

    __tablename__ = "beats"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    at_ms: Mapped[int] = mapped_column(BigInteger)


class Pause(Base):
    """A time in which no server was running."""

    __tablename__ = "pauses"

    from_ms: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    to_ms: Mapped[int] = mapped_column(BigInteger)


class Chat(Base):
    """Something said at a table or in the lobby."""

    __tablename__ = "chats"
    __table_args__ = (Index("ix_chats_place", "place", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[str] = mapped_column(ID)  # the table's id, or "lobby"
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at_ms: Mapped[int] = mapped_column(BigInteger)


class Mute(Base):
    """Whom a player does not want to hear."""

    __tablename__ = "mutes"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)


class Rematch(Base):
    """Who would like to play once more after a match."""

    __tablename__ = "rematches"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)


class Account(Base):
    """The password of a player who has one."""

    __tablename__ = "accounts"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    key: Mapped[str] = mapped_column(Text, unique=True)  # the name, whatever its case
    password: Mapped[str] = mapped_column(Text)  # hashed by argon2


class Token(Base):
    """A personal API token; what was shown once cannot be found from it."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    label: Mapped[str] = mapped_column(String(64))
    digest: Mapped[str] = mapped_column(String(64), unique=True)  # SHA-256
    created_ms: Mapped[int] = mapped_column(BigInteger)


class Creation(Base):
    """What was answered to a wish to create something, under a key of the sender's own."""

    __tablename__ = "creations"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # SHA-256 of who and the key
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    asked: Mapped[str] = mapped_column(String(64))  # SHA-256 of the wish
    answer: Mapped[str] = mapped_column(Text)
    at_ms: Mapped[int] = mapped_column(BigInteger, index=True)


class Session(Base):
    """A browser in which somebody with an account is signed in."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)  # SHA-256 of the cookie
    id: Mapped[str] = mapped_column(ID, unique=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    number: Mapped[int]  # `Player.session` when it began
    browser: Mapped[str] = mapped_column(String(64))
    system: Mapped[str] = mapped_column(String(64))
    begun_ms: Mapped[int] = mapped_column(BigInteger)
    seen_ms: Mapped[int] = mapped_column(BigInteger)  # about when it was last used


class SessionEnd(Base):
    """Something that a player showed so far is void: one session, or it may be any of them."""

    __tablename__ = "session_ends"
    __table_args__ = ({"sqlite_autoincrement": True},)  # no number twice: they are read in order

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    digest: Mapped[str | None] = mapped_column(
        String(64), unique=True
    )  # SHA-256 of the one session
    at_ms: Mapped[int] = mapped_column(BigInteger, index=True)


class Unsettled(Base):
    """A match whose outcome is still to be counted, once it is over."""

    __tablename__ = "unsettled"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)


class Outcome(Base):
    """How a finished match went for one seat, and what it did to the player's rating."""

    __tablename__ = "outcomes"
    __table_args__ = (
        Index("ix_outcomes_player", "player_id", "game", "ended_ms"),
        Index("ix_outcomes_latest", "player_id", "ended_ms"),
    )

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    game: Mapped[str] = mapped_column(String(64))
    pool: Mapped[str] = mapped_column(String(16))  # "solo", "duel", "table" or "bots"
    against: Mapped[str | None] = mapped_column(ID)  # the bot in all other seats, if it is one
    place: Mapped[int]
    points: Mapped[int]
    ended_ms: Mapped[int] = mapped_column(BigInteger)
    before: Mapped[float | None]  # the rating; none if the match was not rated
    after: Mapped[float | None]


class Rating(Base):
    """How strong a player is at a game, among two or among more."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_board", "game", "pool", "sure"),)

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    pool: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    sure: Mapped[float]  # at least so strong, very likely; leaderboards go by it
    matches: Mapped[int]


class Review(Base):
    """The judgement of every move of a match, as far as it has got."""

    __tablename__ = "reviews"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    state: Mapped[str] = mapped_column(String(16))  # "working", "done" or "failed"
    done: Mapped[int]  # moves looked at
    total: Mapped[int]
    judged: Mapped[list[Any]] = mapped_column(JSON)
    asked_ms: Mapped[int] = mapped_column(BigInteger)
    holder: Mapped[str] = mapped_column(ID)
    until_ms: Mapped[int] = mapped_column(BigInteger, index=True)


class Analysis(Base):
    """What the search thought of a seat's choices after an event."""

    __tablename__ = "analyses"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    found: Mapped[dict[str, Any]]
