"""What is hidden in Mozaika: the tiles that the bag will give, and bids that are not revealed."""

from tesselle.engine.entropy import Word, below
from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.games.mozaika.rules.state import BID, NO_BID


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Choose anew the pending bids that ``seat`` cannot see; all else is open (R5)."""
    if state["step"] != BID:
        return
    for other in range(state["seats"]):
        if other != seat and state["bids"][other] != NO_BID:
            state["bids"][other] = below(entropy, other, int(state["coins"][other]) + 1)


@kernel
def draw_tile(state: State, entropy: Word, turn: int, left: int) -> int:
    """Take one of the ``left`` tiles in the bag out of it, each as likely; return its kind."""
    pick = below(entropy, turn, left)
    kind = 0
    while pick >= state["bag"][kind]:
        pick -= int(state["bag"][kind])
        kind += 1
    state["bag"][kind] -= 1
    return kind
