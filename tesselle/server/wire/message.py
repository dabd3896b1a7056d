"""What all messages share, what a refused one is answered by, and what a server says of itself."""

from typing import Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

# Grows when a client written for the one before could go wrong: a name or a meaning that changes.
# What is only added, a field or a message, leaves it as it is.
PROTOCOL = 1


class Message(BaseModel):
    """A message: unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,  # what we send has all its fields
    )


def printable(what: str) -> AfterValidator:
    """Refuse a text, called ``what``, with anything in it that cannot be shown on one line."""

    def check(text: str) -> str:
        if not text.isprintable():
            raise ValueError(f"{what} has printable characters only")
        return text

    return AfterValidator(check)


class Problem(Message):
    """Why a request was refused."""

    code: str = Field(description="for programs", examples=["wrong_seq"])
    message: str = Field(description="for people", examples=["expected seq 41, got 39"])
    message_fr: str = Field(description="the same in French")
    messages: dict[str, str] = Field(
        default={}, description="the same in every language", examples=[{"en": "…", "fr": "…"}]
    )
    details: dict[str, Any] = Field(default={}, examples=[{"expected": 41, "got": 39}])


class ServerInfo(Message):
    """Which server this is."""

    version: str = Field(description="of the software")
    protocol: int = Field(description="of these messages; it grows when clients must change")
    network: str | None = Field(
        default=None,
        description="where others reach this server on its network, if it listens there; "
        "told at the machine itself only",
        examples=["192.168.1.20"],
    )
