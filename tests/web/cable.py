"""A cable between clients and a server, which a test can cut, choke and mend."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

PATIENCE_S = 120.0
T = TypeVar("T")
End: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cable:
    """Passes on every byte while it is whole, in an event loop of its own, until ``close``."""

    def __init__(self, address: str) -> None:
        self._ends: set[asyncio.StreamWriter] = set()
        self._near: set[asyncio.StreamWriter] = set()  # those of them that lead to a client
        self._dead: set[asyncio.StreamWriter] = set()  # whatever is meant for them vanishes
        self._choked = False
        self._host, port = address.split(":")
        self._behind = int(port)
        self._port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._open()

    @property
    def address(self) -> str:
        return f"http://{self._host}:{self._port}"

    def lead_to(self, port: int) -> None:
        """Bring connections that are opened from now on to another port."""
        self._behind = port

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
        """The same, but what clients send still gets through."""
        self._choked = True
        self._dead |= self._near

    def cut(self) -> None:
        """Break all connections and refuse new ones."""
        self._run(self._cut())

    def close(self) -> None:
        """Cut it for good, and leave no connection behind."""
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def _open(self) -> None:
        self._door = self._run(asyncio.start_server(self._pass, self._host, self._port))
        self._port = self._door.sockets[0].getsockname()[1]

    async def _cut(self) -> None:
        self._door.close()
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _end(self) -> None:
        await self._cut()
        await asyncio.sleep(0)  # whoever came in a moment ago now has a task
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)
        await asyncio.sleep(0)  # a transport closes its socket only after the task that aborts it

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        self._near.add(writer)
        try:
            behind = await asyncio.open_connection(self._host, self._behind)
            self._ends.add(behind[1])
            try:
                if not self._door.is_serving():  # it was cut meanwhile
                    return
                if self._choked:
                    self._dead |= {writer, behind[1]}
                await self._exchange((reader, writer), behind)
            finally:
                self._forget(behind[1])
        finally:
            self._forget(writer)

    async def _exchange(self, near: End, behind: End) -> None:
        await asyncio.gather(self._copy(near[0], behind[1]), self._copy(behind[0], near[1]))
        for _, writer in (near, behind):
            with suppress(OSError):
                await writer.wait_closed()  # with all that it still had to pass on

    def _forget(self, end: asyncio.StreamWriter) -> None:
        end.transport.abort()
        for each in (self._ends, self._near, self._dead):
            each.discard(end)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if writer not in self._dead:
                    writer.write(data)
                    await writer.drain()
        writer.close()
