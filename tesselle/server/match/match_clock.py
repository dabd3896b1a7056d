"""The clocks of one match: who has how long, and whose time is running.

They follow from the times of the events, so every process counts the same.
Bots have no clock.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from tesselle.engine.game import Game
from tesselle.engine.match import Match
from tesselle.server.match.downtime import Downtime
from tesselle.server.store.append import StoredEvent
from tesselle.server.store.players import BOT, Seated
from tesselle.server.wire.kinds import MOVE, UNDO
from tesselle.server.wire.terms import (
    DAY_MS,
    SECOND_MS,
    DaysClock,
    FischerClock,
    MoveClock,
    NoClock,
    Terms,
)


@dataclass(frozen=True)
class Run:
    """A clock that runs."""

    since_ms: int
    left_ms: int  # at that moment
    judging: bool  # it is the time for a judgement, not for a move


@dataclass
class MatchClock:
    """The clocks of all seats."""

    terms: Terms
    downtime: Downtime
    bank: list[int]  # by seat: what a clock shows when it does not run; used up by Fischer's only
    runs: dict[int, Run] = field(default_factory=dict)

    def copy(self) -> "MatchClock":
        """Return clocks that go their own way from here."""
        return replace(self, bank=list(self.bank), runs=dict(self.runs))

    def start(self, match: Match, players: Sequence[Seated], at_ms: int) -> None:
        """Start the clocks of those who are to act and whose clock stands."""
        for seat, judging in _to_act(match, players).items():
            left = self._given(seat, judging=judging)
            if seat not in self.runs and left is not None:
                self.runs[seat] = Run(at_ms, left, judging)

    def follow(self, match: Match, players: Sequence[Seated], event: StoredEvent) -> None:
        """Stop and start clocks by an event, which ``match`` and ``players`` have taken in."""
        acting = _to_act(match, players)
        for seat in list(self.runs):
            acted = event.kind == UNDO or (event.kind == MOVE and event.seat == seat)
            if acted or seat not in acting:
                self._stop(seat, event.at_ms, moved=event.kind == MOVE and event.seat == seat)
        self.start(match, players, event.at_ms)

    def left_ms(self, now_ms: int) -> list[int | None]:
        """Return what each seat's clock shows; none where there is no clock."""
        shown = [self._shown(seat, now_ms) for seat in range(len(self.bank))]
        return [None if left is None else max(0, left) for left in shown]

    def out(self, now_ms: int) -> list[int]:
        """Return the seats whose time is over."""
        return [seat for seat in self.runs if (self._shown(seat, now_ms) or 0) <= 0]

    def due_ms(self, now_ms: int) -> int | None:
        """Return when the next clock runs out, if no server stops meanwhile."""
        left = [self._shown(seat, now_ms) or 0 for seat in self.runs]
        return now_ms + min(left) if left else None

    def _shown(self, seat: int, now_ms: int) -> int | None:
        run = self.runs.get(seat)
        if run is None:
            return self._given(seat, judging=False)
        return run.left_ms - self.downtime.lived_ms(run.since_ms, now_ms)

    def _given(self, seat: int, *, judging: bool) -> int | None:
        if judging and self.terms.judge_s is not None:
            return self.terms.judge_s * SECOND_MS
        return None if isinstance(self.terms.clock, NoClock) else self.bank[seat]

    def _stop(self, seat: int, at_ms: int, *, moved: bool) -> None:
        run = self.runs.pop(seat)
        clock = self.terms.clock
        if isinstance(clock, FischerClock) and not run.judging:
            left = run.left_ms - self.downtime.lived_ms(run.since_ms, at_ms)
            self.bank[seat] = max(0, left) + clock.increment_s * SECOND_MS * moved


def new_clock(match: Match, terms: Terms, downtime: Downtime) -> MatchClock | None:
    """Return the clocks of a match; none where neither clock nor judgement has a limit."""
    judged = terms.judge_s is not None and match.game.judges is not Game.judges
    if isinstance(terms.clock, NoClock) and not judged:
        return None
    bank = START_MS[type(terms.clock)](terms.clock)
    return MatchClock(terms, downtime, [bank] * match.seats)


def _to_act(match: Match, players: Sequence[Seated]) -> dict[int, bool]:
    """Return the people who are to act, and whether they are to judge."""
    people = [seat for seat in match.waiting if players[seat].kind != BOT]
    state = match.state
    return {seat: match.game.judges(state, seat) for seat in people}


START_MS: dict[type, Callable[..., int]] = {
    NoClock: lambda _clock: 0,
    MoveClock: lambda clock: clock.seconds * SECOND_MS,
    FischerClock: lambda clock: clock.start_s * SECOND_MS,
    DaysClock: lambda clock: clock.days * DAY_MS,
}
