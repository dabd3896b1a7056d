"""Clients that play through every fault and write down all that they ask, are answered and told.

Two people play each match: one over HTTP, each request through any server, the other over
WebSockets.  A move whose fate is unknown is sent again under its id until it is known.
"""

import asyncio
import json
import random
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.histories.history import CLOSED, DONE, MOVE, READ, REFUSED, TOLD, UNKNOWN, History

ANSWER_S = 4.0  # after which a client does not wait any more
PAUSE_S = 0.05
CLOCK_S = 3600  # each player has so long for a match: no clock runs out by itself
AGAIN = 0.15  # how often a move that is done is sent again
RIVAL = 0.15  # how often another one is sent beside it
WHOLE = 0.2  # how often all events are asked for, not only those that are new
GAMES: tuple[dict[str, Any], ...] = (
    {"game": "mosaic", "options": {"side": 5}},
    {"game": "mozaik"},  # both choose at the same time, in secret
)
TERMS = {"clock": {"kind": "fischer", "start_s": CLOCK_S, "increment_s": 0}, "on_time": "end"}
SIGNED_OUT = 401
GONE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)
Body = dict[str, Any]


class NotNow(Exception):
    """Something that is not part of a history did not work; it is begun anew."""


class Person:
    """Somebody with a cookie, and a line to every server."""

    def __init__(
        self, name: str, doors: list[str], history: History, chance: random.Random
    ) -> None:
        self.name = name
        self.doors = doors
        self.history = history
        self.chance = chance
        self.cookie = ""
        self.ids = count(1)
        self.known: dict[str, int] = {}  # the last number seen, by match
        self._clients = {
            door: httpx.AsyncClient(base_url=f"http://{door}", timeout=ANSWER_S, verify=False)  # noqa: S501
            for door in doors
        }

    async def come_in(self) -> None:
        """Become a guest."""
        while not self.cookie:
            with suppress(*GONE, NotNow):
                answer = await self.post("/api/guests", {"name": self.name})
                self.cookie = "; ".join(f"{name}={text}" for name, text in answer.cookies.items())
                for client in self._clients.values():
                    client.cookies.clear()

    async def post(self, path: str, body: Body | None = None) -> httpx.Response:
        """Ask for something that is not part of the history."""
        answer = await self._send("POST", path, body or {})
        if not answer.is_success:
            await asyncio.sleep(PAUSE_S)
            raise NotNow(answer.text)
        return answer

    async def read(self, match: str) -> Body | None:
        """Look at a match."""
        since = 0 if self.chance.random() < WHOLE else self.known.get(match, 0)
        asked = self.history.ask(self.name, READ, match)
        try:
            answer = await self._send("GET", f"/api/matches/{match}/snapshot?since={since}")
        except GONE as error:
            self.history.answer(asked, UNKNOWN, why=type(error).__name__)
            return None
        if answer.status_code != 200:
            self.history.answer(asked, REFUSED, status=answer.status_code)
            return None
        sight: Body = answer.json()
        self.history.answer(asked, DONE, **noted(sight))
        self.known[match] = sight["seq"]
        return sight

    async def send(self, match: str, move: Body) -> str:
        """Send a move once; return its fate."""
        asked = self.history.ask(self.name, MOVE, match, **move)
        try:
            sent = {name: move[name] for name in ("id", "seq", "move")}
            answer = await self._send("POST", f"/api/matches/{match}/moves", sent)
        except GONE as error:
            return self._ended(asked, UNKNOWN, why=type(error).__name__)
        if answer.status_code == 201:
            return self._ended(asked, DONE, event=short(answer.json()["event"]))
        return self._ended(asked, fate(answer.json()), status=answer.status_code)

    def _ended(self, asked: int, fate: str, **more: Any) -> str:
        self.history.answer(asked, fate, **more)
        return fate

    async def _send(self, method: str, path: str, body: Body | None = None) -> httpx.Response:
        client = self._clients[self.chance.choice(self.doors)]
        async with asyncio.timeout(ANSWER_S):
            return await client.request(method, path, json=body, headers={"Cookie": self.cookie})

    def wish(self, sight: Body) -> Body:
        """Choose a move in a match as it was seen."""
        id = f"{self.name}-{next(self.ids)}"
        seat, seq = sight["seat"], sight["seq"]
        return {"id": id, "seat": seat, "seq": seq, "move": self.chance.choice(sight["legal"])}

    async def close(self) -> None:
        """Hang up."""
        for client in self._clients.values():
            await client.aclose()


class ByRequests(Person):
    """Plays over HTTP."""

    async def play(self, match: str) -> None:
        """Play a match to its end."""
        while True:
            sight = await self.read(match)
            if sight is None or not (sight["legal"] or sight["over"]):
                await asyncio.sleep(PAUSE_S)
                continue
            if sight["over"]:
                return
            move = self.wish(sight)
            rivals = [self.wish(sight)] if self.chance.random() < RIVAL else []
            await asyncio.gather(*(self._decided(match, each) for each in (move, *rivals)))

    async def _decided(self, match: str, move: Body) -> None:
        """Send a move until its fate is known; and perhaps once more."""
        while (fate := await self.send(match, move)) not in (DONE, REFUSED):
            await asyncio.sleep(PAUSE_S)
        if fate == DONE and self.chance.random() < AGAIN:
            await self.send(match, move)


