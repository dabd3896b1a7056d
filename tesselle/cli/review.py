"""Telling where a match turned."""

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from tesselle.bots.analysis import Judged, review, turning_points
from tesselle.cli import picture
from tesselle.engine.record import replay
from tesselle.engine.say import Say

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
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(THINKING.to(language), total=len(record.get("events", [])))
        return review(
            record, simulations=simulations, progress=lambda done: bar.advance(task, done)
        )


def show(console: Console, record: dict[str, Any], found: list[Judged], language: str) -> None:
    """Print the moves that lost most, with the better ones."""
    match = replay(record)
    worst = turning_points(found)
    if not worst:
        console.print(NO_TURN.to(language))
        return
    table = Table(title=picture.heading(match.game, language), title_justify="left")
    *heads, last = HEADS.to(language).split("|")
    for head in heads:
        table.add_column(head)
    table.add_column(last, justify="right")
    for each in worst:
        name = match.names[each.seat]
        table.add_row(str(each.number), name, each.played, each.best, f"{each.lost:.0%}")
    console.print(table)
