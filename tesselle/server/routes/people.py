"""Doors for people: come in, see who one is, leave."""

from fastapi import APIRouter, Response

from tesselle.server import tell
from tesselle.server.people import COOKIE, Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.services import House
from tesselle.server.wire.people import NewGuest, Who

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


@router.post("/guests", status_code=201)
async def come_in(guest: NewGuest, house: House, response: Response) -> Who:
    """Come in with a name; the cookie that is set says who you are from then on."""
    player = await house.people.new_guest(guest.name)
    house.people.sign_in(player, response)
    return tell.who(player)


@router.get("/me")
async def me(player: Me) -> Who:
    """See who you are."""
    return tell.who(player)


@router.put("/me")
async def rename(guest: NewGuest, player: Me, house: House) -> Who:
    """Take another name, as a guest; an account keeps the name it logs in with."""
    return tell.who(await house.accounts.rename(player, guest.name))


@router.delete("/session", status_code=204)
async def leave(response: Response) -> None:
    """Forget who this browser is; a guest cannot come back."""
    response.delete_cookie(COOKIE)
