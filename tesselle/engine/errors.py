"""What can be wrong with what people hand in: one typed error for each kind.

Every message names what was expected and what came, in every language.  Each is a
``ValueError``, so a caller that does not care which one may catch that.
"""

from typing import Any

from tesselle.engine.say import Say, alike, say

MOST_SHOWN = 80  # characters of a wrong value that a message repeats
IN_PROGRESS, OVER = say("match-in-progress"), say("match-ended")
KINDS: dict[type, Say] = {
    kind: say(f"kind-{kind.__name__}") for kind in (bool, dict, int, list, str)
}


def shown(value: object) -> str:
    """Write any value that somebody handed in, cut to a length fit for a message."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write numbers of thousands of digits
        text = "a number too long to show"
    return cut(text)


def cut(text: str) -> str:
    """Return a text short enough for a message."""
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def mismatch(expected: Say, got: Say | str) -> Say:
    """Say what was expected and what came; a text serves all languages."""
    return say("mismatch", expected=expected, got=got)


def unreadable(path: object, error: Exception) -> Say:
    """Say that a file cannot be read, and why."""
    return say("cannot-read", path=str(path), error=str(error))


def unwritable(path: object, error: Exception) -> Say:
    """Say that a file cannot be written, and why."""
    return say("cannot-write", path=str(path), error=str(error))


def kind_name(kind: type) -> Say:
    """Return a type in a word: as Python calls it where there is none."""
    return KINDS.get(kind) or alike(kind.__name__)


class TesselleError(ValueError):
    """A mistake in the input; nothing was changed by it."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.details: dict[str, Any] = {}  # for programs
        super().__init__(say.en)


class UnknownGame(TesselleError):
    """No game of this name is installed."""


class BadSeats(TesselleError):
    """The game is not played by this number of seats."""


class BadOption(TesselleError):
    """The game has no such option, or not with this value."""


class BadSeed(TesselleError):
    """A seed is a whole number below 2**256, or 32 bytes."""


class IllegalMove(TesselleError):
    """The seat may not play this now; the message says why, and ``cells`` show it on a board."""

    def __init__(self, say: Say, cells: tuple[str, ...] = ()) -> None:
        super().__init__(say)
        if cells:
            self.details = {"cells": list(cells)}


class BadPosition(TesselleError):
    """The text does not describe a position of the game."""


class BadRecord(TesselleError):
    """The record does not fit; the message names the event that does not."""


def too_few(what: str, got: object, least: int = 1) -> BadOption:
    """Return the error of a number that is too small, or no number."""
    return BadOption(say("too-few", what=what, least=least, got=shown(got)))
