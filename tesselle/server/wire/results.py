"""Messages about what came of matches: ratings, leaderboards, histories, statistics."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tesselle.server.wire.games import Said
from tesselle.server.wire.message import Message
from tesselle.server.wire.people import Who

Pool = Literal["duel", "table", "bots"]
Cursor = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,32}$")]


class RatingInfo(Message):
    """How strong a player is at a game: Plackett–Luce at larger tables, Glicko-2 else.

    Ratings against bots alone stand apart; bots themselves are as strong as was measured.
    """

    game: str
    pool: Pool = Field(
        description="duel: two seats; table: three and more; bots: one person among bots"
    )
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

    match: str | None = Field(description="if you may see it")
    at_ms: int
    value: float


class GameStatistics(Message):
    """How a player does at a game, among so many."""

    game: str
    pool: Literal["solo", "duel", "table", "bots"]
    played: int
    won: int = Field(description="first places, shared ones included")
    average_place: float
    average_points: float
    rating: RatingInfo | None
    course: list[RatingPoint] = Field(description="the latest ratings, oldest first")


class Statistics(Message):
    """How you do at every game you finished a match of."""

    games: list[GameStatistics]


class BotResults(Message):
    """How a player does at a game against a bot that had all other seats."""

    game: str
    bot: str
    played: int
    won: int = Field(description="first places, shared ones included")


class LatestResult(Message):
    """When a match ended, and whether it was won; alone nobody wins."""

    ended_ms: int
    won: bool | None


class Profile(Message):
    """A player's results; others than the player see those of matches at open tables."""

    player: Who
    since_ms: int | None = Field(description="when the player came first; of bots there is none")
    ratings: list[RatingInfo]
    games: list[GameStatistics]
    bots: list[BotResults]
    latest: list[LatestResult] = Field(description="newest first, at most 500")
