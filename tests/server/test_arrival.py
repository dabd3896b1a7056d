"""Requests arrive in bounds: heads of a certain size, all of it in a certain time."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http import HTTPStatus
from http.client import HTTPResponse
from itertools import repeat
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tesselle.server.http.arrival import Limits, protocol
from tests.server.backends import SQLITE, backend
from tests.server.serving import PATIENCE_S, Body, Client, Served, lines, served, until

LARGEST = 4096
ARRIVAL_S = 1.0
FLOOD = 8 * 2**20  # bytes, far more than the system keeps for a connection
HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
POST = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that allows little."""
    limits = Limits(LARGEST, ARRIVAL_S)
    folder: Path = tmp_path_factory.mktemp("strict")
    with backend(SQLITE, folder) as found:
        settings = found.model_copy(update=limits._asdict())
        with served(settings, http=protocol(limits)) as server:
            yield server


def opened(server: Served) -> socket.socket:
    host, port = server.address.split(":")
    return socket.create_connection((host, int(port)), PATIENCE_S)


def flood(line: socket.socket, begin: bytes, piece: bytes) -> None:
    """Send until the other end has had enough."""
    line.sendall(begin)
    with suppress(ConnectionError):
        for _ in range(FLOOD // len(piece)):
            line.sendall(piece)


def heard(line: socket.socket) -> bytes:
    """Give all that comes until the other end closes."""
    told = bytearray()
    with suppress(ConnectionResetError):
        while part := line.recv(65536):
            told += part
    return bytes(told)


def answer(told: bytes) -> tuple[int, Body]:
    """Read one answer: its status and its body."""
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.lower().count(b"connection: close") == 1, told
    problem: Body = json.loads(body)
    assert problem["message"]
    assert problem["message_fr"]
    return int(head.split()[1]), problem


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (GET, b"X-More: " + b"x" * 1000 + b"\r\n"),
        (GET + b"X-Long: ", b"x" * 1000),
        (GET, b"x" * 1000),
        (b"GET /", b"x" * 1000),
        (HANDSHAKE, b"X-More: " + b"x" * 1000 + b"\r\n"),
        (
            POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
            b"X-T: " + b"x" * 99 + b"\r\n",
        ),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-T: ", b"x" * 1000),
    ],
    ids=["fields", "a value", "a name", "a path", "a handshake", "trailers", "a trailer"],
)
def test_a_head_without_end_is_refused_and_not_kept(
    strict: Served, begin: bytes, piece: bytes
) -> None:
    with opened(strict) as line:
        flood(line, begin, piece)
        status, problem = answer(heard(line))
    assert (status, problem["code"]) == (431, "head_too_large")
    assert problem["details"]["most"] == LARGEST


