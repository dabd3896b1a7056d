"""Matches that go on: one's own, and those that anybody may watch."""

import logging
from dataclasses import dataclass

from sqlalchemy import Select, select

from tesselle.engine.errors import TesselleError
from tesselle.server.match import messages
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.play.matches import Matches
from tesselle.server.store.database import Database
from tesselle.server.store.schema import Match, MatchSeat, Player, Table
from tesselle.server.tables.presence import Presence
from tesselle.server.tables.seating import OPEN, held_by
from tesselle.server.wire.replays import Running, RunningMatch

log = logging.getLogger(__name__)

MOST = 30  # the newest; each has to be in memory to be told


@dataclass(frozen=True)
class Ongoing:
    """Lists them."""

    _database: Database
    _matches: Matches
    _presence: Presence

    async def mine(self, player: Player) -> Running:
        """List the matches where ``player`` sits: those that wait for it first."""
        sits = select(MatchSeat.match_id).where(MatchSeat.player_id.in_(held_by(player.id)))
        return await self._listed(select(Match.id).where(Match.id.in_(sits)), player)

    async def everybodys(self, player: Player | None) -> Running:
        """List the matches at open tables."""
        tables = select(Match.id).join(Table, Table.id == Match.table_id)
        return await self._listed(tables.where(Table.visibility == OPEN), player)

    async def _listed(self, query: Select[str], player: Player | None) -> Running:
        newest = query.where(Match.ended_ms.is_(None)).order_by(Match.started_ms.desc())
        async with self._database.reading() as session:
            found = list(await session.scalars(newest.limit(MOST)))
        lives = [await self._opened(match_id) for match_id in found]
        told = [self._one(live, player) for live in lives if live and not live.over]
        return Running(matches=sorted(told, key=lambda each: (not each.your_turn, each.since_ms)))

    async def _opened(self, match_id: str) -> LiveMatch | None:
        """Find a match; one whose deck was exchanged must not hide all the others."""
        try:
            return await self._matches.get(match_id)
        except TesselleError as error:
            log.warning("match %s cannot be opened: %s", match_id, type(error).__name__)
            return None

    def _one(self, live: LiveMatch, player: Player | None) -> RunningMatch:
        seats = live.seats_of(player.id) if player else []
        seated = {each.id for each in live.players}
        return RunningMatch.model_validate(
            {
                "match": live.id,
                "table": live.table_id,
                "game": live.match.game.name,
                "options": live.match.options,
                "players": [messages.who(each) for each in live.players],
                "seats": seats,
                "waiting": list(live.waiting),
                "your_turn": any(seat in live.waiting for seat in seats),
                "seq": live.seq,
                "since_ms": _since_ms(live),
                "clock": messages.clock_info(live),
                "spectators": self._presence.spectators(live.table_id, seated),
            }
        )


def _since_ms(live: LiveMatch) -> int:
    """Return when the match last went on openly; when a secret choice was made is a secret too."""
    open_ = (event.at_ms for event in reversed(live.log) if event.seq not in live.pending)
    return next(open_, live.started_ms)
