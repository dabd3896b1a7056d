"""What every process that thinks needs, loaded where it is imported.

Compiled rules are not: where they are not on disk yet, that takes minutes, in which
other games could be played.
"""

import numpy as np

from tesselle.engine import kernel, registry
from tesselle.server.thinking import judging, questions, thinkers

__all__ = ["judging", "questions", "thinkers"]

for game in registry.names():
    registry.get(game)
kernel.sort(np.zeros(1, np.int64))  # any small kernel: Numba fills its tables at the first
