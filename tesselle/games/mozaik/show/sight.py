"""What programs that learn see of a MozaiK match, as numbers; the deck is open to all.

Images and words are flags by their numbers in the deck, so the same deck is learnt by heart;
``open_fits`` tells which images each open word matches, so another deck can be met as well.
"""

import numpy as np

from tesselle.engine.game import Options, State
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.sight import Bytes, Layout, Part, Sight, cleared, flags, from_seat, mark
from tesselle.games.mozaik.rules.cards import has, unseen
from tesselle.games.mozaik.rules.play import waiting
from tesselle.games.mozaik.rules.scoring import image_of, unruled, word_points
from tesselle.games.mozaik.rules.state import (
    CELLS,
    CELLS_OF_LINE,
    CLAIM,
    DISCARDED,
    DISPUTE,
    DONE,
    ENDS,
    GEMS,
    HAND,
    HELD,
    IMAGES,
    NEW_PAIRS,
    NONE,
    OPEN,
    OVER,
    PICK,
    RESERVE,
    ROUNDS,
    STEPS,
    TABLE_JUDGES,
    WORDS,
)

RUNGS = 3  # points for 1, 2 and 3 matching images
DEAREST = 127  # points of one word, at most what the state has room for
PAIR_FLAGS = 4  # there is one, the deck says yes, the deck calls it arguable, disputed by me


def layout(seats: int, options: Options) -> Layout:
    """Return the parts of an observation for this number of seats and these options."""
    parts = (
        Part("cells", (seats, CELLS, IMAGES), 1, "the image on each cell"),
        Part("ends", (seats, ENDS, WORDS), 1, "the word at each end"),
        Part("matched", (seats, ENDS, CELLS_OF_LINE), 1, "which images of its line it matches"),
        Part("points", (seats, ENDS), DEAREST, "points of the word at each end"),
        Part("open", (OPEN, WORDS), 1, "the open words"),
        Part("open_fits", (OPEN, IMAGES), 1, "which images each of them matches"),
        Part("open_pays", (OPEN, RUNGS), DEAREST, "its points for 1, 2, 3 images"),
        Part("hand", (IMAGES,), 1, "own images"),
        Part("pick", (IMAGES,), 1, "own pick"),
        Part("discards", (IMAGES,), 1, "images thrown away by oneself"),
        Part("unseen", (IMAGES,), 1, "images that may be in the deck or with others"),
        Part("picks", (seats, IMAGES), 1, "what each picked, once revealed"),
        Part("hands", (seats,), HAND, "how many images each holds, a pick not among them"),
        Part("discarded", (seats,), IMAGES, "how many images each threw away"),
        Part("words_left", (WORDS,), 1, "words not drawn yet"),
        Part("images_left", (1,), IMAGES, "how many images the deck has left"),
        Part("to_act", (seats,), 1, "who may act now"),
        Part("to_move", (seats,), 1, "whose turn it is, where one seat has it"),
        Part("step", (OVER,), 1, ", ".join(STEPS[:OVER])),
        Part("round", (1,), ROUNDS, "from 1"),
        Part("seat", (seats,), 1, "one's own place around the table"),
    )
    alone = (
        Part("gems", (1,), GEMS + RESERVE, "in stock"),
        Part("reserve", (1,), GEMS + RESERVE, "gems in the reserve"),
        Part("bought", (1,), 1, "whether this turn's word was bought"),
    )
    judged = (
        Part("cell", (CELLS,), 1, "where the image to be judged was put"),
        Part("end", (ENDS,), 1, "where the word to be judged was put"),
        Part("pairs", (NEW_PAIRS, PAIR_FLAGS), 1, "each: is there, yes, arguable, disputed by me"),
        Part("pair_words", (NEW_PAIRS, WORDS), 1, "the word of each pair"),
        Part("pair_images", (NEW_PAIRS, IMAGES), 1, "the image of each pair"),
        Part("stands", (WORDS,), 1, "words ruled to match this turn's image"),
        Part("refused", (WORDS,), 1, "words ruled not to"),
        Part("stands_at", (OPEN, CELLS), 1, "where each open word was ruled to match"),
        Part("refused_at", (OPEN, CELLS), 1, "where it was ruled not to"),
    )
    table = options["judge"] == "table"
    return Layout(parts + (alone if seats == 1 else ()) + (judged if table else ()))


@kernel
def observe(state: State, seat: int, out: Bytes) -> int:
    """Write what ``seat`` sees; return how many numbers these are."""
    cleared(out)
    seats = int(state["seats"])
    at = put_grids(state, seat, out, 0)
    at = put_open(state, out, at)
    at = put_images(state, seat, out, at)
    at = flags(out, at, WORDS, np.uint64(state["pool"]))
    out[at] = state["left"]
    at += 1
    acting = waiting(state)
    for distance in range(seats):
        out[at + distance] = acting >> (seat + distance) % seats & 1
    at = mark(out, at + seats, seats, from_seat(state["seat"], seat, seats))
    at = mark(out, at, OVER, -1 if state["step"] == OVER else int(state["step"]))
    out[at] = state["round"]
    at = mark(out, at + 1, seats, seat)
    if seats == 1:
        out[at], out[at + 1], out[at + 2] = state["gems"], state["reserve"], state["bought"]
        at += 3
    if state["judge"] == TABLE_JUDGES:
        at = put_judged(state, seat, out, at)
    return at


