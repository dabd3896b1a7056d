"""Everything one needs is in view: board, hand, turn, all scores and the bar, unscrolled.

A sample is looked at: each game at each size with as many players as it takes.  All numbers of
players, all sizes of Mosaic's board: ``TESSELLE_EVERY_SIZE=1``.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Body, Client, Served
from tests.web.hands import TOUCH
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


@dataclass(frozen=True)
class Game:
    """Where a game may stand, and what of it must be in view."""

    name: str
    title: str
    wishes: tuple[Body, ...]  # the last of them asks for most room
    phases: dict[str, Callable[[Body], bool]]  # by what they see who are to move
    needed: tuple[str, ...]  # what one plays with, wherever it is shown
    cell: str  # how large the smallest cell is, as the page can tell
    also: dict[str, tuple[str, ...]] = field(default_factory=dict)  # what a phase needs besides
    stays: str = ".room"  # what has the same place in all phases until the match is over


def moving(sight: Body) -> bool:
    return bool(sight["legal"])


def asked(step: str) -> Callable[[Body], bool]:
    """Tell whether it is this step, and ours."""
    return lambda sight: moving(sight) and sight["view"]["step"] == step


OFFER = ".market [aria-label='Tiles on offer']"
GRID = (".grid svg",)
PICTURES = (*GRID, ".pictures li", ".words li")
PICTURE = """Math.min(...[...document.querySelectorAll('.room .grid svg')].map(
    (each) => 100 * each.getScreenCTM().a))"""


GAMES = {
    game.name: game
    for game in (
        Game(
            "mosaic",
            "Mosaic",
            tuple({"options": {"side": side}} for side in range(3, 9)),
            {"start": moving, "many": lambda sight: moving(sight) and sight["seq"] > 20},
            (".scroll svg", "footer button"),
            """Math.min(...[...document.querySelectorAll('.room [data-cell]')].map(
                (each) => each.getBoundingClientRect().width))""",
        ),
        Game(
            "genial",
            "Génial!",
            tuple({"seats": seats} for seats in (2, 3, 4)),
            {
                "start": moving,
                "many": lambda sight: moving(sight) and sight["seq"] > 20,
                "swap": lambda sight: "swap" in sight["legal"],
            },
            (".board > svg", "[role=group][aria-label='Your tiles'] button"),
            "Math.sqrt(3) * document.querySelector('.room .board > svg').getScreenCTM().a",
        ),
        Game(
            "mozaika",
            "Mozaika",
            tuple({"seats": seats} for seats in (3, 4, 5)),
            {step: asked(step) for step in ("bid", "take", "lay", "fly")},
            (".front > svg", ".others article", ".hand [aria-label='Your hand'] li"),
            "document.querySelector('.room .front > svg').getScreenCTM().a",
            {
                "bid": (f"{OFFER} li", "[aria-label='Your bid'] button"),
                "take": (f"{OFFER} button",),
                "over": (".players li", ".keys button"),
            },
            ".front > svg",
        ),
        Game(
            "mozaik",
            "MozaiK",
            tuple({"seats": seats, "options": {"judge": "table"}} for seats in (2, 3, 4)),
            {step: asked(step) for step in ("pick", "place", "claim", "dispute", "draw")},
            (),
            PICTURE,
            {
                "pick": PICTURES,
                "place": PICTURES,
                "claim": (".side li",),
                "dispute": (".side li",),
                "draw": (*GRID, ".pictures li"),
                "over": (*GRID, ".seats li"),
            },
        ),
    )
}
SOLO = Game(
    "mozaik",
    "MozaiK",
    ({"seats": 1},),
    {step: asked(step) for step in ("image", "words")},
    (),
    PICTURE,
    {"image": PICTURES, "words": (*GRID, ".words li"), "over": GRID},
)
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
  const bar = document.querySelector('[role=group][aria-label="Your move"]');
  seen(bar, 'the bar');
  for (const each of bar.querySelectorAll('button')) seen(each, `${each.textContent.trim()}`);
  for (const place of needed) {
    if (!all(`.room ${place}`).length) wrong.push(`${place} is not there`);
    for (const each of all(`.room ${place}`)) seen(each, place, !each.matches('svg'));
  }
  return wrong;
}"""
PLACE = """what => {
  const box = document.querySelector(what).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""
CHOSEN = ", with a move chosen"


@pytest.fixture(scope="module")
def anna(server: Served) -> Client:
    return server.client("Anna")


@pytest.fixture(scope="module")
def windows(browser: Browser, server: Served, anna: Client) -> Iterator[dict[str, Visitor]]:
    """One page of each size, all of one person."""
    visitors = {
        name: Visitor(browser, server, size={"width": width, "height": height})
        for name, (width, height) in SIZES.items()
    }
    for visitor in visitors.values():
        visitor.known_as(anna)
    yield visitors
    for visitor in visitors.values():
        visitor.leave()


def brought(client: Client, game: Game, wish: Body, there: Callable[[Body], bool]) -> str:
    """Begin a match and play it until it stands where it is wanted."""
    for _ in range(40):  # one match of six offers a swap
        match = client.quick(game.name, **wish)
        while not there(sight := client.sight(match)) and not sight["over"]:
            if sight["legal"]:
                client.play(match, sight["seq"], sight["legal"][len(sight["legal"]) // 2])
        if there(sight):
            return match
    raise AssertionError("no match came there")


def awaited(client: Client, guests: list[Client], game: Game, wish: Body) -> str:
    """Begin a match with people where it is somebody else's turn."""
    table = client.post("/api/tables", {"game": game.name, "seats": 1 + len(guests), **wish})
    for guest in guests:
        guest.post(f"/api/tables/{table['id']}/join?invitation={table['invitation']}")
    match: str = client.post(f"/api/tables/{table['id']}/start")["match"]
    while (sight := client.sight(match))["legal"]:
        client.play(match, sight["seq"], sight["legal"][0])
    return match


