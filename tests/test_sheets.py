"""Counting a real table of several players: a sheet for each, and who wins."""

import pytest

from tesselle.engine.errors import BadPosition
from tesselle.engine.sheets import read_sheets
from tesselle.games.mozaik.text.count import count as count_mozaik
from tesselle.games.mozaika.text.count import count as count_mozaika

PLAIN = "Rs Bw Rs Bw\nYf Gs Yf Gs\nBw Rf Bw Rf\nYf Gs Yf Gs\n"  # no arrangement
RED = "Rs Rs Rs Rs\nYf Gs Yf Gs\nBw Rf Bw Rf\nYf Gs Yf Gs\n"  # a row of one kind: 4 points


def test_a_text_without_names_is_one_sheet() -> None:
    assert read_sheets(RED, 5) == []
    assert count_mozaika(RED).total == 4
    assert count_mozaika(RED).sheets == ()


def test_players_are_listed_by_their_places_with_a_sheet_each() -> None:
    tally = count_mozaika(f"Anna:\n{PLAIN}\nLéo :  # the cat's mosaic\n{RED}coins 5\n")
    assert [(line.what.en, line.points) for line in tally.lines] == [("1. Léo", 5), ("2. Anna", 0)]
    assert [sheet.total for sheet in tally.sheets] == [0, 5]  # in the order of the text
    assert tally.remark is not None
    assert tally.remark.en == "Léo wins with 5 points."
    assert tally.remark.fr == "Léo gagne avec 5 points."


def test_r20_coins_part_players_of_equal_points() -> None:
    text = f"Anna:\n{PLAIN}coins 3\nLéo:\n{PLAIN}coins 4\nMia:\n{PLAIN}coins 3\n"
    lines = [line.what.en for line in count_mozaika(text).lines]
    assert lines == ["1. Léo", "2. Anna", "2. Mia"]


def test_r20_equal_points_and_coins_share_the_win() -> None:
    remark = count_mozaika(f"Anna:\n{RED}\nLéo:\n{RED}").remark
    assert remark is not None
    assert remark.en == "Anna and Léo share the win with 4 points."


@pytest.mark.parametrize(
    ("anna", "places"),
    [
        ("1^ Moon 1/2/4 3", ["1. Anna", "2. Léo"]),  # 4 points against 3
        ("1^ Moon 1/3/6 2\ndiscarded 1", ["1. Léo", "2. Anna"]),  # more discarded
        ("1^ Moon 1/2/3 3", ["1. Anna", "2. Léo"]),  # a perfect line
    ],
)
def test_r9_points_then_discards_then_perfect_lines(anna: str, places: list[str]) -> None:
    tally = count_mozaik(f"Anna:\n{anna}\nLéo:\n1^ Moon 1/3/6 2")
    assert [line.what.en for line in tally.lines] == places


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"Anna:\n{RED}Anna:\n{RED}", "line 6: expected a new name, got Anna as on line 1"),
        ("".join(f"P{number}:\n{RED}" for number in range(6)), "at most 5 players, got one more"),
        (f"Rs\nAnna:\n{RED}", "line 1: expected a name and a colon first"),
        (f"Anna:\n{RED}Léo:\nRs Rs Rs\n", "line 7: expected 4 tiles in a row, got 3"),
        (f"Anna:\n{RED}Léo:\n", "line 6: expected 4 rows of tiles by the end, got 0"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line_in_the_whole_text(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        count_mozaika(text)
