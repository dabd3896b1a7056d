"""Playing a dataset's matches again from their seeds, and comparing every row.

The actions come from the file, or from the same bots with the same seeds.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from tesselle.arena.run import seated
from tesselle.arena.schedule import Fixture
from tesselle.bots import Bot
from tesselle.bots.outside import LIMIT_S
from tesselle.engine import registry
from tesselle.engine.errors import mismatch, shown, too_few
from tesselle.engine.match import Match
from tesselle.engine.say import Say, alike
from tesselle.engine.seats import LONGEST_NAME
from tesselle.lab.dataset.folder import EVENTS, MATCHES, BadDataset, Dataset
from tesselle.lab.dataset.rows import written


@dataclass(frozen=True)
class Checked:
    """What was compared, and was right."""

    matches: int
    events: int


class AsWritten:
    """Plays the actions of a file, whoever is to move."""

    def __init__(self, actions: Iterable[int]) -> None:
        self._actions = iter(actions)

    def choose(self, match: Match, seat: int) -> int:
        """Return the next action; there is none where a bot erred."""
        return next(self._actions)


def verify(
    dataset: Dataset,
    sample: int | None = None,
    *,
    bots: bool = False,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Checked:
    """Compare all matches, or a sample, with what their seeds give, or raise BadDataset.

    With ``bots`` the bots choose again too, which takes as long as it took then.
    """
    if sample is not None and sample < 1:
        raise too_few("sample", sample)
    whole = range(dataset.matches)
    chosen = whole if sample is None else random.Random(seed).sample(whole, min(sample, len(whole)))
    by_part: dict[int, list[int]] = defaultdict(list)
    for number in chosen:
        by_part[dataset.part_of(number)].append(number)
    events = 0
    for part, numbers in sorted(by_part.items()):
        events += _verify_part(dataset, part, sorted(numbers), bots=bots)
        if progress:
            progress(len(numbers))
    return Checked(len(chosen), events)


def record(dataset: Dataset, number: int) -> dict[str, Any]:
    """Return the whole record of a match, every draw included."""
    if not 0 <= number < dataset.matches:
        expected = Say(f"0 to {dataset.matches - 1}", f"de 0 à {dataset.matches - 1}")
        raise BadDataset(mismatch(expected, shown(number)).within("match"))
    events = _of(dataset.read(EVENTS, dataset.part_of(number)), number)
    _, _, fixture = dataset.numbered(number)
    names = [bot[:LONGEST_NAME] for bot in fixture.bots]
    game = registry.get(fixture.game)
    match = Match(game, len(names), fixture.options, fixture.seed, names)
    for seat, action in zip(
        *(events[name].to_pylist() for name in ("seat", "action")), strict=True
    ):
        match.play_action(seat, action)
    return match.record(secret=True)


def _verify_part(dataset: Dataset, part: int, numbers: list[int], *, bots: bool) -> int:
    """Compare some matches of a part; return how many events they have."""
    matches, events = dataset.read(MATCHES, part), dataset.read(EVENTS, part)
    wanted = dataset.matches_in(part)
    if matches.num_rows != wanted:
        _refuse(str(dataset.file(MATCHES, part)), f"{wanted} matches", str(matches.num_rows))
    compared = 0
    for number in numbers:
        played, happened = _of(matches, number), _of(events, number)
        actions = happened["action"].to_pylist()
        script = AsWritten(actions)

        def seating(fixture: Fixture, script: AsWritten = script) -> list[Bot]:
            return seated(fixture, LIMIT_S) if bots else [script] * len(fixture.bots)

        truth = written(dataset.plan.game, [dataset.numbered(number)], seating, dataset.judging)
        erred = played.num_rows == 1 and played["forfeit"][0].is_valid
        ignored = ("error",) if erred else ()  # what a script does where a bot erred is its own
        _compare(number, MATCHES, truth[0], played, ignored)
        _compare(number, EVENTS, truth[1], happened)
        compared += len(actions)
    return compared


def _compare(
    number: int, table: str, truth: Any, found: Any, ignored: tuple[str, ...] = ()
) -> None:
    place = f"match {number}: {table}"
    if found.schema.names != truth.schema.names:
        _refuse(place, ", ".join(truth.schema.names), ", ".join(found.schema.names))
    for name in truth.schema.names:
        wanted, got = truth[name].to_pylist(), found[name].to_pylist()
        if name in ignored or wanted == got:
            continue
        if len(wanted) != len(got):
            _refuse(place, f"{len(wanted)} rows", f"{len(got)} rows")
        row = next(
            row for row, pair in enumerate(zip(wanted, got, strict=True)) if pair[0] != pair[1]
        )
        where = f"{place}, row {row + 1}, {name}" if len(got) > 1 else f"{place}, {name}"
        _refuse(where, shown(wanted[row]), shown(got[row]))


def _refuse(place: str, expected: str, got: str) -> None:
    raise BadDataset(mismatch(alike(expected), got).within(place))


def _of(table: Any, number: int) -> Any:
    """Return the rows of one match."""
    return table.filter(pc.equal(table["match"], pa.scalar(number, pa.int64())))
