"""``tesselle admin``, and the drill: play, back up, lose everything, restore, go on."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tesselle.server.settings import Settings
from tests.server.backends import BACKENDS, SHARED, SQLITE, backend, need
from tests.server.serving import Client, Served, served, table_for_two

ADMIN = (sys.executable, "-m", "tesselle", "admin")


def admin(
    settings: Settings, *words: str, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "TESSELLE_DATABASE": settings.database,
        "TESSELLE_LANGUAGE": language,
        "COLUMNS": "200",
    }
    return subprocess.run(
        [*ADMIN, *words], env=environment, capture_output=True, text=True, check=False
    )


@contextmanager
def empty(kind: str, folder: Path) -> Iterator[Settings]:
    folder.mkdir()
    with backend(kind, folder) as settings:
        yield settings


def back_up(settings: Settings, copy: Path) -> None:
    """Take a copy while the server runs, as docs/running.md says."""
    if settings.embedded:
        done = admin(settings, "backup", str(copy))
        assert done.returncode == 0, done.stderr
    else:
        need("pg_dump")
        command = ["pg_dump", "--format=custom", f"--file={copy}", plain(settings)]
        subprocess.run(command, check=True)


def restore(settings: Settings, copy: Path) -> None:
    """Put a copy where a new server will look, as docs/running.md says."""
    if settings.embedded:
        done = admin(settings, "restore", str(copy))
        assert done.returncode == 0, done.stderr
    else:
        need("pg_restore")
        command = ["pg_restore", "--no-owner", f"--dbname={plain(settings)}", str(copy)]
        subprocess.run(command, check=True)


def plain(settings: Settings) -> str:
    url = make_url(settings.database).set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


@pytest.mark.parametrize("kind", BACKENDS)
def test_what_was_backed_up_is_restored_and_goes_on(kind: str, tmp_path: Path) -> None:
    if kind == SHARED:
        need("pg_dump")
    copy = tmp_path / "copy"
    with empty(kind, tmp_path / "first") as lost, served(lost) as before:
        anna, leo = before.client("Anna"), before.client("Léo")
        match = table_for_two(anna, leo)
        anna.play(match, 0, "e5")
        leo.play(match, 1, "e4")
        back_up(lost, copy)
        anna.play(match, 2, "c3")  # after the copy: gone with the disk
    with empty(kind, tmp_path / "second") as found:
        restore(found, copy)
        checked = admin(found, "check")
        assert (checked.returncode, checked.stderr) == (0, "")
        assert "1 of 1 matches replay, 2 events" in checked.stdout
        with served(found) as after:
            again = Client(after, anna.http.cookies)
            assert [event["move"] for event in again.sight(match)["events"]] == ["e5", "e4"]
            assert again.play(match, 2, "c4", id="restored")["event"]["seq"] == 3


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[Settings, Served]]:
    with backend(SQLITE, tmp_path) as settings, served(settings) as server:
        yield settings, server


def test_a_disabled_person_is_let_in_no_more_until_enabled(
    alone: tuple[Settings, Served],
) -> None:
    settings, server = alone
    anna = server.client("Anna")
    mine = anna.get("/api/me")["id"]
    assert mine in admin(settings, "users").stdout
    assert admin(settings, "disable", mine).returncode == 0
    assert anna.refused("GET", "/api/me")[0] == 401
    assert admin(settings, "enable", mine).returncode == 0
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_removed_persons_name_is_gone_and_the_match_still_replays(
    alone: tuple[Settings, Served],
) -> None:
    settings, server = alone
    anna, leo = server.client("Anna-Lena"), server.client("Léo")
    match = table_for_two(anna, leo)
    anna.play(match, 0, "e5")
    assert admin(settings, "remove", anna.get("/api/me")["id"]).returncode == 0
    assert "Anna-Lena" not in admin(settings, "users").stdout
    assert admin(settings, "check").returncode == 0
    with served(settings) as later:
        assert (
            "Anna-Lena"
            not in Client(later, leo.http.cookies).http.get(f"/api/matches/{match}/snapshot").text
        )


def test_a_closed_table_leaves_the_lobby(alone: tuple[Settings, Served]) -> None:
    settings, server = alone
    anna = server.client()
    table = anna.post("/api/tables", {"game": "mosaic"})["id"]
    assert table in admin(settings, "tables").stdout
    assert admin(settings, "close", table).returncode == 0
    assert anna.get("/api/tables")["tables"] == []


def test_the_check_names_a_match_that_does_not_replay(alone: tuple[Settings, Served]) -> None:
    import sqlite3

    settings, server = alone
    anna, leo = server.client(), server.client()
    match = table_for_two(anna, leo)
    anna.play(match, 0, "e5")
    with sqlite3.connect(str(make_url(settings.database).database)) as file:
        file.execute("UPDATE events SET move = 'z99'")
    file.close()
    checked = admin(settings, "check", language="fr")
    assert checked.returncode == 1
    assert match in checked.stderr
    assert "0 parties sur 1 se rejouent" in checked.stdout


def test_what_is_not_there_is_said_in_one_line(alone: tuple[Settings, Served]) -> None:
    settings, _ = alone
    refused = admin(settings, "disable", "nobody", language="fr")
    assert refused.returncode == 2
    assert "cette personne n'existe pas : nobody" in refused.stderr
