"""How soon a first visitor of the static site sees a board to play on, and what it weighs.

A host of files on this machine that packs what packs, once as fast as it is and once as a slow
mobile network: 400 kbit/s for all together, 400 ms before each answer.  A real Chromium that
has never been there opens the home page and clicks at once.  ``--requests`` lists what it
fetched on the slow network until the board was there.
"""

import argparse
import gzip
import json
import mimetypes
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.chromium import launched
from tesselle.server.http import appworker, sitefolder
from tesselle.server.http.files import PACKED, TYPES

UNDER = "games/tesselle"
SLOW_LATENCY_S = 0.4
SLOW_BYTES = 50_000  # a second: 400 kbit
PIECE = 2_048  # bytes that are sent at once
TIMES = 3
GOAL_S, GOAL_SLOW_S, GOAL_SHIFT, GOAL_SCRIPTS, GOAL_KERNELS = 2.0, 6.0, 0.02, 110_000, 250_000
GAMES = ("Mosaic", "Génial!", "Mozaika", "MozaiK")
# In the page itself: clicks as soon as there is something to click, and notes when a board is.
VISITOR = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shift += each.value;
}).observe({ type: 'layout-shift', buffered: true });
let clicked = false;
const look = () => {
  const card = [...document.querySelectorAll('article')].find(
    (each) => each.querySelector('h2')?.textContent === GAME,
  );
  const button = card?.querySelector('.go button');
  if (button && !clicked) {
    clicked = true;
    window.home_ms = performance.now();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
  }
  const board = document.querySelector('.table .board');
  const turn = /your turn/i.test(board?.querySelector('h2')?.textContent ?? '');
  if (turn && board.querySelector('svg, .cell, .card') && !board.querySelector('.placeholder'))
    window.board_ms ??= performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@dataclass(frozen=True)
class Request:
    """A file that was asked for, and when, by the clock of this process."""

    path: str
    asked_s: float
    sent_s: float
    size: int  # bytes, packed


class Network:
    """What comes through, shared by all connections."""

    def __init__(self, latency_s: float, rate: int | None) -> None:
        self.latency_s, self.rate, self.sent = latency_s, rate, 0
        self.requests: list[Request] = []  # those that were answered
        self._lock = threading.Lock()
        self._free = 0.0  # when the line is next free

    def wait(self, size: int) -> None:
        """Wait until so many bytes are through."""
        with self._lock:
            self.sent += size
            if self.rate is None:
                return
            self._free = max(self._free, time.monotonic()) + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Host(ThreadingHTTPServer):
    """A host whose visitors may leave while something is sent."""

    def handle_error(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def hosted(folder: Path, network: Network) -> Iterator[str]:
    """Serve the site as hosts of files do; give its address."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked_s = time.monotonic()
            time.sleep(network.latency_s)
            path = folder / self.path.partition("?")[0].strip("/").removeprefix(UNDER).strip("/")
            file = path / "index.html" if path.is_dir() else path
            if not file.is_file():
                self.send_error(404)
                return
            kind, body, packs = _sent(file)
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "max-age=600")
            if packs:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            for at in range(0, len(body), PIECE):
                piece = body[at : at + PIECE]
                network.wait(len(piece))
                self.wfile.write(piece)
            name = file.relative_to(folder).as_posix()
            network.requests.append(Request(name, asked_s, time.monotonic(), len(body)))

        def log_message(self, *_: object) -> None:
            pass

    with Host(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{UNDER}/"
        server.shutdown()


@cache
def _sent(file: Path) -> tuple[str, bytes, bool]:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
    packs = kind.startswith(PACKED)
    return kind, gzip.compress(file.read_bytes()) if packs else file.read_bytes(), packs


def visit(browser: Browser, address: str, game: str) -> tuple[float, float, float]:
    """Open the home page for the first time and play.

    Gives the seconds until there is something to click and until there is a board, and how far
    the layout has shifted.
    """
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    page: Page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(f"const GAME = {json.dumps(game)};{VISITOR}")
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.board_ms")
    home_ms, board_ms, shift = page.evaluate("[window.home_ms, window.board_ms, window.shift]")
    context.close()
    return home_ms / 1000, board_ms / 1000, shift


def weigh(folder: Path) -> None:
    """Print what is loaded, packed."""
    index = (folder / "index.html").read_text()
    scripts = [folder / name for name in appworker.LOADED.findall(index) if name.endswith(".js")]
    code = sum(len(_sent(file)[1]) for file in scripts)
    kernels = sum(len(_sent(file)[1]) for file in folder.glob("kernels/*.wasm"))
    print(f"scripts that home starts with: {code:,} bytes packed, goal {GOAL_SCRIPTS:,}")
    print(f"all kernels: {kernels:,} bytes packed, goal {GOAL_KERNELS:,}")


def listed(requests: list[Request], board_s: float) -> Iterator[str]:
    """Yield what was asked for until the board was there, in lines."""
    began = min(each.asked_s for each in requests)
    for each in sorted(requests, key=lambda each: each.asked_s):
        asked, sent = each.asked_s - began, each.sent_s - began
        if asked < board_s:
            yield f"{asked:6.2f} to {sent:5.2f} s {each.size:8,} bytes  {each.path}"


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("titles", nargs="*", default=GAMES)
    reader.add_argument("--times", type=int, default=TIMES, help="to visit each")
    reader.add_argument("--requests", action="store_true", help="list them, of a slow visit")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as made, launched() as browser:
        folder = Path(made)
        sitefolder.write(folder)
        weigh(folder)
        for name, latency_s, rate, goal in (
            ("here", 0.0, None, GOAL_S),
            ("slow 3G", SLOW_LATENCY_S, SLOW_BYTES, GOAL_SLOW_S),
        ):
            for game in asked.titles:
                network = Network(latency_s, rate)
                with hosted(folder, network) as address:
                    found = [visit(browser, address, game) for _ in range(asked.times)]
                home, board = (statistics.median(each[at] for each in found) for at in (0, 1))
                shift = max(each[2] for each in found)
                print(
                    f"{name}, {game}: home after {home:.1f} s, a board after {board:.1f} s "
                    f"(goal {goal}), layout shift {shift:.3f} (goal {GOAL_SHIFT}), "
                    f"{network.sent // asked.times // 1000} kB",
                    flush=True,
                )
                if asked.requests and rate:
                    network = Network(latency_s, rate)
                    with hosted(folder, network) as address:
                        board_s = visit(browser, address, game)[1]
                    print(*listed(network.requests, board_s), sep="\n")


if __name__ == "__main__":
    main()
