"""Matches between agents that read and bots: opened, played, told; bounded in number and thinking.

A match goes by an id that nobody can guess, so whoever has not started it cannot play it,
look at it, or end it.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from tesselle.bots import BOTS, roster
from tesselle.bots.bot import Bot
from tesselle.bots.outside import BadBot
from tesselle.engine import registry
from tesselle.engine.errors import BadOption, IllegalMove, TesselleError, mismatch, shown
from tesselle.engine.game import Game
from tesselle.engine.say import Say, alike
from tesselle.engine.say import say as engine_say
from tesselle.lab.words import say
from tesselle.local.localmatch import BOT, MOVE, RESIGN, LocalMatch, Stored, begun
from tesselle.local.minds import chance_of

MOST_MATCHES = 64  # at one time
IDLE_S = 3600.0  # after which a match may make room for another
PATIENCE_S = 30.0  # how long a call waits for others to have thought
AGENT = "agent"
USUAL_BOT = "level3"


class NoMatch(TesselleError):
    """There is no such match."""


class Full(TesselleError):
    """As many matches as there may be, or as much thinking."""


class Thinkers:
    """As many bots as may think at one time."""

    def __init__(self, count: int | None = None, patience_s: float = PATIENCE_S) -> None:
        self._free = threading.BoundedSemaphore(count or os.cpu_count() or 1)
        self._patience_s = patience_s

    @contextmanager
    def one(self) -> Iterator[bool]:
        """Wait for a place to think in; what is yielded says whether there is one."""
        got = self._free.acquire(timeout=self._patience_s)
        try:
            yield got
        finally:
            if got:
                self._free.release()


class Table:
    """One match: the seats of an agent, and bots at the others."""

    def __init__(
        self, stored: Stored, bots: Mapping[int, Bot], thinkers: Thinkers, *, listed: bool
    ) -> None:
        self.live = LocalMatch(stored)
        self.listed = listed
        self.erred: Say | None = None  # what a bot did that failed
        self.used_s = time.monotonic()
        self._bots = dict(bots)
        self._thinkers = thinkers
        self._told = dict.fromkeys(self.own, 0)  # up to which event each own seat was told
        self._one_at_a_time = threading.RLock()

    @property
    def own(self) -> list[int]:
        """The seats of the agent."""
        return self.live.own

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let nobody else change the match meanwhile."""
        with self._one_at_a_time:
            self.used_s = time.monotonic()
            yield

    def seat(self, wanted: int | None) -> int:
        """Return a seat of the agent: the one asked for, or else one that is to act."""
        if wanted is None:
            acting = [seat for seat in self.own if seat in self.live.match.waiting]
            return (acting or self.own)[0]
        if wanted not in self.own:
            own = ", ".join(map(str, self.own))
            raise IllegalMove(say("not-own-seat", own=own, seat=shown(wanted)))
        return wanted

    def play(self, seat: int, move: str) -> None:
        """Play a move of the agent, then those of the bots; an IllegalMove changes nothing."""
        self.live.match.read(seat, move)
        self._fold(MOVE, seat, move)
        self.advance()

    def resign(self, seat: int) -> None:
        """Give the match up."""
        if self.live.match.over:
            raise IllegalMove(say("agent-over"))
        self._fold(RESIGN, seat, "")
        self.close()

    def advance(self) -> None:
        """Let the bots move that are to; where too many think, the next call goes on."""
        while self.live.owing:
            with self._thinkers.one() as free:
                if not free:
                    return
                self._move(self.live.owing[0])
        if self.live.match.over:
            self.close()

    def close(self) -> None:
        """End the programs that play here."""
        roster.close(self._bots.values())

    def news(self, seat: int) -> list[dict[str, Any]]:
        """Return the events the seat was not told of yet, and take note that it is now."""
        since, self._told[seat] = self._told[seat], self.live.seq
        return [self.live.happened(event, seat) for event in self.live.log[since:]]

    def _move(self, seat: int) -> None:
        match = self.live.match
        try:
            action = self._bots[seat].choose(match, seat)
            move = match.game.write_move(match.state, seat, action)
            match.read(seat, move)
        except Exception as error:  # a bot may fail in any way; the match ends, nothing else
            why = error.say if isinstance(error, BadBot) else alike(type(error).__name__)
            self.erred = say("agent-bot-erred", name=match.names[seat], why=why)
            self._fold(RESIGN, seat, "")
            return
        self._fold(MOVE, seat, move)

    def _fold(self, kind: str, seat: int, move: str) -> None:
        seq = self.live.seq + 1
        event = {"seq": seq, "kind": kind, "seat": seat, "move": move, "id": str(seq)}
        for revealed in self.live.fold(event):  # told as secret before, so it is told again
            for own in self._told:
                self._told[own] = min(self._told[own], revealed["seq"] - 1)


