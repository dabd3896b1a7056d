"""Telling where a match turned."""

import json
import sys
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console

from tesselle.bots import analysis
from tesselle.bots.analysis import Judged, turning_points
from tesselle.cli import files, render
from tesselle.cli.arguments import LANGUAGE, AsJson, Language
from tesselle.cli.language import local
from tesselle.engine.errors import too_few
from tesselle.engine.record import replay
from tesselle.engine.say import Say

app = typer.Typer()

THINKING = Say("Looking at every move", "Examen de chaque coup")
HEADS = Say("event|player|played|better|chance lost", "coup|joueur|joué|mieux|chances perdues")
NO_TURN = Say(
    "No move lost a tenth of the chances: well played by all.",
    "Aucun coup n'a coûté un dixième des chances : bien joué par tous.",
)


def judged(
    console: Console, record: dict[str, Any], simulations: int, language: str
) -> list[Judged]:
    """Judge every move of a record, showing how far it is."""
    events = len(record.get("events", []))
    with render.progress(console, THINKING.to(language), events) as advance:
        return analysis.review(record, simulations=simulations, progress=advance)


def show(console: Console, record: dict[str, Any], found: list[Judged], language: str) -> None:
    """Print the moves that lost most, with the better ones."""
    match = replay(record)
    worst = turning_points(found)
    if not worst:
        console.print(NO_TURN.to(language))
        return
    table = render.listed(HEADS.to(language), render.heading(match.game, language))
    for each in worst:
        name = match.names[each.seat]
        table.add_row(str(each.number), name, each.played, each.best, f"{each.lost:.0%}")
    console.print(table)


@app.command(help=local("Find where a match turned.", "Trouver où une partie a basculé."))
def review(
    file: Annotated[str, typer.Argument(help=local("a record, or -", "une partie, ou -"))],
    simulations: Annotated[
        int, typer.Option(help=local("how hard to think on each move", "réflexion par coup"))
    ] = 300,
    as_json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """List the moves that lost most, with the better move."""
    if simulations < 1:
        raise too_few("--simulations", simulations)
    record = files.read_records(file)[0]
    found = judged(Console(stderr=True), record, simulations, language)
    if as_json:
        sys.stdout.write("".join(json.dumps(asdict(each)) + "\n" for each in found))
    else:
        show(Console(highlight=False), record, found, language)
