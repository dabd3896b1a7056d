"""Machines and what keeps them going: press, robot, bicycle, keys, springs, clocks that strike."""

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, light, shade, stroke
from studio.motif import motif, showing
from studio.motifs.clocks import clock, gear
from studio.outline import (
    arc,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polar,
    polygon,
    rect,
    ring,
    spiral,
    tube,
)  # fmt: skip
from studio.path import path

HEART = path("M0 17C-26 0-23-19-11-19C-4-19 0-13 0-9C0-13 4-19 11-19C23-19 26 0 0 17Z")


@motif("roue")
def spoked_wheel(
    *, rim: str = "#3a3438", spoke: str = "#8c8480", spokes: int = 8, width: float = 8
) -> Drawing:
    """A wheel with spokes, centred and 100 across."""
    return draw(
        [stroke(line([(0, 0), polar(360 * k / spokes, 46)]), spoke, width * 0.4)
         for k in range(spokes)],
        fill(ring(0, 0, 50, 50 - width), rim),
        fill(circle(0, 0, width), rim),
    )  # fmt: skip


@motif("cle")
def winding_key(*, colour: str = "#c99a3c") -> Drawing:
    """A clockwork key with two round wings, its stem's end at the origin, 100 high."""
    return draw(
        fill(rect(-6, -52, 12, 52, 3), toned(colour, 0.86)),
        fill(ring(-20, -72, 24, 10), colour),
        fill(ring(20, -72, 24, 10), colour),
        fill(rect(-9, -60, 18, 14, 4), toned(colour, 1.1)),
    )


@motif("cle")
def jawed_spanner(*, colour: str = "#aeb4ba") -> Drawing:
    """A spanner, held at the origin in its middle and 100 long, its jaws up."""
    jaw = path("M-8-26C-22-34-22-54-10-60L-8-44L8-44L10-60C22-54 22-34 8-26L7 30C20 34 20 52 0 54C-20 52-20 34-7 30Z")  # fmt: skip
    return draw(
        fill(jaw, colour),
        light(rect(-5, -30, 4, 66), jaw, 0.5),
        detail(circle(0, 42, 5), toned(colour, 0.5)),
    )


@motif("cle")
def ring_of_keys(*, colour: str = "#8c7a54", count: int = 3) -> Drawing:
    """Keys that hang on a ring from the origin, 100 high."""
    one = draw(
        fill(ring(0, 12, 11, 5), colour),
        fill(rect(-2.8, 22, 5.6, 50, 1), colour),
        fill(path("M2 54L15 54L15 60L9 60L9 64L15 64L15 71L2 71Z"), colour),
    )
    return draw(
        stroke(circle(0, 13, 14), toned(colour, 0.7), 4),
        [one.turned(30 - 60 * k / max(1, count - 1)).moved(0, 24) for k in range(count)],
    )


@motif("spirale", "mecanique")
def leaping_spring(*, colour: str = "#d9b25a", reach: float = 60) -> Drawing:
    """A clock spring that has burst out: a coil on a stalk that starts at the origin."""
    return draw(
        stroke(curve([(0, 0), (10, -reach * 0.4), (-6, -reach * 0.7), (4, -reach)]), colour, 4),
        stroke(spiral(-8, -reach - 12, 24, 2.6, 90, 3), colour, 4.4),
    )


@motif("temps")
def longcase_clock(
    *,
    wood: str = "#7a4a2e",
    dial: str = "#fbf0d4",
    brass: str = "#dba83a",
    hour: float = 4.7,
    swing: float = 12,
) -> Drawing:
    """A tall clock with a pendulum behind glass, its foot at the origin and 100 high."""
    trunk = rect(-13, -66, 26, 52)
    bob = polar(90 + swing, 40, 0, -64)
    return draw(
        fill(rect(-19, -14, 38, 14, 1), toned(wood, 0.85)),
        fill(trunk, wood),
        fill(rect(-9, -62, 18, 44, 1), toned(wood, 0.36)),
        stroke(line([(0, -62), bob]), brass, 1.6),
        fill(circle(*bob, 5.6), brass),
        fill(path("M-21-66L-21-92C-12-94-10-100 0-101C10-100 12-94 21-92L21-66Z"), wood),
        clock(rim=brass, dial=dial, hour=hour).scaled(0.31).moved(0, -80),
        shade(rect(6, -66, 9, 52), trunk, 0.2),
    )