class BySocket(Person):
    """Plays over WebSockets."""

    sockets = 0  # how many there were
    _undecided: Body | None = None

    async def play(self, match: str) -> None:
        """Play a match to its end, over as many sockets as it takes."""
        self._undecided = None
        while True:
            address = f"ws://{self.chance.choice(self.doors)}/api/live"
            headers = {"Cookie": self.cookie}
            with suppress(*GONE):
                opened = connect(
                    address, additional_headers=headers, open_timeout=ANSWER_S, close_timeout=0.2
                )
                async with opened as socket:
                    self.sockets += 1
                    try:
                        if await self._talk(socket, match):
                            return
                    except ConnectionClosed as closed:
                        code = closed.rcvd.code if closed.rcvd else None
                        self.history.note(CLOSED, client=self.name, code=code)
            await asyncio.sleep(PAUSE_S)

    async def _talk(self, socket: ClientConnection, match: str) -> bool:
        """Play over one socket; tell whether the match is over, not merely the socket."""
        await self._next(socket)  # hello
        looking = self.history.ask(self.name, READ, match)
        try:
            since = 0 if self.chance.random() < WHOLE else self.known.get(match, 0)
            await self._say(socket, type="watch", match=match, since=since)
            sight = await self._next(socket)
        except (*GONE, ConnectionClosed):
            self.history.answer(looking, UNKNOWN)
            raise
        if sight["type"] != "snapshot" or sight["seat"] is None:
            status = SIGNED_OUT if sight.get("seat", self) is None else None
            self.history.answer(looking, REFUSED, status=status)
            return False
        self.history.answer(looking, DONE, **noted(sight))
        while not sight["over"]:
            self.known[match] = sight["seq"]
            if sight["legal"] or self._undecided:
                sight = await self._move(socket, match, sight)
            else:
                sight = await self._told(socket, match)
        return True

    async def _move(self, socket: ClientConnection, match: str, sight: Body) -> Body:
        """Send a move, perhaps once more, and return what is seen when its fate is told."""
        move = self._undecided or self.wish(sight)
        self._undecided = move
        asked = [self.history.ask(self.name, MOVE, match, **move)]
        said = {name: move[name] for name in ("id", "seq", "move")}
        try:
            await self._say(socket, type="move", match=match, **said)
            while True:
                told = await self._told(socket, match)
                if told.get("id") == move["id"]:
                    break
                if told["type"] != "refused":
                    sight = told
        except (*GONE, ConnectionClosed):
            self.history.answer(asked[0], UNKNOWN)
            raise
        if told["type"] == "event":
            self._undecided = None
            self.history.answer(asked[0], DONE, event=short(told["event"]))
            return told if told["seq"] >= sight["seq"] else sight
        how = fate(told)
        self.history.answer(asked[0], how, code=told["code"])
        if told["code"] == "unavailable":
            await asyncio.sleep(PAUSE_S)
            return sight
        self._undecided = None
        raise TimeoutError("look again, over another socket")

    async def _told(self, socket: ClientConnection, match: str) -> Body:
        """Hear one message about the match."""
        while True:
            told = await self._next(socket)
            if told.get("match") != match:
                continue
            if told["type"] in ("event", "snapshot"):
                own = told.get("id") is not None
                latest = told["type"] == "snapshot" or told["event"]["seq"] == told["seq"]
                # Else it is a repetition that this client asked for.
                if latest and not (own and told["seq"] <= self.known.get(match, 0)):
                    self.known[match] = told["seq"]
                    line = {"client": self.name, "socket": self.sockets, "match": match}
                    self.history.note(TOLD, **line, **noted(told))
            return told

    async def _next(self, socket: ClientConnection) -> Body:
        told: Body = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_S))
        return told

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))


class Pair:
    """Two people who play match after match with each other."""

    def __init__(
        self, number: int, doors: list[str], history: History, chance: random.Random
    ) -> None:
        self.people = (
            ByRequests(f"anna{number}", doors, history, chance),
            BySocket(f"leo{number}", doors, history, chance),
        )
        self.finished = 0

    async def play(self) -> None:
        """Play until told to stop."""
        host, guest = self.people
        for person in self.people:
            await person.come_in()
        while True:
            with suppress(*GONE, NotNow):
                match = await self._begin(host, guest)
                await asyncio.gather(*(person.play(match) for person in self.people))
                self.finished += 1

    async def _begin(self, host: Person, guest: Person) -> str:
        wish = {"seats": 2, "terms": TERMS, **host.chance.choice(GAMES)}
        table = (await host.post("/api/tables", wish)).json()["id"]
        await guest.post(f"/api/tables/{table}/join")
        match: str = (await host.post(f"/api/tables/{table}/start")).json()["match"]
        return match

    async def close(self) -> None:
        """Hang up."""
        for person in self.people:
            await person.close()


def short(event: Body) -> Body:
    """Return of an event what is stored, without words."""
    return {name: event[name] for name in ("seq", "kind", "seat", "move")}


def noted(told: Body) -> Body:
    """Return what a history keeps of a snapshot or an event."""
    events = told["events"] if told["type"] == "snapshot" else [*told["revealed"], told["event"]]
    clock = told.get("clock")
    return {
        "seq": told["seq"],
        "events": [short(event) for event in events],
        "left": clock["left_ms"] if clock else None,
    }


def fate(problem: Body) -> str:
    """Tell what a refusal says of a move: that it is not done, or that nobody knows."""
    unknown = problem.get("details", {}).get("unknown") or problem.get("code") == "internal"
    return UNKNOWN if unknown else REFUSED
