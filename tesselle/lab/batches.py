"""Many matches side by side: observations, masks and rewards of all of them at every step.

One row is one match after another; in each the lowest seat that may act acts.  What ``Batch``
hands out are its own arrays, without copies: the next step writes them anew.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
import numpy.typing as npt

from tesselle.engine.entropy import word
from tesselle.engine.errors import BadOption, BadSeed, IllegalMove, mismatch, shown, too_few
from tesselle.engine.game import Actions, Numbers, State
from tesselle.engine.say import alike
from tesselle.engine.sight import Bytes, Words, unpacked
from tesselle.engine.state import copied
from tesselle.lab import rows as kernels
from tesselle.lab.rows import BEGIN, NOTHING_WRONG, VECTOR, Rewards, Rows
from tesselle.lab.table import Table

Rewarded: TypeAlias = Literal["places", "points", "vector"]
REWARDED: tuple[Rewarded, ...] = get_args(Rewarded)
MOST_SEEDS = 1 << 64


class Batch:
    """``rows`` matches of one game, stepped together by its kernels."""

    def __init__(self, table: Table, rows: int, seed: int, rewards: str, cores: int | None) -> None:
        if type(rows) is not int or rows < 1:
            raise too_few("rows", rows)
        if cores is not None and (type(cores) is not int or cores < 1):
            raise too_few("cores", cores)
        if rewards not in REWARDED:
            raise BadOption(mismatch(alike(", ".join(REWARDED)), shown(rewards)))
        self.table, self.layout = table, table.layout
        self.actions = table.sight.actions
        self._kind = REWARDED.index(rewards)
        self._rows = _room(table, rows, self._kind)
        self._start = np.zeros(1, table.game.state)
        self._start[0] = table.start
        self._pieces = _pieces(self._rows, min(cores or os.cpu_count() or 1, rows))
        self._rooms = [np.zeros(table.game.most_actions, np.int32) for _ in self._pieces]
        self._drawn = np.zeros(rows, np.int32)
        self._draws = 0
        self._pool = ThreadPoolExecutor(len(self._pieces)) if len(self._pieces) > 1 else None
        self.reset(seed)

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self._rows.events)

    @property
    def observations(self) -> Bytes:
        """What the seat to act sees in each row; ``layout.split`` gives the parts by name."""
        return self._rows.observations

    @property
    def masks(self) -> Words:
        """The legal actions of that seat as bits: action ``a`` is bit ``a & 63`` of a word."""
        return self._rows.masks

    @property
    def mask_bytes(self) -> npt.NDArray[np.int8]:
        """The same with a byte for each action, made anew each time."""
        return unpacked(self._rows.masks, self.actions)

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """Who is to act in each row."""
        return self._rows.seats

    @property
    def rewards(self) -> Rewards:
        """What the last step brought each seat; with ``vector`` each number of its score."""
        all_numbers = self._rows.rewards
        return all_numbers if self._kind == VECTOR else all_numbers[:, :, 0]

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended the row's match; what is seen is the next one's start."""
        return self._rows.over

    @property
    def scores(self) -> Numbers:
        """The scores of the match that ended last in each row."""
        numbers = self._rows.finals[:, : -self.table.seats]
        width = self.table.game.score_numbers
        return numbers.reshape(len(self), self.table.seats, width) if width > 1 else numbers

    @property
    def places(self) -> Numbers:
        """Its places, from 1; 0 before any match ended."""
        return self._rows.finals[:, -self.table.seats :]

    @property
    def lengths(self) -> Numbers:
        """How many events it had."""
        return self._rows.lengths

    @property
    def words(self) -> Words:
        """The chance of the match that each row plays now: see ``replayed``."""
        return self._rows.chance

    def state(self, row: int) -> State:
        """Return a copy of a row's state, secrets included."""
        return copied(_record(self._rows.states, row))

    def reset(self, seed: int | None = None) -> None:
        """Begin anew in every row; without a seed, with the one given before."""
        if seed is not None:
            if type(seed) is not int or not 0 <= seed < MOST_SEEDS:
                raise BadSeed(mismatch(alike("0 … 2**64 - 1"), shown(seed)))
            self._seed = np.uint64(seed)
        self._draws = 0
        for row in range(len(self)):
            self._rows.seeds[row] = word(self._seed, row)
        for kept in (self._rows.matches, self._rows.finals, self._rows.lengths):
            kept.fill(0)
        self._play(np.full(len(self), BEGIN, np.int32))

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in every row, or let it rest (−1).

        If one is not legal it is refused, and none is played.
        """
        self._play(self._checked(actions))

    def random_actions(self) -> Actions:
        """Draw a legal action for each row, each as likely, from the batch's own seed."""
        self._draws += 1
        chance = np.uint64(word(np.uint64(~self._seed), self._draws))

        def draw(piece: int) -> None:
            first, rows = self._pieces[piece]
            part = self._drawn[first : first + len(rows.events)]
            kernels.random_actions(rows.masks, chance, first, part)

        self._on_all_cores(draw)
        return self._drawn

    def _play(self, actions: Actions) -> None:
        def play(piece: int) -> None:
            first, rows = self._pieces[piece]
            part = actions[first : first + len(rows.events)]
            kernels.step_rows(self._start, rows, part, self._rooms[piece], self._kind)

        self._on_all_cores(play)

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        given = np.asarray(actions)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            wanted = alike(f"whole numbers of shape ({len(self)},)")
            raise IllegalMove(mismatch(wanted, alike(f"{given.dtype} of shape {given.shape}")))
        narrow = np.ascontiguousarray(given, np.int32)
        wrong = kernels.wrong_row(self._rows.masks, narrow, self.actions)
        if wrong == NOTHING_WRONG and narrow is not given and (narrow != given).any():
            wrong = int(np.flatnonzero(narrow != given)[0])
        if wrong != NOTHING_WRONG:
            raise IllegalMove(alike(f"row {wrong}: action {int(given[wrong])} is not legal"))
        return narrow

    def _on_all_cores(self, work: Callable[[int], None]) -> None:
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self._pieces))))


