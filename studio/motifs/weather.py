"""What falls from the sky, over an area of the picture and in place."""

from random import Random

from studio.drawing import Drawing, detail, draw, stroke
from studio.motif import motif
from studio.outline import circle, line, polar, star

Area = tuple[float, float, float, float]


@motif("eau", "chute")
def rain(
    *,
    colour: str = "#d5e3ee",
    count: int = 46,
    slant: float = 12,
    area: Area = (0, 0, 300, 300),
    seed: int = 1,
) -> Drawing:
    """Slanting rain."""
    chance = Random(seed)
    left, top, right, bottom = area
    drops = []
    for _ in range(count):
        x, y, far = chance.uniform(left, right), chance.uniform(top, bottom), chance.uniform(10, 22)
        drops.append(stroke(line([(x, y), polar(90 + slant, far, x, y)]), colour, 1.3, 0.65))
    return draw(drops)


@motif("eau", "chute", "froid")
def snowfall(
    *, colour: str = "#ffffff", count: int = 40, area: Area = (0, 0, 300, 300), seed: int = 1
) -> Drawing:
    """Flakes in the air, some of them six-pointed."""
    chance = Random(seed)
    left, top, right, bottom = area
    flakes = []
    for k in range(count):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        shape = (
            star(x, y, chance.uniform(3, 5), 6, 0.35)
            if k % 6 == 0
            else circle(x, y, chance.uniform(1, 2.8))
        )
        flakes.append(detail(shape, colour, chance.uniform(0.7, 1)))
    return draw(flakes)
