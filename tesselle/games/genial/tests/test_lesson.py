"""Every step of the lesson can be done, and earns what it says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tesselle.engine.game import State
from tesselle.engine.match import Match
from tesselle.engine.state import copied
from tesselle.games.genial import GAME
from tesselle.games.genial.rules import play
from tesselle.games.genial.rules.tiles import SYMBOLS
from tesselle.games.genial.tests.table import moves
from tesselle.games.genial.text import telling
from tesselle.games.genial.words import say

STEPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "ui" / "lesson.json").read_text(encoding="utf-8")
)
BOTH_HALVES, LOWEST, ANOTHER, ALL_SIX, TIE = (STEPS[at] for at in (3, 6, 7, 9, 10))


def opened(step: dict[str, Any]) -> State:
    return GAME.read_position(step["position"])


def earned(step: dict[str, Any], move: str) -> int:
    state, seat = opened(step), step["seat"]
    return GAME.preview(state, seat, GAME.read_move(state, seat, move)).total


def gained(step: dict[str, Any], move: str, symbol: str) -> int:
    state, seat = opened(step), step["seat"]
    after = copied(state)
    play.place(after, seat, GAME.read_move(state, seat, move))
    return int((after["tracks"] - state["tracks"])[seat][SYMBOLS.index(symbol)])


@pytest.mark.parametrize("step", STEPS)
def test_a_position_is_written_as_the_game_writes_it(step: dict[str, Any]) -> None:
    assert GAME.write_position(opened(step)) == step["position"]
    assert GAME.waiting(opened(step)) == 1 << step["seat"]


@pytest.mark.parametrize("step", STEPS)
def test_moves_that_fulfil_a_step_are_legal(step: dict[str, Any]) -> None:
    assert set(step.get("moves", [])) <= set(moves(opened(step)))


@pytest.mark.parametrize("number", [at for at, step in enumerate(STEPS, 1) if "earns" in step])
def test_the_points_asked_for_can_be_had_and_are_those_in_the_text(number: int) -> None:
    step = STEPS[number - 1]
    assert max(earned(step, move) for move in moves(opened(step))) >= step["earns"]
    for text in say(f"lesson-{number}-task").data().values():
        assert [int(said) for said in re.findall(r"(\d+) points?", text)] in ([step["earns"]], [])


def test_the_step_on_both_halves_takes_exactly_the_moves_where_both_earn() -> None:
    state = opened(BOTH_HALVES)
    both = [
        move
        for move in moves(state)
        if all(half["points"] for half in telling.earnings(state, GAME.read_move(state, 0, move)))
    ]
    assert BOTH_HALVES["moves"] == both


def test_the_step_on_the_lowest_track_takes_exactly_the_moves_that_raise_it_by_three() -> None:
    state = opened(LOWEST)
    assert state["tracks"][LOWEST["seat"]].tolist().index(2) == SYMBOLS.index("B")
    assert min(state["tracks"][LOWEST["seat"]]) == 2
    raising = [move for move in moves(state) if gained(LOWEST, move, "B") >= 3]
    assert LOWEST["moves"] == raising
    elsewhere = max(earned(LOWEST, move) for move in moves(state) if move not in raising)
    assert elsewhere > max(earned(LOWEST, move) for move in raising)  # as its text says


def test_the_step_on_another_tile_takes_exactly_the_moves_that_give_one() -> None:
    state = opened(ANOTHER)
    giving = []
    for move in moves(state):
        remark = GAME.preview(state, 0, GAME.read_move(state, 0, move)).remark
        if remark and "lay another tile" in remark.en:
            giving.append(move)
    assert ANOTHER["moves"] == giving


def after(step: dict[str, Any], move: str) -> Match:
    match = Match.at(GAME, step["position"])
    match.play(step["seat"], move)
    return match


def test_the_step_on_all_six_takes_exactly_the_moves_that_win_at_once() -> None:
    assert sorted(opened(ALL_SIX)["tracks"][0].tolist()) == [16, 18, 18, 18, 18, 18]
    winning = [move for move in moves(opened(ALL_SIX)) if after(ALL_SIX, move).over]
    assert ALL_SIX["moves"] == winning
    assert after(ALL_SIX, winning[0]).ranking == [1, 2]


def test_the_step_on_ties_takes_exactly_the_moves_that_win_by_the_second_lowest() -> None:
    ends = {move: after(TIE, move) for move in moves(opened(TIE))}
    assert all(match.over for match in ends.values())
    winning = [move for move, match in ends.items() if match.ranking == [2, 1]]
    assert TIE["moves"] == winning
    for match in ends.values():
        mine, theirs = sorted(match.scores[1]), sorted(match.scores[0])
        assert mine[0] == theirs[0] == 9
        assert theirs[1] == 12
    assert {sorted(ends[move].scores[1])[1] for move in winning} == {13}, "as its text says"
