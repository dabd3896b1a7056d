"""Reading the rules of a game."""

import typer
from rich.console import Console
from rich.markdown import Markdown

from tesselle.cli.arguments import LANGUAGE, Language
from tesselle.cli.language import local
from tesselle.engine.rulebook import rulebook

app = typer.Typer()


@app.command(help=local("Read the rules of a game.", "Lire les règles d'un jeu."))
def rules(game: str, language: Language = LANGUAGE) -> None:
    """Print a game's rules."""
    Console().print(Markdown(rulebook(game, language)))
