"""A sentence for players, in each language the product speaks."""

from typing import NamedTuple

LANGUAGES = ("en", "fr")


class Say(NamedTuple):
    """The same thing said in English and in French, each written by hand."""

    en: str
    fr: str

    def to(self, language: str) -> str:
        """Give the sentence in ``language``; any but French falls back to English."""
        return self.fr if language == "fr" else self.en

    def data(self) -> dict[str, str]:
        """Give it as plain data, ready for JSON."""
        return {"en": self.en, "fr": self.fr}
