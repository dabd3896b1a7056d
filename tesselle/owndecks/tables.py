"""What people write about a deck of their own: its words and matches, in tables or as JSON.

Two tables, as any spreadsheet saves them, or ``deck.json`` with the same fields::

    words.csv    word,en,fr,about_en,about_fr,level,ladder,colour
    images.csv   image,yes,arguable,about_en,about_fr

Only ``word``, ``image`` and ``yes`` are needed; ``import_deck.py`` fills in the rest.  Further
languages of ours are columns as well: ``de``, ``about_de``.
"""

import csv
import io
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tesselle.engine.errors import TesselleError, cut, shown
from tesselle.engine.say import LANGUAGES, Joined, Say
from tesselle.games.mozaik.deck import deck

JSON, WORDS, IMAGES = "deck.json", "words.csv", "images.csv"
FURTHER = tuple(each for each in LANGUAGES if each not in deck.LANGUAGES)
ABOUTS = tuple(f"about_{language}" for language in FURTHER)
WORD_FIELDS = ("word", "en", "fr", "about_en", "about_fr", "level", "ladder", "colour",
               *FURTHER, *ABOUTS)  # fmt: skip
IMAGE_FIELDS = ("image", "yes", "arguable", "about_en", "about_fr", *ABOUTS)
FRENCH = {"mot": "word", "oui": "yes", "discutable": "arguable", "niveau": "level",
          "échelle": "ladder", "couleur": "colour"}  # fmt: skip # what a column may be called too
SEPARATORS = ",;\t"
MOST_BYTES = 4_000_000


class BadFolder(TesselleError):
    """A folder that makes no deck: one sentence for each thing that is wrong."""

    def __init__(self, *problems: Say) -> None:
        self.problems = problems
        super().__init__(Joined(problems, "\n"))


@dataclass(frozen=True)
class Entry:
    """One word or one image, as it was written."""

    where: Say  # "words.csv, line 3"
    name: str
    fields: dict[str, Any]

    def wrong(self, expected: Say | str, got: object) -> Say:
        """Say what should stand here, and what does."""
        return wrong(self.where, expected, got)


@dataclass
class Source:
    """All that was written."""

    words: list[Entry] = field(default_factory=list)
    images: list[Entry] = field(default_factory=list)
    name: str | None = None


def wrong(where: Say | str, expected: Say | str, got: object) -> Say:
    """Say what should stand somewhere, and what does."""
    at, wanted = both(where), both(expected)
    came = got if isinstance(got, Say) else both(shown(got))
    return Say(
        f"{at.en}: expected {wanted.en}, got {came.en}",
        f"{at.fr} : attendu : {wanted.fr} ; reçu : {came.fr}",
    )


def both(text: Say | str) -> Say:
    """Return a text that is the same in both languages, or has both already."""
    return text if isinstance(text, Say) else Say(text, text)


def read(folder: Path) -> Source:
    """Read what a folder says of its deck, or raise BadFolder."""
    if not folder.is_dir():
        raise BadFolder(wrong(str(folder), Say("a folder", "un dossier"), NOT_THERE))
    if (folder / JSON).is_file():
        return _from_json(folder / JSON)
    missing = [name for name in (WORDS, IMAGES) if not (folder / name).is_file()]
    if missing:
        expected = Say(f"{WORDS} and {IMAGES}, or {JSON}", f"{WORDS} et {IMAGES}, ou {JSON}")
        listed = ", ".join(missing)
        raise BadFolder(wrong(str(folder), expected, Say(f"no {listed}", f"pas de {listed}")))
    words = _table(folder / WORDS, WORD_FIELDS, ("word",))
    return Source(words, _table(folder / IMAGES, IMAGE_FIELDS, ("image", "yes")))


NOT_THERE = Say("nothing of this name", "rien de ce nom")


def _text(file: Path) -> str:
    if (size := file.stat().st_size) > MOST_BYTES:
        most = Say(f"at most {MOST_BYTES} bytes", f"au plus {MOST_BYTES} octets")
        raise BadFolder(wrong(file.name, most, size))
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        expected = Say(
            "text in UTF-8 (in a spreadsheet: save as “CSV UTF-8”)",
            "du texte en UTF-8 (dans un tableur : enregistrer en « CSV UTF-8 »)",
        )
        raise BadFolder(
            wrong(file.name, expected, Say("another encoding", "un autre codage"))
        ) from None


def _table(file: Path, known: tuple[str, ...], needed: tuple[str, ...]) -> list[Entry]:
    text = _text(file)
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text), delimiter=max(SEPARATORS, key=first.count))
    heads = [_column(head) for head in next(reader, [])]
    columns = Say(f"the columns {', '.join(known)}", f"les colonnes {', '.join(known)}")
    problems = [wrong(file.name, columns, head) for head in heads if head and head not in known]
    problems += [
        wrong(file.name, columns, Say(f"no {head}", f"pas de {head}"))
        for head in needed
        if head not in heads
    ]
    if problems:
        raise BadFolder(*problems)
    return [
        _row(file.name, reader.line_num, dict(zip(heads, cells, strict=False)), known[0])
        for cells in reader
        if any(cell.strip() for cell in cells)
    ]


def _column(head: str) -> str:
    name = head.strip().lower()
    return FRENCH.get(name, name)


def _row(file: str, line: int, cells: dict[str, str], key: str) -> Entry:
    fields = {name: cell.strip() for name, cell in cells.items() if name and cell.strip()}
    where = Say(f"{file}, line {line}", f"{file}, ligne {line}")
    return Entry(where, fields.pop(key, ""), fields)


def _from_json(file: Path) -> Source:
    try:
        data = json.loads(_text(file))
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadFolder):
            raise
        raise BadFolder(wrong(file.name, "JSON", both(cut(str(error))))) from None
    an_object = Say("an object with words and images", "un objet avec words et images")
    if not isinstance(data, dict) or not {"words", "images"} <= data.keys():
        raise BadFolder(wrong(file.name, an_object, data))
    name = data.get("name")
    return Source(
        _objects(data["words"], "words", WORD_FIELDS),
        _objects(data["images"], "images", IMAGE_FIELDS),
        name if isinstance(name, str) else None,
    )


def _objects(value: Any, part: str, known: tuple[str, ...]) -> list[Entry]:
    """Read the words or the images of a JSON object."""
    an_object = Say("an object", "un objet")
    if not isinstance(value, dict):
        raise BadFolder(wrong(f"{JSON}: {part}", an_object, value))
    found, problems = [], []
    for name, fields in value.items():
        entry = Entry(both(f"{JSON}: {part}.{cut(name)}"), name, fields)
        if not isinstance(fields, dict):
            problems.append(entry.wrong(an_object, fields))
            continue
        listed = ", ".join(known[1:])
        a_field = Say(f"the fields {listed}", f"les champs {listed}")
        problems += [entry.wrong(a_field, field) for field in fields if field not in known[1:]]
        found.append(entry)
    if problems:
        raise BadFolder(*problems)
    return found
