"""Score pads on a phone beside the real box: what was entered stays, and stays what it is."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

PHONE = {"size": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def anna(come: Callable[..., Visitor]) -> Visitor:
    return come(**PHONE)


def enter_genial(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_label("Name of player 2").fill("Léo")
    for _ in range(3):
        visitor.button("Léo, red: one more").click()
    page.get_by_label("Player 1, blue, in figures").fill("12")
    page.get_by_label("Player 1, blue, in figures").press("Tab")


def find_genial(visitor: Visitor) -> None:
    page = visitor.page
    expect(page.get_by_label("Name of player 2")).to_have_value("Léo")
    expect(page.get_by_label("Léo, red, in figures")).to_have_value("3")
    expect(page.get_by_label("Player 1, blue, in figures")).to_have_value("12")


def enter_mozaika(visitor: Visitor) -> None:
    visitor.page.locator("[data-cell=b3]").click()
    visitor.button("One coin more").click()


def find_mozaika(visitor: Visitor) -> None:
    expect(visitor.page.locator("[data-cell=b3]")).to_have_attribute(
        "aria-label", re.compile("^b3, red")
    )
    expect(visitor.page.get_by_label("Coins")).to_have_value("1")


def enter_mozaik(visitor: Visitor) -> None:
    visitor.page.get_by_label("Its name").fill("Moon")
    visitor.page.get_by_role("group", name="Its points").get_by_role("button").nth(1).click()
    fits = visitor.page.get_by_role("group", name="Pictures it fits")
    fits.get_by_role("button").nth(1).click()
    visitor.page.get_by_label("Pictures discarded").fill("4")


def find_mozaik(visitor: Visitor) -> None:
    page = visitor.page
    expect(page.get_by_label("Its name")).to_have_value("Moon")
    fits = page.get_by_role("group", name="Pictures it fits").get_by_role("button")
    for place, pressed in enumerate(("false", "true", "false")):
        expect(fits.nth(place)).to_have_attribute("aria-pressed", pressed)
    expect(page.get_by_label("Pictures discarded")).to_have_value("4")


PADS = {
    "genial": (enter_genial, find_genial),
    "mozaika": (enter_mozaika, find_mozaika),
    "mozaik": (enter_mozaik, find_mozaik),
}


@pytest.mark.parametrize("game", PADS)
def test_what_was_entered_outlives_reloads_and_other_pages(anna: Visitor, game: str) -> None:
    enter, find = PADS[game]
    anna.open(f"/pad/{game}")
    enter(anna)
    find(anna)
    anna.page.reload()
    find(anna)
    anna.page.get_by_role("link", name="Learn").first.click()
    anna.page.wait_for_url("**/learn")
    anna.page.go_back()
    find(anna)


def test_a_new_count_begins_with_an_empty_pad(anna: Visitor) -> None:
    anna.open("/pad/genial")
    enter_genial(anna)
    anna.button("New count").click()
    anna.button("Clear the pad").click()
    for _ in range(2):
        expect(anna.page.get_by_label("Name of player 2")).to_have_value("Player 2")
        expect(anna.page.get_by_label("Player 1, blue, in figures")).to_have_value("0")
        anna.page.reload()


def test_a_link_that_may_not_be_copied_is_in_the_address_bar(anna: Visitor) -> None:
    anna.open("/pad/genial")
    anna.page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(Error()))")
    anna.button("Share this table").click()
    expect(anna.page.get_by_text("The link is in the address bar")).to_be_visible()
    assert "table=" in anna.page.url


def test_what_is_entered_after_sharing_is_not_lost_to_the_link(anna: Visitor) -> None:
    anna.open("/pad/genial")
    anna.button("Share this table").click()
    enter_genial(anna)
    anna.page.reload()
    find_genial(anna)


def swipe(visitor: Visitor, over: Locator) -> float:
    """Draw a finger upwards from somewhere; return how far the page scrolled."""
    box = over.bounding_box()
    assert box
    x, y = box["x"] + 0.6 * box["width"], box["y"] + box["height"] / 2
    before = visitor.page.evaluate("scrollY")
    finger = visitor.context.new_cdp_session(visitor.page)
    path = [[{"x": x, "y": y - 10 * step}] for step in range(13)]
    for kind, points in zip(
        ["touchStart", *["touchMove"] * 12, "touchEnd"], [*path, []], strict=True
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        visitor.page.evaluate("new Promise(requestAnimationFrame)")
    return float(visitor.page.evaluate("scrollY") - before)


def test_a_finger_that_scrolls_over_the_tracks_changes_nothing(anna: Visitor) -> None:
    anna.open("/pad/genial")
    tracks = anna.page.get_by_role("slider")
    assert sum(swipe(anna, tracks.nth(number)) for number in range(2, 5)) > 0, "nothing scrolled"
    figures = anna.page.get_by_label(re.compile("in figures$")).all()
    assert [figure.input_value() for figure in figures] == ["0"] * len(figures)


def test_several_players_have_a_sheet_each_and_are_ranked(anna: Visitor) -> None:
    anna.open("/pad/mozaika")
    for cell in ("a1", "a2", "a3", "a4"):  # a row of red stars: 4 points
        anna.page.locator(f"[data-cell={cell}]").click()
    anna.button("Add a player").click()
    expect(anna.page.locator("[data-cell=a1]")).to_have_attribute("aria-label", re.compile("free"))
    anna.page.get_by_label("Name of player 2").fill("Léo")
    anna.page.get_by_label("Name of player 2").press("Enter")
    anna.button("One coin more").click()
    for _ in range(2):
        expect(anna.heading("Player 1 wins with 4 points.")).to_be_visible()
        expect(anna.page.get_by_role("listitem").filter(has_text="2. Léo")).to_contain_text("0")
        anna.page.reload()
    anna.button(re.compile("^Léo")).click()
    expect(anna.page.get_by_label("Coins")).to_have_value("1")
    anna.button("Remove Léo").click()
    expect(anna.heading("4 points", exact=True)).to_be_visible()


def test_a_grid_of_several_players_is_not_one_played_alone(anna: Visitor) -> None:
    anna.open("/pad/mozaik")
    alone = anna.page.get_by_label(re.compile("alone", re.IGNORECASE))
    alone.check()
    anna.button("Add a player").click()
    expect(alone).to_have_count(0)
    enter_mozaik(anna)  # 1 point, less 2 for what was discarded
    expect(anna.heading("Player 1 wins with 0 points.")).to_be_visible()
