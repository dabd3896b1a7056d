"""Settings: a file, the environment over it, and mistakes in either."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from tesselle.server.settings import CONFIG, BadSetting, Settings


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "tesselle.toml"
    monkeypatch.setenv(CONFIG, str(path))
    return path


def test_a_file_is_read_and_the_environment_wins_over_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(
        'port = 9000\nthinkers = 3\norigins = ["https://play.example.org"]\nrate_entry = ""\n'
    )
    monkeypatch.setenv("TESSELLE_PORT", "9001")
    found = Settings()
    assert (found.port, found.thinkers, found.rate_entry) == (9001, 3, "")
    assert found.origins == ("https://play.example.org",)
    assert Settings(port=9002).port == 9002


def test_a_misspelt_line_is_named(file: Path) -> None:
    file.write_text("prot = 9000\n")
    with pytest.raises(ValidationError, match="prot"):
        Settings()


def test_a_file_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(BadSetting, match=r"tesselle\.toml"):
        Settings()


@pytest.mark.parametrize(
    "lacking",
    [
        {"redis": "redis://127.0.0.1"},  # and a SQLite file
        {"database": "postgresql+asyncpg://127.0.0.1/test"},  # and no Redis
    ],
)
def test_several_processes_need_a_database_and_news_they_can_share(lacking: dict[str, str]) -> None:
    with pytest.raises(ValidationError, match="more than one needs"):
        Settings.model_validate({"processes": 2, **lacking})