@pytest.mark.parametrize(
    ("game", "wish"), LOOKED_AT, ids=lambda each: each.name if isinstance(each, Game) else str(each)
)
def test_all_is_in_view_and_the_board_stays_where_it_is(
    windows: dict[str, Visitor], server: Served, anna: Client, game: Game, wish: Body
) -> None:
    guests = [server.client(f"Guest {number}") for number in range(1, wish.get("seats", 2))]
    phases = {**game.phases, "over": lambda sight: bool(sight["over"])}
    waiting = ["waiting"] if guests else []
    wrong: list[str] = []
    places: dict[tuple[str, str], list[float]] = {}

    def stays(phase: str, size: str, what: str) -> None:
        place = windows[size].page.evaluate(PLACE, what)
        if (before := places.setdefault((size, what), place)) != place:
            wrong.append(f"{size}, {phase}: {what} went from {before} to {place}")

    def look(phase: str, size: str) -> None:
        page = windows[size].page
        needed = game.needed[:1] if phase == "over" else game.needed
        besides = game.also.get(phase.removesuffix(CHOSEN), ())
        found = page.evaluate(MEASURE, [*needed, *besides])
        wrong.extend(f"{size}, {phase}: {each}" for each in found)
        if (smallest := page.evaluate(game.cell)) < SMALLEST_CELL:
            wrong.append(f"{size}, {phase}: a cell of {smallest:.1f} px")
        stays(phase, size, ".room")
        if phase != "over":
            stays(phase, size, game.stays)

    for phase in (*phases, *waiting):
        there = phases.get(phase)  # a match is begun when it is looked at: a judge's time runs
        match = brought(anna, game, wish, there) if there else awaited(anna, guests, game, wish)
        for size, visitor in windows.items():
            visitor.page.goto(f"/match/{match}")
            visitor.told()
            look(phase, size)
            if phase in game.phases and not visitor.page.locator(".bar .answer").count():
                TOUCH[game.title](visitor)
                look(f"{phase}{CHOSEN}", size)
    assert not wrong, "\n".join(wrong)


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
