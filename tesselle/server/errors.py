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
    """An error that has an HTTP status and a code of its own.

    Its sentence is handed in, or made of ``words`` and the details that they name.
    """

    status: ClassVar[int]
    code: ClassVar[str]
    words: ClassVar[Say]  # "expected seq {expected}, got {got}"
    closes: ClassVar[bool] = False  # after its answer nothing more is read from the connection

    def __init__(self, say: Say | None = None, **details: Any) -> None:
        self.details = details
        words = (self.words.en, self.words.fr)
        super().__init__(say or Say(*(text.format(**details) for text in words)))

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


class Refusal(StatusError):
    """A request that is not carried out; nothing was changed by it."""

    status = 400
    code = "bad_request"


class NotSignedIn(Refusal):
    """Nobody is known to have sent this."""

    status = 401
    code = "not_signed_in"
    words = Say(
        "sign in first: expected a session cookie or a token, got none that is valid",
        "identifiez-vous : il faut un cookie de session ou un jeton valable",
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

    words = Say(
        "expected a match that is over; this one is at event {seq}",
        "il faut une partie terminée ; celle-ci en est à l’événement {seq}",
    )


class WrongSeq(Conflict):
    """The move was meant for another moment of the match."""

    code = "wrong_seq"
    words = Say("expected seq {expected}, got {got}", "seq {expected} attendu, {got} reçu")


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
    words = Say(
        "too fast: try again in {retry_after_s} s", "trop vite : réessayez dans {retry_after_s} s"
    )


class TooFast(TooOften):
    """So many requests in so short a time are not answered."""

    code = "too_fast"
    words = Say(
        "expected at most {rate}; try again in {retry_after_s} s",
        "au plus {rate} ; réessayez dans {retry_after_s} s",
    )


class TooMany(TooOften):
    """Too many attempts in too short a time."""

    code = "too_many"
    words = Say(
        "too many attempts: try again in {retry_after_s} s",
        "trop d'essais : réessayez dans {retry_after_s} s",
    )


class NotHttp(Refusal):
    """What came over a connection is no request."""

    code = "not_http"
    closes = True
    words = Say("expected an HTTP request that can be read", "il faut une requête HTTP lisible")


class TooLate(Refusal):
    """A request did not arrive in time."""

    status = 408
    code = "too_late"
    closes = True
    words = Say(
        "expected the whole request within {most_s:g} s",
        "la requête entière doit arriver en {most_s:g} s",
    )


class TargetTooLong(Refusal):
    """A path with its query is longer than any of ours."""

    status = 414
    code = "target_too_long"
    closes = True
    words = Say(
        "expected a path and query of at most {most} bytes, got {got}",
        "chemin et paramètres de {most} octets au plus ; reçu {got}",
    )


class HeadTooLarge(Refusal):
    """The headers of a request are too long or too many."""

    status = 431
    code = "head_too_large"
    closes = True
    words = Say(
        "expected at most {most_fields} header fields of {most} bytes together",
        "au plus {most_fields} champs d'en-tête, de {most} octets en tout",
    )


class NotReady(Refusal):
    """Something the server needs does not answer."""

    status = 503
    code = "not_ready"
    words = Say("the {part} does not answer", "« {part} » ne répond pas")


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
    words = Say("wrong name or password", "nom ou mot de passe incorrect")
