"""The games on this device, in Chromium: how long bots think, how fast, and whether the page waits.

A real server and a real Chromium on this machine.  Bots play whole matches in a worker of the
page; each of their moves is searched here as well, from the same position with the same seed:
another move would be a fault.  What a whole move costs, playing the match again included, is
compared in processor time (a renderer's and ours), so that a busy machine disturbs both alike;
so are the tasks that keep the page from answering while a bot thinks.
"""

import argparse
import itertools
import json
import math
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from rich.console import Console
from rich.table import Table

from bench.chromium import launched
from bench.tasks import LONG_MS, TRACED, Trace
from tesselle.engine import registry
from tesselle.engine.match import Match
from tesselle.local.localmatch import after, opened
from tesselle.local.minds import move_of
from tests.server.backends import settings
from tests.server.serving import served
from tests.web.test_device import begin
from tests.web.visitor import Visitor

LEVELS = {"level5": 500.0, "level6": 3000.0}  # and how many milliseconds a move may take
SHARE = 0.70  # of the native simulations a second
SHIFT = 0.02
MOVES = 6  # of somebody, while the page is watched
# Notes how workers are made, and when the page waits for what a bot thinks.
NOTED = """
window.thoughts = 0;
window.shift = 0;
const Plain = window.Worker;
window.Worker = class extends Plain {
  #asked = new Map();
  constructor(...made) {
    super(...made);
    window.made = made;
    this.addEventListener('message', ({ data }) => {
      const thought = this.#asked.get(data.id);
      if (thought) performance.mark(`thought ${thought}`);
    });
  }
  postMessage(question) {
    if (question.what === 'move_of') {
      window.thoughts += 1;
      this.#asked.set(question.id, window.thoughts);
      performance.mark(`think ${window.thoughts}`);
    }
    super.postMessage(question);
  }
};
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
"""
# A worker of our own, made as the page makes them; answers come with the time they took.
ASK = """
async ([what, given]) => {
  window.ours ??= new Worker(...window.made);
  const id = (window.last = (window.last ?? 0) + 1);
  const began = performance.now();
  const answer = await new Promise((then) => {
    const hear = ({ data }) => {
      if (data.id !== id) return;
      window.ours.removeEventListener('message', hear);
      then(data);
    };
    window.ours.addEventListener('message', hear);
    window.ours.postMessage({ id, what, given });
  });
  return { ...answer, ms: performance.now() - began };
}
"""


class Speeds:
    """What a level took for its moves in whole matches."""

    def __init__(self) -> None:
        self.clock_ms: list[float] = []  # for each move in the page
        self.there_ms: list[float] = []  # the same, of processor
        self.here_ms: list[float] = []  # natively, of processor
        self.others = 0  # moves that are not the same

    def row(self) -> list[str]:
        """Return moves, their milliseconds by the clock and of processor, the share of native."""
        times = self.clock_ms, self.there_ms
        told = [f"{how(each):,.0f}" for each in times for how in (statistics.median, max)]
        share = sum(self.here_ms) / sum(self.there_ms)
        return [str(len(self.clock_ms)), str(self.others), *told, f"{share:.2f}"]


def played(
    page: Page, cpu: "Renderer", game: str, seats: int, bot: str, asked: argparse.Namespace
) -> Speeds:
    """Let bots of a level play matches in the page, and think here beside."""
    found, rules = Speeds(), registry.get(game)
    for seed in range(asked.matches):
        match = Match(rules, seats, {}, seed)
        players = [{"id": bot, "kind": "bot", "name": bot}] * match.seats
        stored: dict[str, Any] = {
            "id": "bench",
            "game": game,
            "options": match.options,
            "pinned": match.pinned,
            "seed": match.seed.hex(),
            "players": players,
            "started_ms": 0,
            "events": [],
        }
        match = opened(stored)
        while not match.over and len(stored["events"]) < (asked.moves or rules.most_events):
            seat = match.waiting[0]
            before = cpu.seconds()
            answer = page.evaluate(ASK, ["move_of", [stored, seat, bot]])
            spent, began = cpu.seconds() - before, time.process_time()
            move = move_of(json.loads(json.dumps(stored)), seat, bot)
            found.others += answer["value"] != move
            if len(match.actions(seat)) > 1 and stored["events"]:  # the first warms both up
                found.clock_ms.append(answer["ms"])
                found.there_ms.append(1000 * spent)
                found.here_ms.append(1000 * (time.process_time() - began))
            seq = len(stored["events"]) + 1
            event = {"seq": seq, "kind": "move", "seat": seat, "move": move, "id": f"b{seq}"}
            stored["events"].append(event)
            match = after(match, event)
    return found


def held_up(trace: bytes) -> list[float]:
    """Return the milliseconds of processor of each long task of a page while a bot thought."""
    told = Trace(trace)
    thoughts = [
        (begun, told.marks.get(name.replace("think", "thought"), math.inf))
        for name, begun in told.marks.items()
        if name.startswith("think ")
    ]
    return [spent for begun, ended in thoughts for spent in told.long_ms(begun, ended)]


class Renderer:
    """The processor time of the browser's pages."""

    def __init__(self, browser: Browser) -> None:
        self._session: CDPSession = browser.new_browser_cdp_session()

    def seconds(self) -> float:
        """Return how many seconds they took so far."""
        told = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(each["cpuTime"] for each in told if each["type"] == "renderer"))


def main() -> None:
    """Measure every game, or those asked for."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("names", nargs="*", default=registry.names())
    reader.add_argument("--matches", type=int, default=1, help="of each level")
    reader.add_argument("--moves", type=int, default=0, help="at most, of each match; 0: all")
    reader.add_argument("--every-seats", action="store_true", help="not only the usual number")
    asked = reader.parse_args()
    heads = (
        "moves",
        "others",
        "median ms",
        "worst",
        "median cpu ms",
        "worst",
        "page ÷ native",
        "goal ms",
    )
    thinking = Table("", "", *heads)
    waiting = Table("", "thoughts", f"tasks over {LONG_MS:.0f} ms of processor", "layout shift")
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
        with served(settings(database=database)) as server:
            cpu = Renderer(browser)
            for game in asked.names:
                visitor = Visitor(browser, server)
                visitor.context.add_init_script(NOTED)
                browser.start_tracing(page=visitor.page, categories=list(TRACED))
                begin(visitor, registry.get(game).title, "6 Byzantium")
                visitor.play_on(moves=MOVES)
                worst = ", ".join(f"{ms:.0f}" for ms in held_up(browser.stop_tracing())) or "none"
                thoughts, shift = visitor.page.evaluate("[window.thoughts, window.shift]")
                waiting.add_row(game, str(thoughts), worst, f"{shift:.3f}")
                print(game, f"{thoughts} thoughts, long tasks: {worst}", flush=True)
                rules = registry.get(game)
                counts = rules.seats if asked.every_seats else (rules.usual_seats,)
                for seats, (bot, goal) in itertools.product(counts, LEVELS.items()):
                    found = played(visitor.page, cpu, game, seats, bot, asked)
                    row = [f"{game} {seats}", bot, *found.row(), f"{goal:,.0f}"]
                    thinking.add_row(*row)
                    print(*row, flush=True)
                visitor.leave()
    console = Console()
    console.print(thinking, waiting)
    console.print(f"goals: page ÷ native {SHARE:.2f} or more; layout shift {SHIFT} or less")


if __name__ == "__main__":
    main()
