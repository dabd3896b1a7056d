"""Decks of people's own: a folder of pictures and a list of words becomes a deck to play with.

Everything is checked, and everything that is wrong is told at once.  What was
left out is filled in: levels and ladders by frequency, English and French by each
other, missing explanations by the title.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tesselle.engine.say import Say
from tesselle.games.mozaik.deck import deckfile, installed, texts
from tesselle.games.mozaik.deck.deck import (
    A_WORD,
    IMAGES_NEEDED,
    LANGUAGES,
    MAX_IMAGES,
    WORDS_NEEDED,
    BadDeck,
    Deck,
    Place,
    seats_for,
)
from tesselle.games.mozaik.rules.state import LADDERS as MOST_LADDERS
from tesselle.owndecks import levels, picture_files, tables
from tesselle.owndecks.safe_svg import Unsafe
from tesselle.owndecks.tables import BadFolder, Entry, both, wrong

TRUE, FALSE = ("yes", "oui", "true", "vrai", "1", "x"), ("no", "non", "false", "faux", "0")
LISTED = re.compile(r"[;,|\n]")  # between the words of a cell


@dataclass
class ImportedDeck:
    """A deck that was read, its pictures as they will be kept, and what its owner should know."""

    deck: Deck
    pictures: dict[int, tuple[str, bytes]]  # ending and content, by number
    notes: list[Say] = field(default_factory=list)


def read(folder: Path, name: str | None = None) -> ImportedDeck:
    """Read a folder, or raise BadFolder with everything that is wrong."""
    written = tables.read(folder)
    title = name or slug(written.name or folder.resolve().name, digits=True)
    problems: list[Say] = []
    if not installed.fits(title):
        a_name = Say("a name as in summer-2026", "un nom comme ete-2026")
        problems.append(wrong("--name", a_name, title))
    words = _words(written.words, problems)
    numbers = _numbers(written.images, problems)
    images = _images(written.images, numbers, words, _further(written.words), problems)
    files = _files(folder, numbers, problems)
    pictures = _pictures(files, problems)
    _level(words, images)
    if problems:
        raise BadFolder(*problems)
    deck = _checked({"name": title, "words": words, "images": images})
    for language in tables.FURTHER:
        deck = _translated(deck, language, written, numbers)
    return ImportedDeck(deck, pictures, _notes(deck, written))


def slug(text: str, digits: bool = False) -> str:
    """Make a key of a title: "Été à la mer" gives "ete-a-la-mer"."""
    plain = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe")).lower()
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+" if digits else r"[^a-z]+", "-", plain).strip("-")


# Words ------------------------------------------------------------------------


def _words(entries: list[Entry], problems: list[Say]) -> dict[str, dict[str, Any]]:
    """Return the words' data by key, levels still missing where they were left out."""
    words: dict[str, dict[str, Any]] = {}
    for entry in entries:
        key = slug(entry.name)
        if not key or key in words:
            expected = Say("a word of its own", "un mot à elle")
            problems.append(entry.wrong(expected, entry.name))
            continue
        if key in deckfile.RESERVED:
            problems.append(entry.wrong(deckfile.A_FREE_KEY, entry.name))
        written = entry.fields
        en = written.get("en") or written.get("fr") or entry.name
        fr = written.get("fr") or en
        about_en = written.get("about_en") or written.get("about_fr") or en
        words[key] = {
            "fr": fr,
            "en": en,
            "about_fr": written.get("about_fr") or written.get("about_en") or fr,
            "about_en": about_en,
            "level": _read_level(entry, problems),
            "ladder": _read_ladder(entry, problems),
            "colour": _read_colour(entry, problems),
        }
    return words


def _further(entries: list[Entry]) -> dict[str, str]:
    """Return the words' keys by their titles in further languages."""
    return {
        slug(str(entry.fields[language])): slug(entry.name)
        for entry in entries
        for language in tables.FURTHER
        if language in entry.fields
    }


def _read_level(entry: Entry, problems: list[Say]) -> int | None:
    value = entry.fields.get("level")
    if value is None or str(value) in ("1", "2", "3"):
        return None if value is None else int(value)
    problems.append(entry.wrong(Say("a level 1, 2 or 3", "un niveau 1, 2 ou 3"), value))
    return None


