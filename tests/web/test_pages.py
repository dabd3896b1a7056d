"""Every page, on a desk and on a phone: accessible, within its width, and asking no other host."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.node import need_node
from tests.server.serving import Client
from tests.web.axe import violations
from tests.web.test_study import finished
from tests.web.visitor import DESK, PHONE, Visitor

GAMES = ("genial", "mosaic", "mozaik", "mozaika")
STILL = (
    "/", "/watch", "/players", "/player/level6", "/account", "/studies", "/nowhere",
    "/learn", *(f"/learn/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES),
    "/rules/mosaic/notation", "/pad", "/pad/genial", "/pad/mozaik", "/pad/mozaika",
)  # fmt: skip


def begun(game: str, who: Client) -> str:
    return f"/match/{who.quick(game)}"


MADE: dict[str, Callable[[Client], str]] = {  # pages that something must have happened for
    **{f"match of {game}": partial(begun, game) for game in GAMES},
    "table": lambda who: f"/table/{who.post('/api/tables', {'game': 'genial'})['id']}",
    "profile": lambda who: finished(who, "mosaic", side=3) and "/me",
    "replay": lambda who: f"/replay/{finished(who, 'mosaic', side=3)}",
    "result": lambda who: f"/match/{finished(who, 'mozaik')}",
}
MANNERS = {
    "desk, light, English": {"size": DESK, "language": "en-GB", "color_scheme": "light"},
    "phone, dark, French": {"size": PHONE, "language": "fr-FR", "color_scheme": "dark"},
}
WIDE = """() => [...document.querySelectorAll('main *, header *, footer *')]
  .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 5).map(each => each.outerHTML.slice(0, 120))"""


def path_of(page: str, client: Client) -> str:
    return MADE[page](client) if page in MADE else page


@pytest.mark.parametrize(
    "manner", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in MANNERS]
)
@pytest.mark.parametrize("page", [*STILL, *MADE])
def test_a_page_is_accessible_and_keeps_within_its_width(
    come: Callable[..., Visitor], page: str, manner: str
) -> None:
    need_node()
    visitor = come(**MANNERS[manner])
    visitor.open(path_of(page, visitor.known()))
    sizes = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], visitor.page.evaluate(WIDE)
    assert violations(visitor) == []


def test_what_is_refused_is_told_in_front_of_an_open_sheet(anna: Visitor) -> None:
    anna.page.goto("/")
    anna.button("More ways to play Mosaic", exact=True).click()
    anna.page.get_by_role("radio", name="Friends", exact=True).check()
    anna.page.route("**/api/tables", lambda route: route.abort())
    anna.button("Open the table").click()
    sheet = anna.page.get_by_role("dialog")
    told = sheet.get_by_role("status").filter(has_text="The server does not answer")
    told.get_by_role("button", name="Close").click()  # nothing lies over it
    expect(told).to_have_count(0)


def test_the_picture_of_mozaik_at_home_shows_its_pictures(anna: Visitor) -> None:
    anna.page.goto("/")
    card = anna.page.get_by_role("article").filter(has=anna.heading("MozaiK", exact=True))
    expect(card.locator(".picture image")).to_have_count(9)
    expect(card.get_by_text("fenetre", exact=True)).to_have_count(0)  # a key, not its word
