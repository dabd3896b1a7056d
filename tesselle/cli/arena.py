"""Bots against bots: the run with its progress bar, and the tables at the end."""

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tesselle.arena import extra, words
from tesselle.arena.cluster import cluster
from tesselle.arena.rating import rate
from tesselle.arena.report import report
from tesselle.arena.results import Result
from tesselle.arena.run import Terms, Workers, processes, run
from tesselle.arena.schedule import Plan
from tesselle.arena.shares import first_places, forfeits, milliseconds, points, seat_shares
from tesselle.arena.words import lineup, number, percent, span
from tesselle.cli import picture
from tesselle.cli.address import ANY
from tesselle.cli.files import UnreadableFile
from tesselle.engine import registry
from tesselle.engine.errors import unwritable
from tesselle.engine.kernelfiles import HOME_PACKAGE, cache_folder


def prepare(*, with_report: bool) -> None:
    """Find out before the first game, not after the last, whether a library is missing.

    Bots of the present folder are made importable too.
    """
    extra.load("openskill", "arena")
    if with_report:
        extra.load("matplotlib", "arena")
    sys.path.append(str(Path.cwd()))


def place(plan: Plan) -> Path:
    """Give the file of a run that names none: the same for the same plan and the same code.

    So a command that was killed goes on when it is given again.
    """
    code = cache_folder(HOME_PACKAGE).name
    name = hashlib.sha256(f"{code} {plan.command()}".encode()).hexdigest()[:12]
    return platformdirs.user_data_path("tesselle") / "arena" / f"{plan.game}-{name}.jsonl"


def workers(count: int | None, ray: str | None) -> Workers:
    """Give the processes of this machine, or a cluster's if one is named."""
    if ray is None:
        return processes(count)
    return cluster(None if ray == ANY else ray, count)


def played(
    console: Console, plan: Plan, path: Path, crew: Workers, terms: Terms, language: str
) -> list[Result]:
    """Play the plan, showing how far it is."""
    console.print(escape(words.RESULTS_IN.to(language).format(path=path)), style="dim")
    fixtures = list(plan.fixtures())
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(plan.game, total=len(fixtures))
        return run(fixtures, path, crew, terms, lambda done: bar.advance(task, done))


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
    console.print(picture.heading(registry.get(plan.game), language))
    console.print(_bots(results, language))
    if plan.seats > 1:
        console.print()
        console.print(_firsts(results, language))
    for bot, errors in forfeits(results).items():
        console.print()
        head = words.FORFEITS.to(language)
        console.print(escape(f"{head}: {bot} × {len(errors)}: {errors[0]}"), style="red")


def data(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """Give the same as plain data, ready for JSON."""
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


def write_json(plan: Plan, results: Sequence[Result]) -> str:
    """Give ``data`` as one line."""
    return json.dumps(data(plan, results)) + "\n"


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
