"""Links handed on: to join, to watch, to look back; and what a link that does not open says."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import tesselle
from tests.server.serving import Client, table_for_two
from tests.web.test_study import finished
from tests.web.visitor import Visitor

MISSING = "This tile is missing."


def link(visitor: Visitor, label: str) -> str:
    """Give the link that is offered for copying."""
    return visitor.page.get_by_role("textbox", name=label).input_value()


def stranger(come: Callable[..., Visitor], address: str) -> Visitor:
    """Let somebody who has never been here open a link."""
    visitor = come()
    visitor.page.goto(address)
    return visitor


def test_whoever_was_sent_a_link_sits_down_and_talks(come: Callable[..., Visitor]) -> None:
    anna = come()
    table = anna.known().post("/api/tables", {"game": "mosaic", "visibility": "private"})
    anna.page.goto(f"/table/{table['id']}")
    leo = stranger(come, link(anna, "Invite your friends with this link"))
    leo.page.get_by_role("textbox", name="Say something").fill("Is this seat free?")
    leo.button("Send").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Is this seat free?")
    leo.button("Sit down").click()
    anna.button("Begin").click()
    for visitor in (anna, leo):
        visitor.page.wait_for_url("**/match/*")
        expect(visitor.page.locator("[data-cell]").first).to_be_visible()


def test_whoever_was_sent_a_link_watches_talks_and_takes_the_record_away(
    come: Callable[..., Visitor],
) -> None:
    anna = come()
    host, guest = anna.known(), anna.server.client("Léo")
    match = table_for_two(host, guest, visibility="link", options={"side": 3})
    anna.page.goto(f"/match/{match}")
    anna.button("More", exact=True).click()
    anna.button("About this match").click()
    eve = stranger(come, link(anna, "A link to watch this match"))
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator("[data-cell]").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    eve.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    eve.button("Send").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Good luck!")
    host.play(match, 0, host.sight(match)["legal"][0])
    expect(eve.page.locator(".log li b")).to_have_count(1)

    guest.act(match, "resign")
    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Download").click()
    assert checked(download.value.path().read_text()) == 1
    eve.page.get_by_role("link", name="Look back").click()
    expect(eve.page.get_by_role("slider", name="Moment of the match")).to_have_value("2")


@pytest.mark.parametrize("way", ["the link", "the address"])
def test_a_replay_of_a_match_against_bots_opens_for_whoever_is_sent_its_link(
    come: Callable[..., Visitor], way: str
) -> None:
    anna = come()
    match = finished(anna.known(), "mosaic", side=3)
    anna.page.goto(f"/match/{match}")
    anna.page.get_by_role("link", name="Look back").click()
    slider = anna.page.get_by_role("slider", name="Moment of the match")
    slider.fill("2")
    eve = stranger(
        come, link(anna, "A link to this moment") if way == "the link" else anna.page.url
    )
    expect(eve.page.get_by_role("slider", name="Moment of the match")).to_have_value("2")
    tiles = ".table .board svg [aria-label*=' tile']"
    expect(eve.page.locator(tiles)).to_have_count(anna.page.locator(tiles).count())

    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name="Record of the match").click()
    last = int(slider.get_attribute("max") or 0)
    assert checked(download.value.path().read_text()) == last
    eve.button("Check it here").click()
    expect(eve.page.get_by_text("✓ the same")).to_be_visible()
    expect(eve.page.get_by_text(re.compile(r"\d+ moves, \d+ draws"))).to_be_visible()
    # the review began by itself when Anna looked at the end
    expect(eve.page.get_by_role("img", name="Chances to win, move by move")).to_be_visible()
    assert match in eve.page.url


def checked(record: str) -> int:
    """Verify a record and give how many events it has."""
    return len(tesselle.verify(json.loads(record)).match.events)


def test_a_link_that_does_not_open_says_so(come: Callable[..., Visitor]) -> None:
    anna = Client(come().server)
    anna.post("/api/guests", {"name": "Anna"})
    private = anna.quick("mosaic", options={"side": 3})
    table = anna.get(f"/api/matches/{private}")["table"]
    invitation = anna.get(f"/api/tables/{table}")["invitation"]
    eve = come()
    for path in (
        f"/match/{private}",
        f"/match/{private}?invitation={invitation}",  # it goes on, and is private
        f"/match/{private}?invitation=Not-One!",
        f"/match/{'a' * 40}",
        f"/replay/{private}?invitation={invitation}",
        f"/replay/{'a' * 24}",
        f"/table/{table}",
    ):
        eve.page.goto(path)
        expect(eve.heading(MISSING), path).to_be_visible(timeout=10_000)
        expect(eve.page.get_by_text("only for those who were invited")).to_be_visible()
