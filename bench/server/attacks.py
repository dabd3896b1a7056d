"""Whether one stranger who does his worst slows anybody else down.

``python -m bench.server.attacks`` starts a server with its usual limits on a SQLite file, lets
two people play each other and one of them a bot of level 1, and lets somebody at another
address attack for some seconds, once in each way.  It prints how long moves and the bot's
answers took meanwhile.  Everything stays on 127.0.0.1 and stops by itself.
"""

import argparse
import asyncio
import contextlib
import json
import math
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.server.ours import COMMAND
from bench.server.process import free_port, running

EVE = ["127.0.0.2"]  # where the attacker is; those who are measured are at 127.0.0.1
MOVE_MS = 100  # the goal for 99 of 100 moves
BOT_MS = 1000  # … and for each answer of the bot
PAUSE_S = 0.05  # between two moves of those who are measured
WARM_S = 20.0
EASE_S = 0.01  # of the attacker, after a refusal
BOARD = {"game": "mosaic", "options": {"side": 6}}
Eve = httpx.AsyncClient
Found = dict[str, list[float]]


async def endlessly(deed: Callable[[], Awaitable[Any]], hands: int) -> None:
    """Do something over and over, with many hands."""

    async def one() -> None:
        while True:
            try:
                answer = await deed()
            except (httpx.HTTPError, OSError, ConnectionClosed, InvalidStatus):
                answer = None
            if answer is None or getattr(answer, "status_code", 200) >= 400:
                await asyncio.sleep(EASE_S)

    await asyncio.gather(*(one() for _ in range(hands)))


async def names(port: int) -> list[Eve]:
    """Come in under several names."""
    found = []
    for number in range(6):
        eve = Eve(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(local_address=EVE[0]),
            timeout=60,
        )
        await eve.post("/api/guests", json={"name": f"Eve {number}"})
        found.append(eve)
    return found


async def lobby(port: int) -> None:
    """Open as many tables as she may, and list them without pause."""
    eves = await names(port)
    for eve in eves:
        for _ in range(40):
            await eve.post("/api/tables", json=BOARD)
    await endlessly(lambda: eves[0].get("/api/tables"), 40)


async def lobby_sockets(port: int) -> None:
    """Ask for the lobby on a hundred sockets, over and over."""
    async with contextlib.AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(opened(port, local_addr=(EVE[0], 0)))
            for _ in range(100)
        ]

        async def ask() -> None:
            for socket in sockets:
                await socket.send('{"type": "watch_lobby"}')
            await asyncio.sleep(EASE_S)

        async def read(socket: ClientConnection) -> None:
            async for _ in socket:
                pass

        await asyncio.gather(endlessly(ask, 1), *map(read, sockets))


async def best_bots(port: int) -> None:
    """Let as many of the best bots think as she may, with and without herself at the table."""
    eves = await names(port)
    four = {"game": "genial", "seats": 4, "seat": None, "bots": dict.fromkeys(range(4), "level6")}

    async def begin() -> httpx.Response:
        eve = random.choice(eves)
        await eve.post("/api/quick", json={"game": "genial", "bot": "level6", "seat": 1})
        table = (await eve.post("/api/tables", json=four)).json().get("id")
        return await eve.post(f"/api/tables/{table}/start")

    await endlessly(begin, 8)


async def replays(port: int) -> None:
    """Look back at a long match without pause."""
    eve, *_ = await names(port)
    match = (await eve.post("/api/quick", json={**BOARD, "bot": "greedy"})).json()["match"]
    for _ in range(40):
        sight = (await eve.get(f"/api/matches/{match}/snapshot")).json()
        if sight.get("legal"):
            move = {"seq": sight["seq"], "move": sight["legal"][0], "id": f"m{sight['seq']}"}
            await eve.post(f"/api/matches/{match}/moves", json=move)
    await endlessly(lambda: eve.get(f"/api/matches/{match}/replay"), 4)


async def headers(port: int) -> None:
    """Send headers that do not end."""

    async def flood() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(EVE[0], 0))
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
        for _ in range(2000):
            writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
            await writer.drain()
        await reader.read()

    await endlessly(flood, 4)


async def half_sent(port: int) -> None:
    """Begin a thousand requests and finish none."""

    async def begin() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(EVE[0], 0))
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{")
        await asyncio.sleep(60)
        writer.close()

    await endlessly(begin, 1000)


async def nonsense(port: int) -> None:
    """Say what cannot be read, as fast as it is taken."""
    async with opened(port, local_addr=(EVE[0], 0)) as socket:

        async def read() -> None:
            async for _ in socket:
                pass

        await asyncio.gather(endlessly(lambda: socket.send('{"type": "dance"}'), 1), read())


async def guests(port: int) -> None:
    """Come in again and again, and ask for hints and new matches."""
    eves = await names(port)

    async def bustle() -> httpx.Response:
        eve = random.choice(eves)
        await eve.post("/api/guests", json={"name": "Eve"})
        begun = await eve.post("/api/quick", json={**BOARD, "bot": "level4"})
        return await eve.post(f"/api/matches/{begun.json().get('match')}/hint")

    await endlessly(bustle, 16)


ATTACKS = (lobby, lobby_sockets, best_bots, replays, headers, half_sent, nonsense, guests)


def attack(number: int, port: int, seconds: float) -> None:
    """Attack for some time, in a process of its own."""
    EVE[0] = f"127.0.0.{number + 2}"  # what another one has used up is none of hers

    async def bounded() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[number](port), seconds)

    asyncio.run(bounded())


