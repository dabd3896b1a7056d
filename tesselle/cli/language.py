"""Which language the terminal speaks."""

import os
from contextvars import ContextVar

from tesselle.engine.say import LANGUAGES, Say

DEFAULT = "en"
_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def preferred() -> str:
    """Return the language of TESSELLE_LANGUAGE, else of the system, else English."""
    for variable in ("TESSELLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "")[:2].lower()
        if wish in LANGUAGES:
            return wish
    return DEFAULT


def speak(language: str) -> None:
    """Let errors be told in this language: the one of ``--language``."""
    _chosen.set(language)


def spoken() -> str:
    """Return the language that was asked for, else the preferred one."""
    return _chosen.get() or preferred()


def local(en: str, fr: str) -> str:
    """Return one of two sentences, by the preferred language: for command help."""
    return Say(en, fr).to(preferred())
