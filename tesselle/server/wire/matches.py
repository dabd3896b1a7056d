"""Messages about a match: what happened, what one sees, what one may do."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from tesselle.server.wire.games import Said, TallyInfo
from tesselle.server.wire.kinds import Kind
from tesselle.server.wire.message import Message
from tesselle.server.wire.people import Who
from tesselle.server.wire.terms import Terms

ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,64}$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=400)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
WHICH = "which of your seats, if you play for others at your screen; your own if left out"
Seq = Annotated[int, Field(ge=0, le=1_000_000)]


class NewMove(Message):
    """A move to play."""

    id: ClientId = Field(description="your own id of this move: sent again, it is played once")
    seq: Seq = Field(description="the number of the last event you know")
    move: MoveText = Field(examples=["Rd4-Bd5"])
    seat: SeatNumber | None = Field(default=None, description=WHICH)


class NewAct(Message):
    """Something to do besides moving."""

    id: ClientId = Field(description="your own id of this act: sent again, it is done once")
    act: Literal["resign", "leave", "ask_undo", "accept_undo", "refuse_undo"]
    seat: SeatNumber | None = Field(default=None, description=WHICH)


def _nothing(value: object) -> bool:
    return value is None


class NoteInfo(Message):
    """What an event brought about for a seat besides: its turn is skipped."""

    seat: int
    said: Said = Field(description="in words that follow the seat's name")
    to_seat: Said = Field(description="the same as a sentence, to the seat itself")


class Happened(Message):
    """One event, as far as you may know it."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    seq: int
    kind: Kind
    seat: int
    move: str | None = Field(
        description="none while it is another seat's secret; when a seat is given up, the bot "
        "that takes it over, or empty if the match ends; of an undo, how many moves go"
    )
    said: Said | None = Field(
        default=None,
        exclude_if=_nothing,
        description="a move you may know, in words that follow a name",
    )
    earned: TallyInfo | None = Field(
        default=None, exclude_if=_nothing, description="what that move earned at once, if anything"
    )
    notes: list[NoteInfo] | None = Field(
        default=None, exclude_if=_nothing, description="what it brought about besides, if anything"
    )


class ClockTold(Message):
    """The clocks, at the moment of the message."""

    left_ms: list[int | None] = Field(description="by seat; none where there is no clock")
    running: list[int] = Field(description="the seats whose time runs")


class UndoAsked(Message):
    """A wish to take moves back, which waits for the answers of other people."""

    seat: int = Field(description="who asks")
    moves: int
    agreed: list[int] = Field(description="the seats that have agreed so far")


class Sight(Message):
    """What you see and may do, now."""

    seq: int = Field(description="the number of the last event")
    seat: int | None = Field(description="yours; none for a spectator")
    view: dict[str, Any]
    legal: list[str] = Field(description="your moves; none when you are not to act")
    waiting: list[int] = Field(description="the seats that may act")
    over: bool
    clock: ClockTold | None = None
    undo: UndoAsked | None = None


class Snapshot(Sight):
    """The match as it stands, with the events after the number you named."""

    type: Literal["snapshot"] = "snapshot"
    match: str
    events: list[Happened]


class Event(Sight):
    """One more event, and what you see after it."""

    type: Literal["event"] = "event"
    match: str
    event: Happened
    revealed: list[Happened] = Field(
        default=[], description="earlier secret choices that this event reveals"
    )
    id: str | None = Field(default=None, description="your own id of it, if the move was yours")


class Previewed(Message):
    """What a move of yours would earn at once."""

    type: Literal["previewed"] = "previewed"
    match: str
    seq: int
    move: str
    said: Said = Field(description="the move in words of advice")
    tally: TallyInfo


class MatchInfo(Message):
    """What is known of a match besides its position."""

    id: str
    table: str
    game: str
    rules: str
    options: dict[str, Any]
    players: list[Who]
    seq: int
    over: bool
    commitment: str = Field(description="SHA-256 of the seed")
    seed: str | None = Field(description="64 hex digits, after the end")
    result: dict[str, Any] | None = Field(description="scores and ranking, after the end")
    summaries: list[Said] | None = Field(
        description="each seat's result in words, after the end",
        examples=[[{"en": "31 tiles", "fr": "31 tuiles"}, {"en": "30 tiles", "fr": "30 tuiles"}]],
    )
    decided: Said | None = Field(
        default=None,
        description="what set the first apart from the next, after an end by the rules",
        examples=[{"en": "31 tiles against 30", "fr": "31 tuiles contre 30"}],
    )
    ended: dict[str, Any] | None = Field(
        description="the seat that ended it, and how, if it did not end by its rules",
        examples=[{"seat": 1, "by": "resignation"}],
    )
    rated: bool
    terms: Terms


class Verification(Message):
    """What playing a finished match again has shown."""

    match: str
    events: int
    draws: int = Field(description="how often chance spoke, each time as the seed says")
    result: dict[str, Any]
