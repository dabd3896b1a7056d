"""What a person relies on: nothing is done twice, and any browser of theirs can be signed out."""

from playwright.sync_api import Route, expect

from tests.server.test_accounts import PASSWORD, account, log_in
from tests.web.visitor import Visitor


def test_a_table_whose_answer_was_lost_is_opened_once(anna: Visitor) -> None:
    client = anna.known()
    keys: list[str | None] = []

    def lose_the_first(route: Route) -> None:
        keys.append(route.request.header_value("Idempotency-Key"))
        if len(keys) == 1:
            route.fetch()  # the server does it
            route.abort()  # and nobody hears of it
        else:
            route.continue_()

    anna.page.route("**/api/tables", lose_the_first)
    anna.open("/")
    anna.button("More ways to play Mosaic", exact=True).click()
    anna.page.get_by_role("radio", name="Friends", exact=True).check()
    anna.button("Open the table").click()
    anna.page.wait_for_url("**/table/*")
    assert len(keys) == 2
    assert keys[0] is not None
    assert keys[0] == keys[1]
    assert len(client.get("/api/me/tables")["tables"]) == 1


def test_another_browser_is_listed_and_signed_out(anna: Visitor) -> None:
    name = "Theophanu of the sessions"
    account(anna.server, name).get("/api/me")
    phone = log_in(anna.server, name)
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:126.0) Firefox/126.0"
    phone.get("/api/me")
    cookie = log_in(anna.server, name).http.cookies["tesselle"]
    anna.context.add_cookies([{"name": "tesselle", "value": cookie, "url": anna.address}])
    anna.open("/account")
    panel = anna.page.locator("section", has=anna.heading("Sessions"))
    expect(panel.get_by_role("listitem")).to_have_count(3)
    expect(panel.get_by_role("listitem").filter(has_text="this browser")).to_have_count(1)
    panel.get_by_role("listitem").filter(has_text="Firefox").get_by_role("button").click()
    expect(panel.get_by_role("listitem")).to_have_count(2)
    assert phone.refused("GET", "/api/me")[0] == 401
    anna.button("Log out everywhere").click()
    expect(anna.page.get_by_text("You are logged out everywhere")).to_be_visible()
    assert log_in(anna.server, name, PASSWORD).get("/api/me")["name"] == name
