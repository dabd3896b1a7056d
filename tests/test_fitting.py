"""The programs that find the bots' numbers find what is there, and change what they say."""

import re
from importlib import import_module
from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from tesselle.engine import registry
from tesselle.engine.game import Floats
from tools.fitting import genial_standing, mozaika_standing
from tools.fitting.__main__ import PROGRAMS
from tools.fitting.changes import BadChange, changed, read_changes
from tools.fitting.players import Player
from tools.fitting.regression import least_squares, logistic
from tools.fitting.tables import play
from tools.fitting.variants import compare

ROOT = Path(__file__).parents[1]
MODULE = b"""
A, B = 2.0, 5.0
TABLE = [A, B]
SUM = sum(TABLE)
"""


def with_changes(text: str) -> dict[str, object]:
    """Give what the module above holds after changes."""
    found: dict[str, object] = {}
    exec(changed(MODULE, read_changes(text)["module"], "module.py"), found)  # noqa: S102  its own
    return found


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("module.A = 3.0", 8.0),
        ("module.B *= 2", 12.0),
        ("module.TABLE[1] = A", 4.0),
        ("module.A = 3.0; module.A += 1", 9.0),
    ],
)
def test_what_follows_from_a_changed_constant_changes_with_it(text: str, total: float) -> None:
    assert with_changes(text)["SUM"] == total


@pytest.mark.parametrize("text", ["A = 3", "module.A", "print(module.A)", "a.module.A = 3"])
def test_what_changes_no_constant_is_refused(text: str) -> None:
    with pytest.raises(BadChange, match=r"expected module\.NAME"):
        read_changes(text)


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("worths.EGDE = 0", "worths.py sets no constant EGDE"),
        ("wroths.EDGE = 0", "mosaic has no heuristic/wroths.py"),
    ],
)
def test_a_constant_that_is_not_there_is_refused(text: str, missing: str) -> None:
    with pytest.raises(BadChange, match=re.escape(missing)):
        Player("mosaic", text)


def rows(count: int) -> Floats:
    return np.random.default_rng(1).normal(size=(count, 3))


def test_least_squares_find_the_weights_behind_noisy_points() -> None:
    known, features = np.array([1.5, -0.5, 0.0]), rows(4000)
    noise = np.random.default_rng(2).normal(size=4000)
    fit = least_squares(features, features @ known + noise, np.arange(4000))
    assert (np.abs(fit.weights - known) < 4 * fit.errors).all()
    assert fit.errors == pytest.approx(1 / np.sqrt(4000), rel=0.1)


def test_logistic_regression_finds_the_weights_behind_who_won() -> None:
    known, features = np.array([1.5, -0.5, 0.0]), rows(20_000)
    chances = 1 / (1 + np.exp(-features @ known))
    won = (np.random.default_rng(2).random(20_000) < chances).astype(np.float64)
    fit = logistic(features, won, np.arange(20_000))
    assert (np.abs(fit.weights - known) < 4 * fit.errors).all()
    assert fit.errors.max() < 0.03


def test_a_match_looked_at_four_times_tells_no_more_than_once() -> None:
    features, noise = rows(500), np.random.default_rng(2).normal(size=500)
    once = least_squares(features, noise, np.arange(500))
    often = least_squares(np.tile(features, (4, 1)), np.tile(noise, 4), np.tile(np.arange(500), 4))
    assert often.errors == pytest.approx(once.errors)


def test_what_is_fitted_for_genial_is_what_its_bots_judge_by() -> None:
    seen = genial_standing.watched(20, seed=1)
    forecast = genial_standing.features(seen, genial_standing.Outlook()) @ genial_standing.in_code()
    played = play(
        "genial",
        [Player("genial")] * 2,
        20,
        keep=lambda states, step: np.full(len(states), step % genial_standing.EVERY == 0),
    )
    genial, judged = registry.get("genial"), np.zeros(2)
    for state, expected in zip(played.states, forecast, strict=True):
        genial.evaluate(state, judged)
        assert judged[0] - judged[1] == pytest.approx(expected)


def test_what_is_fitted_for_mozaika_is_what_its_bots_judge_by() -> None:
    mozaika, table = registry.get("mozaika"), [Player("mozaika")] * 3
    played = play("mozaika", table, 3, keep=mozaika_standing.new_steps)
    judged, features = np.zeros(3), np.zeros((1, 3, mozaika_standing.FEATURES))
    for number in range(len(played.states)):
        state = played.states[number : number + 1]
        laid = int(state["round"][0]) - 1
        mozaika_standing.look(state, laid, features)
        mozaika.evaluate(state[0], judged)
        assert features[0] @ mozaika_standing.in_code(laid) == pytest.approx(judged)


def test_who_sits_where_goes_round() -> None:
    stronger, weaker = Player("mosaic"), Player("mosaic", slip=1.0)
    played = play("mosaic", [stronger, weaker], 200, paired=True, side=3)
    assert played.by_player(played.firsts)[:, 0].mean() > 0.6
    assert 0.3 < played.firsts[:, 0].mean() < 0.7


def test_the_same_numbers_set_anew_play_the_same() -> None:
    outcome = compare("mosaic", "worths.EDGE = 0.6", matches=50, side=3)
    assert outcome.firsts.part == 0.5
    assert outcome.margin == 0.0


def test_a_player_with_a_crippled_number_loses() -> None:
    outcome = compare("mosaic", "worths.OPENED = -5", matches=300, side=3)
    assert outcome.firsts.interval[1] < 0.5
    assert outcome.lead + outcome.margin < 0


def test_players_who_search_can_be_compared() -> None:
    searching, glancing = Player("mosaic", simulations=20), Player("mosaic", slip=1.0)
    played = play("mosaic", [searching, glancing], 10, paired=True, side=3)
    assert played.by_player(played.firsts)[:, 0].mean() > 0.5


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_program_listed_is_there(name: str) -> None:
    assert callable(import_module(f"tools.fitting.{name}").main)


def test_programs_named_beside_numbers_are_there_and_all_are_named() -> None:
    files = [*ROOT.glob("tesselle/games/*/heuristic/*.py"), ROOT / "docs" / "tuning.md"]
    named = [re.findall(r"tools\.fitting (\w+)", file.read_text("utf-8")) for file in files]
    assert set(chain(*named[:-1])) == set(named[-1]) == set(PROGRAMS)
