"""Reading MozaiK's decks: those in ``data/`` beside this file, or any file by its path.

Whatever a file holds, reading it gives a ``Deck`` or raises ``BadDeck`` that
says where, what was expected and what came; nothing else.
"""

import json
import re
import stat
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import NoReturn, TypeGuard

from tesselle.engine.errors import cut
from tesselle.games.mozaik.deck import (
    IMAGE_FIELDS,
    MAX_IMAGES,
    MAX_WORDS,
    WORD_FIELDS,
    BadDeck,
    Deck,
    Image,
    Ladder,
    Place,
    Word,
    digest_of,
    shown_json,
)

DATA = Path(__file__).parent / "data"  # the decks we ship, one NAME.json each

MAX_BYTES = 4_000_000  # of a deck's file
MAX_TITLE = 100  # characters of a name or title
MAX_ABOUT = 1000  # characters of a description
MAX_POINTS = 99  # of one step of a ladder
LEVELS = (1, 2, 3)  # common, in between, rare

KEY = re.compile(r"[a-z]+(-[a-z]+)*")
NUMBER = re.compile(r"[1-9][0-9]?")
RESERVED = frozenset({"image", "keep", "renew", "claim", "dispute", "done"})  # the notation’s own
DECK_FIELDS = ("name", "words", "images")
UNWRITABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})  # Unicode: control, surrogate, line, paragraph


def shipped() -> tuple[str, ...]:
    """List the names of the decks that come with the package."""
    return tuple(sorted(path.stem for path in DATA.glob("*.json")))


def load(name_or_path: str | Path) -> Deck:
    """Read a shipped deck by its bare name, or any deck by its path.

    A file is read again only when its size or time of change differs.
    """
    source = str(name_or_path)
    known = isinstance(name_or_path, str) and name_or_path in shipped()
    path = DATA / f"{source}.json" if known else Path(source)
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            Place(source).refuse("a file", "a folder")
        if not stat.S_ISREG(status.st_mode):
            Place(source).refuse("an ordinary file", "something else")
        return _load(source, path.absolute(), status.st_mtime_ns, status.st_size)
    except FileNotFoundError:
        Place(source).refuse(f"a shipped deck ({', '.join(shipped())}) or a file", "neither")
    except OSError as error:
        Place(source).refuse("a file that can be read", error.strerror or "an error")
    except ValueError as error:  # a path that no system could hold, such as one with a NUL
        if isinstance(error, BadDeck):
            raise
        Place(source).refuse("a path", str(error))


@lru_cache(maxsize=16)
def _load(source: str, path: Path, mtime_ns: int, size: int) -> Deck:
    """Read the file once for each time of change ``mtime_ns`` and ``size``."""
    if size > MAX_BYTES:
        Place(source).refuse(f"a file of at most {MAX_BYTES} bytes", str(size))
    return parse_deck(path.read_bytes(), source)


def parse_deck(content: bytes, source: str) -> Deck:
    """Read a deck from the bytes of a file; errors call it ``source``."""
    place = Place(source)

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            place.refuse("each field of an object once", f"{shown_json(twice)} twice")
        return fields

    def constant(text: str) -> NoReturn:
        place.refuse("JSON", text)

    try:
        data = json.loads(
            content.decode("utf-8"), object_pairs_hook=unique, parse_constant=constant
        )
    except BadDeck:
        raise
    except UnicodeDecodeError as error:
        place.refuse("text in UTF-8", f"byte {content[error.start]:#04x} at {error.start}")
    except RecursionError:
        place.refuse("JSON of three levels", "too many levels to read")
    except ValueError as error:  # not JSON, or a number of too many digits
        place.refuse("JSON", cut(str(error)))
    return read_deck(data, source)


def read_deck(data: object, source: str) -> Deck:
    """Read a deck from its JSON object; errors call it ``source``."""
    place = Place(source)
    fields = _fields(data, DECK_FIELDS, place)
    name = _text(fields["name"], MAX_TITLE, place.at("name"))
    words = _words(fields["words"], place.at("words"))
    keys = frozenset(word.key for word in words)
    images = _images(fields["images"], keys, place.at("images"))
    draft = Deck(name, words, images, digest="")
    return Deck(name, words, images, digest_of(draft.data()))


