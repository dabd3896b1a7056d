"""After the last move: the count, who won and why, where it turned, and what comes next."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tesselle.games.mosaic.words import say
from tests.server.serving import Served
from tests.server.test_companions import at_one_screen, played_out
from tests.web.test_manners import begun
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("endings")


@pytest.fixture(scope="module")
def ended(browser: Browser, server: Served) -> Iterator[Visitor]:
    """Anna, when she has just finished a match of Mosaic with a bot."""
    visitor = Visitor(browser, server)
    begun(visitor, "mosaic", options={"side": 3}, bot="level2")
    visitor.play_on()
    yield visitor
    visitor.leave()


def test_the_result_says_what_decided(ended: Visitor) -> None:
    result = ended.page.locator(".ending section").first
    expect(result.get_by_role("heading")).to_have_text(re.compile("wins|win!"))
    expect(result).to_contain_text(re.compile(r"\d+ tiles against \d+\."))


def test_nothing_is_left_lit_on_the_last_board(ended: Visitor) -> None:
    expect(ended.page.locator(".board svg", has_text="=")).to_have_count(0)


def test_the_next_match_is_a_level_up_or_down(ended: Visitor) -> None:
    won = ended.heading("You win!").count() > 0
    level = "One level up: Mortar" if won else "One level down: Pebble"
    expect(ended.button(level)).to_be_visible()
    expect(ended.page.get_by_role("link", name="The lesson")).to_be_visible()


def test_the_board_can_be_handed_on_as_a_picture(ended: Visitor) -> None:
    with ended.page.expect_download() as saved:
        ended.button("A picture to share").click()
    assert saved.value.suggested_filename == "tesselle-mosaic.png"
    assert saved.value.path().stat().st_size > 10_000


def test_turning_points_come_by_themselves_with_both_moves_side_by_side(ended: Visitor) -> None:
    points = ended.page.locator(".ending article")
    expect(points.first).to_be_visible()
    assert 1 <= points.count() <= 3
    expect(points.first.locator("figure [data-newest]")).to_have_count(2)


def test_a_shared_replay_opens_for_others_and_goes_where_one_touches(
    ended: Visitor, come: Callable[..., Visitor]
) -> None:
    ended.page.get_by_role("link", name="Look back").click()
    link = ended.page.get_by_label(re.compile("link", re.IGNORECASE)).first
    other = come(size=PHONE)
    other.page.goto(link.input_value())
    board = other.page.locator("section.board")
    expect(board).to_be_visible()
    lines = other.page.locator("section ol button.bare")
    lines.nth(2).click()
    expect(other.page.locator(".count")).to_have_text(re.compile("^2 /"))
    other.page.locator("aside li button.quiet").first.click()
    assert other.page.evaluate(
        "document.querySelector('section.board svg').getBoundingClientRect().bottom > 0"
    ), "a turning point leads back to the board"
    before, last = map(int, re.findall(r"\d+", other.page.locator(".count").inner_text()))
    assert before < last
    other.button("Play by itself").click()
    expect(other.page.locator(".count")).to_have_text(f"{last} / {last}")
    ended.page.go_back()


def test_one_plays_on_from_a_turning_point_on_the_device(ended: Visitor) -> None:
    point = ended.page.locator(".ending article").first
    number = int(re.findall(r"\d+", point.get_by_role("heading").inner_text())[0])
    point.get_by_role("button", name="Play on from here").click()
    ended.page.wait_for_url("**/match/?id=here-*")
    assert ended.my_turn(number - 2)
    ended.play_on(moves=1)


def test_a_mistake_leads_to_the_step_of_the_lesson_that_fits(anna: Visitor) -> None:
    client = anna.known()
    match = at_one_screen(client, "mosaic", options={"side": 3})
    played_out(client, match)
    anna.page.goto(f"/match/{match}")
    points = anna.page.locator(".ending article")
    expect(points).to_have_count(3)
    flips = points.filter(has_text=re.compile("Stronger.*flip", re.DOTALL | re.IGNORECASE))
    practice = anna.page.get_by_role("link", name="Practise: Flip to join")
    expect(practice).to_have_count(2)
    expect(flips.get_by_role("link", name="Practise: Flip to join")).to_have_count(2)
    practice.first.click()
    anna.page.wait_for_url("**/learn/mosaic?step=5")
    expect(anna.page.get_by_text(say("lesson-5-task").en)).to_be_visible()


def test_the_result_waits_for_the_count(come: Callable[..., Visitor]) -> None:
    anna = come(reduced_motion="no-preference", pace="quick")
    begun(anna, "mozaik", seats=1)
    anna.play_on()
    count = anna.page.get_by_role("region", name=re.compile("^Count of"))
    expect(count).to_be_visible()
    expect(anna.page.locator(".ending")).to_have_count(0)
    expect(anna.page.locator(".ending")).to_be_in_viewport()
    total = count.get_by_role("heading").locator("b").inner_text()
    expect(anna.page.locator(".ending .summary")).to_have_text(re.compile(f"^{total} points?$"))


HEARD = """
window.heard = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.heard += 1; return make.call(this) };
"""


def test_a_phone_is_silent_until_sounds_are_wanted_and_a_desk_until_they_are_not(
    come: Callable[..., Visitor],
) -> None:
    for phone in (True, False):
        visitor = come(size=PHONE, has_touch=True, is_mobile=True) if phone else come()
        visitor.page.add_init_script(HEARD)
        begun(visitor, "mosaic", options={"side": 3})
        visitor.play_on(moves=1)
        assert (visitor.page.evaluate("window.heard") == 0) == phone
        wanted = visitor.page.get_by_role("radio", name="quiet" if phone else "off", exact=True)
        visitor.button("More", exact=True).click()
        wanted.check()
        visitor.page.keyboard.press("Escape")
        before = visitor.page.evaluate("window.heard")
        visitor.play_on(moves=1)
        assert (visitor.page.evaluate("window.heard") > before) == phone
        visitor.page.reload()
        visitor.button("More", exact=True).click()
        expect(wanted).to_be_checked()
