"""What a table agrees upon before it plays, besides the rules of the game."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tesselle.server.wire.message import Message

SECOND_MS = 1000
DAY_MS = 24 * 3600 * SECOND_MS
UNFINISHED_DAYS = 3  # without a move, after which a rated match against bots is lost


class NoClock(Message):
    """Take your time."""

    kind: Literal["none"] = "none"


class MoveClock(Message):
    """So much time for each move."""

    kind: Literal["move"]
    seconds: int = Field(ge=5, le=24 * 3600)


class FischerClock(Message):
    """So much time for the match, and more with every move."""

    kind: Literal["fischer"]
    start_s: int = Field(ge=10, le=24 * 3600)
    increment_s: int = Field(ge=0, le=3600)


class DaysClock(Message):
    """A match by letter: so many days for each move."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


ClockKind = Annotated[NoClock | MoveClock | FischerClock | DaysClock, Field(discriminator="kind")]


class Terms(Message):
    """How a table plays."""

    clock: ClockKind = NoClock()
    on_time: Literal["bot", "end"] = Field(
        default="bot", description="when a clock has run out: a bot takes over, or the match ends"
    )
    stand_in: Annotated[str, StringConstraints(min_length=1, max_length=64)] = Field(
        default="level3", description="the bot that takes the seat of whoever leaves"
    )
    judge_s: int | None = Field(
        default=60,
        ge=5,
        le=24 * 3600,
        description="seconds for a judgement (MozaiK: a claim, a dispute), after which the "
        "judgement of the bots is taken; none for no limit",
    )

    def lost_unfinished(self) -> "Terms":
        """Return terms by which whoever stops moving has lost, sooner or later."""
        slow = DaysClock(kind="days", days=UNFINISHED_DAYS)
        clock = slow if isinstance(self.clock, NoClock) else self.clock
        return self.model_copy(update={"clock": clock, "on_time": "end"})
