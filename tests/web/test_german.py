"""German: chosen with the switch, spoken everywhere, and nothing is left in English."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tesselle.engine.say import LANGUAGES
from tests.web.leftovers import leftovers
from tests.web.test_pages import WIDE
from tests.web.visitor import PHONE, Visitor

GAMES = ("mosaic", "genial", "mozaika", "mozaik")
PAGES = (
    "/", "/watch", "/players", "/account", "/studies", "/replay", "/nowhere",
    "/learn", *(f"/learn/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES),
    "/pad", "/pad/genial", "/pad/mozaik", "/pad/mozaika",
)  # fmt: skip


def english(visitor: Visitor) -> list[str]:
    moves = visitor.page.locator("datalist option").evaluate_all("all => all.map(o => o.value)")
    return [text for text in leftovers(visitor, "en", "de") if text not in moves]  # written alike


def test_english_left_on_a_page_would_be_noticed(come: Callable[..., Visitor]) -> None:
    visitor = come(language="en-GB")
    visitor.open("/")
    assert "Four mosaic games, one table." in english(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_switches_to_german_plays_in_german(
    come: Callable[..., Visitor], game: str
) -> None:
    visitor = come(size=PHONE)
    visitor.context.add_init_script("localStorage['tesselle.write_moves'] = 'true'")
    client = visitor.known()
    visitor.open("/")
    visitor.button("DE, Deutsch").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.open(f"/match/{client.quick(game)}")
    expect(visitor.page).to_have_title(re.compile("^● Du bist dran"))
    field = visitor.page.get_by_label(re.compile("Zügen passen$"))
    field.fill(visitor.page.locator("datalist option").first.get_attribute("value") or "")
    field.press("Enter")
    assert english(visitor) == []
    visitor.button("Bestätigen", exact=True).click()
    expect(visitor.page.locator("[data-told]")).not_to_have_attribute("data-told", "0")
    visitor.settled()
    assert english(visitor) == []


def test_every_page_is_german(come: Callable[..., Visitor]) -> None:
    visitor = come(size=PHONE, language="de-CH")
    visitor.known()
    left, wide = {}, {}
    for page in PAGES:
        visitor.open(page)
        if found := english(visitor):
            left[page] = found
        if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide[page] = visitor.page.evaluate(WIDE)
    assert left == {}
    assert wide == {}


def test_the_switch_finds_room_for_all_languages_on_the_smallest_phone(
    come: Callable[..., Visitor],
) -> None:
    visitor = come(size={"width": 320, "height": 568}, language="de-AT")
    visitor.open("/")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320
    sizes = (
        visitor.page.get_by_role("group", name="Sprache")
        .get_by_role("button")
        .evaluate_all("each => each.map(one => one.getBoundingClientRect().width)")
    )
    assert len(sizes) == len(LANGUAGES)
    assert min(sizes) >= 24  # what WCAG asks of a target
