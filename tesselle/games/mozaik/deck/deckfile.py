"""Reading MozaiK's decks: ours in ``data/``, those installed here, or any file by its path.

When our deck changes, its data as it was stays in ``data/older/``, by its digest, so that
what was begun with it goes on: ``tesselle:0123456789abcdef`` names that edition.  Its
pictures are today's, and so is what it says in further languages (``texts.py``).

Whatever a file holds, reading it gives a ``Deck`` or raises ``BadDeck`` that
says where, what was expected and what came; nothing else.
"""

import gzip
import re
import stat
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NoReturn

from tesselle.engine.in_browser import in_browser
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck import installed, texts
from tesselle.games.mozaik.deck.checked_json import (
    fields_of,
    is_whole,
    object_of,
    parsed,
    text_of,
)
from tesselle.games.mozaik.deck.deck import (
    A_WORD,
    IMAGE_FIELDS,
    MAX_ABOUT,
    MAX_IMAGES,
    MAX_TITLE,
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
from tesselle.games.mozaik.words import say

DATA = Path(__file__).parents[1] / "data"  # the decks we ship, one NAME.json each, and its texts
OLDER = DATA / "older"  # what they were before, one DIGEST.json.gz each

MAX_BYTES = 4_000_000  # of a deck's file
MAX_POINTS = 99  # of one step of a ladder
LEVELS = (1, 2, 3)  # common, in between, rare

KEY = re.compile(r"[a-z]+(-[a-z]+)*")
NUMBER = re.compile(r"[1-9][0-9]?")
DIGITS = 16  # of a digest, in a position
DIGEST = re.compile(rf"[0-9a-f]{{{DIGITS},64}}")  # of SHA-256
RESERVED = frozenset({"image", "keep", "renew", "claim", "dispute", "done"})  # the notation’s own
DECK_FIELDS = ("name", "words", "images")
A_KEY = Say(
    "keys of lower-case letters a to z and hyphens",
    "des clés en minuscules de a à z et traits d'union",
)
A_FREE_KEY = Say("no key that the notation uses itself", "aucune clé réservée à la notation")


def shipped() -> tuple[str, ...]:
    """List the names of the decks that come with the package."""
    return tuple(sorted(path.stem for path in DATA.glob("*.json") if "." not in path.stem))


def _our_names() -> dict[tuple[()], tuple[str, ...]]:
    return {(): shipped()}


@in_browser(_our_names)
def known() -> tuple[str, ...]:
    """List the decks that go by a name here: ours first, then those that were installed."""
    ours = shipped()
    return ours + tuple(name for name in installed.names() if name not in ours)


def _editions() -> dict[tuple[str], str]:
    """Return what older editions of our decks are called in positions, by all their names."""
    found: dict[tuple[str], str] = {}
    for name in editions():
        deck, _, digest = name.partition(":")
        short = f"{deck}:{digest[:DIGITS]}"
        found |= {(name,): short, (short,): short}
    return found


def _no_edition(_name: str) -> None:
    return None


@in_browser(_editions, otherwise=_no_edition)
def older(edition: str) -> Path | None:
    """Return the file of an older edition of a deck of ours, or None.

    ``edition`` is its name and digest, or 16 digits of that: ``tesselle:0123456789abcdef``.
    """
    name, _, digest = edition.rpartition(":")
    if name not in shipped() or not DIGEST.fullmatch(digest):
        return None
    return next(OLDER.glob(f"{digest}*.json.gz"), None)


def editions() -> tuple[str, ...]:
    """List the older editions of our decks: ``tesselle:DIGEST``."""
    digests = sorted(file.name.removesuffix(".json.gz") for file in OLDER.iterdir())
    return tuple(f"{name}:{each}" for name in shipped() for each in digests)


def pictures(name: str) -> dict[int, Path]:
    """Return the picture files of a deck of ``known()``, by the numbers of its images."""
    folder = DATA / "pictures" if name in shipped() else installed.pictures(name)
    return {int(file.stem): file for file in folder.glob("*.*") if NUMBER.fullmatch(file.stem)}


def _our_decks() -> dict[tuple[str], Deck]:
    """Return our decks without their descriptions, which pages ask for themselves."""
    names = *shipped(), *_editions().values()
    return {(name,): _undescribed(load(name)) for name in names}


def _undescribed(deck: Deck) -> Deck:
    return replace(
        deck,
        words=tuple(replace(each, about_fr="", about_en="", abouts={}) for each in deck.words),
        images=tuple(replace(each, about_fr="", about_en="", abouts={}) for each in deck.images),
    )


def _unknown(source: str) -> NoReturn:
    """Refuse a deck that is neither known by this name nor a file."""
    Place(source).refuse(say("deck-known", names=", ".join(known())), say("deck-neither"))


def _by_all_digits(source: str) -> Deck:
    """Return the edition that is named by all digits of its digest, or refuse."""
    edition = older(source)
    return load(edition) if edition else _unknown(source)


@in_browser(_our_decks, otherwise=_by_all_digits)
def load(name_or_path: str | Path) -> Deck:
    """Read a deck of this machine by its name, an older edition of ours, or any deck by its path.

    A file is read again only when its size or time of change differs.
    """
    source = str(name_or_path)
    named = isinstance(name_or_path, str) and source in known()
    before = None if named else older(source)
    file = _file(source) if named else before or Path(source)
    deck = _opened(source, file, _file(source.partition(":")[0]) if before else file)
    if named and deck.name != source:  # whoever is told the name would not find the pictures
        Place(source).at("name").refuse(shown_json(source), shown_json(deck.name))
    return deck


def _file(name: str) -> Path:
    return DATA / f"{name}.json" if name in shipped() else installed.file(name)


def _opened(source: str, path: Path, today: Path) -> Deck:
    """Read the file of a deck, with the texts beside ``today``: itself, or the newest edition."""
    place = Place(source)
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            place.refuse(Say("a file", "un fichier"), Say("a folder", "un dossier"))
        if not stat.S_ISREG(status.st_mode):
            place.refuse(
                Say("an ordinary file", "un fichier ordinaire"),
                Say("something else", "autre chose"),
            )
        further = tuple(
            (language, file.absolute(), file.stat().st_mtime_ns, file.stat().st_size)
            for language, file in texts.beside(today).items()
        )
        return _load(source, path.absolute(), status.st_mtime_ns, status.st_size, further)
    except FileNotFoundError:
        _unknown(source)
    except OSError as error:
        place.refuse(
            Say("a file that can be read", "un fichier lisible"), error.strerror or "an error"
        )
    except ValueError as error:  # a path that no system could hold, such as one with a NUL
        if isinstance(error, BadDeck):
            raise
        place.refuse(Say("a path", "un chemin"), str(error))


Further = tuple[tuple[str, Path, int, int], ...]  # language, file, time of change, size


@lru_cache(maxsize=16)
def _load(source: str, path: Path, mtime_ns: int, size: int, further: Further) -> Deck:
    """Read the files once for each time of change ``mtime_ns`` and ``size``."""
    _check_bytes(size, Place(source))
    content = path.read_bytes()
    deck = parse_deck(gzip.decompress(content) if path.parent == OLDER else content, source)
    for language, file, _, length in further:
        place = Place(file.name)
        _check_bytes(length, place)
        deck = texts.with_texts(deck, language, parsed(file.read_bytes(), place), place)
    return deck


def _check_bytes(size: int, place: Place) -> None:
    if size > MAX_BYTES:
        most = Say(
            f"a file of at most {MAX_BYTES} bytes", f"un fichier d'au plus {MAX_BYTES} octets"
        )
        place.refuse(most, str(size))


def parse_deck(content: bytes, source: str) -> Deck:
    """Read a deck from the bytes of a file; errors call it ``source``."""
    return read_deck(parsed(content, Place(source)), source)


def read_deck(data: object, source: str) -> Deck:
    """Read a deck from its JSON object; errors call it ``source``."""
    place = Place(source)
    fields = fields_of(data, DECK_FIELDS, place)
    name = text_of(fields["name"], MAX_TITLE, place.at("name"))
    words = _words(fields["words"], place.at("words"))
    keys = frozenset(word.key for word in words)
    images = _images(fields["images"], keys, place.at("images"))
    draft = Deck(name, words, images, digest="")
    return Deck(name, words, images, digest_of(draft.data()))


def _words(value: object, place: Place) -> tuple[Word, ...]:
    entries = object_of(value, place)
    if len(entries) > MAX_WORDS:
        place.refuse(
            Say(f"at most {MAX_WORDS} words", f"au plus {MAX_WORDS} mots"), str(len(entries))
        )
    for key in entries:
        if not KEY.fullmatch(key):
            place.refuse(A_KEY, shown_json(key))
        if key in RESERVED:
            place.refuse(A_FREE_KEY, shown_json(key))
    return tuple(_word(key, entries[key], place.at(key)) for key in sorted(entries))


def _word(key: str, value: object, place: Place) -> Word:
    fields = fields_of(value, WORD_FIELDS, place)
    level, colour = fields["level"], fields["colour"]
    if not is_whole(level) or level not in LEVELS:
        place.at("level").refuse(Say("1, 2 or 3", "1, 2 ou 3"), shown_json(level))
    if not isinstance(colour, bool):
        place.at("colour").refuse(Say("true or false", "true ou false"), shown_json(colour))
    return Word(
        key,
        fr=text_of(fields["fr"], MAX_TITLE, place.at("fr")),
        en=text_of(fields["en"], MAX_TITLE, place.at("en")),
        about_fr=text_of(fields["about_fr"], MAX_ABOUT, place.at("about_fr")),
        about_en=text_of(fields["about_en"], MAX_ABOUT, place.at("about_en")),
        level=level,
        ladder=_ladder(fields["ladder"], place.at("ladder")),
        colour=colour,
    )


def _ladder(value: object, place: Place) -> Ladder:
    expected = Say(
        f"three whole numbers from 0 to {MAX_POINTS} that never fall",
        f"trois nombres entiers de 0 à {MAX_POINTS} qui ne baissent jamais",
    )
    if not isinstance(value, list) or len(value) != 3:
        place.refuse(expected, shown_json(value))
    for points in value:
        if not is_whole(points) or not 0 <= points <= MAX_POINTS:
            place.refuse(expected, shown_json(points))
    one, two, three = value
    if not one <= two <= three:
        place.refuse(expected, f"{one}, {two}, {three}")
    return one, two, three


def _images(value: object, keys: frozenset[str], place: Place) -> tuple[Image, ...]:
    entries = object_of(value, place)
    for number in entries:
        if not NUMBER.fullmatch(number) or int(number) > MAX_IMAGES:
            numbers = Say(f'numbers "1" to "{MAX_IMAGES}"', f'des numéros de "1" à "{MAX_IMAGES}"')
            place.refuse(numbers, shown_json(number))
    return tuple(
        _image(int(number), entries[number], keys, place.at(number))
        for number in sorted(entries, key=int)
    )


def _image(number: int, value: object, keys: frozenset[str], place: Place) -> Image:
    fields = fields_of(value, IMAGE_FIELDS, place)
    yes = _listed(fields["yes"], keys, place.at("yes"))
    arguable = _listed(fields["arguable"], keys, place.at("arguable"))
    if both := sorted(yes & arguable):
        rest = Say("no word that is under yes", "aucun mot déjà sous yes")
        place.at("arguable").refuse(rest, shown_json(both[0]))
    return Image(
        number,
        about_fr=text_of(fields["about_fr"], MAX_ABOUT, place.at("about_fr")),
        about_en=text_of(fields["about_en"], MAX_ABOUT, place.at("about_en")),
        yes=yes,
        arguable=arguable,
    )


def _listed(value: object, keys: frozenset[str], place: Place) -> frozenset[str]:
    """Read a list of words of this deck, each at most once."""
    if not isinstance(value, list):
        place.refuse(Say("a list of words", "une liste de mots"), shown_json(value))
    for key in value:
        if not isinstance(key, str):
            place.refuse(A_WORD, shown_json(key))
        if key not in keys:
            text = shown_json(key)
            place.refuse(A_WORD, Say(f"unknown word {text}", f"{text}, inconnu"))
        if (times := value.count(key)) > 1:
            place.refuse(
                Say("each word once", "chaque mot une seule fois"),
                Say(f"{shown_json(key)} {times} times", f"{shown_json(key)} {times} fois"),
            )
    return frozenset(value)
