"""Takes every page and every phase of every game, to be looked at by somebody.

``python -m tools.looks FOLDER --language fr --size phone`` takes a part.  What a script can see
for itself is printed: words that are cut off, stick out, or end in dots.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.backends import settings
from tests.server.serving import Served, served
from tests.web.test_in_view import DRAWN, SIZES, THEMES
from tests.web.test_large_text import CUT_OFF
from tests.web.test_pages import WIDE
from tests.web.visitor import Visitor
from tools.looks.sheets import Sheets
from tools.looks.subjects import subjects
from tools.screens import launched

LANGUAGES = ("en", "fr", "de")
SCALE = {"laptop": 0.6, "desk": 0.53, "tablet": 0.62, "phone held sideways": 0.9}
PHONES = 0.78
HIGH = "document.querySelector('main').getBoundingClientRect().bottom + scrollY"
# Words that end in dots because there is no room for them.
SHORTENED = """[...document.querySelectorAll('body *')].filter((each) => {
  const { overflowX, textOverflow } = getComputedStyle(each);
  const dotted = overflowX !== 'visible' && textOverflow === 'ellipsis';
  return dotted && each.scrollWidth > each.clientWidth && each.checkVisibility();
}).map((each) => each.textContent.trim().slice(0, 60))"""
FAULTS = {"cut off": CUT_OFF, "too wide": WIDE, "shortened": SHORTENED}


def main() -> None:
    """Take them all, or those asked for."""
    asked = _asked()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
        with served(settings(database=database)) as server:
            for language in asked.language or LANGUAGES:
                _take(browser, server, language, asked)


def _asked() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("folder", type=Path)
    reader.add_argument("--language", action="append", choices=LANGUAGES)
    reader.add_argument("--size", action="append", choices=SIZES)
    reader.add_argument("--theme", action="append", choices=THEMES)
    reader.add_argument("--only", default="", help="what has this in its name")
    return reader.parse_args()


def _take(browser: Browser, server: Served, language: str, asked: argparse.Namespace) -> None:
    visitor = Visitor(browser, server, language=language)
    client = visitor.known("Anna")
    sheets = {
        (size, theme): Sheets(
            asked.folder, f"{language} {size} {theme}", SIZES[size], SCALE.get(size, PHONES)
        )
        for size in asked.size or SIZES
        for theme in asked.theme or THEMES
    }
    for subject in subjects():
        if asked.only not in subject.name:
            continue
        subject.come(visitor, client)
        for (size, theme), sheet in sheets.items():
            width, height = SIZES[size]
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate(DRAWN)
            high = max(height, visitor.page.evaluate(HIGH)) if subject.long else height
            picture = visitor.page.screenshot(
                full_page=subject.long, clip={"x": 0, "y": 0, "width": width, "height": high}
            )
            sheet.add(subject.name, picture)
            if theme == (asked.theme or THEMES)[0]:
                _tell(visitor, f"{language}, {size}, {subject.name}")
    for sheet in sheets.values():
        sheet.write()
    visitor.leave()


def _tell(visitor: Visitor, where: str) -> None:
    for fault, script in FAULTS.items():
        for found in visitor.page.evaluate(script):
            print(f"{where}: {fault}: {found}", flush=True)


if __name__ == "__main__":
    main()
