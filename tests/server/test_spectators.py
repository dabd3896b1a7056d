"""However many look on: all are told all of it, in order, and who plays does not wait for them."""

import asyncio
import gc
import json
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tesselle.server.play import hub
from tesselle.server.play.hub import Line, Outbox
from tests.server.backends import SQLITE
from tests.server.serving import Body, Client, Served, table_for_two, until
from tests.server.test_slow import play_on

SPECTATORS = 5  # in three groups of two
MOVES = 4
pytestmark = pytest.mark.parametrize("settings", [SQLITE], indirect=True)


@pytest.fixture(autouse=True)
def small_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "GROUP", 2)


def begun(server: Served) -> tuple[Client, Client, str]:
    anna, leo = server.client("Anna"), server.client("Léo")
    return anna, leo, table_for_two(anna, leo)


def test_all_groups_are_told_every_event_in_order(server: Served) -> None:
    anna, leo, match = begun(server)
    with ExitStack() as stack:
        lives = [stack.enter_context(Client(server).live()) for _ in range(SPECTATORS)]
        for live in lives:
            live.watch(match)
        moves = play_on([anna, leo], match, MOVES)
        for live in lives:
            told = [live.next() for _ in moves]
            assert [each["type"] for each in told] == ["event"] * MOVES
            assert [each["event"]["move"] for each in told] == moves


def test_snapshots_shared_by_many_hold_what_each_asked_for(server: Served) -> None:
    anna, leo, match = begun(server)
    moves = play_on([anna, leo], match, 2)
    with ExitStack() as stack:
        for since in [0, 0, 0, 1, 0, 2]:
            live = stack.enter_context(Client(server).live())
            events = live.watch(match, since)["events"]
            assert [event["move"] for event in events] == moves[since:]
        moves += play_on([anna, leo], match, 1)
        late = stack.enter_context(Client(server).live())
        assert [event["move"] for event in late.watch(match)["events"]] == moves


def test_when_events_come_too_fast_for_all_a_snapshot_tells_what_was_left_out(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_WAITING", 2)
    anna, leo, match = begun(server)
    moves = play_on([anna, leo], match, MOVES)
    matches = server.services.matches

    async def told() -> list[list[Body]]:
        """Tell of all events at once, which no group can keep up with."""
        live = await matches.get(match)
        outboxes = [Outbox(matches.hub, matches.get) for _ in range(SPECTATORS)]
        for outbox in outboxes:
            outbox.watch(live, None, MOVES)
            await outbox.next()
        for watch in matches.hub.watches(match):
            watch.seq = 0
        for event in live.log:
            matches.hub.tell(live, event, [])
        found = [await until_told(outbox, match) for outbox in outboxes]
        for outbox in outboxes:
            outbox.close()
        return found

    for messages in server.run(told()):
        heard: list[str] = []
        for each in messages:
            happened = each["events"] if each["type"] == "snapshot" else [each["event"]]
            heard += [event["move"] for event in happened]
        assert heard == moves
        assert messages[-1]["type"] == "snapshot"


async def until_told(outbox: Outbox, match: str) -> list[Body]:
    found: list[Body] = []
    while not found or found[-1]["type"] != "snapshot":
        found.append(json.loads(await asyncio.wait_for(outbox.next(), 20)))
    return found


def test_a_line_that_ended_is_let_go_without_a_search_for_garbage(server: Served) -> None:
    _, _, match = begun(server)
    with unsearched(), Client(server).live() as live:
        live.watch(match)
        line = weakref.ref(line_to(server, match))
        assert line()
        live.socket.close()
        until(lambda: line() is None, bool)


def line_to(server: Served, match: str) -> Line:
    (watch,) = server.services.matches.hub.watches(match)
    assert isinstance(watch.outbox, Outbox)
    assert watch.outbox._line
    return watch.outbox._line


@contextmanager
def unsearched() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
