"""OpenSpiel's own checks pass at every table, and nobody learns what is hidden."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import tesselle
import tesselle.lab.openspiel
from tesselle.engine.entropy import below
from tesselle.lab.chance import Asked, outcome_of
from tests.lab.tables import TABLES, every_table

SMALL = {"mosaic": ",side=3"}


def called(game: str, seats: int) -> str:
    return f"tesselle_{game}(players={seats}{SMALL.get(game, '')})"


def played(game: Any, seed: int) -> Iterator[Any]:
    """Play at random, and yield the state before every action."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        outcomes = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(chance.choice(outcomes or state.legal_actions()))
    yield state


@every_table
def test_random_simulations(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(called(game, seats))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats"), [("mosaic", 2), ("mozaika", 3)])
def test_states_are_written_and_read(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(called(game, seats))
    for number, state in enumerate(played(loaded, 1)):
        if number % 23 == 0:
            again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(loaded, state)
            )[1]
            assert str(again) == str(state)
            assert again.history() == state.history()


FEWEST = dict(reversed(TABLES))


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_playthroughs(game: str, seats: int) -> None:
    told = [generate_playthrough.playthrough(called(game, seats), None, seed=4) for _ in range(2)]
    assert told[0] == told[1]
    assert "IsTerminal() = True" in told[0]


@pytest.mark.parametrize(("game", "seats"), [("genial", 2), ("mozaika", 3), ("mozaik", 2)])
def test_information_states_hold_nothing_hidden(game: str, seats: int) -> None:
    """What is dealt anew changes no information state of the seat, and plays on."""
    loaded = pyspiel.load_game(called(game, seats))
    chance = random.Random(3)
    changed = False
    for number, state in enumerate(played(loaded, 2)):
        if state.is_chance_node() or state.is_terminal() or number % 3:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        changed |= str(other) != str(state)
        other.apply_action(chance.choice(other.legal_actions()))
    assert changed, "nothing was dealt anew, so nothing was shown"


def test_every_draw_is_a_node_and_compiled_rules_draw_the_same() -> None:
    """The outcomes that a word gives, one by one, lead where the compiled rules lead with it."""
    match = tesselle.new("genial", seats=2, seed=1)
    word = np.uint64(77)
    compiled = match.state
    action = match.actions(0)[5]
    match.game.apply(compiled, 0, action, word)
    outcomes: list[int] = []
    while isinstance(
        after := outcome_of(
            lambda state, given: match.game.apply(state, 0, action, given), match.state, outcomes
        ),
        Asked,
    ):
        outcomes.append(int(below(word, len(outcomes), after.bound)))
    assert outcomes
    assert after.tobytes() == compiled.tobytes()


def test_what_is_wrong_changes_nothing() -> None:
    state = pyspiel.load_game(called("mosaic", 2)).new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(10**6)
    with pytest.raises(tesselle.BadSeats):
        pyspiel.load_game("tesselle_mosaic(players=5)")
    assert state.history() == []
