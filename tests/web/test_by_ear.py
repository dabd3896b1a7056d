"""Whole matches by what is heard alone: the live region says when, roles and names say what."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.test_play import EASY, SMALL
from tests.web.test_spoken import WRONG, listen
from tests.web.visitor import PATIENCE_MS, Visitor

TURN = re.compile(r"^Your turn\.$")
OVER = re.compile("^The match is over")
# As an assistive technology presses what it has found: no pointer is anywhere.
PRESS = "each => each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))"


class Listener:
    """Somebody who sees nothing: acts on what was read out, and on roles, names and states."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self._heard = 0  # lines so far

    def called(self) -> bool:
        """Wait until it is my turn, by what is read out; false: the match is over."""
        told = self.visitor.page.wait_for_function(
            """from => window.heard.slice(from).some(line => /^Your turn\\.$|^The match is over/
                .test(line)) && window.heard.length""",
            arg=self._heard,
            timeout=PATIENCE_MS,
        )
        lines: list[str] = self.visitor.page.evaluate("window.heard")
        news, self._heard = lines[self._heard :], int(told.json_value())
        return not any(OVER.match(line) for line in news)

    def buttons(self, name: str, within: Locator | None = None) -> Locator:
        """Give what can be pressed and is called so."""
        there = within or self.visitor.page.get_by_role("region", name=re.compile("^Board of"))
        return there.get_by_role("button", name=re.compile(name), disabled=False)

    def cells(self, name: str, board: str = "") -> Locator:
        """Give what can be pressed on a board and is called so."""
        grid = self.visitor.page.get_by_role("grid", name=re.compile(board))
        return grid.get_by_role("gridcell", name=re.compile(name), disabled=False)

    def press(self, button: Locator) -> None:
        button.first.evaluate(PRESS)

    def hears(self, wanted: str) -> None:
        """Wait for what is chosen to be read out, each part a sentence."""
        bar = self.visitor.page.get_by_role("group", name="Your move")
        expect(bar.locator("[aria-live]")).to_contain_text(re.compile(wanted))

    def confirm(self) -> None:
        button = self.visitor.page.get_by_role("button", name="Confirm", exact=True, disabled=False)
        button.wait_for(state="visible")
        self.press(button)


def latest(page: Page, wanted: str) -> str:
    """Return the line read out last of those that begin so; the first may come with the deck."""
    heard = page.wait_for_function(
        "wanted => window.heard.findLast((line) => new RegExp(wanted).test(line))", arg=wanted
    )
    return str(heard.json_value())


def step(page: Page) -> str:
    """Return what is to be done now, as it was read out last."""
    return latest(
        page, "^(Everybody (bids|lays)|Secret bids|Tiles|You place|Choose|Take|Keep|Lay|Buy|End)"
    )


def hear_mosaic(ear: Listener) -> None:
    told = ear.visitor.page.get_by_role("status").filter(has_text=re.compile("cells take it"))
    if told.count():
        number = re.search(r"(\d+) cells", told.inner_text())
        assert number
        expect(ear.cells("place here$")).to_have_count(int(number[1]))
    ear.press(ear.cells(r"^[a-z]\d+, .*(place here|flip it)$"))
    ear.confirm()


def hear_genial(ear: Listener) -> None:
    keep = ear.buttons("^Keep")
    if keep.count():
        return ear.press(keep)
    tiles = ear.visitor.page.get_by_role("group", name="Your tiles").get_by_role("button")
    for tile in range(tiles.count()):
        ear.press(tiles.nth(tile))
        fitting = ear.cells(r"^[a-o]\d+, free, the tile fits here$")
        if fitting.count():
            ear.press(fitting)
            return ear.confirm()
    raise AssertionError("no tile fits, as far as can be heard")


def hear_mozaika(ear: Listener) -> None:
    page = ear.visitor.page
    now = step(page)
    if "bids" in now:
        price = latest(page, "^Everybody pays")
        plate = page.get_by_role("group", name="Your bid")
        expect(plate).to_have_accessible_description(f"{now} {price}")
        ear.press(ear.buttons("^(Your purse|Bid nothing)"))
        ear.hears(r"bid (1 coin|nothing)\. ")
    elif now.startswith("Tiles"):
        ear.press(page.get_by_role("list", name="Tiles on offer").get_by_role("button"))
    else:
        lies = "free$" if now.startswith("Everybody lays") else "(?<!free)$"
        ear.press(ear.cells(lies, "Your mosaic"))
    ear.confirm()


def hear_mozaik(ear: Listener) -> None:
    page = ear.visitor.page
    now = step(page)
    if now.startswith("Keep"):
        return ear.press(ear.buttons("^Keep costs nothing"))
    if now.startswith("Choose"):
        number = latest(page, "^Your pictures: ").split()[2].strip(",.")
        ear.press(ear.buttons(f"^Picture {number}"))
    else:
        word = latest(page, "^Words on offer: ")[len("Words on offer: ") :]
        ear.press(ear.buttons(f"^{re.split(', | and |[.]', word)[0]} points"))
        ear.press(ear.cells("^free end"))
        if not ear.visitor.ready():  # the only free cell is taken at once
            ear.press(ear.cells(r"^[abc]\d, free cell$"))
    return ear.confirm()


HEARING: dict[str, Callable[[Listener], None]] = {
    "Mosaic": hear_mosaic,
    "Génial!": hear_genial,
    "Mozaika": hear_mozaika,
    "MozaiK": hear_mozaik,
}


@pytest.mark.parametrize("game", HEARING)
def test_a_match_is_played_by_ear_from_its_first_move_to_the_result(
    anna: Visitor, game: str
) -> None:
    listen(anna)
    anna.hurry()
    anna.begin(game, *([] if game == "MozaiK" else SMALL[game]), EASY)
    ear = Listener(anna)
    while ear.called():
        HEARING[game](ear)
    lines: list[str] = anna.page.evaluate("window.heard")
    assert any(re.search(r"win|victory", line) for line in lines), lines[-5:]
    assert re.match(r"(1st|2nd|3rd) \w+, .*\d", lines[-1]), "the places are read out last"
    assert not [line for line in lines if WRONG.search(line)]
