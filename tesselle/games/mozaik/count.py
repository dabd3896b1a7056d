"""Counts a MozaiK grid from a real table: each word with its line and points.

One thing a line, in any order; ``#`` begins a remark::

    deck tesselle              the deck decides what matches (this one by default)
    b2 17                      image 17 lies on b2
    a< lune                    a word of the deck, left of row a
    1^ Moustache 2/4/8 3       any word: its ladder, and how many images of its line it matches
    discarded 4                images thrown away, with two to four players (R8)
    gems 3                     gems left, alone (R23)
"""

import re
from dataclasses import dataclass, field

from tesselle.engine.errors import BadPosition
from tesselle.engine.game import State, zeroed
from tesselle.engine.say import Say
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaik import judging, scoring
from tesselle.games.mozaik import state as s
from tesselle.games.mozaik.cards import ones
from tesselle.games.mozaik.deck import BadDeck, Deck, Word
from tesselle.games.mozaik.deckfile import load
from tesselle.games.mozaik.notation import word_key

FORMAT = Say(
    "one thing a line: 'b2 17' (image 17 on b2), 'a< lune' (a word of the deck left of row a),\n"
    "or for any other box 'a< Moustache 2/4/8 3' (its ladder, and 3 matching images);\n"
    "'1^' is above column 1, '1v' below; 'discarded 4', 'gems 3' (alone), 'deck FILE' if not ours",
    "une chose par ligne : 'b2 17' (image 17 en b2), 'a< lune' (un mot à gauche de la rangée a),\n"
    "ou pour toute autre boîte 'a< Moustache 2/4/8 3' (son échelle, et 3 images qui vont) ;\n"
    "'1^' est au-dessus de la colonne 1, '1v' dessous ; 'discarded 4' (défausse),\n"
    "'gems 3' (en solo), 'deck FICHIER' pour un autre jeu de cartes",
)

LADDER = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})")
DEFAULT_DECK = "tesselle"
AMOUNTS = {"discarded": s.IMAGES, "gems": s.GEMS + s.RESERVE}  # and the most there can be
HEADS = "an end (a< … 3v), a cell (a1 … c3), deck, discarded or gems"

SIDES = {  # where an end is, by the mark behind its line's name
    "<": Say("left of row {}", "à gauche de la rangée {}"),
    ">": Say("right of row {}", "à droite de la rangée {}"),
    "^": Say("above column {}", "au-dessus de la colonne {}"),
    "v": Say("below column {}", "sous la colonne {}"),
}

BANDS = (  # R23: from this many points on
    (51, Say("over 50: a masterpiece", "plus de 50 : un chef-d'œuvre")),
    (46, Say("46 to 50: splendid", "de 46 à 50 : superbe")),
    (40, Say("40 to 45: very good", "de 40 à 45 : très bien")),
    (30, Say("30 to 39: on the way", "de 30 à 39 : en bonne voie")),
)
LOWEST = Say("under 30: the next grid will be better", "moins de 30 : la prochaine sera meilleure")


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
    """Count the grid that ``text`` describes; raise BadPosition with the line that is wrong."""
    sheet = _read(text)
    deck = _deck(sheet)
    state = zeroed(s.STATE)
    state["seats"] = 1 if "gems" in sheet.amounts else 2
    state["cells"][:] = state["ends"][:] = s.NONE
    state["cell"] = s.NONE
    for cell, (_, image) in sheet.cells.items():
        state["cells"][0, cell] = image - 1
    names = {end: _put(state, deck, sheet, end) for end in sorted(sheet.ends)}
    lines = [_word_line(state, end, name) for end, name in names.items()]
    for kind, amount in sheet.amounts.items():
        if kind == "gems":
            state["gems"] = amount
        else:
            state["discarded"][0] = amount
        lines.append(_amount_line(kind, amount))
    total = scoring.points(state, 0)
    return Tally(tuple(lines), total, _remark(state, total))


def band(points: int) -> Say:
    """Give what the solo game calls this many points (R23)."""
    return next((name for least, name in BANDS if points >= least), LOWEST)


def _refuse(line: int, expected: str, got: str) -> BadPosition:
    return BadPosition(f"line {line}: expected {expected}; got {got!r}")


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
            raise _refuse(number, HEADS, head)
    if len(sheet.amounts) > 1:
        raise BadPosition("expected discarded (two to four players) or gems (alone); got both")
    return sheet


def _once(number: int, head: str, known: bool) -> None:
    if known:
        raise _refuse(number, f"{head} once", f"{head} again")


