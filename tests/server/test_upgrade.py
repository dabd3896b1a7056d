"""An upgrade without a pause: the version of before and this one, side by side on one database."""

import asyncio
import io
import shutil
import signal
import subprocess
import tarfile
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tesselle.server.store.database import Database
from tesselle.server.store.migrate import newest
from tests.server.backends import SHARED, backend
from tests.server.mortal import Mortal, mortals
from tests.server.serving import Live, table_for_two
from tests.server.test_admin import admin
from tests.server.test_operations import RESTART, hear_out

HOME = Path(__file__).parents[2]
MIGRATIONS = "tesselle/server/store/migrations/versions"
OLD_NEEDS = ("tesselle", "pyproject.toml")


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """The sources as they were before the newest migration; skip where history does not tell."""
    added = git("log", "-1", "--format=%H", "--diff-filter=A", "--", MIGRATIONS).decode().strip()
    archive = git("archive", f"{added}^", *OLD_NEEDS) if added else b""
    if not archive:
        pytest.skip("no history here that tells what was before the newest migration")
    folder = tmp_path / "before"
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    return folder


def git(*words: str) -> bytes:
    """Ask git; what it does not know is nothing."""
    tool = shutil.which("git")
    if tool is None:
        return b""
    done = subprocess.run([tool, *words], cwd=HOME, check=False, capture_output=True)
    return done.stdout if done.returncode == 0 else b""


async def form(url: str) -> str:
    """Tell in which form a database is."""
    database = Database(url)
    async with database.reading() as session:
        found = (await session.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    await database.close()
    return str(found)


def told_of(live: Live, seq: int) -> str:
    """Give the move with this number, whether an event or a snapshot tells of it."""
    while (told := live.next())["seq"] < seq:
        pass
    events = told["events"] if told["type"] == "snapshot" else [told["event"]]
    return str(events[-1]["move"])


def test_a_match_goes_on_while_another_version_takes_over(before: Path, tmp_path: Path) -> None:
    with backend(SHARED, tmp_path) as found:
        settings = found.model_copy(update={"lease_s": 3.0})  # what no news tells is found in 1 s
        old = Mortal(settings, tmp_path / "old.log", sources=before)
        with mortals(settings, 0, tmp_path, more=[old]) as servers:
            asyncio.run(old.up())
            anna, leo = old.client("Anna"), old.client("Léo")
            match = table_for_two(anna, leo, options={"side": 3})
            anna.play(match, 0, "a1", id="first")
            assert {asyncio.run(form(settings.database))} != newest()
            new = Mortal(settings, tmp_path / "new.log")
            servers.append(new)
            new.start()
            asyncio.run(new.up())
            assert {asyncio.run(form(settings.database))} == newest()
            anna = anna.at(new)
            with anna.live() as hers, leo.live() as his:
                hers.watch(match)
                his.watch(match)
                leo.play(match, 1, "a2", id="second")
                assert told_of(hers, 2) == "a2"
                anna.play(match, 2, "a3", id="third")
                assert told_of(his, 3) == "a3"
                old.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    hear_out(his)
                leo = leo.at(new)
                leo.play(match, 3, "b1", id="fourth")
                assert told_of(hers, 4) == "b1"
            assert closed.value.rcvd
            assert closed.value.rcvd.code == RESTART
            assert old.process.wait(60) in (0, -signal.SIGTERM)
            with leo.live() as his:
                missed = his.watch(match, since=3)["events"]
                assert [event["move"] for event in missed] == ["b1"]
        checked = admin(settings, "check")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "1 of 1 matches replay, 4 events" in checked.stdout
