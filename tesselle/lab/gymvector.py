"""Many matches as one Gymnasium vector environment, over the batched core.

One seat learns; the others play at random, or there are none.  Against other bots
``gymnasium.make_vec(…, vectorization_mode="async")`` has a process for each match.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tesselle.engine.errors import BadSeats, IllegalMove, mismatch, shown
from tesselle.engine.say import alike
from tesselle.engine.sight import Bytes
from tesselle.lab.batches import Batch
from tesselle.lab.rows import REST
from tesselle.lab.seating import SEEDS
from tesselle.lab.table import Table

RANDOM = "uniform"


class VectorEnvironment(VectorEnv[Bytes, npt.NDArray[Any], npt.NDArray[Any]]):
    """``num_envs`` matches; one that ends gives way to the next at once."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        against: str = RANDOM,
        seats: int | None = None,
        seat: int = 0,
        rewards: str = "places",
        cores: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        table = Table.of(game, seats, options)
        if table.seats > 1 and against != RANDOM:
            wanted = alike(f"{RANDOM}, or vectorization_mode='async'")
            raise BadSeats(mismatch(wanted, shown(against)))
        if seat not in range(table.seats):
            raise BadSeats(mismatch(alike(f"0 … {table.seats - 1}"), shown(seat)))
        self.table, self.seat, self.num_envs = table, seat, num_envs
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        high = table.layout.highest
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(table.sight.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(table, num_envs, 0, rewards, cores)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a match in every row; the rows' seeds follow from this one."""
        if isinstance(seed, list):
            raise TypeError("expected one seed, of which those of all rows follow")
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(SEEDS)))
        self._begun = True
        self._let_others_play()
        return self._batch.observations.copy(), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[
        Bytes,
        npt.NDArray[Any],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Play an action in every row; if one is not legal, none is played."""
        if not self._begun:
            raise ResetNeeded("call reset before anything else")
        if np.any(np.asarray(actions) == REST):
            raise InvalidAction(f"{REST} is no action")
        try:
            self._batch.step(actions)
        except IllegalMove as error:
            raise InvalidAction(str(error)) from None
        rewards, over = self._batch.rewards[:, self.seat].copy(), self._batch.over.copy()
        self._let_others_play(rewards, over)
        return self._batch.observations.copy(), rewards, over, np.zeros_like(over), self._info()

    def _let_others_play(self, rewards: Any = None, over: Any = None) -> None:
        """Play at random until it is the learner's turn in every row."""
        while (others := self._batch.seats != self.seat).any():
            self._batch.step(np.where(others, self._batch.random_actions(), REST))
            if rewards is not None:
                rewards += self._batch.rewards[:, self.seat]
                over |= self._batch.over

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask_bytes, "packed_mask": self._batch.masks.copy()}