def _read_ladder(entry: Entry, problems: list[Say]) -> list[int] | None:
    value = entry.fields.get("ladder")
    if value is None:
        return None
    steps = [int(part) for part in re.findall(r"\d+", str(value))]
    most = deckfile.MAX_POINTS
    rising = len(steps) == 3 and steps == sorted(steps) and steps[-1] <= most
    if rising and re.fullmatch(r"[\d\s/,;\[\]]+", str(value)):
        return steps
    expected = Say(
        f"a ladder of three numbers up to {most} that never fall, as in 1/3/6",
        f"une échelle de trois nombres jusqu'à {most} qui ne baissent jamais, comme 1/3/6",
    )
    problems.append(entry.wrong(expected, value))
    return None


def _read_colour(entry: Entry, problems: list[Say]) -> bool:
    value = entry.fields.get("colour", False)
    text = str(value).lower()
    if text not in TRUE + FALSE:
        problems.append(entry.wrong(Say("yes or no", "oui ou non"), value))
    return text in TRUE


def _level(words: dict[str, dict[str, Any]], images: dict[str, dict[str, Any]]) -> None:
    """Fill in, in place, levels and ladders that were left out."""
    for key, word in words.items():
        matches = sum(key in image["yes"] for image in images.values())
        if word["level"] is None:
            word["level"] = levels.level_of(matches, len(images))
        if word["ladder"] is None:
            word["ladder"] = list(levels.LADDERS[word["level"]])


# Images -----------------------------------------------------------------------


def _numbers(entries: list[Entry], problems: list[Say]) -> dict[str, int]:
    """Number the images: its own name, or the lowest that is free."""
    names = [picture_files.plain_name(entry.name) for entry in entries]
    for place, entry in enumerate(entries):
        name = names[place]
        if not name or name in names[:place]:
            expected = Say("an image of its own", "une image à elle")
            problems.append(entry.wrong(expected, entry.name))
        if name.isdigit() and not 1 <= int(name) <= MAX_IMAGES:
            expected = Say(f"a number from 1 to {MAX_IMAGES}", f"un numéro de 1 à {MAX_IMAGES}")
            problems.append(entry.wrong(expected, name))
    if len(names) > MAX_IMAGES:
        most = Say(f"at most {MAX_IMAGES}", f"au plus {MAX_IMAGES}")
        problems.append(wrong("images", most, len(names)))
    numbers = {name: int(name) for name in names if name.isdigit()}
    free = (number for number in range(1, 1000) if number not in numbers.values())
    return numbers | {name: next(free) for name in dict.fromkeys(names) if name not in numbers}


def _images(
    entries: list[Entry],
    numbers: dict[str, int],
    words: dict[str, dict[str, Any]],
    further: dict[str, str],
    problems: list[Say],
) -> dict[str, dict[str, Any]]:
    """Return the images' data by number; ``further`` are words by their other titles."""
    titles = {slug(str(word[tongue])): key for key, word in words.items() for tongue in LANGUAGES}
    known = further | titles | {key: key for key in words}
    images = {}
    for entry in entries:
        number = numbers[picture_files.plain_name(entry.name)]
        yes, arguable = (_listed(entry, part, known, problems) for part in ("yes", "arguable"))
        if twice := [key for key in yes if key in arguable]:
            rest = Say(
                "no word under both yes and arguable", "aucun mot à la fois oui et discutable"
            )
            problems.append(entry.wrong(rest, twice[0]))
        en = entry.fields.get("about_en") or entry.fields.get("about_fr")
        images[str(number)] = {
            "about_fr": entry.fields.get("about_fr") or en or f"Image {number}.",
            "about_en": en or f"Picture {number}.",
            "yes": yes,
            "arguable": arguable,
        }
    return images


def _listed(entry: Entry, part: str, known: dict[str, str], problems: list[Say]) -> list[str]:
    """Read a list of words, by key or title, each once."""
    value = entry.fields.get(part, [])
    texts = LISTED.split(value) if isinstance(value, str) else value
    if not isinstance(texts, list):
        problems.append(entry.wrong(Say("a list of words", "une liste de mots"), value))
        return []
    found = []
    for text in texts:
        key = known.get(slug(str(text)))
        if key is not None:
            found.append(key)
        elif str(text).strip():
            problems.append(entry.wrong(A_WORD, text))
    return list(dict.fromkeys(found))


