"""Doors to personal tokens."""

from fastapi import APIRouter

from tesselle.server.ids import Id
from tesselle.server.people import Me
from tesselle.server.refusals import PROBLEMS
from tesselle.server.services import House
from tesselle.server.store.schema import Token
from tesselle.server.wire.accounts import MadeToken, NewToken, TokenInfo, TokenList

router = APIRouter(prefix="/api/me/tokens", tags=["accounts"], responses=PROBLEMS)


@router.post("", status_code=201)
async def make_token(wish: NewToken, me: Me, house: House) -> MadeToken:
    """Make a token for a script or a bot of yours; its text is shown this once."""
    token, text = await house.tokens.create(me, wish.label)
    return MadeToken(**_told(token).model_dump(), token=text)


@router.get("")
async def list_tokens(me: Me, house: House) -> TokenList:
    """List your tokens."""
    return TokenList(tokens=[_told(token) for token in await house.tokens.all_of(me)])


@router.delete("/{token}", status_code=204)
async def revoke(token: Id, me: Me, house: House) -> None:
    """End a token."""
    await house.tokens.revoke(me, token)


def _told(token: Token) -> TokenInfo:
    return TokenInfo(id=token.id, label=token.label, created_ms=token.created_ms)
