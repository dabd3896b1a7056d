"""How soon a move is drawn, and how smooth the largest boards are under a pointer.

A real server and a real Chromium on this machine.  A move is timed in the page, from the socket's
message to the frame in which it is drawn, at the pace "at once"; beside it, what of that was
processor time of the page, which a busy machine disturbs less.  Then the pointer sweeps over the
largest board of each game, holding nothing and dragging a piece, and the page's longest task is
told.  So is how far things moved while a match was laid out in a browser that has nothing stored.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator
from rich.console import Console
from rich.table import Table

from bench.chromium import launched
from bench.tasks import LONG_MS, TRACED, Trace
from tests.server.backends import settings
from tests.server.serving import Served, served
from tests.web.phases import GAMES, Game, asked, brought, moving
from tests.web.test_in_view import SHIFTS
from tests.web.visitor import Visitor

MOVES = 12
SWEEPS = 4
STEPS = 40  # of a sweep
GOAL_MS = 100.0
GOAL_SHIFT = 0.02
# What is dragged, where a piece can be, and where in a match it is held.
PIECES = {
    "genial": ("[aria-label='Your tiles'] button", moving),
    "mozaika": (".hand .held button", asked("lay")),
    "mozaik": (".words button", asked("place")),
}
TIME_MESSAGES = """
let count = 0;
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...to) {
    super(...to);
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type !== 'event') return;
      const number = (count += 1);
      performance.mark(`came ${number}`);
      requestAnimationFrame(() => setTimeout(() => performance.mark(`drawn ${number}`)));
    });
  }
};
"""


def main() -> None:
    """Measure every game and print what was found."""
    heads = ("moves", "drawn after ms", "95 %", "of processor", "worst", "hovering", "dragging")
    table = Table("", *heads, "layout shift")
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
        with served(settings(database=database)) as server:
            for game in GAMES.values():
                row = [*_drawn(browser, server, game), *_swept(browser, server, game)]
                table.add_row(game.name, *row)
                print(game.name, *row, flush=True)
    console = Console(width=120)
    console.print(table)
    console.print(
        f"hovering, dragging: the longest task, in ms of processor, goal {LONG_MS:.0f};"
        f" a move is drawn within {GOAL_MS:.0f} ms; layout shift at most {GOAL_SHIFT}"
    )


def _drawn(browser: Browser, server: Served, game: Game) -> list[str]:
    """Play, and tell how long each event took to be drawn: ours and the bots'."""
    visitor = Visitor(browser, server)
    visitor.page.add_init_script(TIME_MESSAGES)
    visitor.open(f"/match/{visitor.known().quick(game.name, **game.wishes[-1])}")
    browser.start_tracing(page=visitor.page, categories=list(TRACED))
    visitor.play_on(moves=MOVES)
    trace = Trace(browser.stop_tracing())
    visitor.leave()
    spans = [
        (came, trace.marks[drawn])
        for name, came in trace.marks.items()
        if name.startswith("came ") and (drawn := name.replace("came", "drawn")) in trace.marks
    ]
    clock = [(drawn - came) / 1000 for came, drawn in spans]
    spent = [sum(trace.tasks_ms(came, drawn)) for came, drawn in spans]
    found = [statistics.median(clock), statistics.quantiles(clock, n=20)[-1]]
    return [
        str(len(spans)),
        *(f"{ms:.0f}" for ms in (*found, statistics.median(spent), max(spent))),
    ]


def _swept(browser: Browser, server: Served, game: Game) -> list[str]:
    """Sweep over the largest board, without a piece and with one; tell the longest tasks."""
    visitor = Visitor(browser, server, reduced_motion="no-preference")
    visitor.context.add_init_script(SHIFTS)
    piece, there = PIECES.get(game.name, ("", moving))
    match = brought(visitor.known(), game, game.wishes[-1], there)
    visitor.open(f"/match/{match}")
    visitor.my_turn()
    shift = visitor.page.evaluate("window.shifted")
    board = visitor.page.locator(".room").first
    browser.start_tracing(page=visitor.page, categories=list(TRACED))
    _sweep(visitor, board, "hover")
    if piece:
        box = visitor.page.locator(piece).first.bounding_box() or {"x": 0, "y": 0}
        visitor.page.mouse.move(box["x"] + 12, box["y"] + 12)
        visitor.page.mouse.down()
        _sweep(visitor, board, "drag")
        visitor.page.mouse.up()
    trace = Trace(browser.stop_tracing())
    visitor.leave()
    return [_longest(trace, "hover"), _longest(trace, "drag"), f"{shift:.3f}"]


def _sweep(visitor: Visitor, board: Locator, name: str) -> None:
    box = board.bounding_box()
    if box is None:
        raise RuntimeError("expected a board, found none")
    visitor.page.evaluate(f"performance.mark('{name} begins')")
    for sweep in range(SWEEPS):
        y = box["y"] + box["height"] * (sweep + 1) / (SWEEPS + 1)
        visitor.page.mouse.move(box["x"], y)
        visitor.page.mouse.move(box["x"] + box["width"], y, steps=STEPS)
    visitor.page.evaluate(f"performance.mark('{name} ends')")


def _longest(trace: Trace, name: str) -> str:
    if f"{name} begins" not in trace.marks:
        return "–"
    spent = trace.tasks_ms(trace.marks[f"{name} begins"], trace.marks[f"{name} ends"])
    return f"{max(spent):.0f}"


if __name__ == "__main__":
    main()
