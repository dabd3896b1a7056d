"""A match: what it tells, what it refuses, and that a refusal changes nothing."""

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tesselle
from tesselle.cli.render import gains
from tesselle.engine import registry
from tesselle.engine.errors import TesselleError
from tesselle.engine.match import Match


@pytest.fixture
def match() -> Match:
    return tesselle.new("mosaic", side=3, seed=7)


@pytest.fixture
def finished(match: Match) -> Match:
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def everything(match: Match) -> tuple[Any, ...]:
    return match.state.tobytes(), list(match.events), match.seed, dict(match.options), match.names


def refused(act: Callable[[], object], kind: type[TesselleError], *parts: str) -> TesselleError:
    """Demand one typed error whose message has all the parts, and give it."""
    with pytest.raises(TesselleError) as refusal:
        act()
    assert type(refusal.value) is kind
    for part in parts:
        assert part in str(refusal.value)
    assert refusal.value.say.fr != refusal.value.say.en
    return refusal.value


@pytest.mark.parametrize(
    "name", ["hedgerow", "", "Mosaic", "mosaic ", "mosaic.rules", "__init__", None]
)
def test_an_unknown_game_is_refused_with_the_games_there_are(name: Any) -> None:
    refused(lambda: tesselle.new(name), tesselle.UnknownGame, repr(name), "there are:", "mosaic")


def test_a_game_that_is_not_even_a_name_is_unknown() -> None:
    name: Any = ["mosaic"]
    refused(lambda: tesselle.new(name), tesselle.UnknownGame, "['mosaic']", "mosaic")


@pytest.mark.parametrize("seats", [0, 1, 3, -2, 2.0, "2", True, [2]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    refused(
        lambda: tesselle.new("mosaic", seats=seats),
        tesselle.BadSeats,
        "Mosaic is played by 2 seats",
        f"got {seats!r}",
    )


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    refused(
        lambda: tesselle.new("mosaic", size=5),
        tesselle.BadOption,
        "Mosaic has no option 'size'",
        "its options: side",
    )


@pytest.mark.parametrize("value", [0, 2, 9, -5, 10**9])
def test_a_wrong_value_of_an_option_is_refused(value: int) -> None:
    refused(
        lambda: tesselle.new("mosaic", side=value),
        tesselle.BadOption,
        "option side: expected one of 3, 4, 5, 6, 7, 8",
        f"got {value!r}",
    )


@pytest.mark.parametrize("value", ["5", 5.0, None, True, [5], {"side": 5}])
def test_a_wrong_type_of_an_option_is_refused(value: Any) -> None:
    refused(
        lambda: tesselle.new("mosaic", side=value),
        tesselle.BadOption,
        "option side: expected int",
        f"got {value!r}",
    )


@pytest.mark.parametrize("seed", [-1, 2**256, 0.5, "7", True, b"", b"x" * 31])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    refused(lambda: tesselle.new("mosaic", seed=seed), tesselle.BadSeed, "a seed", "got ")


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], "expected 2 names"),
        (["one"], "expected 2 names"),
        (["a", "b", "c"], "expected 2 names"),
        ("ab", "expected 2 names"),
        (7, "expected 2 names"),
        (["a", ""], "1 to 64 characters, got ''"),
        (["a", "b" * 65], "1 to 64 characters"),
        (["a", None], "1 to 64 characters, got None"),
        (["a", 7], "1 to 64 characters, got 7"),
    ],
)
def test_wrong_names_are_refused(names: Any, expected: str) -> None:
    refused(lambda: tesselle.new("mosaic", names=names), tesselle.BadSeats, expected, "got ")


def test_every_refusal_is_a_value_error() -> None:
    for kind in TesselleError.__subclasses__():
        assert issubclass(kind, ValueError)


ASKED: dict[str, Callable[[Match, Any], object]] = {
    "play": lambda match, seat: match.play(seat, "c3"),
    "play_action": lambda match, seat: match.play_action(seat, 9),
    "read": lambda match, seat: match.read(seat, "c3"),
    "legal": lambda match, seat: match.legal(seat),
    "actions": lambda match, seat: match.actions(seat),
    "view": lambda match, seat: match.view(seat),
}


@pytest.mark.parametrize("asked", list(ASKED))
@pytest.mark.parametrize("seat", [2, -1, 99, True, 0.0, "0"])
def test_a_seat_that_is_none_is_refused(match: Match, asked: str, seat: Any) -> None:
    before = everything(match)
    refused(
        lambda: ASKED[asked](match, seat),
        tesselle.IllegalMove,
        "expected a seat from 0 to 1",
        f"got {seat!r}",
    )
    assert everything(match) == before


@pytest.mark.parametrize("asked", ["play", "play_action", "read"])
def test_a_seat_out_of_turn_is_refused(match: Match, asked: str) -> None:
    before = everything(match)
    error = refused(
        lambda: ASKED[asked](match, 1),
        tesselle.IllegalMove,
        "seat 1 is not to act now; waiting for seat 0",
    )
    assert error.say.fr == "ce n’est pas au siège 1 de jouer ; on attend : 0"
    assert everything(match) == before


