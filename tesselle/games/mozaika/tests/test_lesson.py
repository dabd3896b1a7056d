"""The browser's lesson keeps its word: every step can be done, and earns what it says."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.tests.tables import actions_of, moves_of, table
from tesselle.games.mozaika.text import moves
from tesselle.games.mozaika.text.position import read_position, write_position
from tesselle.games.mozaika.text.telling import preview
from tesselle.games.mozaika.words import say

STEPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "ui" / "lesson.json").read_text(encoding="utf-8")
)
START, INCOME, TWINS, BID, TAKE, TIE, LAST, FLY, SQUARE, ROW, CROSS, MIRROR = range(len(STEPS))


def position(step: int) -> State:
    return table(STEPS[step]["position"])


def earned(state: State, move: str) -> int:
    return preview(state, 0, moves.read_move(state, 0, move)).total


def rules_of(step: int, move: str) -> list[tuple[str, int]]:
    """Return the rules and points of what the move completes; coins are R10."""
    state = position(step)
    tally = preview(state, 0, moves.read_move(state, 0, move))
    return [(line.rule, line.points) for line in tally.lines if line.rule != "R10"]


def best_income(state: State, kind: int) -> int:
    free = [cell for cell, lying in enumerate(state["boards"][0]) if lying < 0]
    return max(play.income(state, 0, kind, cell) for cell in free)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step["position"][:30])
def test_a_step_is_written_as_positions_are_and_can_be_done(step: dict[str, Any]) -> None:
    state = read_position(step["position"])
    assert write_position(state) == step["position"]
    legal = moves_of(state, step["seat"])
    assert legal
    assert set(step.get("moves", [])) <= set(legal)
    if "earns" in step:
        doing = [move for move in legal if earned(state, move) >= step["earns"]]
        assert doing
        assert set(step.get("moves", doing)) == set(doing)


@pytest.mark.parametrize("part", ["task", "done"])
@pytest.mark.parametrize("number", range(1, len(STEPS) + 1))
def test_a_step_is_told_in_languages_of_their_own(number: int, part: str) -> None:
    texts = say(f"lesson-{number}-{part}").data()
    assert len(set(texts.values())) == len(texts)


def test_the_first_tile_may_lie_anywhere() -> None:
    assert len(moves_of(position(START), 0)) == 4 * 16


@pytest.mark.parametrize(("step", "most"), [(INCOME, 1), (TWINS, 3)])
def test_some_places_earn_less_than_asked_and_none_more(step: int, most: int) -> None:
    state = position(step)
    incomes = [preview(state, 0, action).total for action in actions_of(state, 0)]
    assert min(incomes) == 0
    assert max(incomes) == most == STEPS[step]["earns"]


def test_the_bid_of_the_lesson_picks_first() -> None:
    state = position(BID)
    play.apply(state, 0, moves.read_move(state, 0, "bid 3"), np.uint64(0))
    assert state["bids"][:3].tolist() == [3, 2, 1]
    assert state["order"][0] == 0


def test_the_lowest_bid_that_picks_first_is_as_high_as_the_highest() -> None:
    firsts = []
    for bid in range(4):
        state = position(TIE)
        play.apply(state, 0, bid, np.uint64(0))
        if state["order"][0] == 0:
            firsts.append(f"bid {bid}")
    assert STEPS[TIE]["moves"] == firsts[:1]
    assert play.first(position(TIE)) == 0, "the first player, as the text says"


def test_only_the_tile_to_take_has_a_twin() -> None:
    state = position(TAKE)
    with_twin = [
        move
        for move in moves_of(state, 0)
        if moves.read_move(state, 0, move) - s.TAKES in state["boards"][0]
    ]
    assert with_twin == STEPS[TAKE]["moves"]
    incomes = {
        move: best_income(state, moves.read_move(state, 0, move) - s.TAKES)
        for move in moves_of(state, 0)
    }
    assert max(incomes, key=lambda move: incomes[move]) == "take Rw"


def test_whoever_picks_last_takes_the_fly() -> None:
    state = position(LAST)
    assert len(moves_of(state, 0)) == 2
    play.apply(state, 0, actions_of(state, 0)[0], np.uint64(0))
    assert state["flier"] == 0


def test_the_other_places_for_the_fly_cost_a_point() -> None:
    state = position(FLY)
    costs = {move: earned(state, move) for move in moves_of(state, 0)}
    assert {move for move, cost in costs.items() if cost == 0} == set(STEPS[FLY]["moves"])
    assert set(costs.values()) == {0, -1}


@pytest.mark.parametrize(
    ("step", "completed"),
    [
        (SQUARE, [("R16", 2)]),
        (ROW, [("R15", 2)]),
        (CROSS, [("R15", 2), ("R15", 2)]),
        (MIRROR, [("R19", 12)]),
    ],
)
def test_the_asked_tile_alone_completes_what_is_told(
    step: int, completed: list[tuple[str, int]]
) -> None:
    (asked,) = STEPS[step]["moves"]
    assert rules_of(step, asked) == completed
    others = [move for move in moves_of(position(step), 0) if move != asked]
    assert all(rules_of(step, move) != completed for move in others)
