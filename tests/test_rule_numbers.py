"""Every numbered rule of a game stands in every language, in its code, and in a test."""

import re
from pathlib import Path

import pytest

import tesselle
from tesselle.engine.say import ENGLISH, LANGUAGES

FURTHER = [language for language in LANGUAGES if language != ENGLISH]
GAMES = sorted(
    path.parent for path in (Path(tesselle.__file__).parent / "games").glob("*/__init__.py")
)

# A rule opens a line: as "**R5** …", "### R5 …", "- R5 …" or the row "| R5 | …".
RULE = re.compile(r"^[\s#|>*-]*\b(R\d+[a-z]?)\b", re.MULTILINE)
CITED = re.compile(r"\bR\d+[a-z]?\b")
TEST = re.compile(r"^def test_(r\d+[a-z]?)_", re.MULTILINE)

game_folders = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


def in_order(rules: set[str]) -> list[str]:
    return sorted(rules, key=lambda rule: (int(re.sub(r"\D", "", rule)), rule))


def rules_of(page: Path) -> set[str]:
    return set(RULE.findall(page.read_text(encoding="utf-8")))


def sources(folder: Path, *, tests: bool) -> str:
    return "\n".join(
        source.read_text(encoding="utf-8")
        for source in sorted(folder.rglob("*.py"))
        if ("tests" in source.relative_to(folder).parts) is tests
    )


@game_folders
def test_the_rules_are_numbered_without_a_gap(folder: Path) -> None:
    numbers = {int(re.sub(r"\D", "", rule)) for rule in rules_of(folder / "RULES.md")}
    assert numbers == set(range(1, len(numbers) + 1))
    assert numbers


@game_folders
def test_all_languages_have_the_same_rules(folder: Path) -> None:
    english = rules_of(folder / "RULES.md")
    for language in FURTHER:
        other = rules_of(folder / f"RULES.{language}.md")
        assert in_order(english - other) == [], f"missing in {language}"
        assert in_order(other - english) == [], f"only in {language}"


@game_folders
def test_all_languages_have_the_same_headings_tables_and_texts_to_type(folder: Path) -> None:
    def shape(name: str) -> list[str]:
        text = (folder / name).read_text(encoding="utf-8")
        return re.findall(r"^(#+ |\||    \S|```)", text, re.MULTILINE)

    english = shape("RULES.md")
    assert {f"RULES.{each}.md": shape(f"RULES.{each}.md") for each in FURTHER} == {
        f"RULES.{each}.md": english for each in FURTHER
    }


@game_folders
def test_the_rules_link_to_no_file_which_a_page_of_the_site_has_not(folder: Path) -> None:
    for name in ("RULES.md", *(f"RULES.{language}.md" for language in FURTHER)):
        links = re.findall(r"\]\(([^)]*)\)", (folder / name).read_text(encoding="utf-8"))
        assert not [link for link in links if not link.startswith(("https://", "#"))], name


@game_folders
def test_every_rule_is_cited_in_the_code(folder: Path) -> None:
    cited = set(CITED.findall(sources(folder, tests=False)))
    assert in_order(rules_of(folder / "RULES.md") - cited) == [], "not cited"


@game_folders
def test_the_code_cites_no_rule_that_is_not_written(folder: Path) -> None:
    cited = set(CITED.findall(sources(folder, tests=False)))
    assert in_order(cited - rules_of(folder / "RULES.md")) == [], "not in RULES.md"


@game_folders
def test_every_rule_has_a_test_named_after_it(folder: Path) -> None:
    tested = {rule.replace("r", "R", 1) for rule in TEST.findall(sources(folder, tests=True))}
    assert in_order(rules_of(folder / "RULES.md") - tested) == [], "not tested"
