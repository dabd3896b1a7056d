"""Gymnasium's own checks pass at every table, and what is wrong gets its errors."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import tesselle
import tesselle.lab.gymnasium
from tests.lab.tables import every_table, name

ALONE = name("mozaik", "Solo")


def made(game: str, seats: int, **settings: Any) -> Any:
    if seats == 1:
        return gymnasium.make(ALONE, disable_env_checker=True, **settings).unwrapped
    against = settings.pop("against", "uniform")
    made = gymnasium.make(
        name(game), seats=seats, against=against, disable_env_checker=True, **settings
    )
    return made.unwrapped


# It plays actions that it drew in other positions: here they lose the match.
@every_table
@pytest.mark.filterwarnings("ignore:.*not within the observation space|.*spec.*:UserWarning")
def test_gymnasiums_checks(game: str, seats: int) -> None:
    check_env(made(game, seats, illegal="loses"), skip_render_check=True)


@every_table
def test_a_match_against_bots_ends(game: str, seats: int) -> None:
    env = made(game, seats, seat=seats - 1, rewards="points")
    seen, info = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"], env.action_masks())
        seen, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        total += reward
    match = env.match.match()
    assert match.over
    record = match.record()
    assert tesselle.verify(record)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_bots_of_any_kind_and_seats_by_lot() -> None:
    env = made("genial", 3, against=["level1", "greedy"], seat=None)
    begun = {env.reset(seed=seed) and env.seat for seed in range(12)}
    assert begun == {0, 1, 2}
    assert env.match.waiting == (env.seat,)


def test_the_same_seed_plays_the_same() -> None:
    told = []
    for _ in range(2):
        env = made("mozaika", 3, against="greedy")
        seen, _ = env.reset(seed=5)
        env.action_space.seed(5)
        for _ in range(6):
            seen, *_ = env.step(env.action_space.sample())
        told.append((seen.tobytes(), env.match.played))
    assert told[0] == told[1]


def test_what_is_wrong_changes_nothing() -> None:
    env = made("genial", 2)
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    before = env.match.state.tobytes()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10**9, None, 2.5):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    assert env.match.state.tobytes() == before


@pytest.mark.parametrize(
    "wrong",
    [{"against": "nobody"}, {"against": ["greedy"] * 3}, {"seat": 2}, {"rewards": "gold"},
     {"illegal": "laughs"}, {"render_mode": "smoke"}],
    ids=str,
)  # fmt: skip
def test_what_no_environment_can_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(tesselle.TesselleError):
        made("genial", 2, **wrong)


@pytest.mark.parametrize("registered", [ALONE, name("genial", "-vs-uniform")])
def test_many_at_once(registered: str) -> None:
    envs = gymnasium.make_vec(registered, num_envs=6, vectorization_mode="vector_entry_point")
    seen, info = envs.reset(seed=2)
    rewards = np.zeros(6)
    over = np.zeros(6, bool)
    chance = np.random.default_rng(1)
    for _ in range(80):
        assert envs.observation_space.contains(seen)
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, earned, ended, cut, info = envs.step(np.array(actions))
        assert not cut.any()
        rewards += earned
        over |= ended
    assert over.all()
    with pytest.raises(InvalidAction, match="row 0"):
        envs.step(np.full(6, 10**6))
