"""The batched core plays by the rules, the same however it is cut, and hands out its own arrays."""

from typing import Any

import numpy as np
import pytest

import tesselle
from tesselle import lab
from tesselle.engine.sight import unpacked
from tesselle.lab.rows import REST
from tests.lab.tables import every_table

ROWS = 7
STEPS = 60
ENOUGH = 260  # steps, for a match of any game to end


def arrays(batch: lab.Batch) -> list[bytes]:
    """Return all that a batch shows, as bytes."""
    shown = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.over, batch.places)
    return [each.tobytes() for each in shown]


@every_table
def test_a_row_is_a_match_of_the_library(game: str, seats: int) -> None:
    batch = lab.batch(game, ROWS, seats=seats, seed=5, cores=1)
    table, row = batch.table, 3
    who: list[int] = []
    what: list[int] = []
    for _ in range(STEPS):
        state = lab.replayed(table, int(batch.words[row]), who, what)
        assert batch.state(row).tobytes() == state.tobytes()
        room = np.zeros(table.game.most_actions, np.int32)
        seat = int(batch.seats[row])
        listed = room[: table.game.legal(state, seat, room)].tolist()
        assert np.flatnonzero(batch.mask_bytes[row]).tolist() == listed
        seen = np.zeros(table.layout.size, np.uint8)
        table.sight.observe(state, seat, seen)
        assert batch.observations[row].tobytes() == seen.tobytes()
        chosen = batch.random_actions()
        who, what = [*who, seat], [*what, int(chosen[row])]
        batch.step(chosen)
        if batch.over[row]:
            who, what = [], []


@every_table
def test_matches_end_as_the_library_says_and_places_are_rewarded(game: str, seats: int) -> None:
    batch = lab.batch(game, 2, seats=seats, seed=8, cores=1)
    match: list[tuple[int, int]] = []
    words, row = int(batch.words[1]), 1
    for _ in range(ENOUGH):
        actions = batch.random_actions()
        match.append((int(batch.seats[row]), int(actions[row])))
        batch.step(actions)
        if batch.over[row]:
            break
        assert not batch.rewards[row].any()
    assert batch.over[row], "no match ended"
    who, what = zip(*match, strict=True)
    state = lab.replayed(batch.table, words, who, what)
    places = np.zeros(seats, np.int32)
    batch.table.game.ranking(state, places)
    assert batch.places[row].tolist() == places.tolist()
    assert batch.lengths[row] == len(match)
    assert int(batch.words[row]) != words, "the next match has its own chance"
    first = batch.rewards[row][places == 1]
    assert (first >= 0).all()
    assert abs(float(batch.rewards[row].sum())) < 1e-6


def test_points_and_tracks_add_up_to_the_scores() -> None:
    tracks = lab.batch("genial", 3, seed=2, rewards="vector", cores=1)
    points = lab.batch("genial", 3, seed=2, rewards="points", cores=1)
    gained, lowest = np.zeros((3, 2, 6)), np.zeros((3, 2))
    while not tracks.over[0]:
        actions = tracks.random_actions().copy()
        tracks.step(actions)
        points.step(actions)
        gained += tracks.rewards
        lowest += points.rewards
    assert gained[0].tolist() == tracks.scores[0].tolist()
    assert lowest[0].tolist() == tracks.scores[0].min(axis=1).tolist()


def test_cores_and_other_rows_change_nothing() -> None:
    alone, shared = (lab.batch("mozaika", ROWS, seed=3, cores=cores) for cores in (1, 2))
    few = lab.batch("mozaika", 2, seed=3, cores=1)
    for _ in range(STEPS):
        actions = alone.random_actions().copy()
        assert shared.random_actions().tolist() == actions.tolist()
        for batch in (alone, shared):
            batch.step(actions)
        few.step(actions[:2])
        assert arrays(alone) == arrays(shared)
        assert alone.observations[:2].tobytes() == few.observations.tobytes()


def test_the_same_seed_begins_the_same_matches() -> None:
    batch = lab.batch("mozaik", 3, seed=1, cores=1)
    before = arrays(batch)
    batch.step(batch.random_actions())
    batch.reset()
    assert arrays(batch) == before
    batch.reset(2)
    assert arrays(batch) != before


def test_rows_may_rest() -> None:
    batch = lab.batch("genial", 2, seed=1, cores=1)
    before = batch.state(1).tobytes()
    batch.step([int(batch.random_actions()[0]), REST])
    assert batch.state(1).tobytes() == before
    assert not batch.rewards.any()


@pytest.mark.parametrize(
    "wrong", [[0, 10**6], [0, -2], [0, 2**40], [0], [0.0, 1.0], [[0, 0]]], ids=str
)
def test_what_is_not_legal_is_refused_and_nothing_is_played(wrong: Any) -> None:
    batch = lab.batch("mosaic", 2, seed=1, cores=1)
    batch.step([30, 30])
    before = arrays(batch), batch.state(0).tobytes()
    with pytest.raises(tesselle.IllegalMove, match=r"row 1|shape"):
        batch.step(wrong)
    assert (arrays(batch), batch.state(0).tobytes()) == before


@pytest.mark.parametrize(
    "wrong",
    [{"rows": 0}, {"cores": 0}, {"rewards": "gold"}, {"seats": 9}, {"seed": -1}, {"tide": 1}],
    ids=str,
)
def test_what_no_batch_can_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(tesselle.TesselleError):
        lab.batch("genial", **{"rows": 1, **wrong})


def test_other_libraries_look_at_the_same_memory() -> None:
    batch = lab.batch("genial", 4, seed=1, cores=1)
    given = np.from_dlpack(batch.observations)
    assert np.shares_memory(given, batch.observations)
    before = given.copy()
    batch.step(batch.random_actions())
    assert not np.array_equal(given, before), "the next step shows in it"


def test_parts_of_an_observation_are_views() -> None:
    batch = lab.batch("genial", 4, seats=3, seed=1, cores=1)
    parts = batch.layout.split(batch.observations)
    assert parts["planes"].shape == (4, 7, 13, 13)
    assert np.shares_memory(parts["hand"], batch.observations)
    assert parts["hand"].sum(axis=1).tolist() == [6] * 4


def test_random_actions_are_each_as_likely() -> None:
    batch = lab.batch("mozaika", 4000, seed=1, cores=1)
    share = np.unpackbits(batch.masks.view(np.uint8), axis=1, bitorder="little").mean(axis=0)
    drawn = batch.random_actions()
    assert unpacked(batch.masks, batch.actions)[np.arange(4000), drawn].all()
    legal = batch.mask_bytes / batch.mask_bytes.sum(axis=1, keepdims=True)
    expected = legal.sum(axis=0)
    counts = np.bincount(drawn, minlength=batch.actions)
    used = share[: batch.actions] > 0
    chi = ((counts - expected)[used] ** 2 / expected[used]).sum()
    assert chi < used.sum() + 5 * np.sqrt(2 * used.sum()), "five standard deviations"
