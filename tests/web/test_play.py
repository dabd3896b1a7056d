"""Each game from the first click to the final score."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.hands import TOUCH
from tests.web.visitor import Visitor

EASY = re.compile("^1 ")  # the first level, which answers at once
BY_HAND = {"MozaiK": 1}  # moves on the board itself; the rest is written
USUALLY = 6
SMALL = {  # ways to a short match, as the sheet calls them
    "Mosaic": ["Side 3, 19 cells"],
    "Génial!": [],
    "Mozaika": [],
    "MozaiK": ["1, alone"],
}


# Each is a work of its own, so that they share the cores.
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in SMALL]
)
def test_a_match_is_played_from_the_first_click_to_the_final_score(
    anna: Visitor, game: str
) -> None:
    anna.hurry()
    anna.begin(game, *SMALL[game], *([] if game == "MozaiK" else [EASY]))
    anna.play_on(TOUCH[game], moves=BY_HAND.get(game, USUALLY))
    anna.play_on()
    result = anna.page.locator("aside section", has=anna.page.locator("ol .place"))
    expect(result.get_by_text(re.compile(r"\d"))).not_to_have_count(0)
    expect(anna.heading("The match is over").first).to_be_visible()
    expect(result.locator("li").first).to_contain_text("1st")


@pytest.mark.parametrize("game", TOUCH)
def test_play_now_needs_one_click_and_no_name(anna: Visitor, game: str) -> None:
    anna.begin(game)
    assert anna.my_turn()
    TOUCH[game](anna)
    expect(anna.button("Confirm", exact=True)).to_be_enabled()


@pytest.mark.parametrize("game", TOUCH)
def test_a_board_stays_where_it_is_while_moves_are_played(anna: Visitor, game: str) -> None:
    anna.begin(game, *([] if game == "MozaiK" else [EASY]))
    assert anna.my_turn()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)  # the board itself is there
    anna.page.evaluate("document.querySelector('.room > *').marked = true")
    anna.play_on(moves=2)
    assert anna.page.evaluate("document.querySelector('.room > *').marked")


def test_words_have_no_name_in_another_language_before_their_deck_is_there(anna: Visitor) -> None:
    held: list[Route] = []
    anna.page.route("**/api/decks/**", lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks what it calls
    anna.begin("MozaiK")
    words = anna.page.get_by_role("region", name="Words on offer")
    expect(words.get_by_role("button")).not_to_have_count(0)
    assert not words.get_by_role("list").inner_text().strip()
    before = places(words)
    for each in held:
        each.continue_()
    expect(words.locator(".title").last).not_to_be_empty()
    assert places(words) == before


def places(words: Locator) -> list[dict[str, float]]:
    """Give where the words are, and the lines that hold their names."""
    found: list[dict[str, float]] = words.locator("button, svg").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    return found
