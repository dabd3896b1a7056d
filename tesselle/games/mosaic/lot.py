"""Any legal move of Mosaic, each as likely, without listing them all."""

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel
from tesselle.games.mosaic.board import MOST_CELLS
from tesselle.games.mosaic.rules import legal, may_flip, may_place

TRIES = 12  # then few moves are left, and listing them is quicker


@kernel
def lot(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Try placements and flips by lot; the first that is legal is as likely as any other."""
    cells = int(state["cells"])
    if not state["chain"]:
        for turn in range(TRIES):
            tried = below(entropy, turn, 2 * cells)
            if tried < cells:
                if may_place(state, seat, tried):
                    return tried
            elif may_flip(state, seat, tried - cells):
                return MOST_CELLS + tried - cells
    return int(room[below(entropy, TRIES, legal(state, seat, room))])
