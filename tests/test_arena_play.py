"""One game of the arena: what its line tells, and what becomes of a bot that errs."""

import dataclasses
import json
from typing import Any

import pytest

import tesselle
from tesselle.arena.play import play
from tesselle.arena.results import BadResults, Result, read_line
from tesselle.arena.schedule import Fixture, plan
from tesselle.bots import Bot, roster
from tesselle.bots.outside import Chooser
from tests.arena_tables import small


class Rebel:
    """Plays properly, then hands in something that is no move."""

    def __init__(self, good_moves: int) -> None:
        self.good_moves = good_moves

    def choose(self, _view: dict[str, Any], legal: list[str]) -> str:
        self.good_moves -= 1
        return legal[0] if self.good_moves >= 0 else "z99"


def seated(fixture: Fixture) -> list[Bot]:
    return [roster.make(spec, fixture.seed_of(seat)) for seat, spec in enumerate(fixture.bots)]


def timeless(result: Result) -> Result:
    return dataclasses.replace(result, ms_per_move=[])


def test_a_result_tells_the_whole_game() -> None:
    fixture = next(small().fixtures())
    result = play(fixture, seated(fixture))
    assert (result.id, result.seed) == (fixture.id, fixture.seed)
    assert (result.game, result.seats, result.options) == ("mosaic", 2, {"side": 3})
    assert result.bots == list(fixture.bots)
    assert sum(result.scores) == 19
    assert sorted(result.ranking) == [1, 2]
    assert result.length >= 19
    assert all(time_ms > 0 for time_ms in result.ms_per_move)
    assert (result.forfeit, result.error) == (None, None)


def test_a_line_reads_back_as_the_same_result() -> None:
    fixture = next(small().fixtures())
    result = play(fixture, seated(fixture), keep_record=True)
    assert read_line(result.line()) == result
    assert result.line().count("\n") == 1
    with pytest.raises(BadResults, match="expected a result as JSON"):
        read_line('{"id": "mosaic"}')


@pytest.mark.parametrize("game", ["mosaic", "genial"])
def test_the_same_fixture_gives_the_same_game(game: str) -> None:
    fixture = next(plan(game, ["greedy", "uniform"]).fixtures())
    first, second = (play(fixture, seated(fixture), keep_record=True) for _ in range(2))
    assert timeless(first) == timeless(second)


def test_a_record_names_the_bots_and_verifies() -> None:
    fixture = next(small().fixtures())
    result = play(fixture, seated(fixture), keep_record=True)
    assert result.record is not None
    assert result.record["names"] == list(fixture.bots)
    assert tesselle.verify(result.record).match.scores == result.scores


def test_a_bot_that_errs_forfeits_and_is_last() -> None:
    fixture = next(small().fixtures())
    result = play(fixture, [Chooser(Rebel(3)), roster.make("uniform", 1)])
    assert result.forfeit == 0
    assert result.ranking == [2, 1]
    assert result.error is not None
    assert "BadBot: expected a legal move" in result.error
    assert "'z99'" in result.error
    assert json.loads(result.line())["forfeit"] == 0


def test_the_others_at_the_table_share_the_first_place() -> None:
    fixture = next(plan("mozaika", ["uniform"]).fixtures())
    others = [roster.make("uniform", seat) for seat in range(2)]
    result = play(fixture, [others[0], Chooser(Rebel(2)), others[1]])
    assert result.ranking == [1, 3, 1]


def test_no_bot_is_told_whom_it_plays() -> None:
    names = []

    class Curious:
        def choose(self, view: dict[str, Any], legal: list[str]) -> str:
            names.extend(view["names"])
            return legal[0]

    fixture = next(small().fixtures())
    play(fixture, [Chooser(Curious()), roster.make("greedy", 1)], keep_record=True)
    assert set(names) == {"seat 0", "seat 1"}
