"""The state of a MozaiK match: one record, the grid's numbering and the actions.

Cells are numbered row by row, ends and lines as drawn here::

            1^  2^  3^            6   8  10        ends 2·line and 2·line + 1
          ┌───┬───┬───┐         ┌───┬───┬───┐      lines 0 1 2 are the rows a b c,
       a< │ 0 │ 1 │ 2 │ a>    0 │   │   │   │ 1          3 4 5 the columns 1 2 3
          ├───┼───┼───┤         ├───┼───┼───┤
       b< │ 3 │ 4 │ 5 │ b>    2 │   │   │   │ 3
          ├───┼───┼───┤         ├───┼───┼───┤
       c< │ 6 │ 7 │ 8 │ c>    4 │   │   │   │ 5
          └───┴───┴───┘         └───┴───┴───┘
            1v  2v  3v            7   9  11

A pair (one image under one word) is ``end * 3 + place``: the image on the
``place``-th cell of that end's line.  Images are numbered from 0 in the kernels
(the card's number minus one), words from 0 in the order of their keys.

The deck is data, so the state carries what the kernels need of it; the texts
are found by its digest (see ``deck.loaded``).  No order of a pile is stored: cards
are drawn at random from those that are left.
"""

from typing import Literal, TypeAlias, get_args

import numpy as np

from tesselle.engine.errors import BadOption
from tesselle.engine.game import Options, State
from tesselle.engine.state import zeroed
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import MAX_IMAGES, MAX_WORDS, Deck, check_size
from tesselle.games.mozaik.deck.deckfile import load
from tesselle.games.mozaik.words import say

SEATS = 4
IMAGES = MAX_IMAGES  # room for any deck
WORDS = MAX_WORDS
LADDERS = 16  # different ladders in one deck
CELLS = 9
ENDS = 12
LINES = 6  # three rows, three columns
CELLS_OF_LINE = 3
OPEN = 5  # open words: seats + 1 (R1), or 3 alone (R16)
NEW_PAIRS = 7  # at most so many are formed at once (R11)
HAND = 3  # R1, R16
ROUNDS = 9  # R1, R16
GEMS = 7  # in stock at the start, alone (R16)
RESERVE = 29  # R16

NONE = -1  # no image, no word, no cell, no end, no seat, no answer yet

# Where an image is.
DECK = 0
HELD = 1  # + seat: in the hand of that seat
DISCARDED = 5  # + seat: in the discard pile of that seat
PICKED = 9  # before its seat, see `pick`
LYING = 10  # in a grid
ABSENT = 11  # the deck has no image of this number

# What the table waits for.
PICK = 0  # all seats: an image of the hand (R2)
PLACE = 1  # one seat: a word, its end, a cell (R4)
CLAIM = 2  # one seat: which new pairs match (R11, R24)
DISPUTE = 3  # the other seats: which of the claimed pairs do not (R12)
DRAW = 4  # one seat: keep or renew (R6)
LAY = 5  # alone: an image on a cell (R17)
BUY = 6  # alone: words, or done (R17, R21)
OVER = 7
Step: TypeAlias = Literal["pick", "place", "claim", "dispute", "draw", "image", "words", "over"]
STEPS: tuple[Step, ...] = get_args(Step)  # as written

DECK_JUDGES = 0  # R10
TABLE_JUDGES = 1
Judge: TypeAlias = Literal["deck", "table"]
JUDGES: tuple[Judge, ...] = get_args(Judge)  # as written

# Actions, in rising ranges.
PICKS = 0  # + image
PLACES = PICKS + IMAGES  # + (slot * ENDS + end) * CELLS + cell
KEEP = PLACES + OPEN * ENDS * CELLS
RENEW = KEEP + 1
CLAIMS = RENEW + 1  # + bits over the new pairs without a ruling, in their order
DISPUTES = CLAIMS + (1 << NEW_PAIRS)  # + bits over the claimed pairs, in their order
LAYS = DISPUTES + (1 << NEW_PAIRS)  # + image * CELLS + cell
BUYS = LAYS + IMAGES * CELLS  # + slot * ENDS + end
DONE = BUYS + OPEN * ENDS

ROOM = OPEN * ENDS * CELLS  # no seat has more legal actions than words × ends × cells

# R14: a turn is taken again only after a pair was refused for good, and a seat meets at most
# 53 pairs in a turn: its image with 8 + 5 words, and 5 words with its 8 images.
ATTEMPTS = 54
LONGEST = ROUNDS * SEATS * (2 + ATTEMPTS * (1 + SEATS))

# The cells of each line.
LINE = np.array(
    [[3 * row + place for place in range(3)] for row in range(3)]
    + [[3 * place + column for place in range(3)] for column in range(3)],
    np.int8,
)

