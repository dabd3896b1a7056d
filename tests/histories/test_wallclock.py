"""A clock that is set to another time tells a wrong time of day, and nothing else is wrong."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.histories.wallclock import WallClock

HOUR_S = 3600
NEAR_S = 600
ASK = """
import datetime, time
input()
print(time.time(), datetime.datetime.now().timestamp(), time.monotonic())
input()
print(time.time(), datetime.datetime.now().timestamp(), time.monotonic())
"""


def test_a_running_process_sees_its_clock_set(tmp_path: Path) -> None:
    clock = WallClock("host", tmp_path)
    process = subprocess.Popen(
        [sys.executable, "-S", "-c", ASK],
        env=os.environ | clock.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    told = []
    for ahead_s in (0, -HOUR_S):
        clock.set(ahead_s)
        process.stdin.write("\n")
        process.stdin.flush()
        told.append([float(word) for word in process.stdout.readline().split()])
    process.communicate()
    real = time.time(), time.time(), time.monotonic()
    before, after = ([a - b for a, b in zip(each, real, strict=True)] for each in told)
    assert max(map(abs, before)) < NEAR_S
    assert max(abs(after[0] + HOUR_S), abs(after[1] + HOUR_S), abs(after[2])) < NEAR_S
