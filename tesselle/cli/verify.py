"""Telling what a verification found."""

from rich.console import Console

from tesselle.engine.errors import TesselleError
from tesselle.engine.match import Match
from tesselle.engine.record import Verified
from tesselle.engine.say import Say

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
