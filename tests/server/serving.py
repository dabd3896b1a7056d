"""A real server on a free port, with its own event loop in a thread, and its clients."""

import asyncio
import json
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Protocol, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tesselle.server.app import create_app
from tesselle.server.plumbing.now import Clock, now_ms
from tesselle.server.run import connections
from tesselle.server.services import Services
from tesselle.server.settings import Settings

T = TypeVar("T")
Body = dict[str, Any]
PATIENCE_S = 120.0  # after which a test gives up; a passing one never waits so long
# All is plain HTTP. A client that reads the system's certificates takes longer than its test.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Server(Protocol):
    """Anything with an address that clients may come to."""

    clients: list["Client"]

    @property
    def address(self) -> str: ...


class Served:
    """A server that runs until ``stop``."""

    def __init__(self, settings: Settings, clock: Clock = now_ms, **options: Any) -> None:
        self.app = create_app(settings, clock)
        self.clients: list[Client] = []
        chosen = connections(settings) | options
        config = uvicorn.Config(self.app, port=0, log_level="warning", lifespan="on", **chosen)
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._started = threading.Event()
        self._thread.start()
        assert self._started.wait(PATIENCE_S), "the server did not start"

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.run_until_complete(self._end())
        self._loop.close()

    async def _serve(self) -> None:
        serving = asyncio.create_task(self._server.serve())
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.01)
        self._started.set()
        await serving

    async def _end(self) -> None:
        """End what still runs, so that no socket is left open."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await asyncio.sleep(0)  # a transport closes its socket a moment after it was told to

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def address(self) -> str:
        host, port = self._server.servers[0].sockets[0].getsockname()
        return f"{host}:{port}"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def say_goodbye(self) -> None:
        """Close what the clients of a test left open."""
        for client in self.clients:
            client.http.close()
        self.clients.clear()

    def stop(self) -> None:
        self.say_goodbye()
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive(), "the server did not stop"

    def client(self, name: str = "Anna") -> "Client":
        """Give somebody who came in."""
        client = Client(self)
        client.post("/api/guests", {"name": name})
        return client


@contextmanager
def served(settings: Settings, clock: Clock = now_ms, **options: Any) -> Iterator[Served]:
    """Run a server; options are those of uvicorn."""
    server = Served(settings, clock, **options)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Somebody with a browser's cookies; without a name, nobody is known."""

    def __init__(self, server: Server, cookies: httpx.Cookies | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=f"http://{server.address}",
            timeout=PATIENCE_S,
            cookies=cookies,
            verify=NO_CERTIFICATES,
        )
        self._ids = count(1)
        server.clients.append(self)

    def at(self, server: Server) -> "Client":
        """Give the same person at another server."""
        return Client(server, self.http.cookies)

    def get(self, path: str, **headers: str) -> Any:
        return self._told(self.http.get(path, headers=headers))

    def post(self, path: str, body: Body | None = None) -> Any:
        return self._told(self.http.post(path, json=body or {}))

    def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Body]:
        """Give the status and the body of a refusal."""
        response = self.http.request(method, path, json=body, headers=headers)
        assert response.is_client_error, response.text
        told: Body = response.json()
        assert told["message"], "the refusal says nothing"
        assert told["message_fr"]
        return response.status_code, told

    def quick(self, game: str, **wish: Any) -> str:
        """Begin a match against bots and give its id."""
        match: str = self.post("/api/quick", {"game": game, "bot": "greedy", **wish})["match"]
        return match

    def sight(self, match: str) -> Body:
        sight: Body = self.get(f"/api/matches/{match}/snapshot")
        return sight

    def play(self, match: str, seq: int, move: str, id: str | None = None) -> Body:
        event: Body = self.post(f"/api/matches/{match}/moves", self.move(seq=seq, move=move, id=id))
        return event

    def act(self, match: str, act: str, id: str | None = None) -> Body:
        """Resign, leave, ask to take back, or answer."""
        body = {"id": id or f"a{next(self._ids)}", "act": act}
        event: Body = self.post(f"/api/matches/{match}/acts", body)
        return event

    def move(self, *, seq: int, move: str, id: str | None = None) -> Body:
        return {"id": id or f"m{next(self._ids)}", "seq": seq, "move": move}

    @contextmanager
    def live(self, **options: Any) -> Iterator["Live"]:
        """Open a WebSocket; options are those of ``connect``."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = f"ws://{self.server.address}/api/live"
        with connect(url, additional_headers=headers, open_timeout=PATIENCE_S, **options) as socket:
            yield Live(socket)

    @staticmethod
    def _told(response: httpx.Response) -> Any:
        assert response.is_success, response.text
        return response.json() if response.content else None


@contextmanager
def lines(client: Client, match: str) -> Iterator[Iterator[str]]:
    """Follow the NDJSON stream of a match."""
    with client.http.stream("GET", f"/api/matches/{match}/stream") as response:
        assert response.headers["content-type"].startswith("application/x-ndjson")
        yield response.iter_lines()


class Live:
    """A WebSocket, and what came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        assert self.next()["type"] == "hello"

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def text(self) -> str:
        received = self.socket.recv(PATIENCE_S)
        assert isinstance(received, str)
        return received

    def next(self) -> Body:
        message: Body = json.loads(self.text())
        return message

    def watch(self, match: str, since: int = 0, **more: Any) -> Body:
        """Watch a match and give its snapshot."""
        self.send(type="watch", match=match, since=since, **more)
        snapshot = self.next()
        assert snapshot["type"] == "snapshot", snapshot
        return snapshot

    def play(self, match: str, seq: int, move: str, id: str) -> None:
        self.send(type="move", match=match, seq=seq, move=move, id=id)


def table_for_two(host: Client, guest: Client, game: str = "mosaic", **wish: Any) -> str:
    """Begin a match of two people and give its id."""
    table = host.post("/api/tables", {"game": game, "seats": 2, **wish})
    guest.post(f"/api/tables/{table['id']}/join?invitation={table['invitation']}")
    match: str = host.post(f"/api/tables/{table['id']}/start")["match"]
    return match


def until(look: Callable[[], T], fine: Callable[[T], Any]) -> T:
    """Look again and again until what is seen is fine; give it."""
    last = time.monotonic() + PATIENCE_S
    while not fine(seen := look()):
        assert time.monotonic() < last, f"waited in vain, and saw {seen}"
        time.sleep(0.02)
    return seen
