"""Reading what people hand to the command."""

import sys
from pathlib import Path
from typing import Any

from tesselle.engine.errors import BadRecord, TesselleError, unreadable
from tesselle.engine.record import read_record

STDIN = "-"


class UnreadableFile(TesselleError):
    """The file cannot be read or written."""


def read_text(name: str) -> str:
    """Read a file, or the standard input for ``-``."""
    try:
        if name == STDIN:
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise UnreadableFile(unreadable(name, error)) from None


def read_records(name: str) -> list[dict[str, Any]]:
    """Read the records of a file: one JSON object, or one on each line."""
    text = read_text(name)
    try:
        return [read_record(text)]
    except BadRecord:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2:
            raise
        return [read_record(line) for line in lines]
