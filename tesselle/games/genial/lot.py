"""Any legal move of Génial!, each as likely, without listing them all."""

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import Actions, State
from tesselle.engine.kernel import kernel
from tesselle.games.genial.board import PAIRS
from tesselle.games.genial.rules import legal
from tesselle.games.genial.tiles import CODES, KIND


@kernel
def lot(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Draw a tile in hand, turned either way, and a free pair of cells."""
    if state["swap"] or state["placed"] < state["seats"]:
        return int(room[below(entropy, 0, legal(state, seat, room))])
    hand = state["hands"][seat]
    codes = 0
    for code in range(CODES):
        room[codes] = code
        codes += int(hand[KIND[code]] > 0)
    pair = state["pairs"][below(entropy, 0, int(state["free"]))]
    return int(room[below(entropy, 1, codes)]) * PAIRS + int(pair)
