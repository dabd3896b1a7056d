"""A one-step player of Génial! looks after its lowest tracks."""

import numpy as np

from tesselle.engine.contract import standings
from tesselle.engine.entropy import word_of_event
from tesselle.engine.game import State
from tesselle.games.genial import GAME
from tesselle.games.genial.tests.table import actions, after, start, table


def best(state: State) -> str:
    seat = int(state["seat"])
    worth = {action: GAME.worth(state, seat, action) for action in actions(state)}
    return GAME.write_move(state, seat, max(worth, key=lambda action: worth[action]))


def test_two_points_on_a_low_track_beat_three_on_a_high_one() -> None:
    state = table("Rh9 Rh10 Rh11 Yl3 Yl4", hand="RO OY", tracks=(16, 9, 9, 9, 0, 9))
    assert "Yl" in best(state) or "Yk" in best(state) or "Ym" in best(state)


def test_points_past_the_end_are_worth_nothing() -> None:
    state = table("Rh9 Rh10 Rh11", hand="RR", tracks=(18, 9, 9, 9, 9, 9))
    along, alone = (GAME.read_move(state, 0, move) for move in ("Rh8-Rg8", "Rd5-Rd6"))
    assert GAME.worth(state, 0, along) >= GAME.worth(state, 0, alone)
    state["tracks"][0][0] = 17
    assert GAME.worth(state, 0, along) > GAME.worth(state, 0, alone) + 0.5  # the bonus


def test_a_hand_without_the_lowest_symbol_is_swapped() -> None:
    state = after(table(hand="RO GG GG", tracks=(9, 9, 9, 9, 3, 3)), "Rh8-Oh7")
    assert best(state) == "swap"


def test_higher_tracks_stand_better() -> None:
    state = start(3)
    state["tracks"][0] = 5
    state["tracks"][1] = 3
    first, second, third = standings(GAME, state, 3)
    assert first > second > third


def test_worth_does_not_look_at_other_hands() -> None:
    state = start(2)
    before = [GAME.worth(state, 0, action) for action in actions(state)]
    GAME.resample(state, 0, np.uint64(9))
    assert [GAME.worth(state, 0, action) for action in actions(state)] == before


def test_the_one_step_player_beats_a_random_one() -> None:
    wins, places = 0, np.zeros(2, np.int32)
    for number in range(6):
        chooser, state, event = np.random.default_rng(number), start(2, number), 0
        while GAME.waiting(state):
            seat, event = int(state["seat"]), event + 1
            if seat == number % 2:
                action = GAME.read_move(state, seat, best(state))
            else:
                action = int(chooser.choice(actions(state)))
            GAME.apply(state, seat, action, word_of_event(bytes([number] * 32), event))
        GAME.ranking(state, places)
        wins += int(places[number % 2] == 1)
    assert wins == 6
