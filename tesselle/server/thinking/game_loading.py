"""Loads the rules of each game once, away from the event loop.

The first match of a game needs its compiled rules: a fraction of a second when
they lie on disk, a minute when they do not.  Meanwhile everything else goes on.
"""

import asyncio
import random
import threading
from contextlib import suppress

from tesselle.engine import registry
from tesselle.engine.match import Match

SETTLE_S = 1.0  # let the first pages out before loading, which keeps Python busy


class LoadedGames:
    """The games whose rules are loaded, or being loaded."""

    def __init__(self) -> None:
        self._loaded: dict[str, asyncio.Future[None]] = {}

    async def ready(self, game: str) -> None:
        """Return when the rules of ``game``, which must exist, are loaded."""
        if game not in self._loaded:
            self._loaded[game] = _started(game)
        await asyncio.shield(self._loaded[game])

    async def load_all(self) -> None:
        """Load every game, one after the other."""
        await asyncio.sleep(SETTLE_S)
        for game in registry.names():
            await self.ready(game)


def _started(game: str) -> asyncio.Future[None]:
    """Load a game in a thread that a server told to stop does not wait for."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def load() -> None:
        warm(game)
        with suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(done.set_result, None)

    threading.Thread(target=load, name=f"load {game}", daemon=True).start()
    return done


def warm(name: str) -> None:
    """Play a random match: whatever a match needs is loaded then."""
    game = registry.get(name)
    match, chance = Match(game, game.usual_seats, {}, 0), random.Random(0)
    while not match.over:
        seat = match.waiting[0]
        match.view(seat)
        match.copy().play(seat, chance.choice(match.legal(seat)))
        match.play_action(seat, chance.choice(match.actions(seat)))
    match.record()
