"""Teaching at the table: why a touch is no move, the rules in brief, the offer of a first match."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.openings import at
from tests.web.test_device import begin
from tests.web.visitor import PHONE, Visitor

BAR = ".table .board .bar .said"


def said(visitor: Visitor) -> Locator:
    """Find what the bar says."""
    return visitor.page.locator(BAR)


def expect_reason(visitor: Visitor, words: str, lit: int) -> None:
    """Expect a reason in the bar, read out, and lit on the board."""
    expect(said(visitor)).to_contain_text(words)
    expect(visitor.page.locator("[aria-live]").get_by_text(words).first).to_be_attached()
    expect(visitor.page.locator(".table .board .because")).to_have_count(lit)


def test_mosaic_says_why_a_cell_is_no_move_and_lights_it(anna: Visitor) -> None:
    anna.begin("Mosaic", "Side 3, 19 cells")
    anna.my_turn()
    anna.write("c3")
    anna.confirm()
    anna.my_turn(0)
    anna.page.locator("[data-cell=c3]").click(force=True)
    expect_reason(anna, "C3 already has a tile", 1)
    anna.page.locator("[data-cell].can").first.click()
    expect(said(anna)).not_to_contain_text("already has a tile")


def test_genial_says_why_a_tile_cannot_lie_there_and_lights_the_symbols(anna: Visitor) -> None:
    at(anna, "genial", lambda _: True)
    anna.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    board = anna.page.locator(".genial svg.moving").bounding_box()
    assert board
    anna.page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    expect_reason(anna, "Your first tile must lie next to a printed symbol", 6)


def test_mozaika_says_why_a_tile_cannot_lie_there_and_lights_the_cell(anna: Visitor) -> None:
    at(anna, "mozaika", lambda view: view["step"] == "lay" and view["round"] == 2)
    taken = anna.page.locator(".front [data-cell]:has(.laid)").first
    cell = taken.get_attribute("data-cell") or ""
    taken.click(force=True)
    expect_reason(anna, f"{cell.capitalize()} has a tile already", 1)


def test_mozaik_says_why_a_word_cannot_lie_there_and_lights_the_end(anna: Visitor) -> None:
    at(anna, "mozaik", lambda view: view["step"] == "place" and view["round"] == 2)
    anna.page.locator("button.free:not(.taken)").first.click()
    taken = anna.page.locator(
        ", ".join(f".spot[data-cell$='{side}']:not(.free)" for side in "<>^v")
    )
    taken.first.click(force=True)
    expect_reason(anna, "one word for each end", 1)


def test_mozaik_says_why_a_picture_cannot_lie_there_and_then_shows_the_one_that_does(
    anna: Visitor,
) -> None:
    at(anna, "mozaik", lambda view: view["step"] == "place" and view["round"] == 2)
    cells = ", ".join(f".spot[data-cell$='{column}']:not(.free)" for column in "123")
    taken = anna.page.get_by_role("grid", name="Your grid").locator(cells).first
    cell = taken.get_attribute("data-cell") or ""
    taken.click(force=True)
    expect_reason(anna, f"already lies on {cell}", 1)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    taken.click(force=True)
    expect(anna.page.get_by_role("dialog")).to_be_visible()


def test_on_a_device_the_same_is_said(anna: Visitor) -> None:
    begin(anna, "Mosaic", "Side 3, 19 cells")
    anna.write("c3")
    anna.confirm()
    anna.my_turn(0)
    anna.page.locator("[data-cell=c3]").click(force=True)
    expect_reason(anna, "C3 already has a tile", 1)


def test_a_lesson_says_why_as_well(anna: Visitor) -> None:
    anna.open("/learn/mosaic?step=2")
    anna.page.locator("[data-cell=d2]").click(force=True)
    expect(
        anna.page.get_by_role("status").filter(has_text="beside your own tiles only")
    ).to_be_visible()
    expect(anna.page.locator(".because")).to_have_count(1)
    anna.page.locator("[data-cell=b4]").click()
    expect(anna.page.get_by_text("beside your own tiles only")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [("genial", PHONE), ("mozaika", None), ("mozaik", None)])
def test_the_rules_in_brief_lie_over_the_match(
    come: Callable[..., Visitor], game: str, size: dict[str, int] | None
) -> None:
    anna = come(**({"size": size} if size else {}))
    at(anna, game, lambda _: True)
    address = anna.page.url
    anna.page.keyboard.press("?")
    sheet = anna.page.get_by_role("dialog")
    for heading in ("The goal", "A turn", "The scoring"):
        expect(sheet.get_by_role("heading", name=heading)).to_be_visible()
    for figure in sheet.locator("figure").all():
        expect(figure.locator("svg").first).to_be_attached()
        assert (figure.locator("figcaption").text_content() or "").strip()
    expect(sheet.locator("figure")).to_have_count(3)
    expect(sheet.get_by_role("link", name="Read the rules")).to_have_attribute(
        "href", f"rules/{game}"
    )
    wide = sheet.evaluate("each => each.scrollWidth - each.clientWidth")
    assert wide <= 0, "it scrolls sideways"
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert anna.page.url == address
    anna.button("The rules", exact=True).click()
    expect(sheet.get_by_role("heading", name="The goal")).to_be_visible()


def test_the_first_match_of_a_game_offers_the_rules_and_the_lesson_once(anna: Visitor) -> None:
    client, _ = at(anna, "mosaic", lambda _: True)
    offer = anna.page.get_by_role("group", name="Your first match of this game")
    expect(offer.get_by_role("link", name="Learn by playing")).to_have_attribute(
        "href", "learn/mosaic"
    )
    offer.get_by_role("button", name="The rules in brief").press("Enter")
    expect(anna.page.get_by_role("dialog").get_by_role("heading", name="The goal")).to_be_visible()
    anna.page.keyboard.press("Escape")
    offer.get_by_role("button", name="Close").press("Enter")
    expect(offer).to_have_count(0)
    anna.page.goto(f"/match/{client.quick('mosaic')}")
    anna.my_turn()
    expect(offer).to_have_count(0)
    anna.page.goto(f"/match/{client.quick('genial')}")
    anna.my_turn()
    expect(offer).to_be_visible()
    anna.write(anna.legal()[0])
    anna.confirm()
    expect(offer).to_have_count(0)


def test_prices_are_said_before_they_are_paid(anna: Visitor) -> None:
    at(anna, "mozaik", lambda view: view["step"] == "draw")
    expect(anna.button(re.compile("^Renew"))).to_contain_text("costs 1 point")
    at(anna, "mozaika", lambda view: view["step"] == "bid" and view["round"] == 4)
    expect(anna.page.get_by_role("group", name="Your bid")).to_contain_text(
        "Everybody pays their own bid"
    )


def test_what_is_about_to_be_played_is_advised_not_told(anna: Visitor) -> None:
    at(anna, "mosaic", lambda _: True)
    anna.write("e5")
    expect(said(anna)).to_contain_text("Red has one tile more")
    at(anna, "mozaik", lambda _: True)
    anna.write(anna.legal()[0])
    expect(said(anna)).to_contain_text(re.compile("^Choose picture|choose picture"))
