"""How far moves can be taken back, in every game."""

import random

import pytest

import tesselle
from tesselle.engine.match import Match
from tesselle.engine.undo import CannotUndo, undoable


def play_on(match: Match, moves: int | None = None) -> Match:
    """Play random moves, or to the end."""
    chance = random.Random(3)
    while not match.over and moves != 0:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
        moves = None if moves is None else moves - 1
    return match


def test_where_nothing_is_hidden_one_goes_back_past_the_others_answer() -> None:
    match = play_on(tesselle.new("mosaic", seed=1), 5)
    assert undoable(match, 0) == 1
    assert undoable(match, 1) == 2


def test_without_a_move_or_after_the_end_there_is_nothing_to_take_back() -> None:
    match = play_on(tesselle.new("mosaic", seed=1), 1)
    with pytest.raises(CannotUndo, match="no move of yours"):
        undoable(match, 1)
    with pytest.raises(CannotUndo, match="no move of yours"):
        undoable(play_on(match), 0)


def test_the_same_seed_accounts_for_every_draw_of_what_remains() -> None:
    straight = tesselle.new("mozaika", seats=3, seed=4)
    other = straight.copy()
    other.play(0, other.legal(0)[-1])
    back = other.without(undoable(other, 0))
    record = play_on(back).record()
    assert tesselle.verify(record).draws > 1
    assert record == play_on(straight).record()


@pytest.mark.parametrize("game", tesselle.game_names())
def test_no_draw_is_ever_taken_back_nor_anything_others_showed(game: str) -> None:
    match = tesselle.new(game, seed=6)
    chance = random.Random(6)
    for _ in range(40):
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
        if match.over:
            break
        for asker in range(match.seats):
            try:
                again = match.without(undoable(match, asker))
            except CannotUndo:
                continue
            for event in match.events[len(again.events) :]:
                assert not event.dealt
                if event.seat != asker:  # what another does tells nothing where all is open
                    assert again.imagine(asker, 99).tobytes() == again.state.tobytes()
                again.play_action(event.seat, event.action)


@pytest.mark.parametrize("game", ["genial", "mozaik"])
def test_where_hands_are_hidden_the_answer_of_another_stands(game: str) -> None:
    match = play_on(tesselle.new(game, seed=6), 12)
    last = match.events[-1].seat
    with pytest.raises(CannotUndo, match="drawn or shown"):
        undoable(match, 1 - last)
