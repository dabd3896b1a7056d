"""What a terminal shows of Mosaic."""

import pytest

from tesselle.engine.game import Drawing
from tesselle.games.mosaic import GAME

CHAIN = "BR./.RBB/..B../R..R/..B B b3"


def drawing(text: str, language: str = "en") -> Drawing:
    return GAME.draw(GAME.view(GAME.read_position(text), None), language)


def lines(text: str, language: str = "en") -> list[str]:
    return ["".join(part for part, _ in line).rstrip() for line in drawing(text, language)]


def test_the_board_is_a_hexagon_with_its_coordinates() -> None:
    assert lines(CHAIN) == [
        "a    ◆ ● ·  3",
        "b   · ● ◆ ◆  4",
        "c  · · ◆ · ·  5",
        "d   ● · · ●  4",
        "e    · · ◆  3",
        "",
        "● 4 tiles, 3 groups",
        "◆ 5 tiles, 3 groups",
    ]


def test_the_words_are_french_in_french() -> None:
    assert lines(CHAIN, "fr")[-2:] == ["● 4 tuiles, 3 groupes", "◆ 5 tuiles, 3 groupes"]


@pytest.mark.parametrize(("symbol", "colour"), [("●", "red"), ("◆", "blue")])
def test_a_colour_always_has_its_symbol(symbol: str, colour: str) -> None:
    spans = [span for line in drawing(CHAIN) for span in line]
    assert all((text == symbol) == (colour in style) for text, style in spans)


def test_only_the_tiles_flipped_in_this_turn_stand_out() -> None:
    marked = [
        (number, text)
        for number, line in enumerate(drawing(CHAIN))
        for text, style in line
        if "reverse" in style
    ]
    assert marked == [(1, "◆")]
