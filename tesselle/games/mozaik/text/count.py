"""Counts a MozaiK grid from a real table: each word with its line and points.

One thing a line, in any order; ``#`` begins a remark::

    deck tesselle              the deck decides what matches (this one by default)
    b2 17                      image 17 lies on b2
    a< lune                    a word of the deck, left of row a
    1^ Moustache 2/4/8 3       any word: its ladder, and how many images of its line it matches
    discarded 4                images thrown away, with two to four players (R8)
    gems 3                     gems left, alone (R23)

Several players have a sheet each, below a line with their name and a colon.
"""

import re
from dataclasses import dataclass, field

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch, shown
from tesselle.engine.game import State
from tesselle.engine.say import Say, alike
from tesselle.engine.sheets import Counted, count_sheets
from tesselle.engine.state import zeroed
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaik.deck.deck import BadDeck, Deck, Word
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text import tallies
from tesselle.games.mozaik.text.moves import word_key
from tesselle.games.mozaik.words import say

FORMAT = say("count-format")

LADDER = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})")
DEFAULT_DECK = "tesselle"
AMOUNTS = {"discarded": s.IMAGES, "gems": s.GEMS + s.RESERVE}  # and the most there can be


@dataclass(frozen=True)
class _Word:
    """A word as written: from the deck (no ladder yet), or with ladder and matches."""

    line: int
    name: str
    ladder: tuple[int, int, int] | None = None
    matches: int = 0


@dataclass
class _Sheet:
    """What the lines of a text say."""

    deck: tuple[int, str] | None = None  # line and name
    cells: dict[int, tuple[int, int]] = field(default_factory=dict)  # cell: line, image
    ends: dict[int, _Word] = field(default_factory=dict)
    amounts: dict[str, int] = field(default_factory=dict)


def count(text: str) -> Tally:
    """Count the grids that ``text`` describes; raise BadPosition with the line that is wrong."""
    return count_sheets(text, _counted, s.SEATS, "R9")


def _counted(text: str) -> Counted:
    """Count the grid of one player."""
    sheet = _read(text)
    deck = _deck(sheet)
    state = zeroed(s.STATE)
    state["seats"] = 1 if "gems" in sheet.amounts else 2
    state["cells"][:] = state["ends"][:] = s.NONE
    state["cell"] = s.NONE
    for cell, (_, image) in sheet.cells.items():
        state["cells"][0, cell] = image - 1
    found = [_word_line(state, deck, sheet, end) for end in sorted(sheet.ends)]
    for kind, amount in sheet.amounts.items():
        if kind == "gems":
            state["gems"] = amount
            found.append(tallies.gems_line(amount))
        else:
            state["discarded"][0] = amount
            found.append(tallies.discards_line(state, 0))
    tally = Tally(tuple(found), scoring.points(state, 0), tallies.remark(state, 0))
    return Counted(tally, scoring.merit(state, 0))


def _refuse(line: int, expected: Say, got: str) -> BadPosition:
    return BadPosition(mismatch(expected, shown(got)).within(say("line", number=line)))


def _read(text: str) -> _Sheet:
    sheet = _Sheet()
    for number, whole in enumerate(text.splitlines(), 1):
        head, *rest = whole.partition("#")[0].split() or [""]
        head = head.lower()
        if head in s.END_NAMES:
            _once(number, head, s.END_NAMES.index(head) in sheet.ends)
            sheet.ends[s.END_NAMES.index(head)] = _read_word(number, rest)
        elif head in s.CELL_NAMES:
            _once(number, head, s.CELL_NAMES.index(head) in sheet.cells)
            sheet.cells[s.CELL_NAMES.index(head)] = (number, _read_image(number, rest, sheet))
        elif head in AMOUNTS:
            _once(number, head, head in sheet.amounts)
            sheet.amounts[head] = _read_amount(number, rest, head)
        elif head == "deck":
            _once(number, head, sheet.deck is not None)
            sheet.deck = (number, " ".join(rest))
        elif head:
            raise _refuse(number, say("line-heads"), head)
    if len(sheet.amounts) > 1:
        raise BadPosition(say("not-both-amounts"))
    return sheet


def _once(number: int, head: str, known: bool) -> None:
    if known:
        raise _refuse(number, say("once", what=head), head)


