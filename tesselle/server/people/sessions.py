"""Who sends a request: one answer for cookies and tokens, for HTTP and WebSockets."""

from collections.abc import Awaitable, Callable

from fastapi import Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import exists, select

from tesselle.server.match import messages
from tesselle.server.people.tokens import digest
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.ids import new_id
from tesselle.server.plumbing.now import Clock
from tesselle.server.store import sessions
from tesselle.server.store.creations import remember
from tesselle.server.store.database import Database
from tesselle.server.store.names import check_name
from tesselle.server.store.players import GUEST
from tesselle.server.store.schema import Player, SessionEnd
from tesselle.server.wire.people import Who

COOKIE = "tesselle"
YEAR_S = 365 * 24 * 3600
SESSION_S = YEAR_S
FIRST = 0  # `Player.session` of whoever has just come in


class Sessions:
    """Knows players by what they show."""

    def __init__(
        self, database: Database, news: Bus, secret: str, clock: Clock, *, secure: bool
    ) -> None:
        self._database = database
        self._news = news
        self._clock = clock
        self._secure = secure
        self._signer = URLSafeTimedSerializer(secret, salt="session")
        # Each reads one kind of credential, or gives nothing; the first that knows it wins.
        self.readers: list[Callable[[str], Awaitable[Player | None]]] = [self.by_session]

    async def new_guest(self, name: str) -> Who:
        """Let somebody in who only gave a name."""
        player = Player(
            id=new_id(),
            kind=GUEST,
            name=check_name(name),
            session=FIRST,
            created_ms=self._clock(),
        )
        async with self._database.writing() as session:
            session.add(player)
            await session.flush()
            who = messages.who(player)
            await remember(session, player.id, who)
        return who

    def sign_in(self, player_id: str, number: int, response: Response) -> None:
        """Give the browser a cookie that scripts cannot read, void when the number has changed."""
        response.set_cookie(
            COOKIE,
            # The last word makes each session another, so that it can end alone.
            self._signer.dumps([player_id, number, new_id()]),
            max_age=SESSION_S,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    async def by_session(self, credential: str) -> Player | None:
        """Know a player by a signed session that has not ended."""
        read = self._read(credential)
        if read is None:
            return None
        player_id, number = read
        ended = exists().where(SessionEnd.digest == digest(credential))
        query = select(Player).where(Player.id == player_id, Player.session == number, ~ended)
        async with self._database.reading() as session:
            player: Player | None = await session.scalar(query)
        return player

    async def end_session(self, credential: str) -> None:
        """Let nobody in by this session any more; others of the same player go on."""
        read = self._read(credential)
        if read is None:
            return
        player_id, _ = read
        async with self._database.writing() as session:
            if await session.get(Player, player_id):
                await sessions.end(session, player_id, self._clock(), digest(credential))
        self._news.publish(News(topic=bus.SESSIONS, id=player_id))

    def _read(self, credential: str) -> tuple[str, int] | None:
        """Whose session this is and which of theirs, if we signed it, less than a year ago.

        Also if it was signed in what is now the future: clocks are set to other times.
        """
        try:
            (player_id, number, *_), signed = self._signer.loads(credential, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        return (
            (player_id, number) if self._clock() / 1000 - signed.timestamp() <= SESSION_S else None
        )

    async def by_credential(self, credential: str) -> Player | None:
        """Know a player by whatever was shown."""
        for reader in self.readers:
            if player := await reader(credential):
                return player if player.disabled_ms is None else None
        return None
