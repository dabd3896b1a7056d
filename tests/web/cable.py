"""A cable between browsers and the server, which a test can cut and mend."""

import asyncio
from contextlib import suppress

from tests.server.serving import Served


class Cable:
    """Passes on every byte while it is whole; runs in the server's event loop."""

    def __init__(self, server: Served) -> None:
        self._served = server
        self._ends: set[asyncio.StreamWriter] = set()
        self._host, port = server.address.split(":")
        self._behind = int(port)
        self._port = 0
        self.mend()

    @property
    def address(self) -> str:
        return f"http://{self._host}:{self._port}"

    def mend(self) -> None:
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
        await asyncio.gather(_copy(reader, behind_writer), _copy(behind_reader, writer))
        self._ends -= ends


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
