"""Small windows: nothing lies over anything else, and no word is cut off."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.test_in_view import SIZES
from tests.web.test_large_text import COVERED, CUT_OFF
from tests.web.test_study import finished
from tests.web.visitor import Visitor

SIDEWAYS = dict(zip(("width", "height"), SIZES["phone held sideways"], strict=True))
SMALL = dict(zip(("width", "height"), SIZES["small phone"], strict=True))
TINY = {"width": 320, "height": 568}
# Letters that reach below the line, cut off by the box of a name.
CLIPPED = """[...document.querySelectorAll('[data-score] b')]
  .filter((each) => each.scrollHeight > each.clientHeight).map((each) => each.textContent)"""
SHORTENED = """[...document.querySelectorAll('[data-score] b')]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
# Whether the first line of the task is to be read, and where the steps end.
TASK = """() => {
  const task = document.querySelector('.task');
  const { x, y } = task.getBoundingClientRect();
  const steps = [...document.querySelectorAll('header ol button')];
  return { read: task.contains(document.elementFromPoint(x + 8, y + 8)),
    end: Math.max(...steps.map((each) => each.getBoundingClientRect().right)) };
}"""


def test_a_lesson_on_a_phone_held_sideways_shows_its_task_and_its_steps(
    come: Callable[..., Visitor],
) -> None:
    anna = come(size=SIDEWAYS, language="de-DE")
    anna.open("/learn/genial")
    found = anna.page.evaluate(TASK)
    assert found["read"], "something lies over the task"
    assert found["end"] <= SIDEWAYS["width"]


def test_on_a_phone_held_sideways_nothing_lies_over_a_pad(come: Callable[..., Visitor]) -> None:
    anna = come(size=SIDEWAYS)
    anna.open("/pad/mozaika")
    assert anna.page.evaluate(COVERED) == []


def test_after_a_match_on_a_phone_held_sideways_all_names_can_be_read(
    come: Callable[..., Visitor],
) -> None:
    anna = come(size=SIDEWAYS)
    client = anna.known("Marie-Claire")
    match = finished(client, "genial")
    anna.open(f"/match/{match}")
    expect(anna.page.locator("[data-score]")).to_have_count(2)
    assert anna.page.evaluate(SHORTENED) == []


def test_on_a_small_phone_every_choice_of_the_sheet_can_be_read(
    come: Callable[..., Visitor],
) -> None:
    anna = come(size=SMALL, language="fr-FR")
    anna.open("/")
    anna.page.locator("main article button.quiet").first.click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_role("radio").first).to_be_attached()
    ends = sheet.locator("label span").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().right)"
    )
    assert max(ends) <= SMALL["width"] - 16
    assert anna.page.evaluate(CUT_OFF) == []


def test_an_empty_pad_names_no_winner(come: Callable[..., Visitor]) -> None:
    anna = come(size=SMALL)
    anna.open("/pad/genial")
    winner = anna.page.get_by_role("heading", name="win")
    expect(winner).to_have_count(0)
    anna.button("Player 1, red: one more").click()
    expect(winner).to_have_count(1)


def test_on_the_smallest_phone_steps_stand_in_a_line_and_buttons_keep_their_shape(
    come: Callable[..., Visitor],
) -> None:
    anna = come(size=TINY)
    anna.open("/learn/mozaika")
    tops = anna.page.locator("header ol button").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(tops) > 10
    assert len(set(tops)) == 1
    box = anna.button(re.compile("^Switch to")).bounding_box()
    assert box
    assert box["width"] >= 0.9 * box["height"]


def test_letters_below_the_line_are_seen_whole(come: Callable[..., Visitor]) -> None:
    anna = come(size=TINY)
    anna.open(f"/match/{anna.known('Peggy').quick('mosaic', options={'side': 3})}")
    expect(anna.page.locator("[data-score]")).to_have_count(2)
    assert anna.page.evaluate(CLIPPED) == []
