"""A dataset as a folder: what was asked for, a data card, and parts that are whole or not there.

::

    dataset.json                  the plan, and the versions of all that it depends on
    README.md                     the data card
    matches/part-000000.parquet
    events/part-000000.parquet
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tesselle import __version__
from tesselle.arena.schedule import Fixture, Plan, plan
from tesselle.engine import registry
from tesselle.engine.errors import TesselleError, mismatch, shown, too_few, unreadable, unwritable
from tesselle.engine.match import Match
from tesselle.engine.say import Say, alike
from tesselle.lab.dataset.rows import Judging, per_shuffle

FORMAT = "tesselle-dataset/1"
FACTS, CARD = "dataset.json", "README.md"
MATCHES, EVENTS = "matches", "events"
UNFINISHED = ".unfinished"  # the end of a file's name until it is whole


class BadDataset(TesselleError):
    """The folder holds no dataset, or another one, or what is in it does not fit."""


@dataclass(frozen=True)
class Dataset:
    """What was asked for, and where it lies."""

    folder: Path
    plan: Plan
    judging: Judging
    size: int  # of a part, in shuffles

    def __post_init__(self) -> None:
        if self.size < 1:
            raise too_few("part", self.size)

    @property
    def parts(self) -> range:
        """The numbers of its parts."""
        return range(-(-self.plan.shuffles // self.size))

    @property
    def matches(self) -> int:
        """How many matches it has when it is whole."""
        return self.plan.shuffles * per_shuffle(self.plan)

    def shuffles(self, part: int) -> tuple[int, int]:
        """Return the first shuffle of a part, and the one after its last."""
        return part * self.size, min((part + 1) * self.size, self.plan.shuffles)

    def matches_in(self, part: int) -> int:
        """Return how many matches a part has."""
        first, last = self.shuffles(part)
        return (last - first) * per_shuffle(self.plan)

    def part_of(self, match: int) -> int:
        """Return the part that a match is in."""
        return match // per_shuffle(self.plan) // self.size

    def numbered(self, match: int) -> tuple[int, int, Fixture]:
        """Return a match's number, that of its shuffle, and who plays what."""
        shuffle, turn = divmod(match, per_shuffle(self.plan))
        return match, shuffle, next(islice(self.plan.fixtures(shuffle, shuffle + 1), turn, None))

    def file(self, table: str, part: int) -> Path:
        """Return where a part of a table lies."""
        return self.folder / table / f"part-{part:06}.parquet"

    def missing(self) -> list[int]:
        """Return the parts that are not there yet."""
        return [part for part in self.parts if not self.file(MATCHES, part).exists()]

    def keep(self, part: int, matches: bytes, events: bytes) -> None:
        """Store a part: its matches last, so that they tell that it is whole."""
        write(self.file(EVENTS, part), events)
        write(self.file(MATCHES, part), matches)

    def read(self, table: str, part: int) -> Any:
        """Read a part of a table."""
        path = self.file(table, part)
        try:
            return pq.read_table(path)
        except (OSError, pa.ArrowInvalid) as error:
            raise BadDataset(unreadable(path, error)) from None

    def facts(self) -> dict[str, Any]:
        """Return what ``dataset.json`` says."""
        asked = self.plan
        game = registry.get(asked.game)
        return {
            "format": FORMAT,
            "tesselle": __version__,
            "rules": game.rules,
            "pinned": Match(game, asked.seats, asked.options, 0).pinned,
            "plan": json.loads(json.dumps(asdict(asked))),
            "judging": asdict(self.judging),
            "shuffles_in_a_part": self.size,
        }


def opened(folder: Path) -> Dataset:
    """Return the dataset of a folder, or raise BadDataset; other rules than ours are refused."""
    path = folder / FACTS
    try:
        facts = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        raise BadDataset(unreadable(path, error)) from None
    try:
        asked = plan(**facts["plan"])
        dataset = Dataset(folder, asked, Judging(**facts["judging"]), facts["shuffles_in_a_part"])
        kind = facts["format"]
    except (KeyError, TypeError) as error:
        told = f"{type(error).__name__}: {error}"
        raise BadDataset(mismatch(alike(FORMAT), told).within(str(path))) from None
    if kind != FORMAT:
        raise BadDataset(mismatch(alike(FORMAT), shown(kind)).within(str(path)))
    ours = dataset.facts()
    for name in ("rules", "pinned"):
        _same(f"{path}: {name}", ours[name], facts.get(name))
    return dataset


def begun(wanted: Dataset) -> Dataset:
    """Return the dataset to be made, new or gone on with; a folder with another one is refused."""
    path, facts = wanted.folder / FACTS, wanted.facts()
    if path.exists():
        opened(wanted.folder)
        there = json.loads(path.read_bytes())
        for name in facts:
            _same(f"{path}: {name}", facts[name], there.get(name))
        return wanted
    if wanted.folder.exists() and any(wanted.folder.iterdir()):
        expected = Say("an empty folder, or a dataset to go on with", "un dossier vide, ou à finir")
        raise BadDataset(mismatch(expected, str(wanted.folder)))
    write(path, json.dumps(facts, indent=2).encode() + b"\n")
    return wanted


def write(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole, on disk, or not at all."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise BadDataset(unwritable(path, error)) from None


def _same(place: str, expected: Any, got: Any) -> None:
    if expected != got:
        wanted, came = json.dumps(expected), json.dumps(got)
        raise BadDataset(mismatch(alike(wanted), came).within(place))
