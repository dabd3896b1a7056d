"""Matches of bots as tables: played through the ordinary rules, and written down event by event."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa

from tesselle import __version__
from tesselle.arena.play import Played, played
from tesselle.arena.schedule import Fixture, Plan
from tesselle.bots import Bot
from tesselle.bots.analysis import Judged, judge
from tesselle.engine import anygame, registry
from tesselle.engine.errors import BadOption, mismatch, shown, too_few
from tesselle.engine.game import Game, Numbers, States
from tesselle.engine.kernel import long_kernel
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.lab.dataset.columns import OPTION, events_schema, matches_schema

Seating: TypeAlias = Callable[[Fixture], list[Bot]]
SHARES = 1 << 32  # a match is judged if the end of its id, of 32 bits, is below its part of this


@dataclass(frozen=True)
class Judging:
    """Which part of the matches a search judges, and how hard it thinks on each event."""

    share: float = 0.0
    simulations: int = 200

    def __post_init__(self) -> None:
        if not 0 <= self.share <= 1:
            expected = Say("a part from 0 to 1", "une part de 0 à 1")
            raise BadOption(mismatch(expected, shown(self.share)).within("analyse"))
        if self.simulations < 1:
            raise too_few("simulations", self.simulations)

    def chooses(self, fixture: Fixture) -> bool:
        """Whether this match is judged: it follows from its id, so a dataset can go on."""
        return int(fixture.id[-8:], 16) < self.share * SHARES


@dataclass
class Rows:
    """Matches as columns, which grow."""

    game: Game
    judging: Judging
    matches: dict[str, list[Any]] = field(default_factory=dict)
    events: dict[str, list[Any]] = field(default_factory=dict)
    points: list[Numbers] = field(default_factory=list)  # of the events, an array for each match

    def __post_init__(self) -> None:
        self._states = np.zeros(self.game.most_events + 1, self.game.state)
        self._constants: dict[str, Any] = {}

    def add(self, number: int, shuffle: int, fixture: Fixture, bots: list[Bot]) -> None:
        """Play one match and write it down."""
        states, legal, secret = self._states, [], []

        def watch(match: Match, seat: int, action: int) -> None:
            state = match.state
            states[len(match.events)] = state
            legal.append(len(match.actions(seat)))
            secret.append(bool(self.game.secret(state, seat)))

        done = played(fixture, bots, watch)
        match, length = done.match, len(done.match.events)
        states[length] = match.state
        points = np.zeros((length + 1, match.seats), np.int32)
        write_points(states[: length + 1], points)
        self.points.append(points[1:])
        judged = self._judged(match) if self.judging.chooses(fixture) else None
        opinions = judged or [None] * length
        seats = [event.seat for event in match.events]
        _extend(
            self.events,
            match=[number] * length,
            number=range(1, length + 1),
            seat=seats,
            bot=[fixture.bots[seat] for seat in seats],
            action=[event.action for event in match.events],
            move=[event.move for event in match.events],
            legal=legal[:length],
            secret=secret[:length],
            best=[each and each.best for each in opinions],
            lost=[each and each.lost for each in opinions],
            chances=[each and each.chances for each in opinions],
        )
        self._add_match(number, shuffle, fixture, done, points[-1])
        _extend(self.matches, analysed=[judged is not None])

    def tables(self) -> tuple[Any, Any]:
        """Return the matches and the events."""
        seats = self.points[0].shape[1]
        flat = pa.array(np.concatenate(self.points).reshape(-1))
        starts = pa.array(np.arange(0, len(flat) + 1, seats, dtype=np.int32))
        points = pa.ListArray.from_arrays(starts, flat, events_schema().field("points").type)
        return (
            _table(matches_schema(self.game), self.matches),
            _table(events_schema(), {**self.events, "points": points}),
        )

    def _add_match(
        self, number: int, shuffle: int, fixture: Fixture, done: Played, points: Numbers
    ) -> None:
        match = done.match
        if not self._constants:
            self._constants = _constants(match)
        facts: dict[str, Any] = {
            "match": number,
            "id": fixture.id,
            "shuffle": shuffle,
            "seed": fixture.seed,
            "bots": fixture.bots,
            "bot_seeds": [fixture.seed_of(seat) for seat in range(match.seats)],
            "scores": [score if isinstance(score, list) else [score] for score in match.scores],
            "points": points,
            "ranks": done.ranking,
            "length": len(match.events),
            "forfeit": done.forfeit,
            "error": done.error,
            **self._constants,
        }
        _extend(self.matches, **{name: [fact] for name, fact in facts.items()})

    def _judged(self, match: Match) -> list[Judged | None]:
        """Ask the search about each event that had an alternative, from what its seat could see."""
        again = match.without(len(match.events))
        found: list[Judged | None] = []
        for event in match.events:
            each = judge(again, event.seat, event.move, simulations=self.judging.simulations)
            found.append(each)
            again.play_action(event.seat, event.action)
        return found


def numbered(plan: Plan, first: int, last: int) -> Iterator[tuple[int, int, Fixture]]:
    """Return the matches of some shuffles with their numbers, and those of their shuffles."""
    each = per_shuffle(plan)
    for number, fixture in enumerate(plan.fixtures(first, last), first * each):
        yield number, number // each, fixture


def per_shuffle(plan: Plan) -> int:
    """Return how many matches one shuffle gives."""
    return len(plan.tables()) * plan.seats


def written(
    game: str,
    matches: Iterable[tuple[int, int, Fixture]],
    seated: Seating,
    judging: Judging,
) -> tuple[Any, Any]:
    """Play the matches; return them and their events as Arrow tables."""
    rows = Rows(registry.get(game), judging)
    for number, shuffle, fixture in matches:
        rows.add(number, shuffle, fixture, seated(fixture))
    return rows.tables()


@long_kernel
def write_points(states: States, out: Numbers) -> None:
    """Write what each seat's score is worth in each state."""
    for place in range(len(states)):
        anygame.points(states[place], out[place])


def _constants(match: Match) -> dict[str, Any]:
    """Return what is the same for all matches of a dataset."""
    return {
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        **{OPTION + name: value for name, value in match.options.items()},
        "pinned": json.dumps(match.pinned),
        "tesselle": __version__,
    }


def _extend(columns: dict[str, list[Any]], **more: Iterable[Any]) -> None:
    for name, values in more.items():
        columns.setdefault(name, []).extend(values)


def _table(schema: Any, columns: dict[str, Any]) -> Any:
    return pa.table([_array(columns[each.name], each.type) for each in schema], schema=schema)


def _array(values: Any, kind: Any) -> Any:
    if isinstance(values, pa.Array):
        return values
    if pa.types.is_dictionary(kind):
        return pa.array(values, kind.value_type).dictionary_encode()
    return pa.array(values, kind)
