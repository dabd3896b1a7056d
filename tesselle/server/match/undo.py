"""A wish to take moves back; how far one may, ``tesselle.engine.undo`` knows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class UndoRequest:
    """A wish to take moves back, to which the other people have not all answered yet."""

    seat: int
    moves: int
    agreed: tuple[int, ...] = ()
