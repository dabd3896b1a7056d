"""The rules of a game, as its folder tells them."""

from importlib import resources

from tesselle.engine import registry
from tesselle.engine.game import Game
from tesselle.engine.say import say

ENGLISH = "RULES.md"  # beside RULES.fr.md, and those of other languages


def rulebook(name: str, language: str) -> str:
    """Return the rules of a game as Markdown, in the language asked for or in English.

    They lie in the folder of its ``blank``, or in one above it.  A game without
    them, such as one that is a single file, is told by its title alone.
    """
    game = registry.get(name)
    package = game.blank.__module__.rpartition(".")[0]
    while package:
        for file in (f"RULES.{language}.md", ENGLISH):
            page = resources.files(package).joinpath(file)
            if page.is_file():
                return page.read_text(encoding="utf-8")
        package = package.rpartition(".")[0]
    return _cover(game, language)


def _cover(game: Game, language: str) -> str:
    return f"# {game.title}\n\n{game.about.to(language)}\n\n{say('no-rules').to(language)}\n"
