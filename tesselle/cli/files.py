"""Reading what people hand to the command, and saving what they played."""

import json
import os
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import platformdirs

from tesselle.engine.errors import BadRecord, TesselleError, unreadable, unwritable
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


def new_save(game: str) -> Path:
    """Return a fresh place in the user's data folder, named by the time and the game."""
    folder = platformdirs.user_data_path("tesselle") / "matches"
    time = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{time}-{game}-{secrets.token_hex(2)}.json"


def save_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record whole or not at all, so that a crash leaves the old one."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            json.dump(record, file, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise UnreadableFile(unwritable(path, error)) from None
