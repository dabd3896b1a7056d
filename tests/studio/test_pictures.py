"""The pictures: plain files that two renderers draw alike, true to their words."""

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from studio import build
from studio.colour import Pixels
from studio.raster import pixels
from studio.scene import Scene, scenes
from studio.style import drawn, styles
from studio.styles.pixel import Uneven
from tesselle.games.mozaik.deck import deckfile
from tesselle.owndecks import safe_svg
from tests.web import chromium

pytest.importorskip("resvg_py", reason="resvg is not installed: no renderer")
CHROMIUM = chromium.found()

DRAWN = scenes()
ACROSS = 10  # pictures in a row of the page


@pytest.mark.parametrize("scene", DRAWN.values(), ids=map(str, DRAWN))
def test_a_scene_is_safe_and_true(scene: Scene) -> None:
    build.picture(scene)


@pytest.mark.parametrize("scene", DRAWN.values(), ids=map(str, DRAWN))
def test_the_deck_holds_the_scene_as_it_is_drawn_now(scene: Scene) -> None:
    file = build.PICTURES / f"{scene.number}.svg"
    assert file.read_text(encoding="utf-8") == scene.svg(), "run: make deck"
    image = next(each for each in deckfile.load(build.DECK).images if each.number == scene.number)
    assert (image.yes, image.arguable) == (scene.yes, scene.arguable)
    assert (image.about_fr, image.about_en) == (scene.fr, scene.en)


def test_all_pictures_together_are_small_enough() -> None:
    sizes = [file.stat().st_size for file in build.PICTURES.glob("*.svg")]
    assert sum(sizes) <= safe_svg.MOST_BYTES_IN_ALL
    assert max(sizes) <= safe_svg.MOST_BYTES


@pytest.mark.parametrize("style", styles())
def test_every_style_writes_a_plain_file(style: str) -> None:
    scene = min(DRAWN.values(), key=lambda each: len(each.drawing().shapes))
    safe_svg.check(scene.svg(style), f"p{scene.number}")


def test_pixels_that_would_not_be_whole_are_refused() -> None:
    shapes = DRAWN[2].drawing().shapes
    drawn("pixel", shapes, "p2", count=75)
    with pytest.raises(Uneven, match="p2: expected a count of cells that divides 300, got 64"):
        drawn("pixel", shapes, "p2", count=64)


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("<script/>", "got script"),
        ('<image href="x.png"/>', "got image"),
        ('<path href="#p1-0"/>', "no href is allowed"),
        ('<path onclick="x()"/>', "no onclick is allowed"),
        ('<path fill="url(http://x)"/>', "expected url"),
        ('<path fill="url(#p1-0)"/>', "an id of its own, got 'p1-0'"),
        ('<g id="p2-0"/>', "an id of its own, got 'p2-0'"),
        (f'<path d="{"M0 0" * 20_000}"/>', "at most 60000 bytes"),
    ],
)
def test_what_does_not_belong_into_a_picture_is_refused(inside: str, said: str) -> None:
    with pytest.raises(safe_svg.Unsafe, match=re.escape(said)):
        safe_svg.check(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>', "p1")


def test_a_number_without_a_scene_is_refused() -> None:
    with pytest.raises(build.NoScene, match="scene 99 is not drawn"):
        build.chosen([99])


def test_building_keeps_what_is_not_drawn(tmp_path: Path) -> None:
    before = (deckfile.DATA / "tesselle.json").read_text(encoding="utf-8")
    (tmp_path / "tesselle.json").write_text(before, encoding="utf-8")
    first = next(iter(DRAWN.values()))
    build.write([build.picture(first)], tmp_path)
    deck = deckfile.load(tmp_path / "tesselle.json")
    assert deck.data() == deckfile.load(build.DECK).data()
    assert (tmp_path / "pictures" / f"{first.number}.svg").exists()


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
def test_chromium_and_resvg_draw_pictures_and_styles_alike(tmp_path: Path) -> None:
    """All pictures stand in one page, so that ids that clash would show as well."""
    svgs = {str(number): scene.svg() for number, scene in DRAWN.items()}
    shapes = DRAWN[48].drawing().shapes
    svgs |= {style: drawn(style, shapes, f"s-{style}") for style in styles()}
    shot = _shot_by_chromium(list(svgs.values()), tmp_path)
    for place, (name, svg) in enumerate(svgs.items()):
        top, left = (300 * at for at in divmod(place, ACROSS))
        there = shot[top : top + 300, left : left + 300].astype(np.int16)
        difference = np.abs(there - pixels(svg).astype(np.int16)).max(axis=2)
        assert difference.mean() < 4, name
        assert (difference > 48).mean() < 0.02, name


def _shot_by_chromium(svgs: list[str], folder: Path) -> Pixels:
    """Give what Chromium shows of pictures side by side, each 300 pixels wide."""
    from PIL import Image

    style = f"body{{margin:0;width:{ACROSS * 300}px}}svg{{float:left;width:300px;height:300px}}"
    page, shot = folder / "page.html", folder / "shot.png"
    page.write_text(f"<!doctype html><style>{style}</style>{''.join(svgs)}", encoding="utf-8")
    down = -(-len(svgs) // ACROSS)
    subprocess.run(
        [str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--disable-background-networking", "--disable-component-update", "--no-first-run",
         f"--user-data-dir={folder / 'profile'}", "--force-color-profile=srgb",
         f"--window-size={ACROSS * 300},{down * 300}", f"--screenshot={shot}", page.as_uri()],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    with Image.open(shot) as image:
        return np.array(image.convert("RGB"))
