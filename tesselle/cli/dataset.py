"""Games of bots as Parquet: made, checked, and one match taken out."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from tesselle import extra
from tesselle.cli import render
from tesselle.cli.arena import RayCommand, workers
from tesselle.cli.arguments import LANGUAGE, GameOptions, Language, read_options
from tesselle.cli.language import local
from tesselle.engine.say import Say

MAKE = "make"
WHOLE = Say(
    "{matches} matches with {events} events: every row is what its seed gives.",
    "{matches} parties, {events} coups : chaque ligne est ce que donne sa graine.",
)


class Making(TyperGroup):
    """Commands of which one needs no name: ``tesselle dataset mosaic greedy``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put in the name that is left out, then read on as ever."""
        named = not args or args[0] in self.commands or args[0].startswith("-")
        return super().parse_args(ctx, args if named else [MAKE, *args])


app = typer.Typer()
group = typer.Typer(
    cls=Making,
    no_args_is_help=True,
    help=local(
        "Write games of bots as Parquet: tesselle dataset GAME BOTS… --out FOLDER.",
        "Écrire des parties de bots en Parquet : tesselle dataset JEU BOTS… --out DOSSIER.",
    ),
)
app.add_typer(group, name="dataset")


def prepare() -> None:
    """Find out first whether a library is missing; make bots of the present folder importable."""
    extra.require("pyarrow", "data")
    sys.path.append(str(Path.cwd()))


@group.command(
    MAKE,
    cls=RayCommand,
    help=local(
        "Play games of bots and write them; one that was stopped goes on.",
        "Faire jouer des bots et écrire les parties ; une série arrêtée reprend.",
    ),
)
def make(
    game: str,
    bots: Annotated[
        list[str], typer.Argument(help=local("as in tesselle arena", "comme pour tesselle arena"))
    ],
    out: Annotated[Path, typer.Option(help=local("the folder", "le dossier"))],
    seats: Annotated[
        int | None, typer.Option(help=local("the usual number if left out", "l'usage sinon"))
    ] = None,
    count: Annotated[
        int, typer.Option("--games", "-n", help=local("of each table", "de chaque table"))
    ] = 1000,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder", help=local("each against the next only", "chacun contre le suivant")
        ),
    ] = False,
    seed: int = 1,
    option: GameOptions = None,
    analyse: Annotated[
        float,
        typer.Option(
            help=local(
                "the part of the matches a search judges, from 0 to 1",
                "la part des parties qu'une recherche juge, de 0 à 1",
            )
        ),
    ] = 0.0,
    simulations: Annotated[
        int, typer.Option(help=local("how hard it thinks", "la réflexion par coup"))
    ] = 200,
    part: Annotated[
        int | None, typer.Option(help=local("deals in each file", "donnes par fichier"))
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help=local("one a core if left out", "un par cœur sinon"))
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS]", help=local("play on a Ray cluster", "jouer sur une grappe Ray")
        ),
    ] = None,
    limit: Annotated[
        float,
        typer.Option(help=local("seconds a move, for programs", "secondes par coup, programmes")),
    ] = 60.0,
    language: Language = LANGUAGE,
) -> None:
    """Make a dataset, or go on with one."""
    prepare()
    from tesselle.arena.schedule import plan
    from tesselle.lab.dataset import make as making
    from tesselle.lab.dataset.folder import Dataset
    from tesselle.lab.dataset.rows import Judging

    options = read_options(game, option or [])
    asked = plan(game, bots, seats=seats, games=count, seed=seed, ladder=ladder, options=options)
    size = part or making.usual_size(asked)
    wanted = Dataset(out, asked, Judging(analyse, simulations), size)
    console = Console(stderr=True, highlight=False)
    with render.progress(console, asked.game, wanted.matches) as advance:
        making.make(wanted, workers(processes, ray), limit, advance)
    console.print(str(out), style="dim")


@group.command(
    help=local(
        "Play matches again from their seeds, and compare every row.",
        "Rejouer des parties d'après leurs graines, et comparer chaque ligne.",
    )
)
def verify(
    folder: Path,
    sample: Annotated[
        int | None, typer.Option(help=local("so many; all if left out", "tant ; toutes sinon"))
    ] = None,
    bots: Annotated[
        bool,
        typer.Option("--bots", help=local("let the bots choose again", "les bots rejouent aussi")),
    ] = False,
    seed: int = 0,
    language: Language = LANGUAGE,
) -> None:
    """Check a dataset."""
    prepare()
    from tesselle.lab.dataset.folder import opened
    from tesselle.lab.dataset.verify import verify as check

    dataset = opened(folder)
    total = min(sample or dataset.matches, dataset.matches)
    with render.progress(Console(stderr=True), dataset.plan.game, total) as advance:
        found = check(dataset, sample, bots=bots, seed=seed, progress=advance)
    told = WHOLE.to(language).format(matches=found.matches, events=found.events)
    Console(highlight=False).print(told)


@group.command(
    help=local("Write the record of one match, as JSON.", "Écrire une partie entière, en JSON.")
)
def record(
    folder: Path,
    match: Annotated[int, typer.Argument(help=local("its number, from 0", "son numéro, de 0"))],
    language: Language = LANGUAGE,
) -> None:
    """Take a match out of a dataset."""
    prepare()
    from tesselle.lab.dataset.folder import opened
    from tesselle.lab.dataset.verify import record as taken

    sys.stdout.write(json.dumps(taken(opened(folder), match), ensure_ascii=False) + "\n")
