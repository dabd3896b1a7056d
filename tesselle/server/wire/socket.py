"""Messages of the WebSocket ``/api/live``, both ways."""

from typing import Annotated, Literal

from pydantic import Field, RootModel, TypeAdapter

from tesselle.server.plumbing.ids import Id
from tesselle.server.wire.matches import (
    WHICH,
    Event,
    MoveText,
    NewAct,
    NewMove,
    Previewed,
    SeatNumber,
    Seq,
    Snapshot,
)
from tesselle.server.wire.message import PROTOCOL, Message, Problem
from tesselle.server.wire.people import Who
from tesselle.server.wire.rooms import Line, Room, SayLine, UnwatchTable, WatchTable
from tesselle.server.wire.tables import Lobby, LobbyChanges


class Watch(Message):
    """Ask for a match's snapshot and every event from then on; again after a gap."""

    type: Literal["watch"]
    match: Id
    since: Seq = Field(default=0, description="the number of the last event you know")
    invitation: Id | None = None
    seat: SeatNumber | None = Field(default=None, description=WHICH)


class Unwatch(Message):
    """Ask to hear no more of a match."""

    type: Literal["unwatch"]
    match: Id


class PlayMove(NewMove):
    """Play a move; the answer is its event, or a refusal with the same id."""

    type: Literal["move"]
    match: Id


class DoAct(NewAct):
    """Resign, leave, ask to take back, or answer; the answer is the event, or a refusal."""

    type: Literal["act"]
    match: Id


class PreviewMove(Message):
    """Ask what a move would earn at once; nothing is played."""

    type: Literal["preview"]
    match: Id
    move: MoveText
    seat: SeatNumber | None = Field(default=None, description=WHICH)
    id: Id | None = Field(default=None, description="your own; a refusal repeats it")


class WatchLobby(Message):
    """Ask for the lobby, now and whenever it changes."""

    type: Literal["watch_lobby"]
    changes: bool = Field(
        default=False, description="after the first list, only what is different in it"
    )


class Ping(Message):
    """Ask whether the line still holds; the answer is a pong, at once."""

    type: Literal["ping"]


class Pong(Message):
    """It does."""

    type: Literal["pong"] = "pong"


class Hello(Message):
    """The first message of the server."""

    type: Literal["hello"] = "hello"
    you: Who | None
    protocol: int = PROTOCOL


class Refused(Problem):
    """Why what you asked for is not done."""

    type: Literal["refused"] = "refused"
    id: str | None = Field(default=None, description="your own id of the move, if it was one")
    match: str | None = None


Ask = Annotated[
    Watch
    | Unwatch
    | PlayMove
    | PreviewMove
    | WatchLobby
    | DoAct
    | WatchTable
    | UnwatchTable
    | SayLine
    | Ping,
    Field(discriminator="type"),
]
Tell = Annotated[
    Hello | Snapshot | Event | Previewed | Lobby | LobbyChanges | Refused | Room | Line | Pong,
    Field(discriminator="type"),
]

ASKS: TypeAdapter[Ask] = TypeAdapter(Ask)


class ToServer(RootModel[Ask]):
    """Any message a client may send."""


class ToClient(RootModel[Tell]):
    """Any message the server may send."""
