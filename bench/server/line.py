"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any

TEXT = 0x81  # a whole message of text
PING, PONG = 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is
SHORT, MEDIUM, LONG = 126, 0x10000, 127  # how the length of a message is written


class Line(asyncio.Protocol):
    """One connection."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._hear: Callable[[bytes], None] | None = None
        self._buffer = bytearray()
        self._open = False
        self._transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """Say so to whoever still waits for the upgrade."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before the upgrade"))

    def data_received(self, data: bytes) -> None:
        """Take whatever came; hand on each whole message."""
        self._buffer += data
        if self._open or self._upgraded():
            self._hand_on()

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Call ``hear`` with each message, also with those that came already."""
        self._hear = hear
        self._hand_on()

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def _hand_on(self) -> None:
        while self._hear and (message := self._message()):
            self._hear(message)

    def _upgraded(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.decode()))
            return False
        self._buffer, self._open = bytearray(rest), True
        self.opened.set_result(None)
        return True

    def _message(self) -> bytes | None:
        """Take the first whole message of text off the buffer; answer pings on the way."""
        while len(self._buffer) > 1:
            kind, length, begin = self._buffer[0], self._buffer[1], 2
            if length >= SHORT:
                begin = 4 if length == SHORT else 10
                length = int.from_bytes(self._buffer[2:begin], "big")
            if len(self._buffer) < begin + length:
                return None
            payload = bytes(self._buffer[begin : begin + length])
            del self._buffer[: begin + length]
            if kind == TEXT:
                return payload
            if kind == PING:
                self._send(PONG, payload)
        return None

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < SHORT:
            head = bytes((kind, MASKED | length))
        elif length < MEDIUM:
            head = bytes((kind, MASKED | SHORT)) + length.to_bytes(2, "big")
        else:
            head = bytes((kind, MASKED | LONG)) + length.to_bytes(8, "big")
        self._transport.write(head + NO_MASK + payload)


async def connect(port: int, path: str, headers: dict[str, str]) -> Line:
    """Open a WebSocket to a port of this machine."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request), "127.0.0.1", port)
    await line.opened
    return line