# The four pairs a cell can be part of: both ends of its row, both ends of its column.
PAIR = np.array(
    [
        [
            (2 * line + side) * 3 + place
            for line, place in ((cell // 3, cell % 3), (3 + cell % 3, cell // 3))
            for side in range(2)
        ]
        for cell in range(CELLS)
    ],
    np.int8,
)

CELL_NAMES = tuple(f"{row}{column}" for row in "abc" for column in "123")
END_NAMES = tuple(f"{line}{mark}" for line in "abc" for mark in "<>") + tuple(
    f"{line}{mark}" for line in "123" for mark in "^v"
)

STATE = np.dtype(
    [
        # The deck, the same all match long.
        ("yes", np.uint64, IMAGES),  # bit w: word w matches this image
        ("arguable", np.uint64, IMAGES),  # bit w: people may argue about it
        ("deck", np.uint64),  # first 8 bytes of the deck's SHA-256
        ("words", np.uint64),  # bit w: word w is in play (see option `colours`)
        ("tier", np.int8, WORDS),  # which ladder the word has
        ("often", np.int8, WORDS),  # how many images it matches
        ("images", np.int8),  # how many images the deck has
        ("ladder", np.int8, (LADDERS, 3)),  # points for 1, 2, 3 matching images
        # The table.
        ("pool", np.uint64),  # bit w: word w was not drawn yet
        ("where", np.int8, IMAGES),  # DECK, HELD + seat, …
        ("cells", np.int8, (SEATS, CELLS)),  # the image there, or NONE
        ("ends", np.int8, (SEATS, ENDS)),  # the word there, or NONE
        ("matched", np.int8, (SEATS, ENDS)),  # bit p: its word matches the image on place p
        ("open", np.int8, OPEN),  # the open words, rising, then NONE
        ("pick", np.int8, SEATS),  # the image chosen for this round (R2), or NONE
        ("discarded", np.int8, SEATS),  # how many images the seat threw away (R6)
        ("left", np.int8),  # images in the deck
        ("seats", np.int8),
        ("judge", np.int8),  # DECK_JUDGES or TABLE_JUDGES (R10)
        ("round", np.int8),  # from 1; alone: the turn
        ("step", np.int8),  # what the table waits for
        ("seat", np.int8),  # whose turn it is, or NONE when all act or it is over
        # Alone.
        ("gems", np.int8),  # in stock
        ("reserve", np.int8),
        ("bought", np.int8),  # 1 once this turn's compulsory word was bought (R17)
        # The table judges: the attempt that waits for a ruling, and this turn's rulings (R13).
        ("cell", np.int8),  # where its image was put, or NONE
        ("end", np.int8),  # where its word was put, or NONE
        ("slot", np.int8),  # the place of its word in `open`, or NONE
        ("claimed", np.int8),  # bits over the new pairs without a ruling
        ("disputed", np.int8, SEATS),  # bits over the claimed pairs, or NONE: no answer yet
        ("stands", np.uint64),  # bit w: word w matches the image of this turn
        ("refused", np.uint64),  # bit w: it does not
        ("stands_at", np.int16, OPEN),  # bit c: this open word matches the image on cell c
        ("refused_at", np.int16, OPEN),
    ],
    align=True,
)


def blank(seats: int, options: Options) -> State:
    """Return the table before chance speaks; a deck that will not do is BadDeck or BadOption.

    The deck is also remembered in ``deck.loaded``, where views and texts find it.
    """
    return table(load(options["deck"]), seats, options["judge"], options["colours"])


def table(deck: Deck, seats: int, judge: str, colours: bool) -> State:
    """Return the table for a deck that is at hand: nothing is dealt, all is ready (R1, R16)."""
    check_size(deck, seats, colours)
    state = zeroed(STATE)
    state["seats"] = seats
    state["judge"] = JUDGES.index(judge)
    copy_deck(state, deck, colours)
    loaded.put(deck)
    state["left"] = state["images"]
    state["pool"] = state["words"]
    for name in ("cells", "ends", "open", "pick", "disputed", "seat", "cell", "end", "slot"):
        state[name] = NONE
    state["round"] = 1
    if seats == 1:
        state["step"], state["seat"] = LAY, 0
        state["gems"], state["reserve"] = GEMS, RESERVE
    return state


def copy_deck(state: State, deck: Deck, colours: bool) -> None:
    """Write what the kernels need of ``deck``: who matches what, and for how many points."""
    ladders = sorted({word.ladder for word in deck.words})
    if len(ladders) > LADDERS:
        raise BadOption(say("deck-ladders", most=LADDERS, deck=deck.name, number=len(ladders)))
    index = {word.key: number for number, word in enumerate(deck.words)}
    state["deck"] = loaded.number(deck)
    state["words"] = sum(1 << index[word.key] for word in deck.words_in_play(colours))
    state["images"] = len(deck.images)
    state["ladder"][: len(ladders)] = ladders
    for number, word in enumerate(deck.words):
        state["tier"][number] = ladders.index(word.ladder)
        state["often"][number] = sum(word.key in image.yes for image in deck.images)
    state["where"][:] = ABSENT
    for image in deck.images:
        state["where"][image.number - 1] = DECK
        state["yes"][image.number - 1] = sum(1 << index[key] for key in image.yes)
        state["arguable"][image.number - 1] = sum(1 << index[key] for key in image.arguable)
