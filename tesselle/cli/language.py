"""Which language the terminal speaks."""

import os

from tesselle.engine.say import LANGUAGES, Say

DEFAULT = "en"


def preferred() -> str:
    """Give the language of TESSELLE_LANGUAGE, else of the system, else English."""
    for variable in ("TESSELLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "")[:2].lower()
        if wish in LANGUAGES:
            return wish
    return DEFAULT


def local(en: str, fr: str) -> str:
    """Give one of two sentences, by the preferred language: for command help."""
    return Say(en, fr).to(preferred())
