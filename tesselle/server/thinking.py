"""Bots think in processes of their own, so that no move of a person waits for them.

A process that dies or does not answer in time is replaced, and the thought
begins again: the same seed gives the same move.
"""

import asyncio
import hmac
import logging
import multiprocessing
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol

from tesselle.bots import roster
from tesselle.engine import registry
from tesselle.engine.again import check_pinned, reopened
from tesselle.engine.match import Match
from tesselle.server import metrics
from tesselle.server.kernels import warm

log = logging.getLogger(__name__)

ATTEMPTS = 3
SPAWN = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks


class NoThought(Exception):
    """A bot's process died, hung or failed, several times over."""


class Question(Protocol):
    """What can be asked of a process that thinks."""

    @property
    def about(self) -> str:
        """What is asked, for logs and metrics: no secrets, one of few."""

    def answer(self) -> Any:
        """Think, in that process."""


@dataclass(frozen=True)
class Position:
    """A match up to some move, to be played again elsewhere."""

    game: str
    seats: int
    options: dict[str, Any]
    pinned: dict[str, Any]
    seed: bytes
    played: tuple[tuple[int, int], ...]  # seat and action of each move

    def match(self) -> Match:
        """Play the match again."""
        game = registry.get(self.game)
        match = reopened(game, self.seats, self.options, self.seed, None, self.pinned)
        for seat, action in self.played:
            match.play_action(seat, action)
        return match


@dataclass(frozen=True)
class Job:
    """A bot's question: what to play here."""

    bot: str  # "level4"
    seat: int
    word: int  # the bot's own chance
    position: Position

    @property
    def about(self) -> str:
        """Which bot asks."""
        return f"bot {self.bot}"

    def answer(self) -> str:
        """Give the move as text."""
        return chosen(self)


def position_of(match: Match, count: int | None = None) -> Position:
    """Give a match as it was after ``count`` moves, by default all of them.

    Raise Exchanged here, for a process that cannot play it again would die of it.
    """
    check_pinned(match)
    played = tuple((event.seat, event.action) for event in match.events[:count])
    return Position(match.game.name, match.seats, match.options, match.pinned, match.seed, played)


def job_of(match: Match, seat: int, bot: str) -> Job:
    """Ask ``bot`` for its move; its chance follows from the match and its own moves so far."""
    own = sum(event.seat == seat for event in match.events)
    text = f"bot {seat} {own}".encode()  # never 8 bytes long, as those of the match's words are
    digest = hmac.digest(match.seed, text.ljust(9), "sha256")
    return Job(bot, seat, int.from_bytes(digest[:7], "big"), position_of(match))


def chosen(job: Job) -> str:
    """Think, and give the move as text."""
    match = job.position.match()
    action = roster.make(job.bot, job.word).choose(match, job.seat)
    return match.game.write_move(match.state, job.seat, action)


def work(line: Connection) -> None:
    """Answer jobs until the server hangs up; in between, load the rules of every game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    cold = list(registry.names())
    try:
        while True:
            while cold and not line.poll():
                warm(cold.pop(0))
            line.send(line.recv().answer())
    except (EOFError, OSError):
        return


class Thinker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        self._closed = False
        self._start()

    def _start(self) -> None:
        self._line, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # or its death would go unnoticed

    def ask(self, question: Question, limit_s: float) -> Any:
        """Give the process's answer; blocks.  On any failure the process is replaced."""
        try:
            self._line.send(question)
            if not self._line.poll(limit_s):
                raise NoThought(f"no answer within {limit_s} s")
            answer = self._line.recv()
        except (EOFError, OSError) as error:
            self.restart()
            raise NoThought("the process died") from error
        except NoThought:
            self.restart()
            raise
        return answer

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


class Thinkers:
    """A few processes that bots share."""

    def __init__(self, count: int, limit_s: float) -> None:
        self._limit_s = limit_s
        self._threads = ThreadPoolExecutor(count, "thinkers")
        self.all = [Thinker() for _ in range(count)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self._idle.put_nowait(thinker)

    async def think(self, question: Question) -> Any:
        """Give the answer, or raise NoThought when it failed several times."""
        for attempt in range(ATTEMPTS):
            try:
                with metrics.THINKING.labels(question.about).time():
                    return await self._once(question)
            except NoThought as error:
                metrics.ERRORS.labels("thinking").inc()
                log.warning("%s, attempt %s: %s", question.about, attempt + 1, error)
        raise NoThought(f"{question.about}: no answer in {ATTEMPTS} attempts")

    async def _once(self, question: Question) -> Any:
        thinker = await self._idle.get()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, thinker.ask, question, self._limit_s)
        # Also when nobody waits any more: the line is free only when it has answered.
        asked.add_done_callback(lambda _: self._idle.put_nowait(thinker))
        return await asyncio.shield(asked)

    def close(self) -> None:
        """End all processes; whoever still waits for one is told that it died."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.all:
            thinker.close()
