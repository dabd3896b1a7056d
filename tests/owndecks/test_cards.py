"""Words as cards, on paper and in the terminal, and the commands for decks of one's own."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tesselle.cli.main import app
from tesselle.engine.errors import BadOption
from tesselle.games.mozaik.deck import installed
from tesselle.games.mozaik.deck.deck import Word
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.owndecks import cards, levels
from tests.owndecks.folder import make

DECK = load("tesselle")


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["deck", *words], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def texts(drawing: str) -> list[str]:
    found = ElementTree.fromstring(f"<g>{drawing}</g>").iter("text")  # noqa: S314 # our own
    return [each.text or "" for each in found]


@pytest.mark.parametrize("word", DECK.words, ids=lambda word: word.key)
def test_a_card_says_everything_in_both_languages(word: Word) -> None:
    said = texts(cards.card(word))
    assert {word.fr, word.en} <= set(said)
    assert {word.about_fr, word.about_en} <= _joined(said)
    assert said[-3:] == [str(points) for points in word.ladder]


def _joined(lines: list[str]) -> set[str]:
    """Give every text that lines in a row make."""
    spans = range(len(lines) + 1)
    return {" ".join(lines[start:end]) for start in spans for end in spans if start < end}


@pytest.mark.parametrize("word", DECK.words, ids=lambda word: word.key)
def test_what_a_card_asks_ends_above_its_ladder(word: Word) -> None:
    drawn = ElementTree.fromstring(f"<g>{cards.card(word)}</g>")  # noqa: S314 # our own
    heights = [float(each.attrib["y"]) for each in drawn.iter("text")]
    assert max(heights[:-3]) < 44


def test_sheets_hold_all_words_and_print_page_by_page(tmp_path: Path) -> None:
    for name in ("cards.svg", "cards.html"):
        run("cards", str(tmp_path / name))
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text.count('class="cut"') == -(-len(DECK.words) // 10)
        assert all(f">{word.en}</text>" in text for word in DECK.words)
    ElementTree.parse(tmp_path / "cards.svg")  # noqa: S314 # our own


def test_a_sheet_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"ends in \.svg or \.html"):
        cards.write(DECK, tmp_path / "cards.pdf")


def test_the_terminal_shows_the_words() -> None:
    text = run("words")
    assert all(word.key in text for word in DECK.words)


def test_the_terminal_imports_a_folder_and_lists_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(installed.FOLDER, str(tmp_path / "decks"))
    said = run("import", str(make(tmp_path / "holidays")))
    assert "tesselle play mozaik -o deck=holidays" in said
    assert "holidays" in run("list")
    elsewhere = run("import", str(tmp_path / "holidays"), "--to", str(tmp_path / "shelf"))
    file = tmp_path / "shelf" / "holidays" / "deck.json"
    assert f"-o deck={file}" in elsewhere
    assert load(file).name == "holidays"


@pytest.mark.parametrize(("matches", "level"), [(38, 1), (37, 2), (19, 2), (18, 3), (0, 3)])
def test_what_is_rare_has_a_higher_level(matches: int, level: int) -> None:
    assert levels.level_of(matches, 100) == level
