"""Matches on the device itself: no server is asked, nothing is lost, and all is the same."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.hands import TOUCH
from tests.web.test_play import EASY, SMALL
from tests.web.visitor import Visitor

HERE = re.compile("^On this device")


def begin(visitor: Visitor, game: str, *ways: str | re.Pattern[str]) -> None:
    """Begin a match on the device, and see its board."""
    visitor.page.goto(".")
    visitor.button(f"More ways to play {game}", exact=True).click()
    dialog = visitor.page.get_by_role("dialog")
    for way in ways:
        dialog.get_by_role("radio", name=way, exact=True).first.check()
    dialog.get_by_text(HERE).click()
    visitor.button("Play", exact=True).click()
    visitor.page.wait_for_url(re.compile(r"/match/\?id=here-"))
    assert visitor.my_turn()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in SMALL]
)
def test_a_match_is_played_to_its_end_with_the_network_off(anna: Visitor, game: str) -> None:
    anna.hurry()
    begin(anna, game, *SMALL[game], *([] if game == "MozaiK" else [EASY]))
    anna.play_on(TOUCH[game], moves=1)  # the bot has answered: all is loaded
    anna.context.set_offline(True)
    anna.play_on()
    expect(anna.heading("The match is over").first).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(anna: Visitor) -> None:
    begin(anna, "Mosaic", "Side 3, 19 cells", EASY)
    anna.play_on(moves=3)
    told = anna.told()
    anna.page.reload()
    assert anna.my_turn()
    assert anna.told() == told
