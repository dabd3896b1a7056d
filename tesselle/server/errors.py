"""Refusals: each with an HTTP status, a code for programs and a sentence for people.

Sentences name both sides: what was expected, what came.
"""

from typing import Any, ClassVar

from tesselle.engine.errors import TesselleError, cut, mismatch
from tesselle.engine.say import Say

THINGS_FR = {
    "deck": "jeu de cartes",
    "match": "partie",
    "picture": "image",
    "player": "joueur",
    "review of match": "analyse de la partie",
    "table": "table",
    "token": "jeton",
}


class Refusal(TesselleError):
    """A request that is not carried out; nothing was changed by it."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"

    def __init__(self, say: Say, **details: Any) -> None:
        super().__init__(say)
        self.details = details
        self.headers: dict[str, str] = {}  # of the HTTP answer


class NotSignedIn(Refusal):
    """Nobody is known to have sent this."""

    status = 401
    code = "not_signed_in"

    def __init__(self) -> None:
        super().__init__(
            Say(
                "sign in first: expected a session cookie or a token, got none that is valid",
                "identifiez-vous : il faut un cookie de session ou un jeton valable",
            )
        )


class NotYours(Refusal):
    """Somebody else may do this, not you."""

    status = 403
    code = "not_yours"


class NotFound(Refusal):
    """There is no such thing, or you may not know of it."""

    status = 404
    code = "not_found"

    def __init__(self, kind: str, id: str) -> None:
        super().__init__(
            Say(
                f"no {kind} {cut(id)} that you may see",
                f"pas de {THINGS_FR[kind]} {cut(id)} que vous puissiez voir",
            ),
            kind=kind,
            id=id,
        )


class Conflict(Refusal):
    """It was possible a moment ago, or will be; not now."""

    status = 409
    code = "conflict"


class StillPlaying(Conflict):
    """This is for matches that are over."""

    def __init__(self, seq: int) -> None:
        super().__init__(
            Say(
                f"expected a match that is over; this one is at event {seq}",
                f"il faut une partie terminée ; celle-ci en est à l’événement {seq}",
            )
        )


class WrongSeq(Conflict):
    """The move was meant for another moment of the match."""

    code = "wrong_seq"

    def __init__(self, expected: int, got: int) -> None:
        super().__init__(
            Say(f"expected seq {expected}, got {got}", f"seq {expected} attendu, {got} reçu"),
            expected=expected,
            got=got,
        )


class IdReused(Conflict):
    """The client's id already stands for another move."""

    code = "id_reused"


class TooOften(Refusal):
    """Possible again after so many seconds."""

    status = 429

    def __init__(self, say: Say, retry_after_s: int) -> None:
        super().__init__(say, retry_after_s=retry_after_s)
        self.retry_after_s = retry_after_s
        self.headers = {"Retry-After": str(retry_after_s)}


class TooSoon(TooOften):
    """Too much said in too short a time."""

    code = "too_soon"

    def __init__(self, wait_ms: int) -> None:
        wait_s = max(1, -(-wait_ms // 1000))
        super().__init__(
            Say(f"too fast: try again in {wait_s} s", f"trop vite : réessayez dans {wait_s} s"),
            wait_s,
        )


class TooFast(TooOften):
    """So many requests in so short a time are not answered."""

    code = "too_fast"

    def __init__(self, rate: str, wait_s: int) -> None:
        super().__init__(
            Say(
                f"expected at most {rate}; try again in {wait_s} s",
                f"au plus {rate} ; réessayez dans {wait_s} s",
            ),
            wait_s,
        )


class NotReady(Refusal):
    """Something the server needs does not answer."""

    status = 503
    code = "not_ready"

    def __init__(self, part: str) -> None:
        super().__init__(Say(f"the {part} does not answer", f"« {part} » ne répond pas"), part=part)


class Unprocessable(Refusal):
    """Well formed, but it means nothing here."""

    status = 422
    code = "unprocessable"


class NoSuchSeat(Unprocessable):
    """The table has fewer seats."""

    def __init__(self, seat: int, count: int) -> None:
        expected = Say(f"a seat from 0 to {count - 1}", f"un siège de 0 à {count - 1}")
        super().__init__(mismatch(expected, str(seat)))


class WrongPassword(Refusal):
    """The name or the password is not right; which of them is not said."""

    status = 401
    code = "wrong_password"

    def __init__(self) -> None:
        super().__init__(
            Say("name and password do not fit", "le nom et le mot de passe ne vont pas ensemble")
        )


class TooMany(TooOften):
    """Too many attempts in too short a time."""

    code = "too_many"

    def __init__(self, retry_after_s: int) -> None:
        super().__init__(
            Say(
                f"too many attempts: try again in {retry_after_s} s",
                f"trop d'essais : réessayez dans {retry_after_s} s",
            ),
            retry_after_s,
        )