@motif("temps", "animal", "oiseau", "aile")
def cuckoo_clock(
    *,
    wood: str = "#8a5530",
    roof: str = "#5c3722",
    bird: str = "#3f7fc4",
    dial: str = "#fbf0d4",
    weights: bool = True,
) -> Drawing:
    """A cuckoo clock about its middle, 100 wide; the wooden bird has shot out, wings spread."""
    wing = path("M0 0C-10-14-28-22-46-20C-42-14-40-12-44-8C-36-6-34-2-36 2C-26 6-10 8 0 0Z")
    lattice = [polygon([(x, 82), (x + 7, 82), (x + 9, 102), (x - 2, 102)]) for x in (-22, 14)]
    cuckoo = draw(
        stroke(path("M-14 8L-6 0L-2 10L6 2L10 12L18 6"), "#c99a3c", 3),
        fill(wing.scaled(0.9).moved(20, 0), toned(bird, 0.85)),
        fill(wing.scaled(-0.9, 0.9).moved(26, 0), toned(bird, 0.85)),
        fill(blob([(14, 12), (12, -4), (18, -20), (30, -20), (36, -4), (32, 14), (22, 20)]), bird),
        fill(polygon([(30, -14), (47, -9), (31, -5)]), "#f0a83a"),
        detail(circle(26, -11, 3.6), "#fffaf0"),
        detail(circle(27, -11, 1.9), "#221a26"),
    )
    return draw(
        [stroke(line([(x, 40), (x, 84)]), "#c99a3c", 2) for x in (-15, 17)] if weights else [],
        [fill(shape, toned(wood, 0.7)) for shape in lattice] if weights else [],
        fill(polygon([(-40, 46), (-40, -20), (0, -48), (40, -20), (40, 46)]), wood),
        fill(polygon([(-56, -10), (0, -62), (56, -10), (50, 0), (0, -46), (-50, 0)]), roof),
        fill(path("M-14-6L-14-22C-14-34 14-34 14-22L14-6Z"), "#2b1a18"),
        clock(rim="#d8b060", dial=dial, hour=11.95).scaled(0.46).moved(0, 20),
        cuckoo.scaled(1.15).moved(-10, -18),
    )


@motif("mecanique", "dents", "roue")
def hand_press(
    *, iron: str = "#34363f", wheel: str = "#34363f", cog: str = "#7d7f88", plate: str = "#c8402f"
) -> Drawing:
    """A cast-iron printing press with a big hand wheel, its feet at the origin and 100 high."""
    frame = path("M-52 0L-46-14L-46-70C-46-92-30-98-8-98C14-98 28-92 28-70L28-14L34 0L18 0L14-14L14-66C14-78 6-82-8-82C-22-82-32-78-32-66L-32-14L-36 0Z")  # fmt: skip
    return draw(
        fill(rect(-12, -90, 8, 40), toned(iron, 1.35)),
        fill(rect(-30, -54, 44, 9, 2), plate),
        fill(rect(-62, -40, 104, 8, 2), toned(iron, 1.5)),
        fill(polygon([(-28, -45), (14, -45), (16, -40), (-30, -40)]), "#fbf4e2"),
        fill(rect(-58, -32, 96, 5, 2), iron),
        fill(frame, iron),
        light(rect(-46, -98, 5, 98), frame, 0.25, "#ffffff"),
        gear(colour=cog, teeth=12).scaled(0.36).moved(26, -70),
        gear(colour=toned(cog, 1.2), teeth=9).scaled(0.24).moved(2, -78),
        spoked_wheel(rim=wheel, spoke=wheel, spokes=6, width=9).scaled(0.74).moved(50, -42),
        fill(circle(77, -68, 4.4), plate),
    )  # fmt: skip


