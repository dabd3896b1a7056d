"""The games as PettingZoo environments.

They are in its registry once this is imported::

    import pettingzoo
    import tesselle.lab.pettingzoo

    env = pettingzoo.make("aec", "tesselle/Genial-v1", seats=3)

One seat after the other (``aec``), or all that may act at once (``parallel``).
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv, register

from tesselle.engine.errors import shown
from tesselle.lab import rendering, versions
from tesselle.lab.rewards import Purse
from tesselle.lab.seating import SEEDS, Mask, Seating, Sensed
from tesselle.lab.table import Table

Info = dict[str, Any]


def agent_of(seat: int) -> str:
    """Return what a seat is called here."""
    return f"seat_{seat}"


class Agents(EzPickle):
    """What both kinds of environment have in common: spaces, chance, one match, pictures."""

    possible_agents: list[str]
    agents: list[str]

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        rewards: str = "places",
        render_mode: str | None = None,
        wait: bool = False,  # whether the highest action is to wait
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, seats=seats, rewards=rewards, render_mode=render_mode, wait=wait, **options
        )
        self.table = Table.of(game, seats, options)
        self.render_mode = rendering.checked(render_mode)
        self.metadata = {
            "name": versions.name(self.table.game),
            "render_modes": list(rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.possible_agents = [agent_of(seat) for seat in range(self.table.seats)]
        self.agents = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = self.table.sight.actions + int(wait)
        self._nothing: Mask = np.zeros(self._actions, np.int8)
        self._nothing.flags.writeable = False
        self._purse = Purse(rewards)
        self._match: Seating | None = None
        self._chance, _ = np_random(None)
        self._space = {agent: self._observed() for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent's observations are: numbers by the layout, and the mask."""
        return self._space[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return what an agent's actions are."""
        return self._choices[agent]

    @property
    def match(self) -> Seating:
        """The match that is being played; ``match.match()`` has its record."""
        if self._match is None:
            raise ResetNeeded("call reset before anything else")
        return self._match

    def render(self) -> Any:
        """Show the table as whoever looks on may see it."""
        return rendering.render(self.match.match(), None, self.render_mode)

    def close(self) -> None:
        """Close the window, if there is one."""
        rendering.close()

    def _observed(self) -> spaces.Dict:
        high = self.table.layout.highest
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def _begin(self, seed: int | None) -> Seating:
        if seed is not None:
            self._chance, _ = np_random(seed)
        drawn = int(self._chance.integers(SEEDS)) if seed is None else seed
        self._match = Seating(self.table, drawn)
        self._purse.open(self._match)
        self.agents = list(self.possible_agents)
        return self._match

    def _show(self) -> None:
        if self.render_mode == rendering.HUMAN:
            self.render()


class TesselleAEC(Agents, AECEnv):  # type: ignore[misc]  # it ships no types
    """One game, a seat after the other; of several that may act, the lowest first.

    What seats choose in secret is applied when all have chosen; the observations of those
    that choose later are the same whatever was chosen.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: the one that ``tesselle.new`` opens with this seed."""
        match = self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(match.waiting[0])
        self._show()

    def observe(self, agent: str) -> Sensed:
        """Return what an agent sees, and what it may do: nothing if it has to wait."""
        return self.match.sensed(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Play for the agent whose turn it is; an action that is not legal changes nothing."""
        match = self.match
        if not self.agents:
            raise ResetNeeded("the match is over, and all agents have left: call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        if not match.may(seat, action):
            raise InvalidAction(f"{agent}: {shown(action)} is not legal, see action_mask")
        assert action is not None  # noqa: S101  for the type checker: it may be played
        match.play(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._purse.earned(match), strict=True))
        self._accumulate_rewards()
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._select(0)
        else:
            self._select(match.waiting[0])
        self._show()

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Return what all seats see, one after the other, for centralised training."""
        seats = range(self.table.seats)
        return np.concatenate([self.match.observation(seat) for seat in seats])

    def _select(self, seat: int) -> None:
        """Make it a seat's turn; what each may do stands in its info as well."""
        self.agent_selection = agent_of(seat)
        waiting = self.match.waiting
        for agent, info in self.infos.items():
            each = self._seat[agent]
            info["action_mask"] = self.match.mask(each) if each in waiting else self._nothing


class TesselleParallel(Agents, ParallelEnv):  # type: ignore[misc]  # it ships no types
    """One game, in which all seats that may act do so at once.

    The highest action is to wait: it is all that a seat can do that may not act.
    """

    def __init__(self, game: str, **settings: Any) -> None:
        settings.pop("wait", None)
        super().__init__(game, **settings, wait=True)
        self.wait = self._actions - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sensed], dict[str, Info]]:
        """Begin a match: the one that ``tesselle.new`` opens with this seed."""
        self._begin(seed)
        self._show()
        seen = self._seen()
        return seen, self._infos(seen)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Sensed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Play for all agents at once; if one action is not legal, none is played."""
        match = self.match
        if not self.agents:
            raise ResetNeeded("the match is over, and all agents have left: call reset")
        for seat in self._checked(actions):
            match.play(seat, int(actions[agent_of(seat)]))
        living, over = self.agents, match.over
        rewards = dict(zip(living, self._purse.earned(match), strict=True))
        seen = self._seen()
        if over:
            self.agents = []
        self._show()
        gone, cut = dict.fromkeys(living, over), dict.fromkeys(living, False)
        return seen, rewards, gone, cut, self._infos(seen)

    def _checked(self, actions: dict[str, int]) -> tuple[int, ...]:
        """Return who is to play, or raise InvalidAction for the first that does what it may not."""
        if set(actions) != set(self.agents):
            raise InvalidAction(f"expected an action of each of {self.agents}, got {list(actions)}")
        waiting = self.match.waiting
        for agent, action in actions.items():
            seat = self._seat[agent]
            if not (self.match.may(seat, action) if seat in waiting else action == self.wait):
                raise InvalidAction(f"{agent}: {shown(action)} is not legal, see action_mask")
        return waiting

    def _seen(self) -> dict[str, Sensed]:
        return {agent: self._one(self._seat[agent]) for agent in self.agents}

    def _one(self, seat: int) -> Sensed:
        mask: Mask = np.zeros(self._actions, np.int8)
        mask[: self.wait] = self.match.mask(seat)
        mask[self.wait] = seat not in self.match.waiting
        return {"observation": self.match.observation(seat), "action_mask": mask}

    def _infos(self, seen: dict[str, Sensed]) -> dict[str, Info]:
        return {agent: {"action_mask": each["action_mask"]} for agent, each in seen.items()}


@cache
def register_all() -> None:
    """Put every game into PettingZoo's registry."""
    kinds: tuple[tuple[Any, Callable[..., Any]], ...] = (
        ("aec", TesselleAEC),
        ("parallel", TesselleParallel),
    )
    for game in versions.games():
        for kind, made in kinds:
            register(kind, versions.name(game), partial(made, game.name))


register_all()
