"""How well a command plays that reads and writes text."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from tesselle.cli import render
from tesselle.cli.arguments import LANGUAGE, Language, out_of_range
from tesselle.cli.language import local

app = typer.Typer()


@app.command(
    help=local(
        "Score a command that reads and writes text, such as a language model; JSON comes out.",
        "Noter une commande qui lit et écrit du texte, comme un modèle de langue ; sort du JSON.",
    )
)
def evaluate(
    command: Annotated[
        str, typer.Argument(help=local("as in 'llm -m some-model'", "comme « llm -m modèle »"))
    ],
    games: Annotated[
        list[str] | None, typer.Argument(help=local("all if left out", "tous sinon"))
    ] = None,
    against: Annotated[str, typer.Option(help=local("the other seats", "les autres"))] = "level2",
    matches: Annotated[
        int, typer.Option("--matches", "-n", help=local("of each game", "de chaque jeu"))
    ] = 20,
    withheld: Annotated[
        bool,
        typer.Option("--withheld", help=local("list no legal moves", "ne pas lister les coups")),
    ] = False,
    simulations: Annotated[
        int, typer.Option(help=local("how hard to judge each move", "réflexion par coup"))
    ] = 200,
    limit: Annotated[
        float, typer.Option(help=local("seconds for an answer", "secondes par réponse"))
    ] = 60.0,
    out: Annotated[
        Path | None, typer.Option(help=local("a file for the JSON", "un fichier pour le JSON"))
    ] = None,
    language: Language = LANGUAGE,
) -> None:
    """Play the standard matches, and write the score."""
    from tesselle.bots.reading.command import Command
    from tesselle.cli.files import UnreadableFile
    from tesselle.engine import registry
    from tesselle.engine.errors import unwritable
    from tesselle.lab.reading.evaluate import STANDARD, benchmark

    if matches < 1:
        raise out_of_range("--matches", 1, sys.maxsize, matches)
    chosen = [registry.get(game).name for game in games or STANDARD]
    with render.progress(Console(stderr=True), command, len(chosen) * matches) as advance:
        ask = Command(command, limit, language)
        terms: dict[str, Any] = {"listed": not withheld, "simulations": simulations}
        found = benchmark(ask, chosen, matches, against, **terms, progress=advance)
    text = json.dumps(found, indent=2) + "\n"
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UnreadableFile(unwritable(out, error)) from None
