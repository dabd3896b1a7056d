"""A device without a network: one screen for two, looking back, two tabs, what can break."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.serving import until
from tests.web.test_device import begin
from tests.web.test_play import EASY
from tests.web.visitor import Visitor

SMALL = "Side 3, 19 cells"
FULL = re.compile("cannot keep the match: its storage is full, damaged or turned off", re.I)
OVERTAKEN = re.compile("another tab", re.I)
STORED = """
async (store) => {
  const database = await new Promise((then, fail) => {
    const opening = indexedDB.open('tesselle');
    opening.onsuccess = () => then(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const all = database.transaction(store).objectStore(store).getAll();
  const found = await new Promise((then) => (all.onsuccess = () => then(all.result)));
  database.close();
  return found;
}
"""


def stored(page: Page, store: str = "events") -> list[dict[str, object]]:
    """Return what the browser keeps of all matches on this device."""
    found: list[dict[str, object]] = page.evaluate(STORED, store)
    return found


def share(visitor: Visitor, game: str, *ways: str) -> None:
    """Begin a match of Anna and Léo at one screen, on the device."""
    visitor.page.goto("/")
    visitor.button(f"More ways to play {game}", exact=True).click()
    dialog = visitor.page.get_by_role("dialog")
    for way in ("At this screen", *ways):
        dialog.get_by_role("radio", name=way, exact=True).check()
    visitor.page.get_by_label("Name at seat 2").fill("Léo")
    dialog.get_by_text(re.compile("^On this device")).click()
    visitor.button("Play", exact=True).click()
    assert visitor.my_turn()


LEO, ANYBODY_ELSE = "Léo", "(?!Léo)[A-Z]"  # who gave no name is called after a stone


def test_one_screen_goes_round_behind_a_curtain_with_the_network_off(anna: Visitor) -> None:
    share(anna, "Génial!")
    anna.context.set_offline(True)
    tiles = anna.page.get_by_role("group", name="Your tiles")
    hands = []
    for told, name in enumerate([LEO, ANYBODY_ELSE, LEO], 1):
        hands.append(tiles.inner_html())
        anna.write(anna.legal()[0])
        anna.confirm()
        passed = re.compile(f"Pass the screen to {name}")
        expect(anna.page.get_by_role("dialog")).to_contain_text(passed)
        expect(tiles).to_have_count(0)
        anna.button(re.compile(f"I am {name}")).click()
        anna.my_turn(told - 1)
    assert len(set(hands)) == len(hands)
    assert len(stored(anna.page)) == len(hands)


def test_two_people_play_to_the_end_at_one_screen_with_the_network_off(anna: Visitor) -> None:
    share(anna, "Mosaic", SMALL)
    anna.context.set_offline(True)
    played = anna.play_on()
    expect(anna.heading("The match is over").first).to_be_visible()
    assert len(stored(anna.page)) == played


def test_a_match_is_replayed_and_reviewed_with_the_network_off(anna: Visitor) -> None:
    anna.hurry()
    begin(anna, "Mosaic", SMALL, EASY)
    anna.play_on(moves=1)
    match = anna.page.url
    anna.open(match.replace("match", "replay"))  # all of the page is loaded
    anna.open(match)
    anna.play_on(moves=1)  # the bot has answered: all is loaded
    anna.context.set_offline(True)
    anna.play_on()
    anna.page.get_by_role("link", name=re.compile("^(Replay|Look back)")).first.click()
    slider = anna.page.get_by_role("slider", name="Moment of the match")
    tiles = anna.page.locator(".board svg [aria-label*=' tile']")
    expect(slider).to_have_attribute("max", str(len(stored(anna.page))))
    anna.button("To the beginning").click()
    expect(tiles).to_have_count(0)
    anna.button("One step on").click()
    expect(tiles).to_have_count(1)
    # the review began by itself, with the end of the match
    expect(anna.page.get_by_text("Judgements of our search, not truths.")).to_be_visible()
    [review] = until(lambda: stored(anna.page, "reviews"), len)
    assert review["state"] == "done"


@pytest.fixture
def tabs(anna: Visitor) -> tuple[Visitor, Page]:
    """Two tabs with the same match of two people, in which the first one is to move."""
    share(anna, "Mosaic", SMALL)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator("[data-cell].can")).not_to_have_count(0)
    anna.context.set_offline(True)
    return anna, other


def logged(page: Page, count: int) -> None:
    expect(page.locator(".log li b")).to_have_count(count)


def test_a_move_in_one_tab_is_seen_in_the_other(tabs: tuple[Visitor, Page]) -> None:
    anna, other = tabs
    for count, page in enumerate((anna.page, other, other, anna.page), 1):
        page.locator("[data-cell].can").first.click()
        page.get_by_role("button", name="Confirm", exact=True).click()
        for each in (anna.page, other):
            logged(each, count)
    assert [event["seq"] for event in stored(anna.page)] == [1, 2, 3, 4]


DEAF = "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });"


def test_of_two_moves_at_once_one_is_played_and_the_other_is_told(anna: Visitor) -> None:
    share(anna, "Mosaic", SMALL)
    other = anna.context.new_page()
    other.add_init_script(DEAF)  # it hears too late what the first tab has done
    other.goto(anna.page.url)
    expect(other.locator("[data-cell].can")).not_to_have_count(0)
    anna.context.set_offline(True)
    for page, place in ((anna.page, 0), (other, 1)):
        page.locator("[data-cell].can").nth(place).click()
    anna.confirm()
    logged(anna.page, 1)
    other.get_by_role("button", name="Confirm", exact=True).click()
    expect(other.get_by_text(OVERTAKEN).first).to_be_visible()
    logged(other, 1)
    [event] = stored(anna.page)
    expect(other.locator(".log")).to_contain_text(str(event["move"]))
    other.locator("[data-cell].can").first.click()
    other.get_by_role("button", name="Confirm", exact=True).click()
    logged(other, 2)
    logged(anna.page, 2)


def test_a_bot_answers_once_in_both_tabs(anna: Visitor) -> None:
    begin(anna, "Mosaic", SMALL, EASY)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator("[data-cell].can")).not_to_have_count(0)
    for told in (2, 4, 6):
        anna.play_on(moves=1)
        for page in (anna.page, other):
            logged(page, told)
        anna.context.set_offline(True)  # the bot has answered: all is loaded
    assert [event["seq"] for event in stored(other)] == [1, 2, 3, 4, 5, 6]


# --- what can break

OPENED = """
async (version) => {
  const database = await new Promise((then, fail) => {
    const opening = indexedDB.open('tesselle', version ?? undefined);
    opening.onsuccess = () => then(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  CHANGE;
  database.close();
}
"""
FIRST_GONE = """
const events = database.transaction('events', 'readwrite').objectStore('events');
await new Promise((then) => {
  events.openCursor().onsuccess = ({ target }) => (target.result.delete().onsuccess = then);
})
"""


def elsewhere(visitor: Visitor, version: int | None = None, change: str = "") -> None:
    """Open the store in a page of another program, and change it there."""
    visitor.page.goto("/early.js")
    visitor.page.evaluate(OPENED.replace("CHANGE", change), version)


def test_a_damaged_match_is_said_to_be_and_left_as_it_is(anna: Visitor) -> None:
    begin(anna, "Mosaic", SMALL, EASY)
    anna.play_on(moves=2)
    match = anna.page.url
    elsewhere(anna, change=FIRST_GONE)
    before = stored(anna.page)
    assert len(before) == 3
    anna.page.goto(match)
    expect(anna.page.get_by_text(re.compile("keeps of the match is damaged")).first).to_be_visible()
    assert stored(anna.page) == before


def test_a_store_of_a_later_version_is_left_alone_and_said(anna: Visitor) -> None:
    begin(anna, "Mosaic", SMALL, EASY)
    anna.play_on(moves=1)
    match = anna.page.url
    elsewhere(anna, version=99)
    anna.page.goto(match)
    expect(anna.page.get_by_text(FULL).first).to_be_visible()
    assert len(stored(anna.page)) == 2


def test_where_nothing_can_be_stored_no_match_begins_and_the_reason_is_said(anna: Visitor) -> None:
    anna.context.add_init_script("indexedDB.open = () => { throw new Error('turned off'); }")
    choose(anna, "Mosaic")
    expect(anna.page.get_by_text(FULL).first).to_be_visible()
    assert anna.page.get_by_role("dialog").is_visible()


def test_a_full_disk_lets_no_match_begin_until_there_is_room(come: Callable[..., Visitor]) -> None:
    anna = come(service_workers="block")  # what the app's files take is another matter
    disk = anna.context.new_cdp_session(anna.page)
    anna.page.goto("/")
    disk.send("Storage.overrideQuotaForOrigin", {"origin": anna.address, "quotaSize": 1})
    choose(anna, "Mosaic")
    expect(anna.page.get_by_text(FULL).first).to_be_visible()
    disk.send("Storage.overrideQuotaForOrigin", {"origin": anna.address})
    anna.button("Play", exact=True).click()
    assert anna.my_turn()


# A quota cannot be aimed at one write: what Chromium would throw is thrown here.
FILL = """
() => {
  window.add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
}
"""
CLEAR = "() => void (IDBObjectStore.prototype.add = window.add)"


def test_a_disk_that_fills_up_refuses_a_move_and_plays_it_once_there_is_room(
    anna: Visitor,
) -> None:
    begin(anna, "Mosaic", SMALL, EASY)
    anna.play_on(moves=1)
    anna.page.evaluate(FILL)
    anna.write(anna.legal()[0])
    anna.confirm()
    expect(anna.page.get_by_text(FULL).first).to_be_visible()
    assert len(stored(anna.page)) == anna.told() == 2
    anna.page.evaluate(CLEAR)
    anna.play_on(moves=1)
    assert len(stored(anna.page)) == anna.told() == 4


def choose(visitor: Visitor, game: str) -> None:
    """Ask for a match on the device."""
    visitor.page.goto("/")
    visitor.button(f"More ways to play {game}", exact=True).click()
    visitor.page.get_by_role("dialog").get_by_text(re.compile("^On this device")).click()
    visitor.button("Play", exact=True).click()


LACKING = re.compile("cannot run games by itself: it lacks workers or WebAssembly")


def test_a_browser_without_workers_says_what_it_lacks(anna: Visitor) -> None:
    anna.context.add_init_script("delete window.Worker")
    choose(anna, "Mosaic")
    expect(anna.page.get_by_text(LACKING).first).to_be_visible()


def test_a_browser_without_webassembly_says_what_it_lacks(anna: Visitor) -> None:
    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"delete self.WebAssembly;{answer.text()}")

    anna.context.route("**/assets/worker-*.js", without)
    choose(anna, "Mosaic")
    expect(anna.page.get_by_text(LACKING).first).to_be_visible()