def _read_word(number: int, rest: list[str]) -> _Word:
    if len(rest) >= 3 and (ladder := LADDER.fullmatch(rest[-2])):
        if rest[-1] not in ("0", "1", "2", "3"):
            raise _refuse(number, "0 to 3 matching images after the ladder", rest[-1])
        one, two, three = (int(points) for points in ladder.groups())
        return _Word(number, " ".join(rest[:-2]), (one, two, three), int(rest[-1]))
    if len(rest) == 1 and not LADDER.fullmatch(rest[0]):
        return _Word(number, rest[0])
    raise _refuse(
        number, "a word of the deck, or a word, its ladder and its matches", " ".join(rest)
    )


def _whole(text: str, high: int) -> int | None:
    if text.isascii() and text.isdigit() and len(text) <= 3 and int(text) <= high:
        return int(text)
    return None


def _read_image(number: int, rest: list[str], sheet: _Sheet) -> int:
    image = _whole(rest[0], s.IMAGES) if len(rest) == 1 else None
    if not image:
        raise _refuse(number, f"the number of an image, 1 to {s.IMAGES}", " ".join(rest))
    if image in (known for _, known in sheet.cells.values()):
        raise _refuse(number, "each image once", str(image))
    return image


def _read_amount(number: int, rest: list[str], head: str) -> int:
    amount = _whole(rest[0], AMOUNTS[head]) if len(rest) == 1 else None
    if amount is None:
        raise _refuse(number, f"{head} from 0 to {AMOUNTS[head]}", " ".join(rest))
    return amount


def _deck(sheet: _Sheet) -> Deck | None:
    """Give the deck if one is needed: it was named, or a word comes without its ladder."""
    if sheet.deck is None and all(word.ladder for word in sheet.ends.values()):
        return None
    line, name = sheet.deck or (1, DEFAULT_DECK)
    try:
        deck = load(name)
    except BadDeck as error:
        raise BadPosition(f"line {line}: {error}") from error
    known = {image.number for image in deck.images}
    for line, image in sheet.cells.values():
        if image not in known:
            raise _refuse(line, f"an image of deck {deck.name}", str(image))
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
        return Say(written.name, written.name)
    word = _deck_word(deck, sheet, written)
    state["ladder"][end] = word.ladder
    for image in deck.images if deck else ():
        if word.key in image.yes:
            state["yes"][image.number - 1] |= state["yes"].dtype.type(1 << end)
    state["end"] = end
    judging.judge_by_deck(state, 0)
    return Say(word.en, word.fr)


def _deck_word(deck: Deck | None, sheet: _Sheet, written: _Word) -> Word:
    words = {word.key: word for word in deck.words} if deck else {}
    key = word_key(deck, written.name.lower()) if deck else ""
    if key not in words:
        raise _refuse(written.line, "a word of the deck, or its ladder and matches", written.name)
    for other in sheet.ends.values():
        if other.line < written.line and deck and not other.ladder:
            if word_key(deck, other.name.lower()) == key:
                raise _refuse(written.line, "each word once", written.name)
    return words[key]


def _check_matches(sheet: _Sheet, end: int, written: _Word) -> None:
    if sheet.cells:
        lying = sum(int(cell) in sheet.cells for cell in s.LINE[end // 2])
        if written.matches > lying:
            wanted = f"at most {lying} matching images on {s.END_NAMES[end]}"
            raise _refuse(written.line, wanted, str(written.matches))


def _word_line(state: State, end: int, name: Say) -> Line:
    line = s.END_NAMES[end][0]
    side = SIDES[s.END_NAMES[end][1]]
    matches = ones(int(state["matched"][0, end]))
    return Line(
        "R5",
        Say(f"{name.en}, {side.en.format(line)}", f"{name.fr}, {side.fr.format(line)}"),
        scoring.word_points(state, 0, end),
        tuple(s.CELL_NAMES[cell] for cell in s.LINE[end // 2]),
        Say(f"{matches} of 3 images", f"{matches} image{'s' if matches > 1 else ''} sur 3"),
    )


def _amount_line(kind: str, amount: int) -> Line:
    many = "s" if amount != 1 else ""
    plural = "s" if amount > 1 else ""
    if kind == "gems":
        return Line(
            "R23", Say(f"{amount} gem{many} left", f"{amount} gemme{plural} en stock"), amount
        )
    return Line(
        "R8",
        Say(f"{amount} discarded image{many}", f"{amount} image{plural} défaussée{plural}"),
        -(amount // 2),
        note=Say("1 point less for each pair", "1 point de moins par paire"),
    )


def _remark(state: State, total: int) -> Say:
    if state["seats"] == 1:
        return band(total)
    lines = scoring.perfect_lines(state, 0)
    return Say(
        f"perfect rows and columns, for ties: {lines} (R9)",
        f"rangées et colonnes parfaites, en cas d'égalité : {lines} (R9)",
    )
