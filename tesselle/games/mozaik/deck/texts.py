"""What a deck says in further languages: ``NAME.de.json`` beside ``NAME.json``.

::

    {"words": {"lune": {"title": "Mond", "about": "…"}}, "images": {"17": "…"}}

People read it and no rule does, so it is in no digest and may change at any time.  What it
leaves out is said in English; what the deck does not have is passed over, since older
editions of a deck are told by today's texts.
"""

import glob
from dataclasses import replace
from pathlib import Path
from typing import Any

from tesselle.engine.say import Say
from tesselle.games.mozaik.deck.checked_json import fields_of, object_of, text_of
from tesselle.games.mozaik.deck.deck import (
    LANGUAGES,
    MAX_ABOUT,
    MAX_TITLE,
    Deck,
    Image,
    Place,
    Word,
    shown_json,
)

FIELDS = ("words", "images")
WORD_FIELDS = ("title", "about")  # either may be left out


def file_of(deck: Path, language: str) -> Path:
    """Return where the texts of a deck's file are in a further language."""
    return deck.with_name(f"{deck.stem}.{language}.json")


def beside(deck: Path) -> dict[str, Path]:
    """Return the texts that lie beside a deck's file, by language."""
    found = deck.parent.glob(file_of(Path(glob.escape(deck.name)), "??").name)
    texts = {path.stem[-2:]: path for path in sorted(found)}
    return {language: path for language, path in texts.items() if language not in LANGUAGES}


def languages(deck: Deck) -> list[str]:
    """List the further languages that a deck says something in."""
    cards = [*(word.titles for word in deck.words), *(word.abouts for word in deck.words)]
    cards += [image.abouts for image in deck.images]
    return sorted({language for said in cards for language in said})


def texts_of(deck: Deck, language: str) -> dict[str, Any]:
    """Return the JSON object of what ``deck`` says in a further language."""
    words = {}
    for word in deck.words:
        said = {"title": word.titles.get(language), "about": word.abouts.get(language)}
        if written := {name: text for name, text in said.items() if text}:
            words[word.key] = written
    shown = {str(image.number): image.abouts.get(language) for image in deck.images}
    return {"words": words, "images": {number: text for number, text in shown.items() if text}}


def with_texts(deck: Deck, language: str, data: object, place: Place) -> Deck:
    """Return the deck with what ``data``, a JSON object, says in a further language."""
    fields = fields_of(data, FIELDS, place)
    words, images = (object_of(fields[part], place.at(part)) for part in FIELDS)
    at_words, at_images = place.at("words"), place.at("images")
    return replace(
        deck,
        words=tuple(_word(word, language, words, at_words) for word in deck.words),
        images=tuple(_image(image, language, images, at_images) for image in deck.images),
    )


def _word(word: Word, language: str, texts: dict[str, object], place: Place) -> Word:
    if word.key not in texts:
        return word
    at = place.at(word.key)
    fields = object_of(texts[word.key], at)
    for name in fields:
        if name not in WORD_FIELDS:
            at.refuse(Say("title or about", "title ou about"), shown_json(name))
    titles, abouts = word.titles, word.abouts
    if "title" in fields:
        titles = {**titles, language: text_of(fields["title"], MAX_TITLE, at.at("title"))}
    if "about" in fields:
        abouts = {**abouts, language: text_of(fields["about"], MAX_ABOUT, at.at("about"))}
    return replace(word, titles=titles, abouts=abouts)


def _image(image: Image, language: str, texts: dict[str, object], place: Place) -> Image:
    number = str(image.number)
    if number not in texts:
        return image
    about = text_of(texts[number], MAX_ABOUT, place.at(number))
    return replace(image, abouts={**image.abouts, language: about})
