"""Runs a plan's games on many processes, and keeps each result as it comes.

A task is a batch of games: a worker plays from it for about a second, at least
one game, and hands back what it finished and what is left.  So quick games share
the cost of a task, and a slow one is on disk as soon as it ends.
"""

import atexit
import functools
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from tesselle.arena.play import play
from tesselle.arena.results import Ledger, Result
from tesselle.arena.schedule import Fixture
from tesselle.bots import Bot, roster
from tesselle.bots.outside import LIMIT_S, Program
from tesselle.engine.errors import TesselleError, too_few
from tesselle.engine.say import Say

BATCH_S = 1.0  # how long a worker plays before it hands in what it has
MOST_IN_BATCH = 200
TASKS_PER_WORKER = 2  # so that none waits for its next batch


class BrokenRun(TesselleError):
    """A worker died; what was finished is kept."""


@dataclass(frozen=True)
class Terms:
    """What holds for every game of a run."""

    limit_s: float = LIMIT_S  # for each move of a program
    keep_records: bool = False


@dataclass(frozen=True)
class Workers:
    """Whoever plays the batches: processes here, or a cluster."""

    pool: Executor
    count: int
    broken: tuple[type[Exception], ...] = (BrokenProcessPool,)  # what a dead worker raises


T = TypeVar("T")
Given = TypeVarTuple("Given")
Batch = list[Fixture]
Played = tuple[list[Result], Batch]  # what was finished, and what is left


def run(
    fixtures: Iterable[Fixture],
    path: Path,
    workers: Workers,
    terms: Terms | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play all the games that ``path`` does not hold yet; give the results of all, in order.

    ``progress`` is told how many results are new, first of all how many were there.
    """
    fixtures = list(fixtures)
    ledger = Ledger(path)
    try:
        done = {result.id for result in ledger.results}
        todo = [fixture for fixture in fixtures if fixture.id not in done]
        if progress:
            progress(len(fixtures) - len(todo))
        _play_all(todo, workers, terms or Terms(), ledger, progress)
    except workers.broken:
        kept = len(ledger.results)
        raise BrokenRun(
            Say(
                f"a worker process died; {kept} finished games are in {path}: "
                "the same command goes on from there",
                f"un processus est mort ; {kept} parties finies sont dans {path} : "
                "la même commande reprend de là",
            )
        ) from None
    finally:
        ledger.close()
    by_id = {result.id: result for result in ledger.results}
    return [by_id[fixture.id] for fixture in fixtures]


def processes(count: int | None = None) -> Workers:
    """Return workers on this machine, one for each core if no number is given."""
    if count is not None and count < 1:
        raise too_few("processes", count)
    count = count or os.cpu_count() or 1
    fresh = multiprocessing.get_context("spawn")  # a fork would copy Numba's threads half
    return Workers(ProcessPoolExecutor(count, fresh, initializer=_end_with_arena), count)


def play_batch(batch: Batch, terms: Terms) -> Played:
    """Play games of the batch until about a second has passed, at least one."""
    finished: list[Result] = []
    ends = time.monotonic() + BATCH_S
    for fixture in batch:
        bots = seated(fixture, terms.limit_s)
        finished.append(play(fixture, bots, keep_record=terms.keep_records))
        if time.monotonic() >= ends:
            break
    return finished, batch[len(finished) :]


def _play_all(
    todo: Batch,
    workers: Workers,
    terms: Terms,
    ledger: Ledger,
    progress: Callable[[int], None] | None,
) -> None:
    size = min(MOST_IN_BATCH, max(1, len(todo) // (workers.count * TASKS_PER_WORKER)))
    tasks = deque((todo[at : at + size], terms) for at in range(0, len(todo), size))
    for finished, left in spread(workers, play_batch, tasks):
        ledger.add(finished)
        if left:
            tasks.appendleft((left, terms))
        if progress:
            progress(len(finished))


def spread(
    workers: Workers, work: Callable[[*Given], T], tasks: deque[tuple[*Given]]
) -> Iterator[T]:
    """Let workers do all the tasks, each the arguments of ``work``; yield what comes of them.

    Answers come in any order.  Whoever takes them may add tasks meanwhile.
    """
    pending: set[Future[T]] = set()
    try:
        while tasks or pending:
            while tasks and len(pending) < workers.count * TASKS_PER_WORKER:
                pending.add(workers.pool.submit(work, *tasks.popleft()))
            ready, pending = wait(pending, return_when=FIRST_COMPLETED)
            for task in ready:
                yield task.result()
    finally:
        workers.pool.shutdown(cancel_futures=True)


def seated(fixture: Fixture, limit_s: float) -> list[Bot]:
    """Return the bots of a game, by seat."""
    return [_seated(spec, fixture.seed_of(seat), limit_s) for seat, spec in enumerate(fixture.bots)]


def _seated(spec: str, seed: int, limit_s: float) -> Bot:
    if spec.startswith(roster.PROGRAM):
        return _program(spec, limit_s)
    return roster.make(spec, seed, limit_s)


@functools.cache
def _program(spec: str, limit_s: float) -> Program:
    """Return this worker's one process of a program, which serves game after game."""
    program = Program(spec.removeprefix(roster.PROGRAM), limit_s)
    atexit.register(program.close)
    return program


def _end_with_arena() -> None:
    """Let a worker end at once when the arena is interrupted or killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
