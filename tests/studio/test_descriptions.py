"""What blind players are told of a picture: its scene, as one would tell a friend, and no list.

A description may well name a thing that a word asks for: somebody who sees the moon
has it too.  It must not be the list of the words with commas between them.
"""

import re
from dataclasses import replace

import pytest

from tesselle.engine.say import LANGUAGES
from tesselle.games.mozaik.deck.deck import Deck, Image
from tesselle.games.mozaik.deck.deckfile import load

DECK = load("tesselle")
SHORTEST, LONGEST = 60, 420  # characters: enough to see it, short enough to listen to
MOST_NAMED = 0.75  # of the picture's words
LEAST_TOLD = 2.0  # words of the text for each of the picture's words that it names
ENDINGS = ("", "s", "x", "e", "n", "en", "er", "es", "em")  # of the three languages' own
MOST_COMMAS = 0.2  # commas for each word of the text: every fifth is a list


def told(image: Image, language: str) -> str:
    return image.about.texts[language]


def parts(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


def named(deck: Deck, image: Image, language: str) -> list[str]:
    """Give the words of the picture whose titles its description says outright."""
    said = set(parts(told(image, language)))
    titles = {word.key: parts(word.title.texts[language]) for word in deck.words}
    return sorted(key for key in image.yes if said & _forms(titles[key]))


def _forms(title: list[str]) -> set[str]:
    return {part + ending for part in title for ending in ENDINGS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("image", DECK.images, ids=lambda image: str(image.number))
def test_a_description_tells_the_scene_and_is_no_list_of_words(image: Image, language: str) -> None:
    text = told(image, language)
    assert SHORTEST <= len(text) <= LONGEST
    assert text.endswith((".", "!", "?", "…", "»"))
    found = named(DECK, image, language)
    assert len(found) <= MOST_NAMED * len(image.yes), found
    assert len(parts(text)) >= LEAST_TOLD * len(found)
    assert text.count(",") <= MOST_COMMAS * len(parts(text))


def test_descriptions_are_written_in_every_language_and_for_one_picture_each() -> None:
    texts = [told(image, language) for image in DECK.images for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES) * len(DECK.images)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_words_would_be_noticed(language: str) -> None:
    image = DECK.images[0]
    titles = [word.title.to(language) for word in DECK.words if word.key in image.yes]
    text = ", ".join(titles)
    spoilt = replace(image, about_fr=text, about_en=text, abouts=dict.fromkeys(LANGUAGES, text))
    assert len(named(DECK, spoilt, language)) > MOST_NAMED * len(image.yes)
    assert text.count(",") > MOST_COMMAS * len(parts(text))
