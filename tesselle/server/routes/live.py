"""The WebSocket: everything that happens, as it happens, on one line for each client."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from tesselle.engine.errors import TesselleError
from tesselle.server import refusals, tell
from tesselle.server.errors import NotSignedIn
from tesselle.server.hub import Outbox
from tesselle.server.pace import ADDRESS, PERSON, Pace
from tesselle.server.people import known, pace
from tesselle.server.services import Services
from tesselle.server.store.schema import Player
from tesselle.server.wire import rooms
from tesselle.server.wire import socket as wire
from tesselle.server.wire.problem import Problem

router = APIRouter()

SIGNED_OUT = 4401  # the code of a socket closed because its session ended


@dataclass(frozen=True)
class Line:
    """One client's connection."""

    house: Services
    player: Player | None
    outbox: Outbox
    pace: Pace
    address: str


class Talk:
    """The route as a bare ASGI app: a layer less that each message passes through."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk with one client until it leaves; see ``wire.socket`` for what is said."""
        socket = WebSocket(scope, receive, send)
        house: Services = socket.app.state.services
        player = await known(socket)
        await socket.accept()
        line = Line(house, player, house.matches.outbox(), pace(socket), _address(socket))
        line.outbox.put(_hello(player))
        # In tasks of their own: whatever is awaited in this one wakes every layer around it.
        sending = asyncio.create_task(_send(send, line.outbox))
        listening = asyncio.create_task(_listen(receive, line))
        try:
            with house.lines.opened(player, partial(_hang_up, socket)):
                await listening
        finally:
            listening.cancel()
            sending.cancel()
            line.outbox.close()
            house.lobby.unwatch(line.outbox)
            house.rooms.leave_all(line.outbox)


router.routes.append(WebSocketRoute("/api/live", Talk()))


async def _hang_up(socket: WebSocket) -> None:
    with suppress(RuntimeError, ConnectionError):  # it left meanwhile
        await socket.close(SIGNED_OUT)


async def _listen(receive: Receive, line: Line) -> None:
    with suppress(ConnectionError):
        while True:
            if line.outbox.full:
                await line.outbox.room()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await _answer(line, message.get("text") or message.get("bytes") or "")


async def _send(send: Send, outbox: Outbox) -> None:
    with suppress(RuntimeError, OSError):  # it left meanwhile
        while True:
            text = (await outbox.next()).decode()
            await send({"type": "websocket.send", "text": text})
    outbox.drop()


async def _answer(line: Line, message: str | bytes) -> None:
    """Do what a message asks, or say why not."""
    try:
        ask = wire.ASKS.validate_json(message)
    except ValidationError as error:
        line.outbox.put(_refused(refusals.malformed(error), None))
        return
    try:
        _check_pace(line)
        await HANDLERS[type(ask)](line, ask)
    except TesselleError as error:
        line.outbox.put(_refused(refusals.problem(error), ask))


def _check_pace(line: Line) -> None:
    """Count a message like a request: by its person, else by its address."""
    if line.player:
        line.pace.check(PERSON, line.player.id)
    else:
        line.pace.check(ADDRESS, line.address)


async def watch(line: Line, ask: wire.Watch) -> None:
    """Send a snapshot, then every event."""
    live, seat = await line.house.matches.seen_by(ask.match, line.player, ask.invitation, ask.seat)
    line.outbox.watch(live, seat, ask.since)


async def unwatch(line: Line, ask: wire.Unwatch) -> None:
    """Send no more of a match."""
    line.outbox.unwatch(ask.match)


async def play(line: Line, ask: wire.PlayMove) -> None:
    """Play a move; who watches is told by the hub, so only others need an answer."""
    if line.player is None:
        raise NotSignedIn
    added = await line.house.matches.play(ask.match, line.player, ask)
    if added.repeated or not line.outbox.watches(ask.match):
        line.outbox.put(added.message().model_dump_json().encode())


async def preview(line: Line, ask: wire.PreviewMove) -> None:
    """Say what a move would earn whoever sits there, from what the seat may see."""
    if line.player is None:
        raise NotSignedIn
    live, seat = await line.house.matches.seen_by(ask.match, line.player, None, ask.seat)
    line.outbox.put(tell.previewed(live, seat, ask.move).model_dump_json().encode())


async def watch_lobby(line: Line, _ask: wire.WatchLobby) -> None:
    """Send the lobby, now and whenever it changes."""
    await line.house.lobby.watch(line.outbox)
    await line.house.rooms.enter_lobby(line.player, line.outbox)


async def act(line: Line, ask: wire.DoAct) -> None:
    """Resign, leave, ask to take back, or answer."""
    if line.player is None:
        raise NotSignedIn
    added = await line.house.acts.do(ask.match, line.player, ask)
    if added.repeated or not line.outbox.watches(ask.match):
        line.outbox.put(added.message().model_dump_json().encode())


async def watch_table(line: Line, ask: rooms.WatchTable) -> None:
    """Enter a table's room."""
    await line.house.rooms.enter(ask.table, line.player, ask.invitation, line.outbox)


async def unwatch_table(line: Line, ask: rooms.UnwatchTable) -> None:
    """Leave it."""
    line.house.rooms.leave(ask.table, line.outbox)


async def say(line: Line, ask: rooms.SayLine) -> None:
    """Say something at a table one is at, or in the lobby."""
    if line.player is None:
        raise NotSignedIn
    await line.house.rooms.say(line.player, line.outbox, ask)


Handler = Callable[[Line, Any], Awaitable[None]]
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


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


def _hello(player: Player | None) -> bytes:
    you = tell.who(player) if player else None
    return wire.Hello(you=you).model_dump_json().encode()


def _refused(problem: Problem, ask: Any) -> bytes:
    refused = wire.Refused(
        **problem.model_dump(),
        id=getattr(ask, "id", None),
        match=getattr(ask, "match", None),
    )
    return refused.model_dump_json().encode()
