"""Clients that never give up: they play through crashes and remember all they were told.

Each move goes out several times, out of order, with an old one and with a rival
for the same number among them.
"""

import asyncio
import json
import random
from collections import defaultdict
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import tesselle
from tests.server.mortal import Mortal
from tests.server.serving import NO_CERTIFICATES, PATIENCE_S, Body

GAMES: tuple[Body, ...] = (
    {"game": "mosaic", "options": {"side": 5}},
    {"game": "mozaik", "seats": 2},  # seats choose at the same time, in secret
)
GONE = (httpx.TransportError, WebSocketException, OSError)  # the server died, or is not up yet
PAUSE_S = 0.05


class Memory:
    """Every event that anybody was told, by match and number."""

    def __init__(self) -> None:
        self.told: dict[str, dict[int, Body]] = defaultdict(dict)
        self.acknowledged = 0
        self.finished: set[str] = set()

    def note(self, match: str, event: Body) -> None:
        """Remember an event; what was told before must be the same."""
        known = self.told[match].setdefault(event["seq"], event)
        if known["move"] is None:  # a secret, until it is revealed
            self.told[match][event["seq"]] = known = event
        same = event["move"] in (None, known["move"]) and event["seat"] == known["seat"]
        assert same, f"two events with one number in {match}: {known} and {event}"

    def note_all(self, message: Body) -> None:
        """Remember what a snapshot or an event says."""
        events = message.get("events") or [message["event"], *message["revealed"]]
        for event in events:
            self.note(message["match"], event)
        self.acknowledged += message.get("id") is not None


class Mover:
    """Somebody who plays match after match against bots, until told to finish."""

    def __init__(
        self, name: str, servers: list[Mortal], memory: Memory, chance: random.Random
    ) -> None:
        self.name = name
        self.finishing = False
        self._servers = servers
        self._memory = memory
        self._chance = chance
        self._cookies = httpx.Cookies()
        self.state: Any = None  # of the match it plays, for whoever wonders why it does not end
        self._sent: list[Body] = []  # the moves of the match so far, to be sent again

    async def play(self, *, by_socket: bool) -> None:
        """Play until told to finish, then the last match to its end."""
        await self._until_done(self._come_in)
        turn = self._turns_by_socket if by_socket else self._turns_by_http
        while not self.finishing:
            match = await self._until_done(self._begin)
            self._sent = []
            await self._until_done(lambda match=match: turn(match))
            self._memory.finished.add(match)

    async def _until_done(self, work: Any) -> Any:
        while True:
            try:
                return await work()
            except GONE:
                await asyncio.sleep(PAUSE_S)

    def _client(self) -> httpx.AsyncClient:
        address = self._chance.choice(self._servers).address
        return httpx.AsyncClient(
            base_url=f"http://{address}",
            cookies=self._cookies,
            timeout=PATIENCE_S,
            verify=NO_CERTIFICATES,
        )

    async def _come_in(self) -> None:
        async with self._client() as client:
            response = await client.post("/api/guests", json={"name": self.name})
        assert response.status_code == 201, response.text
        self._cookies = response.cookies

    async def _begin(self) -> str:
        async with self._client() as client:
            wish = {"bot": "greedy", **self._chance.choice(GAMES)}
            response = await client.post("/api/quick", json=wish)
        assert response.status_code == 201, response.text
        match: str = response.json()["match"]
        return match

    def _mischief(self, seq: int, legal: list[str]) -> list[Body]:
        """Give a move, the same again, an old one, and a rival for its number, in any order."""
        number = len(self._sent)
        move = {"id": f"m{number}", "seq": seq, "move": self._chance.choice(legal)}
        rival = {"id": f"r{number}", "seq": seq, "move": self._chance.choice(legal)}
        old = [self._chance.choice(self._sent)] if self._sent else []
        self._sent.append(move)
        messages = [move, dict(move), rival, *old]
        self._chance.shuffle(messages)
        return messages

    async def _turns_by_http(self, match: str) -> None:
        """Play a match to its end over HTTP, each message through any server."""
        while True:
            async with self._client() as one, self._client() as other:
                response = await one.get(f"/api/matches/{match}/snapshot")
                assert response.status_code == 200, response.text
                sight = self.state = response.json()
                if sight["events"]:
                    self._memory.note_all(sight)
                if sight["over"]:
                    tesselle.verify((await one.get(f"/api/matches/{match}/record")).json())
                    return
                if not sight["legal"]:
                    await asyncio.sleep(PAUSE_S)
                    continue
                doors = [one, other]
                messages = self._mischief(sight["seq"], sight["legal"])
                posts = [
                    self._chance.choice(doors).post(f"/api/matches/{match}/moves", json=message)
                    for message in messages
                ]
                for answer in await asyncio.gather(*posts, return_exceptions=True):
                    self._take(answer)

    def _take(self, answer: httpx.Response | BaseException) -> None:
        if isinstance(answer, GONE):
            return
        if isinstance(answer, BaseException):
            raise answer
        assert answer.status_code in (201, 409, 422), answer.text
        if answer.status_code == 201:
            self._memory.note_all(answer.json())

    async def _turns_by_socket(self, match: str) -> None:
        """Play a match to its end, or to the server's, over one WebSocket."""
        address = self._chance.choice(self._servers).address
        cookie = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        async with connect(
            f"ws://{address}/api/live", additional_headers={"Cookie": cookie}
        ) as socket:
            await socket.send(json.dumps({"type": "watch", "match": match}))
            played = -1  # the number after which a move is on its way
            while True:
                told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
                self.state = told
                if told["type"] not in ("snapshot", "event"):
                    continue
                if told["type"] == "event" or told["events"]:
                    self._memory.note_all(told)
                if told["over"]:
                    return
                if told["legal"] and told["seq"] > played:
                    played = told["seq"]
                    for message in self._mischief(played, told["legal"]):
                        await socket.send(json.dumps({"type": "move", "match": match, **message}))
