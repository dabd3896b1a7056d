"""Whatever bytes a path, a query, a body or a message has: the answer is never a 500."""

import copy
import http.client
import json
import random
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.serving import Body, Client, Served, table_for_two

SEED = 20270131
PATHS = 150  # requests with paths drawn at random
NASTY = (
    b"\0",
    b"Anna\0",
    b"\xff" * 12,
    b"\xed\xa0\x80",  # half of a surrogate pair
    "é日本🀄\u202e".encode(),
    b"a" * 256,
    b"a" * 4000,
    b"../../etc/passwd",
    b"\r\nX-Injected: yes",
    b"9" * 40,
)
# As JSON can have them: what is no UTF-8 becomes halves of surrogate pairs.
TEXTS = [nasty.decode("utf-8", "surrogateescape") for nasty in NASTY[:7]]
ENDLESS = "/api/matches/{match}/stream"  # a match that goes on: it would never answer
# Something well formed for each door that takes texts; each text in turn is made nasty.
BODIES: dict[tuple[str, str], Body] = {
    ("POST", "/api/guests"): {"name": "Anna"},
    ("PUT", "/api/me"): {"name": "Anna"},
    ("POST", "/api/account"): {"name": "Anna", "password": "correct horse"},
    ("POST", "/api/session"): {"name": "Anna", "password": "correct horse"},
    ("POST", "/api/tokens"): {"label": "my bot"},
    ("POST", "/api/me/farewell"): {"password": "correct horse"},
    ("POST", "/api/chat"): {"text": "hello"},
    ("POST", "/api/tables"): {
        "game": "mosaic",
        "options": {"side": "3"},
        "bots": {"1": "level1"},
        "visibility": "open",
        "terms": {"stand_in": "level1", "clock": {"kind": "none"}},
    },
    ("POST", "/api/quick"): {"game": "mosaic", "bot": "level1", "people": ["Léo"]},
    ("POST", "/api/tables/{table}/join"): {"invitation": "abc"},
    ("POST", "/api/tables/{table}/chat"): {"text": "hello"},
    ("POST", "/api/matches/{match}/moves"): {"id": "m1", "seq": 0, "move": "a1"},
    ("POST", "/api/matches/{match}/acts"): {"id": "a1", "act": "resign"},
    ("POST", "/api/games/mosaic/try"): {"position": "x", "moves": ["a1"], "move": "a2"},
    ("POST", "/api/games/mosaic/preview"): {"position": "x", "seat": 0, "move": "a2"},
    ("POST", "/api/games/mosaic/count"): {"text": "x"},
}
MESSAGES: tuple[Body, ...] = (
    {"type": "watch", "match": "m", "invitation": "abc"},
    {"type": "unwatch", "match": "m"},
    {"type": "move", "match": "m", "seq": 0, "move": "a1", "id": "m1"},
    {"type": "act", "match": "m", "act": "resign", "id": "a1"},
    {"type": "preview", "match": "m", "move": "a1"},
    {"type": "watch_table", "table": "t", "invitation": "abc"},
    {"type": "unwatch_table", "table": "t"},
    {"type": "say", "table": "t", "text": "hello"},
    {"type": "say", "text": "hello"},
)


def asked(client: Client, method: str, path: str, body: Body | None = None) -> int:
    """Send a path as it is, which a better client would not; give the status of the answer."""
    host, port = client.server.address.split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=60)
    cookie = f"tesselle={client.http.cookies.get('tesselle', '')}"
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    line.request(method, path, json.dumps(body) if body is not None else None, headers)
    status = line.getresponse().status
    line.close()
    return status


def spoilt(thing: Any, nasty: str) -> Iterator[Any]:
    """Give copies of what JSON can hold, in each of which one text is nasty."""
    for key in thing if isinstance(thing, dict) else range(len(thing)):
        if isinstance(thing[key], str):
            parts: Iterator[Any] = iter([nasty])
        elif isinstance(thing[key], (dict, list)):
            parts = spoilt(thing[key], nasty)
        else:
            continue
        for part in parts:
            copied = copy.copy(thing)
            copied[key] = part
            yield copied
        if isinstance(thing, dict):
            yield {nasty if name == key else name: value for name, value in thing.items()}


@pytest.fixture
def known(server: Served) -> dict[str, str]:
    """Things that exist, by the names that paths have for them."""
    anna, leo = server.client("Anna"), server.client("Léo")
    match = table_for_two(anna, leo)
    table = anna.get(f"/api/matches/{match}")["table"]
    return {"match": match, "table": table, "game": "mosaic", "player": anna.get("/api/me")["id"]}


def test_no_path_and_no_query_gives_a_server_error(server: Served, known: dict[str, str]) -> None:
    anna = server.client()
    doors = anna.get("/openapi.json")["paths"]
    for path, methods in doors.items():
        names = re.findall(r"{(\w+)}", path)
        queries = [part["name"] for part in methods.get("get", {}).get("parameters", [])]
        for name in (*names, *(query for query in queries if query not in names)):
            for nasty in NASTY:
                found = known | {name: quote(nasty, safe="")}
                asks = path.format_map({each: found.get(each, "1") for each in names})
                if name not in names:
                    asks += f"?{name}={found[name]}"
                for method in methods:
                    if path == ENDLESS and name not in names:
                        continue
                    body = None if method == "get" else BODIES.get((method.upper(), path), {})
                    status = asked(anna, method.upper(), asks, body)
                    assert status < 500, (method, asks, status)


def test_no_path_at_all_gives_a_server_error(server: Served) -> None:
    chance = random.Random(SEED)
    anna = server.client()
    begins = ("", "api/", "assets/", "pictures/", "match/", "api/players/", "docs/", "table/")
    for _ in range(PATHS):
        parts = [
            chance.choice(NASTY)
            if chance.random() < 0.5
            else chance.randbytes(chance.choice((1, 3, 20, 300)))
            for _ in range(chance.randint(1, 3))
        ]
        path = "/" + chance.choice(begins) + "/".join(quote(part, safe="") for part in parts)
        status = asked(anna, "GET", path)
        assert status in (200, 307, 404, 414, 422), (path, status)


def test_a_path_of_raw_bytes_is_refused(server: Served) -> None:
    chance = random.Random(SEED)
    host, port = server.address.split(":")
    for _ in range(50):
        path = bytes(set(chance.randbytes(40)) - set(b" \r\n"))
        with socket.create_connection((host, int(port)), 60) as line:
            line.sendall(
                b"GET /\xff" + path + b" HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
            )
            told = b""
            with suppress(ConnectionResetError):
                told = line.recv(65536)
        assert told[9:12] in (b"200", b"400", b"404"), (path, told)


@pytest.mark.parametrize("door", BODIES, ids=" ".join)
def test_no_text_of_a_body_gives_a_server_error(
    server: Served, known: dict[str, str], door: tuple[str, str]
) -> None:
    method, path = door
    for nasty in TEXTS:
        eve = server.client("Eve")
        for body in spoilt(BODIES[door], nasty):
            status = asked(eve, method, path.format_map(known), body)
            assert status < 500, (door, body, status)


def test_no_text_of_a_message_ends_a_socket(server: Served, known: dict[str, str]) -> None:
    with server.client().live() as live:
        for nasty in TEXTS:
            for message in MESSAGES:
                real = {key: known.get(key, value) for key, value in message.items()}
                for body in spoilt(real, nasty):
                    live.socket.send(json.dumps(body))
            live.send(type="watch", match=known["match"])
            while live.next()["type"] != "snapshot":
                pass
