"""Power cuts take what was not synced, and nothing else."""

import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.histories.powerloss import Disk, Write, survived

CUTS = 20
WRITER = """
import os, sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA journal_mode=WAL")
database.execute(f"PRAGMA synchronous={sys.argv[2]}")
database.execute("CREATE TABLE IF NOT EXISTS told (number INTEGER PRIMARY KEY, text)")
for number in range(20):
    database.execute("INSERT INTO told (text) VALUES (?)", ("x" * 300,))
print(database.execute("SELECT max(number) FROM told").fetchone()[0], flush=True)
os.kill(os.getpid(), 9)
"""


def written(disk: Disk, file: Path, synchronous: str) -> int:
    """Write and die; return the number of the last row that was committed."""
    process = subprocess.run(
        [sys.executable, "-S", "-c", WRITER, str(file), synchronous],
        env=os.environ | disk.environment,
        stdout=subprocess.PIPE,
        check=False,
    )
    return int(process.stdout)


def kept(file: Path) -> int:
    """Return the number of the last row that is found."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found: int = database.execute("SELECT coalesce(max(number), 0) FROM told").fetchone()[0]
        return found


def test_what_sqlite_synced_is_there_and_what_it_did_not_sync_may_be_gone(tmp_path: Path) -> None:
    folder, chance = tmp_path / "disk", random.Random(1)
    folder.mkdir()
    disk, file = Disk(folder, tmp_path), folder / "file.db"
    assert written(disk, file, "FULL") == 20
    disk.fail(chance)
    assert kept(file) == 20
    told = written(disk, file, "OFF")
    assert disk.fail(chance) > 0
    assert 20 <= kept(file) < told == 40


@pytest.mark.parametrize(
    ("now", "write", "base"),
    [
        (b"abcXYZghi", Write(3, b"def", b"XYZ"), b"abcdefghi"),  # written over
        (b"abcXYZ", Write(3, b"d", b"XYZ"), b"abcd"),  # and beyond the end
        (b"abc", Write(3, b"def", b""), b"abcdef"),  # cut short
    ],
)
def test_a_write_survives_or_leaves_no_trace(now: bytes, write: Write, base: bytes) -> None:
    found = {survived(now, [write], random.Random(seed)) for seed in range(CUTS)}
    assert found == {now, base}


def test_of_a_large_write_some_sectors_survive() -> None:
    write = Write(0, b"", b"x" * 512 + b"y" * 512)
    found = {survived(write.after, [write], random.Random(seed)) for seed in range(CUTS)}
    assert bytes(512) + b"y" * 512 in found
    assert b"x" * 512 in found
