"""How strong the levels are at each game: fixed, as our arena measured them.

On the scale of ratings: 400 points are ten to one, and level 3 stands where everybody begins.
Bots do not learn, so their ratings must not drift with whoever plays them; a game that was
not measured, or a bot that is no level, is not played for a rating.
"""

from tesselle.server.results.rating import Skill

DEVIATION = 50.0  # what a hundred matches between two levels leave open

# Printed by `tools.anchors`, for levels 1 to 6.
MEASURED: dict[str, tuple[int, ...]] = {
    "genial": (960, 1130, 1500, 1720, 1860, 2080),
    "mosaic": (890, 1180, 1500, 2330, 2880, 3320),
    "mozaik": (1010, 1310, 1500, 1600, 1660, 1800),
    "mozaika": (800, 1170, 1500, 1630, 1750, 2120),
}


def anchors(game: str) -> dict[str, Skill]:
    """Return the strength of every bot that may be played for a rating, by its name."""
    return {
        f"level{level}": Skill(float(value), DEVIATION)
        for level, value in enumerate(MEASURED.get(game, ()), 1)
    }
