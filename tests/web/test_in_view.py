"""Everything one needs is in view: board, hand, turn, all scores and the bar, unscrolled.

A sample is looked at: each game at each size with as many players as it takes, in English.  All
numbers of players, all sizes of Mosaic's board, German as well: ``make sizes``.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.node import need_node
from tests.server.serving import Body, Client, Served
from tests.web.axe import violations
from tests.web.hands import TOUCH
from tests.web.phases import GAMES, SOLO, Game, awaited, brought
from tests.web.visitor import Visitor

EVERY = bool(os.environ.get("TESSELLE_EVERY_SIZE"))
SMALLEST_CELL = 24 - 0.01  # pixels
SIZES = {
    "laptop": (1280, 800),
    "desk": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (360, 740),
    "phone held sideways": (844, 390),
}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SAMPLE: dict[str, tuple[Theme, ...]] = {"desk": ("light",), "phone": ("dark",)}
JUDGED = dict.fromkeys(SAMPLE, THEMES) if EVERY else SAMPLE  # where axe looks
LANGUAGES = ("en-GB", "de-DE") if EVERY else ("en-GB",)
LOOKED_AT = [
    (game, wish)
    for game in (*GAMES.values(), SOLO)
    for wish in (game.wishes if EVERY else game.wishes[-1:])
]

# What is cut off by the window or hidden below something else.
MEASURE = """(needed) => {
  const wrong = [];
  const seen = (each, name, reached = true) => {
    const box = each.getBoundingClientRect();
    const told = [box.x, box.y, box.right, box.bottom].map(Math.round).join(' ');
    if (!box.width || !box.height) wrong.push(`${name} is not shown`);
    if (box.x < -1 || box.y < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${name} is cut off: ${told}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (reached && hit && !each.contains(hit) && !hit.contains(each))
      wrong.push(`${name} lies below ${hit.outerHTML.slice(0, 80)}`);
  };
  const all = (place) => [...document.querySelectorAll(place)];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1) wrong.push(`${root.scrollHeight} high to scroll`);
  if (root.scrollWidth > innerWidth + 1) wrong.push(`${root.scrollWidth} wide to scroll`);
  seen(document.querySelector('.table h2'), 'the turn');
  const scores = all('[data-score]');
  if (!scores.length) wrong.push('there are no scores');
  for (const each of scores) seen(each, 'a score');
  const bar = document.querySelector('.foot .bar');
  seen(bar, 'the bar');
  for (const each of bar.querySelectorAll('button')) {
    seen(each, each.textContent.trim());
    if (each.scrollWidth > each.clientWidth) wrong.push(`${each.textContent.trim()} is too long`);
  }
  for (const place of needed) {
    if (!all(`.room ${place}`).length) wrong.push(`${place} is not there`);
    for (const each of all(`.room ${place}`)) seen(each, place, !each.matches('svg'));
  }
  return wrong;
}"""
PLACE = """what => {
  const box = document.querySelector(what)?.getBoundingClientRect();
  return box && [box.x, box.y, box.width, box.height];
}"""
BELOW_PLAYERS = "aside .log"  # beside the board; it moves as soon as one of them has a line more
CORNER = 2  # numbers of a place: below it people may chat
CHOSEN, WORDY = ", with a move chosen", " and much to say"
# More than any move has to say for itself: what is said has its room, and no more.
SAY_MUCH = """() => {
  const said = document.querySelector('.foot .bar .said p');
  for (let line = 0; line < 12; line += 1)
    said.append(Object.assign(document.createElement('span'),
      { textContent: 'Die Fliege auf der gelben Blume von c3 kostet die Hälfte der Reihe',
        className: 'much' }));
}"""
SAY_NO_MORE = "() => document.querySelectorAll('.foot .bar .much').forEach((each) => each.remove())"
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


@pytest.fixture(scope="module")
def anna(server: Served) -> Client:
    return server.client("Anna")


@pytest.fixture(scope="module", params=LANGUAGES)
def window(
    browser: Browser, server: Served, anna: Client, request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    """A page that takes each size in turn, as a window that is dragged does."""
    visitor = Visitor(browser, server, language=request.param)
    visitor.known_as(anna)
    yield visitor
    visitor.leave()


def resize(visitor: Visitor, size: str) -> None:
    """Give the window a size, and wait until it was drawn so."""
    width, height = SIZES[size]
    visitor.page.emulate_media(color_scheme=JUDGED.get(size, THEMES)[0])
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(DRAWN)


@dataclass
class Inspection:
    """A game looked at in all its phases and all sizes, and what was wrong there."""

    window: Visitor
    game: Game
    wrong: list[str] = field(default_factory=list)
    places: dict[tuple[str, str], list[float]] = field(default_factory=dict)

    def begins(self, phase: str, match: str, *, anew: bool) -> None:
        """Look at a match; ``anew``: opened in each size, not in the first alone."""
        for number, size in enumerate(SIZES):
            resize(self.window, size)
            if anew or number == 0:
                self.window.page.goto(f"/match/{match}")
                self.window.told()
            self.window.page.locator("[data-score]").first.wait_for()  # of the result, fetched late
            self._look(phase, size)

    def with_a_move_chosen(self, phase: str) -> None:
        """Put a move together and look, at what it says and at much more."""
        page = self.window.page
        TOUCH[self.game.title](self.window)
        page.locator(".bar .said p span").first.wait_for()
        for size in SIZES:
            resize(self.window, size)
            self._look(f"{phase}{CHOSEN}", size)
            page.evaluate(SAY_MUCH)
            self._look(f"{phase}{CHOSEN}{WORDY}", size)
            page.evaluate(SAY_NO_MORE)

    def judge(self, phase: str) -> None:
        """Ask axe, in the sizes and themes where it looks."""
        for size, themes in JUDGED.items():
            resize(self.window, size)
            for theme in themes:
                self.window.page.emulate_media(color_scheme=theme)
                found = violations(self.window)
                self.wrong.extend(f"{size}, {phase}, {theme}: {each}" for each in found)

    def _look(self, phase: str, size: str) -> None:
        page, game = self.window.page, self.game
        needed = game.needed[:1] if phase == "over" else game.needed
        besides = game.also.get(phase.partition(CHOSEN)[0], ())
        found = page.evaluate(MEASURE, [*needed, *besides])
        self.wrong.extend(f"{size}, {phase}: {each}" for each in found)
        if (smallest := page.evaluate(game.cell)) < SMALLEST_CELL:
            self.wrong.append(f"{size}, {phase}: a cell of {smallest:.1f} px")
        self._stays(phase, size, ".room")
        if phase != "over":
            self._stays(phase, size, game.stays)
            self._stays(phase, size, BELOW_PLAYERS, CORNER)

    def _stays(self, phase: str, size: str, what: str, numbers: int = 4) -> None:
        place = (self.window.page.evaluate(PLACE, what) or [])[:numbers]
        if (before := self.places.setdefault((size, what), place)) != place:
            self.wrong.append(f"{size}, {phase}: {what} went from {before} to {place}")


@pytest.mark.parametrize(
    ("game", "wish"), LOOKED_AT, ids=lambda each: each.name if isinstance(each, Game) else str(each)
)
def test_all_is_in_view_and_accessible_and_the_board_stays_where_it_is(
    window: Visitor, server: Served, anna: Client, game: Game, wish: Body
) -> None:
    need_node()
    guests = [server.client(f"Guest {number}") for number in range(1, wish.get("seats", 2))]
    phases = {**game.phases, "over": lambda sight: bool(sight["over"])}
    waiting = ["waiting"] if guests else []
    inspection = Inspection(window, game)
    for number, phase in enumerate((*phases, *waiting)):
        there = phases.get(phase)  # a match is begun when it is looked at: a judge's time runs
        match = brought(anna, game, wish, there) if there else awaited(anna, guests, game, wish)
        inspection.begins(phase, match, anew=EVERY or number == 0)
        if phase in game.phases and not window.page.locator(".bar .answer").count():
            inspection.with_a_move_chosen(phase)
        inspection.judge(phase)
    assert not inspection.wrong, "\n".join(inspection.wrong)


SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({type: 'layout-shift', buffered: true});"""
MOST_SHIFT = 0.02


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_while_a_match_is_laid_out(
    come: Callable[..., Visitor], game: str, size: str
) -> None:
    width, height = SIZES[size]
    visitor = come(size={"width": width, "height": height})
    match = visitor.known().quick(game)
    visitor.context.add_init_script(SHIFTS)
    visitor.open(f"/match/{match}")
    visitor.my_turn()
    assert visitor.page.evaluate("window.shifted") <= MOST_SHIFT
