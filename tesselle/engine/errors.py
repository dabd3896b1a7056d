"""What can be wrong with what people hand in: one typed error for each kind.

Every message names what was expected and what came.  All are ``ValueError``s,
so a caller that does not care which one may catch that.
"""

from tesselle.engine.say import Say

MOST_SHOWN = 80  # characters of a wrong value that a message repeats


def shown(value: object) -> str:
    """Write any value that somebody handed in, cut to a length fit for a message."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write numbers of thousands of digits
        text = "a number too long to show"
    return cut(text)


def cut(text: str) -> str:
    """Give a text short enough for a message."""
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


class TesselleError(ValueError):
    """A mistake in the input; nothing was changed by it."""

    def __init__(self, message: str | Say) -> None:
        self.say = message if isinstance(message, Say) else Say(message, message)
        super().__init__(self.say.en)


class UnknownGame(TesselleError):
    """No game of this name is installed."""


class BadSeats(TesselleError):
    """The game is not played by this number of seats."""


class BadOption(TesselleError):
    """The game has no such option, or not with this value."""


class BadSeed(TesselleError):
    """A seed is a whole number below 2**256, or 32 bytes."""


class IllegalMove(TesselleError):
    """The seat may not play this now; the message says why."""


class BadPosition(TesselleError):
    """The text does not describe a position of the game."""


class BadRecord(TesselleError):
    """The record does not fit; the message names the event that does not."""
