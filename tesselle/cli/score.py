"""Showing a count of points, arrangement by arrangement."""

from typing import Annotated

import typer
from rich.console import Console

import tesselle
from tesselle.cli import files, render
from tesselle.cli.arguments import LANGUAGE, AsJson, Language
from tesselle.cli.language import local
from tesselle.engine.game import Game
from tesselle.engine.say import Say
from tesselle.engine.tally import Tally

app = typer.Typer()

HEADS = Say("rule|what|where|points", "règle|quoi|où|points")
TOTAL = Say("total", "total")


def explain(console: Console, game: Game, language: str) -> None:
    """Say how to write a table down."""
    if game.count_format is None:
        raise game.no_count()
    console.print(render.heading(game, language))
    console.print(game.count_format.to(language), markup=False)


def show(console: Console, game: Game, tally: Tally, language: str) -> None:
    """Print the tally as a table; of several players, each one's before who won."""
    for sheet in tally.sheets:
        show(console, game, sheet, language)
    table = render.listed(HEADS.to(language), render.heading(game, language))
    for line in tally.lines:
        what = line.what.to(language) + (f" ({line.note.to(language)})" if line.note else "")
        table.add_row(line.rule, what, " ".join(line.cells), str(line.points))
    if tally.summed:
        table.add_section()
        table.add_row("", TOTAL.to(language), "", str(tally.total), style="bold")
    console.print(table)
    if tally.remark:
        console.print(tally.remark.to(language), markup=False)


@app.command(
    help=local("Count the points of a real table.", "Compter les points d'une vraie table.")
)
def score(
    game: Annotated[
        str, typer.Argument(help=local("genial, mozaika or mozaik", "genial, mozaika ou mozaik"))
    ],
    file: Annotated[
        str | None,
        typer.Argument(
            help=local(
                "the table as text, or - to type it; without it the format is explained",
                "la table en texte, ou - pour la taper ; sinon le format est expliqué",
            )
        ),
    ] = None,
    as_json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """List every arrangement with its points."""
    console = Console(highlight=False)
    found = tesselle.get_game(game)
    if file is None:
        explain(console, found, language)
        return
    tally = tesselle.score(game, files.read_text(file))
    if as_json:
        console.print_json(data=tally.data())
    else:
        show(console, found, tally, language)
