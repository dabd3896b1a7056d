"""How requests arrive: the head of each bounded in size, and all of it in good time.

uvicorn reads requests with httptools, which minds neither how long a request takes to arrive
nor how large its head grows.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from itertools import chain
from typing import Any, NamedTuple, cast

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tesselle.server.errors import HeadTooLarge, NotHttp, Refusal, TargetTooLong, TooLate
from tesselle.server.http import refusals
from tesselle.server.http.open_count import OpenCount

LONGEST_TARGET = 8192  # bytes of a path with its query; websockets reads no longer line either
MOST_FIELDS = 100  # of a head; a browser behind two proxies sends about thirty
SIP_S = 0.02  # between two reads of what is forgotten
LINGER_S = 1.0  # for a refused client to read why: closed at once, it would see a reset


class Limits(NamedTuple):
    """What a request may take."""

    largest_head: int  # bytes
    arrival_s: float  # from its first byte, or from the opening of a connection, to its last
    most_connections: int = 0  # of one address; 0 for no limit
    trusted_proxies: str = ""  # as uvicorn reads them: their connections are those of many


def check_head(target: bytes, fields: Sequence[tuple[bytes, bytes]], largest: int) -> None:
    """Refuse a head that is whole, and too large in one way or another."""
    if len(target) > LONGEST_TARGET:
        raise TargetTooLong(most=LONGEST_TARGET, got=len(target))
    if len(fields) > MOST_FIELDS or sum(map(len, chain.from_iterable(fields))) > largest:
        raise HeadTooLarge(most=largest, most_fields=MOST_FIELDS)


class Arrival(HttpToolsProtocol):
    """One connection; httptools keeps a name or value until all of it is there."""

    def __init__(self, door: "Door", *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.limits = door.limits
        self._door = door
        self._peer: str | None = None  # while this connection is counted
        self._left = False  # refused, or a WebSocket by now
        self._timer: asyncio.TimerHandle | None = None  # runs while a request is waited for
        self._arriving = False  # part of a request is there, and not all of it
        self._head_read = False
        self._overhead = 0  # bytes since the read that a request began in, but for its body

    def connection_made(  # type: ignore[override]  # as uvicorn's own
        self, transport: asyncio.Transport
    ) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if peer and peer not in self._door.proxies:
            try:
                self._door.open.come(peer)
            except Refusal as error:
                self._left = True
                transport.write(_written(error))
                transport.close()
                return
            self._peer = peer
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on until there is too much that is no body: a head, or trailers.

        What belongs to no whole request must become one in time.
        """
        if self._left:
            self._read_slowly()
            return
        self._overhead += len(data)
        super().data_received(data)
        if self._arriving and self._overhead > self.limits.largest_head:
            self.refuse(HeadTooLarge(most=self.limits.largest_head, most_fields=MOST_FIELDS))
        if self._left or self._answering():
            self._stop_waiting()
        else:
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket, if its head is not too large."""
        try:
            check_head(self.url, self.headers, self.limits.largest_head)
        except Refusal as error:
            self.refuse(error)
            return
        self._left = True
        self._uncount()  # the gate counts it from now on
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when a connection ends

    def send_400_response(self, _message: str) -> None:
        """Refuse what is no HTTP, in our own words."""
        self.refuse(NotHttp())

    def on_message_begin(self) -> None:
        """Count anew."""
        self._arriving, self._head_read, self._overhead = True, False, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Keep trailers apart: uvicorn would add them to the headers that the app reads."""
        self._head_read = True
        super().on_headers_complete()
        if not self.parser.should_upgrade():  # then they are asked for once more
            self.headers = []

    def on_body(self, body: bytes) -> None:
        """Leave bodies to the gate, which has a limit of its own for them."""
        self._overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that all is there."""
        self._arriving = False
        super().on_message_complete()

    def refuse(self, error: Refusal) -> None:
        """Answer nothing more on this connection but why."""
        if self._left:
            return
        self._left = True
        self._stop_waiting()
        if self._unanswered():
            self.transport.write(_written(error))
        if self.cycle is not None:
            self.cycle.disconnected = True  # whoever waits for the rest need not
            self.cycle.message_event.set()
        self._linger()

    def _answering(self) -> bool:
        """Tell whether a whole request has arrived that is not answered yet."""
        return not self._arriving and bool(self.cycle) and not self.cycle.response_complete

    def _unanswered(self) -> bool:
        """Tell whether an answer may still be sent; that to an earlier request must have ended."""
        if self.cycle is None or not self.cycle.response_started:
            return True
        return bool(self.cycle.response_complete) and not self._head_read

    def _linger(self) -> None:
        """Read and forget for a moment what the client still sends, then close."""
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER_S, self.transport.close)

    def _uncount(self) -> None:
        if self._peer:
            self._door.open.go(self._peer)
            self._peer = None

    def _read_slowly(self) -> None:
        """Read what a refused client still sends, but not as fast as it can."""
        self.flow.pause_reading()
        self.loop.call_later(SIP_S, self._sip)

    def _sip(self) -> None:
        if not self.transport.is_closing():
            self.flow.resume_reading()

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.limits.arrival_s, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._arriving:
            self.refuse(TooLate(most_s=self.limits.arrival_s))
        else:
            self.transport.close()  # nobody asked for anything


class Door:
    """What the connections of a process have in common."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open = OpenCount(limits.most_connections)
        self.proxies = _TrustedHosts(limits.trusted_proxies)

    def __reduce__(self) -> tuple[type["Door"], tuple[Limits]]:
        """Another process has a door of its own."""
        return Door, (self.limits,)


def protocol(limits: Limits) -> type[asyncio.Protocol]:
    """Return what makes a protocol for each connection; it can be sent to other processes."""
    return cast("type[asyncio.Protocol]", partial(Arrival, Door(limits)))  # uvicorn only calls it


def _written(error: Refusal) -> bytes:
    answer = refusals.response(error)
    lines = [f"HTTP/1.1 {answer.status_code} {HTTPStatus(answer.status_code).phrase}".encode()]
    lines += [name + b": " + value for name, value in answer.raw_headers]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])
