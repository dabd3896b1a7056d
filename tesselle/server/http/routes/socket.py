"""The WebSocket: everything that happens, as it happens, on one line for each client."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode

from tesselle.engine.errors import TesselleError
from tesselle.server.errors import NotSignedIn, TooFast
from tesselle.server.http import refusals
from tesselle.server.http.dependencies import credential_of, known
from tesselle.server.http.line import Line, line_of
from tesselle.server.http.rate_limit import PERSON, REFUSAL_S, RateLimits, address, rate_limits
from tesselle.server.match import messages
from tesselle.server.play.hub import Outbox
from tesselle.server.play.matches import Added
from tesselle.server.services import Services
from tesselle.server.store.creations import Key
from tesselle.server.store.schema import Player
from tesselle.server.wire import rooms
from tesselle.server.wire import socket as wire
from tesselle.server.wire.message import Problem

router = APIRouter()

PONG = wire.Pong().model_dump_json().encode()
SIGNED_OUT = 4401  # the code of a socket closed because its session ended
FAILED = 1011  # … and of one closed because we cannot go on
JUST_FRAMED = 32  # messages whose frames are kept, for whoever is told the same


@dataclass(frozen=True)
class Connection:
    """One client's connection."""

    services: Services
    player: Player | None
    outbox: Outbox
    rates: RateLimits
    address: str

    @property
    def signed_in(self) -> Player:
        """Who it is, or NotSignedIn."""
        if self.player is None:
            raise NotSignedIn
        return self.player

    def put(self, message: BaseModel) -> None:
        """Send an answer."""
        self.outbox.put(message.model_dump_json().encode())

    def answer(self, added: Added) -> None:
        """Tell of an event it asked for; who watches is told by the hub, unless it is repeated."""
        if added.repeated or not self.outbox.watches(added.live.id):
            self.put(added.message())


class SocketRoute:
    """The route as a bare ASGI app: a layer less that each message passes through."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk with one client until it leaves; see ``wire.socket`` for what is said."""
        socket = WebSocket(scope, receive, send)
        services: Services = socket.app.state.services
        player = await known(socket)
        await socket.accept()
        writer = Writer(line_of(scope))
        outbox = services.matches.outbox(writer)
        client = Connection(services, player, outbox, rate_limits(socket), address(socket))
        client.put(wire.Hello(you=messages.who(player) if player else None))
        cut = asyncio.Event()
        # In tasks of their own: whatever is awaited in this one wakes every layer around it.
        tasks: list[asyncio.Task[object]] = [
            asyncio.create_task(_send(writer, outbox)),
            asyncio.create_task(_listen(receive, client)),
            asyncio.create_task(cut.wait()),
        ]
        try:
            with services.open_sockets.opened(player, credential_of(socket), cut.set):
                # A socket that only speaks, or only listens, is worse than none.
                ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            outbox.close()
            services.lobby.unwatch(outbox)
            services.rooms.leave_all(outbox)
        await _hang_up(send, SIGNED_OUT if cut.is_set() else FAILED)
        for task in ended:
            task.result()  # raises what ended it, for the log


router.routes.append(WebSocketRoute("/api/live", SocketRoute()))


async def _hang_up(send: Send, code: int) -> None:
    with suppress(RuntimeError, OSError):  # it left before
        await send({"type": "websocket.close", "code": code})


async def _listen(receive: Receive, client: Connection) -> None:
    with suppress(ConnectionError):
        while True:
            if client.outbox.full:
                await client.outbox.room()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await _answer(client, message.get("text") or message.get("bytes") or "")


@dataclass(frozen=True)
class Writer:
    """The short way to a client.

    Through ASGI each message is a dictionary, wakes a task and is framed for itself.  What many
    are told is the same bytes for each of them, so it is framed once, and written at once to
    whoever reads as fast as we write; only the others' messages wait.
    """

    line: Line

    @property
    def gone(self) -> bool:
        """Whether the client has left, or is about to."""
        line = self.line
        return line.close_sent or line.disconnected or line.transport.is_closing()

    def write(self, text: bytes) -> bool:
        """Send a message of text now, unless it would have to wait or the client has left."""
        if self.gone or not self.line.writable.is_set():
            return False
        self.line.transport.write(framed(text))
        return True

    async def room(self) -> None:
        """Return when there is room for more, or raise ClientDisconnected."""
        await self.line.writable.wait()
        if self.gone:
            raise ClientDisconnected


