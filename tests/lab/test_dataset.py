"""Games as data: rows say what was played, nothing is torn, and every row can be checked."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import tesselle
from tesselle.arena.play import play
from tesselle.arena.run import Workers, seated
from tesselle.arena.schedule import Plan, plan
from tesselle.bots.analysis import review
from tesselle.engine.errors import TesselleError
from tesselle.lab.dataset import folder as folders
from tesselle.lab.dataset.columns import about, events_schema, matches_schema
from tesselle.lab.dataset.folder import EVENTS, MATCHES, BadDataset, Dataset, opened
from tesselle.lab.dataset.make import make
from tesselle.lab.dataset.rows import Judging
from tesselle.lab.dataset.verify import Checked, record, verify
from tests.arena_tables import here, small, until

ROOT = Path(__file__).parents[2]
DATASET = [sys.executable, "-m", "tesselle", "dataset"]


class Stubborn:
    """A bot that plays a move nobody has, after two that are right."""

    moves = 0

    def choose(self, _view: object, legal: list[str]) -> str:
        self.moves += 1
        return legal[0] if self.moves <= 2 else "z99"


def made(folder: Path, asked: Plan, size: int = 2, judging: Judging | None = None) -> Dataset:
    dataset = Dataset(folder, asked, judging or Judging(), size)
    make(dataset, here())
    return dataset


def rows(dataset: Dataset, table: str) -> list[dict[str, Any]]:
    return [row for part in dataset.parts for row in dataset.read(table, part).to_pylist()]


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def mosaic(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return made(tmp_path_factory.mktemp("mosaic") / "data", small(games=10))


@pytest.mark.parametrize("game", tesselle.game_names())
def test_rows_say_what_the_arena_plays(game: str, tmp_path: Path) -> None:
    asked = plan(game, ["greedy", "uniform"], games=2)
    dataset = made(tmp_path / game, asked)
    matches, events = rows(dataset, MATCHES), rows(dataset, EVENTS)
    fixtures = list(asked.fixtures())
    for number, (row, fixture) in enumerate(zip(matches, fixtures, strict=True)):
        truth = play(fixture, seated(fixture, 1), keep_record=True)
        assert row["match"] == number
        assert row["bots"] == list(fixture.bots)
        assert (row["ranks"], row["length"]) == (truth.ranking, truth.length)
        assert row["scores"] == np.reshape(truth.scores, (row["seats"], -1)).tolist()
        match = tesselle.new(game, seats=row["seats"], seed=row["seed"], **fixture.options)
        for event in (each for each in events if each["match"] == number):
            assert event["number"] == len(match.events) + 1
            assert event["bot"] == row["bots"][event["seat"]]
            assert event["legal"] == len(match.legal(event["seat"]))
            assert event["secret"] == match.game.secret(match.state, event["seat"])
            assert match.read(event["seat"], event["move"]) == event["action"]
            match.play(event["seat"], event["move"])
            scores = np.reshape(match.scores, (match.seats, -1)).astype(np.int32)
            assert event["points"] == [match.game.points(score) for score in scores]
        assert match.over
        assert row["points"] == event["points"]


def test_all_bots_of_ours_play_the_same_again(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data", small("greedy", "hasty", "level2", games=2))
    assert verify(dataset, bots=True).matches == dataset.matches


def test_a_part_is_whole_or_not_there_and_what_is_there_is_not_made_again(
    mosaic: Dataset, tmp_path: Path
) -> None:
    whole = files(mosaic.folder)
    again = tmp_path / "again"
    kept = {name: text for name, text in whole.items() if "000001" in name or "json" in name}
    for name, text in kept.items():
        folders.write(again / name, text)
    folders.write(again / EVENTS / "part-000002.parquet", b"torn before its matches were written")
    (again / MATCHES / "part-000002.parquet.unfinished").write_bytes(b"torn")
    stamp = (again / MATCHES / "part-000001.parquet").stat().st_mtime_ns
    told: list[int] = []
    make(Dataset(again, mosaic.plan, mosaic.judging, mosaic.size), here(), progress=told.append)
    assert files(again) == whole
    assert (again / MATCHES / "part-000001.parquet").stat().st_mtime_ns == stamp
    assert told[0] == mosaic.matches_in(1)
    assert sum(told) == mosaic.matches


def test_killed_and_started_again_the_bytes_are_those_of_a_run_that_was_not(
    tmp_path: Path,
) -> None:
    asked, out = small(games=6000), tmp_path / "data"
    words = [*DATASET, *asked.command().split()[2:], "--processes", "1", "--part", "50"]
    words += ["--out", str(out)]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as run:
        until((out / MATCHES / "part-000002.parquet").exists)
        run.send_signal(signal.SIGKILL)
    dataset = opened(out)
    missing = dataset.missing()
    assert 0 < len(missing) < len(dataset.parts)
    make(dataset, here())
    assert dataset.missing() == []
    for part in (0, missing[0], dataset.parts[-1]):
        one = Dataset(tmp_path / str(part), asked, Judging(), 50)
        make(one, Workers(OnePart(part), 1))
        for table in (MATCHES, EVENTS):
            assert one.file(table, part).read_bytes() == dataset.file(table, part).read_bytes()


class OnePart(ThreadPoolExecutor):
    """Does one part of a dataset, and leaves the others as they are."""

    def __init__(self, part: int) -> None:
        super().__init__(1)
        self.part = part

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        if args[0] == self.part:
            return super().submit(fn, *args, **kwargs)
        return super().submit(lambda: (args[0], b"", b""))


CHANGED = {
    "matches": {"seed": 1, "bots": ["greedy", "greedy"], "points": [9, 9], "ranks": [3, 3]},
    "events": {"seat": 7, "action": 0, "move": "a9", "legal": 99, "points": [8, 8], "lost": 0.5},
}


@pytest.mark.parametrize(
    ("table", "column"), [(table, column) for table in CHANGED for column in CHANGED[table]]
)
def test_a_changed_value_is_found_and_named(
    mosaic: Dataset, tmp_path: Path, table: str, column: str
) -> None:
    copy = copied(mosaic, tmp_path)
    found = copy.read(table, 1)
    values = found[column].to_pylist()
    values[1] = CHANGED[table][column]
    kind = found.schema.field(column)
    place = found.schema.get_field_index(column)
    changed = pa.array(values, pa.string() if column == "move" else kind.type)
    pq.write_table(found.set_column(place, kind, changed.cast(kind.type)), copy.file(table, 1))
    with pytest.raises(BadDataset, match=r"match (4|5): "):
        verify(copy)


def test_a_row_that_is_gone_is_found(mosaic: Dataset, tmp_path: Path) -> None:
    for table, told in ((MATCHES, "expected 4 matches, got 3"), (EVENTS, "match 7")):
        copy = copied(mosaic, tmp_path / table)
        found = copy.read(table, 1)
        pq.write_table(found.slice(0, found.num_rows - 1), copy.file(table, 1))
        with pytest.raises(BadDataset, match=told):
            verify(copy)


def copied(dataset: Dataset, folder: Path) -> Dataset:
    for name, text in files(dataset.folder).items():
        folders.write(folder / name, text)
    return opened(folder)


def test_a_sample_is_checked(mosaic: Dataset) -> None:
    every = verify(mosaic)
    assert every.matches == 10
    assert every.events == len(rows(mosaic, EVENTS))
    some = verify(mosaic, 3, seed=1)
    assert some.matches == 3
    assert isinstance(some, Checked)
    assert 0 < some.events < every.events


def test_a_match_comes_out_as_a_record_that_verifies(mosaic: Dataset) -> None:
    taken = record(mosaic, 5)
    row = rows(mosaic, MATCHES)[5]
    assert tesselle.verify(taken).match.ranking == row["ranks"]
    assert taken["names"] == row["bots"]
    with pytest.raises(BadDataset, match="expected 0 to 9, got 10"):
        record(mosaic, 10)


def test_a_bot_that_errs_forfeits_and_its_row_is_checked_too(tmp_path: Path) -> None:
    asked = small("greedy", "python:tests.lab.test_dataset:Stubborn", games=2)
    dataset = made(tmp_path / "data", asked)
    for row in rows(dataset, MATCHES):
        bad = row["bots"].index("python:tests.lab.test_dataset:Stubborn")
        assert row["forfeit"] == bad
        assert row["ranks"][bad] == 2
        assert "z99" in row["error"]
    assert verify(dataset).matches == 2


def test_the_analysis_is_that_of_the_record(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data", small(games=12), judging=Judging(0.5, simulations=20))
    matches = rows(dataset, MATCHES)
    judged = [row["match"] for row in matches if row["analysed"]]
    assert 0 < len(judged) < len(matches)
    events = rows(dataset, EVENTS)
    assert all(row["best"] is None for row in events if row["match"] not in judged)
    found = review(record(dataset, judged[0]), simulations=20)
    told = [row for row in events if row["match"] == judged[0] and row["best"] is not None]
    assert [row["best"] for row in told] == [each.best for each in found]
    assert [row["lost"] for row in told] == pytest.approx([each.lost for each in found])
    assert [row["chances"] for row in told] == [pytest.approx(each.chances) for each in found]


def test_a_folder_with_something_else_is_refused_and_left_as_it_is(
    mosaic: Dataset, tmp_path: Path
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadDataset, match="expected an empty folder"):
        made(tmp_path, small())
    assert files(tmp_path) == {"letter.txt": b"dear"}
    before = files(mosaic.folder)
    with pytest.raises(BadDataset, match=r"dataset\.json: plan"):
        made(mosaic.folder, small(games=12), mosaic.size)
    assert files(mosaic.folder) == before


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("rules", "0", 'rules: expected "1", got "0"'),
        ("format", "other/1", "expected tesselle-dataset/1, got 'other/1'"),
        ("plan", {}, "expected tesselle-dataset/1, got TypeError"),
    ],
)
def test_a_dataset_of_other_rules_or_form_is_refused(
    mosaic: Dataset, tmp_path: Path, name: str, value: object, told: str
) -> None:
    facts = json.loads((mosaic.folder / "dataset.json").read_bytes())
    folders.write(tmp_path / "dataset.json", json.dumps({**facts, name: value}).encode())
    with pytest.raises(BadDataset, match=told):
        opened(tmp_path)


def test_bad_numbers_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TesselleError, match="analyse: expected a part from 0 to 1, got 2"):
        Judging(2)
    with pytest.raises(TesselleError, match="part: expected 1 or more, got 0"):
        Dataset(tmp_path, small(), Judging(), 0)
    with pytest.raises(BadDataset, match="cannot read"):
        opened(tmp_path)


def test_the_card_names_every_column_and_its_loader_runs(
    mosaic: Dataset, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card = (mosaic.folder / "README.md").read_text()
    game = tesselle.get_game("mosaic")
    for table, schema in ((MATCHES, matches_schema(game)), (EVENTS, events_schema())):
        assert mosaic.read(table, 0).schema.equals(schema, check_metadata=True)
        for name, kind, meaning in about(schema):
            assert f"| `{name}` | {kind} | {meaning} |" in card
    assert "by Mark Steere" in card
    monkeypatch.chdir(mosaic.folder)
    for code in blocks(card):
        exec(code, {})  # noqa: S102  our own text
    assert "uniform" in capsys.readouterr().out


def test_the_pages_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path / "genial-games", plan("genial", ["greedy", "hasty"], games=4))
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for code in blocks((ROOT / "docs" / "dataset.md").read_text()):
        exec(code, names)  # noqa: S102  our own text
    assert names["match"].over
    assert "hasty" in capsys.readouterr().out


def blocks(page: str) -> Iterator[str]:
    found = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert found
    yield from found
