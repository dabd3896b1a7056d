"""A whole MozaiK position in one line of text, secrets included.

The table comes first, then one part for each seat, behind a bar::

    deck=tesselle:0123456789abcdef judge=deck colours=yes round=2 step=place seat=1
    open=feu,lune gone=eau | images=17@b2 words=nuit@a<:2 hand=3,8 pick=40 discarded=4,9 | …

``nuit@a<:2`` says that the word matches the second image of its line, ``:-`` that
it matches none yet.  ``deck=tesselle`` alone means our deck as it is now.
``gone`` are the words nobody took.  While the table judges,
``cell`` and ``end`` name the cards that wait, ``claimed``, ``stands`` and
``refused`` hold pairs such as ``lune:17``, and a seat that answered has
``disputed``.  Alone there are ``gems`` and ``reserve``.  What is empty is left out.
"""

from urllib.parse import quote

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.game import State
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.state import JUDGES, STEPS
from tesselle.games.mozaik.text import layout
from tesselle.games.mozaik.text.check import check
from tesselle.games.mozaik.text.layout import NOTHING
from tesselle.games.mozaik.text.position_reader import Reader, fields_of
from tesselle.games.mozaik.words import say

TABLE_FIELDS = (
    *("deck", "judge", "colours", "round", "step", "seat", "open", "gone", "gems", "reserve"),
    *("cell", "end", "claimed", "stands", "refused"),
)
SEAT_FIELDS = ("images", "words", "hand", "pick", "discarded", "disputed")


def write_position(state: State) -> str:
    """Write the table and every seat."""
    deck = loaded.of(state)
    parts = [_table(state, deck)]
    parts += [_seat(state, deck, seat) for seat in range(int(state["seats"]))]
    return " | ".join(_line(part) for part in parts)


def _line(fields: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in fields.items() if value)


def _table(state: State, deck: Deck) -> dict[str, str]:
    fields = {
        "deck": f"{quote(deck.name, safe='')}:{deck.digest[:16]}",
        "judge": JUDGES[int(state["judge"])],
        "colours": "yes" if len(deck.words) == int(state["words"]).bit_count() else "no",
        "round": str(state["round"]),
        "step": STEPS[int(state["step"])],
        "seat": "" if state["seat"] == s.NONE else str(state["seat"]),
        "open": ",".join(layout.open_keys(state, deck)),
        "gone": ",".join(deck.words[word].key for word in gone(state)),
    }
    if state["seats"] == 1:
        fields |= {"gems": str(state["gems"]), "reserve": str(state["reserve"])}
    if state["cell"] != s.NONE:
        fields["cell"] = s.CELL_NAMES[state["cell"]]
    if state["end"] != s.NONE:
        fields["end"] = s.END_NAMES[state["end"]]
    if state["step"] == s.DISPUTE:
        owner = int(state["seat"])
        fields["claimed"] = ",".join(
            layout.pair_text(state, deck, owner, pair) for pair in layout.claimed_pairs(state)
        )
    fields["stands"] = ",".join(layout.rulings(state, deck, "stands"))
    fields["refused"] = ",".join(layout.rulings(state, deck, "refused"))
    return fields


def gone(state: State) -> list[int]:
    """Return the words that were open once and that nobody took."""
    held = {int(word) for word in state["open"]} | {int(word) for word in state["ends"].flat}
    away = int(state["words"]) & ~int(state["pool"])
    return [word for word in range(s.WORDS) if away >> word & 1 and word not in held]


def _seat(state: State, deck: Deck, seat: int) -> dict[str, str]:
    pick = state["pick"][seat]
    images, words = layout.grid_images(state, seat), layout.grid_words(state, deck, seat)
    fields = {
        "images": ",".join(f"{image}@{cell}" for cell, image in images.items()),
        "words": ",".join(_word(end, word) for end, word in words.items()),
        "hand": ",".join(map(str, layout.images(state, s.HELD + seat))),
        "pick": "" if pick == s.NONE else str(int(pick) + 1),
        "discarded": ",".join(map(str, layout.images(state, s.DISCARDED + seat))),
    }
    answer = layout.disputed(state, deck, seat)
    if answer is not None:
        fields["disputed"] = ",".join(answer) or NOTHING
    return fields


def _word(end: str, word: layout.PlacedWord) -> str:
    places = "".join(str(place) for place, hit in enumerate(word["matched"], 1) if hit)
    return f"{word['word']}@{end}:{places or NOTHING}"


def read_position(text: str) -> State:
    """Read what ``write_position`` writes; raise BadPosition for anything else."""
    table, *seats = (part.split() for part in text.split("|"))
    fields = fields_of(table, TABLE_FIELDS)
    if not 1 <= len(seats) <= s.SEATS:
        raise BadPosition(mismatch(say("seats-behind-bars", most=s.SEATS), str(len(seats))))
    reader = Reader(fields, len(seats))
    for seat, part in enumerate(seats):
        reader.read_seat(seat, fields_of(part, SEAT_FIELDS))
    reader.read_attempt()
    for seat, part in enumerate(seats):
        reader.read_dispute(seat, fields_of(part, SEAT_FIELDS))
    check(reader.state, len(gone(reader.state)))
    return reader.state
