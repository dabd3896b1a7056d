"""Every numbered rule of a game stands in both languages, in its code, and in a test."""

import re
from pathlib import Path

import pytest

import tesselle

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
def test_both_languages_have_the_same_rules(folder: Path) -> None:
    english, french = rules_of(folder / "RULES.md"), rules_of(folder / "RULES.fr.md")
    assert in_order(english - french) == [], "missing in French"
    assert in_order(french - english) == [], "missing in English"


@game_folders
def test_the_rules_link_to_no_file_which_a_page_of_the_site_has_not(folder: Path) -> None:
    for name in ("RULES.md", "RULES.fr.md"):
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
