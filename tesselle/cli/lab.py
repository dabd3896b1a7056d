"""The commands of the laboratory: random play, bots against bots, review."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tesselle.cli.address import RayCommand
from tesselle.cli.arguments import (
    LANGUAGE,
    AsJson,
    GameOptions,
    Language,
    read_options,
)
from tesselle.cli.language import local
from tesselle.engine.errors import too_few

app = typer.Typer()


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
    from dataclasses import asdict

    from tesselle.cli import files
    from tesselle.cli import review as reviewing

    if simulations < 1:
        raise too_few("--simulations", simulations)
    record = files.read_records(file)[0]
    found = reviewing.judged(Console(stderr=True), record, simulations, language)
    if as_json:
        sys.stdout.write("".join(json.dumps(asdict(each)) + "\n" for each in found))
    else:
        reviewing.show(Console(highlight=False), record, found, language)


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
    import tesselle
    from tesselle.cli.bench import run, table

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


@app.command(
    cls=RayCommand,
    help=local(
        "Let bots play each other, and rate them.", "Faire jouer des bots entre eux, et les coter."
    ),
)
def arena(
    game: str,
    bots: Annotated[
        list[str],
        typer.Argument(
            help=local(
                "names of bots, program:COMMAND, python:module:attribute",
                "noms de bots, program:COMMANDE, python:module:attribut",
            )
        ),
    ],
    seats: Annotated[
        int | None, typer.Option(help=local("the usual number if left out", "l'usage sinon"))
    ] = None,
    count: Annotated[
        int, typer.Option("--games", "-n", help=local("of each table", "de chaque table"))
    ] = 100,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder", help=local("each against the next only", "chacun contre le suivant")
        ),
    ] = False,
    seed: int = 1,
    option: GameOptions = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help=local(
                "results as JSON Lines; a run that was stopped goes on from there",
                "résultats en JSON Lines ; une série arrêtée reprend de là",
            )
        ),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help=local("keep every record too", "garder les parties"))
    ] = False,
    report: Annotated[
        Path | None, typer.Option(help=local("write this HTML page", "écrire cette page HTML"))
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help=local("one a core if left out", "un par cœur sinon"))
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS]",
            help=local("play on a Ray cluster", "jouer sur une grappe Ray"),
        ),
    ] = None,
    limit: Annotated[
        float,
        typer.Option(help=local("seconds a move, for programs", "secondes par coup, programmes")),
    ] = 60.0,
    as_json: AsJson = False,
    language: Language = LANGUAGE,
) -> None:
    """Play every pairing, show shares and ratings, and write the report if asked."""
    from tesselle.arena.run import Terms
    from tesselle.arena.schedule import plan as planned
    from tesselle.cli import arena as stage

    options = read_options(game, option or [])
    plan = planned(game, bots, seats=seats, games=count, seed=seed, ladder=ladder, options=options)
    stage.prepare(with_report=report is not None)
    aside = Console(stderr=True, highlight=False)
    crew = stage.workers(processes, ray)
    results = stage.played(
        aside, plan, out or stage.place(plan), crew, Terms(limit, records), language
    )
    if report:
        stage.write_report(aside, report, plan, results, language)
    if as_json:
        sys.stdout.write(stage.write_json(plan, results))
    else:
        stage.show(Console(highlight=False), plan, results, language)
