"""TypeScript types of a game's view, from the ``TypedDict`` that its ``view`` returns.

They are written to ``ui/view.gen.ts`` in the game's folder.  What messages are made of
too, such as a tally, is taken from theirs.
"""

import re
from pathlib import Path

from tesselle import games
from tesselle.engine import registry
from tesselle.engine.game import Game
from tools.typescript import dicts, messages
from tools.typescript.source import alias

HEAD = """// What somebody may see of a match, written from the game's `View` by
// `make types`. Do not edit.
"""
FILE = "view.gen.ts"
NAME = "View"
UNTYPED = alias(NAME, "", "Record<string, unknown>")  # of a game that does not say
COMMENTS = re.compile(r"^ */\*\*.*\n", re.MULTILINE)


def files() -> dict[Path, str]:
    """Return what is to be in the file of each game that comes with Tesselle."""
    (home,) = (Path(folder) for folder in games.__path__)
    ours = [name for name in registry.names() if (home / name / "ui").is_dir()]
    return {home / name / "ui" / FILE: written(registry.get(name)) for name in ours}


def written(game: Game) -> str:
    """Return the whole file of a game."""
    if game.view_type is None:
        return f"{HEAD}\n{UNTYPED}"
    if game.view_type.__name__ != NAME:
        raise ValueError(f"{game.name}: expected a view_type {NAME}, got {game.view_type}")
    known = messages.declarations()
    types: dict[str, str] = {}
    for part in dicts.parts(game.view_type):
        name, meaning = part.__name__, dicts.declared(part)
        if _bare(known.get(name, meaning)) != _bare(meaning):
            raise ValueError(f"expected the {name} of the messages, got {meaning}")
        if types.setdefault(name, meaning) != meaning:
            raise ValueError(f"{game.name}: expected one type {name}, got two")
    own = [meaning for name, meaning in types.items() if name not in known]
    return "\n".join([HEAD, *_imported(types.keys() & known, own), *own])


def _imported(shared: set[str], own: list[str]) -> list[str]:
    """Import what our own types name, but for what only the imported ones do."""
    named = [name for name in sorted(shared) if re.search(rf"\b{name}\b", _bare("".join(own)))]
    return [f"import type {{ {', '.join(named)} }} from '$web/wire';\n"] if named else []


def _bare(source: str) -> str:
    return COMMENTS.sub("", source)
