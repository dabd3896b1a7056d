"""Showing a recorded match step by step."""

import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule

from tesselle.cli import files, render
from tesselle.cli.arguments import LANGUAGE, Language, out_of_range
from tesselle.cli.language import local
from tesselle.cli.prompt import Ask, Quit, asker
from tesselle.engine.match import Match
from tesselle.engine.record import steps
from tesselle.engine.say import Say

app = typer.Typer()

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
        self.gains = render.gains(self.matches)

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
            gained = self.gains[len(match.events)]
            self.console.print(render.told(match, match.events[-1], gained, self.language))
        self.console.print(render.table(match, seat, self.language, self.console.width))
        if match.ended:
            name = match.names[match.ended.seat]
            self.console.print(match.ended.told(name, self.language), markup=False)
        if match.over:
            self.console.print(render.result(match, self.language))

    def browse(self, ask: Ask, seat: int | None, step: int = 0) -> None:
        """Step through the match by keys until its reader has enough."""
        while True:
            render.wipe(self.console)
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


@app.command(help=local("Show a recorded match step by step.", "Revoir une partie pas à pas."))
def replay(
    file: Annotated[str, typer.Argument(help=local("a record, or -", "une partie, ou -"))],
    step: Annotated[
        int | None, typer.Option(help=local("show just this step", "montrer cette seule étape"))
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help=local("as this seat saw it (from 0)", "vue de ce siège (à partir de 0)")),
    ] = None,
    number: Annotated[
        int,
        typer.Option("--match", help=local("which match of the file", "quelle partie du fichier")),
    ] = 1,
    language: Language = LANGUAGE,
) -> None:
    """Browse a record, or print it when nobody can press keys."""
    records = files.read_records(file)
    if not 1 <= number <= len(records):
        raise out_of_range("--match", 1, len(records), number)
    player = Player(records[number - 1], Console(highlight=False), language)
    if step is not None and not 0 <= step <= player.last:
        raise out_of_range("--step", 0, player.last, step)
    if step is not None:
        player.show(step, seat)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        player.browse(asker(), seat)
    else:
        for each in range(player.last + 1):
            player.show(each, seat)
