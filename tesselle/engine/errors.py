"""What can be wrong with what people hand in: one typed error for each kind.

Every message names what was expected and what came, in both languages.  Each is a
``ValueError``, so a caller that does not care which one may catch that.
"""

from tesselle.engine.say import Say

MOST_SHOWN = 80  # characters of a wrong value that a message repeats
IN_PROGRESS = Say("a match in progress", "une partie en cours")
OVER = Say("one that is over", "une partie terminée")
KINDS_FR = {
    bool: "oui ou non",
    dict: "un objet",
    int: "un nombre entier",
    list: "une liste",
    str: "un texte",
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
    """Say what was expected and what came; a text serves both languages."""
    came = got if isinstance(got, Say) else Say(got, got)
    return Say(f"expected {expected.en}, got {came.en}", f"il faut {expected.fr} ; reçu {came.fr}")


def unreadable(path: object, error: Exception) -> Say:
    """Say that a file cannot be read, and why."""
    return Say(f"cannot read {path}: {error}", f"impossible de lire {path} : {error}")


def unwritable(path: object, error: Exception) -> Say:
    """Say that a file cannot be written, and why."""
    return Say(f"cannot write {path}: {error}", f"impossible d’écrire {path} : {error}")


def kind_name(kind: type) -> Say:
    """Return a type in a word: as Python calls it, and as one says in French."""
    return Say(kind.__name__, KINDS_FR.get(kind, kind.__name__))


class TesselleError(ValueError):
    """A mistake in the input; nothing was changed by it."""

    def __init__(self, say: Say) -> None:
        self.say = say
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
    """The seat may not play this now; the message says why."""


class BadPosition(TesselleError):
    """The text does not describe a position of the game."""


class BadRecord(TesselleError):
    """The record does not fit; the message names the event that does not."""


def too_few(what: str, got: object, least: int = 1) -> BadOption:
    """Return the error of a number that is too small, or no number."""
    return BadOption(
        Say(
            f"{what}: expected {least} or more, got {shown(got)}",
            f"{what} : il faut au moins {least} ; reçu {shown(got)}",
        )
    )
