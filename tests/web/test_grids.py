"""The tables of Mozaika and MozaiK: what is touched again is played, and nothing moves about."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Body, until
from tests.web.hands import CELL, END, WORD
from tests.web.openings import at_step
from tests.web.visitor import Visitor

PHONE = {"size": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CONTRAST = """each => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const solid = (colour) => !colour.startsWith('rgba'); // a wash changes little
  let below = each;
  while (!solid(getComputedStyle(below).backgroundColor)) below = below.parentElement;
  const pair = [getComputedStyle(each).color, getComputedStyle(below).backgroundColor].map(light);
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}"""


def lit(visitor: Visitor, part: str) -> Locator:
    return visitor.page.locator(".table .room").locator(part).first


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ("bid", "[aria-label='Your bid'] .quick button"),
        ("take", "[aria-label='Tiles on offer'] button"),
        ("lay", ".front .can"),
        ("fly", ".front .can"),
    ],
)
def test_in_mozaika_a_second_click_on_what_is_chosen_plays_it(
    anna: Visitor, step: str, place: str
) -> None:
    client, match = at_step(anna, "mozaika", step)
    before = client.sight(match)["seq"]
    lit(anna, place).click()
    assert anna.ready()
    lit(anna, f"{place}:is([aria-pressed=true], [aria-selected=true])").click()
    after = until(lambda: client.sight(match), lambda sight: sight["seq"] > before)
    assert any(
        each["seq"] > before and each["seat"] == 0 and each["move"].startswith(step)
        for each in after["events"]
    )


def test_in_mozaik_a_second_click_on_a_picture_and_on_a_place_plays_them(anna: Visitor) -> None:
    at_step(anna, "mozaik", "pick", seats=2)
    picture = anna.page.get_by_role("region", name="Your pictures").locator(".card").first
    told = anna.told()
    picture.click()
    assert anna.ready()
    picture.click()
    anna.my_turn(told)
    told = anna.told()
    lit(anna, WORD).click()
    lit(anna, END).click()
    lit(anna, CELL).click()
    assert anna.ready()
    lit(anna, "[data-cell][aria-selected=true]").click()
    expect(anna.button(re.compile("^Keep"))).to_be_visible()
    assert anna.told() > told


def test_in_mozaik_enter_chooses_and_plays_and_the_focus_is_never_lost(anna: Visitor) -> None:
    at_step(anna, "mozaik", "pick", seats=2)
    press = anna.page.keyboard.press
    told = anna.told()
    anna.page.get_by_role("region", name="Your pictures").locator(".card").first.focus()
    press("Enter")
    assert anna.ready()
    press("Enter")
    anna.my_turn(told)
    assert focused(anna) != "BODY"
    for part in (WORD, END, CELL):
        lit(anna, part).focus()
        press("Enter")
    assert anna.ready()
    press("Escape")
    assert not anna.ready()
    for part in (WORD, END, CELL):
        lit(anna, part).focus()
        press("Enter")
    press("Enter")
    expect(anna.button(re.compile("^Keep"))).to_be_visible()
    assert focused(anna) != "BODY"


def focused(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("document.activeElement.tagName"))


def test_in_mozaik_all_is_met_in_the_order_in_which_a_phone_shows_it(
    come: Callable[..., Visitor],
) -> None:
    anna = come(**PHONE)
    at_step(anna, "mozaik", "pick", seats=2)
    names = ["Your pictures", "Words on offer", "Your grid"]
    met = anna.page.locator(".room [aria-label]").evaluate_all(
        "all => all.map((each) => each.getAttribute('aria-label'))"
    )
    assert [name for name in met if name in names] == names
    pictures = anna.page.locator(".room .pictures").bounding_box()
    grid = anna.page.locator(".room .grid").bounding_box()
    assert pictures
    assert grid
    assert pictures["width"] * pictures["height"] > 0.9 * grid["width"] * grid["height"]


def test_a_picture_seen_large_has_the_words_on_offer_beside_it(anna: Visitor) -> None:
    client, match = at_step(anna, "mozaik", "pick", seats=2)
    anna.page.locator(".lens").first.click()
    words = anna.page.get_by_role("dialog").get_by_label("Words on offer").locator("li")
    expect(words).to_have_count(len(client.sight(match)["view"]["open"]))


def test_the_name_whose_grid_is_shown_can_be_read_while_it_is_touched(anna: Visitor) -> None:
    at_step(anna, "mozaik", "pick", seats=2)
    for name in ("Grid of Anna", "Grid of Greta"):
        chip = anna.button(name)
        chip.click()
        chip.hover()
        assert chip.evaluate(CONTRAST) >= 4.5


def test_another_mosaic_comes_to_the_front_by_a_touch_and_mine_comes_back(
    come: Callable[..., Visitor],
) -> None:
    anna = come(**PHONE)
    client, match = at_step(anna, "mozaika", "bid", seats=5)
    own = laid(client.sight(match)["view"]["players"][0])
    front = anna.page.locator(".front")
    expect(front.locator(".laid")).to_have_count(own)
    anna.page.get_by_role("group", name="The others").get_by_role("article").last.tap()
    expect(front.get_by_role("heading")).not_to_have_text("Your mosaic")
    anna.button("Back to mine").tap()
    expect(front.get_by_role("heading")).to_have_text("Your mosaic")


def laid(player: Body) -> int:
    return sum(tile != "--" for row in player["board"] for tile in row)
