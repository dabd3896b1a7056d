"""What lies in this folder, and how it is read and written."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DECKS = HERE / "decks"  # as TESSELLE_DECKS names it: one own deck, "corner"
RECORDS = HERE / "records.jsonl.gz"
POSITIONS = HERE / "positions.jsonl"
PROGRAM = HERE / "program.jsonl.gz"  # questions to a bot from outside, and its answers
CLIENT = HERE / "client.jsonl.gz"  # requests of an API client, and what came back
DATABASES = {"sqlite": HERE / "sqlite.db.gz", "postgresql": HERE / "postgresql.sql.gz"}
PEOPLE = {kind: HERE / f"{kind}.json" for kind in DATABASES}  # who is in there, and their keys


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return the objects of a file, one from each line."""
    content = path.read_bytes()
    text = gzip.decompress(content) if path.suffix == ".gz" else content
    return [json.loads(line) for line in text.splitlines()]


def write_lines(path: Path, objects: Iterable[dict[str, Any]]) -> None:
    """Write one object on each line."""
    text = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in objects)
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, compressed if its name says so, and the same bytes each time."""
    path.write_bytes(gzip.compress(content, 9, mtime=0) if path.suffix == ".gz" else content)