def _read_word(number: int, rest: list[str]) -> _Word:
    if len(rest) >= 3 and (ladder := LADDER.fullmatch(rest[-2])):
        if rest[-1] not in ("0", "1", "2", "3"):
            raise _refuse(number, say("matches-after-ladder"), rest[-1])
        one, two, three = (int(points) for points in ladder.groups())
        return _Word(number, " ".join(rest[:-2]), (one, two, three), int(rest[-1]))
    if len(rest) == 1 and not LADDER.fullmatch(rest[0]):
        return _Word(number, rest[0])
    raise _refuse(number, say("word-or-ladder"), " ".join(rest))


def _whole(text: str, high: int) -> int | None:
    if text.isascii() and text.isdigit() and len(text) <= 3 and int(text) <= high:
        return int(text)
    return None


def _read_image(number: int, rest: list[str], sheet: _Sheet) -> int:
    image = _whole(rest[0], s.IMAGES) if len(rest) == 1 else None
    if not image:
        raise _refuse(number, say("image-number", last=s.IMAGES), " ".join(rest))
    if image in (known for _, known in sheet.cells.values()):
        raise _refuse(number, say("each-image-once"), str(image))
    return image


def _read_amount(number: int, rest: list[str], head: str) -> int:
    amount = _whole(rest[0], AMOUNTS[head]) if len(rest) == 1 else None
    if amount is None:
        expected = say("from-to", field=head, low=0, high=AMOUNTS[head])
        raise _refuse(number, expected, " ".join(rest))
    return amount


def _deck(sheet: _Sheet) -> Deck | None:
    """Return the deck if one is needed: it was named, or a word comes without its ladder."""
    if sheet.deck is None and all(word.ladder for word in sheet.ends.values()):
        return None
    line, name = sheet.deck or (1, DEFAULT_DECK)
    try:
        deck = load(name)
    except BadDeck as error:
        raise BadPosition(error.say.within(say("line", number=line))) from error
    known = {image.number for image in deck.images}
    for line, image in sheet.cells.values():
        if image not in known:
            raise _refuse(line, say("image-of-deck", deck=deck.name), str(image))
    return deck


def _put(state: State, deck: Deck | None, sheet: _Sheet, end: int) -> Say:
    """Place the word of ``end`` with its matches; give its name.

    Each word gets a number and a ladder of its own: the number of its end.
    """
    written = sheet.ends[end]
    state["ends"][0, end] = end
    state["tier"][end] = end
    if written.ladder is not None:
        state["ladder"][end] = written.ladder
        _check_matches(sheet, end, written)
        state["matched"][0, end] = (1 << written.matches) - 1
        return alike(written.name)
    word = _deck_word(deck, sheet, written)
    state["ladder"][end] = word.ladder
    for image in deck.images if deck else ():
        if word.key in image.yes:
            state["yes"][image.number - 1] |= np.uint64(1 << end)
    state["end"] = end
    scoring.judge_by_deck(state, 0)
    return word.title


def _deck_word(deck: Deck | None, sheet: _Sheet, written: _Word) -> Word:
    words = {word.key: word for word in deck.words} if deck else {}
    key = word_key(deck, written.name.lower()) if deck else ""
    if key not in words:
        raise _refuse(written.line, say("deck-word-or-ladder"), written.name)
    for other in sheet.ends.values():
        if other.line < written.line and deck and not other.ladder:
            if word_key(deck, other.name.lower()) == key:
                raise _refuse(written.line, say("each-word-once"), written.name)
    return words[key]


def _check_matches(sheet: _Sheet, end: int, written: _Word) -> None:
    if sheet.cells:
        lying = sum(int(cell) in sheet.cells for cell in s.LINE[end // 2])
        if written.matches > lying:
            expected = say("at-most-matching", number=lying, end=s.END_NAMES[end])
            raise _refuse(written.line, expected, str(written.matches))


def _word_line(state: State, deck: Deck | None, sheet: _Sheet, end: int) -> Line:
    name = _put(state, deck, sheet, end)
    points = scoring.word_points(state, 0, end)
    cells = tallies.line_cells(end) if sheet.ends[end].ladder else None
    return tallies.word_line(state, 0, end, name, points, cells)
