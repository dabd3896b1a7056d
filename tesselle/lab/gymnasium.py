"""The games as Gymnasium environments.

They are registered once this is imported::

    import gymnasium
    import tesselle.lab.gymnasium

    env = gymnasium.make("tesselle/Genial-vs-level4-v1", seats=3)

One seat learns; bots of ours, or any that ``tesselle play`` would seat, have the others.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from tesselle.bots import BOTS, roster
from tesselle.bots.bot import Bot
from tesselle.engine.errors import BadOption, BadSeats, mismatch, shown
from tesselle.engine.match import Match
from tesselle.engine.say import alike
from tesselle.engine.sight import Bytes
from tesselle.lab import rendering, versions
from tesselle.lab.gymvector import VectorEnvironment
from tesselle.lab.rewards import Purse
from tesselle.lab.seating import SEEDS, Mask, Seating
from tesselle.lab.table import Table

__all__ = ["Environment", "LegalActions", "VectorEnvironment", "register_all"]

BOT_SEEDS = 1 << 32
REFUSED, LOSES = ILLEGAL = ("refused", "loses")  # what becomes of an action that is not legal
LOST = -1.0


class LegalActions(spaces.Discrete[np.int64]):
    """All actions of a game, of which ``sample`` draws one that is legal now."""

    mask: Mask | None = None  # of the environment's position

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw an action: without a mask or probabilities, from those that are legal now."""
        legal = self.mask if mask is None and probability is None else mask
        return super().sample(legal, probability)


class Environment(gymnasium.Env[Bytes, np.int64]):
    """One seat of a match, against bots; it is asked whenever it may act."""

    def __init__(
        self,
        game: str,
        *,
        against: str | Sequence[str] = "greedy",
        seats: int | None = None,
        seat: int | None = 0,  # None: drawn for each match
        rewards: str = "places",
        illegal: str = REFUSED,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table.of(game, seats, options)
        self.render_mode = rendering.checked(render_mode)
        self.metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}
        if illegal not in ILLEGAL:
            raise BadOption(mismatch(alike(", ".join(ILLEGAL)), shown(illegal)))
        self.illegal = illegal
        self.bots = self._bots(against)
        if seat is not None and seat not in range(self.table.seats):
            raise BadSeats(mismatch(alike(f"0 … {self.table.seats - 1}"), shown(seat)))
        self.seat = 0 if seat is None else seat
        self._draws_seat = seat is None
        high = self.table.layout.highest
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self._choices = self.action_space = LegalActions(self.table.sight.actions)
        self._purse = Purse(rewards)
        self._match: Seating | None = None
        self._library: Match | None = None  # the same match, for the bots
        self._players: dict[int, Bot] = {}
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a match; the bots play until the seat may act."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        if self._draws_seat:
            self.seat = int(self.np_random.integers(self.table.seats))
        roster.close(self._players.values())
        others = [other for other in range(self.table.seats) if other != self.seat]
        self._players = {
            other: roster.make(bot, int(self.np_random.integers(BOT_SEEDS)))
            for other, bot in zip(others, self.bots, strict=True)
        }
        self._match, self._lost = Seating(self.table, drawn), False
        self._library = self._match.match() if others else None
        self._purse.open(self._match)
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play; one that is refused changes nothing."""
        if self.match.over or self._lost:
            raise ResetNeeded("the match is over: call reset")
        if not self.match.may(self.seat, action):
            if self.illegal == REFUSED or not self.action_space.contains(action):
                raise InvalidAction(f"{shown(action)} is not legal, see info['action_mask']")
            self._lost = True
            return self._seen()[0], LOST, True, False, self._seen()[1]
        self._play(self.seat, int(action))
        self._let_others_play()
        reward = self._purse.earned(self.match)[self.seat]
        seen, info = self._seen()
        return seen, reward, self.match.over, False, info

    def action_masks(self) -> Mask:
        """Return the mask, by the name that sb3-contrib's MaskablePPO asks for."""
        return self.match.mask(self.seat)

    @property
    def match(self) -> Seating:
        """The match that is being played."""
        if self._match is None:
            raise ResetNeeded("call reset before anything else")
        return self._match

    def render(self) -> Any:
        """Show the table as the seat sees it."""
        return rendering.render(self.match.match(), self.seat, self.render_mode)

    def close(self) -> None:
        """End the programs among the bots."""
        roster.close(self._players.values())
        self._players = {}

    def _bots(self, against: str | Sequence[str]) -> list[str]:
        others = self.table.seats - 1
        named = [against] * others if isinstance(against, str) else list(against)
        if len(named) != others:
            raise BadSeats(mismatch(alike(f"{others} bots"), shown(named)))
        return [roster.check(name) for name in named]

    def _let_others_play(self) -> None:
        while not self.match.over and self.seat not in self.match.waiting:
            other = self.match.waiting[0]
            assert self._library is not None  # noqa: S101  there are others
            self._play(other, self._players[other].choose(self._library, other))

    def _play(self, seat: int, action: int) -> None:
        if self._library is not None:
            self._library.play_action(seat, action)
        self.match.play(seat, action)

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        mask = self.match.mask(self.seat)
        self._choices.mask = mask
        if self.render_mode == rendering.HUMAN:
            self.render()
        return self.match.observation(self.seat), {"action_mask": mask}


@cache
def register_all() -> None:
    """Put every game into Gymnasium's registry: against each bot of ours, and alone."""
    for game in versions.games():
        if 1 in game.seats:
            _register(versions.name(game, "Solo"), game=game.name, seats=1)
        if max(game.seats) > 1:
            _register(versions.name(game), game=game.name)
            for bot in BOTS:
                _register(versions.name(game, f"-vs-{bot}"), game=game.name, against=bot)


def _register(name: str, **settings: Any) -> None:
    gymnasium.register(
        name,
        entry_point=partial(Environment, **settings),
        vector_entry_point=partial(VectorEnvironment, **settings),
    )


register_all()
