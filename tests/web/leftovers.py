"""Sentences of another language that a page still shows, word by word as catalogues say them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tesselle
from tesselle.games.mozaik.deck.deckfile import load
from tests.node import HOME
from tests.web.visitor import Visitor

FOLDERS = [HOME / "web" / "src" / "words", *HOME.glob("tesselle/**/words")]
TITLES = tuple(tesselle.get_game(name).title for name in tesselle.game_names())
ENOUGH = 5  # letters of a sentence's own, between what is put into it, to know it by
# All that is seen or heard: texts, and what stands for pictures, fields and buttons; not what
# is typed alike in all languages.
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement;
    if (!home.closest('script, style, noscript, code, pre, datalist, [lang]:not(html)'))
      found.add(node.textContent);
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const each of document.querySelectorAll(`[${name}]:not([lang], [list])`))
      found.add(each.getAttribute(name));
  found.add(document.title.split(' · ')[0]);
  return [...found].map(text => text.replace(/\\u00a0/g, ' ').trim()).filter(Boolean);
}"""


def leftovers(visitor: Visitor, language: str, spoken: str) -> list[str]:
    """List what is shown in ``language`` although ``spoken`` says it otherwise."""
    shown: list[str] = visitor.page.evaluate(TEXTS)
    others = [text for text in shown if not text.endswith(TITLES)]  # games are called alike
    return sorted(text for text in others if _says(language, text) and not _says(spoken, text))


def _says(language: str, text: str) -> bool:
    return _sentences(language).fullmatch(text) is not None


@cache
def _sentences(language: str) -> re.Pattern[str]:
    """Return a pattern of everything that catalogues and our deck say in a language."""
    texts = {_literal(said) for said in _deck(language)}
    for folder in FOLDERS:
        texts.update(_patterns(folder / f"{language}.ftl"))
    return re.compile("|".join(sorted(texts)), re.IGNORECASE)


def _deck(language: str) -> Iterator[str]:
    deck = load("tesselle")
    for word in deck.words:
        yield from (word.title.to(language), word.about.to(language))
    for image in deck.images:
        yield image.about.to(language)


def _patterns(file: Path) -> Iterator[str]:
    """Yield each form of each message of a file, anything in place of what is put in."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value:
            for form in _forms(entry.value):
                if len(re.sub(r"\W|\d", "", form.replace("\0", ""))) >= ENOUGH:
                    yield ".+".join(_literal(part) for part in form.split("\0"))


def _forms(pattern: ast.Pattern) -> list[str]:
    forms = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said = [part.value]
        elif isinstance(part.expression, ast.SelectExpression):
            said = [form for each in part.expression.variants for form in _forms(each.value)]
        elif isinstance(part.expression, ast.StringLiteral):
            said = [part.expression.parse()["value"]]
        else:
            said = ["\0"]
        forms = [form + more for form in forms for more in said]
    return forms


def _literal(text: str) -> str:
    """Return a text as a pattern; of ``[lays|lay]`` either form will do."""
    told = re.escape(text.strip() if "\n" not in text else text)
    return re.sub(r"\\\[([^]|]+)\\\|([^]|]+)\\\]", r"(?:\1|\2)", told)