# Pictures ---------------------------------------------------------------------


def _files(folder: Path, numbers: dict[str, int], problems: list[Say]) -> dict[int, Path]:
    """Return the picture of each image; tell of images without one, and the other way round."""
    files, wrongs = picture_files.found(folder)
    problems += wrongs
    for name in numbers:
        if name not in files:
            expected = Say(f"a picture {name}.svg, .png, .jpg or .webp",
                           f"une image {name}.svg, .png, .jpg ou .webp")  # fmt: skip
            problems.append(wrong(str(folder), expected, tables.NOT_THERE))
    for name, file in files.items():
        if name not in numbers:
            expected = Say("an image of the list", "une image de la liste")
            problems.append(wrong(file.name, expected, both(name)))
    return {number: files[name] for name, number in numbers.items() if name in files}


def _pictures(files: dict[int, Path], problems: list[Say]) -> dict[int, tuple[str, bytes]]:
    made = {}
    for number, file in files.items():
        try:
            made[number] = picture_files.made(file)
        except Unsafe as error:
            problems.append(error.say)
    return made


# The whole --------------------------------------------------------------------


def _checked(data: dict[str, Any]) -> Deck:
    """Read the data as any deck is read, and refuse one that nobody could play with."""
    try:
        deck = deckfile.read_deck(data, data["name"])
    except BadDeck as error:
        raise BadFolder(error.say) from None
    problems = []
    for part, count, needed in (
        ("words", len(deck.words), WORDS_NEEDED),
        ("images", len(deck.images), IMAGES_NEEDED),
    ):
        if count < min(needed.values()):
            listed = " / ".join(str(each) for each in needed.values())
            expected = Say(
                f"at least {listed} for 1 / 2 / 3 / 4 seats",
                f"au moins {listed} pour 1 / 2 / 3 / 4 sièges",
            )
            problems.append(wrong(part, expected, count))
    ladders = len({word.ladder for word in deck.words})
    if ladders > MOST_LADDERS:
        most = Say(f"at most {MOST_LADDERS} different ones", f"au plus {MOST_LADDERS} différentes")
        problems.append(wrong(Say("ladders", "échelles"), most, ladders))
    if problems:
        raise BadFolder(*problems)
    return deck


def _translated(deck: Deck, language: str, written: tables.Source, numbers: dict[str, int]) -> Deck:
    """Return the deck with what was written in a further language."""
    about = f"about_{language}"
    words: dict[str, dict[str, Any]] = {}
    for entry in written.words:
        said = {"title": entry.fields.get(language), "about": entry.fields.get(about)}
        words[slug(entry.name)] = {name: text for name, text in said.items() if text}
    images = {
        str(numbers[picture_files.plain_name(entry.name)]): entry.fields[about]
        for entry in written.images
        if about in entry.fields
    }
    try:
        data = {"words": words, "images": images}
        return texts.with_texts(deck, language, data, Place(deck.name))
    except BadDeck as error:
        raise BadFolder(error.say) from None


def _notes(deck: Deck, written: tables.Source) -> list[Say]:
    """Tell what can be played as it is, but might be better."""
    notes = []
    seats = seats_for(deck)
    if max(seats) < 4:
        more = max(seats) + 1
        notes.append(
            Say(
                f"enough for {_range(seats)} seats; for {more} it takes "
                f"{WORDS_NEEDED[more]} words and {IMAGES_NEEDED[more]} images",
                f"suffisant pour {_range(seats)} sièges ; pour {more} il faut "
                f"{WORDS_NEEDED[more]} mots et {IMAGES_NEEDED[more]} images",
            )
        )
    blank = sum(not {"about_en", "about_fr"} & each.fields.keys() for each in written.images)
    if blank:
        notes.append(
            Say(
                f"{blank} pictures have no description (about_en, about_fr): "
                "blind players will not know what they show",
                f"{blank} images n'ont pas de description (about_en, about_fr) : "
                "les joueurs aveugles ne sauront pas ce qu'elles montrent",
            )
        )
    matches = levels.frequencies((word.key for word in deck.words), deck.images)
    if never := sorted(word for word, count in matches.items() if not count):
        listed = ", ".join(never)
        notes.append(Say(f"no picture matches {listed}", f"aucune image ne va avec {listed}"))
    return notes


def _range(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
