"""What is asked of the processes that think: a position, and whose move it is.

A question is sent there whole and answered there, so it holds plain data only.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from tesselle import bots
from tesselle.bots import roster
from tesselle.bots.search import Level
from tesselle.engine import registry
from tesselle.engine.match import Match
from tesselle.local.minds import chance_of


class Question(Protocol):
    """What can be asked of a process that thinks."""

    @property
    def about(self) -> str:
        """What is asked, for logs and metrics: no secrets, one of few."""

    @property
    def quick(self) -> bool:
        """Whether the answer takes milliseconds, not a search."""

    def answer(self) -> Any:
        """Think, in that process."""


@dataclass(frozen=True)
class Position:
    """A match up to some move, to be played again elsewhere."""

    game: str
    seats: int
    options: dict[str, Any]
    pinned: dict[str, Any]
    seed: bytes
    names: tuple[str, ...]
    played: tuple[tuple[int, int], ...]  # seat and action of each move

    def match(self) -> Match:
        """Play the match again."""
        game = registry.get(self.game)
        match = Match.reopened(game, self.seats, self.options, self.seed, self.names, self.pinned)
        for seat, action in self.played:
            match.play_action(seat, action)
        return match


@dataclass(frozen=True)
class Job:
    """A bot's question: what to play here."""

    bot: str  # "level4"
    seat: int
    word: int  # the bot's own chance
    position: Position
    quick: bool

    @property
    def about(self) -> str:
        """Which bot asks."""
        return f"bot {self.bot}"

    def answer(self) -> str:
        """Think, and return the move as text."""
        match = self.position.match()
        action = roster.make(self.bot, self.word).choose(match, self.seat)
        return match.game.write_move(match.state, self.seat, action)


def position_of(match: Match, count: int | None = None) -> Position:
    """Return a match as it was after ``count`` moves, by default all of them.

    Raise Exchanged here, for a process that cannot play it again would die of it.
    """
    match.check_pinned()
    return Position(
        match.game.name,
        match.seats,
        match.options,
        match.pinned,
        match.seed,
        tuple(match.names),
        tuple((event.seat, event.action) for event in match.events[:count]),
    )


def job_of(match: Match, seat: int, bot: str) -> Job:
    """Ask ``bot`` for its move."""
    word = chance_of(match, seat)
    return Job(bot, seat, word, position_of(match), _plays_at_a_glance(bot, match))


def _plays_at_a_glance(bot: str, match: Match) -> bool:
    kind = bots.BOTS[bot]
    return kind.budget(match) == 0 if isinstance(kind, Level) else kind is not bots.Plain
