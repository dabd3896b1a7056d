"""Which colours count for the deck's colour words, and how much of them."""

import pytest

from studio.colour import HARDLY, SEEN, mixed, shares, spots, visible
from tests.studio.stage import dotted, painted


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


def test_a_dot_is_seen_from_seven_pixels_across_and_argued_over_from_five() -> None:
    assert visible(dotted("#2060c0", 7)) == {"bleu"}
    assert visible(dotted("#2060c0", 6)) == frozenset()
    assert [spots(dotted("#2060c0", side))["bleu"] for side in (7, 5)] == [SEEN, HARDLY]


def test_an_edge_between_two_other_colours_is_not_seen() -> None:
    picture = painted("#c02020", 0.5)
    picture[149:151] = (120, 40, 130)  # where red meets blue, a line two pixels high
    picture[151:] = (32, 96, 192)
    assert shares(picture)["violet-rose"] > 0.005
    assert visible(picture) == {"rouge", "bleu"}


def test_shares_are_those_of_the_whole_picture() -> None:
    assert shares(painted("#2060c0", 0.25))["bleu"] == pytest.approx(0.25)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mixed("#204060", "#c0a080", 0) == "#204060"
    assert mixed("#204060", "#c0a080", 1) == "#c0a080"
