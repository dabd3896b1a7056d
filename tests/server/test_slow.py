"""Who reads too slowly is not sent everything: one snapshot takes the place of what was missed."""

import socket

import pytest

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
        (watch,) = server.services.matches.hub._watches[match]
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
