"""An API client: does one step of a transcript after the other, and tells what came of each.

A step is one of::

    {"who": "ida", "request": "POST /api/chat", "body": {"text": "Hello"}}
    {"who": "ida", "send": {"type": "watch_lobby"}}         over the WebSocket
    {"who": "ida", "receive": "lobby"}                      the next message of this type
    {"who": "ida", "close": true}

Ida shows a token, Ben a cookie; whoever the corpus does not know comes with nothing.
"""

import json
from contextlib import ExitStack
from typing import Any

import httpx
from itsdangerous import URLSafeTimedSerializer
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import NO_CERTIFICATES, PATIENCE_S, Body, Served

COOKIE = "tesselle"


class Clients(ExitStack):
    """Everybody who talks with one server; they hang up at the end."""

    def __init__(self, server: Served, corpus: Body) -> None:
        super().__init__()
        self._server = server
        self._corpus = corpus
        self._people: dict[str, httpx.Client] = {}
        self._sockets: dict[str, ClientConnection] = {}

    def do(self, step: Body) -> Any:
        """Do one step; return the status and the answer, or what was received."""
        if "request" in step:
            return self._request(step)
        socket = self._socket(step["who"])
        if "close" in step:
            return socket.close()
        if "send" in step:
            return socket.send(json.dumps(step["send"]))
        while True:  # messages of other types may come in between
            message = json.loads(socket.recv(PATIENCE_S))
            if message["type"] == step["receive"]:
                return message

    def _request(self, step: Body) -> Body:
        method, path = step["request"].split(" ")
        response = self._person(step["who"]).request(method, path, json=step.get("body"))
        answer = response.json() if response.content else None
        return {"status": response.status_code, "answer": answer}

    def _person(self, who: str) -> httpx.Client:
        if who not in self._people:
            headers = credentials(self._corpus, who)
            person = httpx.Client(
                base_url=f"http://{self._server.address}",
                headers=headers,
                timeout=PATIENCE_S,
                verify=NO_CERTIFICATES,
            )
            self._people[who] = self.enter_context(person)
        return self._people[who]

    def _socket(self, who: str) -> ClientConnection:
        if who not in self._sockets:
            url = f"ws://{self._server.address}/api/live"
            headers = credentials(self._corpus, who)
            socket = connect(url, additional_headers=headers, open_timeout=PATIENCE_S)
            self._sockets[who] = self.enter_context(socket)
        return self._sockets[who]


def credentials(corpus: Body, who: str) -> dict[str, str]:
    """Return the headers by which somebody of the corpus is known."""
    person = corpus["people"].get(who, {})
    if "token" in person:
        return {"Authorization": f"Bearer {person['token']}"}
    return {"Cookie": f"{COOKIE}={fresh_cookie(corpus, who)}"} if "cookie" in person else {}


def fresh_cookie(corpus: Body, who: str) -> str:
    """Return somebody's cookie as version 0.1 signed it, but dated today: they last a year."""
    signer = URLSafeTimedSerializer(corpus["secret"], salt="session")
    return str(signer.dumps(signer.loads(corpus["people"][who]["cookie"])))
