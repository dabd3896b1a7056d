"""What a line of MozaiK promises: its points, and those its free cells may still bring.

A free cell is filled with an image chosen from three, so a word finds a match
there more often than on a random image: ``chance`` leans towards a match.
Nothing here reads what the seat cannot see.
"""

from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaik.cards import has, ones
from tesselle.games.mozaik.judging import NO_RULING, STANDS, cell_ruling, word_ruling
from tesselle.games.mozaik.scoring import rung
from tesselle.games.mozaik.state import CELLS, ENDS, LINE, NONE, PAIR, TABLE_JUDGES

LEANING = 0.9  # how much choice helps a free cell, found by playing matches
GEM = 1.0  # what the gem for a line full of matches is worth, alone (R18)
NOWHERE = -1000.0  # less than any placement


@kernel
def chance(state: State, word: int) -> float:
    """Give the chance that a free cell will match ``word``."""
    rate = int(state["often"][word]) / int(state["images"])
    return rate + LEANING * rate * (1.0 - rate)


@kernel
def step_points(state: State, word: int, matches: int) -> float:
    """Give the points for so many matches, alone with the gem for all three."""
    gem = GEM if matches == 3 and state["seats"] == 1 else 0.0
    return rung(state, word, matches) + gem


@kernel
def promise(state: State, word: int, matches: int, free: int) -> float:
    """Give the points to expect of a word with so many matches and free cells."""
    hit = chance(state, word)
    miss = 1.0 - hit
    now = step_points(state, word, matches)
    if free == 0:
        return now
    one = step_points(state, word, matches + 1)
    if free == 1:
        return miss * now + hit * one
    two = step_points(state, word, matches + 2)
    if free == 2:
        return miss * miss * now + 2 * hit * miss * one + hit * hit * two
    three = step_points(state, word, matches + 3)
    return miss**3 * now + 3 * hit * miss**2 * one + 3 * hit**2 * miss * two + hit**3 * three


@kernel
def free_cells(state: State, seat: int, line: int) -> int:
    """Count the free cells of a line."""
    free = 0
    for place in range(3):
        free += int(state["cells"][seat, LINE[line, place]] == NONE)
    return free


@kernel
def end_promise(state: State, seat: int, end: int) -> float:
    """Give what the word at ``end`` promises; 0 without a word."""
    word = state["ends"][seat, end]
    if word == NONE:
        return 0.0
    matches = ones(int(state["matched"][seat, end]))
    return promise(state, word, matches, free_cells(state, seat, end // 2))


@kernel
def suits(state: State, image: int, word: int) -> bool:
    """Tell whether the image to place is thought to match: the ruling, else the deck's ``yes``."""
    if state["judge"] == TABLE_JUDGES:
        said = word_ruling(state, word)
        if said != NO_RULING:
            return said == STANDS
    return has(state["yes"][image], word)


@kernel
def suits_lying(state: State, seat: int, slot: int, cell: int) -> bool:
    """Tell whether an open word is thought to match the image on ``cell``."""
    if state["judge"] == TABLE_JUDGES:
        said = cell_ruling(state, slot, cell)
        if said != NO_RULING:
            return said == STANDS
    return has(state["yes"][state["cells"][seat, cell]], state["open"][slot])


@kernel
def image_gain(state: State, seat: int, image: int, cell: int) -> float:
    """Give what an image on ``cell`` adds to the promises of the words around it."""
    gain = 0.0
    for number in range(4):
        end = PAIR[cell, number] // 3
        word = state["ends"][seat, end]
        if word == NONE:
            continue
        matches = ones(int(state["matched"][seat, end]))
        free = free_cells(state, seat, end // 2)
        gain -= promise(state, word, matches, free)
        gain += promise(state, word, matches + int(suits(state, image, word)), free - 1)
    return gain


@kernel
def best_image_gain(state: State, seat: int, image: int) -> float:
    """Give the most an image can add, over all free cells."""
    best = NOWHERE
    for cell in range(CELLS):
        if state["cells"][seat, cell] == NONE:
            best = max(best, image_gain(state, seat, image, cell))
    return best


@kernel
def word_gain(state: State, seat: int, slot: int, end: int, image: int, cell: int) -> float:
    """Give what an open word promises at ``end``, with ``image`` put on ``cell`` too.

    ``cell`` may be NONE: then only the word is placed.
    """
    word = state["open"][slot]
    matches, free = 0, 0
    for place in range(3):
        other = int(LINE[end // 2, place])
        if other == cell:
            matches += int(suits(state, image, word))
        elif state["cells"][seat, other] == NONE:
            free += 1
        else:
            matches += int(suits_lying(state, seat, slot, other))
    return promise(state, word, matches, free)


@kernel
def best_word_gain(state: State, seat: int, slot: int, image: int, cell: int) -> float:
    """Give the most an open word can promise, over all free ends.

    Both ends of a line promise the same, so one of them is looked at.
    """
    best = NOWHERE
    for end in range(0, ENDS, 2):
        if state["ends"][seat, end] == NONE or state["ends"][seat, end + 1] == NONE:
            best = max(best, word_gain(state, seat, slot, end, image, cell))
    return best
