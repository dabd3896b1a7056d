"""Our server: Mosaic on its largest board, kept in SQLite as it is by default."""

import asyncio
import functools
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import orjson

from bench.server.duel import SEATS, SIDE, Duel
from bench.server.line import connect
from bench.server.process import Process, running

HANDS = 4  # requests under way at once while matches are set up
PLENTY = "1000000/minute"  # what is counted costs what it costs; nothing is refused
COMMAND = (sys.executable, "-c", "from tesselle.cli.main import run; run()", "serve")


class Mosaic(Duel):
    """A match of ours."""

    def __init__(self, match: str, tokens: list[str], chance: random.Random) -> None:
        super().__init__()
        self.match = match
        self.tokens = tokens  # by seat
        self._chance = chance
        self._seq = 0
        self._mover = 0
        self._legal: list[str] = []

    def ask(self) -> tuple[int, bytes]:
        """Play any legal move."""
        move = {
            "type": "move",
            "match": self.match,
            "seq": self._seq,
            "move": self._chance.choice(self._legal),
            "id": f"m{self._seq}",
        }
        return self._mover, orjson.dumps(move)

    def take(self, seat: int, message: bytes) -> bool:
        """Note what may be played next; a refusal means that this program is wrong."""
        told = orjson.loads(message)
        if told["type"] not in ("event", "snapshot"):
            if told["type"] == "refused":
                raise RuntimeError(f"the server refused: {told}")
            return False
        self._seq, self.over = told["seq"], told["over"]
        if told["legal"]:
            self._mover, self._legal = seat, told["legal"]
        return bool(told["type"] == "event")


@contextmanager
def serving(folder: Path, port: int, **chosen: str) -> Iterator[Process]:
    """Run our server with an empty database, by default in SQLite, and with chosen settings."""
    environment = {
        "TESSELLE_DATABASE": f"sqlite+aiosqlite:///{folder / 'server.db'}",
        "TESSELLE_PORT": str(port),
        "TESSELLE_THINKERS": "1",
        "TESSELLE_RATE_PERSON": PLENTY,
        "TESSELLE_RATE_ADDRESS": PLENTY,
        "TESSELLE_RATE_ENTRY": PLENTY,
        "TESSELLE_MOST_TABLES": "0",
        "TESSELLE_MOST_MATCHES": "0",
        "TESSELLE_MOST_CONNECTIONS": "0",
        **{f"TESSELLE_{name.upper()}": value for name, value in chosen.items()},
    }
    with running(COMMAND, folder, environment) as process:
        yield process


async def begun(port: int, count: int) -> list[Mosaic]:
    """Begin so many matches, each of two people who are in no other."""
    with ThreadPoolExecutor(HANDS) as hands:
        loop = asyncio.get_running_loop()
        one = functools.partial(_begun, port)
        jobs = [loop.run_in_executor(hands, one, number) for number in range(count)]
        return list(await asyncio.gather(*jobs))


async def connected(port: int, duel: Mosaic) -> None:
    """Open the sockets of a match."""
    for seat in range(SEATS):
        headers = {"Authorization": f"Bearer {duel.tokens[seat]}"}
        duel.seat(await connect(port, "/api/live", headers))


async def watching(duel: Mosaic) -> None:
    """Let both seats watch their match."""
    for line in duel.lines:
        line.say(orjson.dumps({"type": "watch", "match": duel.match}))


def _begun(port: int, number: int) -> Mosaic:
    http = HTTPConnection("127.0.0.1", port)
    try:
        tokens = [guest(http, f"Player {number}.{seat}") for seat in range(SEATS)]
        wish = {"game": "mosaic", "options": {"side": SIDE}}
        table = post(http, "/api/tables", wish, tokens[0])
        post(http, f"/api/tables/{table['id']}/join", {}, tokens[1])
        match = post(http, f"/api/tables/{table['id']}/start", {}, tokens[0])["match"]
    finally:
        http.close()
    return Mosaic(match, tokens, random.Random(number))


def guest(http: HTTPConnection, name: str) -> str:
    """Come in; give what says who one is."""
    http.request("POST", "/api/guests", orjson.dumps({"name": name}), _headers(None))
    answer = http.getresponse()
    answer.read()
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    return str(cookie.partition("=")[2])


def post(http: HTTPConnection, path: str, body: dict[str, Any], token: str) -> Any:
    """Ask for something, and insist on it."""
    http.request("POST", path, orjson.dumps(body), _headers(token))
    answer = http.getresponse()
    told = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"{path}: expected success, got {answer.status}: {told.decode()}")
    return orjson.loads(told)


def _headers(token: str | None) -> dict[str, str]:
    kind = {"Content-Type": "application/json"}
    return kind | {"Authorization": f"Bearer {token}"} if token else kind
