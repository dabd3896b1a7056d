"""Checks that records tell a match again, and that bent ones are noticed."""

import json
from collections.abc import Callable
from typing import Any

from tesselle.engine import record
from tesselle.engine.contract.case import Case, finished
from tesselle.engine.errors import BadRecord

SKIP = object()  # this record has nothing of the kind to damage


def records_round_trip(case: Case) -> None:
    """A record survives JSON, replays to the same bytes, and verifies."""
    for match in finished(case):
        written = json.loads(json.dumps(match.record()))
        assert record.verify(written).match.state.tobytes() == match.state.tobytes()
        assert record.replay(written).record() == written


def tampered_records_are_refused(case: Case) -> None:
    """Another seed, move, seat, draw or result is noticed, and the place is named."""
    match = next(finished(case))
    honest = match.record()
    last = len(honest["events"])
    for place, damage in _damages(last):
        bad = json.loads(json.dumps(honest))
        if damage(bad) is SKIP:
            continue
        try:
            record.verify(bad)
        except BadRecord as error:
            assert place in str(error), f"expected {place!r} in {error}"
        else:
            raise AssertionError(f"a record with a wrong {place} was accepted")


def _damages(last: int) -> list[tuple[str, Callable[[dict[str, Any]], Any]]]:
    """Return ways to damage a record of ``last`` events, each with the place to be named."""

    def draw(bad: dict[str, Any]) -> Any:
        dealt = [event for event in bad["events"] if "dealt" in event]
        return dealt[-1].update(dealt={"draw": ["??"]}) if dealt else SKIP

    def hidden_draw(bad: dict[str, Any]) -> Any:
        dealt = [event for event in bad["events"] if "dealt" in event]
        return dealt[0].pop("dealt") if dealt else SKIP

    return [
        ("commitment", lambda bad: bad.update(seed="0" * 63 + "f")),
        ("seed", lambda bad: bad.update(seed="xyz")),
        ("seed", lambda bad: bad.pop("seed")),
        ("commitment", lambda bad: bad.update(commitment="0" * 64)),
        ("format", lambda bad: bad.update(format="tesselle-record/0")),
        ("rules", lambda bad: bad.update(rules="0")),
        ("event 1", lambda bad: bad["events"][0].update(move="nonsense")),
        ("event 1", lambda bad: bad["events"][0].update(seat=99)),
        (f"event {last}", lambda bad: bad["events"][-1].pop("move")),
        (f"event {last + 1}", lambda bad: bad["events"].append(bad["events"][-1])),
        (f"event {last - 1}", lambda bad: bad["events"].pop()),
        ("event", draw),
        ("event", hidden_draw),
        ("result", lambda bad: bad["result"].update(ranking=[0])),
        ("result", lambda bad: bad.pop("result")),
    ]
