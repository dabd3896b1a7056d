"""What the search thinks of a position: a hint while one plays, anything after the end."""

from typing import Any

from tesselle.engine.errors import mismatch
from tesselle.engine.match import Match
from tesselle.server.errors import Conflict, NotYours, StillPlaying, Unprocessable
from tesselle.server.match.live_match import LiveMatch
from tesselle.server.store.database import Database, insert
from tesselle.server.store.schema import Analysis, Player, Table
from tesselle.server.thinking.judging import AnalysePosition
from tesselle.server.thinking.questions import position_of
from tesselle.server.thinking.thinkers import Thinkers
from tesselle.server.words import say


class Analyses:
    """Asks the search, and keeps what it said of finished matches."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self._database = database
        self._thinkers = thinkers
        self._asking: set[str] = set()  # players; one question each at a time

    async def hint(self, live: LiveMatch, seat: int | None, player: Player) -> dict[str, Any]:
        """Judge the choices of a seat that is to act, from what it may see alone."""
        if seat is None:
            raise NotYours(say("seated-hints"))
        async with self._database.reading() as session:
            table = await session.get_one(Table, live.table_id)
        if table.rated or not table.hints:
            raise NotYours(say("without-hints"))
        if seat not in live.waiting:
            waiting = ", ".join(map(str, live.waiting))
            raise Conflict(mismatch(say("seat-to-act", waiting=waiting), str(seat)))
        return await self._asked(player, live.match, len(live.match.events), seat)

    async def after(self, live: LiveMatch, number: int, player: Player) -> dict[str, Any]:
        """Judge the choices of whoever played the move with this number; once, then kept."""
        match = live.match
        if not live.over:
            raise StillPlaying(seq=live.seq)
        if not 1 <= number <= len(match.events):
            last = len(match.events)
            raise Unprocessable(mismatch(say("move-up-to", last=last), str(number)))
        seat = match.events[number - 1].seat
        async with self._database.reading() as session:
            kept = await session.get(Analysis, (live.id, number, seat))
        if kept:
            return kept.found
        found = await self._asked(player, match, number - 1, seat)
        row = {"match_id": live.id, "seq": number, "seat": seat, "found": found}
        async with self._database.writing() as session:
            new = insert(session, Analysis).values(row)
            await session.execute(new.on_conflict_do_nothing())
        return found

    async def _asked(self, player: Player, match: Match, events: int, seat: int) -> dict[str, Any]:
        if player.id in self._asking:
            raise Conflict(say("one-question"))
        self._asking.add(player.id)
        try:
            question = AnalysePosition(position_of(match, events), seat)
            found: dict[str, Any] = await self._thinkers.think(question, [player.id])
            return found
        finally:
            self._asking.discard(player.id)
