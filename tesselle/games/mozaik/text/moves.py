"""Moves of MozaiK in text.

``image 17`` picks, ``lune a< b2`` places word and image, ``keep`` and ``renew``
end a turn; ``claim feu:17 lune:17`` and ``dispute feu:17`` settle what matches
(``-`` for none).  Alone: ``image 17 b2``, ``lune a<``, ``renew``, ``done``.

Readers take the parts in any order and words by key or by title: ``b2 Moon a<``.
"""

from collections.abc import Callable

from tesselle.engine.errors import IllegalMove, mismatch, shown
from tesselle.engine.game import State
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.text import layout
from tesselle.games.mozaik.text.layout import NOTHING
from tesselle.games.mozaik.text.reasons import expected_now
from tesselle.games.mozaik.words import say

PLAIN = {"keep": s.KEEP, "renew": s.RENEW, "done": s.DONE}


def write_move(state: State, seat: int, action: int) -> str:
    """Write an action in its one canonical form."""
    deck = loaded.of(state)
    for text, plain in PLAIN.items():
        if action == plain:
            return text
    if action < s.PLACES:
        return f"image {action - s.PICKS + 1}"
    if action < s.KEEP:
        word, cell = divmod(action - s.PLACES, s.CELLS)
        return f"{_bought(state, deck, word)} {s.CELL_NAMES[cell]}"
    if action < s.DISPUTES:
        return _subset(state, deck, "claim", layout.unruled_pairs(state, seat), action - s.CLAIMS)
    if action < s.LAYS:
        return _subset(state, deck, "dispute", layout.claimed_pairs(state), action - s.DISPUTES)
    if action < s.BUYS:
        image, cell = divmod(action - s.LAYS, s.CELLS)
        return f"image {image + 1} {s.CELL_NAMES[cell]}"
    return _bought(state, deck, action - s.BUYS)


def _bought(state: State, deck: Deck, choice: int) -> str:
    slot, end = divmod(choice, s.ENDS)
    return f"{deck.words[int(state['open'][slot])].key} {s.END_NAMES[end]}"


def _subset(state: State, deck: Deck, verb: str, pairs: list[int], mask: int) -> str:
    owner = int(state["seat"])
    chosen = [pair for index, pair in enumerate(pairs) if mask >> index & 1]
    texts = [layout.pair_text(state, deck, owner, pair) for pair in chosen]
    return " ".join([verb, *(texts or [NOTHING])])


def read_move(state: State, seat: int, text: str) -> int:
    """Read what ``write_move`` writes; case, blanks and the order of the parts do not matter."""
    parts = text.lower().split()
    if len(parts) == 1 and parts[0] in PLAIN:
        return PLAIN[parts[0]]
    if parts and parts[0] in ("claim", "dispute"):
        return _read_subset(state, parts, text)
    if any(_is_number(part) for part in parts):
        return _read_image(state, parts, text)
    return _read_word(state, parts, text)


def _refuse(state: State, text: str) -> IllegalMove:
    return IllegalMove(mismatch(expected_now(state), shown(text)))


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) <= 3


def _take(parts: list[str], fits: Callable[[str], bool]) -> str | None:
    """Remove the first part that fits, and give it."""
    for index, part in enumerate(parts):
        if fits(part):
            return parts.pop(index)
    return None


def _read_image(state: State, parts: list[str], text: str) -> int:
    rest = list(parts)
    _take(rest, "image".__eq__)
    number = int(_take(rest, _is_number) or 0)
    cell = _take(rest, s.CELL_NAMES.__contains__)
    alone = state["seats"] == 1
    if rest or (cell is not None) != alone:
        raise _refuse(state, text)
    if not 1 <= number <= s.IMAGES or state["where"][number - 1] == s.ABSENT:
        last = loaded.of(state).images[-1].number
        raise IllegalMove(say("no-such-image", last=last, number=number))
    if cell is None:
        return s.PICKS + number - 1
    return s.LAYS + (number - 1) * s.CELLS + s.CELL_NAMES.index(cell)


def _read_word(state: State, parts: list[str], text: str) -> int:
    rest = list(parts)
    end = _take(rest, s.END_NAMES.__contains__)
    cell = _take(rest, s.CELL_NAMES.__contains__)
    alone = state["seats"] == 1
    if end is None or len(rest) != 1 or (cell is None) != alone:
        raise _refuse(state, text)
    choice = _open_slot(state, rest[0]) * s.ENDS + s.END_NAMES.index(end)
    if cell is None:
        return s.BUYS + choice
    return s.PLACES + choice * s.CELLS + s.CELL_NAMES.index(cell)


def _open_slot(state: State, name: str) -> int:
    deck = loaded.of(state)
    key = word_key(deck, name)
    open_now = layout.open_keys(state, deck)
    for slot, word in enumerate(state["open"]):
        if slot != state["slot"] and word != s.NONE and deck.words[int(word)].key == key:
            return slot
    none = say("open-word-of-none")
    expected = say("open-word", words=", ".join(open_now)) if open_now else none
    raise IllegalMove(mismatch(expected, shown(name)))


def word_key(deck: Deck, name: str) -> str:
    """Return the key of the word meant by ``name``, a key or a title; else ``name`` itself."""
    if any(word.key == name for word in deck.words):
        return name
    for word in deck.words:
        if name in [_one_part(title) for title in word.title.texts.values()]:
            return word.key
    return name


def _one_part(title: str) -> str:
    return "-".join(title.lower().split())


def _read_subset(state: State, parts: list[str], text: str) -> int:
    verb, *chosen = parts
    step = s.CLAIM if verb == "claim" else s.DISPUTE
    if state["step"] != step:
        raise _refuse(state, text)
    deck = loaded.of(state)
    owner = int(state["seat"])
    pairs = layout.unruled_pairs(state, owner) if verb == "claim" else layout.claimed_pairs(state)
    known = [layout.pair_text(state, deck, owner, pair) for pair in pairs]
    if chosen == [NOTHING]:
        chosen = []
    elif not chosen:
        raise _refuse(state, text)
    mask = 0
    for part in chosen:
        word, _, image = part.partition(":")
        pair = f"{word_key(deck, word)}:{image}"
        if pair not in known:
            expected = say("pairs-among", pairs=", ".join(known))
            raise IllegalMove(mismatch(expected, shown(part)))
        mask |= 1 << known.index(pair)
    return (s.CLAIMS if verb == "claim" else s.DISPUTES) + mask
