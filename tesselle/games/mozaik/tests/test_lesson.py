"""The browser's lesson keeps its word: every step can be done, and earns what it says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tesselle.engine.game import State
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.games.mozaik.tests.table import moves, play, points, see
from tesselle.games.mozaik.words import say

STEPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "ui" / "lesson.json").read_text(encoding="utf-8")
)
PICK, FIRST, SECOND, THIRD, PICTURES, CROSSING, ENDS, KEEP, RENEW, CLAIM, DOUBT, ALONE = range(
    len(STEPS)
)
each_step = pytest.mark.parametrize("step", STEPS, ids=range(1, len(STEPS) + 1))


def position(number: int) -> State:
    return GAME.read_position(STEPS[number]["position"])


def earnings(state: State, seat: int) -> dict[str, int]:
    """Return what each legal move would earn."""
    return {
        move: GAME.preview(state, seat, GAME.read_move(state, seat, move)).total
        for move in moves(state, seat)
    }


@each_step
def test_a_step_is_written_as_positions_are(step: dict[str, Any]) -> None:
    """Only the deck's digest is left out, so that a mended picture spoils no lesson."""
    written = GAME.write_position(GAME.read_position(step["position"]))
    assert re.sub(r"deck=tesselle:[0-9a-f]{16}", "deck=tesselle", written) == step["position"]


@each_step
def test_a_step_can_be_done(step: dict[str, Any]) -> None:
    state = GAME.read_position(step["position"])
    assert set(step.get("moves", [])) <= set(moves(state, step["seat"]))
    if "earns" in step:
        earned = earnings(state, step["seat"])
        doing = {move for move, gain in earned.items() if gain >= step["earns"]}
        assert doing
        assert set(step.get("moves", doing)) == doing


@pytest.mark.parametrize("number", range(1, len(STEPS) + 1))
def test_a_step_is_told_in_each_language_in_its_own_words(number: int) -> None:
    for part in ("task", "done"):
        texts = say(f"lesson-{number}-{part}").data().values()
        assert all(texts)
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("step", [FIRST, SECOND, THIRD, PICTURES, CROSSING, ENDS, CLAIM, ALONE])
def test_what_is_asked_is_the_best_there_is_and_not_all_do_it(step: int) -> None:
    earned = earnings(position(step), STEPS[step]["seat"]).values()
    assert max(earned) == STEPS[step]["earns"]
    assert min(earned) < max(earned)


def test_one_picture_of_the_first_hand_has_a_moon() -> None:
    hand = see(position(PICK), 0)["own"]["hand"]
    moons = [image for image in hand if load("tesselle").opinion(image, "lune") == "yes"]
    assert [f"image {image}" for image in moons] == STEPS[PICK]["moves"]


def test_the_gem_of_the_lesson_climbs_rung_by_rung() -> None:
    heights = [
        see(position(step))["players"][0]["ends"]["a<"]["points"] for step in (SECOND, THIRD)
    ]
    assert heights == [1, 3]
    state = play(position(THIRD), "0 musique c> a3")
    assert see(state)["players"][0]["ends"]["a<"]["points"] == 6


def test_two_words_climb_at_the_crossing() -> None:
    state = position(CROSSING)
    tally = GAME.preview(state, 0, GAME.read_move(state, 0, "oiseau 3v b2"))
    assert [line.cells[0] for line in tally.lines] == ["b<", "2^"]


def test_the_second_word_of_the_line_sees_what_the_first_sees() -> None:
    earned = earnings(position(ENDS), 0)
    best = {move for move, gain in earned.items() if gain == STEPS[ENDS]["earns"]}
    assert {" ".join(move.split()[:2]) for move in best} == {"nuit a>"}


@pytest.mark.parametrize("step", [KEEP, RENEW])
def test_renewing_would_cost_a_point(step: int) -> None:
    assert earnings(position(step), 0) == {"keep": 0, "renew": -1}


def test_no_picture_that_is_renewed_fits_a_word() -> None:
    seen = see(position(RENEW), 0)
    words = [placed["word"] for placed in seen["players"][0]["ends"].values()]
    deck = load("tesselle")
    fits = {deck.opinion(image, word) for image in seen["own"]["hand"] for word in words}
    assert fits == {"no"}


def test_the_doubted_pair_is_refused_and_the_turn_taken_again() -> None:
    state = play(position(DOUBT), "0 dispute nuit:50")
    assert see(state)["refused"] == ["nuit:50"]
    assert (see(state)["step"], see(state)["to_move"]) == ("place", 1)


def test_alone_the_perfect_line_gives_its_gem_back() -> None:
    state = position(ALONE)
    before = points(state)[0]
    play(state, "0 lune a<")
    assert see(state)["gems"] == see(position(ALONE))["gems"]
    assert points(state)[0] == before + 6
