"""Messages about matches looked back upon, and about those that go on."""

from typing import Any

from pydantic import Field

from tesselle.server.wire.matches import ClockTold, Happened
from tesselle.server.wire.message import Message
from tesselle.server.wire.people import Who
from tesselle.server.wire.reviews import ReviewInfo


class Frame(Message):
    """The match after one event, or at its beginning."""

    seq: int = Field(description="0 before the first event")
    event: Happened | None = Field(description="what led here; none at the beginning")
    view: dict[str, Any]
    waiting: list[int]
    over: bool
    position: str | None = Field(description="all of it as text, once the match is over")


class Replay(Message):
    """A match from its beginning, or one moment of it, through the eyes of one seat."""

    match: str
    game: str
    players: list[Who]
    seat: int | None = Field(description="whose eyes; none looks on")
    over: bool
    last: int = Field(description="the number of the last event")
    frames: list[Frame]
    review: ReviewInfo | None = Field(description="what our search thinks of it, if it was asked")
    invitation: str | None = Field(
        description="what a link must carry to open for others; told to those who play or played"
    )


class RunningMatch(Message):
    """A match that goes on."""

    match: str
    table: str
    game: str
    options: dict[str, Any]
    players: list[Who]
    seats: list[int] = Field(description="yours; none if you look on")
    waiting: list[int] = Field(description="the seats that may act")
    your_turn: bool
    seq: int
    since_ms: int = Field(description="when it last went on, secret choices left out")
    clock: ClockTold | None
    spectators: int


class Running(Message):
    """Matches that go on: where it is your turn first, the longest since then."""

    matches: list[RunningMatch]
