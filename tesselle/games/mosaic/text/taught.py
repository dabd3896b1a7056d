"""What a move of Mosaic does, by the step of the lesson that shows it."""

from tesselle.engine.game import State
from tesselle.games.mosaic.rules import board, groups
from tesselle.games.mosaic.text.telling import preview


def taught(state: State, seat: int, action: int) -> dict[str, int]:
    """Return how much a legal move does of what each step shows, the most telling first."""
    rules = [line.rule for line in preview(state, seat, action).lines]
    flips = action >= board.MOST_CELLS
    cell = action % board.MOST_CELLS
    joined, enemies = (int(groups.touched(state, who, cell)) for who in (seat, 1 - seat))
    return {
        "end": rules.count("R10"),
        "skip": rules.count("R9"),
        "chain": rules.count("R8"),
        "flip": int(flips),
        "split": joined if flips else 0,
        "grow": int(not flips and joined > 0),
        "beside": int(not flips and joined == 0 and enemies > 0),
    }
