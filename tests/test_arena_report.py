"""The report and the command's output: whole, alone, and in both languages."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.main import get_command

from tesselle.arena.report import report
from tesselle.arena.results import Result
from tesselle.arena.schedule import plan
from tesselle.cli.main import app
from tests.arena_tables import outcome, small
from tests.test_cli_play import command

RESULTS = [
    outcome(number, "greedy uniform", [1, 2] if number % 3 else [2, 1]) for number in range(30)
]
VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Notes the tags that are open, and every id, as a strict reader would."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page(language: str = "en", results: list[Result] = RESULTS) -> str:
    return report(small(), results, language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_asks_nothing_of_the_outside(language: str) -> None:
    text = page(language)
    for wish in ("http", "//", "<script", "<link", "@import", "src=", "url(data"):
        assert wish not in text


def test_the_page_is_well_formed_and_its_ids_are_unique() -> None:
    reader = Reader(page())
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert {"svg", "table", "style"} <= reader.tags


def test_all_four_plots_are_there_in_the_colours_of_the_page() -> None:
    text = page()
    assert text.count("<svg") == 4
    assert "var(--accent)" in text
    assert "prefers-color-scheme: dark" in text
    assert "#040404" not in text


@pytest.mark.parametrize(
    ("language", "heads"),
    [
        ("en", ["Strength", "First places", "Points", "Seat advantage", "Length", "66.7 %"]),
        ("fr", ["Force", "Premières places", "Points", "Avantage du siège", "Durée", "66,7 %"]),
    ],
)
def test_the_page_speaks_both_languages(language: str, heads: list[str]) -> None:
    text = page(language)
    assert f'<html lang="{language}">' in text
    for head in heads:
        assert head in text


@pytest.mark.parametrize(
    ("language", "credit"), [("en", "by Mark Steere"), ("fr", "de Mark Steere")]
)
def test_the_page_names_the_games_author(language: str, credit: str) -> None:
    assert credit in report(small(), RESULTS, language)


def test_the_page_tells_the_command_that_makes_it() -> None:
    assert small().command() in page()


def test_the_same_results_give_the_same_page() -> None:
    assert page() == page()


def test_names_of_bots_are_text_not_markup() -> None:
    bots = ["greedy", "program:bot <b> $x$ & more"]
    results = [outcome(1, bots, [1, 2])]
    text = report(small(*bots), results, "en")
    Reader(text)
    assert "<b>" not in text
    assert "&lt;b&gt; $x$ &amp; more" in text


def test_forfeits_are_told() -> None:
    wrong = outcome(99, "greedy uniform", [1, 2], forfeit=1, error="BadBot: <nonsense>")
    assert "uniform × 1: BadBot: &lt;nonsense&gt;" in page(results=[*RESULTS, wrong])


def test_a_run_of_nothing_but_forfeits_has_a_page_too() -> None:
    assert page(results=[outcome(1, "greedy uniform", [2, 1], forfeit=0)]).count("<svg") == 1


def test_solo_games_have_points_and_no_ratings() -> None:
    asked = plan("mozaik", ["greedy", "uniform"], seats=1, games=2)
    text = report(asked, [outcome(1, "greedy", [1]), outcome(2, "uniform", [1])], "en")
    assert "Points" in text
    assert "Strength" not in text
    assert "First places" not in text


def test_three_seats_compare_bots_pair_by_pair() -> None:
    asked = plan("mozaika", ["greedy", "uniform"], games=3)
    text = report(asked, [outcome(1, "greedy uniform greedy", [1, 2, 3])], "en")
    assert "greedy above uniform" in text
    assert "2 × greedy · uniform" in text


def test_the_command_plays_shows_and_writes(tmp_path: Path) -> None:
    out, html = tmp_path / "results.jsonl", tmp_path / "report.html"
    words = ["arena", "mosaic", "greedy", "uniform", "-o", "side=3", "--games", "10"]
    words += ["--processes", "1", "--out", str(out)]
    done = command(*words, "--report", str(html), "--records", "--language", "fr")
    assert done.returncode == 0, done.stderr
    assert "cote" in done.stdout
    assert "greedy · uniform" in done.stdout
    assert "Arène de Mosaic" in html.read_text()
    assert all("record" in json.loads(line) for line in out.read_text().splitlines())

    facts = json.loads(command(*words, "--json").stdout)
    assert facts["games"] == 10
    assert {share["bot"] for share in facts["first_places"]} == {"greedy", "uniform"}
    assert facts["command"] in html.read_text()


def test_the_command_refuses_a_bot_it_does_not_know() -> None:
    done = command("arena", "mosaic", "greedy", "gredy")
    assert done.returncode == 2
    assert "no bot 'gredy'; there are:" in " ".join(done.stderr.split())


def test_ray_needs_no_address() -> None:
    arena = get_command(app).commands["arena"]  # type: ignore[attr-defined]  # a group has them
    for typed, address in (
        (["--ray"], "auto"),
        (["--ray", "--json"], "auto"),
        (["--ray", "x:1"], "x:1"),
    ):
        context = arena.make_context("arena", ["mosaic", "greedy", "uniform", *typed])
        assert context.params["ray"] == address
        assert context.params["bots"] == ["greedy", "uniform"]