@motif("mecanique")  # a machine is nobody alive
def tin_robot(
    *,
    tin: str = "#a9b8bc",
    trim: str = "#d8a23e",
    eyes: str = "#ffe79a",
    heart: str = "#d84848",
    holds: Drawing | None = None,
) -> Drawing:
    """A little robot of tin; its chest is open upon a heart-shaped motor, and ``holds`` is in its right hand."""
    dark, body = toned(tin, 0.72), rect(-25, -60, 50, 42, 7)
    arm = tube([(24, -50), (41, -44), (37, -28), (21, -28)], [8, 7.4, 7, 6.4])
    art = draw(
        [fill(rect(x, -20, 11, 17, 3), dark) for x in (-17, 6)],
        [fill(path("M-10 0C-10-8 10-8 12 0Z").moved(x, 0), trim) for x in (-13, 13)],
        fill(tube([(-24, -50), (-39, -42), (-34, -24)], [8, 7.4, 6.4]), dark),
        fill(circle(-34, -21, 5.6), trim),
        fill(rect(-5, -66, 10, 8), dark),
        fill(body, tin),
        light(rect(-25, -60, 7, 42), body, 0.5, "#ffffff"),
        fill(polygon([(-17, -54), (-17, -24), (-33, -20), (-33, -54)]), toned(tin, 1.12)),
        fill(rect(-17, -54, 33, 31, 3), "#2c2a38"),
        gear(colour=trim, teeth=8).scaled(0.14).moved(-11, -29),
        fill(HEART.scaled(0.8).moved(-2, -40), heart),
        light(ellipse(-10, -46, 3.4, 5, 20), HEART.scaled(0.8).moved(-2, -40), 0.6),
        stroke(line([(0, -92), (0, -102)]), dark, 2.6),
        fill(circle(0, -104, 4.4), heart),
        [fill(rect(s * 22 - 4, -84, 8, 12, 3), trim) for s in (-1, 1)],
        fill(rect(-21, -93, 42, 30, 8), tin),
        [detail(circle(s * 9, -80, 6.4), "#2c2a38") for s in (-1, 1)],
        [detail(circle(s * 9, -79, 4.4), eyes) for s in (-1, 1)],
        [detail(circle(s * 9 + 0.4, -77.6, 2), "#2c2a38") for s in (-1, 1)],
        stroke(curve([(-7, -69), (0, -66.6), (7, -69)]), "#2c2a38", 1.8),
        [holds.moved(18, -28)] if holds else (),
        fill(arm, dark),
        fill(circle(20, -28, 5.6), trim),
    )
    return showing(art, "coeur")


@motif("mecanique", "dents")
def jar_of_cogs(
    *, glass: str = "#cfdcd8", cog: str = "#c08a3e", lid: str = "#6a5a52", seed: int = 0
) -> Drawing:
    """A glass jar full of cogs, its foot at the origin and 100 high."""
    jar = rect(-30, -84, 60, 84, 9)
    places = ((-12, -20, 40), (16, -24, 34), (-10, -54, 36), (15, -58, 38))
    return draw(
        fill(jar, glass),
        [gear(colour=toned(cog, 0.9 + 0.12 * ((k + seed) % 3)), teeth=8).scaled(size / 100).turned(20 * k).moved(x, y)
         for k, (x, y, size) in enumerate(places)],
        detail(rect(-25, -78, 6, 70, 3), "#ffffff", 0.5),
        fill(rect(-28, -98, 56, 15, 4), lid),
    )  # fmt: skip


@motif("aile", "mecanique", "dents", "roue")
def winged_bicycle(
    *,
    frame: str = "#2b2f3c",
    tyre: str = "#2b2f3c",
    canvas: str = "#f4e8cf",
    cog: str = "#c08a3e",
    rider: Part = (),
) -> Drawing:
    """A bicycle with canvas wings that rides to the right, wheels on the line of the origin, 120 long.

    ``rider`` is drawn between the wings, his hips at (-16, -56).
    """
    wing = path("M0 0C-8-30-34-58-84-66C-80-56-82-50-90-46C-80-42-78-36-84-30C-72-28-68-22-72-14C-56-14-50-8-50 0C-34-4-16 4 0 0Z")  # fmt: skip
    ribs = [stroke(curve([(0, 0), (-36, -16 - 9 * k), (-84 + 4 * k, -64 + 17 * k)][:3]), frame, 1.8)
            for k in range(3)]  # fmt: skip
    pair = draw(fill(wing, canvas), ribs)
    return draw(
        pair.scaled(0.92).turned(30).moved(-4, -70).tinted("#9aa6b0", 0.25),
        [spoked_wheel(rim=tyre, spoke=frame, spokes=9, width=6).scaled(0.5).moved(x, -25) for x in (-36, 38)],
        stroke(path("M-36-25L-16-50L-4-24L-36-25M-16-50L24-54L-4-24M22-62L38-25"), frame, 4.4),
        stroke(line([(-22, -54), (-8, -54)]), frame, 6),
        stroke(path("M22-62L27-70L36-68"), frame, 4),
        stroke(path("M-34-32L-4-35M-36-18L-4-13"), frame, 1.6),
        gear(colour=cog, teeth=12).scaled(0.26).moved(-4, -24),
        gear(colour=cog, teeth=9).scaled(0.17).moved(-36, -25),
        rider,
        pair.scaled(1.12).turned(-4).moved(-12, -74),
    )  # fmt: skip


