"""Text of twice its size: it grows, keeps within the width, and covers nothing one presses."""

from collections.abc import Callable

import pytest

from tests.web.test_pages import GAMES, path_of
from tests.web.visitor import Visitor

LAPTOP = {"width": 1280, "height": 800}
PAGES = (
    "/", "/rules/mosaic", "/account", "/pad/genial",
    *(f"/learn/{game}" for game in GAMES), *(f"match of {game}" for game in GAMES),
)  # fmt: skip
TITLE_PX = 24  # what is larger is a title: it follows the window too, and grows less
TEXT, TITLE, ON_A_BOARD = 1.95, 1.4, 1.45  # at least; a board is laid out for the room it has left
# Words on the page, outside of drawings and of what only a screen reader meets.
WORDS = """window.words ??= [...document.querySelectorAll('body *')].filter((each) =>
  !each.closest('svg, .hidden, script, style, datalist') &&
  [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))"""
ON_BOARD = f"({WORDS}).map((each) => each.closest('.room') !== null)"
SIZES = f"({WORDS}).map((each) => parseFloat(getComputedStyle(each).fontSize))"
TOLD = f"({WORDS}).map((each) => each.outerHTML.slice(0, 120))"
TWICE = "document.documentElement.style.fontSize = '200%'"
# Words that stick out of what is pressed, or are cut off by it.
CUT_OFF = """[...document.querySelectorAll('button, a.button, summary')]
  .filter((each) => each.checkVisibility() && !each.closest('svg, .hidden'))
  .filter((each) => {
    const box = each.getBoundingClientRect();
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.closest('svg') || !text.parentElement.checkVisibility()) continue;
      const { position, overflowX } = getComputedStyle(text.parentElement);
      if (!text.data.trim() || position === 'absolute' || overflowX === 'hidden') continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const air = parseFloat(getComputedStyle(text.parentElement).fontSize) / 5; // around letters
      if (left < box.left - 1 || right > box.right + 1) return true;
      if (top + air < box.top || bottom - air > box.bottom) return true;
    }
    return false;
  }).map((each) => each.outerHTML.slice(0, 160))"""
COVERED = """[...document.querySelectorAll('button:not(:disabled), a.button')]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    each.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !each.contains(hit) && !hit?.contains(each);
  }).map((each) => each.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("page", PAGES)
def test_text_of_twice_the_size_can_be_read_and_all_be_pressed(
    come: Callable[..., Visitor], page: str
) -> None:
    visitor = come(size=LAPTOP)
    visitor.open(path_of(page, visitor.known()))
    before = visitor.page.evaluate(SIZES)
    visitor.page.evaluate(TWICE)
    after = visitor.page.evaluate(SIZES)
    found = zip(before, after, *map(visitor.page.evaluate, (ON_BOARD, TOLD)), strict=True)
    small = [
        f"{was} to {now}: {told}"
        for was, now, on_board, told in found
        if now < was * (ON_A_BOARD if on_board else TITLE if was > TITLE_PX else TEXT)
    ]
    assert small == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= LAPTOP["width"]
    assert visitor.page.evaluate(CUT_OFF) == []
    assert visitor.page.evaluate(COVERED) == []
