"""Making a dataset: its parts on all cores or a cluster, each kept as soon as it is whole."""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Callable
from typing import Any

import pyarrow.parquet as pq

from tesselle.arena.run import BrokenRun, Workers, seated, spread
from tesselle.arena.schedule import Plan
from tesselle.bots.outside import LIMIT_S
from tesselle.engine.say import Say
from tesselle.lab.dataset.card import card
from tesselle.lab.dataset.folder import CARD, Dataset, begun, write
from tesselle.lab.dataset.rows import Judging, numbered, per_shuffle, written

AT_A_GLANCE = ("greedy", "hasty", "uniform")  # bots that take about a millisecond for a match
QUICK, SLOW = 2000, 50  # matches in a part: of such bots, and of others


def usual_size(plan: Plan) -> int:
    """Return how many shuffles to put into a part: what a kill may cost is some seconds' work."""
    quick = all(bot in AT_A_GLANCE for bot in plan.bots)
    return max(1, (QUICK if quick else SLOW) // per_shuffle(plan))


def make(
    wanted: Dataset,
    workers: Workers,
    limit_s: float = LIMIT_S,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play all that is not in the folder yet; ``progress`` is told how many matches are new.

    First of all it is told how many were there.
    """
    dataset = begun(wanted)
    write(dataset.folder / CARD, card(dataset).encode())
    missing = dataset.missing()
    if progress:
        progress(dataset.matches - sum(map(dataset.matches_in, missing)))
    tasks = deque(
        (part, dataset.plan, *dataset.shuffles(part), dataset.judging, limit_s) for part in missing
    )
    try:
        for part, matches, events in spread(workers, played_part, tasks):
            dataset.keep(part, matches, events)
            if progress:
                progress(dataset.matches_in(part))
    except workers.broken:
        raise BrokenRun(
            Say(
                f"a worker process died; finished parts are in {dataset.folder}: "
                "the same command goes on from there",
                f"un processus est mort ; les parties finies sont dans {dataset.folder} : "
                "la même commande reprend de là",
            )
        ) from None


def played_part(
    part: int, plan: Plan, first: int, last: int, judging: Judging, limit_s: float
) -> tuple[int, bytes, bytes]:
    """Play the matches of some shuffles; return the part's number and its two files."""
    matches = numbered(plan, first, last)
    played, events = written(plan.game, matches, lambda fixture: seated(fixture, limit_s), judging)
    return part, _parquet(played), _parquet(events)


def _parquet(table: Any) -> bytes:
    out = io.BytesIO()
    pq.write_table(table, out, compression="zstd")
    return out.getvalue()
