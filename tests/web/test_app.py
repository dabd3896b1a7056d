"""The app: kept on the device after a visit, it starts and plays with nobody there to ask."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tesselle.server.http import sitefolder
from tesselle.server.http.pages import SITE
from tests.web.hands import TOUCH
from tests.web.statichost import UNDER, hosted
from tests.web.test_play import EASY, SMALL
from tests.web.visitor import Visitor

KEPT = "Kept on this device"
NEWER = "A new version is ready"


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[[str], Visitor]]:
    visitors: list[Visitor] = []

    def open_at(address: str) -> Visitor:
        visitors.append(Visitor(browser, None, address=address))
        return visitors[-1]

    yield open_at
    for visitor in visitors:
        visitor.leave()


def keep(visitor: Visitor) -> None:
    """Open the app, and wait until all of it is kept."""
    visitor.page.goto(".")
    expect(visitor.page.get_by_text(KEPT)).to_be_visible()


def test_it_starts_and_plays_when_its_host_is_gone(
    tmp_path: Path, visit: Callable[[str], Visitor]
) -> None:
    sitefolder.write(tmp_path / UNDER)
    with hosted(tmp_path) as address:
        anna = visit(address)
        keep(anna)
    for game in TOUCH:
        anna.begin(game, *SMALL[game], *([] if game == "MozaiK" else [EASY]))
        anna.play_on(TOUCH[game], moves=1)
    pictures = anna.page.locator(".board image, .board img")
    expect(pictures.first).to_be_visible()
    anna.page.goto("learn/mozaika/")
    expect(anna.page.get_by_text(re.compile(r"^Step 1 of \d+$"))).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    anna.page.goto("rules/genial/")
    expect(anna.page.locator("#R1")).to_be_visible()
    anna.page.goto(".")
    anna.button("FR, Français").click()
    expect(anna.heading("Quatre jeux de mosaïque, une seule table.")).to_be_visible()


def test_a_new_version_is_told_and_taken_when_somebody_wants_it(
    tmp_path: Path, visit: Callable[[str], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitefolder.write(tmp_path / UNDER)
    with hosted(tmp_path) as address:
        anna = visit(address)
        keep(anna)
        anna.begin("Mosaic", *SMALL["Mosaic"], EASY)
        anna.play_on(moves=2)
        told = anna.told()

        monkeypatch.setattr(sitefolder, "SITE", later(tmp_path / "later"))
        sitefolder.write(tmp_path / UNDER)
        anna.page.evaluate("navigator.serviceWorker.getRegistration().then(it => it.update())")
        expect(anna.page.get_by_text(NEWER)).to_be_visible()
        assert anna.told() == told, "the match is still there"
        anna.play_on(moves=1)

        anna.button("Reload").click()
        expect(anna.page.locator("script[src*=later]")).to_have_count(1)
        expect(anna.page.get_by_text(NEWER)).to_have_count(0)
        assert anna.my_turn()
        assert anna.told() > told


def later(folder: Path) -> Path:
    """Give the client as if it were built anew: every script has another name."""
    shutil.copytree(SITE, folder)
    scripts = [file.name for file in folder.glob("assets/*.js")]
    names = re.compile("|".join(map(re.escape, sorted(scripts, key=len, reverse=True))))
    for file in (*folder.glob("assets/*.js"), folder / "index.html"):
        text = names.sub(lambda found: found[0].replace(".js", "-later.js"), file.read_text())
        file.unlink()
        file.with_name(
            names.sub(lambda found: found[0].replace(".js", "-later.js"), file.name)
        ).write_text(text)
    return folder
