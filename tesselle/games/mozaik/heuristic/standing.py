"""What a whole grid of MozaiK may still bring: its free cells, its free ends and the hand.

``expected`` looks at each word alone.  Three things it cannot see decide between
placements that look alike, and are added here:

* **cells**: an image is chosen for all the words that cross its cell, so words
  that often go together on one image are worth more than apart;
* **lines**: words still to come are put where the images already agree, so images
  that share many words belong on one line;
* **hand**: a grid is worth more to whoever holds images that suit it.

Cells and lines are judged by the best of a few draws, because a player chooses.

A search may look at everybody's hand: all that it cannot see was dealt anew.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Floats, State
from tesselle.engine.kernel import kernel, scratch, sort
from tesselle.games.mozaik.heuristic.expected import (
    HIT,
    MISS,
    best_image_gain,
    free_cells,
    image_steps,
    promise,
    step_points,
)
from tesselle.games.mozaik.rules.cards import has, ones
from tesselle.games.mozaik.rules.scoring import points, rung
from tesselle.games.mozaik.rules.state import (
    ABSENT,
    BUY,
    CELLS,
    CELLS_OF_LINE,
    ENDS,
    HELD,
    IMAGES,
    LINE,
    LINES,
    LYING,
    NONE,
    OVER,
    PICKED,
    ROUNDS,
    WORDS,
)

Counts: TypeAlias = npt.NDArray[np.int64]

DRAWS = 5  # as in `among`: the best of so many is what a cell or an end finally gets
NOT_KNOWN = -1.0  # less than any outlook
SECOND = 0.9  # the second free end of a line, as part of the first (`tools.fitting variants`)
KINDS = 16  # which of the four words that meet in one cell an image matches, a bit each
REACH = 30.0  # what an image's words are divided by, to be as large as the other features
# Where each feature stands; ADDS and REACHES have a place for each image of a hand, the best first.
POINTS, PROMISED, STAKES, FOR_CELLS, FOR_LINES, ADDS, REACHES, ONE = 0, 1, 2, 3, 4, 5, 8, 11
FEATURES = ONE + 1

# [images placed] -> weights of the features, by least squares (`tools.fitting mozaik_standing`);
# beside each row, how much of the final points it explains.
WEIGHTS = np.array(
    [
        [1.00, 0.00, 0.00, 0.00, 1.35, 0.00, 0.00, 0.00, 0.25, 0.46, 0.32, 2.27],  # 0 %
        [1.06, 0.99, 0.69, -0.05, 1.04, 0.74, 0.62, 0.17, 0.38, 0.66, -0.02, 5.35],  # 4 %
        [1.08, 0.96, 0.21, 0.30, 0.92, 0.65, 0.39, 0.41, 0.38, 0.53, -0.08, 5.89],  # 10 %
        [1.11, 0.94, 0.09, 0.36, 0.85, 0.68, 0.42, 0.41, 0.23, 0.48, -0.14, 5.38],  # 17 %
        [1.06, 0.88, 0.08, 0.37, 0.82, 0.70, 0.45, 0.45, 0.16, 0.41, -0.21, 4.16],  # 26 %
        [1.04, 0.86, 0.06, 0.34, 0.77, 0.76, 0.47, 0.54, 0.16, 0.27, -0.30, 3.02],  # 37 %
        [1.02, 0.84, 0.05, 0.28, 0.71, 0.80, 0.57, 0.52, 0.14, 0.22, -0.35, 2.27],  # 51 %
        [1.01, 0.85, 0.01, 0.18, 0.60, 0.90, 0.64, 0.47, 0.02, 0.16, -0.37, 1.88],  # 66 %
        [1.00, 0.91, -0.04, 0.01, 0.32, 1.01, 0.39, 0.05, -0.07, 0.01, -0.15, 1.76],  # 83 %
        [1.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],  # the end
    ]
)


@kernel
def evaluate(state: State, out: Floats) -> None:
    """Write the points that each seat may expect."""
    for seat in range(state["seats"]):
        out[seat] = standing(state, seat)


@kernel
def standing(state: State, seat: int) -> float:
    """Return the points that ``seat`` may expect at the end."""
    now = float(points(state, seat))
    if state["step"] == OVER:
        return now
    features = scratch(FEATURES, np.float64)
    look(state, seat, features)
    weights = WEIGHTS[placed(state, seat)]
    expected = 0.0
    for feature in range(FEATURES):
        expected += weights[feature] * features[feature]
    return expected


@kernel
def look(state: State, seat: int, features: Floats) -> None:
    """Write what the grid has, promises, leaves to its cells and ends, and what the hand adds."""
    steps = scratch((ENDS, 2), np.float64)
    image_steps(state, seat, steps)
    features[POINTS] = float(points(state, seat))
    features[PROMISED] = promised(state, seat)
    hits = misses = 0.0
    for end in range(ENDS):
        hits += steps[end, HIT]
        misses += steps[end, MISS]
    features[STAKES] = hits - misses
    features[FOR_CELLS] = room_for_images(state, seat, steps)
    features[FOR_LINES] = room_for_words(state, seat)
    look_at_hand(state, seat, steps, features[ADDS:REACHES], features[REACHES:ONE])
    features[ONE] = 1.0


@kernel
def look_at_hand(state: State, seat: int, steps: Floats, adds: Floats, reaches: Floats) -> None:
    """Write what each image not placed yet adds at its best, and how far it reaches."""
    for place in range(len(adds)):
        adds[place] = reaches[place] = 0.0
    if placed(state, seat) == CELLS:
        return
    gains = scratch(LINES, np.float64)
    for image in range(IMAGES):
        chosen = state["where"][image] == PICKED and state["pick"][seat] == image
        if chosen or state["where"][image] == HELD + seat:
            insert(adds, best_image_gain(state, seat, image, steps, gains))
            insert(reaches, reach(state, image))


@kernel
def insert(falling: Floats, value: float) -> None:
    """Put a value where it belongs among falling ones; the last is dropped."""
    for place in range(len(falling)):
        if value > falling[place]:
            falling[place], value = value, falling[place]


@kernel
def reach(state: State, image: int) -> float:
    """Add up what the words still to come that match an image pay at best."""
    total = 0
    for word in range(WORDS):
        if has(state["pool"], word) and has(state["yes"][image], word):
            total += rung(state, word, 3)
    return total / REACH


@kernel
def placed(state: State, seat: int) -> int:
    """Count the images in the grid."""
    count = 0
    for cell in range(CELLS):
        count += int(state["cells"][seat, cell] != NONE)
    return count


@kernel
def promised(state: State, seat: int) -> float:
    """Return what the words promise above their points."""
    total = 0.0
    for end in range(ENDS):
        word = state["ends"][seat, end]
        if word != NONE:
            matches = ones(int(state["matched"][seat, end]))
            total += promise(state, word, matches, free_cells(state, seat, end // 2))
            total -= step_points(state, word, matches)
    return total


@kernel
def room_for_images(state: State, seat: int, steps: Floats) -> float:
    """Return what choosing images for their cells brings above the words' single chances."""
    matches = scratch(IMAGES, np.int64)
    images = match_words(state, seat, matches)
    values = scratch(KINDS, np.float64)
    counts = scratch(KINDS, np.int64)
    total = 0.0
    for cell in range(CELLS):
        if state["cells"][seat, cell] != NONE:
            continue
        row, column = 2 * (cell // 3), 2 * (3 + cell % 3)  # the first of both ends of each
        for kind in range(KINDS):
            counts[kind] = 0
        for index in range(images):
            counts[matches[index] >> row & 3 | (matches[index] >> column & 3) << 2] += 1
        for kind in range(KINDS):
            values[kind] = steps[row, kind & 1] + steps[row + 1, kind >> 1 & 1]
            values[kind] += steps[column, kind >> 2 & 1] + steps[column + 1, kind >> 3]
        total += best_of(values, counts)
    return total


@kernel
def match_words(state: State, seat: int, matches: Counts) -> int:
    """Write for each image that does not lie yet which ends it matches, a bit each; count them.

    Whose hand or discards an image is in is not looked at: that is secret.
    """
    count = 0
    for image in range(IMAGES):
        if state["where"][image] in (LYING, ABSENT):
            continue
        matches[count] = 0
        for end in range(ENDS):
            word = state["ends"][seat, end]
            if word != NONE and has(state["yes"][image], word):
                matches[count] |= 1 << end
        count += 1
    return count


@kernel
def room_for_words(state: State, seat: int) -> float:
    """Return what the words still to come bring at the best free ends."""
    ends = scratch(ENDS, np.float64)
    untouched = NOT_KNOWN  # the outlook of a line without an image: the same for all of them
    count = 0
    for line in range(LINES):
        free = int(state["ends"][seat, 2 * line] == NONE)
        free += int(state["ends"][seat, 2 * line + 1] == NONE)
        if free:
            if free_cells(state, seat, line) < CELLS_OF_LINE:
                ends[count] = line_outlook(state, seat, line)
            else:
                if untouched == NOT_KNOWN:
                    untouched = line_outlook(state, seat, line)
                ends[count] = untouched
            count += 1
        if free == 2:
            ends[count] = SECOND * ends[count - 1]
            count += 1
    sort(ends[:count])
    total = 0.0
    for rank in range(min(count, words_to_come(state, seat))):
        total += ends[count - 1 - rank]
    return total


@kernel
def words_to_come(state: State, seat: int) -> int:
    """Tell how many words the seat will still place: one a round, alone as many as it has gems."""
    rounds = ROUNDS - placed(state, seat)
    if state["seats"] > 1:
        return rounds
    return max(rounds + int(state["step"] == BUY) - int(state["bought"]), int(state["gems"]))


@kernel
def line_outlook(state: State, seat: int, line: int) -> float:
    """Return what the best of a few unseen words would promise on a line."""
    values = scratch(WORDS, np.float64)
    free = free_cells(state, seat, line)
    first = matching(state, seat, LINE[line, 0])
    second = matching(state, seat, LINE[line, 1])
    third = matching(state, seat, LINE[line, 2])
    pool = state["pool"]
    count = 0
    for word in range(WORDS):
        if not has(pool, word):
            continue
        matches = int(has(first, word)) + int(has(second, word)) + int(has(third, word))
        values[count] = promise(state, word, matches, free)
        count += 1
    sort(values[:count])
    total, before = 0.0, 0.0
    for rank in range(count):
        until = among(rank + 1, count)
        total += values[rank] * (until - before)
        before = until
    return total


@kernel
def among(lowest: int, whole: int) -> float:
    """Return the chance that all DRAWS are among the ``lowest`` of the ``whole``."""
    part = lowest / whole
    return part * ((part * part) * (part * part))


@kernel
def matching(state: State, seat: int, cell: int) -> np.uint64:
    """Return the words that match the image on ``cell``, a bit each; none where it is free."""
    image = state["cells"][seat, cell]
    return np.uint64(0) if image == NONE else np.uint64(state["yes"][image])


@kernel
def best_of(values: Floats, counts: Counts) -> float:
    """Return the expected best of DRAWS draws, where each value lies ``counts`` times in the bag.

    Both are sorted in place.
    """
    for index in range(1, len(values)):
        value, count = values[index], counts[index]
        place = index
        while place and values[place - 1] > value:
            values[place], counts[place] = values[place - 1], counts[place - 1]
            place -= 1
        values[place], counts[place] = value, count
    whole = 0
    for index in range(len(counts)):
        whole += int(counts[index])
    whole = max(whole, 1)
    total, before, reached = 0.0, 0.0, 0
    for index in range(len(values)):
        reached += counts[index]
        until = among(reached, whole)
        total += values[index] * (until - before)
        before = until
    return total
