"""What a terminal shows of Mosaic."""

import pytest

from tesselle.engine.drawing import Drawing
from tesselle.games.mosaic import GAME

CHAIN = "BR./.RBB/..B../R..R/..B B b3"


def drawing(text: str, language: str = "en") -> Drawing:
    return GAME.draw(GAME.view(GAME.read_position(text), None), language)


def lines(text: str, language: str = "en") -> list[str]:
    return ["".join(part for part, _ in line).rstrip() for line in drawing(text, language)]


def test_the_board_is_a_hexagon_with_its_coordinates() -> None:
    assert lines(CHAIN) == [
        "a      ◆◆  ●●  a3",
        "b    b1  ●●  ◆◆  ◆◆",
        "c  c1  c2  ◆◆  c4  c5",
        "d    ●●  d2  d3  ●●",
        "e      e1  e2  ◆◆",
        "",
        "   ●●  seat 1                tiles   4   groups  3",
        "▶  ◆◆  seat 2                tiles   5   groups  3",
        "Your turn goes on: flip another tile beside the marked ones.",
    ]


def test_the_words_are_french_in_french() -> None:
    assert lines(CHAIN, "fr")[-3:] == [
        "   ●●  siège 1               tuiles   4   groupes  3",
        "▶  ◆◆  siège 2               tuiles   5   groupes  3",
        "Votre tour continue : retournez encore une tuile voisine de celles marquées.",
    ]


@pytest.mark.parametrize(("symbol", "colour"), [("●", "#b3202c"), ("◆", "#1f56b5")])
def test_a_colour_always_has_its_symbol(symbol: str, colour: str) -> None:
    spans = [span for line in drawing(CHAIN) for span in line]
    assert all((symbol in text) == (colour in style) for text, style in spans)


def test_only_the_tiles_flipped_in_this_turn_stand_out() -> None:
    marked = [
        (number, text)
        for number, line in enumerate(drawing(CHAIN))
        for text, style in line
        if "reverse" in style
    ]
    assert marked == [(1, " ◆◆ ")]
