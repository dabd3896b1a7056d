"""A board of Mozaika as rows of tile texts."""

from tesselle.engine.game import State
from tesselle.games.mozaika.rules.tiles import EMPTY, NAMES, NO_TILE, SIDE


def rows(state: State, seat: int) -> list[list[str]]:
    """Return a board as four rows of tile texts, ``--`` for a free cell."""
    texts = [NO_TILE if kind == EMPTY else NAMES[kind] for kind in state["boards"][seat]]
    return [texts[start : start + SIDE] for start in range(0, len(texts), SIDE)]
