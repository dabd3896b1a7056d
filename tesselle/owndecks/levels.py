"""Levels and ladders of words, by how many of a deck's pictures they match.

What is rare pays more, or nobody would take it.  The limits are those that our own
deck was made by; ``tools/balance.py`` shows what comes of them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from tesselle.games.mozaik.deck.deck import Image, Ladder

COMMON = 0.38  # of the pictures: from here on a word has level 1
RARE = 0.18  # up to here, level 3
LADDERS: dict[int, Ladder] = {1: (1, 2, 4), 2: (1, 3, 6), 3: (2, 4, 8)}  # by level


def level_of(matches: int, images: int) -> int:
    """Return the level of a word that matches so many of the images."""
    share = matches / images if images else 0.0
    if share >= COMMON:
        return 1
    return 3 if share <= RARE else 2


def frequencies(words: Iterable[str], images: Iterable[Image]) -> dict[str, int]:
    """Count the images that each word matches for sure."""
    found = Counter(key for image in images for key in image.yes)
    return {word: found[word] for word in words}


def proposed(matches: Mapping[str, int], images: int) -> dict[str, int]:
    """Return a level for each word from how many images it matches."""
    return {word: level_of(count, images) for word, count in matches.items()}
