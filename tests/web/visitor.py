"""Somebody in front of a real browser."""

import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.server.serving import Client, Served

PATIENCE_MS = 60_000  # after which a test gives up; a passing one never waits so long
DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
expect.set_options(timeout=PATIENCE_MS)


class Visitor:
    """A browser window with cookies of its own, and what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        server: Served | None,
        *,
        address: str | None = None,
        size: dict[str, int] = DESK,
        language: str = "en-GB",
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",  # nothing to wait for
        pace: Literal["instant", "quick", "calm"] = "instant",  # the same
        **manner: Any,
    ) -> None:
        self._server = server
        self.address = address or f"http://{self.server.address}"
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]  # a dict of just these two
            locale=language,
            base_url=self.address,
            reduced_motion=reduced_motion,
            **manner,
        )
        self.context.add_init_script(
            f"try {{ localStorage['tesselle.pace'] ??= '\"{pace}\"' }} catch {{}}"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.asked: set[str] = set()  # hosts
        self.errors: list[str] = []
        self.context.on("request", lambda request: self.asked.add(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    @property
    def server(self) -> Served:
        assert self._server, "there is no server"
        return self._server

    def leave(self) -> None:
        """Go, and say what was wrong."""
        self.context.close()
        strange = [
            url for url in self.asked if not url.startswith((self.address, "data:", "blob:"))
        ]
        assert not strange, f"other hosts were asked: {strange}"
        assert not self.errors, f"the page's scripts failed: {self.errors}"

    def _hear(self, said: ConsoleMessage) -> None:
        if "Content Security Policy" in said.text:  # what the page does and its server forbids
            self.errors.append(said.text)

    # --- finding things

    def button(self, name: str | re.Pattern[str], **how: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **how)

    def heading(self, name: str | re.Pattern[str], **how: Any) -> Locator:
        return self.page.get_by_role("heading", name=name, **how)

    # --- doing things

    def hurry(self) -> None:
        """Click on whenever something is shown for a while, from the next page on."""
        self.context.add_init_script("setInterval(() => dispatchEvent(new Event('click')), 50)")

    def known(self, name: str = "Anna") -> Client:
        """Come in through the API as well: the same person, for what a test need not click."""
        client = self.server.client(name)
        self.known_as(client)
        return client

    def known_as(self, client: Client) -> None:
        """Be the same person as somebody who came in through the API."""
        cookies = [
            {"name": key, "value": value, "url": self.address}
            for key, value in client.http.cookies.items()
        ]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]  # dicts of just these

    def open(self, path: str) -> None:
        """Open a page and wait until all of it is there."""
        self.page.goto(path)
        self.settled()

    def settled(self) -> None:
        """Wait until nothing is on its way and nothing moves."""
        self.page.wait_for_load_state("networkidle")
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def begin(self, game: str, *ways: str | re.Pattern[str]) -> None:
        """From the home page to a match: at once, or with these choices of the sheet."""
        self.page.goto(".")
        if not ways:
            card = self.page.get_by_role("article").filter(has=self.heading(game, exact=True))
            card.get_by_role("button", name="Play now").click()
        else:
            self.button(f"More ways to play {game}", exact=True).click()
            for way in ways:
                self.page.get_by_role("dialog").get_by_role(
                    "radio", name=way, exact=True
                ).first.check()
            self.button("Play", exact=True).click()
        self.page.wait_for_url("**/match/**")

    # --- at the table

    @property
    def over(self) -> bool:
        return self.page.locator(".table h2", has_text="The match is over").count() > 0

    def told(self) -> int:
        """Count what has happened, once the table is there."""
        return int(self.page.locator("[data-told]").get_attribute("data-told") or 0)

    def my_turn(self, since: int = -1) -> bool:
        """Wait until more than ``since`` has happened and it is my turn; false: it is over."""
        self.page.wait_for_function(
            """since => {
                const told = Number(document.querySelector('[data-told]')?.dataset.told ?? -1);
                const title = document.querySelector('.table .board h2')?.textContent ?? '';
                const todo = document.querySelector('.table .todo')?.textContent;
                const sent = /On its way/.test(todo);
                return told > since && !sent && /your turn$|^Your turn|is over$/.test(title);
            }""",
            arg=since,
        )
        return not self.over

    def entry(self) -> Locator:
        """Give the field that moves are written into, which the menu brings."""
        field = self.page.get_by_label(re.compile("moves fit$"))
        if not field.is_visible():
            self.button("More", exact=True).click()
            self.page.get_by_role("switch", name="Write a move").check()
            self.page.keyboard.press("Escape")
        return field

    def write(self, move: str) -> None:
        """Choose a move by writing it."""
        field = self.entry()
        field.fill(move)
        field.press("Enter")

    def ready(self) -> bool:
        """Tell whether a move is put together and can be confirmed."""
        return self.page.locator(".bar .confirm[aria-disabled=false]").count() > 0

    def confirm(self) -> None:
        self.button("Confirm", exact=True).click()

    def legal(self) -> list[str]:
        """Give the moves that are offered for writing."""
        self.entry()
        found: list[str] = self.page.locator("datalist option").evaluate_all(
            "options => options.map(option => option.value)"
        )
        return found

    def play_on(self, choose: Callable[["Visitor"], None] | None = None, moves: int = 1000) -> int:
        """Play at most so many moves, by ``choose`` or by writing; give how many it took."""
        for played in range(moves):
            before = self.told()
            if not self.my_turn(before - 1):
                return played
            if choose:
                choose(self)
            else:
                self.write(self.legal()[0])
            self.confirm()
            self.my_turn(before)
        return moves
