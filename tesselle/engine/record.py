"""Records: a match as one JSON object, and back again.

A finished record holds the seed.  Reading it plays every event again through
the ordinary rules and compares all that the record claims: the commitment, each
draw, each move, the result.  The first thing that does not fit is named.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from tesselle.engine import registry
from tesselle.engine.errors import BadRecord, TesselleError, shown
from tesselle.engine.match import Match

FORMAT = "tesselle-record/1"
HEX_SEED = re.compile(r"[0-9a-f]{64}")

T = TypeVar("T")


@dataclass(frozen=True)
class Verified:
    """What a verification has shown."""

    match: Match
    draws: int  # how many times chance spoke, all of them re-derived


def write_record(match: Match, *, secret: bool = False) -> dict[str, Any]:
    """Give the record of ``match``; see ``Match.record``."""
    open_book = secret or match.over
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        "options": dict(match.options),
        **match.game.pinned(match.options),
        "names": list(match.names),
        "commitment": match.commitment,
    }
    if open_book:
        record["seed"] = match.seed.hex()
        if match.dealt:
            record["dealt"] = match.dealt
        record["events"] = [event.data() for event in match.events]
    else:
        told = match.told(None)
        record["events"] = [{"seat": event.seat, "move": event.move} for event in told]
    if match.over:
        record["result"] = _result(match)
    return record


def replay(record: Any, **options: Any) -> Match:
    """Play a record again and give the match, or raise BadRecord.

    ``options`` replace those of the record, for a deck that lies elsewhere now.
    """
    *_, match = steps(record, **options)
    return match


def steps(record: Any, **options: Any) -> Iterator[Match]:
    """Yield the one match after its setup and after each event of the record."""
    match = _opened(record, options)
    yield match
    for number, event in enumerate(_field(record, "events", list), 1):
        _play(match, number, event)
        yield match
    if match.over:
        _same("result", _result(match), _field(record, "result", dict))
    elif "result" in record:
        raise BadRecord(
            f"after event {len(match.events)}: the record has a result, "
            f"but seat {match.waiting[0]} is still to act"
        )


def verify(record: Any, **options: Any) -> Verified:
    """Re-derive every draw of a finished match from its seed, or raise BadRecord.

    Unlike ``replay`` this demands a record that is complete: over, and with
    every draw written down.
    """
    match = replay(record, **options)
    if not match.over:
        raise BadRecord(f"the match is not over after event {len(match.events)}")
    written = [record, *record["events"]]
    happened = [match.dealt, *(event.dealt for event in match.events)]
    for number, (claim, truth) in enumerate(zip(written, happened, strict=True)):
        if truth and "dealt" not in claim:
            raise BadRecord(f"{_place(number)}: expected dealt {json.dumps(truth)}, got none")
    return Verified(match, sum(map(bool, happened)))


def read_record(text: str | bytes) -> dict[str, Any]:
    """Read a record from JSON text, or raise BadRecord."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"expected a record as JSON, got {error}") from None
    if not isinstance(record, dict):
        raise BadRecord(f"expected a JSON object, got {type(record).__name__}")
    return record


def _opened(record: Any, replaced: dict[str, Any]) -> Match:
    if not isinstance(record, dict):
        raise BadRecord(f"expected a record as an object, got {type(record).__name__}")
    _same("format", FORMAT, _field(record, "format", str))
    seed = _read_seed(record)
    try:
        game = registry.get(_field(record, "game", str))
        _same("rules", game.rules, _field(record, "rules", str))
        options = _field(record, "options", dict) | replaced
        names = record.get("names")
        if names is not None and not isinstance(names, list):
            raise BadRecord(f"names: expected a list, got {shown(names)}")
        match = Match(game, _field(record, "seats", int), options, seed, names)
        for name, truth in game.pinned(match.options).items():
            _same(name, truth, _field(record, name, dict))
    except BadRecord:
        raise
    except TesselleError as error:
        raise BadRecord(f"the record does not open: {error}") from error
    _same("commitment", match.commitment, _field(record, "commitment", str))
    if "dealt" in record:
        _same("setup: dealt", match.dealt, record["dealt"])
    return match


def _read_seed(record: dict[str, Any]) -> bytes:
    if "seed" not in record:
        raise BadRecord("the record has no seed: it was written before the match was over")
    seed = _field(record, "seed", str)
    if not HEX_SEED.fullmatch(seed):
        raise BadRecord(f"seed: expected 64 hex digits, got {shown(seed)}")
    return bytes.fromhex(seed)


def _play(match: Match, number: int, event: Any) -> None:
    place = _place(number)
    if not isinstance(event, dict):
        raise BadRecord(f"{place}: expected an object, got {shown(event)}")
    try:
        played = match.play(_field(event, "seat", int), _field(event, "move", str))
    except TesselleError as error:
        raise BadRecord(f"{place}: {error}") from error
    _same(f"{place}: move", played.move, event["move"])
    if "dealt" in event:
        _same(f"{place}: dealt", played.dealt, event["dealt"])


def _result(match: Match) -> dict[str, Any]:
    return {"scores": match.scores, "ranking": match.ranking}


def _place(number: int) -> str:
    return f"event {number}" if number else "setup"


def _field(record: dict[str, Any], name: str, kind: type[T]) -> T:
    value = record.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"{name}: expected {kind.__name__}, got {shown(value)}")
    return value


def _canonical(value: Any) -> str:
    # As text, because to Python 1, 1.0 and True are the same.
    return json.dumps(value, sort_keys=True, default=repr)


def _same(place: str, expected: Any, got: Any) -> None:
    if _canonical(expected) != _canonical(got):
        raise BadRecord(f"{place}: expected {json.dumps(expected)}, got {shown(got)}")
