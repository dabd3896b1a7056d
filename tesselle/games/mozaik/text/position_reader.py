"""Fills a MozaiK state from the fields of a position's text; ``position`` explains the text."""

from collections.abc import Iterable
from urllib.parse import quote

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch, shown
from tesselle.engine.say import Say, alike
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import BadDeck, Deck
from tesselle.games.mozaik.deck.deckfile import known, load, older
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.state import JUDGES, STEPS, table
from tesselle.games.mozaik.text import layout
from tesselle.games.mozaik.text.layout import NOTHING
from tesselle.games.mozaik.words import say

TWICE = say("it-twice")
A_SECOND = say("two")
NOT_GIVEN = say("nothing-given")


def _bad(expected: Say, got: Say | str) -> BadPosition:
    return BadPosition(mismatch(expected, got))


def fields_of(parts: list[str], known: tuple[str, ...]) -> dict[str, str]:
    """Read ``name=value`` parts, each name at most once."""
    fields: dict[str, str] = {}
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or not value or name not in known:
            raise _bad(say("fields-among", names=", ".join(known)), shown(part))
        if name in fields:
            raise _bad(say("once", what=name), TWICE)
        fields[name] = value
    return fields


def _whole(field: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and low <= int(text) <= high):
        raise _bad(say("from-to", field=field, low=low, high=high), shown(text))
    return int(text)


def _one_of(field: str, text: str, names: Iterable[str]) -> int:
    known = list(names)
    if text not in known:
        raise _bad(say("among", field=field, names=", ".join(known)), shown(text))
    return known.index(text)


def _items(text: str | None) -> list[str]:
    return text.split(",") if text else []


def _deck(text: str) -> Deck:
    """Find the deck by its digest; one of this machine is loaded when it is not at hand.

    Such a deck may be named without a digest: then it is taken as it is now.
    """
    if text in known():
        return load(text)
    name, _, digest = text.rpartition(":")
    if len(digest) != 16 or set(digest) - set("0123456789abcdef"):
        raise _bad(say("deck-form"), shown(text))
    deck = loaded.find(digest)
    if deck is None and name in known():
        deck = load(text if older(text) else name)
    if deck is None or quote(deck.name, safe="") != name:
        raise _bad(say("deck-loaded"), shown(text))
    if deck.digest[:16] != digest:
        raise _bad(say("deck-of-digest", deck=name, digest=deck.digest[:16]), digest)
    return deck