def _words(value: object, place: Place) -> tuple[Word, ...]:
    entries = _object(value, place)
    if len(entries) > MAX_WORDS:
        place.refuse(f"at most {MAX_WORDS} words", str(len(entries)))
    for key in entries:
        if not KEY.fullmatch(key):
            place.refuse("keys of lower-case letters a to z and hyphens", shown_json(key))
        if key in RESERVED:
            place.refuse("no key that the notation uses itself", shown_json(key))
    return tuple(_word(key, entries[key], place.at(key)) for key in sorted(entries))


def _word(key: str, value: object, place: Place) -> Word:
    fields = _fields(value, WORD_FIELDS, place)
    level, colour = fields["level"], fields["colour"]
    if not _whole(level) or level not in LEVELS:
        place.at("level").refuse("1, 2 or 3", shown_json(level))
    if not isinstance(colour, bool):
        place.at("colour").refuse("true or false", shown_json(colour))
    return Word(
        key,
        fr=_text(fields["fr"], MAX_TITLE, place.at("fr")),
        en=_text(fields["en"], MAX_TITLE, place.at("en")),
        about_fr=_text(fields["about_fr"], MAX_ABOUT, place.at("about_fr")),
        about_en=_text(fields["about_en"], MAX_ABOUT, place.at("about_en")),
        level=level,
        ladder=_ladder(fields["ladder"], place.at("ladder")),
        colour=colour,
    )


def _ladder(value: object, place: Place) -> Ladder:
    expected = f"three whole numbers from 0 to {MAX_POINTS} that never fall"
    if not isinstance(value, list) or len(value) != 3:
        place.refuse(expected, shown_json(value))
    for points in value:
        if not _whole(points) or not 0 <= points <= MAX_POINTS:
            place.refuse(expected, shown_json(points))
    one, two, three = value
    if not one <= two <= three:
        place.refuse(expected, f"{one}, {two}, {three}")
    return one, two, three


def _images(value: object, keys: frozenset[str], place: Place) -> tuple[Image, ...]:
    entries = _object(value, place)
    for number in entries:
        if not NUMBER.fullmatch(number) or int(number) > MAX_IMAGES:
            place.refuse(f'numbers "1" to "{MAX_IMAGES}"', shown_json(number))
    return tuple(
        _image(int(number), entries[number], keys, place.at(number))
        for number in sorted(entries, key=int)
    )


def _image(number: int, value: object, keys: frozenset[str], place: Place) -> Image:
    fields = _fields(value, IMAGE_FIELDS, place)
    yes = _listed(fields["yes"], keys, place.at("yes"))
    arguable = _listed(fields["arguable"], keys, place.at("arguable"))
    if both := sorted(yes & arguable):
        place.at("arguable").refuse("no word that is under yes", shown_json(both[0]))
    return Image(
        number,
        about_fr=_text(fields["about_fr"], MAX_ABOUT, place.at("about_fr")),
        about_en=_text(fields["about_en"], MAX_ABOUT, place.at("about_en")),
        yes=yes,
        arguable=arguable,
    )


def _listed(value: object, keys: frozenset[str], place: Place) -> frozenset[str]:
    """Read a list of words of this deck, each at most once."""
    if not isinstance(value, list):
        place.refuse("a list of words", shown_json(value))
    for key in value:
        if not isinstance(key, str):
            place.refuse("a word of this deck", shown_json(key))
        if key not in keys:
            place.refuse("a word of this deck", f"unknown word {shown_json(key)}")
        if value.count(key) > 1:
            place.refuse("each word once", f"{shown_json(key)} {value.count(key)} times")
    return frozenset(value)


def _fields(value: object, names: tuple[str, ...], place: Place) -> dict[str, object]:
    """Read an object that has exactly the fields ``names``."""
    fields = _object(value, place)
    for name in fields:
        if name not in names:
            place.refuse(f"the fields {', '.join(names)}", f"unknown field {shown_json(name)}")
    for name in names:
        if name not in fields:
            place.refuse(f"the fields {', '.join(names)}", f"no {name}")
    return fields


def _object(value: object, place: Place) -> dict[str, object]:
    if not isinstance(value, dict):
        place.refuse("an object", shown_json(value))
    return value


def _text(value: object, longest: int, place: Place) -> str:
    """Read one line of text that can be written in UTF-8."""
    if not isinstance(value, str) or not value.strip():
        place.refuse("a text", shown_json(value))
    if len(value) > longest:
        place.refuse(f"at most {longest} characters", str(len(value)))
    for letter in value:
        if unicodedata.category(letter) in UNWRITABLE:
            place.refuse("one line of plain text", f"the character U+{ord(letter):04X}")
    return value


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
