"""Counting the tracks of a real Génial! table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition
from tesselle.games.genial.text.count import FORMAT, count

BOOK = """
# four players, as in the example of the published rules
Alba: 7 12 14 16 18 18
Sam: R 12 G 14 B 18 O 15 Y 12 P 9
Lina: R 10 G 13 B 12 O 16 Y 11 P 18
Thomas: R13 G14 B9 O12 Y15 P14
"""


def test_the_published_example_ranks_lina_thomas_sam_alba() -> None:
    tally = count(BOOK)
    assert [line.what.en for line in tally.lines] == [
        "1. Lina: 10 11 12 13 16 18",
        "2. Thomas: 9 12 13 14 14 15",
        "3. Sam: 9 12 12 14 15 18",
        "4. Alba: 7 12 14 16 18 18",
    ]
    assert [line.points for line in tally.lines] == [10, 9, 9, 7]
    assert [line.rule for line in tally.lines] == ["R15"] * 4
    assert tally.total == 10
    assert tally.remark is not None
    assert tally.remark.en == "Lina wins with a lowest track of 10."
    assert tally.remark.fr == "Lina l’emporte avec 10 sur sa piste la plus basse."


def test_every_place_is_explained_in_both_languages() -> None:
    notes = [line.note for line in count(BOOK).lines]
    assert [note.en for note in notes if note] == [
        "lowest track 10, Thomas has 9",
        "lowest track 9, Lina has 10",
        "level with Thomas at 9, 12; then the third lowest is 12 to 13",
        "lowest track 7, Sam has 9",
    ]
    assert notes[2] is not None
    assert notes[2].fr == "à égalité avec Thomas à 9, 12 ; puis la 3e plus basse : 12 contre 13"


def test_identical_tracks_share_a_place() -> None:
    tally = count("a: 1 2 3 4 5 6\nb: 6 5 4 3 2 1\nc: 0 9 9 9 9 9")
    assert [line.what.en[:4] for line in tally.lines] == ["1. a", "1. b", "3. c"]
    assert [line.what.fr[:5] for line in tally.lines] == ["1er a", "1er b", "3e c "]
    assert tally.lines[1].note is not None
    assert tally.lines[1].note.en == "the same six tracks as a: the place is shared"
    assert tally.remark is not None
    assert tally.remark.en == "a and b share the win."


def test_six_tracks_at_18_win_at_once() -> None:
    tally = count("a: 17 18 18 18 18 18\nb: 18,18,18,18,18,18")
    assert [(line.rule, line.what.en[:4]) for line in tally.lines] == [
        ("R14", "1. b"),
        ("R15", "2. a"),
    ]
    assert tally.total == 18
    assert tally.remark is not None
    assert "at once" in tally.remark.en


def test_one_player_alone_is_counted_too() -> None:
    tally = count("me: p 4 y 3 o 6 b 4 g 7 r 5")
    assert (tally.total, tally.lines[0].note) == (3, None)
    assert tally.remark
    assert tally.remark.en == "me's lowest track is 3."
    assert tally.remark.fr == "La piste la plus basse de me est à 3."


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        ("", "1 to 4 lines", "none"),
        ("# nothing", "1 to 4 lines", "none"),
        ("\nLina 1 2 3 4 5 6", "line 2: expected 'name: six tracks'", "'Lina 1 2 3 4 5 6'"),
        (": 1 2 3 4 5 6", "line 1: expected 'name: six tracks'", "': 1 2 3 4 5 6'"),
        ("a: 1 2 3 4 5", "line 1: expected six numbers", "'1 2 3 4 5'"),
        ("a: 1 2 3 4 5 6 7", "line 1: expected six numbers", "'1 2 3 4 5 6 7'"),
        ("a: R 1 R 2 B 3 O 4 Y 5 P 6", "R G B O Y P once each", "'R 1 R 2 B 3 O 4 Y 5 P 6'"),
        ("a: R 1 G 2 B 3 O 4 Y 5 X 6", "R G B O Y P once each", "'R 1 G 2 B 3 O 4 Y 5 X 6'"),
        ("a: 1 2 3 4 5 -6", "line 1: expected six numbers", "'1 2 3 4 5 -6'"),
        ("a: 1 2 3 4 5 19", "line 1: expected tracks from 0 to 18", "19"),
        ("a: 1 2 3 4 5 6\na: 1 2 3 4 5 6", "line 2: expected a new name", "a as on line 1"),
        (
            "\n".join(f"{name}: 1 2 3 4 5 6" for name in "abcde"),
            "line 5: expected at most 4",
            "mor",
        ),
        (
            "a: 18 18 18 18 18 18\nb: 18 18 18 18 18 18",
            "line 2: expected one player",
            "b besides a",
        ),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(text: str, expected: str, got: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        count(text)
    assert expected in refusal.value.say.en
    assert got in refusal.value.say.en
    assert refusal.value.say.fr != refusal.value.say.en


@given(st.text() | st.from_regex(r"[a-c]: ([RGBOYP]? ?[0-9]{1,3} ){5,7}\n?", fullmatch=True))
def test_any_text_is_counted_or_refused(text: str) -> None:
    try:
        tally = count(text)
    except BadPosition:
        return
    assert 0 <= tally.total <= 18


def test_the_format_is_described_with_lines_that_count() -> None:
    for text in FORMAT.data().values():
        lines = [line for line in text.splitlines() if line.startswith("    ")]
        assert len(count("\n".join(lines)).lines) == 2
