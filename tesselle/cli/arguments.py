"""What several commands take, and how it is read."""

from typing import Annotated, Any

import typer

from tesselle.cli.language import local, preferred
from tesselle.engine.errors import BadOption
from tesselle.engine.say import LANGUAGES

LANGUAGE = preferred()

Language = Annotated[
    str, typer.Option("--language", "-l", help=local("en or fr", "en ou fr"), show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help=local("print JSON", "afficher du JSON"))]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help=local("as in side=4", "comme side=4")),
]


def known(language: str) -> str:
    """Give the language back, or raise BadOption."""
    if language not in LANGUAGES:
        raise BadOption(f"--language: expected {' or '.join(LANGUAGES)}, got {language!r}")
    return language


def read_options(game: str, texts: list[str]) -> dict[str, Any]:
    """Read options as typed: ``["side=4"]``."""
    import tesselle

    known = {option.name: option for option in tesselle.get_game(game).options}
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option: expected name=value, got {text!r}")
        if name not in known:
            wanted = ", ".join(known) or "none"
            raise BadOption(f"{game} has no option {name!r}; its options: {wanted}")
        chosen[name] = known[name].read(value)
    return chosen
