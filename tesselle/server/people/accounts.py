"""Accounts: a guest who chose a password, to come back from anywhere.

An account is the guest itself, with the same id: tables and matches stay.
"""

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tesselle.server.errors import Conflict, TooMany, WrongPassword
from tesselle.server.match import messages
from tesselle.server.people.devices import Device
from tesselle.server.people.login_throttle import LoginThrottle
from tesselle.server.people.passwords import Passwords
from tesselle.server.plumbing import bus
from tesselle.server.plumbing.bus import Bus, News
from tesselle.server.plumbing.network import neighbourhood
from tesselle.server.plumbing.now import Clock
from tesselle.server.store import sessions
from tesselle.server.store.creations import remember
from tesselle.server.store.database import Database, insert
from tesselle.server.store.names import NameTaken, check_name, key_of
from tesselle.server.store.players import ACCOUNT, GUEST
from tesselle.server.store.schema import Account, Player, Token
from tesselle.server.wire.people import Who
from tesselle.server.words import say

# Wrong passwords in a window of `login_throttle`.
TRIES = 10  # for one name from one address, or from a browser that it was opened from before
TRIES_PER_ADDRESS = 100
TRIES_PER_NAME = 100  # from all addresses together …
LATE_TRIES = (
    1  # … and from each address after that, so that the owner still comes in from a new one
)


@dataclass(frozen=True)
class Accounts:
    """Makes, opens and changes accounts."""

    _database: Database
    _news: Bus
    _passwords: Passwords
    _throttle: LoginThrottle
    _clock: Clock

    async def become(self, guest: Player, name: str, password: str, address: str) -> Who:
        """Turn a guest into an account."""
        await self._throttle.count(f"new {address}", TRIES_PER_ADDRESS)
        key = key_of(check_name(name))
        hashed = await self._passwords.chosen(password, name)
        async with self._database.writing() as session:
            player = await _locked(session, guest.id)
            _check_guest(player)
            row = {"player_id": player.id, "key": key, "password": hashed}
            added = await session.scalars(
                insert(session, Account)
                .values(row)
                .on_conflict_do_nothing()
                .returning(Account.player_id)
            )
            if added.first() is None:
                raise NameTaken(name=name)
            player.kind, player.name = ACCOUNT, name
            who = messages.who(player)
            await remember(session, player.id, who)
        self._news.publish(News(topic=bus.PLAYER, id=player.id))
        return who

    async def rename(self, guest: Player, name: str) -> Player:
        """Give a guest another name."""
        async with self._database.writing() as session:
            player = await _locked(session, guest.id)
            _check_guest(player)
            player.name = check_name(name)
        self._news.publish(News(topic=bus.PLAYER, id=player.id))
        return player

    async def log_in(
        self, name: str, password: str, address: str, device: Device | None = None
    ) -> Player:
        """Return the player of this name, if the password is right.

        What strangers try does not keep the owner out: neither at a browser that the account was
        opened from before, nor at an address that is not theirs.
        """
        key = key_of(name)
        async with self._database.reading() as session:
            found = await session.execute(
                select(Player, Account)
                .join(Account, Account.player_id == Player.id)
                .where(Account.key == key)
            )
            row = found.first()
        kept = row[1].password if row else None
        if row and device and device.player_id == row[0].id:
            counted = await self._counted((f"device {device.id}", TRIES))
        else:
            counted = await self._counted_stranger(key, neighbourhood(address))
        await self._check(kept, password, counted)
        if row is None:
            raise WrongPassword
        if self._passwords.outdated(row[1].password):
            await self._keep(row[0].id, await self._passwords.hashed(password))
        player: Player = row[0]
        return player

    async def confirm(self, player: Player, password: str | None) -> None:
        """Make sure that it is the owner who asks; a guest has nothing to show."""
        if player.kind == ACCOUNT:
            async with self._database.reading() as session:
                account = await session.get_one(Account, player.id)
            counted = await self._counted((f"player {player.id}", TRIES))
            await self._check(account.password, password or "", counted)

    async def change_password(self, player: Player, old: str, new: str) -> Player:
        """Change the password; every session ends, the caller's is begun anew."""
        if player.kind != ACCOUNT:
            raise Conflict(say("guest-without-password"))
        await self.confirm(player, old)
        await self._keep(player.id, await self._passwords.chosen(new, player.name))
        return await self.end_sessions(player)

    async def end_sessions(self, player: Player) -> Player:
        """Make every cookie given so far void."""
        async with self._database.writing() as session:
            row = await _locked(session, player.id)
            row.session += 1
            await sessions.end(session, row.id, self._clock())
        self._news.publish(News(topic=bus.SESSIONS, id=player.id))
        return row

    async def _keep(self, player_id: str, hashed: str) -> None:
        async with self._database.writing() as session:
            await session.execute(
                update(Account).where(Account.player_id == player_id).values(password=hashed)
            )

    async def _counted_stranger(self, name: str, address: str) -> list[str]:
        """Count a try from a browser that is not known here."""
        here = f"name {name} at {address}"
        counted = await self._counted((here, TRIES), (f"address {address}", TRIES_PER_ADDRESS))
        try:
            return counted + await self._counted((f"name {name}", TRIES_PER_NAME))
        except TooMany:
            return counted + await self._counted((f"late {here}", LATE_TRIES))

    async def _counted(self, *limits: tuple[str, int]) -> list[str]:
        """Count a try by each key, or raise TooMany; return the keys.

        Before the answer is known, or many at once would slip through.
        """
        for key, most in limits:
            await self._throttle.count(key, most)
        return [key for key, _ in limits]

    async def _check(self, kept: str | None, password: str, counted: list[str]) -> None:
        """Raise WrongPassword, or take back what was counted."""
        if not await self._passwords.fits(kept, password):
            raise WrongPassword
        for key in counted:
            await self._throttle.forgive(key)


async def forget_account(session: AsyncSession, player: Player, at_ms: int) -> None:
    """Take away what lets a player in; the name is free again."""
    await session.execute(delete(Account).where(Account.player_id == player.id))
    await session.execute(delete(Token).where(Token.player_id == player.id))
    player.session += 1
    await sessions.end(session, player.id, at_ms)


def _check_guest(player: Player) -> None:
    if player.kind != GUEST:
        raise Conflict(say("guest-expected", kind=player.kind, name=player.name))


async def _locked(session: AsyncSession, player_id: str) -> Player:
    return await session.get_one(Player, player_id, with_for_update=True)
