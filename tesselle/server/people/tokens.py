"""Personal API tokens: for scripts and bots of one's own, shown once, kept as a hash."""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from sqlalchemy import delete, func, select

from tesselle.server.errors import Conflict, NotFound
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import Clock
from tesselle.server.store import sessions
from tesselle.server.store.creations import remember
from tesselle.server.store.database import Database
from tesselle.server.store.players import ACCOUNT
from tesselle.server.store.schema import Player, Token
from tesselle.server.wire.accounts import TokenInfo
from tesselle.server.words import say

PREFIX = "tesselle_"  # so that a leaked one is recognised
BYTES = 32
MOST = 20  # for each player


@dataclass(frozen=True)
class Tokens:
    """Makes tokens, and knows players by them."""

    _database: Database
    _news: Bus
    _clock: Clock
    _secret: str  # of the server

    def text(self, player: Player, key: str | None) -> str:
        """Return the text of a new token; that of a sender's own key comes out again."""
        if key is None:
            return PREFIX + secrets.token_urlsafe(BYTES)
        drawn = hmac.digest(self._secret.encode(), f"token {player.id} {key}".encode(), "sha256")
        return PREFIX + base64.urlsafe_b64encode(drawn).decode().rstrip("=")

    async def create(self, player: Player, label: str, text: str) -> TokenInfo:
        """Make a token of this text, which is not kept."""
        if player.kind != ACCOUNT:
            raise Conflict(say("guest-without-token"))
        token = Token(
            id=new_id(),
            player_id=player.id,
            label=label,
            digest=digest(text),
            created_ms=self._clock(),
        )
        async with self._database.writing() as session:
            await session.get_one(Player, player.id, with_for_update=True)  # one after the other
            own = select(func.count()).select_from(Token).where(Token.player_id == player.id)
            if (await session.scalar(own) or 0) >= MOST:
                raise Conflict(say("most-tokens", most=MOST))
            session.add(token)
            told = TokenInfo.model_validate(token, from_attributes=True)
            await remember(session, player.id, told)
        return told

    async def all_of(self, player: Player) -> list[TokenInfo]:
        """List a player's tokens, oldest first."""
        async with self._database.reading() as session:
            query = select(Token).where(Token.player_id == player.id)
            found = await session.scalars(query.order_by(Token.created_ms, Token.id))
            return [TokenInfo.model_validate(each, from_attributes=True) for each in found]

    async def revoke(self, player: Player, token_id: str) -> None:
        """End a token, or raise NotFound."""
        async with self._database.writing() as session:
            gone = await session.scalars(
                delete(Token)
                .where(Token.id == token_id, Token.player_id == player.id)
                .returning(Token.id)
            )
            if gone.first() is None:
                raise NotFound("token", token_id)
            await sessions.end(session, player.id, self._clock())
        self._news.publish(News(topic=bus.SESSIONS, id=player.id))

    async def by_token(self, credential: str) -> Player | None:
        """Know a player by a token."""
        if not credential.startswith(PREFIX):
            return None
        async with self._database.reading() as session:
            owner = select(Player).join(Token, Token.player_id == Player.id)
            found: Player | None = await session.scalar(
                owner.where(Token.digest == digest(credential))
            )
            return found


def digest(text: str) -> str:
    """Return what is kept of a token; it is random and long, so one fast hash is enough."""
    return hashlib.sha256(text.encode()).hexdigest()
