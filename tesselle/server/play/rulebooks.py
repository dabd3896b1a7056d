"""The rules of a game as pages: what players read, and how moves and records are written."""

import re
from typing import TYPE_CHECKING

from tesselle.engine.game import Game
from tesselle.engine.rulebook import rulebook
from tesselle.server.wire import positions as wire

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

ACROSS = "\n---\n"  # the line after which notation and records are told
RULE = re.compile(r"(<(?:li|p)>\s*(?:<p>)?<strong)>(R\d+[a-z]?)\b")  # where a rule begins
NO_LETTERS = re.compile(r"\W+")


def rules_of(game: Game, language: wire.Language) -> wire.Rulebook:
    """Return the rules, each with its number as an anchor, and their sections."""
    from markdown_it import MarkdownIt  # late: the first page need not wait for it

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    text = rulebook(game.name, language)
    rules, _, notation = text.partition(ACROSS)
    html, contents = _page(reader, rules)
    return wire.Rulebook(
        game=game.name,
        language=language,
        markdown=text,
        html=RULE.sub(r'\1 id="\2"><a href="#\2">\2</a>', html),
        contents=contents,
        notation=_page(reader, notation)[0],
    )


def _page(reader: "MarkdownIt", text: str) -> tuple[str, list[wire.Section]]:
    """Return a text as HTML, whose sections have ids, and these sections."""
    tokens = reader.parse(text)
    contents = [
        _section(opening, tokens[place + 1].content)
        for place, opening in enumerate(tokens)
        if opening.type == "heading_open" and opening.tag == "h2"
    ]
    return reader.renderer.render(tokens, reader.options, {}), contents


def _section(opening: "Token", title: str) -> wire.Section:
    id = NO_LETTERS.sub("-", title.lower()).strip("-")
    opening.attrSet("id", id)
    return wire.Section(id=id, title=title)
