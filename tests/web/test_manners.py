"""For everyone: two languages, keys alone, and nothing that moves where none is wanted."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tesselle.engine import registry
from tesselle.engine.match import Match
from tests.web.phases import GAMES
from tests.web.visitor import Visitor

PLACING = "Take a word, and place it with your picture"  # on the table
MOVED = "() => window.moved.filter(wait => wait > 1).length"
WATCH_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push(typeof how === 'number' ? how : Number(how?.duration ?? 0));
  return animate.call(this, frames, how);
};
addEventListener('animationstart', ({ target, animationName }) => {
  const spans = target.getAnimations().map((each) => each.effect.getComputedTiming().duration);
  window.moved.push(...spans);
}, true);
"""


def tab_to(visitor: Visitor, selector: str) -> None:
    """Go there by the Tab key alone."""
    for _ in range(150):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("css => document.activeElement?.matches(css)", selector):
            return
    raise AssertionError(f"Tab leads to no {selector}")


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def begun(visitor: Visitor, game: str, **wish: object) -> None:
    client = visitor.known()
    match = client.quick(game, **wish)
    while (sight := client.sight(match))["legal"] and sight["legal"][0].startswith("lay"):
        client.play(match, sight["seq"], sight["legal"][0])  # Mozaika: to the first bids
    visitor.page.goto(f"/match/{match}")
    visitor.my_turn()
    expect(visitor.page.locator("[aria-busy=true]")).to_have_count(0)


def test_keys_alone_play_mosaic(anna: Visitor) -> None:
    begun(anna, "mosaic", options={"side": 4})
    tab_to(anna, "[data-cell]")
    press(anna, "ArrowRight", "ArrowDown", "Enter", "Enter")
    anna.my_turn(1)


def test_keys_alone_play_genial(anna: Visitor) -> None:
    begun(anna, "genial")
    press(anna, "1", "ArrowRight", "r", "Enter", "Enter")
    anna.my_turn(1)


def test_keys_alone_play_mozaika(anna: Visitor) -> None:
    begun(anna, "mozaika")
    press(anna, "ArrowUp", "ArrowUp")
    expect(anna.page.get_by_role("group", name="Your bid")).to_contain_text("2 coins")
    before = anna.told()
    press(anna, "Enter")
    anna.my_turn(before)


def test_keys_alone_play_mozaik(anna: Visitor) -> None:
    begun(anna, "mozaik", seats=1)
    while anna.told() == 0:
        for part in ("li.free .card:not([aria-pressed=true])", "[data-cell].free"):
            if anna.page.locator(part).count() and not anna.ready():
                tab_to(anna, part)
                press(anna, "Enter")
        tab_to(anna, "[role=group][aria-label='Your move'] button:not(.quiet)")
        press(anna, "Enter")
        anna.my_turn(0)


def test_enter_confirms_what_is_chosen_wherever_the_keys_are(anna: Visitor) -> None:
    begun(anna, "mozaik", seats=2)
    tab_to(anna, "li.free .card")
    press(anna, "Enter", "Enter")  # the second on the picture that is chosen already
    expect(anna.page.get_by_text(PLACING, exact=True)).to_be_visible()
    assert anna.page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_enter_confirms_after_a_click_on_a_card(anna: Visitor) -> None:
    begun(anna, "mozaik", seats=2)
    anna.page.locator("li.free .card").nth(1).click()
    press(anna, "Enter")
    expect(anna.page.get_by_text(PLACING, exact=True)).to_be_visible()


def test_enter_confirms_a_bid_of_clicked_coins(anna: Visitor) -> None:
    begun(anna, "mozaika")
    purse = anna.page.get_by_role("button", name=re.compile("^Your purse"))
    purse.click()
    purse.click()
    before = anna.told()
    press(anna, "Enter")
    anna.my_turn(before)
    expect(anna.page.get_by_role("region", name="What happened")).to_contain_text("2 coins")


def test_enter_confirms_after_a_tile_was_dragged(anna: Visitor) -> None:
    begun(anna, "genial")
    tile = anna.page.get_by_role("group", name="Your tiles").get_by_role("button").first
    tile.click()  # lights its places
    spot = anna.page.locator(".genial g.open").first.bounding_box()
    tile.click()
    held = tile.bounding_box()
    assert spot
    assert held
    anna.page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2, steps=5)
    anna.page.mouse.up()
    assert anna.ready()
    press(anna, "Enter")
    anna.my_turn(0)


def test_escape_takes_back_a_hint_that_was_clicked(anna: Visitor) -> None:
    begun(anna, "mosaic", options={"side": 3})
    anna.button("Hint").click()
    anna.page.get_by_role("status").filter(has_text="Our search").get_by_role(
        "button"
    ).first.click()
    expect(anna.button("Confirm", exact=True)).to_be_enabled()
    press(anna, "Escape")
    expect(anna.button("Confirm", exact=True)).to_be_disabled()
    assert anna.told() == 0


def test_both_languages_are_spoken_and_remembered(anna: Visitor) -> None:
    begun(anna, "mosaic", options={"side": 3})
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    anna.play_on(lambda visitor: visitor.page.locator("[data-cell].can").first.click(), moves=1)
    expect(anna.page.get_by_role("region", name="What happened")).to_contain_text("places on")
    anna.button("FR, Français").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    expect(anna.heading("À vous de jouer")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Déroulement")).to_contain_text("pose")
    expect(anna.page).to_have_title(re.compile("^● À vous de jouer"))
    anna.page.goto("/")
    expect(anna.heading("Quatre jeux de mosaïque, une seule table.")).to_be_visible()


def test_a_french_browser_is_greeted_in_french(come: Callable[..., Visitor]) -> None:
    page = come(language="fr-CA").page
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer maintenant")).to_have_count(4)


def test_nothing_moves_where_reduced_motion_is_wanted(come: Callable[..., Visitor]) -> None:
    for wish, moves in (("no-preference", True), ("reduce", False)):
        visitor = come(reduced_motion=wish)
        visitor.page.add_init_script(WATCH_MOTION)
        begun(visitor, "mosaic", options={"side": 3})
        visitor.play_on(lambda each: each.page.locator("[data-cell].can").first.click(), moves=1)
        assert (visitor.page.evaluate(MOVED) > 0) is moves
        assert not visitor.errors


def test_a_bid_waits_for_its_coins_even_where_moves_are_played_at_once(anna: Visitor) -> None:
    anna.page.add_init_script("localStorage.setItem('tesselle.at_once', 'true')")
    begun(anna, "mozaika")
    purse = anna.page.get_by_role("button", name=re.compile("^Your purse"))
    purse.click()
    purse.click()
    expect(anna.page.get_by_role("group", name="Your bid")).to_contain_text("2 coins")
    before = anna.told()
    anna.confirm()
    anna.my_turn(before)
    expect(anna.page.get_by_role("region", name="What happened")).to_contain_text("2 coins")


@pytest.mark.parametrize("name", GAMES)
def test_the_names_of_all_places_are_drawn_on_request(anna: Visitor, name: str) -> None:
    game = registry.get(name)
    seats = max(game.seats)
    begun(anna, name, seats=seats)
    drawn = anna.page.locator(".room .names text")
    expect(drawn).to_have_count(0)
    anna.button("More", exact=True).click()
    anna.page.get_by_role("switch", name="Names of the cells").check()
    assert sorted(drawn.all_text_contents()) == sorted(game.cells(Match(game, seats, {}).state))
