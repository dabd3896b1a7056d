"""Hints: in words of advice, by their chances, and only for the position they were asked for."""

import re

from playwright.sync_api import APIResponse, Locator, Route, expect

from tests.web.test_manners import begun
from tests.web.visitor import Visitor

ASKED = 6  # times, in as many positions


def advice(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("status").filter(has_text="Our search would play")


def test_a_hint_is_put_as_advice(anna: Visitor) -> None:
    begun(anna, "mosaic", options={"side": 3})
    anna.button("Hint").click()
    choices = advice(anna).get_by_role("button")
    expect(choices.first).to_have_text(re.compile(r"^Place on \w\d\s*\d+ %$"))
    anna.button("FR, Français").click()
    choices = anna.page.get_by_role("status").get_by_role("button")
    expect(choices.first).to_have_text(re.compile(r"^Poser en \w\d"))


def test_hints_come_in_the_order_of_their_chances(anna: Visitor) -> None:
    begun(anna, "mosaic")
    for _ in range(ASKED):
        anna.button("Hint").click()
        expect(advice(anna)).to_be_visible()
        told = advice(anna).get_by_role("button").all_inner_texts()
        chances = [int(re.findall(r"(\d+) %", text)[0]) for text in told]
        assert chances == sorted(chances, reverse=True)
        anna.play_on(moves=1)


def test_a_hint_that_comes_late_is_not_taken_for_the_next_position(anna: Visitor) -> None:
    begun(anna, "mosaic", options={"side": 3})
    late: list[tuple[Route, APIResponse]] = []

    def keep(route: Route) -> None:
        late.append((route, route.fetch()))

    anna.page.route("**/hint", keep)
    anna.button("Hint").click()
    anna.play_on(moves=1)
    while not late:
        anna.page.wait_for_timeout(20)
    ((route, answer),) = late
    route.fulfill(response=answer)
    expect(anna.button("Hint")).to_be_enabled()
    expect(advice(anna)).to_have_count(0)
