"""Finds how strong the levels are at each game, from what the studies measured.

The scale is that of ratings: 400 points are ten to one, and level 3 stands at 1500, where
everybody begins.  `tesselle.server.results.anchors` holds what is printed here.
"""

import json
import math
from typing import Any

from tools.studies import FOUND

MIDDLE, MIDDLE_LEVEL = 1500.0, "level3"
LEVELS = 6
TWIN = "greedy"  # level 5, where that level does not search: it stands in for a rung not played
STEP = 10  # points; a hundred matches tell no more


def main() -> None:
    """Print the table."""
    found = json.loads(FOUND.read_text(encoding="utf-8"))
    for game in sorted(found):
        print(f'    "{game}": {anchors(found[game])},')


def anchors(studies: dict[str, Any]) -> tuple[int, ...]:
    """Return the ratings of levels 1 to 6 at a game."""
    steps = [_step(studies, level) for level in range(1, LEVELS)]
    ladder = [sum(steps[:rung]) for rung in range(LEVELS)]
    shift = MIDDLE - ladder[int(MIDDLE_LEVEL[-1]) - 1]
    return tuple(STEP * round((each + shift) / STEP) for each in ladder)


def _step(studies: dict[str, Any], level: int) -> float:
    """Return by how much the next level is stronger: the mean of all rungs between the two."""
    lower, upper = f"level{level}", f"level{level + 1}"
    rungs = [rung[upper] for rung in studies["levels"]["rungs"] if {lower, upper} == set(rung)]
    rungs = rungs or [studies["best"][TWIN]["share"]]
    return sum(map(_lead, rungs)) / len(rungs)


def _lead(share: dict[str, float]) -> float:
    """Return the points of a lead by the share of the first places it brings.

    Half a match is added to either side: nobody is infinitely better.  ``equal`` says which
    part of the table the stronger ones were.
    """
    part = (share["part"] * share["games"] + 0.5) / (share["games"] + 1)
    odds = part / (1 - part) * (1 - share["equal"]) / share["equal"]
    return 400 * math.log10(odds)


if __name__ == "__main__":
    main()
