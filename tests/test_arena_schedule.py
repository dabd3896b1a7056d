"""Who plays whom: every chair and every shuffle equally often, under ids that stay."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tesselle.arena.schedule import plan
from tesselle.bots.roster import UnknownBot
from tesselle.engine.errors import BadOption, BadSeats
from tests.arena_tables import small

PROGRAMS = tuple(f"program:bot {letter}" for letter in "abcd")


def mozaika(*bots: str, **asked: Any) -> list[tuple[str, ...]]:
    return plan("mozaika", bots, **asked).tables()


def test_a_round_robin_has_every_combination_once() -> None:
    tables = small(*PROGRAMS).tables()
    assert len(tables) == len(set(tables)) == 6
    assert all(len(set(table)) == 2 for table in tables)


def test_bots_repeat_only_when_there_are_too_few() -> None:
    assert mozaika("greedy", "uniform") == [
        ("greedy", "greedy", "uniform"),
        ("greedy", "uniform", "uniform"),
    ]
    assert mozaika("greedy", "uniform", "program:x") == [("greedy", "program:x", "uniform")]


def test_a_bot_named_twice_sits_down_twice() -> None:
    assert mozaika("uniform", "greedy", "greedy") == [("greedy", "greedy", "uniform")]


def test_one_bot_alone_plays_itself() -> None:
    assert small("greedy").tables() == [("greedy", "greedy")]


def test_a_ladder_pits_each_bot_against_the_next() -> None:
    first, second, third, fourth = PROGRAMS
    wanted = [(first, second), (second, third), (third, fourth)]
    assert small(*PROGRAMS, ladder=True).tables() == wanted


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_bot_has_each_chair_equally_often(seats: int) -> None:
    fixtures = list(plan("mozaika", PROGRAMS, seats=seats, games=30).fixtures())
    chairs = Counter((bot, seat) for game in fixtures for seat, bot in enumerate(game.bots))
    for bot in PROGRAMS:
        assert len({chairs[bot, seat] for seat in range(seats)}) == 1


def test_each_shuffle_is_played_from_each_seating_of_each_table() -> None:
    asked = small(*PROGRAMS, games=6)
    fixtures = list(asked.fixtures())
    seeds = {game.seed for game in fixtures}
    assert len(seeds) == 3
    for seed, table in product(seeds, asked.tables()):
        seatings = {game.bots for game in fixtures if game.seed == seed} & {table, table[::-1]}
        assert len(seatings) == 2


def test_at_three_seats_each_bot_follows_each_other_equally_often() -> None:
    fixtures = plan("mozaika", PROGRAMS[:3], games=6).fixtures()
    assert len({game.bots for game in fixtures}) == 6


def test_games_are_rounded_up_to_whole_rounds_of_seatings() -> None:
    assert len(list(small(games=7).fixtures())) == 8


def test_ids_are_unique_and_the_same_every_time() -> None:
    ids = [game.id for game in small(games=40).fixtures()]
    assert len(set(ids)) == 40
    assert ids == [game.id for game in small(games=40).fixtures()]
    assert ids[0] == "mosaic-aabbc1d60d19dcfe"


def test_a_larger_plan_contains_the_smaller_one() -> None:
    few = {game.id for game in small("uniform", "greedy", games=4).fixtures()}
    many = {game.id for game in small("greedy", "uniform", "program:x", games=10).fixtures()}
    assert few < many


def test_another_seed_option_or_game_gives_other_ids() -> None:
    plans = [
        small(),
        small(seed=2),
        plan("mosaic", ["greedy", "uniform"], options={"side": 4}),
        plan("genial", ["greedy", "uniform"]),
    ]
    ids = [{game.id for game in each.fixtures()} for each in plans]
    assert len(set.union(*ids)) == sum(map(len, ids))


def test_the_bots_of_one_game_have_seeds_of_their_own() -> None:
    game = next(small().fixtures())
    assert game.seed_of(0) != game.seed_of(1) != game.seed


def test_the_command_plays_the_same_plan() -> None:
    asked = small("greedy", "program:./bot --fast", seed=9, ladder=True)
    assert asked.command() == (
        "tesselle arena mosaic greedy 'program:./bot --fast' "
        "--seats 2 --games 8 --seed 9 --ladder -o side=3"
    )


def test_a_wrong_plan_is_refused_with_the_reason() -> None:
    with pytest.raises(UnknownBot, match=r"there are: .*greedy.*uniform.*program:.*python:"):
        small("greedy", "gredy")
    with pytest.raises(BadOption, match="bots: expected 2 or more, got 1"):
        small("greedy", ladder=True)
    with pytest.raises(BadOption, match="games: expected 1 or more, got 0"):
        small(games=0)
    with pytest.raises(BadSeats, match="got 7"):
        small(seats=7)
