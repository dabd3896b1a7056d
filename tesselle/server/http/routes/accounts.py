"""Doors to accounts: make one, log in, change the password, tokens, one's data, leaving."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response

from tesselle.server.http.dependencies import Address, Me, OnceDep, ServicesDep, credential_of
from tesselle.server.http.rate_limit import ENTRANCE
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.match import messages
from tesselle.server.people.devices import DEVICE_COOKIE
from tesselle.server.people.export import exported
from tesselle.server.people.farewell import say_farewell
from tesselle.server.people.sessions import COOKIE
from tesselle.server.plumbing.ids import Id
from tesselle.server.wire.accounts import (
    ChangePassword,
    Export,
    Farewell,
    LogIn,
    MadeToken,
    NewAccount,
    NewToken,
    SessionList,
    TokenInfo,
    TokenList,
)
from tesselle.server.wire.people import Who

router = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)


Mark = Annotated[
    str | None, Cookie(alias=DEVICE_COOKIE, description="of a browser that came in before")
]


@router.post("/account", status_code=201, dependencies=[ENTRANCE])
async def become_account(
    wish: NewAccount,
    me: Me,
    services: ServicesDep,
    address: Address,
    response: Response,
    once: OnceDep,
) -> Who:
    """Turn the guest you are into an account; your tables and matches stay yours."""
    accounts, password = services.accounts, wish.password.get_secret_value()
    who = await once.do(me, wish, Who, lambda: accounts.become(me, wish.name, password, address))
    services.devices.mark(who.id, response)
    return who


@router.post("/session", dependencies=[ENTRANCE])
async def log_in(
    wish: LogIn,
    services: ServicesDep,
    address: Address,
    response: Response,
    mark: Mark = None,
) -> Who:
    """Log in by name and password; the cookie that is set says who you are from then on.

    Another one marks the browser: the wrong passwords of others do not keep it waiting.
    """
    password, device = wish.password.get_secret_value(), services.devices.known(mark)
    player = await services.accounts.log_in(wish.name, password, address, device)
    services.sessions.sign_in(player.id, player.session, response)
    services.devices.mark(player.id, response)
    return messages.who(player)


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(me: Me, services: ServicesDep, response: Response) -> None:
    """Log out here and in every other browser; tokens stay."""
    await services.accounts.end_sessions(me)
    response.delete_cookie(COOKIE)


@router.get("/me/sessions")
async def list_sessions(request: Request, me: Me, services: ServicesDep) -> SessionList:
    """List the browsers in which you are signed in."""
    found = await services.signed_in.all_of(me, credential_of(request))
    return SessionList(sessions=found)


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(session: Id, me: Me, services: ServicesDep) -> None:
    """End one of your sessions, and cut what it has open."""
    await services.signed_in.end(me, session)


@router.put("/account/password", status_code=204)
async def change_password(
    wish: ChangePassword, me: Me, services: ServicesDep, response: Response
) -> None:
    """Change your password; all other sessions end, tokens stay."""
    old, new = wish.old.get_secret_value(), wish.new.get_secret_value()
    player = await services.accounts.change_password(me, old, new)
    services.sessions.sign_in(player.id, player.session, response)


@router.get("/me/export")
async def export(me: Me, services: ServicesDep) -> Export:
    """Take away all that is stored about you."""
    return Export(sections=await exported(services.database, me.id))


@router.post("/me/farewell")
async def farewell(wish: Farewell, me: Me, services: ServicesDep, response: Response) -> Export:
    """Delete yourself, and get all that was stored about you.

    The name is free again.  In matches that go on bots take your seats.  Matches
    you played stay readable, under the name of someone who left.
    """
    password = wish.password.get_secret_value() if wish.password else None
    await services.accounts.confirm(me, password)
    told = Export(sections=await exported(services.database, me.id))
    await say_farewell(services.database, services.bus, services.acts, me.id)
    for cookie in (COOKIE, DEVICE_COOKIE):
        response.delete_cookie(cookie)
    return told


@router.post("/me/tokens", status_code=201)
async def make_token(wish: NewToken, me: Me, services: ServicesDep, once: OnceDep) -> MadeToken:
    """Make a token for a script or a bot of yours; its text is shown this once."""
    tokens = services.tokens
    text = tokens.text(me, once.key)
    made = await once.do(me, wish, TokenInfo, lambda: tokens.create(me, wish.label, text))
    return MadeToken(**made.model_dump(), token=text)


@router.get("/me/tokens")
async def list_tokens(me: Me, services: ServicesDep) -> TokenList:
    """List your tokens."""
    return TokenList(tokens=await services.tokens.all_of(me))


@router.delete("/me/tokens/{token}", status_code=204)
async def revoke(token: Id, me: Me, services: ServicesDep) -> None:
    """End a token."""
    await services.tokens.revoke(me, token)
