"""The lesson of the browser is true: its moves are legal, and its sentences hold."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.rules.groups import pieces, touched
from tesselle.games.mosaic.rules.state import NOBODY
from tesselle.games.mosaic.tests.play import after, groups, moves, tiles
from tesselle.games.mosaic.words import say

RED, BLUE = 0, 1
LESSON = Path(__file__).parents[1] / "ui" / "lesson.json"
STEPS: list[dict[str, Any]] = json.loads(LESSON.read_text())
NAMES = [step["name"] for step in STEPS]


def beside(state: State, name: str) -> set[str]:
    """Return the cells around one."""
    grid = hexgrid(int(state["side"]))
    around = grid.neighbour[grid.by_name[name]]
    return {grid.names[cell] for cell in around if cell >= 0}


def begins(state: State, move: str, end: State) -> None:
    assert groups(end) == (1, 0)
    assert end["seat"] == BLUE


def stands_beside_blue(state: State, move: str, end: State) -> None:
    assert not beside(state, "d3") & set(moves(state))
    assert "c5" in beside(state, move)
    assert groups(end)[RED] == 2


def grows_to_three(state: State, move: str, end: State) -> None:
    assert groups(state)[RED] == groups(end)[RED] == 1
    assert (tiles(state)[RED], tiles(end)[RED]) == (2, 3)


def joins_nothing(state: State, move: str, end: State) -> None:
    assert "d4" not in moves(state)
    assert touched(state, RED, hexgrid(4).by_name["d4"]) == 2
    assert groups(state)[RED] == groups(end)[RED] == 2


def joins_two(state: State, move: str, end: State) -> None:
    assert (groups(state)[RED], groups(end)[RED]) == (2, 1)
    assert [now - then for now, then in zip(tiles(end), tiles(state), strict=True)] == [1, -1]


def joins_three_and_splits_blue(state: State, move: str, end: State) -> None:
    assert groups(state) == (3, 1)
    assert groups(end) == (1, 2)


def leaves_the_middle_alone(state: State, move: str, end: State) -> None:
    middle = hexgrid(4).by_name["d4"]
    assert touched(state, RED, middle) == 3
    assert pieces(state, middle) == 3
    assert "xd4" not in moves(state)
    assert groups(state) == (3, 1)
    assert groups(end) == (2, 1)
    assert end["seat"] == BLUE


def must_go_on(state: State, move: str, end: State) -> None:
    assert moves(end) == ["xd4"]
    assert GAME.write_position(end) == STEPS[NAMES.index("must")]["position"]


def ends_the_chain(state: State, move: str, end: State) -> None:
    assert moves(state) == [move]
    assert groups(end)[RED] == 1
    assert end["seat"] == BLUE


def skips_blue(state: State, move: str, end: State) -> None:
    assert GAME.view(state, None)["board"] == ["RBR", "RB.R", "RB.BR", "RB.R", "BBR"]
    assert end["seat"] == RED
    assert not end["chain"]
    others = [after(state, other)["seat"] for other in moves(state) if other != move]
    assert set(others) == {BLUE}


def wins_at_last(state: State, move: str, end: State) -> None:
    assert tiles(state) == [9, 10]
    assert tiles(end) == [10, 9]
    assert end["seat"] == NOBODY


CLAIMS: dict[str, Callable[[State, str, State], None]] = {
    "begin": begins,
    "beside": stands_beside_blue,
    "grow": grows_to_three,
    "apart": joins_nothing,
    "flip": joins_two,
    "split": joins_three_and_splits_blue,
    "count": leaves_the_middle_alone,
    "chain": must_go_on,
    "must": ends_the_chain,
    "skip": skips_blue,
    "end": wins_at_last,
}


def test_every_step_of_the_lesson_is_checked() -> None:
    assert list(CLAIMS) == NAMES


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_what_a_step_says_is_true_of_every_move_it_accepts(step: dict[str, Any]) -> None:
    state = GAME.read_position(step["position"])
    assert state["seat"] == step["seat"] == RED
    accepted = step.get("moves", moves(state))
    assert accepted, "nothing fulfils the task"
    for move in accepted:
        end = after(state, move)  # raises where the move is not legal
        CLAIMS[step["name"]](state, move, end)
        earned = GAME.preview(state, RED, GAME.read_move(state, RED, move)).total
        assert earned >= step.get("earns", 0)


@pytest.mark.parametrize("step", STEPS, ids=NAMES)
def test_a_step_accepts_every_move_that_does_what_it_asks(step: dict[str, Any]) -> None:
    state = GAME.read_position(step["position"])
    for move in set(moves(state)) - set(step.get("moves", moves(state))):
        if step["name"] == "chain":
            continue  # it names the tile to begin with
        with pytest.raises(AssertionError):
            CLAIMS[step["name"]](state, move, after(state, move))


@pytest.mark.parametrize("number", range(1, len(STEPS) + 1), ids=NAMES)
def test_all_languages_name_the_same_cells_and_these_exist(number: int) -> None:
    names = hexgrid(int(GAME.read_position(STEPS[number - 1]["position"])["side"])).by_name
    for part in ("task", "done"):
        texts = say(f"lesson-{number}-{part}").data()
        english, *others = (set(re.findall(r"\b[a-o]\d+\b", text)) for text in texts.values())
        assert all(cells == english for cells in others)
        assert english <= set(names)
