"""Browsers that an account was opened from before: whatever strangers try, they may try too.

A cookie tells them.  It lets nobody in; it only has a count of wrong passwords of its own.
"""

from typing import NamedTuple

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer

from tesselle.server.people.sessions import YEAR_S
from tesselle.server.plumbing.ids import new_id

DEVICE_COOKIE = "tesselle_device"


class Device(NamedTuple):
    """A browser, and whose account was opened from it last."""

    player_id: str
    id: str


class Devices:
    """Marks browsers, and knows them again."""

    def __init__(self, secret: str, *, secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="device")
        self._secure = secure

    def mark(self, player_id: str, response: Response) -> None:
        """Give the browser that an account was opened from a mark, which scripts cannot read."""
        response.set_cookie(
            DEVICE_COOKIE,
            self._signer.dumps(Device(player_id, new_id())),
            max_age=YEAR_S,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def known(self, mark: str | None) -> Device | None:
        """Return the browser that a mark was given to, if we gave it."""
        try:
            return Device(*self._signer.loads(mark or ""))
        except (BadSignature, TypeError):
            return None
