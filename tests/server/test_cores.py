"""How many cores the server counts on."""

import os
import subprocess
import sys
from math import inf
from pathlib import Path
from typing import Any

import pytest

from tesselle.server.plumbing.cores import cores, quota
from tesselle.server.settings import Settings

SHARED: dict[str, Any] = {
    "database": "postgresql+asyncpg://127.0.0.1/test",
    "redis": "redis://127.0.0.1",
}


def granted(root: Path, texts: dict[str, str]) -> float:
    """Give the quota of ``unit/ours`` where these folders have such a ``cpu.max``."""
    for name, text in texts.items():
        (root / name).mkdir(parents=True, exist_ok=True)
        (root / name / "cpu.max").write_text(text)
    return quota(root, root / "unit" / "ours")


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({}, inf),
        ({"unit/ours": "max 100000\n"}, inf),
        ({"unit/ours": "150000 100000\n"}, 1.5),
        ({"unit": "200000 100000\n", "unit/ours": "max 100000\n"}, 2.0),
        ({"unit": "200000 100000\n", "unit/ours": "400000 100000\n"}, 2.0),
    ],
)
def test_the_least_quota_on_the_way_up_holds(
    tmp_path: Path, texts: dict[str, str], expected: float
) -> None:
    assert granted(tmp_path, texts) == expected


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="processes cannot be bound here")
def test_a_process_bound_to_one_core_counts_on_one() -> None:
    count = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))});"
    count += "from tesselle.server.plumbing.cores import cores; print(cores())"
    told = subprocess.run([sys.executable, "-c", count], capture_output=True, check=True)
    assert int(told.stdout) == 1


def test_server_processes_share_the_cores() -> None:
    alone = Settings(processes=1).thinkers
    assert alone == max(1, cores() - 1)
    many = Settings(processes=64, **SHARED)
    assert many.thinkers == 1
    assert Settings(processes=2, thinkers=3, **SHARED).thinkers == 3
