"""A hand on each game's board: what is lit is touched, until a move is put together."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.web.visitor import Visitor

# What is lit on MozaiK's table: cards, words, and the two kinds of places.
PICTURE = "li.free:not(.taken) .card"
WORD = "button.free:not(.taken)"
END = ", ".join(f"[data-cell$='{side}'].free" for side in "<>^v")
CELL = ", ".join(f"[data-cell$='{column}'].free" for column in "123")


def touch_mosaic(visitor: Visitor) -> None:
    visitor.page.locator("[data-cell].can").first.click()


def touch_genial(visitor: Visitor) -> None:
    if visitor.page.locator(".bar .answer").count():
        return visitor.write("keep")
    visitor.page.locator(".genial .hand button").first.click()
    middle(visitor, visitor.page.locator(".genial g.open").first)
    return None


def touch_mozaika(visitor: Visitor) -> None:
    for part in (".hand .bid .quick button", ".market button", ".front .cell.target"):
        lit = visitor.page.locator(part)  # a bid of nothing, a tile to take, or a cell
        if lit.count():
            return lit.first.click()
    raise AssertionError("nothing is lit")


def touch_mozaik(visitor: Visitor) -> None:
    """Give each part of the move that is still open, until there is something to confirm."""
    for part in (PICTURE, WORD, END, CELL):
        if visitor.ready():
            return
        lit = visitor.page.locator(".table .board").locator(part)
        if lit.count():
            lit.first.click()
    if not visitor.ready():
        visitor.write(visitor.legal()[0])


def middle(visitor: Visitor, lit: Locator) -> None:
    """Touch the middle of something that lies below what moves."""
    box = lit.bounding_box()
    assert box, "nothing is lit"
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


TOUCH: dict[str, Callable[[Visitor], None]] = {
    "Mosaic": touch_mosaic,
    "Génial!": touch_genial,
    "Mozaika": touch_mozaika,
    "MozaiK": touch_mozaik,
}
