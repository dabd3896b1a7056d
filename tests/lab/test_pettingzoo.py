"""PettingZoo's own checks pass at every table, and what is wrong gets its errors."""

import pickle
import warnings
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

import tesselle.lab.pettingzoo
from tests.lab.tables import every_table, name

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports games of its own, in a way that it calls old
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

# Its checks warn about every environment that is not on lists of its own by name: an observation
# with a mask is a dictionary there, and a seat that has to wait, or whose match is over, has none.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{told}:UserWarning")
    for told in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]
CYCLES = 60  # of its checks, for each agent
SHORT = 12


def made(kind: Any, game: str, seats: int, **settings: Any) -> Any:
    return pettingzoo.make(kind, name(game), seats=seats, **settings)


@every_table
def test_aec(game: str, seats: int) -> None:
    api_test(made("aec", game, seats), num_cycles=CYCLES)


@every_table
def test_parallel(game: str, seats: int) -> None:
    parallel_api_test(made("parallel", game, seats), num_cycles=CYCLES)


@every_table
def test_seeds(game: str, seats: int) -> None:
    seed_test(lambda: made("aec", game, seats), num_cycles=SHORT)


@every_table
def test_rendering(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesselle.lab.rendering.LINES", 1)  # a smaller picture
    render_test(lambda render_mode: made("aec", game, seats, render_mode=render_mode))


def played(env: Any, steps: int, seed: int = 1) -> Iterator[str]:
    """Play at random, and yield who is to act before each step."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent, _ in zip(env.agent_iter(), range(steps), strict=False):
        yield agent
        legal = np.flatnonzero(env.observe(agent)["action_mask"])
        env.step(int(chance.choice(legal)) if legal.size else None)


@every_table
def test_it_is_the_match_that_the_library_opens(game: str, seats: int) -> None:
    env = made("aec", game, seats)
    for _ in played(env, 40, seed=9):
        for each, info in env.infos.items():
            assert np.array_equal(info["action_mask"], env.observe(each)["action_mask"])
    match = tesselle.new(game, seats=seats, seed=9)
    for seat, action in env.unwrapped.match.played:
        match.play_action(seat, action)
    assert match.state.tobytes() == env.unwrapped.match.state.tobytes()


@pytest.mark.parametrize(("game", "seats"), [("mozaika", 3), ("mozaik", 3)])
def test_secret_choices_are_hidden_from_seats_that_choose_later(game: str, seats: int) -> None:
    compared = 0
    one, other = made("aec", game, seats), made("aec", game, seats)
    for agent in played(one, 60):
        match = one.match
        if agent != "seat_0" or len(match.waiting) < seats:
            continue
        if not match.table.game.secret(match.state, 0):
            continue
        legal = np.flatnonzero(match.mask(0)).tolist()
        seen = []
        for action in (legal[0], legal[-1]):
            other.reset(seed=1)
            for _, past in match.played:
                other.step(past)
            other.step(action)
            assert other.agent_selection == "seat_1"
            seen.append([other.last(), other.observe("seat_2"), other.infos, other.rewards])
        assert pickle.dumps(seen[0]) == pickle.dumps(seen[1])
        compared += 1
    assert compared


def test_what_is_wrong_changes_nothing() -> None:
    env = made("aec", "genial", 2)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    before = env.match.state.tobytes()
    illegal = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10**9, None, 1.0, "d4"):
        with pytest.raises(InvalidAction, match="not legal"):
            env.step(wrong)
    assert env.match.state.tobytes() == before
    assert env.agent_selection == "seat_0"


def test_agents_whose_match_is_over_only_leave() -> None:
    env = made("aec", "mosaic", 2, side=3)
    for _ in played(env, 10**4):
        if env.terminations["seat_0"]:
            break
    assert sum(env.rewards.values()) == 0
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert not env.agents
    with pytest.raises(ResetNeeded, match="over"):
        env.step(None)


def test_parallel_refuses_what_is_wrong_and_plays_none_of_it() -> None:
    env = made("parallel", "genial", 2)
    seen, _ = env.reset(seed=1)
    legal = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    assert np.flatnonzero(seen["seat_1"]["action_mask"]).tolist() == [env.wait]
    before = env.match.state.tobytes()
    for actions in (
        {"seat_0": legal},  # one is missing
        {"seat_0": legal, "seat_1": legal},  # out of turn
        {"seat_0": env.wait, "seat_1": env.wait},  # must act
        {"seat_0": legal, "seat_1": env.wait, "seat_2": env.wait},  # nobody
    ):
        with pytest.raises(InvalidAction):
            env.step(actions)
    assert env.match.state.tobytes() == before
    env.step({"seat_0": legal, "seat_1": env.wait})
    assert env.match.waiting == (1,)


def test_all_bid_at_once_in_parallel() -> None:
    env = made("parallel", "mozaika", 3)
    seen, _ = env.reset(seed=1)
    together = []
    while env.agents:
        together.append(len(env.match.waiting))
        actions = {
            agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()
        }
        seen, rewards, over, _, _ = env.step(actions)
    assert 3 in together
    assert all(over.values())
    assert abs(sum(rewards.values())) < 1e-6


def test_repeated_and_skipped_turns() -> None:
    env = made("aec", "mosaic", 2, side=3)
    turns = [agent for agent in played(env, 60, seed=4) if env.agents]
    assert any(one == other for one, other in pairwise(turns))


def test_pictures_are_the_same_whatever_is_hidden() -> None:
    env = made("aec", "genial", 2, render_mode="ansi")
    for _ in played(env, 5):
        pass
    shown = env.render()
    match = env.match
    match.table.game.resample(match._state, -1, np.uint64(3))
    view = match.table.game.view(match.state, None)
    assert str(view["bag"]) in shown
    assert "Your tiles" not in shown


def test_environments_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(made("aec", "genial", 3)))  # noqa: S301  our own
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
