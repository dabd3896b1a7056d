"""What people do beside playing: learn, look back, count."""

import json
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

import tesselle
from tests.server.serving import Body, Client
from tests.web.test_bar import SIZES, in_sight
from tests.web.visitor import Visitor

LAPTOP, PHONE = SIZES["laptop"], SIZES["large phone"]
GAMES = Path(tesselle.__file__).parent / "games"
# The worked example of the rules, which is worth 15 points.
MOSAIC = ["Bf Bf Bf Rs*", "Rf Rf Gf Rw*", "Rf Rf Rs Rf*", "Bf Gf Gs Bf"]


def finished(client: Client, game: str, **options: object) -> str:
    """Play a match to its end and give its id."""
    match = client.quick(game, options=options)
    while (sight := client.sight(match))["over"] is False:
        if sight["legal"]:
            client.play(match, sight["seq"], sight["legal"][0])
    return match


def earning(client: Client, game: str, step: Body) -> str:
    """Give a move that earns what the step asks for."""
    asked = {"position": step["position"], "seat": step["seat"]}
    for move in client.post(f"/api/games/{game}/try", asked)["legal"]:
        found = client.post(f"/api/games/{game}/preview", {**asked, "move": move})
        if found["total"] >= step["earns"]:
            return str(move)
    raise AssertionError(f"no move earns {step['earns']}")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["genial", "mosaic", "mozaik", "mozaika"])
def test_a_lesson_is_done_to_its_end_by_enter_with_all_that_matters_in_sight(
    come: Callable[..., Visitor], game: str, size: Body
) -> None:
    anna = come(**size)
    steps = json.loads((GAMES / game / "ui" / "lesson.json").read_text())
    say = import_module(f"tesselle.games.{game}.words").say
    client = anna.known()
    anna.page.goto(f"/learn/{game}")
    for number, step in enumerate(steps, 1):
        expect(anna.page.get_by_text(f"Step {number} of {len(steps)}", exact=True)).to_be_visible()
        expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
        on = anna.button("Finish" if number == len(steps) else "Go on", exact=True)
        if "moves" in step or "earns" in step:
            expect(on).to_have_count(0)
            anna.write(step["moves"][0] if "moves" in step else earning(client, game, step))
            assert_in_sight(anna, anna.button("Confirm", exact=True))
            anna.page.keyboard.press("Enter")
            done = say(f"lesson-{number}-done").en
            answer = anna.page.get_by_role("status").filter(has_text=done)
            expect(answer).to_be_visible()
            assert_in_sight(anna, answer)
        assert_in_sight(anna, on)
        anna.page.keyboard.press("Enter")
    expect(anna.heading("You know how to play.")).to_be_visible()
    anna.page.goto("/learn")
    expect(anna.page.get_by_text("✓ lesson finished")).to_be_visible()


def assert_in_sight(visitor: Visitor, found: Locator) -> None:
    """See it at the top of the page and at its end."""
    for place in ("0", "document.documentElement.scrollHeight"):
        visitor.page.evaluate(f"scrollTo(0, {place})")
        assert in_sight(found), f"not in sight at {place}"


def test_a_lesson_seats_as_many_as_its_table(anna: Visitor) -> None:
    anna.page.goto("/learn/mozaika")
    anna.button(re.compile(r"^Step 4 of \d+$")).click()
    others = anna.page.get_by_role("group", name="The others").get_by_role("article")
    expect(others.locator(".plate")).to_have_count(2)


def test_a_lesson_says_when_a_move_is_not_the_one(anna: Visitor) -> None:
    steps = json.loads((GAMES / "mosaic" / "ui" / "lesson.json").read_text())
    number, step = next((at, each) for at, each in enumerate(steps, 1) if "moves" in each)
    asked = {"position": step["position"], "seat": step["seat"]}
    legal = anna.known().post("/api/games/mosaic/try", asked)["legal"]
    anna.page.goto("/learn/mosaic")
    anna.button(f"Step {number} of {len(steps)}", exact=True).click()
    expect(anna.page.locator("[data-cell].can")).to_have_count(len(legal))
    wrong = next(move for move in legal if move not in step["moves"])
    anna.write(wrong)
    anna.confirm()
    expect(anna.page.get_by_text("Not this one.")).to_be_visible()


