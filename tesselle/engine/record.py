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
from tesselle.engine.errors import BadRecord, TesselleError, cut, kind_name, mismatch, shown
from tesselle.engine.match import Match
from tesselle.engine.say import Say, alike, say

FORMAT = "tesselle-record/1"
HEX_SEED = re.compile(r"[0-9a-f]{64}")

T = TypeVar("T")


@dataclass(frozen=True)
class Verified:
    """What a verification has shown."""

    match: Match
    draws: int  # how many times chance spoke, all of them re-derived


def write_record(match: Match, *, secret: bool = False) -> dict[str, Any]:
    """Return the record of ``match``; see ``Match.record``."""
    open_book = secret or match.over
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        "options": dict(match.options),
        **match.pinned,
        "names": list(match.names),
        "commitment": match.commitment,
    }
    if open_book:
        record["seed"] = match.seed.hex()
        if match.dealt:
            record["dealt"] = match.dealt
        record["events"] = [event.data() for event in match.events]
    else:
        told = match.events_for(None)
        record["events"] = [{"seat": event.seat, "move": event.move} for event in told]
    if match.ended:
        record["ended"] = match.ended.data()
    if match.over:
        record["result"] = _result(match)
    return record


def replay(record: Any, **options: Any) -> Match:
    """Play a record again and return the match, or raise BadRecord.

    ``options`` replace those of the record, for a deck that lies elsewhere now.
    """
    *_, match = steps(record, **options)
    return match


def steps(record: Any, **options: Any) -> Iterator[Match]:
    """Yield the one match after its setup and after each event of the record."""
    match = _opened(record, options)
    for number, event in enumerate(_field(record, "events", list), 1):
        yield match
        _play(match, number, event)
    if "ended" in record:
        _end(match, record["ended"])
    yield match
    if match.over:
        _same("result", _result(match), _field(record, "result", dict))
    elif "result" in record:
        last, seat = len(match.events), match.waiting[0]
        raise BadRecord(say("result-too-early", last=last, seat=seat))


def verify(record: Any, **options: Any) -> Verified:
    """Re-derive every draw of a finished match from its seed, or raise BadRecord.

    Unlike ``replay`` this demands a record that is complete: over, and with
    every draw written down.
    """
    match = replay(record, **options)
    if not match.over:
        raise BadRecord(say("match-not-over", last=len(match.events)))
    written = [record, *record["events"]]
    happened = [match.dealt, *(event.dealt for event in match.events)]
    for number, (claim, truth) in enumerate(zip(written, happened, strict=True)):
        if truth and "dealt" not in claim:
            wanted = f"dealt {json.dumps(truth)}"
            raise _bad(_event(number), mismatch(alike(wanted), say("nothing")))
    return Verified(match, sum(map(bool, happened)))


def read_record(text: str | bytes) -> dict[str, Any]:
    """Read a record from JSON text, or raise BadRecord."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(mismatch(say("record-as-json"), cut(str(error)))) from None
    if not isinstance(record, dict):
        raise BadRecord(mismatch(say("a-json-object"), kind_name(type(record))))
    return record


def _opened(record: Any, replaced: dict[str, Any]) -> Match:
    if not isinstance(record, dict):
        raise BadRecord(mismatch(say("record-as-object"), kind_name(type(record))))
    _same("format", FORMAT, _field(record, "format", str))
    seed = _read_seed(record)
    try:
        game = registry.get(_field(record, "game", str))
        _same("rules", game.rules, _field(record, "rules", str))
        options = _field(record, "options", dict) | replaced
        names = record.get("names")
        if names is not None and not isinstance(names, list):
            raise _unlike("names", say("a-list"), names)
        match = Match(game, _field(record, "seats", int), options, seed, names, record)
        for name, truth in match.pinned.items():
            _same(name, truth, _field(record, name, dict))
    except BadRecord:
        raise
    except TesselleError as error:
        raise _bad(say("record-does-not-open"), error.say) from error
    _same("commitment", match.commitment, _field(record, "commitment", str))
    if "dealt" in record:
        _same(alike("dealt").within(_event(0)), match.dealt, record["dealt"])
    return match


def _read_seed(record: dict[str, Any]) -> bytes:
    if "seed" not in record:
        raise BadRecord(say("record-without-seed"))
    seed = _field(record, "seed", str)
    if not HEX_SEED.fullmatch(seed):
        raise _unlike("seed", say("seed-digits"), seed)
    return bytes.fromhex(seed)


def _play(match: Match, number: int, event: Any) -> None:
    place = _event(number)
    if not isinstance(event, dict):
        raise _unlike(place, say("an-object"), event)
    try:
        played = match.play(_field(event, "seat", int), _field(event, "move", str))
    except TesselleError as error:
        raise _bad(place, error.say) from error
    _same(alike("move").within(place), played.move, event["move"])
    if "dealt" in event:
        _same(alike("dealt").within(place), played.dealt, event["dealt"])


def _end(match: Match, ended: Any) -> None:
    if not isinstance(ended, dict):
        raise _unlike("ended", say("an-object"), ended)
    try:
        match.end(_field(ended, "seat", int), _field(ended, "by", str))
    except TesselleError as error:
        raise _bad("ended", error.say) from error


def _result(match: Match) -> dict[str, Any]:
    return {"scores": match.scores, "ranking": match.ranking}


def _event(number: int) -> Say:
    return say("event", number=number) if number else say("setup")


def _bad(place: Say | str, what: Say) -> BadRecord:
    """Return the error that names a place."""
    return BadRecord(what.within(place))


def _unlike(place: Say | str, expected: Say, got: Any) -> BadRecord:
    return _bad(place, mismatch(expected, shown(got)))


def _field(record: dict[str, Any], name: str, kind: type[T]) -> T:
    value = record.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _unlike(name, kind_name(kind), value)
    return value


def _canonical(value: Any) -> str:
    # As text, because to Python 1, 1.0 and True are the same.
    return json.dumps(value, sort_keys=True, default=repr)


def _same(place: Say | str, expected: Any, got: Any) -> None:
    if _canonical(expected) != _canonical(got):
        wanted = json.dumps(expected)
        raise _unlike(place, alike(wanted), got)
