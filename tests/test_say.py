"""Sentences: things counted, points won and lost, and verbs in two voices."""

import pytest

import tesselle
from tesselle.engine.say import Say, counted, gained, points
from tests.openings import opened


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (0, "0 coins", "0 pièce"),
        (1, "1 coin", "1 pièce"),
        (2, "2 coins", "2 pièces"),
        (-1, "-1 coins", "-1 pièce"),
    ],
)
def test_things_are_counted_as_each_language_does(number: int, english: str, french: str) -> None:
    assert counted(number, Say("coin", "pièce")) == (english, french)


def test_points_that_are_lost_are_said_to_be_lost() -> None:
    assert gained(0) is None
    assert gained(1) == points(1) == ("1 point", "1 point")
    assert gained(-1) == ("1 point lost", "1 point perdu")
    assert gained(-2) == ("2 points lost", "2 points perdus")


def test_a_verb_has_a_form_after_a_name_and_one_for_advice() -> None:
    both = Say("[keeps|keep] both and [draws|draw] one", "en [garde|garder] deux")
    assert both.told() == ("keeps both and draws one", "en garde deux")
    assert both.advised() == ("keep both and draw one", "en garder deux")


@pytest.mark.parametrize("name", tesselle.game_names())
def test_every_game_tells_and_advises_in_different_words(name: str) -> None:
    match = opened(name, 5)
    seat = match.waiting[0]
    for action in match.actions(seat):
        told, advised = match.describe_action(seat, action), match.advise_action(seat, action)
        assert told.en != advised.en
        assert told.fr != advised.fr
        assert not set("[|]") & set("".join((*told, *advised)))
