"""Who reads too slowly is not sent everything: one snapshot takes the place of what was missed."""

import asyncio
import json
import socket
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed

from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play import hub
from tesselle.server.play.hub import Outbox
from tests.server.backends import SQLITE
from tests.server.serving import Body, Client, Served, table_for_two

FLOOD = 800  # snapshots asked for and not read: more than the system keeps for a socket
MOVES = 60  # of the match whose snapshots they are, so that they are long
MISSED = 5  # further moves of the other one when it has fallen behind


def play_on(players: list[Client], match: str, moves: int) -> list[str]:
    """Play so many moves; give them."""
    played = []
    for _ in range(moves):
        for player in players:
            sight = player.sight(match)
            if sight["legal"]:
                player.play(match, sight["seq"], sight["legal"][0])
                played.append(sight["legal"][0])
                break
    return played


def narrow(server: Served) -> socket.socket:
    """Open a connection for which the system keeps little that was not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.address.split(":")
    line.connect((host, int(port)))
    return line


@pytest.mark.parametrize("settings", [SQLITE], indirect=True)
def test_a_connection_that_falls_behind_gets_one_snapshot_with_all_it_missed(
    server: Served,
) -> None:
    anna, leo, eve = server.client("Anna"), server.client("Léo"), server.client("Eve")
    long = table_for_two(anna, leo, options={"side": 8})
    play_on([anna, leo], long, MOVES)
    match = table_for_two(anna, leo, options={"side": 8})
    with eve.live(sock=narrow(server), compression=None) as slow:
        slow.watch(match)
        (watch,) = server.services.matches.hub.watches(match)
        for _ in range(FLOOD):
            slow.send(type="watch", match=long)
        missed = []
        while not watch.behind:
            missed += play_on([anna, leo], match, 1)
        missed += play_on([anna, leo], match, MISSED)
        told: list[Body] = []  # of the match that went on
        answers = 0
        while answers < FLOOD or not told or told[-1]["type"] != "snapshot":
            message = slow.next()
            if message["match"] == match:
                told.append(message)
            else:
                answers += 1
        *in_time, caught_up = told
        assert [each["type"] for each in in_time] == ["event"] * len(in_time)
        moves = [each["event"]["move"] for each in in_time]
        assert moves + [event["move"] for event in caught_up["events"]] == missed
        (last,) = play_on([anna, leo], match, 1)
        assert slow.next()["event"]["move"] == last  # and goes on as before


def test_whom_no_snapshot_could_be_made_for_gets_one_later(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "RETRY_S", 0.01)
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    matches = server.services.matches
    failures = [OSError("the database is away"), asyncio.CancelledError()]

    async def find(match_id: str) -> LiveMatch:
        if failures:
            raise failures.pop(0)
        return await matches.get(match_id)

    async def fallen_behind() -> bytes:
        outbox = Outbox(matches.hub, find)
        outbox.watch(await matches.get(match), None, 0)
        await outbox.next()
        (watch,) = outbox._watches.values()
        outbox.fall_behind(watch)
        with pytest.raises(asyncio.CancelledError):
            await outbox.next()
        return await outbox.next()

    assert json.loads(server.run(fallen_behind()))["type"] == "snapshot"


def test_a_socket_that_can_send_no_more_is_closed(server: Served) -> None:
    with Client(server).live() as live:
        live.send(type="watch_lobby")
        live.next()
        (outbox,) = server.services.lobby._watching

        async def wait_in_vain() -> None:
            outbox._messages.append(cast("bytes", None))  # cannot be sent, whatever the reason
            outbox._wake()

        server.run(wait_in_vain())
        with pytest.raises(ConnectionClosed) as closed:
            live.socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
