"""What there is to look at: pages, what opens over them, and matches in all their phases."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from tests.server.serving import Body, Client
from tests.web.hands import TOUCH
from tests.web.phases import GAMES, SOLO, Game, awaited, brought
from tests.web.test_pages import MADE, STILL
from tests.web.visitor import Visitor

GUESTS = "Marie-Claire"  # a long name


@dataclass(frozen=True)
class Subject:
    """Something to look at: how to come there, and whether it is more than a window holds."""

    name: str
    come: Callable[[Visitor, Client], None]
    long: bool = False


def subjects() -> Iterator[Subject]:
    """Yield everything, in the order of the sheets."""
    for page in STILL:
        yield Subject(page, partial(_page, path=partial(_still, page)), long=True)
    for name, path in MADE.items():
        if not name.startswith("match"):
            yield Subject(name, partial(_page, path=path), long=True)
    yield Subject("play sheet", _play_sheet)
    for title in GAMES:
        yield Subject(f"{title}, rules in brief", partial(_rules, game=title))
    yield Subject("menu of a match", _menu)
    for game in (*GAMES.values(), SOLO):
        yield from _of_game(game)


def _of_game(game: Game) -> Iterator[Subject]:
    for phase, there in game.phases.items():
        yield Subject(f"{game.name}, {phase}", partial(_phase, game=game, there=there))
        yield Subject(f"{game.name}, {phase}, chosen", partial(_choose, game=game))
    yield Subject(f"{game.name}, over", partial(_phase, game=game, there=_over))
    if game.wishes[-1].get("seats", 2) > 1:
        yield Subject(f"{game.name}, waiting", partial(_waiting, game=game))


def _over(sight: Body) -> bool:
    return bool(sight["over"])


def _still(page: str, _: Client) -> str:
    return page


def _page(visitor: Visitor, client: Client, path: Callable[[Client], str]) -> None:
    visitor.open(path(client))


def _play_sheet(visitor: Visitor, client: Client) -> None:
    visitor.open(".")
    visitor.page.locator("main article button.quiet").first.click()
    visitor.settled()


def _rules(visitor: Visitor, client: Client, game: str) -> None:
    visitor.open(f"/match/{client.quick(game)}")
    visitor.page.locator("[data-score]").first.wait_for()
    visitor.page.keyboard.press("?")
    visitor.settled()


def _menu(visitor: Visitor, client: Client) -> None:
    visitor.open(f"/match/{client.quick('genial')}")
    visitor.page.locator(".bar .more").click()


def _phase(visitor: Visitor, client: Client, game: Game, there: Callable[[Body], bool]) -> None:
    visitor.open(f"/match/{brought(client, game, game.wishes[-1], there)}")
    visitor.page.locator("[data-score]").first.wait_for()


def _waiting(visitor: Visitor, client: Client, game: Game) -> None:
    wish = game.wishes[-1]
    names = [f"{GUESTS} {number}" for number in range(1, wish.get("seats", 2))]
    guests = [visitor.server.client(name) for name in names]
    visitor.open(f"/match/{awaited(client, guests, game, wish)}")


def _choose(visitor: Visitor, client: Client, game: Game) -> None:
    """Put a move together in the match that is open, where there is anything to put together."""
    if not visitor.page.locator(".bar .answer").count():
        TOUCH[game.title](visitor)
        visitor.page.locator(".bar .said p span").first.wait_for()
