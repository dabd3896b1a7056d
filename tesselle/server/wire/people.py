"""Messages about people."""

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints

from tesselle.engine.seats import LONGEST_NAME
from tesselle.server.wire.message import Message, printable

# Letters and symbols in name only: fillers of Hangul, and Braille without a dot.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
SEEN = "LNPS"  # letters, numbers, punctuation, symbols; a mark needs something to stand on


def _seen(name: str) -> str:
    if not BLANKS.isdisjoint(name) or all(unicodedata.category(c)[0] not in SEEN for c in name):
        raise ValueError("a name can be seen")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    printable("a name"),
    AfterValidator(_seen),
]


class NewGuest(Message):
    """Somebody who wants to play at once."""

    name: Name


class Who(Message):
    """A player as others see it."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    id: str
    kind: Literal["guest", "account", "bot", "companion", "left"]
    name: str
    owner: str | None = Field(
        default=None,
        exclude_if=lambda owner: owner is None,
        description="of a companion: the id of the player at whose screen it sits",
    )
