"""Lights that somebody made, and fire."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, glow, light, stroke
from studio.motif import motif, showing
from studio.outline import arc, circle, ellipse, line, rect
from studio.path import path

FLAME = path(
    "M0 0C-13 0-19-10-16-22C-14-31-6-36-7-50C2-45 7-36 6-28C9-30 10-34 10-37C16-30 19-22 17-13C15-4 8 0 0 0Z"
)


def flame(colour: str = "#f58a2c", heart: str = "#ffe07a") -> Drawing:
    """Give a single flame, its foot at the origin and 50 high (no motif by itself)."""
    return draw(
        fill(FLAME, colour),
        detail(FLAME.scaled(0.66).moved(0.5, -0.5), toned(colour, 1.12, 1, 18)),
        detail(FLAME.scaled(0.36).moved(0.5, -1), heart),
    )


@motif("feu")
def campfire(*, colour: str = "#f0752a", halo: float = 1.0) -> Drawing:
    """A fire of logs, 100 wide."""
    logs = [
        part
        for x, turn, tone in ((-2, 14, 0.85), (4, -16, 1), (0, 2, 1.1))
        for part in draw(
            fill(rect(-36, -6, 72, 12, 6), toned("#7a4e30", tone)),
            fill(ellipse(36, 0, 4, 6), "#c99c68"),
        ).turned(turn).moved(x, -8).shapes
    ]  # fmt: skip
    return draw(
        [glow(0, -30, 110, "#ffb14a", 0.6 * halo)] if halo else [],
        logs[:4],
        flame(toned(colour, 0.9)).scaled(1.1, 1.2).moved(-16, -10),
        flame(toned(colour, 0.95)).scaled(-1.0, 1.05).moved(17, -10),
        flame(colour).scaled(1.5, 1.7).moved(0, -8),
        logs[4:],
    )


@motif("lampe")
def lantern(
    *, metal: str = "#4a3b34", glass: str = "#ffd36b", lit: bool = True, halo: float = 1.0
) -> Drawing:
    """A hand lantern that hangs by its ring from the origin, 100 high."""
    pane = path("M-20 38L20 38L24 82L-24 82Z")
    art = draw(
        [glow(0, 60, 120, glass, 0.75 * halo)] if lit and halo else [],
        stroke(arc(0, 16, 13, 180, 360), metal, 4),
        fill(pane, Fade((toned(glass, 1.04), toned(glass, 0.94))) if lit else "#b9c4c4"),
        flame().scaled(0.62).moved(0, 80) if lit else (),
        stroke(line([(-21, 38), (-25, 83)]), metal, 3),
        stroke(line([(21, 38), (25, 83)]), metal, 3),
        stroke(line([(0, 40), (0, 50)]), metal, 2, 0.7),
        fill(path("M-9 16L9 16L13 22L27 36C27 40-27 40-27 36L-13 22Z"), metal),
        fill(rect(-28, 81, 56, 10, 3), metal),
        fill(rect(-20, 90, 40, 8, 3), toned(metal, 0.8)),
    )
    return showing(art, "feu") if lit else art


@motif("lampe")
def street_lamp(*, metal: str = "#2f3440", glass: str = "#ffdf8a", lit: bool = True) -> Drawing:
    """A lamp on a post, its foot at the origin."""
    return draw(
        fill(rect(-1.6, -78, 3.2, 76, 1), metal),
        fill(path("M-6 0C-6-4-3-5-2.4-12L2.4-12C3-5 6-4 6 0Z"), metal),
        fill(rect(-3, -50, 6, 2.6, 1.2), metal),
        [glow(0, -87, 46, glass, 0.85)] if lit else [],
        fill(path("M-5-79L5-79L7.6-94L-7.6-94Z"), glass if lit else "#9aa6aa"),
        stroke(line([(0, -79), (0, -94)]), metal, 0.9),
        fill(path("M-9-94L9-94L3-100L-3-100Z"), metal),
        fill(circle(0, -101, 1.6), metal),
    )


@motif("lampe")
def table_lamp(
    *, shade_colour: str = "#3f8a5c", metal: str = "#b98a3c", lit: bool = True
) -> Drawing:
    """A lamp with a shade, its foot at the origin."""
    cone = path("M-16-92C-6-95 6-95 16-92L34-54C12-49-12-49-34-54Z")
    return draw(
        [glow(0, -48, 90, "#ffdf8a", 0.7)] if lit else [],
        fill(ellipse(0, -5, 22, 6), toned(metal, 0.8)),
        fill(path("M-3-56L3-56L4-8C8-6-8-6-4-8Z"), metal),
        fill(cone, shade_colour),
        light(ellipse(-12, -72, 8, 18, 20), cone, 0.3),
        [detail(ellipse(0, -53, 31, 3.6), "#fff0bc")] if lit else [],
    )