@motif("mecanique", "musique", "dents")
def music_works(*, brass: str = "#d9a83e", wood: str = "#5d3a2c") -> Drawing:
    """The works of a music box in its open case: a pinned drum, a comb and a cog; 100 wide, foot at the origin."""
    drum = rect(-30, -34, 44, 20, 3)
    pins = [detail(circle(-26 + 7 * (k % 6), -30 + 6 * (k // 6), 1.5), toned(brass, 0.5)) for k in range(18)]  # fmt: skip
    return draw(
        fill(rect(-52, -46, 104, 46, 5), wood),
        fill(rect(-44, -40, 88, 33, 3), toned(wood, 0.5)),
        fill(drum, brass),
        pins,
        fill(polygon([(-30, -12), (14, -12), (14, -8), (-30, -8)]), "#c9c4bc"),
        [stroke(line([(x, -16), (x, -10)]), "#c9c4bc", 2) for x in range(-28, 14, 5)],
        gear(colour=brass, teeth=10).scaled(0.32).moved(29, -23),
    )


@motif("musique", "mecanique")
def brass_gramophone(
    *, brass: str = "#e0a838", wood: str = "#6b4128", disc: str = "#26222c"
) -> Drawing:
    """A gramophone with its horn to the right, its foot at the origin and 100 high."""
    horn = path("M-10-32C-14-52-4-60 8-66C16-72 18-84 20-98C44-96 62-70 58-44C42-48 24-48 10-44C2-42-2-40-2-32Z")  # fmt: skip
    return draw(
        fill(polygon([(-42, -24), (36, -24), (42, 0), (-48, 0)]), wood),
        shade(rect(10, -24, 40, 30), polygon([(-42, -24), (36, -24), (42, 0), (-48, 0)]), 0.2),
        fill(ellipse(-10, -26, 34, 6), disc),
        detail(ellipse(-10, -26, 10, 2), "#c8473c"),
        stroke(path("M40-12L54-12L54-20"), toned(brass, 0.7), 4),
        fill(horn, brass),
        fill(ellipse(39, -71, 11, 31, -36), toned(brass, 0.6)),
        stroke(ellipse(39, -71, 11, 31, -36), toned(brass, 1.15), 2.4),
        [stroke(curve([(6, -46), (16, -58), (24 + 6 * k, -86 + 15 * k)]), toned(brass, 0.8), 1.2)
         for k in range(2)],
        stroke(arc(-4, -34, 6, 90, 200), toned(brass, 0.7), 4),
    )  # fmt: skip


@motif("roue")
def laced_skate(*, boot: str = "#c9b08a", lace: str = "#5d3a2c", wheel: str = "#3a3036") -> Drawing:
    """An old boot on four wheels, its toe to the right, 100 long."""
    return draw(
        fill(path("M-44-24L-42-86C-28-90-14-90-4-86L-2-58C10-52 34-50 42-40C46-34 46-28 44-24Z"), boot),
        fill(rect(-48, -26, 96, 8, 3), toned(boot, 0.55)),
        [stroke(line([(-4 + 3 * k, -74 + 9 * k), (-16 + 5 * k, -70 + 9 * k)]), lace, 2.8) for k in range(3)],
        [fill(circle(x, -10, 11), wheel) for x in (-30, 28)],
        [detail(circle(x, -10, 4), "#e9dfc8") for x in (-30, 28)],
    )  # fmt: skip


@motif("bateau")
def bottled_ship(
    *, glass: str = "#cfe0dc", hull: str = "#7a3f2c", sail: str = "#fbf2dd"
) -> Drawing:
    """A sailing ship in a bottle that lies on its side, 100 long, its foot at the origin."""
    bottle = path("M-50-6C-54-40-48-46-40-46L14-46C24-46 26-34 34-33L46-33L46-19L34-19C26-18 24-6 14-6Z")  # fmt: skip
    return draw(
        [fill(rect(x, -8, 8, 8), "#6b4128") for x in (-38, 4)],
        fill(bottle, glass),
        fill(rect(-60, -15, 90, 9), "#7f9aa0", within=bottle),
        stroke(line([(-18, -40), (-18, -16)]), hull, 1.8),
        detail(path("M-16-41C-4-36-2-28-2-22L-16-22Z"), sail),
        detail(path("M-20-38C-28-34-32-28-34-22L-20-22Z"), sail),
        detail(path("M-38-20L4-20L-2-11L-32-11Z"), hull),
        detail(rect(-40, -42, 46, 3.6, 1.8), "#ffffff", 0.7),
        fill(rect(44, -32, 9, 12, 2), "#b98a58"),
    )