@lru_cache(JUST_FRAMED)
def framed(text: bytes) -> bytes:
    """Return a message as it crosses the line: a server masks nothing, and we compress nothing."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


async def _send(writer: Writer, outbox: Outbox) -> None:
    """Send what could not be written at once."""
    with suppress(ClientDisconnected):
        while True:
            await outbox.waiting()
            await writer.room()
            outbox.flush()
    outbox.drop()


async def _answer(client: Connection, message: str | bytes) -> None:
    """Do what a message asks, or say why not; what cannot be read counts all the same."""
    ask, problem = _read(message)
    if isinstance(ask, wire.Ping):  # not counted: a refusal would cost more
        client.outbox.put(PONG)
        return
    try:
        # Those who are not signed in are one person at each address, whose own count is for all.
        who = client.player.id if client.player else client.address
        client.rates.check(PERSON, who, COSTS.get(type(ask), 1))
        if ask:
            await HANDLERS[type(ask)](client, ask)
    except TesselleError as error:
        if isinstance(error, TooFast):
            await asyncio.sleep(REFUSAL_S)
        problem = refusals.problem(error)
    if problem:
        told = problem.model_dump()
        told |= {"id": getattr(ask, "id", None), "match": getattr(ask, "match", None)}
        client.put(wire.Refused(**told))


def _read(message: str | bytes) -> tuple[wire.Ask | None, Problem | None]:
    try:
        return wire.ASKS.validate_json(message), None
    except ValidationError as error:
        return None, refusals.malformed(error)


async def watch(client: Connection, ask: wire.Watch) -> None:
    """Send a snapshot, then every event."""
    live, seat = await client.services.matches.seen_by(
        ask.match, client.player, ask.invitation, ask.seat
    )
    client.outbox.watch(live, seat, ask.since)


async def unwatch(client: Connection, ask: wire.Unwatch) -> None:
    """Send no more of a match."""
    client.outbox.unwatch(ask.match)


async def play(client: Connection, ask: wire.PlayMove) -> None:
    """Play a move."""
    client.answer(await client.services.matches.play(ask.match, client.signed_in, ask))


async def preview(client: Connection, ask: wire.PreviewMove) -> None:
    """Say what a move would earn whoever sits there, from what the seat may see."""
    live, seat = await client.services.matches.seen_by(ask.match, client.signed_in, None, ask.seat)
    client.put(messages.previewed(live, seat, ask.move))


async def watch_lobby(client: Connection, ask: wire.WatchLobby) -> None:
    """Send the lobby, now and whenever it changes."""
    await client.services.lobby.watch(client.outbox, changes=ask.changes)
    await client.services.rooms.enter_lobby(client.player, client.outbox)


async def act(client: Connection, ask: wire.DoAct) -> None:
    """Resign, leave, ask to take back, or answer."""
    client.answer(await client.services.acts.do(ask.match, client.signed_in, ask))


async def watch_table(client: Connection, ask: rooms.WatchTable) -> None:
    """Enter a table's room."""
    await client.services.rooms.enter(ask.table, client.player, ask.invitation, client.outbox)


async def unwatch_table(client: Connection, ask: rooms.UnwatchTable) -> None:
    """Leave it."""
    client.services.rooms.leave(ask.table, client.outbox)


async def say(client: Connection, ask: rooms.SayLine) -> None:
    """Say something at a table one is at, or in the lobby."""
    services, player = client.services, client.signed_in
    key = Key.of(f"player {player.id}", ask.id, "say", ask) if ask.id else None
    await services.creations.once(
        key, rooms.Line, lambda: services.rooms.say(player, client.outbox, ask)
    )


# What an ask counts as, by how much there is to send.
COSTS: dict[type[Any], int] = {wire.WatchLobby: 10, wire.Watch: 2, rooms.WatchTable: 2}

Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: dict[type[Any], Handler] = {
    wire.Watch: watch,
    wire.Unwatch: unwatch,
    wire.PlayMove: play,
    wire.PreviewMove: preview,
    wire.WatchLobby: watch_lobby,
    wire.DoAct: act,
    rooms.WatchTable: watch_table,
    rooms.UnwatchTable: unwatch_table,
    rooms.SayLine: say,
}