class Reader:
    """A state that is being filled from the fields of a text."""

    def __init__(self, fields: dict[str, str], seats: int) -> None:
        for name in ("deck", "judge", "colours", "round", "step"):
            if name not in fields:
                raise _bad(alike(f"{name}=…"), NOT_GIVEN)
        self.fields = fields
        self.deck = _deck(fields["deck"])
        self.index = {word.key: number for number, word in enumerate(self.deck.words)}
        _one_of("judge", fields["judge"], JUDGES)
        colours = _one_of("colours", fields["colours"], ("yes", "no")) == 0
        try:
            self.state = table(self.deck, seats, fields["judge"], colours)
        except BadDeck as error:
            raise BadPosition(error.say) from error
        self._read_table(seats)

    def _read_table(self, seats: int) -> None:
        state, fields = self.state, self.fields
        state["round"] = _whole("round", fields["round"], 1, s.ROUNDS)
        state["step"] = _one_of("step", fields["step"], STEPS)
        state["seat"] = s.NONE
        if "seat" in fields:
            state["seat"] = _whole("seat", fields["seat"], 0, seats - 1)
        for key in _items(fields.get("gone")):
            self._take_word(key)
        for name in ("gems", "reserve"):
            if (name in fields) != (seats == 1):
                raise _bad(say("only-alone", field=name), say("seats", number=seats))
            if name in fields:
                state[name] = _whole(name, fields[name], 0, s.GEMS + s.RESERVE)
        words = sorted(self._take_word(key) for key in _items(fields.get("open")))
        self._open(words)

    def _open(self, words: list[int]) -> None:
        if len(words) > s.OPEN:
            raise _bad(say("at-most-open", most=s.OPEN), str(len(words)))
        self.state["open"][:] = s.NONE
        self.state["open"][: len(words)] = words

    def _word(self, key: str) -> int:
        if key not in self.index or not int(self.state["words"]) >> self.index[key] & 1:
            raise _bad(say("word-in-play"), shown(key))
        return self.index[key]

    def _take_word(self, key: str) -> int:
        """Take a word out of the pool: each lies in one place."""
        word = self._word(key)
        if not int(self.state["pool"]) >> word & 1:
            raise _bad(say("word-once", word=key), TWICE)
        self.state["pool"] = int(self.state["pool"]) & ~(1 << word)
        return word

    def _take_image(self, text: str, place: int) -> int:
        """Take an image out of the deck: each is in one place."""
        image = self._image(text)
        if self.state["where"][image] != s.DECK:
            raise _bad(say("image-once", image=text), TWICE)
        self.state["where"][image] = place
        self.state["left"] -= 1
        return image

    def _image(self, text: str) -> int:
        image = _whole("image", text, 1, s.IMAGES) - 1
        if self.state["where"][image] == s.ABSENT:
            raise _bad(say("image-of-deck", deck=self.deck.name), repr(text))
        return image

    def read_seat(self, seat: int, fields: dict[str, str]) -> None:
        """Fill the grid, hand, pick and discards of a seat."""
        state = self.state
        for item in _items(fields.get("images")):
            number, _, name = item.partition("@")
            cell = _one_of("cell", name, s.CELL_NAMES)
            if state["cells"][seat, cell] != s.NONE:
                raise _bad(say("one-image-on", cell=name), A_SECOND)
            state["cells"][seat, cell] = self._take_image(number, s.LYING)
        for item in _items(fields.get("words")):
            self._read_end(seat, item)
        for number in _items(fields.get("hand")):
            self._take_image(number, s.HELD + seat)
        for number in _items(fields.get("discarded")):
            self._take_image(number, s.DISCARDED + seat)
            state["discarded"][seat] += 1
        if "pick" in fields:
            image = self._image(fields["pick"])
            if image not in state["cells"][seat]:
                self._take_image(fields["pick"], s.PICKED)
            state["pick"][seat] = image

    def _read_end(self, seat: int, item: str) -> None:
        key, _, rest = item.partition("@")
        name, _, places = rest.partition(":")
        end = _one_of("end", name, s.END_NAMES)
        if self.state["ends"][seat, end] != s.NONE:
            raise _bad(say("one-word-at", end=name), A_SECOND)
        self.state["ends"][seat, end] = self._take_word(key)
        if places == NOTHING:
            return
        if not places or sorted(set(places)) != list(places) or set(places) - set("123"):
            raise _bad(say("matches-after", end=name), shown(item))
        self.state["matched"][seat, end] = sum(1 << int(place) - 1 for place in places)

    def read_attempt(self) -> None:
        """Fill the cards that wait for a ruling, and this turn's rulings."""
        state, fields = self.state, self.fields
        seat = int(state["seat"])
        names = ("cell", "end", "claimed", "stands", "refused")
        if not any(name in fields for name in names):
            return
        if seat == s.NONE or state["judge"] != s.TABLE_JUDGES:
            raise BadPosition(say("rulings-need-table"))
        if "cell" in fields:
            state["cell"] = _one_of("cell", fields["cell"], s.CELL_NAMES)
        if "end" in fields:
            state["end"] = _one_of("end", fields["end"], s.END_NAMES)
            self._reopen(seat)
        for name in ("stands", "refused"):
            for item in _items(fields.get(name)):
                self._read_ruling(seat, name, item)
        if "claimed" in fields:
            pairs = layout.unruled_pairs(state, seat)
            state["claimed"] = self._mask("claimed", fields["claimed"], pairs)

    def _reopen(self, seat: int) -> None:
        """Keep the word of the attempt among the open ones until it is accepted (R14)."""
        word = int(self.state["ends"][seat, self.state["end"]])
        if word == s.NONE:
            raise _bad(say("word-at", end=f"end={self.fields['end']}"), NOT_GIVEN)
        if self.state["seats"] > 1:
            words = [int(other) for other in self.state["open"] if other != s.NONE]
            self._open(sorted([*words, word]))
            self.state["slot"] = sorted([*words, word]).index(word)

    def _read_ruling(self, seat: int, kind: str, item: str) -> None:
        key, _, number = item.partition(":")
        word, image = self._word(key), self._image(number)
        state = self.state
        if image == state["pick"][seat]:
            state[kind] = int(state[kind]) | 1 << word
            return
        slots = np.flatnonzero(state["open"] == word)
        cells = np.flatnonzero(state["cells"][seat] == image)
        if not len(slots) or not len(cells):
            raise _bad(say("open-word-and-image"), shown(item))
        state[f"{kind}_at"][slots[0]] |= 1 << int(cells[0])

    def _mask(self, field: str, text: str, pairs: list[int]) -> int:
        owner = int(self.state["seat"])
        known = [layout.pair_text(self.state, self.deck, owner, pair) for pair in pairs]
        return sum({1 << _one_of(field, item, known) for item in text.split(",")})

    def read_dispute(self, seat: int, fields: dict[str, str]) -> None:
        """Fill what a seat answered to the claim."""
        if "disputed" not in fields:
            return
        if self.state["step"] != s.DISPUTE or seat == self.state["seat"]:
            raise _bad(say("no-dispute-of", seat=seat), shown(fields["disputed"]))
        text = fields["disputed"]
        answer = (
            0 if text == NOTHING else self._mask("disputed", text, layout.claimed_pairs(self.state))
        )
        self.state["disputed"][seat] = answer
