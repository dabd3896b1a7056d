"""What a mosaic promises that may still become its own mirror image (R19).

Left-right and top-bottom mirrors pay most and bring income besides, because in
each of them four pairs of equal tiles lie side by side.  They pay at five seats
alone, where there are nine tiles of each kind (``tools.fitting variants``, docs/tuning.md).

A tile whose partner's cell is still free is a *half*.  What a mirror *lacks* are
tiles of certain kinds: the like of each half, and for each pair of free cells the
second tile, unless the hand has them.
"""

import numpy as np

from tesselle.engine.game import Int8s, State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.heuristic.gains import Int64s
from tesselle.games.mozaika.rules.scoring import FOLD, LEFT_RIGHT, SYMMETRY_PRICE, TOP_BOTTOM
from tesselle.games.mozaika.rules.state import ROUNDS
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, KINDS

FEWEST_SEATS = 5  # from so many on it pays to think of mirrors
MIRRORS = (LEFT_RIGHT, TOP_BOTTOM)
MIRRORS_COUNTED = len(MIRRORS)
MIRROR_PRICE = int(SYMMETRY_PRICE[LEFT_RIGHT])

# Places of a count, after the halves of each kind.
FREE_PAIRED = KINDS  # cells that are free as their partner is
BROKEN = KINDS + 1  # 1 when two different tiles lie on partners
FACTS = KINDS + 2

# [lacking, tiles to come] -> the points to expect: each tile has to be found, and in the last
# rounds there is no time for others in between (`tools.fitting variants`).
_lacking, _to_come = np.indices((CELLS + 1, CELLS + 1))
HOPE = MIRROR_PRICE * 0.7**_lacking * (1 - 0.5 ** (np.maximum(_to_come - _lacking, -1) + 1))


@kernel
def hopeful(state: State, seat: int, counts: Int64s) -> bool:
    """Count both mirrors; tell whether it pays to think of them: one is whole, the table large."""
    if state["seats"] < FEWEST_SEATS:
        return False
    for mirror in MIRRORS:
        count_mirror(state["boards"][seat], mirror, counts[mirror])
    return not (counts[LEFT_RIGHT, BROKEN] and counts[TOP_BOTTOM, BROKEN])


@kernel
def tiles_to_come(state: State) -> int:
    """Tell how many tiles a seat will still lay before this round's is laid: one a round."""
    return ROUNDS - int(state["round"]) + 1


@kernel
def count_mirror(board: Int8s, mirror: int, facts: Int64s) -> None:
    """Write the halves of each kind, the free cells, and whether the mirror is broken."""
    for fact in range(FACTS):
        facts[fact] = 0
    for cell in range(CELLS):
        partner = board[FOLD[mirror, cell]]
        if board[cell] == EMPTY:
            facts[FREE_PAIRED] += int(partner == EMPTY)
        elif partner == EMPTY:
            facts[board[cell]] += 1
        elif partner != board[cell]:
            facts[BROKEN] = 1


@kernel
def lacking(facts: Int64s, hand: Int8s) -> int:
    """Count the tiles of certain kinds that a mirror lacks, with these in hand."""
    lack, ready = 0, 0
    for kind in range(KINDS):
        spare = int(hand[kind]) - facts[kind]
        if spare < 0:
            lack -= spare
        else:
            ready += spare // 2
    return int(lack + max(facts[FREE_PAIRED] // 2 - ready, 0))


@kernel
def picked_promise(counts: Int64s, hand: Int8s, kind: int, to_come: int) -> float:
    """Return what the better mirror promises with one more tile in hand; all is left as it was."""
    hand[kind] += 1
    best = 0.0
    for mirror in MIRRORS:
        if not counts[mirror, BROKEN]:
            best = max(best, HOPE[lacking(counts[mirror], hand), to_come])
    hand[kind] -= 1
    return best


@kernel
def laid_promise(
    counts: Int64s, board: Int8s, hand: Int8s, kind: int, cell: int, to_come: int
) -> float:
    """Return what the better mirror promises with a tile of the hand on a free cell.

    Counts and hand are changed for the moment, and left as they were.
    """
    hand[kind] -= 1
    best = 0.0
    for mirror in MIRRORS:
        partner = board[FOLD[mirror, cell]]
        if counts[mirror, BROKEN] or partner not in (EMPTY, kind):
            continue
        new = int(partner == EMPTY)  # a half, or the end of one
        counts[mirror, kind] += 2 * new - 1
        counts[mirror, FREE_PAIRED] -= 2 * new
        best = max(best, HOPE[lacking(counts[mirror], hand), to_come - 1])
        counts[mirror, kind] -= 2 * new - 1
        counts[mirror, FREE_PAIRED] += 2 * new
    hand[kind] += 1
    return best
