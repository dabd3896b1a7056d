"""Messages about positions that belong to no match: lessons, score pads, pictures."""

from typing import Annotated, Any

from pydantic import AfterValidator, Field, StringConstraints

from tesselle.engine.say import LANGUAGES
from tesselle.server.wire.games import GameInfo, Said, TallyInfo
from tesselle.server.wire.matches import MoveText, SeatNumber
from tesselle.server.wire.message import Message

MOST_MOVES = 64

PositionText = Annotated[str, StringConstraints(min_length=1, max_length=8000)]


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[
    str, AfterValidator(_spoken), Field(json_schema_extra={"enum": list(LANGUAGES)})
]


class Try(Message):
    """A position, and moves to try there."""

    position: PositionText = Field(description="as the game writes it")
    seat: SeatNumber | None = Field(
        default=None, description="whose eyes, and who moves if it is to act; none looks on"
    )
    moves: list[MoveText] = Field(
        default=[],
        max_length=MOST_MOVES,
        description="played one after the other, each by `seat`, or by the first seat that is "
        "to act where `seat` is not",
    )
    move: MoveText | None = Field(default=None, description="one more, after `moves`")


class Tried(Message):
    """What the seat sees after the moves."""

    view: dict[str, Any]
    legal: list[str] = Field(description="the seat's moves; none when it is not to act")
    waiting: list[int] = Field(description="the seats that may act")
    seats: int = Field(description="how many sit at the table")
    over: bool
    position: str = Field(description="all of it, to go on from here")
    said: Said | None = Field(description="the last move, in words that follow a name")
    earned: TallyInfo | None = Field(description="what it earned at once, if anything")


class TryPreview(Message):
    """A position, and a move whose worth is asked for."""

    position: PositionText
    seat: SeatNumber
    move: MoveText


class Foretold(TallyInfo):
    """What the move would earn at once, and what it is."""

    said: Said = Field(description="the move in words of advice")


class CountText(Message):
    """A real table that somebody wrote down."""

    text: Annotated[str, StringConstraints(max_length=8000)] = Field(
        description="as the game's `count_format` says"
    )


class GamePage(GameInfo):
    """A game, with what the score pad needs."""

    count_format: Said | None = Field(
        description="what a table to be counted looks like; none if the game counts none"
    )


class Section(Message):
    """A section of the rules."""

    id: str = Field(examples=["your-turn"])
    title: str = Field(examples=["Your turn"])


class Rulebook(Message):
    """The rules of a game."""

    game: str
    language: Language
    markdown: str
    html: str = Field(
        description="what players read, up to the first line across the page; each rule has its "
        "number as an id, #R7, and each section one of its title"
    )
    contents: list[Section] = Field(description="the sections of `html`, in order")
    notation: str = Field(description="the rest: how moves, positions and records are written")
