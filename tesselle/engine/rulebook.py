"""The rules of a game, as its folder tells them."""

from importlib import resources

from tesselle.engine import registry

FILES = {"en": "RULES.md", "fr": "RULES.fr.md"}


def rulebook(name: str, language: str) -> str:
    """Give the rules of a game as Markdown, in the language asked for."""
    package = registry.get(name).setup.__module__.rpartition(".")[0]
    return resources.files(package).joinpath(FILES[language]).read_text(encoding="utf-8")
