"""What somebody has come to, on a server and on a device; friends who come by a link."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tesselle.local import characters
from tesselle.server.wire.terms import UNFINISHED_DAYS
from tests.server.backends import settings
from tests.server.serving import served, table_for_two, until
from tests.server.test_accounts import PASSWORD
from tests.web.test_study import finished
from tests.web.visitor import PHONE, Visitor


def of_game(page: Page, game: str) -> str:
    """Give what is said of a game against bots."""
    section = page.locator("section").filter(has=page.get_by_role("heading", name="Against bots"))
    expect(section.get_by_role("heading", name=game)).to_be_visible()
    return section.inner_text()


# First: later tests leave matches behind that can be watched.
def test_whoever_finds_nobody_playing_watches_bots(anna: Visitor) -> None:
    anna.open("/watch")
    anna.button("Watch: Mosaic").click()
    anna.page.wait_for_url("**/match/*")
    expect(anna.page.get_by_text("You are watching.")).to_be_visible()
    expect(anna.page.locator(".log li b").first).to_be_visible()
    expect(anna.page.get_by_role("region", name=characters.NAMES["level4"][0])).to_be_visible()


def test_a_profile_shows_what_was_played_and_leads_to_it(anna: Visitor) -> None:
    client = anna.known()
    match = finished(client, "mosaic", side=3)
    until(lambda: client.get("/api/me/profile")["latest"], bool)
    anna.open("/me")
    expect(anna.heading("Anna")).to_be_visible()
    numbers = anna.page.get_by_role("list", name="In numbers")
    expect(numbers.get_by_role("listitem").first).to_contain_text("1 match finished")
    expect(numbers).to_contain_text("1 day in a row")
    of_game(anna.page, "Mosaic")
    past = anna.page.locator("section").filter(has=anna.heading("Past matches"))
    past.get_by_role("link").click()
    anna.page.wait_for_url(f"**/replay/{match}")


def test_what_a_rated_match_against_bots_asks_for_is_said_before_it_begins(anna: Visitor) -> None:
    client = anna.known()
    client.post("/api/account", {"name": "Serious", "password": PASSWORD})
    anna.known_as(client)
    anna.open(".")
    anna.button("More ways to play Génial!", exact=True).click()
    anna.page.get_by_role("switch", name="Rated match, without hints").check()
    note = anna.page.get_by_role("status").filter(has_text=f"{UNFINISHED_DAYS} days without a move")
    expect(note).to_be_visible()
    anna.button("Play", exact=True).click()
    anna.page.wait_for_url("**/match/*")
    anna.button("More", exact=True).click()
    expect(anna.button("Resign", exact=True)).to_be_visible()
    expect(anna.button("Leave my seat to a bot")).to_have_count(0)


def test_a_rating_is_drawn_and_can_be_read_as_a_table(anna: Visitor) -> None:
    client = anna.known()
    client.post("/api/account", {"name": "Curved", "password": PASSWORD})
    for cookie in client.http.cookies.jar:
        anna.context.add_cookies(
            [{"name": cookie.name, "value": cookie.value or "", "url": anna.address}]
        )
    for _ in range(3):
        match = client.quick("mosaic", options={"side": 3}, bot="level1", rated=True)
        client.act(match, "resign")
    until(lambda: len(client.get("/api/me/profile")["latest"]), lambda count: count == 3)
    anna.open("/me")
    curve = anna.page.get_by_role("img", name=re.compile("Mosaic, against bots: rating from"))
    expect(curve).to_be_visible()
    anna.page.get_by_text("As a table").click()
    expect(anna.page.locator("details tbody tr")).to_have_count(3)


def test_a_device_counts_its_own_matches_and_offers_the_next_level(anna: Visitor) -> None:
    anna.hurry()
    anna.page.goto("/")
    anna.button("More ways to play Mosaic", exact=True).click()
    sheet = anna.page.get_by_role("dialog")
    for way in ("Side 3, 19 cells", "1 Pebble"):
        sheet.get_by_role("radio", name=way, exact=True).check()
    expect(sheet.get_by_text("Overlooks more than half")).to_be_visible()
    sheet.get_by_text(re.compile("^On this device")).click()
    anna.button("Play", exact=True).click()
    anna.page.wait_for_url("**/match/**")
    panel = anna.page.get_by_role("region", name=characters.NAMES["level1"][0])
    expect(panel.locator("[data-face=level1]")).to_be_visible()
    anna.play_on()
    anna.page.goto("/me")
    of_game(anna.page, "Mosaic")
    expect(anna.page.get_by_text("on this device").first).to_be_visible()
    if anna.button("Try level 2").count():
        anna.button("Try level 2").click()
        anna.page.wait_for_url("**/match/**")


def test_bots_of_a_kind_have_names_of_their_own_at_a_table(anna: Visitor) -> None:
    match = anna.known().quick("genial", seats=4, bot="level2")
    anna.page.goto(f"/match/{match}")
    for name in characters.NAMES["level2"][:3]:
        panel = anna.page.get_by_role("region", name=name)
        expect(panel.locator("[data-face=level2]")).to_be_visible()


def test_a_link_is_shown_as_a_code_and_says_that_nobody_else_reaches_it(anna: Visitor) -> None:
    table = anna.known().post("/api/tables", {"game": "mosaic", "visibility": "link"})
    anna.open(f"/table/{table['id']}")
    expect(anna.page.get_by_role("note")).to_contain_text("tesselle serve --host 0.0.0.0")
    anna.button("QR code").click()
    expect(anna.page.get_by_role("img", name=re.compile("^QR code: Invite"))).to_be_visible()


def test_a_link_names_the_network_where_the_server_listens_on_one(
    browser: Browser, tmp_path: Path
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'server.db'}"
    with served(settings(database=database, host="192.168.1.20")) as server:
        anna = Visitor(browser, server)
        table = anna.known().post("/api/tables", {"game": "mosaic", "visibility": "link"})
        anna.page.goto(f"/table/{table['id']}")
        field = anna.page.get_by_role("textbox", name=re.compile("Invite your friends"))
        expect(field).to_have_value(re.compile(r"^http://192\.168\.1\.20:\d+/table/"))
        expect(anna.page.get_by_role("note")).to_have_count(0)
        anna.leave()


def test_the_host_removes_a_guest_before_and_in_the_match(come: Callable[..., Visitor]) -> None:
    anna, leo = come(), come(size=PHONE)
    host = anna.known()
    table = host.post("/api/tables", {"game": "mosaic"})
    leo.known("Léo")
    leo.page.goto(f"/table/{table['id']}")
    leo.button("Sit down").click()
    anna.page.goto(f"/table/{table['id']}")
    anna.button("Remove Léo").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(leo.button("Sit down")).to_be_visible()
    leo.button("Sit down").click()
    expect(leo.page.get_by_text("The host has asked you to leave this table")).to_be_visible()

    match = table_for_two(host, anna.server.client("Eve"))
    anna.page.goto(f"/match/{match}")
    anna.button("More", exact=True).click()
    anna.button("About this match").click()
    anna.button("Remove Eve").click()
    anna.page.get_by_role("dialog").last.get_by_role("button", name="Remove", exact=True).click()
    expect(anna.page.locator("[data-face=level3]").first).to_be_visible()


def test_a_clock_is_large_when_time_is_short_and_said_now_and_then(
    come: Callable[..., Visitor],
) -> None:
    anna = come()
    host, guest = anna.known(), anna.server.client("Léo")
    terms = {"clock": {"kind": "move", "seconds": 61}}
    match = table_for_two(host, guest, terms=terms)
    anna.page.goto(f"/match/{match}")
    clock = anna.page.get_by_role("timer").first
    expect(clock).to_have_class(re.compile("short"))
    expect(anna.page.get_by_text("1 minute left")).to_be_attached()
