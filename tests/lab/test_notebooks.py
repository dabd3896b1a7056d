"""The notebooks run from top to bottom, and find what their texts say."""

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"


def ran(name: str) -> dict[str, Any]:
    """Run the cells of a notebook; return the names they leave behind."""
    cells = json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(cells):
        assert not cell.get("outputs"), "notebooks are kept without outputs"
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name}:{number}", "exec"), names)  # noqa: S102
    return names


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_first_analysis_finds_that_knowledge_beats_chance() -> None:
    names = ran("first_analysis.ipynb")
    found = {(bot, seat): first for bot, seat, first, *_ in names["firsts"].fetchall()}
    assert set(found) == {(bot, seat) for bot in ("greedy", "uniform") for seat in (0, 1)}
    assert found["greedy", 0] > 0.6 < found["greedy", 1]
    assert names["choices"]["games"][0] == 400
    assert names["match"].over


def test_a_small_agent_learns_from_games_and_beats_chance() -> None:
    names = ran("small_agent.ipynb")
    agrees, learned = names["agrees"], names["learned"]
    assert agrees[~learned].mean() > 0.4
    assert names["first"].mean() > 0.6


def test_every_notebook_is_run_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(path.name in text for path in FOLDER.glob("*.ipynb"))
