"""Passwords: hashed by argon2, in threads of their own, for that takes time on purpose."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from zxcvbn import zxcvbn

from tesselle.server.errors import Unprocessable

T = TypeVar("T")
AT_ONCE = 2  # each takes 64 MiB for a moment
USUAL = PasswordHasher()  # as much work as RFC 9106 asks for
ENOUGH = 2  # zxcvbn's score of what takes a million guesses
LOOKED_AT = 72  # letters: what is longer is guessed no sooner, and takes long to look through
OURS = ("tesselle", "mosaic", "genial", "mozaika", "mozaik")


class WeakPassword(Unprocessable):
    """A new password that whoever knows how people choose them would guess soon."""

    code = "weak_password"
    words = "weak-password"


class Passwords:
    """Makes and checks hashes away from the event loop."""

    def __init__(self, hasher: PasswordHasher = USUAL) -> None:
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._nobodys: str | None = None

    async def chosen(self, password: str, name: str) -> str:
        """Return what to keep of a new password of somebody of this name, or refuse it."""
        score = await self._away(lambda: _score(password, name))
        if score < ENOUGH:
            raise WeakPassword
        return await self.hashed(password)

    async def hashed(self, password: str) -> str:
        """Return what to keep of a password."""
        return await self._away(lambda: self._hasher.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one kept.

        With nothing kept it never is, but saying so takes as long: who waits for
        the answer learns nothing.
        """
        if self._nobodys is None:
            self._nobodys = await self.hashed(secrets.token_hex())
        shown = self._nobodys if kept is None else kept
        return await self._away(lambda: self._verified(shown, password)) and kept is not None

    def outdated(self, kept: str) -> bool:
        """Tell whether a hash was made with weaker settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _away(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _score(password: str, name: str) -> int:
    found = zxcvbn(password[:LOOKED_AT], user_inputs=[name, *name.split(), *OURS])
    score: int = found["score"]
    return score
