"""The ``tesselle`` command: a module for each thing it does, and all of them here."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from tesselle.cli import (
    admin,
    arena,
    bench,
    dataset,
    games,
    mcp,
    owndecks,
    play,
    replay,
    review,
    score,
    serve,
    site,
    verify,
    warm,
)
from tesselle.cli.language import local, spoken
from tesselle.engine.errors import TesselleError

app = typer.Typer(
    name="tesselle",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=local(
        "Four tile-laying games: play, replay, verify, count, simulate.",
        "Quatre jeux de tuiles : jouer, revoir, vérifier, compter, simuler.",
    ),
    epilog=local(
        "'tesselle games' names the authors. Names say which rules are played; "
        "no affiliation is implied.",
        "« tesselle games » nomme les auteurs. Les noms disent quelles règles on joue ; "
        "aucun lien avec les auteurs ni les éditeurs.",
    ),
)


def _tell_version(asked: bool) -> None:
    if asked:
        from tesselle import __version__

        typer.echo(f"tesselle {__version__}")
        raise typer.Exit


@app.callback()
def tesselle_command(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_tell_version,
            is_eager=True,
            help=local("show the version", "afficher la version"),
        ),
    ] = False,
) -> None:
    """Take the options that belong to no command."""


COMMANDS = (
    play, replay, verify, score, games, warm, serve, site, review, bench, arena, dataset, mcp,
    admin, owndecks,
)  # fmt: skip
for command in COMMANDS:
    app.add_typer(command.app)


def run() -> None:
    """Run the command; a mistake in its input is told in one line."""
    try:
        app()
    except TesselleError as error:
        told = f"[red]tesselle:[/red] {escape(error.say.to(spoken()))}"
        Console(stderr=True).print(told, soft_wrap=True)  # a command in it can be copied whole
        sys.exit(2)
