"""What headings and lists say is true where they stand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.serving import table_for_two
from tests.web.visitor import Visitor


def test_french_drops_the_e_before_a_vowel(come: Callable[..., Visitor]) -> None:
    visitor = come(language="fr-FR")
    table = visitor.known().post("/api/tables", {"game": "mozaika", "seats": 3})
    for path in (f"/table/{table['id']}", "/learn/mozaika"):
        visitor.page.goto(path)
        expect(visitor.page.get_by_role("main")).to_contain_text("d’Adam Kałuża")


@pytest.mark.parametrize("path", ["/", "/watch"])
def test_nobody_is_invited_to_watch_a_match_of_their_own(
    come: Callable[..., Visitor], path: str
) -> None:
    anna, eve = come(), come()
    match = table_for_two(anna.known(), anna.server.client("Léo"), visibility="open")
    link = f"a[href='match/{match}']"
    for visitor, offered in ((eve, 1), (anna, 0)):
        visitor.open(path)
        shown = visitor.page.locator("section", has=visitor.heading("To watch")).locator(link)
        expect(shown).to_have_count(offered)


def test_watch_speaks_of_nothing_that_is_not_there(anna: Visitor) -> None:
    anna.open("/watch")
    expect(anna.page.get_by_text("Your matches will be listed here.")).to_be_visible()
    expect(anna.page.get_by_role("main")).not_to_contain_text("above")
    expect(anna.page.get_by_role("main")).not_to_contain_text("Play now")
