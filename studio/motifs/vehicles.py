"""What rolls: wheels, bicycle, racing car, skates, cart, unicycle."""

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.outline import circle, curve, ellipse, line, polar, rect, ring
from studio.path import path


def _wheel(x: float, y: float, r: float, tyre: str, spoke: str, spokes: int = 10) -> Drawing:
    return draw(
        [stroke(line([(x, y), polar(360 * k / spokes, r * 0.9, x, y)]), spoke, r * 0.04) for k in range(spokes)],
        fill(ring(x, y, r, r * 0.82), tyre),
        fill(circle(x, y, r * 0.13), spoke),
    )  # fmt: skip


@motif("roue")
def bicycle(
    *, colour: str = "#d8463a", tyre: str = "#2b2730", spoke: str = "#cfd3d8", rider: Part = ()
) -> Drawing:
    """A bicycle that goes to the right, 100 long; ``rider`` sits between the frame and the near pedal."""
    return draw(
        _wheel(-32, -20, 20, tyre, spoke),
        _wheel(34, -20, 20, tyre, spoke),
        stroke(path("M-32-20L-10-50L22-50L0-18L-32-20M0-18L-12-54M34-20L20-58"), colour, 3.6),
        rider,
        stroke(path("M20-58L24-63L32-62"), toned(colour, 0.6), 3.4),
        fill(path("M-22-57C-14-60-8-59-2-55L-12-53Z"), "#4a3028"),
        stroke(circle(0, -18, 5), toned(colour, 0.6), 2.4),
        stroke(line([(-4, -12), (4, -24)]), toned(colour, 0.6), 2.6),
    )


@motif("roue")
def racing_car(*, colour: str = "#d3342e", trim: str = "#f7eedd", driver: Part = ()) -> Drawing:
    """An old racing car to the right, 100 long; ``driver`` is cut off at the cockpit."""
    hull = path(
        "M-50-14C-50-30-40-34-28-34L-6-32C4-36 10-34 14-30C32-29 46-24 50-14C48-8 42-7 36-7L-44-7Z"
    )
    return draw(
        driver,
        fill(path("M2-34L8-46L13-45L10-31Z"), "#bcd7e4"),
        fill(hull, colour),
        light(ellipse(-10, -29, 30, 3), hull, 0.35),
        shade(rect(-52, -14, 104, 10), hull, 0.18),
        fill(circle(-12, -20, 8), trim),
        [stroke(line([(22 + 5 * k, -25), (20 + 5 * k, -15)]), toned(colour, 0.6), 1.8) for k in range(3)],
        [draw(fill(circle(x, -10, 12.5), "#26242c"), fill(circle(x, -10, 6.4), trim), detail(circle(x, -10, 2), "#26242c")) for x in (-32, 31)],
    )  # fmt: skip


@motif("roue")
def roller_skate(*, colour: str = "#5b7fc4", wheel: str = "#e9b13a", boot: bool = True) -> Drawing:
    """A roller skate that points right, 100 long; without ``boot`` only the plate and the wheels."""
    return draw(
        [fill(path("M-40-26L-40-84L2-84L6-56C26-52 44-46 46-26Z"), colour),
         [stroke(line([(-6, y), (8, y - 4)]), "#fff6e4", 4) for y in (-74, -62)]] if boot else [],
        fill(rect(-44, -30, 92, 10, 4), "#3a3840"),
        [fill(circle(x, -12, 12), wheel) for x in (-28, 30)],
        [detail(circle(x, -12, 4), "#3a3840") for x in (-28, 30)],
    )  # fmt: skip


@motif("roue")
def street_cart(*, colour: str = "#3f8a6a", canopy: tuple[str, str] | None = None) -> Drawing:
    """A pedlar's cart with two big wheels and a shaft to the left, 100 long."""
    box = path("M-34-30L40-30L34-58L-38-58Z")
    stripes: list[Part] = []
    if canopy:
        stripes = [stroke(line([(x, -56), (x, -98)]), "#8a6a4a", 2.6) for x in (-32, 34)]
        stripes += [fill(path(f"M{-44 + 15 * k}-96L{-29 + 15 * k}-96L{-29 + 15 * k}-88C{-32 + 15 * k}-82 {-41 + 15 * k}-82 {-44 + 15 * k}-88Z"), canopy[k % 2]) for k in range(6)]  # fmt: skip
    return draw(
        stripes,
        stroke(curve([(-36, -44), (-56, -40), (-62, -34)]), "#6e4a32", 4),
        fill(box, colour),
        shade(path("M-36-30L42-30L40-40L-38-40Z"), box, 0.16),
        [stroke(line([(-22 + 19 * k, -58), (-20 + 18 * k, -30)]), toned(colour, 0.78), 1.6) for k in range(4)],
        fill(rect(-41, -62, 84, 6, 2), toned(colour, 1.2)),
        _wheel(-16, -19, 19, "#5a3a2a", "#8a6a4a", 8),
        _wheel(24, -19, 19, "#5a3a2a", "#8a6a4a", 8),
    )  # fmt: skip


@motif("roue")
def unicycle(*, colour: str = "#e9b13a", tyre: str = "#26242c", spoke: str = "#d8dbe0") -> Drawing:
    """A unicycle, its wheel on the origin and its saddle at (0, -100)."""
    return draw(
        stroke(line([(0, -27), (0, -94)]), colour, 5),
        _wheel(0, -27, 27, tyre, spoke, 12),
        stroke(path("M-5-27L-5-50L5-50L5-27"), colour, 3.4),
        stroke(line([(-8, -38), (8, -16)]), toned(colour, 0.6), 4),
        [fill(rect(x - 8, y - 2.4, 16, 5, 2), toned(colour, 0.6)) for x, y in ((-10, -39), (10, -15))],
        fill(path("M-16-102C-8-96 8-96 17-102C16-92 6-90 0-90C-8-90-16-94-16-102Z"), "#4a2a2a"),
    )  # fmt: skip
