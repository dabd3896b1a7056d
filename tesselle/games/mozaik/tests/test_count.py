"""Counting a grid from a real table."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.games.mozaik.text.count import count

# The numbers of the rulebook's example as its text has them; eight words of nine are listed.
EXAMPLE = """
    a< Seul       1/2/3  3
    a> Moustache  2/4/8  3
    b< Temps      2/4/8  3
    b> Feuille    1/2/4  3
    c< Feu        2/4/8  3
    c> Jour       1/2/4  3
    1^ Imaginaire 1/2/4  3
    2^ Rouge      1/2/4  3
"""

TWENTY_NINE = """
    a< Seul 1/2/4 3             # 4
    a> Sans personnage 1/3/6 3  # 6, a title may have blanks
    b< Temps 1/3/6 2            # 3
    b> Feuille 2/4/8 3          # 8
    c< Feu 1/3/6 0
    1^ Jour 1/2/4 2             # 2
    2^ Rouge 2/4/8 1            # 2
    3^ Eau 1/2/4 3              # 4
    discarded 4
"""


def test_r5_each_word_is_a_line_with_its_cells_and_matches() -> None:
    line = count("1^ Moustache 2/4/8 2").lines[0]
    assert (line.rule, line.points, line.cells) == ("R5", 4, ("1^", "a1", "b1", "c1"))
    assert line.what.en == "Moustache, above the left column"
    assert line.what.fr == "Moustache, au-dessus de la colonne de gauche"
    assert line.note is not None
    assert line.note.en == "2 of 3 images"


def test_r8_the_rulebook_takes_two_points_for_four_discards() -> None:
    tally = count(TWENTY_NINE)
    assert tally.total == 29 - 2
    assert tally.lines[-1].points == -2


def test_r8_the_numbers_the_rulebook_lists_are_not_its_29() -> None:
    """The rulebook says 29; the eight numbers its text gives add up to 43."""
    assert count(EXAMPLE).total == 43


def test_r9_perfect_lines_are_counted_once() -> None:
    tally = count("a< A 1/2/4 3\na> B 1/2/4 3\nb< C 1/2/4 3")
    assert tally.remark is not None
    assert tally.remark.en.endswith("ties: 2 (R9)")


def test_r10_a_known_deck_decides_the_matches() -> None:
    deck = load("tesselle")
    word = deck.words[0]
    fits = [image.number for image in deck.images if word.key in image.yes]
    others = [image.number for image in deck.images if word.key not in image.yes]
    text = f"a1 {fits[0]}\na2 {others[0]}\na3 {fits[1]}\na> {word.key}\nb< {deck.words[1].key}"
    tally = count(text)
    assert tally.lines[0].points == word.ladder[1]
    assert tally.lines[0].what.en == f"{word.en}, right of the top row"
    assert tally.lines[0].cells == ("a>", "a1", "a3")  # the end, and the images that match
    assert count(f"deck tesselle\n{text}").total == tally.total


def test_r23_gems_are_points_and_name_the_band() -> None:
    tally = count("a< A 10/20/38 3\ngems 3")
    assert tally.total == 41
    assert tally.lines[-1].rule == "R23"
    assert tally.remark is not None
    assert tally.remark.fr.startswith("de 40 à 45")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("z9 17", "line 1: expected an end (a< … 3v), a cell"),
        ("\na1 0", "line 2: expected the number of an image, 1 to 96, got '0'"),
        ("a1 17\nb1 17", "line 2: expected each image once"),
        ("a1 17\na1 18", "line 2: expected a1 once"),
        ("a< lune\na> lune", "line 2: expected each word once"),
        ("a< zzz", "line 1: expected a word of the deck"),
        ("a< Lune 1/2/4 4", "line 1: expected 0 to 3 matching images"),
        ("a< Lune 1/2", "line 1: expected a word of the deck, or a word, its ladder"),
        ("a1 3\na< Lune 1/2/4 2", "line 2: expected at most 1 matching image on a<"),
        ("gems 3\ndiscarded 2", "got both"),
        ("gems many", "line 1: expected gems from 0 to 36, got 'many'"),
        ("deck nowhere.json\na1 3", "line 1: "),
        ("a1 95\na< lune", "line 1: expected an image of deck tesselle, got '95'"),
    ],
)
def test_a_wrong_line_is_named(text: str, expected: str) -> None:
    with pytest.raises(BadPosition) as error:
        count(text)
    assert expected in str(error.value)
    assert error.value.say.fr != error.value.say.en


@settings(deadline=None)
@given(st.text(alphabet="abc123<>^v /#\ngemsdicr é²", max_size=60))
def test_any_text_is_counted_or_refused(text: str) -> None:
    try:
        tally = count(text)
    except BadPosition:
        return
    assert tally.total == sum(line.points for line in tally.lines)


def test_the_game_offers_it() -> None:
    assert GAME.count is count
    assert GAME.count_format is not None
