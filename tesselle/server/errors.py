"""Refusals: each with an HTTP status, a code for programs and a sentence for people.

Sentences name both sides: what was expected, what came.
"""

from typing import Any, ClassVar

from tesselle.engine.errors import TesselleError, cut, mismatch
from tesselle.engine.say import Say
from tesselle.server.words import say

AGAIN_S = 2  # after which a database that did not answer may be asked again


class StatusError(TesselleError):
    """An error that has an HTTP status and a code of its own.

    Its sentence is handed in, or the one named by ``words``, made of the details.
    """

    status: ClassVar[int]
    code: ClassVar[str]
    words: ClassVar[str]
    closes: ClassVar[bool] = False  # after its answer nothing more is read from the connection

    def __init__(self, told: Say | None = None, **details: Any) -> None:
        put = {name: _put(value) for name, value in details.items()}
        super().__init__(told or say(self.words, **put))
        self.details = details

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the HTTP answer that go with this error."""
        told = {"Connection": "close"} if self.closes else {}
        if "retry_after_s" in self.details:
            told["Retry-After"] = str(self.details["retry_after_s"])
        return told


class Unavailable(StatusError):
    """The database does not answer: to be tried again, a move under the same id."""

    status = 503
    code = "unavailable"

    def __init__(self, *, unknown: bool = False) -> None:
        fate = say("fate-unknown" if unknown else "fate-nothing")
        told = say("unavailable", fate=fate, retry_after_s=AGAIN_S)
        super().__init__(told, unknown=unknown, retry_after_s=AGAIN_S)


class Refusal(StatusError):
    """A request that is not carried out; nothing was changed by it."""

    status = 400
    code = "bad_request"


class NotSignedIn(Refusal):
    """Nobody is known to have sent this."""

    status = 401
    code = "not_signed_in"
    words = "not-signed-in"


class NotYours(Refusal):
    """Somebody else may do this, not you."""

    status = 403
    code = "not_yours"


class NotFound(Refusal):
    """There is no such thing, or you may not know of it."""

    status = 404
    code = "not_found"

    def __init__(self, kind: str, id: str) -> None:
        told = say(f"no-{kind.replace(' ', '-')}", id=cut(id))
        super().__init__(told, kind=kind, id=id)


class Conflict(Refusal):
    """It was possible a moment ago, or will be; not now."""

    status = 409
    code = "conflict"


class StillPlaying(Conflict):
    """This is for matches that are over."""

    words = "still-playing"


class WrongSeq(Conflict):
    """The move was meant for another moment of the match."""

    code = "wrong_seq"
    words = "wrong-seq"


class IdReused(Conflict):
    """The client's id already stands for another move."""

    code = "id_reused"


class OverQuota(Conflict):
    """One person has as many of these as are allowed at once."""

    code = "over_quota"


class TooOften(Refusal):
    """Possible again after so many seconds."""

    status = 429


class TooSoon(TooOften):
    """Too much said in too short a time."""

    code = "too_soon"
    words = "too-soon"


class TooFast(TooOften):
    """So many requests in so short a time are not answered."""

    code = "too_fast"
    words = "too-fast"


class TooMany(TooOften):
    """Too many attempts in too short a time."""

    code = "too_many"
    words = "too-many"


class TooManyOpen(Refusal):
    """One address has as many connections as it may."""

    status = 429
    code = "too_many_open"
    closes = True
    words = "too-many-connections"


class NotHttp(Refusal):
    """What came over a connection is no request."""

    code = "not_http"
    closes = True
    words = "not-http"


class TooLate(Refusal):
    """A request did not arrive in time."""

    status = 408
    code = "too_late"
    closes = True
    words = "too-late"


class TargetTooLong(Refusal):
    """A path with its query is longer than any of ours."""

    status = 414
    code = "target_too_long"
    closes = True
    words = "target-too-long"


class HeadTooLarge(Refusal):
    """The headers of a request are too long or too many."""

    status = 431
    code = "head_too_large"
    closes = True
    words = "head-too-large"


class NotReady(Refusal):
    """Something the server needs does not answer."""

    status = 503
    code = "not_ready"
    words = "not-ready"


class Unprocessable(Refusal):
    """Well formed, but it means nothing here."""

    status = 422
    code = "unprocessable"


class NoSuchSeat(Unprocessable):
    """The table has fewer seats."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(mismatch(say("seat-up-to", last=count - 1), str(seat)))


class WrongPassword(Refusal):
    """The name or the password is not right; which of them is not said."""

    status = 401
    code = "wrong_password"
    words = "wrong-password"


def _put(value: Any) -> Any:
    """Return a detail as a sentence takes it: half a second is written alike everywhere."""
    return f"{value:g}" if isinstance(value, float) else value
