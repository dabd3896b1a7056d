"""Mountains on fire."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, glow, shade, stroke
from studio.motif import motif
from studio.outline import blob, curve, polar, tube
from studio.path import path


@motif("feu")
def volcano(
    *,
    colour: str = "#3a2c30",
    lava: str = "#d2341f",
    fire: str = "#f58a24",
    heart: str = "#ffd75e",
    halo: float = 1.0,
) -> Drawing:
    """A volcano that spits fire, its foot at the origin, 140 wide and 160 high with its flames."""
    cone = path("M-86 0C-58-22-40-56-24-86L-14-82L-4-88L8-82L22-88C38-54 60-20 88 0Z")
    jets = [
        tube([(x * 0.5, -80), (x, -80 - high * 0.55), (x * 1.7, -80 - high)], [16, 12, 3])
        for x, high in ((-24, 40), (24, 46), (-12, 66), (14, 72), (0, 84))
    ]
    streams = [
        path("M-16-84C-22-64-12-54-20-36C-26-22-18-12-24 0L-10 0C-8-14-12-24-6-38C0-54-8-66-6-86Z"),
        path("M8-84C8-66 20-58 20-42C20-26 36-18 38 0L52 0C48-20 32-30 32-46C32-62 20-70 18-86Z"),
    ]
    return draw(
        [glow(0, -92, 110, fire, 0.6 * halo)] if halo else [],
        [fill(jet, lava) for jet in jets[:2]],
        [fill(jet, fire) for jet in jets[2:]],
        fill(tube([(0, -78), (0, -106), (1, -136)], [14, 10, 2]), heart),
        fill(cone, colour),
        shade(path("M10-90C16-60 30-30 30 0L100 0L100-90Z"), cone, 0.2),
        [fill(stream, lava, within=cone) for stream in streams],
        stroke(curve([(-12, -80), (-15, -60), (-12, -48), (-17, -30)]), fire, 4, within=cone),
        stroke(curve([(13, -80), (20, -62), (26, -46), (32, -30)]), fire, 4, within=cone),
        stroke(path("M-24-86L-14-82L-4-88L8-82L22-88"), fire, 4),
    )


@motif("chute", "feu")
def lava_bombs(
    *,
    colour: str = "#f2752a",
    stone: str = "#4a2622",
    count: int = 9,
    centre: tuple[float, float] = (150, 80),
    reach: tuple[float, float] = (70, 130),
    size: float = 8,
    seed: int = 2,
) -> Drawing:
    """Glowing stones that fall away from a crater at ``centre``, each with its trail, in place."""
    chance = Random(seed)
    parts = []
    for k in range(count):
        angle = -200 + 220 * (k + 0.5) / count + chance.uniform(-8, 8)
        x, y = polar(angle, chance.uniform(*reach), *centre)
        back = polar(angle + 180 + (28 if x > centre[0] else -28), size * 3.4, x, y)
        r = size * chance.uniform(0.75, 1.15)
        rocky = blob([polar(60 * n, r * chance.uniform(0.8, 1.1), x, y) for n in range(6)], 0.5)
        parts.append(
            draw(
                fill(tube([back, (x, y)], [1.5, r * 1.7]), colour),
                detail(rocky, Fade((toned(stone, 1.3), stone))),
            )
        )
    return draw(parts)
