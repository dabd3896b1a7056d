"""Who sends a request: one answer for cookies and tokens, for HTTP and WebSockets."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from tesselle.server.clock import Clock
from tesselle.server.errors import NotSignedIn
from tesselle.server.ids import new_id
from tesselle.server.pace import PERSON, Pace
from tesselle.server.store.database import Database
from tesselle.server.store.players import GUEST
from tesselle.server.store.schema import Player

if TYPE_CHECKING:
    from tesselle.server.services import Services

COOKIE = "tesselle"
BEARER = "bearer "
YEAR_S = 365 * 24 * 3600
SESSION_S = YEAR_S

_cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="given by POST /api/guests")
_bearer = HTTPBearer(auto_error=False, description="the same, for scripts")


class People:
    """Knows players by what they show."""

    def __init__(self, database: Database, secret: str, clock: Clock, *, secure: bool) -> None:
        self._database = database
        self._clock = clock
        self._secure = secure
        self._signer = URLSafeTimedSerializer(secret, salt="session")
        # Each reads one kind of credential, or gives nothing; the first that knows it wins.
        self.readers: list[Callable[[str], Awaitable[Player | None]]] = [self.by_session]

    async def new_guest(self, name: str) -> Player:
        """Let somebody in who only gave a name."""
        player = Player(id=new_id(), kind=GUEST, name=name, session=0, created_ms=self._clock())
        async with self._database.writing() as session:
            session.add(player)
        return player

    def sign_in(self, player: Player, response: Response) -> None:
        """Give the browser a cookie that scripts cannot read."""
        response.set_cookie(
            COOKIE,
            self._signer.dumps([player.id, player.session]),
            max_age=SESSION_S,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    async def by_session(self, credential: str) -> Player | None:
        """Know a player by a signed session."""
        try:
            player_id, number = self._signer.loads(credential, max_age=SESSION_S)
        except (BadSignature, ValueError, TypeError):
            return None
        async with self._database.reading() as session:
            player = await session.get(Player, player_id)
        return player if player and player.session == number else None

    async def by_credential(self, credential: str) -> Player | None:
        """Know a player by whatever was shown."""
        for reader in self.readers:
            if player := await reader(credential):
                return player if player.disabled_ms is None else None
        return None


async def known(connection: HTTPConnection) -> Player | None:
    """Give who sends this request or opens this socket, if anybody is known."""
    services: Services = connection.app.state.services
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return await services.people.by_credential(header[len(BEARER) :].strip())
    cookie = connection.cookies.get(COOKIE)
    return await services.people.by_credential(cookie) if cookie else None


def pace(connection: HTTPConnection) -> Pace:
    """Give what counts the requests of the app that handles this one."""
    found: Pace = connection.app.state.pace
    return found


async def maybe_who(
    connection: HTTPConnection,
    _shown: Annotated[Any, Security(_cookie)],
    _told: Annotated[Any, Security(_bearer)],
) -> Player | None:
    """Give who sends this request, if anybody is known."""
    player = await known(connection)
    if player:
        pace(connection).check(PERSON, player.id)
    return player


async def who(player: Annotated[Player | None, Depends(maybe_who)]) -> Player:
    """Give who sends this request, or refuse."""
    if player is None:
        raise NotSignedIn
    return player


Me = Annotated[Player, Depends(who)]
MaybeMe = Annotated[Player | None, Depends(maybe_who)]
