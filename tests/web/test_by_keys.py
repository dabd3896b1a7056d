"""Whole matches by keys alone, from the home page to the result, and the focus is never lost."""

import re
from collections.abc import Callable

import pytest

from tests.web.keys import BACK, Keyboard
from tests.web.test_by_ear import step
from tests.web.test_spoken import listen
from tests.web.visitor import Visitor

EASIEST = r'^radio "1 '
SHORTEST = {  # what is chosen on the sheet, and what of it the keys lead to first
    "Mosaic": [('radio "2 ', EASIEST), ('radio "Side', r'"Side 3,')],
    "Génial!": [('radio "2 ', EASIEST)],
    "Mozaika": [('radio "2 ', EASIEST)],
    "MozaiK": [('radio "2"$', '"1, alone"')],  # whose gems are soon spent
}
CONFIRM = r'^button "Confirm"(?!.*disabled)'
CELL = r'^gridcell "([a-z]\d+,|free end)'
WORD = r'^button "[^"]* points \d'


def twice(keys: Keyboard) -> None:
    """Choose where the focus is, and play what is chosen."""
    keys.press("Enter")
    keys.press("Enter")


def key_mosaic(keys: Keyboard) -> None:
    keys.seek(CELL)
    keys.roam(r'(place here|flip it)"(?!.*disabled)')
    twice(keys)


def key_genial(keys: Keyboard) -> None:
    """Take a tile, which lies on a place at once where there is one: put it down, and play it."""
    if re.search('^button "Keep', keys.seek(r'^button "([1-6], |Keep)', BACK)):
        keys.press("Enter")
        return
    keys.press("Enter")
    twice(keys)


def key_mozaika(keys: Keyboard) -> None:
    now = step(keys.page)
    if "bids" in now:
        keys.seek(r'^button "(Your purse|Bid nothing)')
        keys.press(" ")
        keys.seek(CONFIRM)
        keys.press("Enter")
        return
    if now.startswith("Tiles"):
        keys.seek(r'^button "(red|blue|green|yellow) \w+"', BACK)
    else:
        keys.seek(CELL, BACK)
        lies = "free" if now.startswith("Everybody lays") else '(?!free)[^"]*'
        keys.roam(rf'^gridcell "[a-d]\d, {lies}"(?!.*disabled)')
    twice(keys)


def key_mozaik(keys: Keyboard) -> None:
    """Buy whatever is on offer: with the last gem the match is over."""
    if step(keys.page).startswith("Lay"):
        keys.seek(r'^button "Picture \d+', BACK)
        keys.press("Enter")
        keys.seek(CELL, BACK)
        keys.roam(r'"[abc]\d, free cell"(?!.*disabled)')
        return twice(keys)
    if step(keys.page).startswith("End"):
        keys.seek('^button "End the turn')
        keys.press("Enter")
        return None
    keys.seek(WORD, BACK)
    keys.press("Enter")
    keys.seek(CELL, BACK)
    keys.roam('"free end[^"]*"(?!.*disabled)')
    return twice(keys)


KEYS: dict[str, Callable[[Keyboard], None]] = {
    "Mosaic": key_mosaic,
    "Génial!": key_genial,
    "Mozaika": key_mozaika,
    "MozaiK": key_mozaik,
}


def begin(keys: Keyboard, game: str) -> None:
    """From the home page to the table."""
    keys.page.goto(".")
    keys.seek(f'^button "More ways to play {game}"')
    keys.press("Enter")
    for group, wanted in SHORTEST[game]:
        keys.seek(group)
        keys.slide("ArrowRight", wanted)
    keys.seek('^button "Play"')
    keys.page.keyboard.press("Enter")
    keys.page.wait_for_url("**/match/**")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in KEYS]
)
def test_a_match_is_played_by_keys_from_the_home_page_to_the_result(
    anna: Visitor, game: str
) -> None:
    listen(anna)
    anna.hurry()
    keys = Keyboard(anna)
    begin(keys, game)
    told = -1
    while anna.my_turn(told):
        told = anna.told()
        keys.focused()
        KEYS[game](keys)
    keys.focused()
