"""Messages about accounts and tokens."""

from typing import Annotated, Any

from pydantic import AfterValidator, Field, SecretStr, StringConstraints

from tesselle.server.wire.message import Message
from tesselle.server.wire.people import Name

SHORTEST = 8
LONGEST = 128


def _whole(password: SecretStr) -> SecretStr:
    try:
        password.get_secret_value().encode()
    except UnicodeEncodeError:  # JSON can have half a letter; pydantic lets it pass in a secret
        raise ValueError("expected whole letters, got half of one") from None
    return password


# Hidden in every log and error; a new one has a length.
Password = Annotated[SecretStr, Field(max_length=LONGEST), AfterValidator(_whole)]
NewPassword = Annotated[Password, Field(min_length=SHORTEST)]


class NewAccount(Message):
    """A guest who wants to come back."""

    name: Name
    password: NewPassword


class LogIn(Message):
    """Somebody who comes back."""

    name: Name
    password: Password


class ChangePassword(Message):
    """Another password."""

    old: Password
    new: NewPassword


class Farewell(Message):
    """Somebody who leaves for good."""

    password: Password | None = Field(default=None, description="of an account; a guest has none")


class Export(Message):
    """All that is stored about you."""

    sections: dict[str, list[dict[str, Any]]]


class SessionInfo(Message):
    """A browser in which you are signed in."""

    id: str
    browser: str = Field(description="as it calls itself, such as Firefox; may be empty")
    system: str = Field(description="what it runs on, such as Linux; may be empty")
    begun_ms: int
    seen_ms: int = Field(description="when it was last used, to the hour")
    here: bool = Field(description="whether this request came from it")


class SessionList(Message):
    """Your sessions, the latest first; a guest has this one alone, which is not listed."""

    sessions: list[SessionInfo]


class NewToken(Message):
    """A token to make."""

    label: Annotated[Name, StringConstraints(max_length=64)] = Field(
        description="what it is for", examples=["my bot"]
    )


class TokenInfo(Message):
    """A token of yours; what it is was shown when it was made."""

    id: str
    label: str
    created_ms: int


class MadeToken(TokenInfo):
    """A new token."""

    token: str = Field(description="shown this once; send it as Authorization: Bearer")


class TokenList(Message):
    """Your tokens, oldest first."""

    tokens: list[TokenInfo]
