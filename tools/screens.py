"""Takes the README's pictures of the web client: a real server, a real browser, fixed seeds."""

import io
import random
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tesselle.engine.entropy import SEED_BYTES
from tests.server.backends import settings
from tests.server.serving import Body, Client, Served, served, until
from tests.web import chromium
from tests.web.visitor import PHONE, Visitor

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
COLOURS = 256  # of the palette: as good to the eye, at a third of the size
SEED = 12  # of all chance: the same pictures come again until the client changes
# They come when nothing is more urgent, and are shown from the next page on.
TYPEFACES = """() => ['Inter', 'Fraunces'].every((name) => [...document.fonts].some(
  ({ family, status }) => family.includes(name) && status === 'loaded'))"""
SHUFFLES, IDS = random.Random(SEED), random.Random(SEED + 1)


@dataclass(frozen=True)
class Screen:
    """One picture."""

    name: str
    page: str  # a path, or a game for a table in the middle of a match
    moves: int = 0
    manner: dict[str, Any] = field(default_factory=dict)


ON_DESK = {"size": {"width": 1280, "height": 960}, "color_scheme": "light"}
ON_PHONE = {"size": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
SCREENS = (
    Screen("home", "/", manner=ON_DESK),
    Screen("table-genial", "genial", 9, ON_DESK),
    Screen("table-mosaic", "mosaic", 16, {**ON_DESK, "color_scheme": "dark"}),
    Screen("table-mozaika", "mozaika", 30, ON_DESK),
    Screen("table-mozaik", "mozaik", 19, {**ON_DESK, "language": "fr-FR"}),
    Screen("phone-home", "/", manner={**ON_PHONE, "language": "fr-FR"}),
    Screen("phone-genial", "genial", 9, {**ON_PHONE, "color_scheme": "dark"}),
)


def main() -> None:
    """Take them all."""
    secrets.token_bytes = fixed_chance  # type: ignore[assignment]  # for once
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
        with served(settings(database=database)) as server:
            for screen in SCREENS:
                _take(browser, server, screen)


def fixed_chance(size: int | None = None) -> bytes:
    """Give the shuffles from one stream and ids from another, which may be asked at any time."""
    return (SHUFFLES if size == SEED_BYTES else IDS).randbytes(size or SEED_BYTES)


def _take(browser: Browser, server: Served, screen: Screen) -> None:
    visitor = Visitor(browser, server, **screen.manner)
    client = visitor.known("Anna")
    path = _path(client, screen)
    visitor.open(path)
    visitor.page.wait_for_function(TYPEFACES)
    visitor.open(path)
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    small = picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{screen.name}.png", optimize=True)
    visitor.leave()


def _path(client: Client, screen: Screen) -> str:
    if screen.page.startswith("/"):
        return screen.page
    match = client.quick(screen.page)
    play(client, match, screen.moves)
    my_turn(client, match)
    return f"/match/{match}"


def play(client: Client, match: str, most: int | None = None) -> None:
    """Play on as our own bots would, so that pictures show good play: some moves, or to the end."""
    moves = count() if most is None else range(most)
    for _ in moves:
        sight = my_turn(client, match)
        if sight["over"]:
            return
        client.play(match, sight["seq"], best(client, match))


def my_turn(client: Client, match: str) -> Body:
    """Wait until the client is to move, or nobody is."""
    return until(lambda: client.sight(match), lambda sight: sight["legal"] or sight["over"])


def best(client: Client, match: str) -> str:
    """Return what our own bots would play."""
    found: str = client.post(f"/api/matches/{match}/hint")["choices"][0]["move"]
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """Give a browser, or end with the word that there is none."""
    path = chromium.found()
    if path is None:
        sys.exit(chromium.missing())
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)


if __name__ == "__main__":
    main()
