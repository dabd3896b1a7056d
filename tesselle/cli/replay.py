"""Showing a recorded match step by step."""

from typing import Any

from rich.console import Console
from rich.rule import Rule

from tesselle.cli import picture
from tesselle.cli.play import Ask, Quit
from tesselle.engine.again import gains
from tesselle.engine.match import Match
from tesselle.engine.record import steps
from tesselle.engine.say import Say

STEP = Say("Step {step} of {last}", "Étape {step} sur {last}")
KEYS = Say(
    "Enter next · b back · a number to go there · q quit",
    "Entrée suite · b retour · un numéro pour y aller · q quitter",
)


class Player:
    """A recorded match that can be shown at any of its steps."""

    def __init__(self, record: dict[str, Any], console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.matches: list[Match] = [match.copy() for match in steps(record)]
        self.gains = gains(self.matches[-1])

    @property
    def last(self) -> int:
        """The number of the last step; 0 is the setup."""
        return len(self.matches) - 1

    def show(self, step: int, seat: int | None) -> None:
        """Show one step as ``seat`` sees it, with the move that led there."""
        match = self.matches[step]
        title = STEP.to(self.language).format(step=step, last=self.last)
        self.console.print(Rule(title, align="left", style="dim"))
        if match.events:
            gained = self.gains[len(match.events) - 1]
            self.console.print(picture.told(match, match.events[-1], gained))
        self.console.print(picture.table(match, seat, self.language, self.console.width))
        if match.ended:
            name = match.names[match.ended.seat]
            self.console.print(match.ended.told(name, self.language), markup=False)
        if match.over:
            self.console.print(picture.result(match, self.language))

    def browse(self, ask: Ask, seat: int | None, step: int = 0) -> None:
        """Step through the match by keys until its reader has enough."""
        while True:
            picture.wipe(self.console)
            self.show(step, seat)
            try:
                typed = ask(KEYS.to(self.language), []).strip().lower()
            except Quit:
                return
            if typed in ("q", "quit"):
                return
            step = self._next(step, typed)

    def _next(self, step: int, typed: str) -> int:
        ahead = {"": 1, "b": -1}.get(typed, 0)
        wanted = int(typed) if typed.isdecimal() else step + ahead
        return max(0, min(self.last, wanted))
