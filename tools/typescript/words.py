"""TypeScript types of message catalogues: the names of messages, and what is put into each.

They are written to ``web/src/words/messages.gen.ts`` for the pages, and to ``ui/words.gen.ts`` in
the folder of each game, with the function that says them.
"""

from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tesselle import games
from tools.typescript.source import Field, interface

HEAD = """// What {whose} say, written from `words/en.ftl` by `make types`. Do not edit.
"""
SAYER = """
/** A message of the game, in the person's language. */
export const say = sayer<Messages>('{game}');
"""
PAGES = Path("web", "src", "words")
BOARD = ("Board", "Both")


def files() -> dict[Path, str]:
    """Return what is to be in the file of the pages, and of each game that has words."""
    (home,) = (Path(folder) for folder in games.__path__)
    found = {PAGES / "messages.gen.ts": pages(read(PAGES))}
    for folder in sorted(home.glob("*/words")):
        name = folder.parent.name
        found[folder.parent / "ui" / "words.gen.ts"] = game(name, read(folder))
    return found


def pages(texts: list[str]) -> str:
    """Return the types of the pages' messages."""
    return f"{HEAD.format(whose='pages')}\n{_declared('Messages', texts)}"


def game(name: str, texts: list[str]) -> str:
    """Return the types of a game's messages, and the function that says them."""
    parts = [HEAD.format(whose="the boards of the game"), "import { sayer } from '$web/lib/say';\n"]
    parts += [_declared("Messages", texts, BOARD), SAYER.format(game=name)]
    return "\n".join(parts[:2]) + "\n" + "".join(parts[2:])


class Entry(NamedTuple):
    """A message: the heading of its group, and what is put into it."""

    group: str
    variables: frozenset[str]


def messages(text: str) -> dict[str, Entry]:
    """Return the messages of a catalogue by their names."""
    groups: dict[str, str] = {}
    named: dict[str, _Names] = {}
    group = ""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"expected messages, got {entry.content!r}: {entry.annotations}")
        if isinstance(entry, ast.GroupComment):
            group = (entry.content or "").strip()
        if isinstance(entry, ast.Message):
            if entry.id.name in groups:
                raise ValueError(f"expected {entry.id.name} once, got it twice")
            groups[entry.id.name], named[entry.id.name] = group, _Names()
            named[entry.id.name].visit(entry)
    return {name: Entry(groups[name], _variables(name, named)) for name in groups}


def _variables(name: str, named: dict[str, "_Names"]) -> frozenset[str]:
    """Return what is put into a message, and into those that it is made of."""
    inner = (_variables(other, named) for other in named[name].messages)
    return frozenset(named[name].variables).union(*inner)


class _Names(Visitor):
    """Finds the names of variables and of other messages in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  as the library asks
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _declared(name: str, texts: list[str], groups: tuple[str, ...] = ()) -> str:
    put: dict[str, set[str]] = {}
    for message, entry in (found for text in texts for found in messages(text).items()):
        if entry.group in groups or not groups:
            put.setdefault(message, set()).update(entry.variables)
    fields = (Field(f"'{each}'", _taken(sorted(names))) for each, names in put.items())
    return interface(name, "", fields)


def _taken(names: list[str]) -> str:
    if not names:
        return "null"
    return "{ " + "; ".join(f"{name}: string | number" for name in names) + " }"


def read(folder: Path) -> list[str]:
    """Return the files of a catalogue, English first: what is put in may differ between them."""
    others = sorted(path for path in folder.glob("*.ftl") if path.stem != "en")
    return [path.read_text(encoding="utf-8") for path in (folder / "en.ftl", *others)]
