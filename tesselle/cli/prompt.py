"""Asking people: with completion on a terminal, plainly in a pipe."""

import sys
from collections.abc import Callable

Ask = Callable[[str, list[str]], str]  # (prompt, legal moves) -> what was typed


class Quit(Exception):
    """Somebody wants to stop."""


def asker() -> Ask:
    """Return the way to ask that fits where the input comes from."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _plainly
    from tesselle.cli.completion import Prompt  # late: a pipe needs no editor

    return Prompt().ask


def _plainly(question: str, moves: list[str]) -> str:
    sys.stdout.write(f"{question}\n> ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise Quit
    return line.rstrip("\n")