@pytest.mark.parametrize("asked", ["play", "play_action", "read"])
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_played_after_the_end(finished: Match, asked: str, seat: int) -> None:
    before = everything(finished)
    error = refused(lambda: ASKED[asked](finished, seat), tesselle.IllegalMove, "the match is over")
    assert error.say.fr == "la partie est terminée"
    assert everything(finished) == before


@pytest.mark.parametrize("move", [None, 9, 9.5, b"c3", ["c3"], {"move": "c3"}])
def test_a_move_that_is_no_text_is_refused(match: Match, move: Any) -> None:
    before = everything(match)
    refused(lambda: match.play(0, move), tesselle.IllegalMove, "a move as text", f"got {move!r}")
    assert everything(match) == before


@pytest.mark.parametrize(
    ("move", "parts"),
    [
        ("z9", ("expected a cell from a1 to e3", "got 'z9'")),
        ("xc3", ("c3 has no enemy tile to flip",)),
        ("c4", ("c4 is beside your own tiles only (R5)",)),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(
    match: Match, move: str, parts: tuple[str, ...]
) -> None:
    match.play(0, "c3")
    match.play(1, "a1")
    before = everything(match)
    refused(lambda: match.play(0, move), tesselle.IllegalMove, *parts)
    assert everything(match) == before


@pytest.mark.parametrize("action", [19, -1, 10**9, 10**30, None, "9", 9.0, True, [9]])
def test_an_action_that_is_not_legal_is_refused(match: Match, action: Any) -> None:
    before = everything(match)
    refused(
        lambda: match.play_action(0, action),
        tesselle.IllegalMove,
        f"action {action!r} is not legal for seat 0",
    )
    assert everything(match) == before


def test_a_match_opens_with_the_usual_seats_options_and_names() -> None:
    match = tesselle.new("mosaic")
    assert (match.seats, match.options, match.names) == (2, {"side": 5}, ("seat 0", "seat 1"))
    assert match.waiting == (0,)
    assert not match.over
    assert tesselle.new("mosaic", names=["Ada", "Bo"]).names == ("Ada", "Bo")


def test_play_and_play_action_do_the_same(match: Match) -> None:
    other = tesselle.new("mosaic", side=3, seed=7)
    for seat, move in ((0, "c3"), (1, "c4"), (0, "a1")):
        action = match.read(seat, move)
        assert match.play(seat, move) == other.play_action(seat, action)
    assert everything(match) == everything(other)


def test_an_event_says_who_played_what(match: Match) -> None:
    event = match.play(0, " C3 ")
    assert (event.seat, event.move, event.action, event.dealt) == (0, "c3", 9, {})
    assert event.data() == {"seat": 0, "move": "c3"}
    assert match.events == [event]


def test_legal_moves_stand_in_the_order_of_the_actions(match: Match) -> None:
    assert match.actions(0) == list(range(19))
    assert match.legal(0)[:4] == ["a1", "a2", "a3", "b1"]
    assert match.legal(1) == []
    assert match.actions(1) == []


def test_asking_changes_nothing(match: Match) -> None:
    match.play(0, "c3")
    before = everything(match)
    match.legal(1), match.view(None), match.read(1, "a1"), match.record(), match.imagine(1, 3)
    assert (match.scores, match.ranking, match.position.split()[1]) == ([1, 0], [1, 2], "B")
    assert everything(match) == before


def test_the_state_is_a_copy(match: Match) -> None:
    before = match.position
    state = match.state
    state["tiles"][:] = 1
    assert match.position == before


def test_a_view_says_whose_it_is_and_who_is_waited_for(match: Match) -> None:
    match.play(0, "c3")
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view["seat"] == seat
        assert (view["game"], view["seats"], view["waiting"], view["over"]) == (
            "mosaic",
            2,
            [1],
            False,
        )
        assert view["board"] == ["...", "....", "..R..", "....", "..."]
        assert json.loads(json.dumps(view)) == view


def test_a_view_of_the_end_waits_for_nobody(finished: Match) -> None:
    view = finished.view(None)
    assert (view["over"], view["waiting"], view["to_move"]) == (True, [], None)
    assert view["tiles"] == finished.scores


@pytest.mark.parametrize("word", [0, 7, 2**63, 2**64 - 1, np.uint64(2**64 - 1)])
def test_imagine_gives_a_state_the_seat_cannot_tell_from_the_real_one(
    match: Match, word: int | np.uint64
) -> None:
    match.play(0, "c3")
    imagined = match.imagine(1, word)
    assert match.game.view(imagined, 1) == match.game.view(match.state, 1)
    imagined["tiles"][:] = 1  # it is a copy
    assert match.scores == [1, 0]


def test_the_same_seed_and_moves_give_the_same_bytes() -> None:
    ends = set()
    for _ in range(2):
        match = tesselle.new("mosaic", side=3, seed=11)
        while not match.over:
            match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_the_commitment_is_known_from_the_start_and_binds_the_seed(match: Match) -> None:
    assert match.commitment == tesselle.new("mosaic", side=8, seed=7).commitment
    assert match.commitment != tesselle.new("mosaic", side=3, seed=8).commitment
    assert tesselle.new("mosaic").commitment != tesselle.new("mosaic").commitment


@pytest.mark.parametrize(
    ("name", "en", "fr"),
    [
        ("mosaic", "by Mark Steere", "de Mark Steere"),
        ("mozaika", "by Adam Kałuża", "d’Adam Kałuża"),
    ],
)
def test_a_game_names_its_author(name: str, en: str, fr: str) -> None:
    credit = tesselle.get_game(name).credit
    assert (credit.en, credit.fr) == (en, fr)


def test_a_copy_that_plays_on_changes_nothing_of_what_the_first_may_do() -> None:
    match = tesselle.new("mosaic", side=5)
    before = match.legal(0)
    other = match.copy()
    other.play(0, "e5")
    assert (match.waiting, match.legal(0), match.legal(1)) == ((0,), before, [])
    assert (other.waiting, other.legal(0)) == ((1,), [])
    assert "e5" in before
    assert "e5" not in other.legal(1)


def test_a_match_that_was_ended_waits_for_nobody_and_its_copy_plays_on() -> None:
    match = tesselle.new("mosaic", side=5)
    assert match.legal(0)
    other = match.copy()
    match.end(0, "resignation")
    assert (match.waiting, match.over, match.legal(0)) == ((), True, [])
    assert (other.waiting, other.over) == ((0,), False)


def test_a_list_of_actions_is_the_callers_own() -> None:
    match = tesselle.new("mosaic", side=5)
    match.actions(0).clear()
    assert match.actions(0)


@pytest.mark.parametrize("game", tesselle.game_names())
def test_a_match_begun_at_a_position_goes_on_from_there(game: str) -> None:
    rules = tesselle.get_game(game)
    for seats in rules.seats:
        match = tesselle.new(game, seats=seats, seed=3)
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        again = Match.at(rules, match.position)
        assert (again.seats, again.waiting, again.position) == (
            match.seats,
            match.waiting,
            match.position,
        )
        seat = again.waiting[0]
        assert again.legal(seat) == match.legal(seat)
        again.play(seat, again.legal(seat)[0])


@pytest.mark.parametrize("side", [3, 5, 8])
def test_a_match_begun_at_a_position_says_what_it_was_opened_with(side: int) -> None:
    match = tesselle.new("mosaic", side=side)
    again = Match.at(match.game, match.position)
    assert (again.seats, again.options) == (2, {"side": side})
    assert again.view(0)["side"] == side


@pytest.mark.parametrize("game", tesselle.game_names())
def test_an_imagined_match_is_the_same_to_its_seat_and_goes_its_own_way(game: str) -> None:
    match = tesselle.new(game, seed=3)
    seat = match.waiting[0]
    before = everything(match)
    other = match.imagined(seat, 77)
    assert other.view(seat) == match.view(seat)
    assert other.legal(seat) == match.legal(seat)
    assert other.state.tobytes() == match.imagine(seat, 77).tobytes()
    other.play(seat, other.legal(seat)[0])
    assert everything(match) == before


def test_events_are_numbered_from_one_also_in_a_match_that_went_back(finished: Match) -> None:
    assert [event.number for event in finished.events] == list(range(1, len(finished.events) + 1))
    back = finished.without(3)
    assert back.events == finished.events[:-3]
    seat = back.waiting[0]
    assert back.play(seat, back.legal(seat)[0]).number == len(finished.events) - 2


def test_a_result_in_words_counts_points_where_the_game_says_nothing_else() -> None:
    summary = registry.get("mozaika").summary
    assert (summary(27).en, summary(27).fr) == ("27 points", "27 points")
    assert (summary(0).en, summary(0).fr) == ("0 points", "0 point")
    assert (summary(-1).en, summary(-1).fr) == ("-1 point", "-1 point")


@pytest.mark.parametrize("name", ["mosaic", "genial", "mozaika", "mozaik"])
def test_what_an_event_brought_is_what_its_seats_points_rose_by(name: str) -> None:
    match, chooser = tesselle.new(name, seed=5), random.Random(5)
    risen, history = [], [match.copy()]
    while not match.over:
        seat = match.waiting[0]
        before = np.sum(match.scores[seat])
        match.play(seat, chooser.choice(match.legal(seat)))
        risen.append(np.sum(match.scores[seat]) - before)
        history.append(match.copy())
    assert any(risen)
    assert gains(history) == dict(enumerate(risen, 1))
