"""Bots think in processes of their own, so that no move of a person waits for them.

One process answers nothing but what is quick: a search cannot be stopped, and
whoever plays against a bot that does not search must not wait for one.

A process that dies or does not answer in time is replaced, and the thought
begins again: the same seed gives the same move.
"""

import asyncio
import logging
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from tesselle.engine import registry
from tesselle.server.plumbing import metrics
from tesselle.server.thinking.game_loading import warm
from tesselle.server.thinking.questions import Question
from tesselle.server.thinking.starting import PROCESSES
from tesselle.server.thinking.turns import Turns, Urgency

log = logging.getLogger(__name__)

ATTEMPTS = 3
SEARCHING = 3  # added to the niceness: who searches lets the server go first
FIRST_S = 0.1  # what a question is thought to take of which none was answered yet
LEARNS = 0.1  # how much the latest answer says about the next


class NoAnswer(Exception):
    """A bot's process died or hung, several times over."""


class QuestionFailed(NoAnswer):
    """A question raised an error, and would again; the traceback says where."""


class Answer(NamedTuple):
    """What comes back from a process."""

    found: Any
    error: str = ""  # a traceback, if there is no answer


def work(line: Connection, environment: dict[str, str], patience: int) -> None:
    """Answer questions until the server hangs up; in between, load the rules of every game."""
    if sys.platform != "win32":
        os.nice(patience)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    os.environ.clear()  # what this was forked from may have begun in another one
    os.environ.update(environment)
    cold = list(registry.names())
    with suppress(EOFError, OSError):  # the server has hung up
        while True:
            while cold and not line.poll():
                warm(cold.pop(0))
            line.send(_answered(line.recv()))


def _answered(question: Question) -> Answer:
    try:
        return Answer(question.answer())
    except Exception:
        return Answer(None, traceback.format_exc())


class Thinker:
    """One process, and the line to it."""

    def __init__(self, patience: int = 0) -> None:
        self._patience = patience
        self._closed = False
        self._start()

    def _start(self) -> None:
        self._line, theirs = PROCESSES.Pipe()
        asked = theirs, dict(os.environ), self._patience
        self.process = PROCESSES.Process(target=work, args=asked, daemon=True)
        self.process.start()
        theirs.close()  # or its death would go unnoticed

    def ask(self, question: Question, limit_s: float) -> Any:
        """Return the process's answer; blocks.  A process that gives none is replaced."""
        try:
            self._line.send(question)
            if not self._line.poll(limit_s):
                raise NoAnswer(f"no answer within {limit_s} s")
            answer: Answer = self._line.recv()
        except (EOFError, OSError) as error:
            self.restart()
            raise NoAnswer("the process died") from error
        except NoAnswer:
            self.restart()
            raise
        if answer.error:
            raise QuestionFailed(answer.error)
        return answer.found

    def restart(self) -> None:
        """End the process and start another, unless all is to end."""
        self.process.kill()
        self.process.join()
        self._line.close()
        if not self._closed:
            self._start()

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.process.kill()
        self.process.join()


class Pending(NamedTuple):
    """A question that waits for a process, and where its answer is waited for."""

    question: Question
    answer: asyncio.Future[Any]


class Thinkers:
    """Some processes for whatever is asked, and one for what is quick."""

    def __init__(self, count: int, limit_s: float, address_of: Callable[[str], str] = str) -> None:
        self._limit_s = limit_s
        self._threads = ThreadPoolExecutor(count + 1, "thinkers")
        self.quick = Thinker()
        self.searching = [Thinker(SEARCHING) for _ in range(count)]
        self._idle = set(self.all)
        self._closed = False
        self._quick: Turns[Pending] = Turns(address_of)
        self._slow: Turns[Pending] = Turns(address_of)
        self._took_s: dict[str, float] = {}  # about how long each kind of question takes

    @property
    def all(self) -> list[Thinker]:
        """Every process, the one for quick questions first."""
        return [self.quick, *self.searching]

    async def think(
        self, question: Question, people: Sequence[str], urgency: Urgency = Urgency.SOMEBODY
    ) -> Any:
        """Return the answer that these people wait for, or raise NoAnswer when there is none."""
        for attempt in range(ATTEMPTS):
            try:
                with metrics.THINKING.labels(question.about).time():
                    return await self._once(question, people, urgency)
            except NoAnswer as error:
                metrics.ERRORS.labels("thinking").inc()
                log.warning("%s, attempt %s: %s", question.about, attempt + 1, error)
                if isinstance(error, QuestionFailed):
                    raise
        raise NoAnswer(f"{question.about}: no answer in {ATTEMPTS} attempts")

    async def _once(self, question: Question, people: Sequence[str], urgency: Urgency) -> Any:
        if self._closed:
            raise NoAnswer("the processes have ended")
        pending = Pending(question, asyncio.get_running_loop().create_future())
        turns = self._quick if question.quick else self._slow
        turns.put(pending, people, urgency, self._took_s.get(question.about, FIRST_S))
        for thinker in self.all:
            if thinker in self._idle:
                self._begin(thinker)
        return await pending.answer

    def _begin(self, thinker: Thinker) -> None:
        """Let a process that has nothing to do answer what is next for it."""
        pending = self._next(thinker)
        if pending is None:
            self._idle.add(thinker)
            return
        self._idle.discard(thinker)
        loop = asyncio.get_running_loop()
        began_s = loop.time()
        work = loop.run_in_executor(self._threads, thinker.ask, pending.question, self._limit_s)

        def done(work: asyncio.Future[Any]) -> None:
            self._note(pending.question.about, loop.time() - began_s)
            self._done(thinker, pending, work)

        work.add_done_callback(done)

    def _note(self, about: str, took_s: float) -> None:
        before_s = self._took_s.get(about, took_s)
        self._took_s[about] = before_s + (took_s - before_s) * LEARNS

    def _next(self, thinker: Thinker) -> Pending | None:
        lanes = [self._quick] if thinker is self.quick else [self._slow, self._quick]
        for lane in lanes:
            while (pending := lane.take()) is not None:
                if not pending.answer.done():  # else nobody waits for it any more
                    return pending
        return None

    def _done(self, thinker: Thinker, pending: Pending, work: asyncio.Future[Any]) -> None:
        error = work.exception()
        if pending.answer.done():  # nobody waits for it any more
            pass
        elif error:
            pending.answer.set_exception(error)
        else:
            pending.answer.set_result(work.result())
        self._begin(thinker)

    def close(self) -> None:
        """End all processes; whoever still waits for one is told so."""
        self._closed = True
        for thinker in self.all:
            while pending := self._next(thinker):
                pending.answer.set_exception(NoAnswer("the processes have ended"))
        for thinker in self.all:
            thinker.close()
        self._threads.shutdown(wait=False)
