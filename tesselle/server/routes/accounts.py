"""Doors to accounts: make one, log in, change the password, take one's data, leave for good."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from tesselle.server import tell
from tesselle.server.export import exported
from tesselle.server.farewell import say_farewell
from tesselle.server.people import COOKIE, Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.services import House
from tesselle.server.wire.accounts import ChangePassword, Export, Farewell, LogIn, NewAccount
from tesselle.server.wire.people import Who

router = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)


def address(request: Request) -> str:
    """Give where a request comes from."""
    return request.client.host if request.client else ""


Address = Annotated[str, Depends(address)]


@router.post("/account", status_code=201)
async def become_account(wish: NewAccount, me: Me, house: House, address: Address) -> Who:
    """Turn the guest you are into an account; your tables and matches stay yours."""
    password = wish.password.get_secret_value()
    return tell.who(await house.accounts.become(me, wish.name, password, address))


@router.post("/session")
async def log_in(wish: LogIn, house: House, address: Address, response: Response) -> Who:
    """Log in by name and password; the cookie that is set says who you are from then on."""
    password = wish.password.get_secret_value()
    player = await house.accounts.log_in(wish.name, password, address)
    house.people.sign_in(player, response)
    return tell.who(player)


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(me: Me, house: House, response: Response) -> None:
    """Log out here and in every other browser; tokens stay."""
    await house.accounts.end_sessions(me)
    response.delete_cookie(COOKIE)


@router.put("/account/password", status_code=204)
async def change_password(wish: ChangePassword, me: Me, house: House, response: Response) -> None:
    """Change your password; all other sessions end, tokens stay."""
    old, new = wish.old.get_secret_value(), wish.new.get_secret_value()
    house.people.sign_in(await house.accounts.change_password(me, old, new), response)


@router.get("/me/export")
async def export(me: Me, house: House) -> Export:
    """Take away all that is stored about you."""
    return Export(sections=await exported(house.database, me.id))


@router.post("/me/farewell")
async def farewell(wish: Farewell, me: Me, house: House, response: Response) -> Export:
    """Delete yourself, and get all that was stored about you.

    The name is free again.  In matches that go on bots take your seats.  Matches
    you played stay readable, under the name of someone who left.
    """
    password = wish.password.get_secret_value() if wish.password else None
    await house.accounts.confirm(me, password)
    told = Export(sections=await exported(house.database, me.id))
    await say_farewell(house.database, house.bus, house.acts, me.id)
    response.delete_cookie(COOKIE)
    return told
