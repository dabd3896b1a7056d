"""How many processor cores this process may keep busy."""

import os
from pathlib import Path

CGROUPS = Path("/sys/fs/cgroup")
OWN_CGROUP = Path("/proc/self/cgroup")  # "0::/system.slice/tesselle.service"
NO_QUOTA = "max"


def cores() -> int:
    """The cores this process is bound to, or fewer where a container or a unit has a quota."""
    bound = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, int(min(bound or 1, quota(CGROUPS, _own_folder()))))


def quota(root: Path, folder: Path) -> float:
    """The cores that Linux (cgroup v2) grants a folder of ``root``, or infinity.

    What is granted to a folder is shared by all below it.
    """
    granted = float("inf")
    while folder.is_relative_to(root):
        file = folder / "cpu.max"  # "150000 100000": microseconds of time in each period
        time_us, _, period_us = (file.read_text() if file.is_file() else NO_QUOTA).partition(" ")
        if time_us.strip() != NO_QUOTA:
            granted = min(granted, int(time_us) / int(period_us))
        folder = folder.parent
    return granted


def _own_folder() -> Path:
    text = OWN_CGROUP.read_text() if OWN_CGROUP.is_file() else ""
    own = next((line[3:] for line in text.splitlines() if line.startswith("0::")), "/")
    return CGROUPS / own.lstrip("/")
