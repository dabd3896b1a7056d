"""Messages of Project Fluent, put into words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tesselle.engine.say import Catalogue

Put = tuple[tuple[str, str | int], ...]


@lru_cache(maxsize=16384)  # the same few moves are told again and again
def formatted(catalogue: Catalogue, language: str, name: str, given: Put) -> str:
    """Return a message with what is put into it; in English where the language lacks it."""
    from fluent.runtime.types import fluent_number  # late: it loads Babel

    bundle = _bundle(catalogue, language if language in catalogue.texts else "en")
    if not bundle.has_message(name) and language != "en":
        return formatted(catalogue, "en", name, given)
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise KeyError(f"{name} has no value")
    # numbers are written alike everywhere: without signs between thousands
    put = {
        key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for key, value in given
    }
    text, errors = bundle.format_pattern(pattern, put)
    if errors:
        raise errors[0]
    return str(text)


@cache
def _bundle(catalogue: Catalogue, language: str) -> FluentBundle:
    """Return the messages of a catalogue in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue.texts[language]))
    return bundle
