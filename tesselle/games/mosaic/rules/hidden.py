"""What is hidden in Mosaic: nothing."""

from tesselle.engine.entropy import Word
from tesselle.engine.game import State
from tesselle.engine.kernel import kernel


@kernel
def resample(state: State, seat: int, entropy: Word) -> None:
    """Leave the state alone: everything is open."""
