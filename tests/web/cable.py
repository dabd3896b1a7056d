"""A cable between browsers and the server, which a test can cut, choke and mend."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Behind(Protocol):
    """What lies behind a cable, and an event loop for the cable to run in."""

    @property
    def address(self) -> str: ...

    def run(self, work: Coroutine[Any, Any, T]) -> T: ...


class Cable:
    """Passes on every byte while it is whole; runs in the event loop of what is behind it."""

    def __init__(self, server: Behind) -> None:
        self._served = server
        self._ends: set[asyncio.StreamWriter] = set()
        self._near: set[asyncio.StreamWriter] = set()  # those of them that lead to a browser
        self._dead: set[asyncio.StreamWriter] = set()  # whatever is meant for them vanishes
        self._choked = False
        self._host, port = server.address.split(":")
        self._behind = int(port)
        self._port = 0
        self._open()

    @property
    def address(self) -> str:
        return f"http://{self._host}:{self._port}"

    def mend(self) -> None:
        """Let new connections through again; those before stay as they are."""
        self._choked = False
        if not self._door.is_serving():
            self._open()

    def choke(self) -> None:
        """Keep every connection, and let not a byte through any more, nor tell anybody."""
        self._choked = True
        self._dead |= self._ends

    def choke_answers(self) -> None:
        """The same, but what browsers send still gets through."""
        self._choked = True
        self._dead |= self._near

    def _open(self) -> None:
        self._door = self._served.run(asyncio.start_server(self._pass, self._host, self._port))
        self._port = self._door.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break all connections and refuse new ones."""
        self._served.run(self._cut())

    async def _cut(self) -> None:
        self._door.close()
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind_reader, behind_writer = await asyncio.open_connection(self._host, self._behind)
        ends = {writer, behind_writer}
        self._ends |= ends
        self._near.add(writer)
        if self._choked:
            self._dead |= ends
        await asyncio.gather(self._copy(reader, behind_writer), self._copy(behind_reader, writer))
        for each in (self._ends, self._near, self._dead):
            each.difference_update(ends)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if writer not in self._dead:
                    writer.write(data)
                    await writer.drain()
        writer.close()
