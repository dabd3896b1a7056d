"""The machine's Chromium, for what is measured in a page."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.web import chromium


@contextmanager
def launched() -> Iterator[Browser]:
    """Run a browser; end with a word where there is none."""
    path = chromium.found()
    if path is None:
        raise SystemExit(chromium.missing())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()
