"""Bots from outside: an object with ``choose(view, legal)``, or a program that speaks JSON lines.

Both see what their seat may see and nothing more.  A bot that does not keep to
the protocol of ``docs/outside-bots.md`` raises BadBot, which says what was
expected, what came, and what the program wrote to its standard error.
"""

import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import TracebackType
from typing import IO, Any, Protocol, Self

from tesselle.engine.errors import IllegalMove, TesselleError, cut, mismatch, shown
from tesselle.engine.match import Match
from tesselle.engine.say import Say, alike, say

PROTOCOL = 1  # grows when a program that keeps to the document could no longer play
LIMIT_S = 60.0  # how long a program may think about one move, its start included
PATIENCE_S = 2.0  # how long a program may take to end when asked to
LONGEST_ANSWER = 1 << 20  # bytes
LONGEST_TAIL = 1000  # bytes of a program's standard error that are kept
A_COMMAND = say("command-line")


class BadBot(TesselleError):
    """A bot from outside did not keep to the protocol."""


class Player(Protocol):
    """What ``Chooser`` takes: any object with this method."""

    def choose(self, view: dict[str, Any], legal: list[str], /) -> str:
        """Return one of the ``legal`` moves."""
        ...


class Chooser:
    """Seats an object that chooses a move's text from a view; it has no time limit."""

    def __init__(self, player: Player) -> None:
        if not callable(getattr(player, "choose", None)):
            raise BadBot(mismatch(say("object-with-choose"), shown(player)))
        self._player = player

    def choose(self, match: Match, seat: int) -> int:
        """Return the action of the move the object chooses."""
        try:
            move = self._player.choose(match.view(seat), match.legal(seat))
        except Exception as error:  # whatever it is, it is the bot's
            told = cut(f"{type(error).__name__}: {error}")
            raise BadBot(mismatch(say("a-move"), told)) from error
        return _action(match, seat, move)


class Program:
    """Seats a program: one JSON line with the question in, one with the move out.

    It starts with the first question and is used again for the next match.  Close
    it, or use it in ``with``; after a time-out or a broken answer it is ended, and
    the next question starts it anew.
    """

    def __init__(self, command: str | Sequence[str], limit_s: float = LIMIT_S) -> None:
        self._command = words_of(command) if isinstance(command, str) else list(command)
        if not self._command:
            raise BadBot(mismatch(A_COMMAND, say("nothing")))
        self._limit_s = limit_s
        self._process: subprocess.Popen[bytes] | None = None
        self._tail = b""  # the end of what it wrote to its standard error
        self._listener = threading.Thread()

    def choose(self, match: Match, seat: int) -> int:
        """Return the action of the move the program answers."""
        question = {
            "game": match.game.name,
            "seats": match.seats,
            "seat": seat,
            "options": match.options,
            "view": match.view(seat),
            "legal": match.legal(seat),
            "protocol": PROTOCOL,
        }
        answer = self._ask(json.dumps(question).encode() + b"\n")
        try:
            return _action(match, seat, _move(answer))
        except BadBot as error:
            raise self._failed(error.say) from None

    def close(self) -> None:
        """End the program: close its input, wait, and only then be firm."""
        process, self._process = self._process, None
        if process is None:
            return
        _close(process.stdin)
        _end(process)
        self._listener.join(PATIENCE_S)
        _close(process.stdout)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ask(self, question: bytes) -> bytes:
        process = self._process = self._process or self._started()
        answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # In a thread, because a program that does not read blocks even the writing.
        talk = threading.Thread(target=lambda: answers.put(_exchange(process, question)))
        talk.daemon = True
        talk.start()
        try:
            answer = answers.get(timeout=self._limit_s)
        except queue.Empty:
            for firmly in (False, True):  # before its pipes are closed: the thread holds them
                stop(process, firmly=firmly)
                talk.join(PATIENCE_S)
            expected = say("move-in-time", limit=f"{self._limit_s:g} s")
            raise self._failed(mismatch(expected, say("nothing"))) from None
        if not answer:
            code = _end(process)
            raise self._failed(say("program-ended", code=str(code)))
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(  # noqa: S603  the program is the user's own choice
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that what it starts ends with it
            )
        except OSError as error:
            started = say("cannot-start", name=self._named())
            raise BadBot(alike(str(error)).within(started)) from None
        self._tail = b""
        self._listener = threading.Thread(target=self._listen, args=(process.stderr,), daemon=True)
        self._listener.start()
        return process

    def _listen(self, errors: IO[bytes]) -> None:
        with errors:
            while chunk := os.read(errors.fileno(), 4096):
                self._tail = (self._tail + chunk)[-LONGEST_TAIL:]

    def _failed(self, what: Say) -> BadBot:
        self.close()
        name, tail = self._named(), self._tail.decode(errors="replace").strip()
        told = say("program-wrote", what=what, tail=f"\n{tail}") if tail else what
        return BadBot(told.within(name))

    def _named(self) -> str:
        return cut(shlex.join(self._command))


def words_of(command: str) -> list[str]:
    """Split a command line as a shell would."""
    try:
        return shlex.split(command)
    except ValueError as error:
        raise BadBot(mismatch(A_COMMAND, f"{shown(command)}: {error}")) from None


def _exchange(process: subprocess.Popen[bytes], question: bytes) -> bytes:
    """Ask, and return the line that comes back; nothing when the program has ended."""
    if process.stdin is None or process.stdout is None:
        return b""
    try:
        process.stdin.write(question)
        process.stdin.flush()
        return process.stdout.readline(LONGEST_ANSWER)
    except OSError:
        return b""


def _move(answer: bytes) -> Any:
    try:
        data = json.loads(answer)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or "move" not in data:
        text = answer.decode(errors="replace").rstrip("\n")
        raise BadBot(mismatch(say("move-line"), shown(text)))
    return data["move"]


def _action(match: Match, seat: int, move: Any) -> int:
    try:
        return match.read(seat, move)
    except IllegalMove as error:
        legal = cut(", ".join(match.legal(seat)))
        raise BadBot(
            mismatch(say("legal-move", legal=legal), error.say.within(shown(move)))
        ) from None


def _close(pipe: IO[bytes] | None) -> None:
    try:
        if pipe is not None:
            pipe.close()
    except OSError:  # a program that has ended no longer takes what is left in the pipe
        return


def _end(process: subprocess.Popen[bytes]) -> int:
    """Wait for the program to end by itself, then ask, then make it; return its exit code."""
    for firmly in (False, True):
        try:
            return process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            stop(process, firmly=firmly)
    return process.wait()


def stop(process: subprocess.Popen[bytes], *, firmly: bool) -> None:
    """Signal the program and what it started: its own session, nothing else."""
    if sys.platform == "win32":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL if firmly else signal.SIGTERM)
    except ProcessLookupError:
        return
