"""MozaiK's decks: words, images, and which word matches which image.

A deck is one JSON object; ``deckfile.py`` reads it::

    {"name": "tesselle",
     "words": {"lune": {"fr": "Lune", "en": "Moon", "about_fr": "…", "about_en": "…",
                        "level": 2, "ladder": [1, 3, 6], "colour": false}},
     "images": {"17": {"about_fr": "…", "about_en": "…", "yes": ["lune"], "arguable": ["danger"]}}}

Every field is required and no other is allowed.  A word that an image lists
neither under ``yes`` nor under ``arguable`` does not match it.  What is said in
further languages lies beside it (``texts.py``) and is no part of its data.
"""

import hashlib
import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NoReturn

from tesselle.engine.errors import TesselleError, cut
from tesselle.engine.say import Say, spoken
from tesselle.games.mozaik.words import say

MAX_IMAGES = 96  # image numbers run from 1 to this
MAX_WORDS = 64
MAX_TITLE = 100  # characters of a name or title
MAX_ABOUT = 1000  # characters of a description
LANGUAGES = ("fr", "en")  # those of a deck's data

WORDS_NEEDED = {1: 27, 2: 27, 3: 36, 4: 45}  # by seats: nobody ever lacks a word
IMAGES_NEEDED = {1: 32, 2: 40, 3: 61, 4: 82}  # by seats: nobody ever lacks an image

WORD_FIELDS = ("fr", "en", "about_fr", "about_en", "level", "ladder", "colour")
IMAGE_FIELDS = ("about_fr", "about_en", "yes", "arguable")

AN_IMAGE = say("deck-image")
A_WORD = say("deck-word")

Opinion = Literal["yes", "arguable", "no"]
Ladder = tuple[int, int, int]


class BadDeck(TesselleError):
    """A deck that cannot be used: says where, what was expected and what came."""


@dataclass(frozen=True)
class Word:
    """A word card: what it is called, what it asks and what it pays."""

    key: str  # "lune"
    fr: str
    en: str
    about_fr: str
    about_en: str
    level: int  # one of LEVELS
    ladder: Ladder  # points for 1, 2 and 3 matching images
    colour: bool  # left out of play with ``colours=false``
    titles: dict[str, str] = field(default_factory=dict, compare=False)  # in further languages
    abouts: dict[str, str] = field(default_factory=dict, compare=False)

    @property
    def title(self) -> Say:
        """What it is called."""
        return spoken({"en": self.en, "fr": self.fr, **self.titles})

    @property
    def about(self) -> Say:
        """What it asks of an image."""
        return spoken({"en": self.about_en, "fr": self.about_fr, **self.abouts})

    def data(self) -> dict[str, object]:
        """Return the word's JSON object."""
        fields: dict[str, object] = {name: getattr(self, name) for name in WORD_FIELDS}
        return fields | {"ladder": list(self.ladder)}


@dataclass(frozen=True)
class Image:
    """An image card: what it shows and the words it answers to."""

    number: int  # 1 to MAX_IMAGES
    about_fr: str
    about_en: str
    yes: frozenset[str]  # keys of the words that match
    arguable: frozenset[str]  # keys of the words people may debate
    abouts: dict[str, str] = field(default_factory=dict, compare=False)  # in further languages

    @property
    def about(self) -> Say:
        """What it shows."""
        return spoken({"en": self.about_en, "fr": self.about_fr, **self.abouts})

    def data(self) -> dict[str, object]:
        """Return the image's JSON object, its lists sorted."""
        return {
            "about_fr": self.about_fr,
            "about_en": self.about_en,
            "yes": sorted(self.yes),
            "arguable": sorted(self.arguable),
        }


@dataclass(frozen=True)
class Deck:
    """A checked deck; two decks with the same data have the same digest."""

    name: str
    words: tuple[Word, ...]  # sorted by key
    images: tuple[Image, ...]  # by rising number
    digest: str  # ``digest_of(self.data())``

    def opinion(self, image_number: int, word_key: str) -> Opinion:
        """Say whether the word matches the image; both must be in the deck."""
        image = self._image_by_number.get(image_number)
        if image is None:
            Place(self.name, "images").refuse(AN_IMAGE, shown_json(image_number))
        if word_key not in self._keys:
            Place(self.name, "words").refuse(A_WORD, shown_json(word_key))
        if word_key in image.yes:
            return "yes"
        return "arguable" if word_key in image.arguable else "no"

    def words_in_play(self, colours: bool) -> tuple[Word, ...]:
        """Return the words to shuffle: all of them, or all but the colours."""
        return tuple(word for word in self.words if colours or not word.colour)

    def data(self) -> dict[str, object]:
        """Return the deck's JSON object, in the order of this class."""
        return {
            "name": self.name,
            "words": {word.key: word.data() for word in self.words},
            "images": {str(image.number): image.data() for image in self.images},
        }

    @cached_property
    def _image_by_number(self) -> dict[int, Image]:
        return {image.number: image for image in self.images}

    @cached_property
    def _keys(self) -> frozenset[str]:
        return frozenset(word.key for word in self.words)


def digest_of(data: dict[str, object]) -> str:
    """Return the SHA-256, in hex, of the data as canonical JSON in UTF-8."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def check_size(deck: Deck, seats: int, colours: bool) -> None:
    """Raise ``BadDeck`` unless the deck has the words and images ``seats`` may need."""
    place = Place(deck.name)
    if seats not in WORDS_NEEDED:
        place.refuse(say("seats-one-to-four"), str(seats))
    words = len(deck.words_in_play(colours))
    if words < WORDS_NEEDED[seats]:
        got = str(words) if colours else say("without-colours", number=words)
        place.at("words").refuse(say("at-least-for", needed=WORDS_NEEDED[seats], seats=seats), got)
    if len(deck.images) < IMAGES_NEEDED[seats]:
        least = say("at-least-for", needed=IMAGES_NEEDED[seats], seats=seats)
        place.at("images").refuse(least, str(len(deck.images)))


def seats_for(deck: Deck, colours: bool = True) -> tuple[int, ...]:
    """Return the numbers of seats that have words and images enough."""
    words = len(deck.words_in_play(colours))
    return tuple(
        seats
        for seats in WORDS_NEEDED
        if words >= WORDS_NEEDED[seats] and len(deck.images) >= IMAGES_NEEDED[seats]
    )


@dataclass(frozen=True)
class Place:
    """Where in a deck a value stands, such as ``deck "x": images.17.yes``."""

    deck: str
    path: str = ""

    def at(self, step: str) -> "Place":
        """Return the place one step further in."""
        return Place(self.deck, f"{self.path}.{step}" if self.path else step)

    def refuse(self, expected: Say | str, got: Say | str) -> NoReturn:
        """Raise BadDeck: what should stand here, and what does; a text serves all languages."""
        name = shown_json(self.deck)
        if self.path:
            at = say("deck-refused-at", deck=name, path=self.path, expected=expected, got=got)
            raise BadDeck(at)
        raise BadDeck(say("deck-refused", deck=name, expected=expected, got=got))


def shown_json(value: object) -> str:
    """Write any JSON value in a few printable characters."""
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return f"an object of {len(value)}"
    text = json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode()
    return cut(text)
