"""A sentence for players, in every language the product speaks.

Sentences lie in message catalogues (Project Fluent), a file for each language: ``words/en.ftl``,
``words/fr.ftl``, … in the engine's folder and in each game's.  A module takes them by name::

    from tesselle.games.genial.words import say

    say("lays-double", colour=say("red"), one="d4", other="d5")

Nothing is put into words before somebody reads it.  ``Say("yes", "oui")`` is a sentence that no
catalogue holds: a word of a deck, or what only the command line says.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from tesselle.engine.fluent import formatted

ENGLISH = "en"  # what is missing in another language is said in this one
VERB = re.compile(r"\[([^][|]+)\|([^][|]+)\]")  # "[lays|lay]": after a name, and as advice

Said: TypeAlias = dict[str, str]  # a sentence by language, as plain data
Given: TypeAlias = "Say | str | int"  # what is put into a sentence


class Say:
    """The same thing said in every language, each written by hand."""

    def __init__(self, en: str, fr: str) -> None:
        self.texts = {"en": en, "fr": fr}

    def to(self, language: str) -> str:
        """Return the sentence in ``language``; in English where it has none."""
        return self.texts.get(language, self.texts[ENGLISH])

    @property
    def en(self) -> str:
        """The sentence in English."""
        return self.to(ENGLISH)

    @property
    def fr(self) -> str:
        """The sentence in French."""
        return self.to("fr")

    def told(self) -> "Say":
        """Return what somebody does: of ``[lays|lay]`` the first."""
        return Voice(self, r"\1")

    def advised(self) -> "Say":
        """Return it as advice: of ``[lays|lay]`` the second."""
        return Voice(self, r"\2")

    def within(self, place: "Say | str") -> "Say":
        """Say where it holds: "event 3: …"; a field goes by the same name in all languages."""
        return say("within", place=place, what=self)

    def data(self) -> Said:
        """Return it as plain data, ready for JSON."""
        return {language: self.to(language) for language in LANGUAGES}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]  # it is compared by its words

    def __repr__(self) -> str:
        return f"Say({self.data()})"

    def __reduce__(self) -> tuple[Any, ...]:  # to another process go the words alone
        return spoken, (self.data(),)


class Message(Say):
    """A sentence of a catalogue, and what is put into it."""

    def __init__(self, catalogue: "Catalogue", name: str, given: Mapping[str, Given]) -> None:
        self.catalogue, self.name, self.given = catalogue, name, given

    def to(self, language: str) -> str:
        """Return the sentence in ``language``; in English where its catalogue lacks it."""
        put = [(name, _in(value, language)) for name, value in self.given.items()]
        return formatted(self.catalogue, language, self.name, tuple(put))


class Voice(Say):
    """One of the two forms of another sentence's verbs."""

    def __init__(self, of: Say, form: str) -> None:
        self.of, self.form = of, form

    def to(self, language: str) -> str:
        """Return the sentence in that form."""
        return VERB.sub(self.form, self.of.to(language))


class Capital(Say):
    """Another sentence with a capital letter."""

    def __init__(self, of: Say) -> None:
        self.of = of

    def to(self, language: str) -> str:
        """Return the sentence with its first letter large."""
        text = self.of.to(language)
        return text[:1].upper() + text[1:]


class Joined(Say):
    """Several sentences with the same sign between them."""

    def __init__(self, parts: "Iterable[Say | str]", sign: str = ", ") -> None:
        self.parts, self.sign = list(parts), sign

    def to(self, language: str) -> str:
        """Return them in their order."""
        return self.sign.join(str(_in(part, language)) for part in self.parts)


class Catalogue:
    """Sentences by name: to be called with a name, and what is put into the sentence."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts  # by language: what its file says

    def __call__(self, name: str, /, **given: Given) -> Say:
        """Return a sentence."""
        return Message(self, name, given)


def catalogue(folder: Path) -> Catalogue:
    """Read the sentences of a folder, English first."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")}
    languages = (ENGLISH, *sorted({*found} - {ENGLISH}))
    return Catalogue({language: found[language] for language in languages})


say = catalogue(Path(__file__).with_name("words"))
LANGUAGES = tuple(say.texts)


def spoken(texts: Said) -> Say:
    """Return a sentence from its plain data."""
    made = Say(texts[ENGLISH], texts[ENGLISH])
    made.texts = texts
    return made


def _in(value: Given, language: str) -> str | int:
    return value.to(language) if isinstance(value, Say) else value


def alike(text: str) -> Say:
    """Return a text that is the same in every language, such as a file's name."""
    return Say(text, text)


def listed(parts: "Iterable[Say | str]") -> Say:
    """Return things in a row: "red, green and blue"."""
    all = list(parts)
    if len(all) == 1:
        return Joined(all)
    return say("and", first=Joined(all[:-1]), last=all[-1])


def points(number: int) -> Say:
    """Count points: "1 point", "3 points"."""
    return say("points", number=number)


def gained(number: int) -> Say | None:
    """Tell points that were won or lost, if any: "3 points", "1 point lost"."""
    if number >= 0:
        return points(number) if number else None
    return say("points-lost", number=-number)


def name_of(view: Mapping[str, Any], seat: int, language: str, most: int = 20) -> str:
    """Return the name to show for a seat, cut to ``most`` characters; people count seats from 1."""
    if "names" not in view:
        return say("seat", number=seat + 1).to(language)
    name: str = view["names"][seat]
    return name if len(name) <= most else name[: most - 1] + "…"
