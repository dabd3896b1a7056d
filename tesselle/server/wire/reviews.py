"""Messages about what the search thinks: hints, analyses, reviews.  All of it is our judgement."""

from typing import Literal

from pydantic import Field

from tesselle.server.wire.games import Said
from tesselle.server.wire.message import Message


class ChoiceInfo(Message):
    """One move that could be played."""

    move: str
    expected: float = Field(description="the seat's chance of the first place, by our search")
    visits: int
    continuation: list[str] = Field(description="what is likely to follow")
    said: Said | None = Field(default=None, description="the move in words of advice")


class AnalysisInfo(Message):
    """A position as one seat may judge it, the best choice first."""

    seat: int
    chances: list[float] = Field(description="of each seat to come first, by our search")
    choices: list[ChoiceInfo]


class JudgedMove(Message):
    """A move that was played, beside the one our search likes best."""

    number: int = Field(description="of the move, from 1")
    seat: int
    played: str
    best: str
    best_said: Said | None = Field(default=None, description="`best` in words of advice")
    lesson: str | None = Field(
        default=None,
        description="the step of the lesson, by its name, that shows what `best` does and "
        "`played` does not",
    )
    lost: float = Field(description="how much worse the played move is expected to do")
    chances: list[float] = Field(
        default=[], description="of each seat to come first, before the move, by our search"
    )


class ReviewInfo(Message):
    """The judgement of every move that had an alternative, as far as it has got."""

    match: str
    state: Literal["working", "done", "failed"]
    done: int = Field(description="moves looked at")
    total: int
    judged: list[JudgedMove]
    turning: list[int] = Field(description="numbers of the moves that lost most, worst first")
