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

AGAIN_S = 2  # after which a database that did not answer may be asked again


class StatusError(TesselleError):
    """An error that has an HTTP status and a code of its own."""

    status: ClassVar[int]
    code: ClassVar[str]

    def __init__(self, say: Say, **details: Any) -> None:
        super().__init__(say)
        self.details = details
        self.headers: dict[str, str] = {}  # of the HTTP answer


class Unavailable(StatusError):
    """The database does not answer: to be tried again, a move under the same id."""

    status = 503
    code = "unavailable"

    def __init__(self, *, unknown: bool = False) -> None:
        fate = (
            Say("this may be done or not", "cela est peut-être fait, peut-être pas")
            if unknown
            else Say("nothing was done", "rien n'a été fait")
        )
        super().__init__(
            Say(
                f"the database does not answer: {fate.en}; try again in {AGAIN_S} s",
                f"la base de données ne répond pas : {fate.fr} ; réessayez dans {AGAIN_S} s",
            ),
            unknown=unknown,
            retry_after_s=AGAIN_S,
        )
        self.headers = {"Retry-After": str(AGAIN_S)}


class Refusal(StatusError):
    """A request that is not carried out; nothing was changed by it."""

    status = 400
    code = "bad_request"


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


class OverQuota(Conflict):
    """One person has as many of these as are allowed at once."""

    code = "over_quota"

    def __init__(self, say: Say, limit: int, count: int) -> None:
        super().__init__(say, limit=limit, count=count)


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


CLOSING = {"Connection": "close"}  # of answers after which nothing more is read


class NotHttp(Refusal):
    """What came over a connection is no request."""

    code = "not_http"

    def __init__(self) -> None:
        super().__init__(
            Say("expected an HTTP request that can be read", "il faut une requête HTTP lisible")
        )
        self.headers = CLOSING


class TooLate(Refusal):
    """A request did not arrive in time."""

    status = 408
    code = "too_late"

    def __init__(self, most_s: float) -> None:
        super().__init__(
            Say(
                f"expected the whole request within {most_s:g} s",
                f"la requête entière doit arriver en {most_s:g} s",
            ),
            most_s=most_s,
        )
        self.headers = CLOSING


class TargetTooLong(Refusal):
    """A path with its query is longer than any of ours."""

    status = 414
    code = "target_too_long"

    def __init__(self, most: int, got: int) -> None:
        super().__init__(
            Say(
                f"expected a path and query of at most {most} bytes, got {got}",
                f"chemin et paramètres de {most} octets au plus ; reçu {got}",
            ),
            most=most,
        )
        self.headers = CLOSING


class HeadTooLarge(Refusal):
    """The headers of a request are too long or too many."""

    status = 431
    code = "head_too_large"

    def __init__(self, most: int, most_fields: int) -> None:
        super().__init__(
            Say(
                f"expected at most {most_fields} header fields of {most} bytes together",
                f"au plus {most_fields} champs d'en-tête, de {most} octets en tout",
            ),
            most=most,
            most_fields=most_fields,
        )
        self.headers = CLOSING


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
        super().__init__(Say("wrong name or password", "nom ou mot de passe incorrect"))


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