def batch(
    game: str,
    rows: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    rewards: str = "places",
    cores: int | None = None,
    **options: Any,
) -> Batch:
    """Return ``rows`` matches that are stepped together: ``batch("genial", 1024, seats=2)``."""
    return Batch(Table.of(game, seats, options), rows, seed, rewards, cores)


def replayed(table: Table, chance: int, seats: Sequence[int], actions: Sequence[int]) -> State:
    """Play a match of a row again, from its word (``Batch.words``); return the state it gives."""
    state = copied(table.start)
    table.game.setup(state, np.uint64(word(np.uint64(chance), 0)))
    for event, (seat, action) in enumerate(zip(seats, actions, strict=True), 1):
        table.game.apply(state, seat, action, np.uint64(word(np.uint64(chance), event)))
    return state


def _record(states: npt.NDArray[np.void], row: int) -> State:
    record: State = states[row]
    return record


def _room(table: Table, rows: int, kind: int) -> Rows:
    """Return empty arrays for so many rows."""
    seats, numbers = table.seats, table.game.score_numbers
    return Rows(
        states=np.zeros(rows, table.game.state),
        seeds=np.zeros(rows, np.uint64),
        chance=np.zeros(rows, np.uint64),
        matches=np.zeros(rows, np.int64),
        events=np.zeros(rows, np.int32),
        seats=np.zeros(rows, np.int8),
        observations=np.zeros((rows, table.layout.size), np.uint8),
        masks=np.zeros((rows, table.sight.words), np.uint64),
        rewards=np.zeros((rows, seats, numbers if kind == VECTOR else 1), np.float32),
        over=np.zeros(rows, np.bool_),
        points=np.zeros((rows, seats * numbers), np.int32),
        finals=np.zeros((rows, seats * numbers + seats), np.int32),
        lengths=np.zeros(rows, np.int32),
    )


def _pieces(rows: Rows, cores: int) -> list[tuple[int, Rows]]:
    """Part the rows among the cores; each piece knows the number of its first row."""
    bounds = np.linspace(0, len(rows.events), cores + 1).astype(int).tolist()
    return [
        (first, Rows._make(array[first:last] for array in rows)) for first, last in pairwise(bounds)
    ]
