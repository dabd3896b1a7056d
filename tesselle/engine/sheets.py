"""Counting a real table of several players, whose text has a sheet for each.

A line that ends in a colon begins the sheet of the player it names::

    Anna:
    Bf Bf Bf Rs*
    …
    Léo:
    …

A text without such a line is one sheet, of nobody in particular.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tesselle.engine.errors import BadPosition, cut, mismatch, shown
from tesselle.engine.say import Say, alike, listed, points, say
from tesselle.engine.seats import places_by
from tesselle.engine.tally import Line, Tally

MOST_LETTERS = 40  # of a name


class Sheet(NamedTuple):
    """What a text says of one player."""

    name: str
    text: str  # its lines stand where they do in the whole text


class Counted(NamedTuple):
    """One player's points, and what decides between several."""

    tally: Tally
    merit: int  # more of it is a better place


def count_sheets(text: str, count: Callable[[str], Counted], most: int, rule: str) -> Tally:
    """Count one sheet, or several and who wins, which ``rule`` says; raise BadPosition."""
    sheets = read_sheets(text, most)
    if not sheets:
        return count(text).tally
    found = [count(sheet.text) for sheet in sheets]
    merits = np.array([each.merit for each in found], np.int64)
    places = np.zeros(len(sheets), np.int32)
    places_by(merits, places)
    order = sorted(range(len(sheets)), key=lambda player: int(places[player]))
    lines = [
        Line(rule, _placed(int(places[player]), sheets[player].name), found[player].tally.total)
        for player in order
    ]
    firsts = [sheets[player].name for player in order if places[player] == 1]
    best = found[order[0]].tally.total
    each = tuple(one.tally for one in found)
    return Tally(tuple(lines), best, _won(firsts, best, len(sheets)), summed=False, sheets=each)


def read_sheets(text: str, most: int) -> list[Sheet]:
    """Return the sheets in their order; none where no player is named."""
    lines = text.splitlines()
    named = [(number, _name(line)) for number, line in enumerate(lines, 1) if _name(line)]
    if not named:
        return []
    _check_names(named, most)
    _check_begun(lines[: named[0][0] - 1])
    ends = [number - 1 for number, _ in named[1:]] + [len(lines)]
    return [
        Sheet(name, "\n" * number + "\n".join(lines[number:end]))
        for (number, name), end in zip(named, ends, strict=True)
    ]


def _check_names(named: list[tuple[int, str]], most: int) -> None:
    known: dict[str, int] = {}
    for number, name in named:
        if name in known:
            other = say("sheet-name-known", player=cut(name), number=known[name])
            raise _bad(number, say("sheet-name-new"), other)
        if len(known) == most:
            raise _bad(number, say("sheets-most", most=most), say("sheets-one-more"))
        known[name] = number


def _check_begun(before: list[str]) -> None:
    """Refuse what stands before the first name."""
    for number, line in enumerate(before, 1):
        if line.partition("#")[0].strip():
            raise _bad(number, say("sheet-named"), alike(shown(line.strip())))


def _name(line: str) -> str:
    """Return the name on a line that begins a sheet, or nothing."""
    words = line.partition("#")[0].strip()
    return words[:-1].strip()[:MOST_LETTERS] if words.endswith(":") else ""


def _placed(place: int, name: str) -> Say:
    return say("sheet-place", place=place, player=name)


def _won(firsts: list[str], best: int, players: int) -> Say | None:
    if players == 1:
        return None
    if len(firsts) > 1:
        return say("sheets-share", names=listed(firsts), points=points(best))
    return say("sheets-won", player=firsts[0], points=points(best))


def _bad(number: int, expected: Say, got: Say) -> BadPosition:
    return BadPosition(mismatch(expected, got).within(say("sheet-line", number=number)))
