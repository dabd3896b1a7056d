"""The clock of a machine, which can be set to any time while servers run there."""

import struct
from pathlib import Path

from tests.histories.shims import compiled

NANOSECONDS = struct.Struct("=q")
SECOND_NS = 10**9


class WallClock:
    """Says the time of day to those processes that are started with its environment."""

    def __init__(self, name: str, build: Path) -> None:
        self._file = build / f"{name}.ahead"
        self._shim = compiled("wallclock", build)
        self.set(0)

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs in its environment to live by this clock."""
        return {"LD_PRELOAD": str(self._shim), "WALLCLOCK_FILE": str(self._file)}

    def set(self, ahead_s: int) -> None:
        """Be so many seconds ahead of the real time from now on."""
        mode = "r+b" if self._file.exists() else "wb"
        with self._file.open(mode) as file:
            file.write(NANOSECONDS.pack(ahead_s * SECOND_NS))
