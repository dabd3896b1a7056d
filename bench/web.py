"""How soon a move is drawn, and how smooth the largest board is under the pointer.

A real server and a real Chromium on this machine.  A move is timed inside the page, from the
socket's message to the frame after it is drawn; frames are counted while the pointer sweeps
over Mosaic's board of 169 cells.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from bench.chromium import launched
from tests.server.backends import settings
from tests.server.serving import Served, served
from tests.web.visitor import Visitor

SIDE = 8  # 169 cells, the largest board
MOVES = 25
SWEEPS = 6
GOAL_MS = 100.0
GOAL_FPS = 60.0
TIME_MESSAGES = """
window.drawn_ms = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...to) {
    super(...to);
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type !== 'event') return;
      const came = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.drawn_ms.push(performance.now() - came)));
    });
  }
};
"""
COUNT_FRAMES = """
() => {
  window.frames_ms = [];
  let last = performance.now();
  const tick = (now) => {
    window.frames_ms.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
"""


def main() -> None:
    """Measure both and print them."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
        with served(settings(database=database)) as server:
            visitor = _seated(browser, server)
            drawn = _drawn_ms(visitor)
            frames = _frames_ms(visitor)
            visitor.leave()
    worst = statistics.quantiles(drawn, n=20)[-1]
    print(f"message to drawn move: median {statistics.median(drawn):.0f} ms, 95 % {worst:.0f} ms")
    print(f"  goal {GOAL_MS:.0f} ms, {len(drawn)} moves")
    print(f"frames while hovering: {1000 / statistics.mean(frames):.1f} a second on average")
    print(f"  median frame {statistics.median(frames):.1f} ms, goal {GOAL_FPS:.0f} a second")


def _seated(browser: Browser, server: Served) -> Visitor:
    visitor = Visitor(browser, server, reduced_motion="no-preference")
    visitor.page.add_init_script(TIME_MESSAGES)
    match = visitor.known().quick("mosaic", options={"side": SIDE})
    visitor.open(f"/match/{match}")
    return visitor


def _drawn_ms(visitor: Visitor) -> list[float]:
    """Play, and give the time of each event: ours and the bot's."""
    visitor.play_on(moves=MOVES)
    found: list[float] = visitor.page.evaluate("window.drawn_ms")
    return found


def _frames_ms(visitor: Visitor) -> list[float]:
    """Sweep over the board, and give how long each frame took."""
    box = visitor.page.get_by_role("group", name="Board of Mosaic").bounding_box()
    if box is None:
        raise RuntimeError("expected Mosaic's board, found none")
    visitor.page.evaluate(COUNT_FRAMES)
    for sweep in range(SWEEPS):
        y = box["y"] + box["height"] * (sweep + 1) / (SWEEPS + 1)
        visitor.page.mouse.move(box["x"], y)
        visitor.page.mouse.move(box["x"] + box["width"], y, steps=60)
    found: list[float] = visitor.page.evaluate("window.frames_ms")
    return found[1:]


if __name__ == "__main__":
    main()
