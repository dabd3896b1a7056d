"""What decided a match of Mosaic: tiles, and nothing else (R11)."""

import numpy as np

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mosaic.rules import scoring
from tesselle.games.mosaic.words import say


def decided(state: State, first: int, second: int | None) -> Say:
    """Return what set the first apart from the other."""
    tiles = np.zeros(2, np.int32)
    scoring.scores(state, tiles)
    most, fewest = int(tiles[first]), int(tiles[1 - first])
    if most == fewest:
        return say("decided-level", tiles=most)
    return say("decided-tiles", most=most, fewest=fewest)
