"""The harbour's market and its barber."""

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.motifs.sealife import fish
from studio.outline import blob, circle, curve, line, polygon, rect, tube
from studio.path import path


@motif()
def striped_awning(
    *, colour: str = "#c8372e", other: str = "#fbf4e6", stripes: int = 7, drop: float = 30
) -> Drawing:
    """An awning, its upper edge through the origin, 100 wide, with a scalloped hem."""
    step = 100 / stripes
    cloth = []
    for k in range(stripes):
        x = -50 + step * k
        top = -44 + 88 / stripes * k
        strip = path(
            f"M{top} 0L{top + 88 / stripes} 0L{x + step} {drop}C{x + step} {drop + 9} {x} {drop + 9} {x} {drop}Z"
        )
        cloth.append(fill(strip, colour if k % 2 == 0 else other))
    hem = rect(-50, drop - 1, 100, 2)
    return draw(cloth, shade(hem, hem, 0.25))


@motif("froid", "eau")
def crushed_ice(*, colour: str = "#e6f2f6", dark: str = "#b9d3de") -> Drawing:
    """A bed of crushed ice, its foot at the origin, 100 wide and 16 high."""
    bed = blob(
        [
            (-50, 0), (-49, -9), (-36, -14), (-20, -12), (-4, -16), (14, -12), (30, -15),
            (46, -11), (50, 0),
        ],
        0.6,
    )  # fmt: skip
    lumps = [
        polygon([(x, y), (x + 5, y - 4), (x + 9, y), (x + 4, y + 4)])
        for x, y in ((-42, -5), (-28, -8), (-12, -6), (4, -9), (20, -6), (36, -8))
    ]
    return draw(fill(bed, colour), detail(together(lumps), dark))  # fmt: skip


@motif("repas", "poisson")
def fish_counter(
    *, wood: str = "#8a6a52", panel: str = "#f2ebdc", scales: str = "#4f86b5", count: int = 4
) -> Drawing:
    """A fishmonger's counter, its foot at the origin, 100 wide, with fish laid out on ice."""
    step = 92 / count
    laid = [
        fish(colour=scales, belly="#dfeaf0", stripes=0)
        .depicted()
        .at(-46 + step * (k + 0.5), -45, step * 1.05, turn=-16)
        for k in range(count)
    ]
    return draw(
        fill(rect(-50, -38, 100, 40), panel),
        stroke(together(line([(x, -32), (x, 0)]) for x in range(-40, 50, 16)), toned(panel, 0.84), 1),
        crushed_ice().moved(0, -36),
        laid,
        fill(rect(-52, -38, 104, 7, 1.5), wood),
    )  # fmt: skip


@motif("roue")
def kick_scooter(
    *, colour: str = "#3a3f4e", wheel: str = "#2b2833", hub: str = "#e8e2d4"
) -> Drawing:
    """A scooter facing right, its wheels on the ground at y = 0, 100 long and 80 high."""
    wheels = [
        draw(fill(circle(x, -12, 12), wheel), fill(circle(x, -12, 6), hub)) for x in (-36, 38)
    ]
    return draw(
        fill(tube([(38, -12), (28, -44), (22, -76)], 5.4), colour),
        fill(tube([(12, -78), (34, -74)], 6), toned(colour, 0.7)),
        fill(path("M-46-16L26-16L32-30L38-28L32-9L-46-9Z"), colour),
        wheels,
    )


@motif("spirale")
def barber_pole(
    *, colour: str = "#c8372e", white: str = "#fbf6ea", metal: str = "#7d828c"
) -> Drawing:
    """A barber's turning pole, its foot at the origin and 100 high."""
    glass = rect(-12, -84, 24, 68)
    bands = [
        path(
            f"M-14 {y}C-4 {y + 2} 6 {y - 8} 14 {y - 16}L14 {y - 5}C6 {y + 3}-4 {y + 13}-14 {y + 11}Z"
        )
        for y in (-78, -56, -34, -12)
    ]
    return draw(
        fill(glass, white),
        fill(together(bands), colour, within=glass),
        light(rect(-9, -84, 4, 68), glass, 0.4),
        fill(rect(-16, -90, 32, 9, 3), metal),
        fill(circle(0, -94, 6.5), metal),
        fill(rect(-16, -19, 32, 9, 3), metal),
        fill(path("M-9-10L9-10L5 0L-5 0Z"), toned(metal, 0.8)),
    )  # fmt: skip


@motif("fenetre", "eau", "bateau", "jour")
def sea_window(*, frame: str = "#6a5a50", sky: str = "#dfe3e2", water: str = "#9aa5a8") -> Drawing:
    """A window that gives on the sea by day, its lower edge through the origin, 100 high."""
    pane = rect(-36, -92, 72, 88)
    return draw(
        fill(rect(-42, -98, 84, 98, 2), frame),
        fill(pane, sky),
        fill(rect(-40, -44, 80, 44), water, within=pane),
        stroke(together(curve([(x - 9, y), (x - 3, y - 2), (x + 3, y + 1), (x + 9, y)]) for x, y in ((-18, -32), (12, -26), (-6, -14), (22, -12))), sky, 1.6, within=pane),
        fill(path("M4-45L4-66L18-47Z"), "#fffaf0"),
        fill(path("M-4-44L20-44L16-39L0-39Z"), toned(frame, 0.6)),
        stroke(line([(0, -92), (0, -4)]), frame, 3.4),
        stroke(line([(-36, -58), (36, -58)]), frame, 3.4),
        fill(rect(-47, -5, 94, 8, 2), toned(frame, 1.15)),
    )  # fmt: skip


@motif("reflet")
def wall_mirror(
    *, frame: str = "#7a5a40", glass: str = "#dfe6e6", image: Drawing | None = None
) -> Drawing:
    """An upright mirror in a frame, centred, 100 high; ``image`` stands at the foot of the glass, 66 wide at most."""
    pane = rect(-34, -44, 68, 88, 12)
    return draw(
        fill(rect(-40, -50, 80, 100, 15), frame),
        fill(pane, glass),
        [image.moved(0, 44)] if image else (),
        light(path("M-40 10L14-50L28-50L-40 26Z"), pane, 0.35, "#ffffff"),
    )
