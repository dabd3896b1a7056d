"""What several commands take, and how it is read."""

from typing import Annotated, Any

import typer

from tesselle.cli.language import local, preferred, speak
from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.say import LANGUAGES, Say, say

LANGUAGE = preferred()


def _known(language: str) -> str:
    """Return the language back, or raise BadOption; errors are told in it from here on."""
    if language not in LANGUAGES:
        expected = say("one-of", choices=", ".join(LANGUAGES))
        raise _bad("--language", expected, shown(language))
    speak(language)
    return language


Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        help=", ".join(LANGUAGES),
        show_default=False,
        callback=_known,
        is_eager=True,  # so that whatever else is wrong is told in it
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=local("print JSON", "afficher du JSON"))]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help=local("as in side=4", "comme side=4")),
]


def out_of_range(name: str, low: int, high: int, got: int) -> BadOption:
    """Return the error of a number that is too small or too large."""
    return _bad(name, Say(f"{low} to {high}", f"un nombre de {low} à {high}"), str(got))


def read_options(game: str, texts: list[str]) -> dict[str, Any]:
    """Read options as typed: ``["side=4"]``."""
    import tesselle

    found = tesselle.get_game(game)
    known = {option.name: option for option in found.options}
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise _bad("--option", Say("name=value", "nom=valeur"), shown(text))
        if name not in known:
            raise found.no_option(name)
        chosen[name] = known[name].read(value)
    return chosen


def _bad(name: str, expected: Say, got: str) -> BadOption:
    told = mismatch(expected, got)
    return BadOption(told.within(name))
