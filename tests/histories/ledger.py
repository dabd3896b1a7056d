"""What all soaks together have shown: a line of JSON for each run, which is only added to."""

import json
import subprocess
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.histories import checker
from tests.histories.story import KILL, Told

FILE = Path(__file__).parent / "ledger.jsonl"


@dataclass
class Sum:
    """What runs on one kind of database add up to."""

    runs: int = 0
    kills: int = 0
    faults: Counter[str] = field(default_factory=Counter)  # others
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unsound: int = 0  # runs in which the checker found anything at all

    def add(self, line: dict[str, Any]) -> None:
        """Add a run."""
        self.runs += 1
        self.kills += line["faults"].get(KILL, 0)
        self.faults.update({name: n for name, n in line["faults"].items() if name != KILL})
        self.acknowledged += line["acknowledged"]
        self.lost += line["lost"]
        self.doubled += line["doubled"]
        self.unsound += not line["sound"]

    def __str__(self) -> str:
        others = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        colour = f"red in {self.unsound} runs" if self.unsound else "green"
        return (
            f"{self.runs} runs: {self.kills} kill -9, {self.faults.total()} other faults"
            f" ({others}); {self.acknowledged} moves acknowledged, {self.lost} lost,"
            f" {self.doubled} doubled; checker {colour}"
        )


def line_of(told: Told) -> dict[str, Any]:
    """Return the line of a run."""
    verdict = told.verdict
    return {
        "kind": told.plan.kind,
        "seed": told.plan.seed,
        "seconds": told.plan.seconds,
        "commit": _commit(),
        "faults": dict(sorted(told.faults.items())),
        "matches": verdict.matches,
        "acknowledged": verdict.acknowledged,
        "unknown": verdict.unknown,
        "reads": verdict.reads,
        "told": verdict.told,
        "lost": verdict.count(checker.acknowledged_moves_persist),
        "doubled": verdict.count(checker.one_id_gives_one_event)
        + verdict.count(checker.no_number_is_given_twice),
        "sound": verdict.sound,
    }


def add(told: Told, file: Path = FILE) -> dict[str, Any]:
    """Add a run, and return its line."""
    line = line_of(told)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line) + "\n")
    return line


def read(file: Path = FILE) -> list[dict[str, Any]]:
    """Return the lines of all runs."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def sums(lines: Iterable[dict[str, Any]]) -> dict[str, Sum]:
    """Add runs up, by kind of database."""
    found: dict[str, Sum] = {}
    for line in lines:
        found.setdefault(line["kind"], Sum()).add(line)
    return found


def _commit() -> str:
    """Return the commit that is checked out, marked if something was changed since."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=FILE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip()
