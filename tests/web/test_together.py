"""People at one table: in two browsers, at one screen, and when the line breaks."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect
from sqlalchemy import make_url

from tests.server.serving import Served, table_for_two
from tests.web.cable import Cable
from tests.web.visitor import Visitor

LOST = re.compile("The connection to the server is lost")


@pytest.fixture
def cable(server: Served) -> Iterator[Cable]:
    with closing(Cable(server.address)) as laid:
        yield laid


def both_told(one: Visitor, other: Visitor, moves: int) -> None:
    for visitor in (one, other):
        expect(visitor.page.locator(".log li b")).to_have_count(moves)


def test_two_people_play_to_the_end_though_a_line_breaks_in_the_middle(
    come: Callable[..., Visitor], cable: Cable
) -> None:
    anna, leo = come(), come(address=cable.address)
    anna.page.goto("/")
    anna.button("More ways to play Mosaic", exact=True).click()
    for way in ("Friends", "Side 3, 19 cells"):
        anna.page.get_by_role("radio", name=way, exact=True).check()
    anna.button("Open the table").click()
    link = anna.page.get_by_role("textbox", name=re.compile("Invite your friends")).input_value()

    leo.page.goto(link.replace(anna.address, leo.address))
    leo.button("Sit down").click()
    anna.button("Begin").click()
    for visitor in (anna, leo):
        visitor.page.wait_for_url("**/match/*")
    for visitor in (anna, leo):
        visitor.page.locator("[data-cell].can").first.click()
        visitor.confirm()
    both_told(anna, leo, 2)

    anna.page.locator("[data-cell].can").first.click()
    cable.cut()
    anna.confirm()
    expect(leo.page.get_by_text(LOST)).to_be_visible()
    expect(leo.page.locator(".log li b")).to_have_count(2)
    cable.mend()
    both_told(anna, leo, 3)
    expect(leo.page.get_by_text(LOST)).to_be_hidden()

    moves = 3
    while (mover := (anna, leo)[moves % 2]).my_turn(moves - 1):
        mover.page.locator("[data-cell].can").first.click()
        mover.confirm()
        moves += 1
    both_told(anna, leo, moves)
    expect(leo.heading("The match is over")).to_be_visible()


def test_a_move_confirmed_while_the_line_is_broken_is_played_once_it_is_back(
    come: Callable[..., Visitor], cable: Cable
) -> None:
    anna = come(address=cable.address)
    client = anna.known()
    match = client.quick("mosaic", options={"side": 3})
    anna.page.goto(f"/match/{match}")
    anna.my_turn()
    anna.page.locator("[data-cell].can").first.click()
    cable.cut()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.confirm()
    expect(anna.button("On its way…", exact=True)).to_be_disabled()
    assert client.sight(match)["seq"] == 0
    cable.mend()
    anna.my_turn(1)
    assert client.sight(match)["seq"] == 2, "my move and the bot's, each once"


def test_a_move_confirmed_while_the_database_is_locked_is_played_once_it_is_free(
    come: Callable[..., Visitor], server: Served
) -> None:
    anna = come()
    client = anna.known()
    match = client.quick("mosaic", options={"side": 3})
    anna.page.goto(f"/match/{match}")
    anna.my_turn()
    anna.page.locator("[data-cell].can").first.click()
    other = sqlite3.connect(make_url(server.services.settings.database).database or "")
    other.execute("BEGIN IMMEDIATE")
    anna.confirm()
    expect(
        anna.page.get_by_text(re.compile("The database does not answer", re.I)).first
    ).to_be_visible(timeout=20_000)
    other.rollback()
    other.close()
    anna.my_turn(1)
    assert client.sight(match)["seq"] == 2, "my move and the bot's, each once"


def test_what_was_typed_outlives_a_server_that_is_away(
    come: Callable[..., Visitor], cable: Cable, server: Served
) -> None:
    anna = come(address=cable.address)
    match = table_for_two(anna.known(), server.client("Léo"))
    anna.page.goto(f"/match/{match}")
    line = anna.page.get_by_role("textbox", name="Say something")
    line.fill("Well played!")
    cable.cut()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.button("Send").click()
    expect(anna.page.locator("p.refused")).to_be_visible()
    expect(line).to_have_value("Well played!")
    cable.mend()
    expect(anna.page.get_by_text("Connected again.")).to_be_visible()
    anna.button("Send").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Well played!")
    expect(line).to_have_value("")


def test_behind_the_curtain_the_next_hand_is_not_even_in_the_page(anna: Visitor) -> None:
    anna.page.goto("/")
    anna.button("More ways to play Génial!", exact=True).click()
    anna.page.get_by_role("radio", name="At this screen").check()
    anna.page.get_by_label("Name at seat 2").fill("Léo")
    anna.button("Play", exact=True).click()
    anna.page.wait_for_url("**/match/*")
    anna.my_turn()
    tiles = anna.page.get_by_role("group", name="Your tiles")
    mine = tiles.inner_html()
    anna.write(anna.legal()[0])
    anna.confirm()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Pass the screen to Léo")
    expect(tiles).to_have_count(0)
    assert not anna.page.locator("main svg.moving, main .hand").count()
    anna.button("I am Léo").click()
    expect(tiles).to_be_visible()
    assert tiles.inner_html() != mine
    expect(anna.heading("Léo, your turn")).to_be_visible()
