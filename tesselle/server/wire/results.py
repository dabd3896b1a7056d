"""Messages about what came of matches: ratings, leaderboards, histories, statistics."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tesselle.server.wire.games import Said
from tesselle.server.wire.message import Message
from tesselle.server.wire.people import Who

Pool = Literal["duel", "table"]
Cursor = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,32}$")]


class RatingInfo(Message):
    """How strong a player is at a game: Glicko-2 in duels, Plackett–Luce at larger tables."""

    game: str
    pool: Pool = Field(description="duel: two seats; table: three and more")
    value: float
    deviation: float
    sure: float = Field(description="very likely at least so strong: value − 2 × deviation")
    matches: int = Field(description="rated ones")


class Leader(Message):
    """One line of a leaderboard."""

    player: Who
    rating: RatingInfo


class Leaderboard(Message):
    """The strongest accounts and bots, by what is sure of them."""

    game: str
    pool: Pool
    leaders: list[Leader]


class PlayerInfo(Message):
    """A player and its ratings."""

    player: Who
    ratings: list[RatingInfo]


class PlayedMatch(Message):
    """A match of yours."""

    match: str
    table: str
    game: str
    options: dict[str, Any]
    names: list[str]
    seat: int
    started_ms: int
    ended_ms: int | None
    place: int | None = Field(description="from 1, after the end")
    points: int | None
    summary: Said | None = Field(
        description="your result in words, after the end",
        examples=[{"en": "31 tiles", "fr": "31 tuiles"}],
    )
    rating_before: float | None = Field(description="if the match was rated")
    rating_after: float | None


class History(Message):
    """A page of your matches, newest first."""

    matches: list[PlayedMatch]
    next: str | None = Field(description="what to send as `before` for the next page")


class RatingPoint(Message):
    """The rating after one match."""

    match: str
    at_ms: int
    value: float


class GameStatistics(Message):
    """How you do at a game, among so many."""

    game: str
    pool: Literal["solo", "duel", "table"]
    played: int
    won: int = Field(description="first places, shared ones included")
    average_place: float
    average_points: float
    rating: RatingInfo | None
    course: list[RatingPoint] = Field(description="the latest ratings, oldest first")


class Statistics(Message):
    """How you do at every game you finished a match of."""

    games: list[GameStatistics]
