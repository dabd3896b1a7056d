"""Messages about games: what can be played, how, and against which bots."""

from typing import Any

from pydantic import Field, RootModel

from tesselle.server.wire.message import Message
from tesselle.server.wire.terms import UNFINISHED_DAYS


class Said(RootModel[dict[str, str]]):
    """A sentence by language: `en`, `fr`, and whatever else the server speaks."""


class TallyLine(Message):
    """One reason for points."""

    rule: str = Field(description="as numbered in the game's rules", examples=["R15"])
    what: Said
    points: int
    cells: list[str] = Field(description="what to light on a board")
    note: Said | None


class TallyInfo(Message):
    """Points, and where each comes from."""

    lines: list[TallyLine]
    total: int
    remark: Said | None = None
    gain: Said | None = Field(
        default=None, description="the total in words, where those of the move do not tell it"
    )


class CountInfo(TallyInfo):
    """A real table that was counted."""

    sheets: list[TallyInfo] = Field(
        default=[], description="of each player, in the text's order, where the lines are players"
    )


class OptionInfo(Message):
    """One thing a table may choose."""

    name: str
    default: Any
    choices: list[Any]
    words: list[Said] = Field(description="the choices in words, in their order")
    about: Said


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    title: str
    author: str
    credit: Said = Field(examples=[{"en": "by Mark Steere", "fr": "de Mark Steere"}])
    about: Said
    minutes: int
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]


class BotInfo(Message):
    """A bot that can take a seat."""

    name: str
    about: Said
    names: list[str] = Field(
        default=[], description="what it is called at a table; the second one there by the second"
    )
    style: Said | None = Field(default=None, description="how it plays, in a sentence")


class Shelf(Message):
    """All that can be played here."""

    games: list[GameInfo]
    bots: list[BotInfo]
    cast: list[str] = Field(
        default=[], description="the bots that play where people look on, by seat"
    )
    unfinished_days: int = Field(
        default=UNFINISHED_DAYS,
        description="days without a move, after which a rated match against bots is lost",
    )
