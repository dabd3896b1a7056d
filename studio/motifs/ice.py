"""Ice and cold light: palaces, peaks, flakes."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, draw, fill, stroke
from studio.motif import motif
from studio.outline import (
    line,
    polar,
    polygon,
)
from studio.path import path

INK = "#2a2030"


@motif("eau", "froid")
def ice_column(*, ice: str = "#9fc8e4") -> Drawing:
    """A pillar of ice, its foot at the origin, 100 high and 26 wide."""
    shaft = polygon([(-9, -8), (-7, -92), (7, -92), (9, -8)])
    return draw(
        fill(shaft, Fade((toned(ice, 1.15), ice, toned(ice, 0.75)), 0)),
        [stroke(line([(x, -90), (x * 1.2, -10)]), toned(ice, 0.7), 0.9) for x in (-3, 3)],
        fill(polygon([(-13, -92), (-9, -100), (9, -100), (13, -92)]), toned(ice, 1.1)),
        fill(polygon([(-13, 0), (-10, -8), (10, -8), (13, 0)]), toned(ice, 0.85)),
    )


@motif("eau", "froid")
def icicles(
    *, ice: str = "#d7ecf6", width: float = 300, count: int = 11, length: float = 50
) -> Drawing:
    """A row of icicles that hang from y = 0, from x = 0 to ``width``."""
    gap = width / count
    spikes = []
    for k in range(count):
        far = length * (0.45 + 0.55 * ((k * 7) % 5) / 4)
        left = k * gap
        spikes.append(polygon([(left, -8), (left + gap * 1.02, -8), (left + gap * 0.56, far)]))
    return draw([fill(each, toned(ice, 1 - 0.08 * (k % 2))) for k, each in enumerate(spikes)])


@motif("eau", "froid")
def ice_block(*, ice: str = "#bfe0f0", inside: Drawing | None = None) -> Drawing:
    """A block of clear ice, its foot at the origin, 100 wide; ``inside`` is frozen in about (-6, -46)."""
    front = polygon([(-50, 2), (-46, -80), (34, -84), (38, 4)])
    return draw(
        fill(polygon([(38, 4), (34, -84), (50, -94), (53, -8)]), toned(ice, 0.74)),
        fill(polygon([(-46, -80), (-28, -92), (50, -94), (34, -84)]), toned(ice, 1.12)),
        fill(front, ice),
        [inside.moved(-6, -42)] if inside else (),
        [stroke(line(points), "#ffffff", 3, 0.8)
         for points in ([(-40, -70), (-28, -74)], [(-42, -16), (-40, -40)], [(20, -8), (30, -20)])],
    )  # fmt: skip


@motif("chapeau")
def icicle_crown(*, ice: str = "#e4f4fb") -> Drawing:
    """A crown of icicles that stand up, for a head of 26."""
    spikes = ((-12, -14, 3.4), (-6.4, -22, 3.6), (0, -30, 4), (6.4, -22, 3.6), (12, -14, 3.4))
    return draw(
        [fill(polygon([(x - w, 1), (x + w, 1), (x * 1.25, y)]), toned(ice, 1 - 0.09 * (k % 2)))
         for k, (x, y, w) in enumerate(spikes)],
        fill(path("M-14-1C-5 2 5 2 14-1L13.4 4C5 6.4-5 6.4-13.4 4Z"), toned(ice, 0.8)),
    )  # fmt: skip


@motif("escalier")
def ice_steps(*, ice: str = "#a9cfe8", steps: int = 5, wide: float = 130) -> Drawing:
    """A flight that narrows towards its landing, its foot at the origin, 60 high."""
    parts = []
    for k in range(steps):
        half, y = wide / 2 * (1 - 0.11 * k), -60 * k / steps
        high = 60 / steps
        parts.append(
            fill(
                polygon([(-half, y), (half, y), (half, y - high * 0.62), (-half, y - high * 0.62)]),
                toned(ice, 0.72),
            )
        )
        parts.append(fill(polygon([(-half, y - high * 0.62), (half, y - high * 0.62), (half * 0.93, y - high), (-half * 0.93, y - high)]), toned(ice, 1.12)))  # fmt: skip
    return draw(parts)


@motif("eau", "froid")
def snow_fang(*, rock: str = "#4a5878", snow: str = "#f6f8fa", dark: str = "#8fa8c8") -> Drawing:
    """A peak as sharp as a fang, its foot at the origin, 100 high, steep on its left."""
    peak = polygon(
        [
            (-34, 4),
            (-22, -30),
            (-18, -52),
            (-8, -78),
            (4, -100),
            (10, -84),
            (20, -66),
            (26, -44),
            (44, -20),
            (64, 4),
        ]
    )
    side = polygon(
        [(4, -100), (2, -74), (10, -56), (2, -34), (12, -12), (4, 8), (80, 8), (60, -60)]
    )
    crags = (
        [(-20, -26), (-12, -34), (-14, -14), (-24, -8)],
        [(-8, -60), (-2, -66), (-4, -46), (-12, -44)],
        [(20, -46), (26, -40), (22, -26), (14, -32)],
    )
    return draw(
        fill(peak, snow),
        fill(side, dark, within=peak),
        [fill(polygon(points), rock, within=peak) for points in crags],
    )  # fmt: skip


@motif()
def northern_lights(
    *, colours: tuple[str, ...] = ("#5fd08a", "#3fb89a", "#8fe08a"), low: float = 120
) -> Drawing:
    """Curtains of light in the sky, in place, down to about ``low``."""
    folds = []
    for k, colour in enumerate(colours):
        x, y = -40 + 8 * k, low - 44 + 22 * k
        left = (
            f"M{x} {y}C{x + 60} {y - 40} {x + 110} {y + 30} {x + 180} {y - 12}L{x + 180} {y - 72}"
            f"C{x + 110} {y - 34} {x + 60} {y - 110} {x} {y - 60}Z"
        )
        right = (
            f"M{x + 180} {y - 12}C{x + 230} {y - 40} {x + 270} {y} {x + 350} {y - 34}"
            f"L{x + 350} {y - 96}C{x + 270} {y - 60} {x + 230} {y - 104} {x + 180} {y - 72}Z"
        )
        folds += [fill(path(left), colour, 0.5), fill(path(right), colour, 0.5)]
    return draw(folds)


@motif("froid", "eau")
def snow_crystal(*, colour: str = "#f4fafd") -> Drawing:
    """One great six-armed flake, centred, 100 across."""
    arms = [
        part
        for a in range(0, 360, 60)
        for part in (
            stroke(line([(0, 0), polar(a, 46)]), colour, 5),
            stroke(line([polar(a - 22, 42), polar(a, 28), polar(a + 22, 42)]), colour, 4),
        )
    ]
    return draw(arms)
