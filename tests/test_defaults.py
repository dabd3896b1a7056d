"""A game that gives no more than it must is whole: played, ranked, written, drawn, searched."""

import dataclasses
from collections.abc import Callable

import numpy as np
import pytest

from tesselle.bots import think
from tesselle.engine import anygame, contract
from tesselle.engine.entropy import Word
from tesselle.engine.errors import BadPosition, IllegalMove
from tesselle.engine.game import Actions, Game, Numbers, Options, State, View
from tesselle.engine.kernel import interpreted, kernel
from tesselle.engine.match import Match
from tesselle.engine.say import Say
from tesselle.engine.state import zeroed
from tesselle.server.errors import Conflict
from tesselle.server.play.positions import tried
from tesselle.server.wire.positions import Try

TURNS = 6

STATE = np.dtype(
    [
        ("seats", np.int8),
        ("turn", np.int8),
        ("won", np.int16, (3, 2)),  # each seat's two numbers
        ("lucky", np.bool_),
        ("pace", np.float64),
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    state = zeroed(STATE)
    state["seats"] = seats
    state["lucky"] = True
    state["pace"] = 0.25
    return state


@kernel
def waiting(state: State) -> int:
    return 1 << (state["turn"] % state["seats"]) if state["turn"] < TURNS else 0


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    if not waiting(state) >> seat & 1:
        return 0
    out[0], out[1], out[2] = 1, 2, 5
    return 3


@kernel
def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    state["won"][seat, action % 2] += action
    state["turn"] += 1


@kernel
def scores(state: State, out: Numbers) -> None:
    for seat in range(state["seats"]):
        out[2 * seat] = state["won"][seat, 0]
        out[2 * seat + 1] = state["won"][seat, 1]


def view(state: State, seat: int | None) -> View:
    return {"turn": int(state["turn"]), "won": state["won"].tolist()}


def write_move(state: State, seat: int, action: int) -> str:
    return f"win {action}"


def read_move(state: State, seat: int, text: str) -> int:
    for action in range(10):
        if text == write_move(state, seat, action):
            return action
    raise IllegalMove(Say("win what?", "gagner quoi ?"))


RACE = Game(
    name="race",
    title="Race",
    author="nobody",
    about=Say("Win numbers.", "Gagnez des nombres."),
    minutes=1,
    seats=(2, 3),
    state=STATE,
    most_actions=3,
    most_events=TURNS,
    score_numbers=2,
    open=True,
    chance=False,
    blank=blank,
    waiting=waiting,
    legal=legal,
    apply=apply,
    scores=scores,
    view=view,
    write_move=write_move,
    read_move=read_move,
    summary=lambda score: Say(f"{score[0]} and {score[1]}", f"{score[0]} et {score[1]}"),
)
anygame.register(RACE)

# Records name a game that the registry finds, and this one is nowhere to be found.
CHECKS = [check for check in contract.CHECKS if not check.__module__.endswith(".records")]


@pytest.mark.parametrize("seats", RACE.seats)
@pytest.mark.parametrize("check", CHECKS, ids=contract.title)
def test_the_contract_holds(check: Callable[[contract.Case], None], seats: int) -> None:
    check(contract.Case(RACE, seats, {}))


def played(*moves: int) -> Match:
    match = Match(RACE, 2, {})
    for move in moves:
        match.play_action(match.waiting[0], move)
    return match


def test_places_and_standings_follow_from_the_points() -> None:
    match = played(5, 1, 2, 5)
    assert match.scores == [[2, 5], [0, 6]]
    assert match.ranking == [1, 2]
    assert contract.standings(RACE, match.state, 2) == [7.0, 6.0]
    assert played(5, 5).ranking == [1, 1]


def test_a_game_says_what_a_score_is_worth() -> None:
    lowest = dataclasses.replace(RACE, points=lambda score: int(score.min()))
    state, out = played(5, 1, 2, 1).state, np.zeros(2, np.int64)
    with interpreted():
        assert [int(lowest.points(row)) for row in np.array([[2, 5], [0, 2]])] == [2, 0]
        anygame.points(state, out)
    assert out.tolist() == [7, 2], "the game it was registered as adds up"


def test_the_search_needs_nothing_more_and_is_the_same_compiled_and_interpreted() -> None:
    match = played(1)
    compiled = think(match, 1, 60, seed=3)
    with interpreted():
        assert think(match, 1, 60, seed=3) == compiled
    assert compiled.candidates[0].action == 5


def test_a_position_names_every_field_and_reads_back() -> None:
    match = played(5, 2)
    assert match.position == "seats=2 turn=2 won=0,5,2,0,0,0 lucky=1 pace=0.25"
    assert RACE.read_position(match.position).tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    "text",
    [
        "seats=2",
        "seats=2 turn=2 won=0,5,2,0,0 lucky=1 pace=0.25",
        "seats=2 turn=999 won=0,5,2,0,0,0 lucky=1 pace=0.25",
        "seats=2 turn=02 won=0,5,2,0,0,0 lucky=1 pace=0.25",
        "turn=2 seats=2 won=0,5,2,0,0,0 lucky=1 pace=0.25",
        "seats=2 turn=2 won=0,5,2,0,0,0 lucky=7 pace=0.25",
        "seats=2 turn=2 won=0,5,2,0,0,0 lucky=1 pace=0.25 more=1",
    ],
)
def test_no_other_text_is_a_position(text: str) -> None:
    with pytest.raises(BadPosition, match="expected 'seats=… turn=… won=… lucky=… pace=…'"):
        RACE.read_position(text)


def test_strangers_write_no_position_that_the_game_does_not_check() -> None:
    """Such a text may hold any numbers, also ones that no kernel has room for."""
    with pytest.raises(Conflict, match="positions of Race cannot be tried"):
        tried(RACE, Try(position=played(5).position, seat=0))


def test_more_seats_than_kernels_have_room_for_are_refused() -> None:
    with pytest.raises(TypeError, match="race: at most 32 seats, got 33"):
        dataclasses.replace(RACE, seats=(2, 33))


def test_a_view_is_listed_for_a_terminal() -> None:
    lines = ["".join(text for text, _ in line) for line in RACE.draw(played(5).view(0), "en", 40)]
    assert "turn 1" in lines
    assert "won [[0, 5], [0, 0], [0, 0]]" in lines


def test_a_move_that_is_not_legal_is_refused_in_every_language() -> None:
    with pytest.raises(IllegalMove) as refusal:
        played().read(0, "win 3")
    assert refusal.value.say.data() == {
        "en": "this move is not possible now",
        "de": "dieser Zug ist jetzt nicht möglich",
        "fr": "ce coup n’est pas possible maintenant",
    }


def test_a_game_with_secrets_must_say_how_they_are_dealt_anew() -> None:
    with pytest.raises(TypeError, match="race: expected resample, or open=True"):
        dataclasses.replace(RACE, open=False)
