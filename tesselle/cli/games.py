"""Listing what can be played, and by which bots; reading the rules of a game."""

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from tesselle.bots import BOTS
from tesselle.cli.arguments import LANGUAGE, Language
from tesselle.cli.language import local
from tesselle.engine import registry
from tesselle.engine.option import Option
from tesselle.engine.rulebook import rulebook
from tesselle.engine.say import Say

app = typer.Typer()


def games_table(language: str) -> Table:
    """List the games with their authors."""
    heads = Say("#|game|author|players|minutes|", "n°|jeu|auteur|joueurs|minutes|").to(language)
    shown = Table(*heads.split("|"), box=None, padding=(0, 2), header_style="dim")
    for number, name in enumerate(registry.names(), 1):
        game = registry.get(name)
        fewest, most = min(game.seats), max(game.seats)
        seats = f"{fewest}–{most}" if fewest < most else str(fewest)
        about = game.about.to(language)
        shown.add_row(str(number), game.title, game.author, seats, str(game.minutes), about)
    return shown


def options_table(language: str) -> Table:
    """List what a table may choose for each game."""
    shown = Table("option", "", "", box=None, padding=(0, 2), header_style="dim")
    for name in registry.names():
        for option in registry.get(name).options:
            typed = f"{name} -o {option.name}=…"
            shown.add_row(typed, option.about.to(language), _values(option, language))
    return shown


def _values(option: Option, language: str) -> str:
    """List what can be typed, each with its meaning."""
    lines = [f"{value}  {option.said(value).to(language)}" for value in option.choices]
    return "\n".join(lines) or str(option.default)


def bots_table(language: str) -> Table:
    """List the bots."""
    shown = Table("bot", "", box=None, padding=(0, 2), header_style="dim")
    for name, bot in BOTS.items():
        shown.add_row(name, bot.about.to(language))
    return shown


@app.command(help=local("List the games and their options.", "Lister les jeux et leurs options."))
def games(language: Language = LANGUAGE) -> None:
    """Show what can be played, and by which bots."""
    console = Console(highlight=False)
    for table in (games_table(language), options_table(language)):
        console.print(table)
        console.print()
    console.print(bots_table(language))


@app.command(help=local("Read the rules of a game.", "Lire les règles d'un jeu."))
def rules(game: str, language: Language = LANGUAGE) -> None:
    """Print a game's rules."""
    Console().print(Markdown(rulebook(game, language)))
