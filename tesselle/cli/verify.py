"""Telling what a verification found."""

from typing import Annotated, Any

import typer
from rich.console import Console

from tesselle.cli import files
from tesselle.cli.arguments import LANGUAGE, AsJson, Language
from tesselle.cli.language import local
from tesselle.engine.errors import TesselleError
from tesselle.engine.match import Match
from tesselle.engine.record import Verified
from tesselle.engine.record import verify as record_holds
from tesselle.engine.say import Say

app = typer.Typer()

HOLDS = Say(
    "match {number}: {title}, {events} events, {draws} draws: all of it follows from the seed "
    "that was committed to.",
    "partie {number} : {title}, {events} coups, {draws} tirages : tout découle de la graine "
    "engagée au départ.",
)
FAILS = Say("match {number}: does not hold. {why}", "partie {number} : ne tient pas. {why}")


def ending(match: Match, language: str) -> str:
    """Say how the match ended, if not by its rules."""
    if not match.ended:
        return ""
    return " " + match.ended.told(match.names[match.ended.seat], language)


def report(
    console: Console,
    number: int,
    outcome: Verified | TesselleError,
    *,
    as_json: bool,
    language: str,
) -> None:
    """Print the outcome for one record."""
    if isinstance(outcome, Verified):
        facts = {
            "match": number,
            "game": outcome.match.game.name,
            "holds": True,
            "events": len(outcome.match.events),
            "draws": outcome.draws,
            "commitment": outcome.match.commitment,
        }
        if outcome.match.ended:
            facts["ended"] = outcome.match.ended.data()
        sentence = HOLDS.to(language).format(
            number=number,
            title=outcome.match.game.title,
            events=facts["events"],
            draws=outcome.draws,
        )
        sentence += ending(outcome.match, language)
    else:
        facts = {"match": number, "holds": False, "why": str(outcome)}
        sentence = FAILS.to(language).format(number=number, why=outcome.say.to(language))
    if as_json:
        console.print_json(data=facts, indent=None)
    else:
        mark = "[green]✓[/green]" if facts["holds"] else "[red]✗[/red]"
        console.print(mark, end=" ")
        console.print(sentence, markup=False)


@app.command(
    help=local(
        "Check that a record follows the rules and that every draw comes from its seed.",
        "Vérifier qu'une partie suit les règles et que chaque tirage vient de sa graine.",
    )
)
def verify(
    file: Annotated[str, typer.Argument(help=local("a record, or -", "une partie, ou -"))],
    as_json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """Verify every record of a file; the exit code is 1 when one does not hold."""
    console = Console(highlight=False)
    failed = False
    for number, record in enumerate(files.read_records(file), 1):
        try:
            outcome: Any = record_holds(record)
        except TesselleError as error:
            outcome, failed = error, True
        report(console, number, outcome, as_json=as_json, language=language)
    raise typer.Exit(1 if failed else 0)
