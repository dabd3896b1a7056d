"""Bots against bots: the run with its progress bar, and the tables at the end."""

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import platformdirs
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from typer.core import TyperCommand

from tesselle import extra
from tesselle.arena import words
from tesselle.arena.cluster import cluster
from tesselle.arena.rating import rate
from tesselle.arena.report import report
from tesselle.arena.result_statistics import (
    first_places,
    forfeits,
    milliseconds,
    points,
    seat_shares,
)
from tesselle.arena.results import Result
from tesselle.arena.run import Terms, Workers, processes, run
from tesselle.arena.schedule import Plan
from tesselle.arena.schedule import plan as planned
from tesselle.arena.words import lineup, number, percent, span
from tesselle.cli import render
from tesselle.cli.arguments import LANGUAGE, AsJson, GameOptions, Language, read_options
from tesselle.cli.files import UnreadableFile
from tesselle.cli.language import local
from tesselle.engine import registry
from tesselle.engine.errors import unwritable
from tesselle.engine.kernelcache import HOME_PACKAGE, cache_folder

app = typer.Typer()

RAY = "--ray"
ANY = "auto"  # whichever cluster is found, or a new one on this machine


def prepare(*, with_report: bool) -> None:
    """Find out before the first game, not after the last, whether a library is missing.

    Bots of the present folder are made importable too.
    """
    extra.load("openskill", "arena")
    if with_report:
        extra.load("matplotlib", "arena")
    sys.path.append(str(Path.cwd()))


def place(plan: Plan) -> Path:
    """Return the file of a run that names none: the same for the same plan and the same code.

    So a command that was killed goes on when it is given again.
    """
    code = cache_folder(HOME_PACKAGE).name
    name = hashlib.sha256(f"{code} {plan.command()}".encode()).hexdigest()[:12]
    return platformdirs.user_data_path("tesselle") / "arena" / f"{plan.game}-{name}.jsonl"


def workers(count: int | None, ray: str | None) -> Workers:
    """Return the processes of this machine, or a cluster's if one is named."""
    if ray is None:
        return processes(count)
    return cluster(None if ray == ANY else ray, count)


def played(
    console: Console, plan: Plan, path: Path, crew: Workers, terms: Terms, language: str
) -> list[Result]:
    """Play the plan, showing how far it is."""
    console.print(escape(words.RESULTS_IN.to(language).format(path=path)), style="dim")
    fixtures = list(plan.fixtures())
    with render.progress(console, plan.game, len(fixtures)) as advance:
        return run(fixtures, path, crew, terms, advance)


def write_report(
    console: Console, path: Path, plan: Plan, results: Sequence[Result], language: str
) -> None:
    """Write the HTML report."""
    page = report(plan, results, language)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UnreadableFile(unwritable(path, error)) from None
    console.print(escape(words.REPORT_IN.to(language).format(path=path)), style="dim")


def show(console: Console, plan: Plan, results: Sequence[Result], language: str) -> None:
    """Print ratings with points, then first places, then who erred."""
    console.print(render.heading(registry.get(plan.game), language))
    console.print(_bots(results, language))
    if plan.seats > 1:
        console.print()
        console.print(_firsts(results, language))
    for bot, errors in forfeits(results).items():
        console.print()
        head = words.FORFEITS.to(language)
        console.print(escape(f"{head}: {bot} × {len(errors)}: {errors[0]}"), style="red")


def data(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """Return the same as plain data, ready for JSON."""
    return {
        "command": plan.command(),
        "games": len(results),
        "ratings": [
            {"bot": each.bot, "rating": each.value, "interval": each.interval, "games": each.games}
            for each in rate(results)
        ],
        "first_places": [
            {
                "table": table,
                "bot": bot,
                "games": share.games,
                "share": share.part,
                "interval": share.interval,
                "equal": share.equal,
            }
            for table, shares in first_places(results).items()
            for bot, share in shares.items()
        ],
        "seats": [{"share": each.part, "interval": each.interval} for each in seat_shares(results)],
        "points": [
            {"bot": bot, "mean": each.mean, "margin": each.margin, "median": each.median}
            for bot, each in points(results).items()
        ],
        "ms_per_move": milliseconds(results),
        "forfeits": forfeits(results),
    }


def _bots(results: Sequence[Result], language: str) -> Table:
    heads = [words.BOT, words.RATING, words.INTERVAL, words.POINTS, words.MEDIAN, words.TIME]
    shown = _headed([head.to(language) for head in heads])
    ratings = {each.bot: each for each in rate(results)}
    scored, times = points(results), milliseconds(results)
    for bot in [*ratings, *(bot for bot in times if bot not in ratings)]:
        rated, score = ratings.get(bot), scored.get(bot)
        shown.add_row(
            escape(bot),
            number(rated.value, language) if rated else "",
            span(rated.interval, language) if rated else "",
            f"{number(score.mean, language)} ± {number(score.margin, language)}" if score else "",
            number(score.median, language) if score else "",
            number(times[bot], language, 2),
        )
    return shown


def _firsts(results: Sequence[Result], language: str) -> Table:
    heads = [words.TABLE, words.BOT, words.GAMES, words.SHARE, words.INTERVAL, words.EQUAL]
    shown = _headed([head.to(language) for head in heads])
    for table, shares in first_places(results).items():
        for bot, share in shares.items():
            shown.add_row(
                escape(lineup(table)),
                escape(bot),
                str(share.games),
                percent(share.part, language),
                span(share.interval, language, 100),
                percent(share.equal, language),
            )
    return shown


def _headed(heads: Sequence[str]) -> Table:
    shown = Table(box=None, padding=(0, 2), header_style="dim")
    for head in heads:
        shown.add_column(head)
    return shown


class RayCommand(TyperCommand):
    """A command whose ``--ray`` means ``--ray auto`` where no address follows."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put in the address that is left out, then read on as ever."""
        following = [*args[1:], "-"]
        complete = []
        for word, after in zip(args, following, strict=False):
            complete += [word, ANY] if word == RAY and after.startswith("-") else [word]
        return super().parse_args(ctx, complete)


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
                "names of bots, program:COMMAND, python:module:attribute, text:COMMAND",
                "noms de bots, program:COMMANDE, python:module:attribut, text:COMMANDE",
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
    options = read_options(game, option or [])
    plan = planned(game, bots, seats=seats, games=count, seed=seed, ladder=ladder, options=options)
    prepare(with_report=report is not None)
    aside = Console(stderr=True, highlight=False)
    crew = workers(processes, ray)
    results = played(aside, plan, out or place(plan), crew, Terms(limit, records), language)
    if report:
        write_report(aside, report, plan, results, language)
    if as_json:
        sys.stdout.write(json.dumps(data(plan, results)) + "\n")
    else:
        show(Console(highlight=False), plan, results, language)
