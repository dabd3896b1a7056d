"""Thousands of sockets that only watch, in a process of their own that does next to nothing.

What a frame costs here is spent beside the server, not in it: whoever measures the server's
processor time leaves this process out.
"""

import asyncio
import multiprocessing
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import orjson
import uvloop

from bench.server.line import MASKED, NO_MASK, PING, PONG, SHORT, TEXT

AT_ONCE = 100  # handshakes under way
PATIENCE_S = 60.0
REQUEST = (
    "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
SNAPSHOT, EVENT = b'"type":"snapshot"', b'{"type":"event"'


class Watcher(asyncio.Protocol):
    """One socket that watches one match."""

    __slots__ = ("buffer", "crowd", "match", "ready", "told", "transport")

    def __init__(self, crowd: "Watchers", match: str) -> None:
        self.crowd = crowd
        self.match = match
        self.buffer = b""
        self.ready: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self.told = -1  # events since the snapshot; before it none
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        self.transport.write(self.crowd.request)

    def connection_lost(self, error: Exception | None) -> None:
        """Count it, if nobody closed it here."""
        self.crowd.open -= 1
        if self.ready:
            self.ready.set_exception(error or ConnectionError("closed before the snapshot"))

    def data_received(self, data: bytes) -> None:
        """Take whatever came, frame by frame."""
        data = self.buffer + data if self.buffer else data
        if data.startswith(b"HTTP/"):
            _, whole, data = data.partition(b"\r\n\r\n")
            if not whole:
                return
            asked = orjson.dumps({"type": "watch", "match": self.match})
            self.transport.write(bytes((TEXT, MASKED | len(asked))) + NO_MASK + asked)
        begin = 0
        while (end := frame_end(data, begin)) and end <= len(data):
            self._heard(data, begin, end)
            begin = end
        self.buffer = data[begin:]

    def _heard(self, data: bytes, begin: int, end: int) -> None:
        kind = data[begin]
        if kind == PING:
            payload = data[begin + 2 : end]
            self.transport.write(bytes((PONG, MASKED | len(payload))) + NO_MASK + payload)
        elif data.find(EVENT, begin, begin + 30) > 0:
            self.told += 1
            self.crowd.heard(self.told)
        elif data.find(SNAPSHOT, begin, end) > 0:
            self.crowd.snapshots += 1
            self.told = 0
            if self.ready:
                self.ready.set_result(None)
                self.ready = None


def frame_end(data: bytes, begin: int) -> int:
    """Where the frame ends that begins there; 0 while its head is not whole."""
    if len(data) < begin + 2:
        return 0
    length = data[begin + 1]
    if length < SHORT:
        return begin + 2 + length
    size = 2 if length == SHORT else 8
    payload = begin + 2 + size
    return payload + int.from_bytes(data[begin + 2 : payload], "big") if len(data) > payload else 0


class Watchers:
    """All sockets of one such process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.request = REQUEST.format(port=port).encode()
        self.open = 0
        self.snapshots = 0
        self.counts: Counter[int] = Counter()  # watchers told of the nth event
        self.last_s: dict[int, float] = {}  # … and when the last of them was
        self.all: list[Watcher] = []

    def heard(self, number: int) -> None:
        """Note that one more was told of the nth event since its snapshot."""
        self.counts[number] += 1
        self.last_s[number] = time.perf_counter()

    async def watch(self, matches: Sequence[str]) -> None:
        """Open a socket for each, and wait for its snapshot."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(match: str) -> None:
            async with turn:
                make = asyncio.get_running_loop().create_connection
                _, watcher = await make(lambda: Watcher(self, match), "127.0.0.1", self.port)
                self.open += 1
                if watcher.ready:
                    await watcher.ready
                self.all.append(watcher)

        await asyncio.gather(*map(one, matches))

    async def times(self, events: int) -> tuple[list[float], int]:
        """When the last watcher was told of each event, and how many snapshots came meanwhile."""
        async with asyncio.timeout(PATIENCE_S):
            while sum(self.counts.values()) < events * len(self.all):
                await asyncio.sleep(0.01)
        return [self.last_s[number] for number in range(1, events + 1)], self.snapshots

    async def close(self) -> None:
        """Hang up everywhere."""
        for watcher in self.all:
            watcher.transport.close()
        while self.open:
            await asyncio.sleep(0.01)
        self.all.clear()
        self.counts.clear()
        self.last_s.clear()
        self.snapshots = 0


def serve(port: int, pipe: Connection) -> None:
    """Do what is asked through the pipe, until it closes."""

    async def run() -> None:
        watchers, loop = Watchers(port), asyncio.get_running_loop()
        while True:
            try:
                name, *given = await loop.run_in_executor(None, pipe.recv)
            except EOFError:
                return
            try:
                pipe.send(await getattr(watchers, name)(*given))
            except Exception as error:
                pipe.send(error)

    uvloop.run(run())


class Crowd:
    """The process, from outside."""

    def __init__(self, port: int) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=serve, args=(port, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pipe.close()
        self._process.join(5)
        self._process.kill()

    async def ask(self, name: str, *given: Any) -> Any:
        """Let it do something and hear what came of it."""
        self._pipe.send((name, *given))
        answer = await asyncio.to_thread(self._pipe.recv)
        if isinstance(answer, Exception):
            raise answer
        return answer
