"""A process that answers for the bots of an earlier checkout."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, cast

from tesselle.engine import registry
from tesselle.engine.match import Match

ANSWER = Path(__file__).with_name("answer.py")


class Checkout:
    """The process; it ends when this one does, or by ``close``."""

    def __init__(self, folder: Path) -> None:
        folder = folder.resolve()
        if not (folder / "tesselle" / "bots").is_dir():
            raise FileNotFoundError(f"expected a checkout of Tesselle, got {folder}")
        self._process = subprocess.Popen(  # noqa: S603  ourselves, on another path
            [sys.executable, str(ANSWER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(folder)},
            cwd=folder,
        )
        self._asks = cast("IO[bytes]", self._process.stdin)
        self._tells = cast("IO[bytes]", self._process.stdout)

    def opened(self, game: str, seats: int, options: dict[str, Any], seed: bytes) -> Match:
        """Return a match of today that begins with what it begins with there, such as a deck."""
        asked = {"game": game, "seats": seats, "options": options, "seed": seed.hex()}
        pinned = self.ask(asked | {"events": []})["pinned"]
        return Match.reopened(registry.get(game), seats, options, seed, None, pinned)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return its answer."""
        self._asks.write(json.dumps(question).encode() + b"\n")
        self._asks.flush()
        answer = self._tells.readline()
        if not answer:
            raise EOFError(f"the earlier checkout ended with {self._process.wait()}")
        told: dict[str, Any] = json.loads(answer)
        return told

    def close(self) -> None:
        """Let it end, as nothing more is asked."""
        self._asks.close()
        self._process.wait()
        self._tells.close()


class EarlierBot:
    """A bot of the checkout at one seat; it is trusted with the whole match."""

    def __init__(self, checkout: Checkout, name: str, chance: int) -> None:
        self._checkout = checkout
        self._asked = {"bot": name, "chance": chance}

    def choose(self, match: Match, seat: int) -> int:
        """Return the action of the move it plays."""
        told = self._checkout.ask(
            {
                **self._asked,
                "game": match.game.name,
                "seats": match.seats,
                "options": match.options,
                "seed": match.seed.hex(),
                "events": [[event.seat, event.move] for event in match.events],
                "seat": seat,
            }
        )
        return match.read(seat, told["move"])
