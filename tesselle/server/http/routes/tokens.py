"""Doors to personal tokens."""

from fastapi import APIRouter

from tesselle.server.http.dependencies import Me, ServicesDep
from tesselle.server.http.refusals import PROBLEMS
from tesselle.server.plumbing.ids import Id
from tesselle.server.store.schema import Token
from tesselle.server.wire.accounts import MadeToken, NewToken, TokenInfo, TokenList

router = APIRouter(prefix="/api/me/tokens", tags=["accounts"], responses=PROBLEMS)


@router.post("", status_code=201)
async def make_token(wish: NewToken, me: Me, services: ServicesDep) -> MadeToken:
    """Make a token for a script or a bot of yours; its text is shown this once."""
    token, text = await services.tokens.create(me, wish.label)
    return MadeToken(**_told(token).model_dump(), token=text)


@router.get("")
async def list_tokens(me: Me, services: ServicesDep) -> TokenList:
    """List your tokens."""
    return TokenList(tokens=[_told(token) for token in await services.tokens.all_of(me)])


@router.delete("/{token}", status_code=204)
async def revoke(token: Id, me: Me, services: ServicesDep) -> None:
    """End a token."""
    await services.tokens.revoke(me, token)


def _told(token: Token) -> TokenInfo:
    return TokenInfo.model_validate(token, from_attributes=True)
