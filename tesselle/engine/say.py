"""A sentence for players, in each language the product speaks."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypedDict

LANGUAGES = ("en", "fr")
VERB = re.compile(r"\[([^][|]+)\|([^][|]+)\]")  # "[lays|lay]": after a name, and as advice


class Said(TypedDict):
    """A sentence in both languages."""

    en: str
    fr: str


class Say(NamedTuple):
    """The same thing said in English and in French, each written by hand."""

    en: str
    fr: str

    def to(self, language: str) -> str:
        """Return the sentence in ``language``; any but French falls back to English."""
        return self.fr if language == "fr" else self.en

    def told(self) -> "Say":
        """Return what somebody does: of ``[lays|lay]`` the first."""
        return Say(_put(r"\1", self.en), _put(r"\1", self.fr))

    def advised(self) -> "Say":
        """Return it as advice: of ``[lays|lay]`` the second."""
        return Say(_put(r"\2", self.en), _put(r"\2", self.fr))

    def within(self, place: "Say | str") -> "Say":
        """Say where it holds: "event 3: …"; a field goes by the same name in both languages."""
        at = place if isinstance(place, Say) else Say(place, place)
        return Say(f"{at.en}: {self.en}", f"{at.fr} : {self.fr}")

    def data(self) -> Said:
        """Return it as plain data, ready for JSON."""
        return {"en": self.en, "fr": self.fr}


@lru_cache(maxsize=4096)  # the same few moves are told again and again
def _put(form: str, text: str) -> str:
    return VERB.sub(form, text)


def counted(number: int, one: Say) -> Say:
    """Count things whose many end in s: "0 coins", "0 pièce"; French counts 0 as one."""
    english = one.en if number == 1 else f"{one.en}s"
    french = one.fr if abs(number) < 2 else f"{one.fr}s"
    return Say(f"{number} {english}", f"{number} {french}")


def points(number: int) -> Say:
    """Count points: "1 point", "3 points"."""
    return counted(number, Say("point", "point"))


def gained(number: int) -> Say | None:
    """Tell points that were won or lost, if any: "3 points", "1 point lost"."""
    if number >= 0:
        return points(number) if number else None
    lost = points(-number)
    return Say(f"{lost.en} lost", f"{lost.fr} perdu{'' if number == -1 else 's'}")


def name_of(view: Mapping[str, Any], seat: int, language: str, most: int = 20) -> str:
    """Return the name to show for a seat, cut to ``most`` characters; people count seats from 1."""
    if "names" not in view:
        return Say(f"seat {seat + 1}", f"siège {seat + 1}").to(language)
    name: str = view["names"][seat]
    return name if len(name) <= most else name[: most - 1] + "…"
