"""Which colours count for the deck's colour words, and how much of them."""

import pytest

from tesselle.deck.colour import VISIBLE, mixed, shares, visible
from tests.deck.stage import painted


@pytest.mark.parametrize(
    ("name", "colour", "word"),
    [
        ("cherry", "#b0122a", "rouge"),
        ("brick", "#a63a2a", "rouge"),
        ("scarlet", "#d8281e", "rouge"),
        ("lemon", "#f5e04a", "jaune-orange"),
        ("gold", "#e2b23a", "jaune-orange"),
        ("ochre", "#cc7722", "jaune-orange"),
        ("carrot", "#ed7a1c", "jaune-orange"),
        ("apple", "#7ab648", "vert"),
        ("moss", "#5f6f33", "vert"),
        ("pine", "#1f5a3c", "vert"),
        ("mint", "#a8e0c0", "vert"),
        ("sky", "#9fcbe8", "bleu"),
        ("navy", "#1c2b55", "bleu"),
        ("turquoise", "#30c5c8", "bleu"),
        ("plum", "#6a2c5e", "violet-rose"),
        ("lilac", "#c8a2d8", "violet-rose"),
        ("fuchsia", "#d0288f", "violet-rose"),
        ("sugar pink", "#f6b4cc", "violet-rose"),
    ],
)
def test_each_shade_that_the_cards_name_has_its_word(name: str, colour: str, word: str) -> None:
    assert visible(painted(colour, 0.5)) == {word}, name


@pytest.mark.parametrize(
    "colour",
    ["#ffffff", "#000000", "#808080", "#f3e9d6", "#efc39c", "#6b4a32", "#2a2030", "#8d9499"],
)
def test_white_grey_black_beige_skin_and_brown_are_no_colour(colour: str) -> None:
    assert visible(painted(colour, 1.0)) == frozenset()


def test_a_colour_is_visible_from_two_pixels_in_a_hundred() -> None:
    assert VISIBLE == 0.023
    assert visible(painted("#2060c0", 0.024)) == {"bleu"}
    assert visible(painted("#2060c0", 0.0199)) == frozenset()


def test_shares_are_those_of_the_whole_picture() -> None:
    assert shares(painted("#2060c0", 0.25))["bleu"] == pytest.approx(0.25)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mixed("#204060", "#c0a080", 0) == "#204060"
    assert mixed("#204060", "#c0a080", 1) == "#c0a080"
