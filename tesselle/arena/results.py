"""Results as JSON Lines: one finished game on each line, safe on disk as they come."""

import dataclasses
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tesselle.engine.errors import TesselleError, mismatch, shown, unreadable, unwritable
from tesselle.engine.say import Say


class BadResults(TesselleError):
    """The file is not one of results, or cannot be read or written."""


@dataclass(frozen=True, kw_only=True)
class Result:
    """One finished game; lists are by seat."""

    id: str  # "mosaic-5f1c0f6b9d2e7a34"
    game: str
    seats: int
    options: dict[str, Any]
    seed: int  # of the shuffle
    bots: list[str]
    scores: list[Any]  # as they stood at the end, or at the forfeit
    ranking: list[int]
    length: int  # events
    ms_per_move: list[float]  # the median of each seat's moves; 0 for a seat that made none
    forfeit: int | None = None  # the seat of the bot that erred
    error: str | None = None  # what it did
    record: dict[str, Any] | None = None

    def line(self) -> str:
        """Return the result as one line of JSON."""
        facts = dataclasses.asdict(self)
        return json.dumps({name: fact for name, fact in facts.items() if fact is not None}) + "\n"


def read_line(text: str | bytes) -> Result:
    """Read what ``Result.line`` wrote, or raise BadResults."""
    try:
        result = Result(**json.loads(text))
    except (ValueError, TypeError, RecursionError) as error:
        expected = Say("a result as JSON", "un résultat en JSON")
        raise BadResults(mismatch(expected, f"{shown(text)}: {error}")) from None
    return result


def read_results(path: Path) -> list[Result]:
    """Read the results of a file, each game once; none when there is no file.

    A last line without its end was torn by a kill and is left out.
    """
    try:
        whole = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise BadResults(unreadable(path, error)) from None
    found: dict[str, Result] = {}
    for number, line in enumerate(whole.split(b"\n")[:-1], 1):
        try:
            result = read_line(line)
        except BadResults as error:
            told = error.say
            raise BadResults(
                Say(f"{path}, line {number}: {told.en}", f"{path}, ligne {number} : {told.fr}")
            ) from None
        found.setdefault(result.id, result)
    return list(found.values())


class Ledger:
    """A file of results that is added to; opening it drops a torn last line."""

    def __init__(self, path: Path) -> None:
        self.results = read_results(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            whole = path.read_bytes()
            self._file.truncate(whole.rfind(b"\n") + 1)
        except OSError as error:
            raise BadResults(unwritable(path, error)) from None

    def add(self, results: Iterable[Result]) -> None:
        """Append results; when this returns they have reached the disk."""
        new = list(results)
        try:
            self._file.write("".join(result.line() for result in new).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise BadResults(unwritable(self._file.name, error)) from None
        self.results += new

    def close(self) -> None:
        """Close the file."""
        self._file.close()