class Hall:
    """All matches of one server."""

    def __init__(
        self,
        bots: Mapping[str, str] | None = None,
        most: int = MOST_MATCHES,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.bots = dict(bots or {})  # from outside: what is typed, by the name they go by here
        self.thinkers = thinkers or Thinkers()
        self.reviewers = Thinkers(1)
        self._most = most
        self._tables: dict[str, Table] = {}
        self._changing = threading.Lock()

    def start(
        self,
        game: str,
        seats: int | None,
        own: Sequence[int],
        bots: Sequence[str],
        options: Mapping[str, Any],
        *,
        listed: bool,
    ) -> Table:
        """Open a match with a fresh seed, and let bots move that are to."""
        found = registry.get(game)
        count = found.check_seats(found.usual_seats if seats is None else seats)
        seated = self._seated(count, own, bots)
        chosen = _checked(found, options)
        players = [
            {"id": str(seat), "kind": BOT if seat in seated else AGENT, "name": f"{name} {seat}"}
            for seat, name in enumerate(seated.get(seat, AGENT) for seat in range(count))
        ]
        stored = begun(secrets.token_urlsafe(12), game, chosen, players, 0)
        opened = LocalMatch(stored).match
        made = {
            seat: roster.make(self.bots.get(name, name), chance_of(opened, seat))
            for seat, name in seated.items()
        }
        table = Table(stored, made, self.thinkers, listed=listed)
        with self._changing:
            self._make_room()
            self._tables[table.live.id] = table
        with table.alone():
            table.advance()
        return table

    def table(self, match: str) -> Table:
        """Return a match that goes by this id."""
        with self._changing:
            if match not in self._tables:
                raise NoMatch(say("no-match", match=shown(match)))
            return self._tables[match]

    def _make_room(self) -> None:
        """Drop the match that was over or idle for longest, if there are too many."""
        if len(self._tables) < self._most:
            return
        now = time.monotonic()
        stale = [
            (each.used_s, match)
            for match, each in self._tables.items()
            if each.live.match.over or now - each.used_s > IDLE_S
        ]
        if not stale:
            raise Full(say("too-many-matches", most=self._most))
        self._tables.pop(min(stale)[1]).close()

    def close(self) -> None:
        """End all programs."""
        for table in self._tables.values():
            table.close()

    def _seated(self, seats: int, own: Sequence[int], bots: Sequence[str]) -> dict[int, str]:
        """Return the names of the bots by seat; the last one named also sits where none is."""
        if not own or len(set(own)) < len(own) or not set(own) <= set(range(seats)):
            raise BadOption(mismatch(say("which-seats", last=seats - 1), shown(list(own))))
        others = [seat for seat in range(seats) if seat not in own]
        if len(bots) > len(others):
            raise BadOption(mismatch(say("as-many-bots", seats=len(others)), shown(list(bots))))
        known = [*BOTS, *self.bots]
        for bot in bots:
            if bot not in known:
                expected = say("bot-here", known=", ".join(known))
                raise BadOption(mismatch(expected, shown(bot)))
        named = list(bots) or [USUAL_BOT]
        return {seat: named[min(place, len(named) - 1)] for place, seat in enumerate(others)}


def _checked(game: Game, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options; one that takes any text must be among those offered, and no file."""
    options = game.check_options(chosen)
    for option in game.options:
        value = options[option.name]
        if value not in option.safe:
            choices = ", ".join(map(str, option.safe))
            told = engine_say("one-of-here", name=option.name, choices=choices, got=shown(value))
            raise BadOption(told)
    return options
