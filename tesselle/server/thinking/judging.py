"""Questions to the search, answered in the processes where bots think.

Each is small: one position, one thought.  So a review of a long match does not
keep the bots of others waiting, and a process that dies costs one thought.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from tesselle.engine.match import Match
from tesselle.local.advice import analysed, judged
from tesselle.server.thinking.questions import Position, position_of

SIMULATIONS = 300


@dataclass(frozen=True)
class JudgeMove:
    """Asks how good the move was that was played here."""

    quick: ClassVar[bool] = False

    position: Position
    seat: int
    played: str

    @property
    def about(self) -> str:
        """What is asked, for logs."""
        return f"review of {self.position.game}"

    def answer(self) -> dict[str, Any] | None:
        """Return the judgement as plain data, or nothing if there was no other move."""
        return judged(self.position.match(), self.seat, self.played, SIMULATIONS)


@dataclass(frozen=True)
class AnalysePosition:
    """Asks what this seat could do here, from what it may see alone."""

    quick: ClassVar[bool] = False

    position: Position
    seat: int

    @property
    def about(self) -> str:
        """What is asked, for logs."""
        return f"analysis of {self.position.game}"

    def answer(self) -> dict[str, Any]:
        """Return the analysis as plain data."""
        return analysed(self.position.match(), self.seat, SIMULATIONS)


def move_question(match: Match, number: int) -> JudgeMove:
    """Ask about the move with this number, from 1."""
    event = match.events[number - 1]
    return JudgeMove(position_of(match, number - 1), event.seat, event.move)
