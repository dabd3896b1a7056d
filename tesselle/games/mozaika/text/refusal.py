"""How a position of Mozaika is refused."""

from typing import NoReturn

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.say import Say, say


def refuse(expected: Say, got: Say | str | int) -> NoReturn:
    """Raise BadPosition with what was expected and what is there."""
    raise BadPosition(mismatch(expected, got if isinstance(got, Say) else str(got)))


def refuse_seat(seat: int, expected: Say, got: Say | str | int) -> NoReturn:
    """Raise BadPosition, saying of which seat."""
    told = mismatch(expected, got if isinstance(got, Say) else str(got))
    raise BadPosition(told.within(say("seat", number=seat)))