def test_a_match_is_looked_back_upon_step_by_step(anna: Visitor) -> None:
    match = finished(anna.known(), "mosaic", side=3)
    page = anna.page
    anna.open(f"/replay/{match}")
    slider = page.get_by_role("slider", name="Moment of the match")
    last = int(slider.get_attribute("max") or 0)
    tiles = page.locator(".board svg [aria-label*=' tile']")
    expect(slider).to_have_value(str(last))
    full = tiles.count()
    assert full > 3

    anna.button("To the beginning").click()
    expect(tiles).to_have_count(0)
    anna.button("One step on").click()
    expect(tiles).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(tiles).to_have_count(full)
    slider.fill("1")
    expect(tiles).to_have_count(1)
    assert f"/replay/{match}?at=1&" in page.url
    page.reload()
    expect(slider).to_have_value("1")
    expect(tiles).to_have_count(1)


def test_a_review_is_asked_for_and_shown(anna: Visitor) -> None:
    match = finished(anna.known(), "mosaic", side=3)
    anna.open(f"/replay/{match}")
    anna.button("Review the match").click()
    expect(anna.page.get_by_role("img", name="Chances to win, move by move")).to_be_visible()
    expect(anna.page.get_by_text("Judgements of our search, not truths.")).to_be_visible()
    expect(anna.page.locator("progress")).to_have_count(0)
    expect(anna.page.locator("polyline[points*=' ']")).to_have_count(2)


def test_the_shuffle_is_verified_in_the_browser(anna: Visitor) -> None:
    client = anna.known()
    match = finished(client, "mosaic", side=3)
    anna.open(f"/replay/{match}")
    anna.button("Check it here").click()
    codes = anna.page.locator("dl code")
    promised = client.get(f"/api/matches/{match}/record")["commitment"]
    expect(codes.nth(0)).to_have_text(promised)
    expect(codes.nth(1)).to_have_text(promised)
    expect(anna.page.get_by_text("✓ the same")).to_be_visible()
    expect(anna.page.get_by_text(re.compile(r"\d+ moves, \d+ draws"))).to_be_visible()


def test_a_seed_that_was_not_promised_is_found_out(anna: Visitor) -> None:
    match = finished(anna.known(), "mosaic", side=3)

    def forge(route: Route) -> None:
        info = route.fetch().json()
        route.fulfill(json=info | {"seed": info["seed"][::-1]})

    anna.page.route(re.compile(rf"/api/matches/{match}(\?|$)"), forge)
    anna.open(f"/replay/{match}")
    anna.button("Check it here").click()
    expect(anna.page.get_by_text("✗ not the same")).to_be_visible()


def test_a_real_mosaic_is_counted_and_its_link_opens_the_same(
    come: Callable[..., Visitor],
) -> None:
    anna, leo = come(), come()
    anna.open("/pad/mozaika")
    colours = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
    palette = anna.page.get_by_role("group", name="Tiles")
    board = anna.page.get_by_role("grid", name="The mosaic to be counted")
    kinds = {name: palette.get_by_role("button").nth(place) for place, name in enumerate(KINDS)}
    assert all(
        colours[name[0]] in (kinds[name].get_attribute("aria-label") or "") for name in KINDS
    )
    for row, tiles in zip("abcd", MOSAIC, strict=True):
        for column, tile in enumerate(tiles.split(), 1):
            kinds[tile[:2]].click()
            board.locator(f"[data-cell={row}{column}]").click()
            if tile.endswith("*"):
                palette.get_by_role("button", name="Fly").click()
                board.locator(f"[data-cell={row}{column}]").click()
    expect(anna.heading("15 points")).to_be_visible()
    anna.button("Share this table").click()
    leo.page.goto(anna.page.url)
    expect(leo.heading("15 points")).to_be_visible()
    expect(leo.page.locator("[data-cell=b4]")).to_have_attribute(
        "aria-label", re.compile("with a fly")
    )


KINDS = [colour + symbol for colour in "RBGY" for symbol in "swf"]