@pytest.mark.parametrize("begin", [GET, HANDSHAKE], ids=["request", "handshake"])
@pytest.mark.parametrize(
    ("more", "status"),
    [
        (b"X-Long: " + b"x" * LARGEST + b"\r\n", 431),
        (b"".join(repeat(b"X: y\r\n", 101)), 431),
        (b"X-Long: " + b"x" * (LARGEST // 2) + b"\r\n", None),
    ],
    ids=["long", "many", "fine"],
)
def test_a_whole_head_is_refused_if_too_large(
    strict: Served, begin: bytes, more: bytes, status: int | None
) -> None:
    with opened(strict) as line:
        line.sendall(begin + more + b"\r\n")
        first = int(line.recv(65536).split()[1])
    assert first == status if status else first in (200, 101)


@pytest.mark.parametrize("begin", [GET, HANDSHAKE], ids=["request", "handshake"])
def test_a_path_that_is_too_long_is_refused(strict: Served, begin: bytes) -> None:
    longer = begin.replace(b" HTTP", b"?" + b"a" * 9000 + b" HTTP", 1)
    with opened(strict) as line:
        line.sendall(longer + b"\r\n")
        assert int(line.recv(65536).split()[1]) == 414


@pytest.mark.parametrize(
    "part",
    [
        b"GET /hea",
        GET,
        HANDSHAKE,
        POST + b"Content-Length: 100\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
    ],
    ids=["path", "head", "handshake", "body", "trailers"],
)
def test_a_request_that_does_not_arrive_in_time_is_refused(strict: Served, part: bytes) -> None:
    with opened(strict) as line:
        line.sendall(part)
        status, problem = answer(heard(line))
    assert (status, problem["code"]) == (408, "too_late")


def test_a_request_that_trickles_in_is_refused_all_the_same(strict: Served) -> None:
    began = time.monotonic()
    with opened(strict) as line:
        line.sendall(GET)
        line.settimeout(ARRIVAL_S / 4)
        told = b""
        while not told and time.monotonic() - began < 10 * ARRIVAL_S:
            line.sendall(b"X: y\r\n")
            with suppress(TimeoutError):
                told = line.recv(65536)
    assert answer(told)[0] == 408


@pytest.mark.parametrize(
    "words",
    [b"", b"\r\n", GET + b"\r\n\r\n", GET + b"Content-Length: 9\r\n\r\n"],
    ids=["nothing", "a blank line", "a blank line afterwards", "no body"],
)
def test_a_connection_on_which_nothing_is_asked_is_closed(strict: Served, words: bytes) -> None:
    with opened(strict) as line:
        line.sendall(words)
        line.settimeout(10 * ARRIVAL_S)
        told = heard(line)
    assert told.count(b'{"status":"ok"}') == words.count(b"GET"), told


@pytest.mark.parametrize("nonsense", [b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"HELLO\r\n\r\n"])
def test_what_is_no_request_is_refused_in_our_own_words(strict: Served, nonsense: bytes) -> None:
    with opened(strict) as line:
        line.sendall(nonsense)
        status, problem = answer(heard(line))
    assert (status, problem["code"]) == (400, "not_http")


def test_a_request_in_pieces_and_one_after_another_are_answered(strict: Served) -> None:
    body = b'{"name": "Anna"}'
    pieces = (
        POST[:9],
        POST[9:] + b"Content-Length: %d\r\n" % len(body),
        b"\r\n" + body[:5],
        body[5:],
    )
    with opened(strict) as line:
        for _ in range(3):
            for piece in pieces:
                line.sendall(piece)
                time.sleep(ARRIVAL_S / 8)
            answer = HTTPResponse(line)
            answer.begin()
            assert answer.status == HTTPStatus.CREATED
            assert b"Anna" in answer.read()


def test_an_answer_may_take_longer_than_its_request(strict: Served) -> None:
    anna = strict.client()
    match = anna.quick("mosaic", options={"side": 3})
    with lines(anna, match) as told, anna.live() as live:
        assert json.loads(next(told))["type"] == "snapshot"
        seen = live.watch(match)
        time.sleep(2 * ARRIVAL_S)
        live.play(match, seen["seq"], seen["legal"][0], "m1")
        assert live.next()["id"] == "m1"
        assert json.loads(next(told))["type"] == "event"


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Served]:
    """A server without a proxy, where one address has three connections at most."""
    few = {"most_connections": 3, "trusted_proxies": "10.0.0.9"}
    with backend(SQLITE, tmp_path) as found, served(found.model_copy(update=few)) as server:
        yield server


def test_an_address_has_so_many_connections_that_ask_nothing(crowded: Served) -> None:
    with ExitStack() as stack:
        first, *_ = [stack.enter_context(opened(crowded)) for _ in range(3)]
        until(lambda: heard_at_once(crowded), lambda told: told)
        status, problem = answer(heard_at_once(crowded))
        assert (status, problem["code"]) == (429, "too_many_open")
        first.close()
        until(lambda: heard_at_once(crowded), lambda told: not told)


def heard_at_once(server: Served) -> bytes:
    """What a new connection is told before it asks anything."""
    with opened(server) as line:
        line.settimeout(0.2)
        try:
            return heard(line)
        except TimeoutError:
            return b""


def test_an_address_has_so_many_sockets(crowded: Served) -> None:
    anna = Client(crowded)
    with anna.live(), anna.live(), anna.live() as last:
        with pytest.raises(InvalidStatus), anna.live():
            pass
        last.socket.close()
        until(lambda: opens(anna), bool)


def opens(somebody: Client) -> bool:
    try:
        with somebody.live():
            return True
    except InvalidStatus:
        return False


def test_connections_of_a_trusted_proxy_are_those_of_many(tmp_path: Path) -> None:
    few = {"most_connections": 1}
    with (
        backend(SQLITE, tmp_path) as found,
        served(found.model_copy(update=few)) as server,
        ExitStack() as stack,
    ):
        for number in range(3):
            somebody = Client(server)
            somebody.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
            stack.enter_context(opened(server))
            assert somebody.get("/api/games")
