"""The table as text: nothing hidden is drawn, and everything one types is there."""

import numpy as np
import pytest

from tesselle.engine.game import View
from tesselle.engine.say import LANGUAGES
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.games.mozaik.tests.table import alone, finish, new, play, see, start

DECK = load("tesselle")


def drawn(view: View, language: str = "en") -> str:
    return "\n".join("".join(text for text, _ in line) for line in GAME.draw(view, language))


def test_ends_cells_words_and_hand_are_drawn() -> None:
    match = new(2)
    text = drawn(see(match, 0))
    for name in ("a<", "b>", "1^", "3v", "b2"):
        assert name in text
    for key in see(match)["open"]:
        word = next(word for word in DECK.words if word.key == key)
        assert word.en in text
        assert word.about_en[:20] in text
    for number in see(match, 0)["own"]["hand"]:
        assert DECK.images[number - 1].about_en[:30] in text
    assert DECK.images[see(match, 0)["own"]["hand"][0] - 1].about_fr[:30] in drawn(
        see(match, 0), "fr"
    )


def test_a_match_is_a_full_gem() -> None:
    match = play(start("1,2,3", "4,5,6", open="na,qa,ya"), "0 image 1", "1 image 4", "0 ya a< a1")
    assert "Word ya ●○○" in drawn(see(match))


def test_who_has_chosen_is_marked_and_the_pick_is_not_shown_to_others() -> None:
    match = play(start("1,2,3", "4,5,6", open="na,qa,ya"), "0 image 2")
    assert "seat 1  ✔ has chosen" in drawn(see(match, 1))
    assert "Image 2." not in drawn(see(match, 1))
    assert "picked" in drawn(see(match, 0))


def test_pairs_come_with_the_opinion_of_the_deck() -> None:
    match = start("1,2,3", "4,5,6", open="na,qa,ya", judge="table")
    play(match, "0 image 1", "1 image 4", "0 na a< a1")
    assert "na:1  ✘ the deck says no" in drawn(see(match, 1))


def test_alone_gems_are_drawn() -> None:
    assert "gems: 7" in drawn(see(alone("hand=1,2,3", step="image", open="na,qa,ya"), 0))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_drawing_is_no_wider_than_a_hundred_columns(seats: int) -> None:
    for raw in finish(new(seats, judge="table"), 6)[::9]:
        state = np.frombuffer(raw, GAME.state)[0]
        for language in LANGUAGES:
            lines = drawn(see(state, 0), language).splitlines()
            assert max(map(len, lines)) <= 100
