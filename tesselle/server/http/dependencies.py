"""What routes ask for: the services, who sends the request, what it may see."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from pydantic import BaseModel
from starlette.requests import HTTPConnection

from tesselle.server.errors import NotSignedIn
from tesselle.server.http.rate_limit import ADDRESS, PERSON, address, few_at_once, rate_limits
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.people.sessions import COOKIE
from tesselle.server.plumbing.ids import Id
from tesselle.server.services import Services
from tesselle.server.store.creations import Answer, Creations, Key
from tesselle.server.store.schema import Player
from tesselle.server.wire.matches import WHICH, SeatNumber

BEARER = "bearer "

_cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="given by POST /api/guests")
_bearer = HTTPBearer(auto_error=False, description="the same, for scripts")


def services(connection: HTTPConnection) -> Services:
    """Return the services of the app that handles this request."""
    found: Services = connection.app.state.services
    return found


ServicesDep = Annotated[Services, Depends(services)]


def credential_of(connection: HTTPConnection) -> str | None:
    """Return what a request or a socket shows to say who sends it."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE)


async def known(connection: HTTPConnection) -> Player | None:
    """Return who sends this request or opens this socket, if anybody is known."""
    credential = credential_of(connection)
    if credential is None:
        return None
    found = services(connection)
    player = await found.sessions.by_credential(credential)
    if player:
        agent = connection.headers.get("user-agent", "")
        await found.signed_in.note(player, credential, agent)
        found.whereabouts.note(player.id, address(connection))
    return player


async def maybe_who(
    connection: HTTPConnection,
    _shown: Annotated[Any, Security(_cookie)],
    _told: Annotated[Any, Security(_bearer)],
) -> Player | None:
    """Return who sends this request, if anybody is known, and count it."""
    player = await known(connection)
    if player:
        rate_limits(connection).check(PERSON, player.id)
    return player


MaybeMe = Annotated[Player | None, Depends(maybe_who)]


def costs(amount: int, *, writes: bool = False) -> Any:
    """Count a request as so many; of whoever is not signed in by the address."""

    async def charge(connection: HTTPConnection, player: MaybeMe) -> AsyncIterator[None]:
        limits, place = rate_limits(connection), address(connection)
        limits.check(PERSON, player.id if player else place, amount - 1)  # one was counted
        limits.check(ADDRESS, place, amount - 1)
        async with few_at_once(connection) if writes else nullcontext():
            yield

    return Depends(charge)


# What a request counts as, by what it takes.
LOOK = costs(2)  # a list of tables
BEGINNING = costs(20, writes=True)  # a table or a match; not together with ENTRANCE
REPLAY = costs(10)
THOUGHT = costs(20)  # a search of a second
REVIEW = costs(50)  # one search for each move


async def who(player: Annotated[Player | None, Depends(maybe_who)]) -> Player:
    """Return who sends this request, or refuse."""
    if player is None:
        raise NotSignedIn
    return player


Me = Annotated[Player, Depends(who)]
Address = Annotated[str, Depends(address)]


def invited(
    invitation: Annotated[Id | None, Query(description="of a table that is not open")] = None,
    header: Annotated[
        Id | None,
        Header(alias="X-Invitation", description="the same, as programs of 0.1 send it"),
    ] = None,
) -> Id | None:
    """Return what whoever asks was handed to get in.

    In the address, like in the links that people hand on: a plain link can download a record.
    """
    return invitation or header


Invitation = Annotated[Id | None, Depends(invited)]


async def seen(
    match: Id, player: MaybeMe, services: ServicesDep, invitation: Invitation = None
) -> tuple[LiveMatch, int | None]:
    """Return the match, and the seat that whoever asks sees it from."""
    return await services.matches.seen_by(match, player, invitation)


async def seen_from(
    match: Id,
    player: MaybeMe,
    services: ServicesDep,
    invitation: Invitation = None,
    seat: Annotated[SeatNumber | None, Query(description=WHICH)] = None,
) -> tuple[LiveMatch, int | None]:
    """Return the match, and the seat of theirs that whoever asks wants to see it from."""
    return await services.matches.seen_by(match, player, invitation, seat)


@dataclass(frozen=True)
class Once:
    """A request that creates something, and the key that it may be sent again with."""

    creations: Creations
    address: str  # where it comes from, for those who are nobody yet
    what: str
    key: str | None

    async def do(
        self,
        player: Player | None,
        wish: BaseModel | None,
        kind: type[Answer],
        create: Callable[[], Awaitable[Answer]],
    ) -> Answer:
        """Create something for this player, or return the answer of before."""
        who = f"player {player.id}" if player else f"address {self.address}"
        key = Key.of(who, self.key, self.what, wish) if self.key else None
        return await self.creations.once(key, kind, create)


def sent_once(
    connection: HTTPConnection,
    services: ServicesDep,
    key: Annotated[
        str | None,
        Header(
            alias="Idempotency-Key",
            min_length=16,
            max_length=64,
            pattern=r"^[A-Za-z0-9_.:-]*$",
            description="yours, at random: sent again with it within a day, this is done once",
        ),
    ] = None,
) -> Once:
    """Return what lets a request be sent again."""
    url = connection.url
    what = f"{connection.scope['method']} {url.path}?{url.query}"
    return Once(services.creations, address(connection), what, key)


OnceDep = Annotated[Once, Depends(sent_once)]
Seen = Annotated[tuple[LiveMatch, int | None], Depends(seen)]
SeenFrom = Annotated[tuple[LiveMatch, int | None], Depends(seen_from)]
