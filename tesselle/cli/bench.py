"""Random play at full speed, with a progress bar."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import tesselle
from tesselle.cli import render
from tesselle.cli.arguments import AsJson, GameOptions, read_options
from tesselle.cli.language import local
from tesselle.engine.simulate import Simulation

app = typer.Typer()


def run(
    console: Console,
    name: str,
    count: int,
    seats: int | None,
    seed: int,
    cores: int | None,
    options: dict[str, Any],
) -> Simulation:
    """Simulate one game, showing how far it is."""
    with render.progress(console, f"{name:10}", count) as advance:
        return tesselle.simulate(
            name,
            seats=seats,
            games=count,
            seed=seed,
            cores=cores,
            progress=advance,
            **options,
        )


def table(results: list[Simulation]) -> Table:
    """Show speeds and means side by side."""
    shown = Table("game", "seats", "games", "moves/s", "events a game", "first places")
    for result in results:
        facts = result.summary()
        shown.add_row(
            facts["game"],
            str(facts["seats"]),
            f"{facts['games']:,}",
            f"{facts['moves_per_second']:,}",
            str(facts["mean_length"]),
            " ".join(f"{share:.1%}" for share in facts["first_places"]),
        )
    return shown


@app.command(help=local("Play random games at full speed.", "Jouer au hasard à pleine vitesse."))
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help=local("games; all if left out", "jeux ; tous sinon"))
    ] = None,
    count: Annotated[
        int, typer.Option("--games", "-n", help=local("how many of each", "combien de chaque"))
    ] = 20_000,
    seats: Annotated[
        int | None, typer.Option(help=local("the usual number if left out", "l'usage sinon"))
    ] = None,
    seed: int = 1,
    cores: Annotated[int | None, typer.Option(help=local("all if left out", "tous sinon"))] = None,
    option: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Simulate and tell the speed."""
    chosen = games or list(tesselle.game_names())
    console = Console(stderr=True)
    results = [
        run(console, name, count, seats, seed, cores, read_options(name, option or []))
        for name in chosen
    ]
    if as_json:
        sys.stdout.write("".join(json.dumps(result.summary()) + "\n" for result in results))
    else:
        Console().print(table(results))
