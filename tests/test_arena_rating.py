"""Ratings and shares, on results written by hand."""

import pytest

from tesselle.arena.rating import rate
from tesselle.arena.result_statistics import (
    duels,
    first_places,
    forfeits,
    milliseconds,
    points,
    seat_shares,
    wilson,
)
from tesselle.arena.results import Result
from tests.arena_tables import outcome


def contest(bots: str, ranking: list[int], games: int, first: int = 0) -> list[Result]:
    return [outcome(first + number, bots, ranking) for number in range(games)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # from Wilson (1927), as tabulated by Brown, Cai and DasGupta (2001)
        (0, 10, 0.0000, 0.2775),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
        (10, 10, 0.7225, 1.0000),
    ],
)
def test_wilsons_interval_has_its_known_values(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_stronger_bot_is_rated_above_the_weaker() -> None:
    results = contest("strong weak", [1, 2], 80) + contest("weak strong", [1, 2], 20, 80)
    strong, weak = rate(results)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert strong.interval[0] > weak.interval[1]
    assert strong.games == weak.games == 100


def test_equal_bots_have_overlapping_intervals() -> None:
    results = contest("one other", [1, 2], 50) + contest("other one", [1, 2], 50, 50)
    first, second = rate(results)
    assert first.interval[0] < second.value < first.value < second.interval[1]


def test_tables_of_five_are_rated_in_their_order() -> None:
    results = contest("a b c d e", [3, 1, 5, 2, 4], 30) + contest(
        "e d c b a", [3, 2, 5, 1, 4], 6, 30
    )
    assert [rating.bot for rating in rate(results)] == ["b", "d", "a", "e", "c"]


def test_a_bot_with_two_chairs_is_rated_too() -> None:
    results = contest("strong weak weak", [1, 2, 3], 30) + contest(
        "weak strong weak", [2, 1, 2], 9, 30
    )
    strong, weak = rate(results)
    assert strong.bot == "strong"
    assert strong.value > 25 > weak.value


def test_a_bot_that_always_wins_still_has_an_interval() -> None:
    strong, weak = rate(contest("strong weak", [1, 2], 10))
    assert strong.interval[1] - strong.interval[0] > 1
    assert weak.interval[1] - weak.interval[0] > 1


def test_ratings_do_not_depend_on_who_finished_first() -> None:
    results = contest("a b", [1, 2], 20) + contest("b a", [1, 2], 9, 20)
    assert rate(results) == rate(results[::-1])


def test_nobody_is_rated_who_met_nobody() -> None:
    assert rate(contest("solo", [1], 5) + contest("same same", [1, 2], 5, 5)) == []


def test_a_shared_first_place_is_split() -> None:
    results = [
        outcome(0, "a b c", [1, 1, 3]),
        outcome(1, "b c a", [1, 2, 3]),
        outcome(2, "c a b", [1, 1, 1]),
    ]
    shares = first_places(results)["a", "b", "c"]
    wins = {"a": 1 / 2 + 1 / 3, "b": 1 / 2 + 1 + 1 / 3, "c": 1 / 3}
    assert {bot: share.wins for bot, share in shares.items()} == pytest.approx(wins)
    assert all(
        share.games == 3 and share.equal == pytest.approx(1 / 3) for share in shares.values()
    )


def test_a_bot_with_two_chairs_is_measured_by_two_thirds() -> None:
    shares = first_places(contest("a b b", [1, 1, 3], 4))["a", "b", "b"]
    assert shares["a"].part == shares["b"].part == 0.5
    assert shares["b"].equal == pytest.approx(2 / 3)


def test_a_duel_counts_who_ended_above_whom() -> None:
    results = [outcome(0, "a b c", [1, 2, 3]), outcome(1, "a b c", [2, 2, 1])]
    shares = {pair: share.wins for pair, share in duels(results).items()}
    assert shares == {("a", "b"): 1.5, ("a", "c"): 1.0, ("b", "c"): 1.0}


def test_seats_leave_forfeited_games_out() -> None:
    results = [*contest("a b", [1, 2], 3), outcome(9, "a b", [2, 1], forfeit=0, error="oops")]
    assert [share.part for share in seat_shares(results)] == [1.0, 0.0]
    assert forfeits(results) == {"a": ["oops"]}


def test_points_of_several_numbers_count_as_the_lowest() -> None:
    tracks = outcome(0, "a b", [1, 2], game="genial", scores=[[4, 9, 7], [18, 1, 18]])
    found = points([tracks])
    assert (found["a"].values, found["b"].values) == ((4,), (1,))
    assert found["a"].margin == 0


def test_the_mean_has_its_interval() -> None:
    results = [outcome(at, "a b", [1, 2], scores=[at, 0]) for at in range(1, 6)]
    assert points(results)["a"].mean == points(results)["a"].median == 3
    assert points(results)["a"].margin == pytest.approx(1.3859, abs=1e-4)
    assert milliseconds(results) == {"a": 1.0, "b": 1.0}
