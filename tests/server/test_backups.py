"""Copies by the clock: sound, rotated, told of; and back into place when nobody is in the way."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count, pairwise
from pathlib import Path

import pytest

from tesselle.server.ops import backups
from tesselle.server.ops.backups import Backups, BadCopy
from tesselle.server.plumbing import metrics
from tests.server.backends import SQLITE, backend, settings
from tests.server.serving import served, until
from tests.server.test_admin import admin
from tests.server.test_operations import numbers

DAY_S = 86400.0
MONDAY_S = 1_800_000_000.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that looks like one of ours, as far as a copy is concerned."""
    file = tmp_path / "server.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version AS SELECT '0009' AS version_num")
    return f"sqlite+aiosqlite:///{file}"


def test_a_server_copies_its_database_says_so_and_can_be_set_back(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    with backend(SQLITE, tmp_path) as found:
        chosen = found.model_copy(update={"backup_folder": folder, "backup_every_h": 1.0})
        with served(chosen) as server:
            anna = server.client("Anna")
            (copy,) = until(lambda: list(folder.glob(backups.OURS)), bool)
            told = until(
                lambda: numbers(anna), lambda seen: seen["tesselle_backup_time_seconds"] > 0
            )
            assert told["tesselle_backup_every_seconds"] == 3600
            with pytest.raises(BadCopy, match="stop the server first"):
                backups.restore(chosen.database, copy)
            assert anna.get("/api/me")["name"] == "Anna"
        assert guests(tmp_path / "server.db") == ["Anna"]
        done = admin(chosen, "restore", str(copy))
        assert done.returncode == 0, done.stderr
        assert guests(tmp_path / "server.db") == []  # she came after the copy
        (old,) = tmp_path.glob("server.db.*")
        assert guests(old) == ["Anna"]


def guests(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [name for (name,) in database.execute("SELECT name FROM players WHERE kind='guest'")]


def test_a_copy_is_taken_when_the_last_is_old_enough_and_the_oldest_goes(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "LOOK_S", 0.001)
    folder = tmp_path / "copies"
    folder.mkdir()
    foreign = folder / "tesselle-notes.db"
    foreign.write_text("mine")
    looks = count()

    async def some_days() -> None:
        """Look every sixth of a day, for a week."""
        taking = Backups(url, folder, DAY_S, 3, lambda: MONDAY_S + next(looks) * DAY_S / 6)
        while next(looks) < 7 * 6:
            await asyncio.sleep(0.001)
        await taking.close()

    asyncio.run(some_days())
    taken = sorted(backups._taken_s(copy) for copy in folder.glob(backups.OURS))
    assert len(taken) == 3
    assert all(later - earlier >= DAY_S for earlier, later in pairwise(taken))
    assert taken[-1] > MONDAY_S + 5 * DAY_S
    assert metrics.REGISTRY.get_sample_value("tesselle_backup_time_seconds") == taken[-1]
    assert foreign.read_text() == "mine"
    for copy in folder.glob(backups.OURS):
        backups.check(copy)


@pytest.mark.parametrize("damage", [b"", b"no database", None])
def test_a_copy_that_is_not_sound_changes_nothing(
    url: str, tmp_path: Path, damage: bytes | None
) -> None:
    copy, file = tmp_path / "copy.db", tmp_path / "server.db"
    backups.back_up(url, copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2] if damage is None else damage)
    before = file.read_bytes()
    with pytest.raises(BadCopy, match=r"copy\.db"):
        backups.restore(url, copy)
    assert file.read_bytes() == before


def test_postgresql_has_tools_of_its_own() -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        settings(
            database="postgresql+asyncpg://nobody@nowhere/none", backup_folder=Path("/nowhere")
        )
