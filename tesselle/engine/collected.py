"""What a seat has collected, whatever the game then makes of it."""

from tesselle.engine import anygame
from tesselle.engine.game import Numbers, State
from tesselle.engine.kernel import kernel


@kernel
def collected(state: State, seat: int, scores: Numbers) -> int:
    """Add up the numbers of the seat's score; ``scores`` has a row for each seat, for work.

    Not what the score is worth, which is the game's to say (``points``): of six tracks the
    lowest may count, and yet every point on any of them was earned.
    """
    anygame.scores(state, scores.reshape(-1))
    total = 0
    for number in range(scores.shape[1]):
        total += int(scores[seat, number])
    return total
