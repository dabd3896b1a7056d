"""The pages of the rules: contents, drawn positions, ways to the lesson, notation apart."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tesselle
from tests.web.visitor import PHONE, Visitor

GAMES = Path(tesselle.__file__).parent / "games"
every_game = pytest.mark.parametrize("game", tesselle.game_names())


def figures(game: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((GAMES / game / "ui" / "guide.json").read_text())
    return found


@every_game
def test_every_figure_is_drawn_below_its_rule_and_leads_to_its_step(
    anna: Visitor, game: str
) -> None:
    anna.open(f"/rules/{game}")
    expect(anna.page.locator("article figure")).to_have_count(len(figures(game)))
    for figure in figures(game):
        link = anna.page.locator(f"a[href='learn/{game}?step={figure['step']}']")
        shown = anna.page.locator("article figure").filter(has=link)
        expect(shown.locator(".room").locator("svg, li").first).to_be_attached()
    anna.page.locator("article figure a").last.click()
    step = figures(game)[-1]["step"]
    expect(anna.page.get_by_text(re.compile(f"^Step {step} of"))).to_be_visible()


def test_contents_lead_to_sections_and_numbers_to_rules(anna: Visitor) -> None:
    anna.open("/rules/mosaic")
    contents = anna.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="The end").click()
    expect(anna.heading("The end")).to_be_in_viewport()
    anna.page.get_by_role("link", name="R11", exact=True).click()
    assert anna.page.url.endswith("/rules/mosaic#R11")
    anna.page.goto("/rules/mozaik#R14a")
    expect(anna.page.locator("#R14a")).to_be_in_viewport()


def test_on_a_phone_the_contents_are_folded_and_in_french(come: Callable[..., Visitor]) -> None:
    anna = come(size=PHONE, language="fr-FR")
    anna.open("/rules/genial")
    contents = anna.page.get_by_role("navigation", name="Sommaire")
    link = contents.get_by_role("link", name="L’idée").or_(
        contents.get_by_role("link", name="L'idée")
    )
    expect(link).to_be_hidden()
    contents.get_by_text("Sommaire").click()
    link.click()
    expect(anna.page.locator("h2").filter(has_text="idée")).to_be_in_viewport()


def test_notation_has_a_page_of_its_own(anna: Visitor) -> None:
    anna.open("/rules/mosaic")
    expect(anna.heading("Writing positions")).to_have_count(0)
    anna.page.get_by_role("main").get_by_role("link", name="Notation").last.click()
    expect(anna.heading("Writing positions")).to_be_visible()
    assert anna.page.url.endswith("/rules/mosaic/notation")
    anna.page.reload()
    expect(anna.heading("Writing moves")).to_be_visible()
    anna.page.get_by_role("link", name="Back to the rules").click()
    expect(anna.heading("Your turn")).to_be_visible()
