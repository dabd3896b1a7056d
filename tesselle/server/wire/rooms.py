"""Messages about company: who is there, what is said, who would like to play again."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tesselle.server.plumbing.ids import Id
from tesselle.server.wire.matches import ClientId
from tesselle.server.wire.message import Message, printable
from tesselle.server.wire.people import Who
from tesselle.server.wire.tables import TableInfo

LONGEST_LINE = 500

LineText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_LINE),
    printable("a line"),
]


class NewLine(Message):
    """Something to say."""

    text: LineText


class Line(Message):
    """Something that was said."""

    type: Literal["line"] = "line"
    id: int
    table: str | None = Field(description="where; none for the lobby")
    who: Who
    text: str
    at_ms: int


class Talk(Message):
    """What was said lately, oldest first, without those you muted."""

    lines: list[Line]


class Muted(Message):
    """Whom you do not hear."""

    players: list[Who]


class Room(Message):
    """A table, who is there, and who would like to play again."""

    type: Literal["table"] = "table"
    table: TableInfo
    present: list[Who] = Field(description="who is connected, at whichever process")
    spectators: int = Field(description="how many of those present have no seat, guests included")
    again: list[str] = Field(description="ids of the players who want a rematch")


class Again(Message):
    """Who wants a rematch, and the match it became when all agreed."""

    table: str
    again: list[str] = Field(description="ids of the players who want one; bots always do")
    match: str | None = Field(description="the new match")


class WatchTable(Message):
    """Enter a table: hear of it, of who is there and what is said, and be seen there."""

    type: Literal["watch_table"]
    table: Id
    invitation: Id | None = None


class UnwatchTable(Message):
    """Leave the room; a seat is kept."""

    type: Literal["unwatch_table"]
    table: Id


class SayLine(NewLine):
    """Say something where you are: at a table you watch, or in the lobby."""

    type: Literal["say"]
    table: Id | None = Field(default=None, description="none for the lobby")
    id: ClientId | None = Field(
        default=None, description="your own: said again with it, this is said once"
    )
