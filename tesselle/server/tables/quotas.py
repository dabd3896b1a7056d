"""How much one person may have open at once: tables that gather, and matches that go on.

All are counted for whoever hosts the table, in the transaction that would add one.
"""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.errors import OverQuota
from tesselle.server.plumbing.whereabouts import Whereabouts
from tesselle.server.settings import Settings
from tesselle.server.store.players import BOT, Seated
from tesselle.server.store.schema import Match, MatchSeat, Player, Table
from tesselle.server.tables.seating import GATHERING
from tesselle.server.words import say


class Quotas:
    """Refuses what would be more than an operator allows; a limit of 0 is none."""

    def __init__(self, settings: Settings, whereabouts: Whereabouts) -> None:
        self._whereabouts = whereabouts
        self._people = settings.people_per_address
        self._tables = settings.most_tables
        self._matches = settings.most_matches
        self._bot_matches = settings.most_bot_matches

    async def check_table(self, session: AsyncSession, host_id: str) -> None:
        """Refuse one more table that gathers."""
        tables = select(Table.id).where(Table.state == GATHERING)
        await self._check(session, host_id, tables, self._tables, "too-many-tables")

    async def check_match(
        self, session: AsyncSession, host_id: str, players: Sequence[Seated] = ()
    ) -> None:
        """Refuse one more match; of bots alone, if ``players`` are, there may be fewer."""
        going_on = (
            select(Match.id).join(Table, Table.match_id == Match.id).where(Match.ended_ms.is_(None))
        )
        await self._check(session, host_id, going_on, self._matches, "too-many-matches")
        if players and all(player.kind == BOT for player in players):
            of_bots = going_on.where(_bots_alone())
            await self._check(session, host_id, of_bots, self._bot_matches, "too-many-of-bots")

    async def _check(
        self, session: AsyncSession, host_id: str, rows: Select[str], most: int, refusal: str
    ) -> None:
        """Refuse one more of ``rows``; others who would add something for the same host wait."""
        if most == 0:
            return
        host = select(Player.id).where(Player.id == host_id)
        await session.execute(host.with_for_update(key_share=True))
        await _count(session, rows.where(Table.host_id == host_id), most, refusal)
        if self._people:  # many names at one address are given no more than a few
            beside = rows.where(Table.host_id.in_(self._whereabouts.beside(host_id)))
            await _count(session, beside, most * self._people, f"{refusal}-here")


async def _count(session: AsyncSession, rows: Select[str], most: int, refusal: str) -> None:
    count = await session.scalar(select(func.count()).select_from(rows.subquery())) or 0
    if count >= most:
        raise OverQuota(say(refusal, count=count, most=most), limit=most, count=count)


def _bots_alone() -> ColumnElement[bool]:
    """Tell that only bots sat down at a match."""
    people = (
        select(MatchSeat.match_id)
        .join(Player, Player.id == MatchSeat.player_id)
        .where(MatchSeat.match_id == Match.id, Player.kind != BOT)
    )
    return ~people.exists()
