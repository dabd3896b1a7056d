"""Messages about tables: where people gather for a match."""

from collections.abc import Collection
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from tesselle.server.plumbing.ids import Id
from tesselle.server.wire.matches import SeatNumber
from tesselle.server.wire.message import Message, printable
from tesselle.server.wire.people import Name, Who
from tesselle.server.wire.terms import Terms

Visibility = Literal["open", "link", "private"]
Word = Annotated[  # of a game or a bot
    str, StringConstraints(min_length=1, max_length=64), printable("a word")
]
Choices = Annotated[dict[Word, bool | int | str], Field(max_length=16)]


def _check_rated(rated: bool, people: Collection[object]) -> None:
    if rated and people:
        raise ValueError("a rated match is played by one person at each screen")


class NewTable(Message):
    """A table to open; whoever opens it is its host and takes ``seat``."""

    game: Word = Field(examples=["genial"])
    seats: int | None = Field(default=None, description="the usual number if left out")
    options: Choices = Field(default={})
    visibility: Visibility = Field(
        default="open",
        description="open: in the lobby, anybody may join and watch; link: whoever has the "
        "invitation may join and watch; private: it takes the invitation to join, "
        "and only those seated may watch; when it is over, whoever has the invitation "
        "may look back",
    )
    bots: dict[SeatNumber, Word] = Field(
        default={}, max_length=16, description="bots by seat", examples=[{"1": "level4"}]
    )
    people: dict[SeatNumber, Name] = Field(
        default={},
        max_length=16,
        description="further people at the host's screen, by seat; the host plays for them",
        examples=[{"2": "Léo"}],
    )
    seat: SeatNumber | None = Field(default=0, description="the host's own; none to look on")
    terms: Terms = Terms()
    rated: bool = Field(default=False, description="whether ratings change by its matches")
    hints: bool = Field(default=False, description="whether those who play may ask what to do")

    @model_validator(mode="after")
    def _rated_without_help(self) -> "NewTable":
        if self.rated and self.hints:
            raise ValueError("a rated match is played without hints: choose one of both")
        _check_rated(self.rated, self.people)
        return self

    @model_validator(mode="after")
    def _one_in_each_seat(self) -> "NewTable":
        taken = [*self.bots, *self.people, *([] if self.seat is None else [self.seat])]
        if self.people and len(taken) > len(set(taken)):
            raise ValueError("expected one player in each seat, got two in one")
        return self


class QuickPlay(Message):
    """A match against bots or between people at one screen, to begin at once."""

    game: Word = Field(examples=["mosaic"])
    seats: int | None = Field(
        default=None, description="if left out, the usual number, or as many as there are people"
    )
    options: Choices = Field(default={})
    people: list[Name] = Field(
        default=[],
        max_length=15,
        description="further people at your screen, who take the next seats; you play for them",
        examples=[["Léo"]],
    )
    bot: Word = Field(default="level3", description="who takes the other seats")
    seat: SeatNumber = 0
    terms: Terms = Terms()
    rated: bool = Field(default=False, description="whether ratings change; if not, hints are had")

    @model_validator(mode="after")
    def _rated_alone(self) -> "QuickPlay":
        _check_rated(self.rated, self.people)
        return self


class Join(Message):
    """A wish to sit down."""

    seat: SeatNumber | None = Field(default=None, description="any free one if left out")
    invitation: Id | None = Field(
        default=None, description="as programs of 0.1 send it; others say it in the address"
    )


class SeatBot(Message):
    """Who is to sit in a seat: a bot, somebody at the host's screen, or nobody."""

    bot: Word | None
    person: Name | None = Field(default=None, description="a name; then there is no bot")

    @model_validator(mode="after")
    def _one_of_both(self) -> "SeatBot":
        if self.bot is not None and self.person is not None:
            raise ValueError("expected a bot or a person, got both")
        return self


class Remove(Message):
    """Somebody whom the host sends away from the table."""

    player: Id


class Exhibition(Message):
    """A match between bots, for whoever would like to watch one."""

    game: Word = Field(examples=["mosaic"])


class TableInfo(Message):
    """A table as its people see it."""

    id: str
    game: str
    options: dict[str, Any]
    visibility: Visibility
    host: Who
    seats: list[Who | None]
    state: Literal["gathering", "playing", "closed"]
    match: str | None = Field(description="the id of the latest match")
    invitation: str | None = Field(description="told to those who sit here or host it")
    terms: Terms
    rated: bool
    hints: bool


class Lobby(Message):
    """The open tables that gather, newest first."""

    type: Literal["lobby"] = "lobby"
    tables: list[TableInfo]
    playing: list[TableInfo] = Field(default=[], description="open tables that play, newest first")
    spectators: dict[str, int] = Field(
        default={}, description="how many look on, by table; none are left out"
    )
    seq: int = Field(default=0, description="the number of this list, for changes to follow")


class LobbyChanges(Message):
    """What is different in the lobby since the list of the number ``since``."""

    type: Literal["lobby_changes"] = "lobby_changes"
    since: int
    seq: int = Field(description="the number of the list that this leads to")
    changed: list[TableInfo] = Field(description="tables that are new, or look different")
    tables: list[str] | None = Field(description="ids of those that gather; none: as before")
    playing: list[str] | None = Field(description="ids of those that play; none: as before")
    spectators: dict[str, int] | None = Field(description="of all; none: as before")


class Started(Message):
    """A match that began."""

    match: str
    table: str
    seat: int | None = Field(description="yours")
