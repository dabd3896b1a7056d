"""Random play in bulk: the same for any number of cores, and the same as step by step."""

from typing import Any

import numpy as np
import pytest

import tesselle
from tesselle.engine.entropy import word
from tesselle.engine.errors import TesselleError


def by_hand(seed: int, number: int, **options: Any) -> tuple[list[Any], list[int], int]:
    """Play game ``number`` of a run through the kernels one by one, from Python."""
    game = tesselle.get_game("mosaic")
    state = game.blank(2, game.check_options(options))
    room = np.zeros(game.most_actions, np.int32)
    chance = np.uint64(word(np.uint64(seed), number))
    game.setup(state, np.uint64(word(chance, 0)))
    events = 0
    while mask := game.waiting(state):
        seat = mask.bit_length() - 1
        events += 1
        action = int(game.random_action(state, seat, np.uint64(word(chance, 2 * events)), room))
        game.apply(state, seat, action, np.uint64(word(chance, 2 * events + 1)))
    scores, ranking = np.zeros(2, np.int32), np.zeros(2, np.int32)
    game.scores(state, scores)
    game.ranking(state, ranking)
    return scores.tolist(), ranking.tolist(), events


def test_one_core_and_two_give_the_same() -> None:
    one = tesselle.simulate("mosaic", games=301, seed=5, cores=1, side=3)
    two = tesselle.simulate("mosaic", games=301, seed=5, cores=2, side=3)
    assert (one.scores == two.scores).all()
    assert (one.ranks == two.ranks).all()
    assert (one.lengths == two.lengths).all()


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few = tesselle.simulate("mosaic", games=10, seed=5, cores=1, side=3)
    many = tesselle.simulate("mosaic", games=100, seed=5, cores=1, side=3)
    assert (few.scores == many.scores[:10]).all()
    assert (few.lengths == many.lengths[:10]).all()


def test_it_is_the_same_as_playing_through_the_kernels() -> None:
    run = tesselle.simulate("mosaic", games=20, seed=2**63 - 1, cores=1, side=4)
    for number in range(20):
        row = run.scores[number].tolist(), run.ranks[number].tolist(), int(run.lengths[number])
        assert row == by_hand(2**63 - 1, number, side=4)


def test_another_seed_gives_other_games() -> None:
    runs = [tesselle.simulate("mosaic", games=50, seed=seed, cores=1, side=3) for seed in (0, 1)]
    assert (runs[0].lengths != runs[1].lengths).any()


def test_scores_ranks_and_lengths_fit_together() -> None:
    run = tesselle.simulate("mosaic", games=400, seed=1, side=3)
    assert run.scores.shape == run.ranks.shape == (400, 2)
    assert run.lengths.shape == (400,)
    assert (run.scores.sum(axis=1) <= 19).all()
    assert (run.lengths >= run.scores.sum(axis=1)).all()  # a tile is placed but once
    ahead = run.scores[:, 0] - run.scores[:, 1]
    assert ((run.ranks[:, 0] == 1) == (ahead >= 0)).all()
    assert ((run.ranks[:, 1] == 1) == (ahead <= 0)).all()


def test_the_summary_counts_what_was_played() -> None:
    run = tesselle.simulate("mosaic", games=100, seed=1, side=3)
    summary = run.summary()
    assert (summary["game"], summary["seats"], summary["games"]) == ("mosaic", 2, 100)
    assert summary["moves"] == int(run.lengths.sum())
    assert summary["mean_length"] == pytest.approx(run.lengths.mean(), abs=0.005)
    assert summary["mean_score"] == pytest.approx(run.scores.mean(axis=0).tolist(), abs=0.0005)
    assert sum(summary["first_places"]) >= 1
    assert summary["moves_per_second"] > 0


@pytest.mark.parametrize(("games", "cores"), [(1, 1), (7, 2), (500, 1), (501, 2)])
def test_progress_adds_up_to_the_number_of_games(games: int, cores: int) -> None:
    told: list[int] = []
    tesselle.simulate("mosaic", games=games, cores=cores, progress=told.append, side=3)
    assert sum(told) == games
    assert min(told) >= 1


@pytest.mark.parametrize(
    ("wrong", "kind", "expected", "got"),
    [
        ({"games": 0}, tesselle.BadOption, "games: expected 1 or more", "got 0"),
        ({"games": -3}, tesselle.BadOption, "games: expected 1 or more", "got -3"),
        ({"games": 2.5}, tesselle.BadOption, "games: expected 1 or more", "got 2.5"),
        ({"games": "9"}, tesselle.BadOption, "games: expected 1 or more", "got '9'"),
        ({"games": True}, tesselle.BadOption, "games: expected 1 or more", "got True"),
        ({"cores": 0}, tesselle.BadOption, "cores: expected 1 or more", "got 0"),
        ({"cores": "2"}, tesselle.BadOption, "cores: expected 1 or more", "got '2'"),
        ({"seed": -1}, tesselle.BadSeed, "from 0 to 2**63 - 1", "got -1"),
        ({"seed": 2**63}, tesselle.BadSeed, "from 0 to 2**63 - 1", f"got {2**63}"),
        ({"seed": None}, tesselle.BadSeed, "from 0 to 2**63 - 1", "got None"),
        ({"seed": True}, tesselle.BadSeed, "from 0 to 2**63 - 1", "got True"),
        ({"seed": b"x" * 32}, tesselle.BadSeed, "from 0 to 2**63 - 1", "got b'xxx"),
        ({"seats": 3}, tesselle.BadSeats, "played by 2 seats", "got 3"),
        ({"side": 9}, tesselle.BadOption, "expected one of 3, 4, 5, 6, 7, 8", "got 9"),
        ({"size": 9}, tesselle.BadOption, "its options: side", "'size'"),
        ({"game": "hedgerow"}, tesselle.UnknownGame, "there are:", "'hedgerow'"),
    ],
    ids=str,
)
def test_a_wrong_run_is_refused(
    wrong: dict[str, Any], kind: type[TesselleError], expected: str, got: str
) -> None:
    with pytest.raises(kind) as refusal:
        tesselle.simulate(**({"game": "mosaic"} | wrong))
    assert expected in str(refusal.value)
    assert got in str(refusal.value)
