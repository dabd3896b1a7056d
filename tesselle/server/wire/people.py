"""Messages about people."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints

from tesselle.engine.seats import LONGEST_NAME
from tesselle.server.wire.message import Message, printable

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    printable("a name"),
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
