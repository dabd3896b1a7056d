"""Names nobody can guess: 120 random bits as 24 letters and digits."""

import base64
import secrets
from typing import Annotated

from pydantic import StringConstraints

BYTES = 15

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]


def new_id() -> str:
    """Draw an id; also long enough for a secret link."""
    return base64.b32encode(secrets.token_bytes(BYTES)).decode().lower()
