"""Showing a count of points, arrangement by arrangement."""

from rich.console import Console
from rich.table import Table

from tesselle.cli import picture
from tesselle.engine.game import Game
from tesselle.engine.say import Say
from tesselle.engine.tally import Tally

HEADS = Say("rule|what|where|points", "règle|quoi|où|points")
TOTAL = Say("total", "total")


def explain(console: Console, game: Game, language: str) -> None:
    """Say how to write a table down."""
    if game.count_format is None:
        raise game.no_count()
    console.print(picture.heading(game, language))
    console.print(game.count_format.to(language), markup=False)


def show(console: Console, game: Game, tally: Tally, language: str) -> None:
    """Print the tally as a table."""
    heads = HEADS.to(language).split("|")
    table = Table(title=picture.heading(game, language), title_justify="left")
    for head in heads[:-1]:
        table.add_column(head)
    table.add_column(heads[-1], justify="right")
    for line in tally.lines:
        what = line.what.to(language) + (f" ({line.note.to(language)})" if line.note else "")
        table.add_row(line.rule, what, " ".join(line.cells), str(line.points))
    if tally.summed:
        table.add_section()
        table.add_row("", TOTAL.to(language), "", str(tally.total), style="bold")
    console.print(table)
    if tally.remark:
        console.print(tally.remark.to(language), markup=False)