def opened(port: int, headers: dict[str, str] | None = None, **options: Any) -> connect:
    """Open a socket."""
    url = f"ws://127.0.0.1:{port}/api/live"
    return connect(url, additional_headers=headers, proxy=None, open_timeout=60, **options)


async def come_in(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    """Come in; return what says who one is."""
    answer = await http.post("/api/guests", json={"name": name})
    http.cookies.clear()
    if not answer.is_success:
        raise RuntimeError(f"the server refused: {answer.text}")
    return {"Authorization": f"Bearer {answer.cookies['tesselle']}"}


async def playing(port: int, until_s: float, found: Found) -> None:
    """Play match after match of two people, and note how long each move took."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        people = [await come_in(http, name) for name in ("Anna", "Léo")]
        while time.monotonic() < until_s:
            table = (await http.post("/api/tables", json=BOARD, headers=people[0])).json()["id"]
            await http.post(f"/api/tables/{table}/join", json={}, headers=people[1])
            begun = await http.post(f"/api/tables/{table}/start", headers=people[0])
            match = begun.json()["match"]
            async with opened(port, people[0]) as anna, opened(port, people[1]) as leo:
                await moves(match, [anna, leo], until_s, found["moves"])


async def moves(
    match: str, sockets: list[ClientConnection], until_s: float, took_ms: list[float]
) -> None:
    """Play one match to its end, or until it is time."""
    told = [await watched(socket, match) for socket in sockets]
    while time.monotonic() < until_s and not told[0]["over"]:
        seat = next(seat for seat, sight in enumerate(told) if sight["legal"])
        began_s = time.monotonic()
        await sockets[seat].send(move(match, told[seat]))
        told = [await heard(socket) for socket in sockets]
        took_ms.append((time.monotonic() - began_s) * 1000)
        await asyncio.sleep(PAUSE_S)


async def with_a_bot(port: int, until_s: float, found: Found) -> None:
    """Play against level 1, and note how long it took to answer."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        zoe = await come_in(http, "Zoé")
        while time.monotonic() < until_s:
            wish = {**BOARD, "bot": "level1"}
            match = (await http.post("/api/quick", json=wish, headers=zoe)).json()["match"]
            async with opened(port, zoe) as socket:
                told = await watched(socket, match)
                while time.monotonic() < until_s and not told["over"]:
                    await socket.send(move(match, told))
                    told = await heard(socket)
                    began_s = time.monotonic()
                    while not told["legal"] and not told["over"]:
                        told = await heard(socket)
                    found["answers"].append((time.monotonic() - began_s) * 1000)
                    await asyncio.sleep(PAUSE_S)


async def watched(socket: ClientConnection, match: str) -> dict[str, Any]:
    """Watch a match; return what is told of it first."""
    await socket.send(json.dumps({"type": "watch", "match": match}))
    return await heard(socket)


async def heard(socket: ClientConnection) -> dict[str, Any]:
    """Return the next event or snapshot; a refusal means that the innocent were hurt."""
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["type"] == "refused":
            raise RuntimeError(f"the server refused: {told}")
        if told["type"] in ("event", "snapshot"):
            return told


def move(match: str, sight: dict[str, Any]) -> str:
    """Return any legal move as a message."""
    wish = {"type": "move", "match": match, "seq": sight["seq"], "id": f"m{sight['seq']}"}
    return json.dumps({**wish, "move": random.choice(sight["legal"])})


async def measured(port: int, seconds: float) -> Found:
    """Play for some time."""
    found: Found = {"moves": [], "answers": []}
    until_s = time.monotonic() + seconds
    await asyncio.gather(playing(port, until_s, found), with_a_bot(port, until_s, found))
    return found


def run(seconds: float, chosen: list[str]) -> int:
    """Print a line for each attack; return how many hurt somebody."""
    hurt, port = 0, free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "TESSELLE_DATABASE": f"sqlite+aiosqlite:///{folder}/server.db",
            "TESSELLE_PORT": str(port),
        }
        with running(COMMAND, Path(folder), environment) as server:
            asyncio.run(server.listening(port))
            asyncio.run(measured(port, WARM_S))  # whatever is slow the first time
            print(f"{'':14} moves: p50 ms   p99 ms   bot: slowest ms   memory MiB")
            for number, name in enumerate(["", *(each.__name__ for each in ATTACKS)]):
                if chosen and name not in chosen:
                    continue
                found = under(number - 1, port, seconds)
                took_ms = [*found["moves"], *[math.inf] * (2 - len(found["moves"]))]
                p99_ms = statistics.quantiles(took_ms, n=100)[98]
                slowest_ms = max(found["answers"], default=math.inf)
                hurt += bool(name) and (p99_ms > MOVE_MS or slowest_ms > BOT_MS)
                print(
                    f"{name or 'nobody attacks':14} {statistics.median(took_ms):13.1f}"
                    f" {p99_ms:8.1f} {slowest_ms:17.1f} {server.memory_kib() / 1024:12.0f}",
                    flush=True,
                )
    return hurt


def under(number: int, port: int, seconds: float) -> Found:
    """Play while one attack goes on, or none."""
    if number < 0:
        return asyncio.run(measured(port, seconds))
    attacker = multiprocessing.get_context("spawn").Process(
        target=attack, args=(number, port, 2 * seconds), daemon=True
    )
    attacker.start()
    time.sleep(seconds / 2)  # until it is in full swing
    try:
        return asyncio.run(measured(port, seconds))
    finally:
        attacker.kill()
        attacker.join()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[each.__name__ for each in ATTACKS] + [[]])
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    sys.exit(run(asked.seconds, asked.attacks) > 0)
