"""Power cuts: a shim notes what was written and not synced; afterwards a disk keeps some of it.

Which sectors of such writes survive is chance, as on a real disk; what was synced always does.
Files that were made, renamed or deleted stay so.
"""

import random
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.histories.shims import compiled

SECTOR = 512  # bytes that a disk writes all or none of
HEAD = struct.Struct("<qqq")


class Write(NamedTuple):
    """Bytes that were written, and what lay there before; nothing new cuts the file short."""

    place: int
    before: bytes
    after: bytes


class Disk:
    """A folder whose files forget what was not synced when the power fails."""

    def __init__(self, folder: Path, build: Path) -> None:
        self.folder = folder
        self._logs = build / "unsynced"
        self._logs.mkdir()
        self._shim = compiled("powerloss", build)

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs in its environment to write to this disk."""
        return {
            "LD_PRELOAD": str(self._shim),
            "POWERLOSS_FOLDER": str(self.folder),
            "POWERLOSS_LOG": str(self._logs),
        }

    def fail(self, chance: random.Random) -> int:
        """Cut the power, when all processes are dead; return how many writes were under way."""
        cut = 0
        for file in sorted(self.folder.iterdir()):
            log = self._logs / str(file.stat().st_ino)
            if file.is_file() and log.exists():
                writes = list(_writes(log.read_bytes()))
                file.write_bytes(survived(file.read_bytes(), writes, chance))
                cut += len(writes)
                log.unlink()
        return cut


def survived(now: bytes, writes: list[Write], chance: random.Random) -> bytes:
    """Return what a disk has of a file: all that was synced, and some sectors of the rest."""
    file = bytearray(now)
    for write in reversed(writes):  # back to what was synced
        grown = len(write.before) < len(write.after)
        file[write.place : write.place + max(len(write.before), len(write.after))] = write.before
        if grown:
            del file[write.place + len(write.before) :]
    for write in writes:
        for begin, end in _sectors(write):
            if chance.random() < 1 / 2:
                continue
            if not write.after:
                del file[write.place :]
                break
            file.extend(bytes(max(0, begin - len(file))))
            file[begin:end] = write.after[begin - write.place : end - write.place]
    return bytes(file)


def _sectors(write: Write) -> Iterator[tuple[int, int]]:
    """Yield the parts of a write that are kept or lost together."""
    begin, last = write.place, write.place + max(1, len(write.after))
    while begin < last:
        end = min(last, begin - begin % SECTOR + SECTOR)
        yield begin, end
        begin = end


def _writes(log: bytes) -> Iterator[Write]:
    at = 0
    while at < len(log):
        place, old, new = HEAD.unpack_from(log, at)
        at += HEAD.size
        yield Write(place, log[at : at + old], log[at + old : at + old + new])
        at += old + new
