"""A line that breaks without a word: people are told soon, and nothing is lost or done twice."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.server.serving import Client, Served
from tests.web.cable import Cable
from tests.web.visitor import Visitor

LOST = re.compile("The connection to the server is lost")
BACK = "Connected again."
SOON_MS = 2_000  # within which somebody must be told that the line is lost


@pytest.fixture
def cable(server: Served) -> Iterator[Cable]:
    with closing(Cable(server.address)) as laid:
        yield laid


@pytest.fixture
def anna(come: Callable[..., Visitor], cable: Cable) -> Visitor:
    """Somebody whose browser is at the far end of the cable."""
    return come(address=cable.address)


def sat_down(visitor: Visitor) -> tuple[Client, str]:
    """Begin a match and see it in the browser."""
    client = visitor.known()
    match = client.quick("mosaic", options={"side": 3})
    visitor.page.goto(f"/match/{match}")
    visitor.my_turn()
    visitor.settled()
    return client, match


def opened(visitor: Visitor) -> list[WebSocket]:
    """List the lines that the page opens from now on."""
    lines: list[WebSocket] = []

    def note(line: WebSocket) -> None:  # a list's own method is refused by Playwright
        lines.append(line)

    visitor.page.on("websocket", note)
    return lines


def said(visitor: Visitor) -> list[str]:
    """List what the page says on such lines."""
    sent: list[str] = []

    def note(text: str | bytes) -> None:
        sent.append(str(text))

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    visitor.page.on("websocket", listen)
    return sent


def told_soon(page: Page) -> None:
    expect(page.get_by_text(LOST)).to_be_visible(timeout=SOON_MS)


def test_a_move_into_silence_is_told_soon_and_played_once(anna: Visitor, cable: Cable) -> None:
    client, match = sat_down(anna)
    anna.page.locator("[data-cell].can").first.click()
    cable.choke()
    anna.confirm()
    told_soon(anna.page)
    expect(anna.button("On its way…", exact=True)).to_be_disabled()
    assert client.sight(match)["seq"] == 0
    cable.mend()
    anna.my_turn(1)
    expect(anna.page.get_by_text(BACK)).to_be_visible()
    assert client.sight(match)["seq"] == 2, "my move and the bot's, each once"


def test_a_move_whose_answer_is_lost_is_played_once(anna: Visitor, cable: Cable) -> None:
    sent = said(anna)
    client, match = sat_down(anna)
    anna.page.locator("[data-cell].can").first.click()
    cable.choke_answers()
    anna.confirm()
    told_soon(anna.page)
    cable.mend()
    expect(anna.page.get_by_text(BACK)).to_be_visible()
    anna.my_turn(1)
    assert client.sight(match)["seq"] == 2, "my move and the bot's, each once"
    moves = [text for text in sent if '"type":"move"' in text]
    assert len(moves) == 2, "the move was sent again"
    assert len(set(moves)) == 1, "under the same id"


def test_what_the_browser_knows_is_told_soon_though_nothing_is_under_way(
    anna: Visitor, cable: Cable
) -> None:
    sat_down(anna)
    cable.choke()
    anna.context.set_offline(True)
    told_soon(anna.page)


def test_a_network_that_is_gone_does_not_matter_to_a_line_that_holds(anna: Visitor) -> None:
    lines = opened(anna)
    sat_down(anna)
    with lines[0].expect_event("framereceived"):  # as on a train, where the server is the laptop
        anna.page.evaluate("dispatchEvent(new Event('offline'))")
    anna.page.wait_for_timeout(500)
    expect(anna.page.get_by_text(LOST)).to_be_hidden(timeout=1)


def test_without_a_server_the_app_still_opens_whatever_page_was_looked_at_last(
    anna: Visitor, cable: Cable
) -> None:
    anna.open("/")
    anna.page.evaluate("navigator.serviceWorker.ready")
    anna.page.reload()  # now by the worker
    anna.page.goto("/docs")
    cable.cut()
    anna.page.goto("/")
    expect(anna.heading("Four mosaic games, one table.")).to_be_visible()


def test_when_the_network_is_back_so_is_the_line_whatever_the_old_one_pretends(
    anna: Visitor, cable: Cable
) -> None:
    sat_down(anna)
    lines = opened(anna)
    cable.choke()
    anna.context.set_offline(True)
    told_soon(anna.page)
    cable.mend()
    assert not lines, "nobody has tried meanwhile"
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(BACK)).to_be_visible(timeout=SOON_MS)
    assert len(lines) == 1


def test_when_the_network_is_back_nobody_waits_for_the_next_try(
    anna: Visitor, cable: Cable
) -> None:
    sat_down(anna)
    tries = opened(anna)
    cable.cut()
    while len(tries) < 4:  # the next one is eight seconds away
        anna.page.wait_for_event("websocket")
    cable.mend()
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.get_by_text(BACK)).to_be_visible(timeout=SOON_MS)


def test_a_page_that_is_looked_at_again_finds_out_that_its_line_is_dead(
    anna: Visitor, cable: Cable
) -> None:
    sat_down(anna)
    cable.choke()
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    told_soon(anna.page)
    cable.mend()
    expect(anna.page.get_by_text(BACK)).to_be_visible()


def test_a_line_that_dies_in_silence_is_found_out_though_nobody_does_anything(
    anna: Visitor, cable: Cable
) -> None:
    sat_down(anna)
    cable.choke()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    cable.mend()
    expect(anna.page.get_by_text(BACK)).to_be_visible()


def test_whoever_left_home_does_not_watch_what_home_asked_for(anna: Visitor) -> None:
    client = anna.known()
    client.quick("mosaic", options={"side": 3})
    sent = said(anna)
    held: list[Callable[[], None]] = []
    anna.page.route("**/api/me/running", lambda route: held.append(route.continue_))
    anna.page.goto("/")
    expect(anna.heading("Mosaic", exact=True).first).to_be_visible()
    while not held:
        anna.page.wait_for_timeout(20)
    anna.page.get_by_role("link", name="Studies").first.click()
    anna.page.wait_for_url("**/studies")
    for go_on in held:
        go_on()
    anna.settled()
    assert not [text for text in sent if '"type":"watch"' in text]


def test_a_board_that_the_next_version_took_away_is_not_waited_for_for_ever(
    come: Callable[..., Visitor],
) -> None:
    leo = come()
    match = leo.known("Léo").quick("mosaic", options={"side": 3})
    leo.page.route(re.compile(r"/assets/Board-.*\.js"), lambda route: route.fulfill(status=404))
    leo.page.goto(f"/match/{match}")
    expect(leo.button("Reload")).to_be_visible()
    leo.page.unroute_all()
    leo.button("Reload").click()
    leo.my_turn()
