"""The bar below a board: what is decided there can be reached, and it covers nothing one needs."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Body, Client
from tests.web.hands import TOUCH
from tests.web.openings import at_step
from tests.web.visitor import Visitor

SIZES: dict[str, dict[str, Any]] = {
    "small phone": {"size": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
    "phone": {"size": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "large phone": {"size": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "laptop": {"size": {"width": 1280, "height": 800}},
}
# Whether a touch on its middle and near its corners hits it, not what lies over it.
HIT = """each => {
  const box = each.getBoundingClientRect();
  const spots = [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]];
  return spots.every(([x, y]) => {
    const hit = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    return hit !== null && each.contains(hit);
  });
}"""


def in_sight(found: Locator) -> bool:
    """Tell whether something lies within the window as it is scrolled, with nothing over it."""
    box = found.bounding_box()
    assert box, "it is not shown"
    window = found.page.viewport_size
    assert window
    inside = box["y"] >= 0 and box["y"] + box["height"] <= window["height"]
    return inside and bool(found.evaluate(HIT))


def own(client: Client, match: str) -> Body:
    found: Body = client.sight(match)["view"]["own"]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_keep_and_renew_can_be_reached_and_neither_is_chosen_before(
    come: Callable[..., Visitor], size: str
) -> None:
    anna = come(**SIZES[size])
    client, match = at_step(anna, "mozaik", "draw", seats=2)
    keep, renew = (anna.button(re.compile(f"^{name}")) for name in ("Keep", "Renew"))
    for choice in (keep, renew):
        choice.click(trial=True)  # it does not hear a second click on what was there before
        assert in_sight(choice)
        expect(choice).not_to_have_attribute("aria-pressed", "true")
    assert not anna.ready()
    before, told = own(client, match), anna.told()
    renew.tap() if "has_touch" in SIZES[size] else renew.click()
    anna.my_turn(told)
    assert own(client, match)["discarded"] == [*before["discarded"], *before["hand"]]


@pytest.mark.parametrize("size", SIZES)
def test_pictures_to_choose_from_are_not_below_the_bar(
    come: Callable[..., Visitor], size: str
) -> None:
    anna = come(**SIZES[size])
    at_step(anna, "mozaik", "pick", seats=2)
    pictures = anna.page.get_by_role("region", name="Your pictures").locator("li")
    expect(pictures).to_have_count(3)
    for chosen in range(3):
        pictures.nth(chosen).locator(".card").click()
        assert anna.ready()
        for each in pictures.all():
            each.evaluate("each => each.scrollIntoView({block: 'nearest'})")
            assert in_sight(each)


# With a move put together, the hand it is made from is in sight, and so is Confirm.
HANDS = {
    "Génial!": "[role=group][aria-label='Your tiles'] button",
    "Mozaika": "[aria-label='Your hand'] li",
    "MozaiK": "[aria-label='Your pictures'] li",
    "Mosaic": "[data-cell].can",
}


@pytest.mark.parametrize("game", HANDS)
def test_on_a_laptop_all_that_is_chosen_from_is_in_sight_with_confirm(
    come: Callable[..., Visitor], game: str
) -> None:
    anna = come(**SIZES["laptop"])
    anna.begin(game)
    anna.my_turn()
    if game == "Mozaika":
        expect(anna.page.get_by_text("Everybody lays a tile", exact=True)).to_be_visible()
    TOUCH[game](anna)
    anna.page.evaluate("scrollTo(0, 0)")
    assert in_sight(anna.button("Confirm", exact=True))
    bar = anna.page.get_by_role("group", name="Your move").bounding_box()
    assert bar
    for each in anna.page.locator(HANDS[game]).all():
        box = each.bounding_box()
        assert box
        assert box["y"] + box["height"] <= bar["y"], "it lies below the bar"


PHONE = SIZES["phone"]


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_menu_opens_within_the_window(come: Callable[..., Visitor], size: str) -> None:
    anna = come(**SIZES[size])
    anna.begin("Mosaic")
    anna.my_turn()
    anna.button("More", exact=True).click()
    for entry in ("About this match", "Leave my seat to a bot", "Resign"):
        assert in_sight(anna.button(entry))


def test_a_second_click_on_the_chosen_cell_plays_it(anna: Visitor) -> None:
    anna.begin("Mosaic")
    anna.my_turn()
    before = anna.told()
    anna.page.locator("[data-cell].can").first.dblclick()
    assert anna.my_turn(before)


def test_a_double_click_lays_a_tile_and_plays_it_while_a_later_one_turns_it(anna: Visitor) -> None:
    anna.begin("Génial!")
    anna.my_turn()
    before = anna.told()
    TOUCH["Génial!"](anna)
    ghost = anna.page.locator(".ghost.laid")
    expect(ghost).to_be_visible()
    anna.page.wait_for_timeout(500)  # longer than between the two clicks of a double click
    lies = anna.page.locator(".bar .said p").inner_text()
    ghost.locator("polygon").first.click(force=True)
    expect(anna.page.locator(".bar .said p")).not_to_have_text(lies)
    assert anna.told() == before
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    box = anna.page.locator(".genial g.open").first.bounding_box()
    assert box
    anna.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert anna.my_turn(before)


def test_advice_is_taken_with_board_and_confirm_in_sight(come: Callable[..., Visitor]) -> None:
    anna = come(**PHONE)
    anna.begin("Mosaic")
    anna.my_turn()
    anna.button("Hint").click()
    anna.page.get_by_role("status").get_by_role("button").first.click()
    assert anna.ready()
    assert in_sight(anna.button("Confirm", exact=True))
    assert in_sight(anna.page.locator(".room .scroll"))
    assert anna.page.evaluate("scrollY") == 0


def test_enlarging_mosaic_scrolls_the_board_and_not_the_page(come: Callable[..., Visitor]) -> None:
    anna = come(**PHONE)
    match = anna.known().quick("mosaic", options={"side": 8})
    anna.page.goto(f"/match/{match}")
    anna.my_turn()
    anna.page.get_by_role("switch", name="Enlarge").click()
    assert anna.page.evaluate("scrollY") == 0
    assert anna.page.locator(".scroll").evaluate("each => each.scrollWidth > each.clientWidth")
    assert in_sight(anna.button("Confirm", exact=True))


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("game", ["mosaic", "genial"])
def test_a_lesson_has_its_task_and_confirm_in_sight_and_hears_enter(
    come: Callable[..., Visitor], game: str, size: str
) -> None:
    anna = come(**SIZES[size])
    anna.open(f"/learn/{game}")
    TOUCH[{"mosaic": "Mosaic", "genial": "Génial!"}[game]](anna)
    assert in_sight(anna.button("Confirm", exact=True))
    assert in_sight(anna.page.locator(".task"))
    anna.page.keyboard.press("Enter")
    expect(anna.button("Go on")).to_be_visible()
    assert in_sight(anna.button("Go on"))
