"""Films a match of Génial! for the head of the README: a real server, a real browser, a mouse.

The browser tells of every picture it draws; the film keeps them with the time each was seen.
"""

import base64
import io
import json
import re
import secrets
import tempfile
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, WebSocket

from tests.server.backends import settings
from tests.server.serving import Served, served
from tests.web.visitor import Visitor
from tools.screens import FOLDER, best, fixed_chance, launched, my_turn, play

SIZE = {"width": 1180, "height": 740}
FILM = {"maxWidth": 885, "maxHeight": 555}  # three quarters: smaller, and still to be read
MOST_BYTES = 2_000_000
BEFORE = 14  # moves of ours before the film begins: a board that has something on it
SHOWN = 5  # moves in the film, then the match is played to its end and the result shown
SHORTEST_MS, LONGEST_MS = 90, 1_500  # of one picture
TURNS = 6  # of a tile
# A screen that is filmed has no pointer of its own.
POINTER = """addEventListener('DOMContentLoaded', () => {
  const dot = document.createElement('div');
  dot.style = `position: fixed; z-index: 99; width: 18px; height: 18px; border-radius: 50%;
    margin: -9px; background: rgb(30 30 30 / 35%); border: 2px solid white; pointer-events: none`;
  document.body.append(dot);
  addEventListener('pointermove', ({ clientX, clientY }) => {
    dot.style.left = `${clientX}px`;
    dot.style.top = `${clientY}px`;
  }, true);
});"""


@dataclass
class Camera:
    """What the browser drew, and when."""

    pictures: list[tuple[float, bytes]] = field(default_factory=list)  # seconds, JPEG

    def follow(self, visitor: Visitor) -> None:
        """Film from now on."""
        line = visitor.context.new_cdp_session(visitor.page)

        def drawn(frame: dict[str, Any]) -> None:
            at, data = frame["metadata"]["timestamp"], base64.b64decode(frame["data"])
            self.pictures.append((at, data))
            line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        line.on("Page.screencastFrame", drawn)
        wish = {"format": "jpeg", "quality": 95, **FILM}
        line.send("Page.startScreencast", wish)

    def save(self, file: Path) -> None:
        """Write the film."""
        kept = [self.pictures[0]]
        for at, data in self.pictures[1:]:
            if (at - kept[-1][0]) * 1000 >= SHORTEST_MS:
                kept.append((at, data))
        times = [at for at, _ in kept] + [kept[-1][0] + LONGEST_MS / 1000]
        lengths = [min(int((after - at) * 1000), LONGEST_MS) for at, after in pairwise(times)]
        first, *others = [Image.open(io.BytesIO(data)) for _, data in kept]
        first.save(
            file,
            save_all=True,
            append_images=others,
            duration=lengths,
            loop=0,
            quality=50,
            method=6,
            minimize_size=True,
        )
        print(f"{file.name}: {len(kept)} pictures, {sum(lengths) / 1000:.0f} s")
        print(f"{file.stat().st_size:,} bytes of {MOST_BYTES:,}")


class Hand:
    """A mouse that lays tiles; the page's own questions tell which move it holds."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.held: str | None = None  # the move that the page last asked about
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message.get("type") == "preview":
            self.held = message["move"]

    def lay(self, move: str, hand: list[str]) -> None:
        """Take the tile of a move, carry it there, turn it, and confirm."""
        one, other = (half[0] for half in move.split("-"))
        tile = hand.index(one + other) if one + other in hand else hand.index(other + one)
        spots = {half[0]: half[1:] for half in reversed(move.split("-"))}
        tiles = self.page.get_by_role("group", name="Your tiles").get_by_role("button")
        self._go(f"[aria-label='{tiles.nth(tile).get_attribute('aria-label')}']")
        self.page.mouse.down()
        self.page.mouse.up()
        self._go(f"[data-cell='{spots[hand[tile][0]]}']")
        for _ in range(TURNS):
            self.page.wait_for_timeout(350)
            if self.held == move:
                break
            self.page.mouse.wheel(0, 100)
        self.page.mouse.down()
        self.page.mouse.up()
        self.page.wait_for_timeout(900)
        self._go(".bar .confirm")
        self.page.mouse.down()
        self.page.mouse.up()

    def _go(self, place: str) -> None:
        """Move the mouse there, as fast as a person."""
        box = self.page.locator(place).first.bounding_box()
        if box is None:
            raise LookupError(f"{place} is not shown")
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)


def main() -> None:
    """Film a match and write it."""
    secrets.token_bytes = fixed_chance  # type: ignore[assignment]  # for once
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
        with served(settings(database=database)) as server:
            _film(browser, server).save(FOLDER / "match.webp")


def _film(browser: Browser, server: Served) -> Camera:
    visitor = Visitor(
        browser,
        server,
        size=SIZE,
        reduced_motion="no-preference",
        pace="quick",
        color_scheme="light",
    )
    visitor.context.add_init_script(POINTER)
    client = visitor.known("Anna")
    match = client.quick("genial")
    play(client, match, BEFORE)
    hand, camera = Hand(visitor), Camera()
    visitor.open(f"/match/{match}")
    visitor.my_turn()
    camera.follow(visitor)
    for _ in range(SHOWN):
        sight = my_turn(client, match)
        told = visitor.told()
        if "swap" in sight["legal"]:
            visitor.button(re.compile("^Keep")).click()
        else:
            hand.lay(best(client, match), sight["view"]["hand"])
        visitor.my_turn(told)
        visitor.page.wait_for_timeout(600)
    play(client, match)
    visitor.page.locator("ol .place").first.wait_for()
    visitor.page.wait_for_timeout(4_000)
    return camera


if __name__ == "__main__":
    main()
