"""The rules of a game whole, by section, or by the number of a rule."""

import re

from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.rulebook import rulebook
from tesselle.lab.words import say

SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
RULE = re.compile(r"^[\s#|>*-]*\b(R\d+[a-z]?)\b", re.MULTILINE)
ENDS = re.compile(r"\n\s*\n|\n(?=#|[-|>*\s]*\**R\d)")  # of a rule: a blank line, or what comes next


def rules(game: str, language: str, section: str | None = None, rule: str | None = None) -> str:
    """Return a game's rules as Markdown; a section by its heading, a rule by its number."""
    text = rulebook(game, language)
    if rule is not None:
        return _rule(text, rule.strip().upper())
    return text if section is None else _section(text, section.strip())


def sections(game: str, language: str) -> list[str]:
    """Return the headings that ``rules`` takes."""
    return SECTION.findall(rulebook(game, language))


def _section(text: str, wanted: str) -> str:
    _, *parts = SECTION.split(text)
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    for heading, body in found.items():
        if heading.casefold() == wanted.casefold():
            return f"## {heading}\n\n{body.strip()}\n"
    raise BadOption(mismatch(say("section-of", known=", ".join(found)), shown(wanted)))


def _rule(text: str, wanted: str) -> str:
    numbers = RULE.findall(text)
    for found in RULE.finditer(text):
        if found.group(1).upper() == wanted:
            start = text.rfind("\n", 0, found.start(1)) + 1
            return ENDS.split(text[start:], maxsplit=1)[0].strip() + "\n"
    first, last = (numbers[0], numbers[-1]) if numbers else ("-", "-")
    raise BadOption(mismatch(say("rule-of", first=first, last=last), shown(wanted)))