@kernel
def put_grids(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write images, words, matches and points of all grids."""
    seats = int(state["seats"])
    for distance in range(seats):
        for cell in range(CELLS):
            at = mark(out, at, IMAGES, int(state["cells"][(seat + distance) % seats, cell]))
    for distance in range(seats):
        for end in range(ENDS):
            at = mark(out, at, WORDS, int(state["ends"][(seat + distance) % seats, end]))
    for distance in range(seats):
        for end in range(ENDS):
            matched = int(state["matched"][(seat + distance) % seats, end])
            for place in range(CELLS_OF_LINE):
                out[at + place] = matched >> place & 1
            at += CELLS_OF_LINE
    for distance in range(seats):
        for end in range(ENDS):
            out[at + end] = word_points(state, (seat + distance) % seats, end)
        at += ENDS
    return at


@kernel
def put_open(state: State, out: Bytes, at: int) -> int:
    """Write the open words: which they are, what they match and what they pay."""
    fits, pays = at + OPEN * WORDS, at + OPEN * (WORDS + IMAGES)
    for slot in range(OPEN):
        word = int(state["open"][slot])
        if word != NONE:
            out[at + slot * WORDS + word] = 1
            for image in range(IMAGES):
                out[fits + slot * IMAGES + image] = int(has(state["yes"][image], word))
            for rung in range(RUNGS):
                out[pays + slot * RUNGS + rung] = state["ladder"][state["tier"][word], rung]
    return pays + OPEN * RUNGS


@kernel
def put_images(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write where images are, as far as the seat knows, and how many others have."""
    seats = int(state["seats"])
    counts = scratch(DISCARDED, np.int64)
    for place in range(DISCARDED):
        counts[place] = 0
    for image in range(IMAGES):
        place = int(state["where"][image])
        if HELD <= place < DISCARDED:
            counts[place] += 1
        out[at + image] = int(place == HELD + seat)
        out[at + 2 * IMAGES + image] = int(place == DISCARDED + seat)
        out[at + 3 * IMAGES + image] = int(unseen(state, seat, image))
    mark(out, at + IMAGES, IMAGES, int(state["pick"][seat]))
    at += 4 * IMAGES
    for distance in range(seats):
        pick = int(state["pick"][(seat + distance) % seats])
        at = mark(out, at, IMAGES, NONE if state["step"] == PICK else pick)
    for distance in range(seats):
        other = (seat + distance) % seats
        out[at + distance] = counts[HELD + other]
        out[at + seats + distance] = state["discarded"][other]
    return at + 2 * seats


@kernel
def put_judged(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write the attempt that the table judges, and this turn's rulings (R11 to R13)."""
    at = mark(out, at, CELLS, int(state["cell"]))
    at = mark(out, at, ENDS, int(state["end"]))
    if state["step"] in (CLAIM, DISPUTE):
        put_pairs(state, seat, out, at)
    at += NEW_PAIRS * (PAIR_FLAGS + WORDS + IMAGES)
    at = flags(out, at, WORDS, np.uint64(state["stands"]))
    at = flags(out, at, WORDS, np.uint64(state["refused"]))
    for slot in range(OPEN):
        for cell in range(CELLS):
            out[at + slot * CELLS + cell] = int(state["stands_at"][slot]) >> cell & 1
            out[at + (OPEN + slot) * CELLS + cell] = int(state["refused_at"][slot]) >> cell & 1
    return at + 2 * OPEN * CELLS


@kernel
def put_pairs(state: State, seat: int, out: Bytes, at: int) -> None:
    """Write the pairs that a claim or a dispute is about, in the order of its bits."""
    mover = int(state["seat"])
    pairs = scratch(NEW_PAIRS, np.int8)
    words, images = at + NEW_PAIRS * PAIR_FLAGS, at + NEW_PAIRS * (PAIR_FLAGS + WORDS)
    listed = 0
    for index in range(unruled(state, mover, pairs)):
        if state["step"] == DISPUTE and not int(state["claimed"]) >> index & 1:
            continue
        word = int(state["ends"][mover, pairs[index] // 3])
        image = image_of(state, mover, pairs[index])
        place = at + listed * PAIR_FLAGS
        out[place] = 1
        out[place + 1] = int(has(state["yes"][image], word))
        out[place + 2] = int(has(state["arguable"][image], word))
        answer = int(state["disputed"][seat])
        out[place + 3] = 0 if answer == NONE else answer >> listed & 1
        out[words + listed * WORDS + word] = 1
        out[images + listed * IMAGES + image] = 1
        listed += 1


SIGHT = Sight(actions=DONE + 1, layout=layout, observe=observe)
