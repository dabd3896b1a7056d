"""Doors for people: come in, see who one is, leave."""

from fastapi import APIRouter, Request, Response

from tesselle.server.http.dependencies import Me, OnceDep, ServicesDep, credential_of
from tesselle.server.http.rate_limit import ENTRANCE
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match import messages
from tesselle.server.people.sessions import COOKIE, FIRST
from tesselle.server.wire.people import NewGuest, Who

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


@router.post("/guests", status_code=201, dependencies=[ENTRANCE])
async def come_in(guest: NewGuest, services: ServicesDep, response: Response, once: OnceDep) -> Who:
    """Come in with a name; the cookie that is set says who you are from then on."""
    sessions = services.sessions
    who = await once.do(None, guest, Who, lambda: sessions.new_guest(guest.name))
    sessions.sign_in(who.id, FIRST, response)
    return who


@router.get("/me")
async def me(player: Me) -> Who:
    """See who you are."""
    return messages.who(player)


@router.put("/me")
async def rename(guest: NewGuest, player: Me, services: ServicesDep) -> Who:
    """Take another name, as a guest; an account keeps the name it logs in with."""
    return messages.who(await services.accounts.rename(player, guest.name))


@router.delete("/session", status_code=204)
async def leave(request: Request, services: ServicesDep, response: Response) -> None:
    """Log out here: this session lets nobody in any more; a guest cannot come back."""
    credential = credential_of(request)
    if credential:
        await services.sessions.end_session(credential)
    response.delete_cookie(COOKIE)
