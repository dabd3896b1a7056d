"""Angels and other folk of the sky, and what they work with."""

from studio.colour import toned
from studio.drawing import (
    Drawing,
    Fade,
    Part,
    draw,
    fill,
    glow,
    light,
    shade,
    stroke,
)
from studio.motif import motif
from studio.motifs.people import person
from studio.outline import blob, circle, curve, ellipse, line, rect, star, tube
from studio.path import Point, path
from studio.pose import POSES, Pose, joints


@motif("aile")
def feathered_wing(
    *, colour: str = "#f6f1e6", folded: bool = False, chipped: bool = False
) -> Drawing:
    """A wing that grows from the origin, spread up to the right, or ``folded`` along the back, 60 high."""
    dark = toned(colour, 0.86)
    if folded:
        outline = path(
            "M0 0C6-14 18-18 24-8C28 4 24 24 14 46C12 40 11 38 9 36C7 40 5 40 4 40C4 34 3 30 1 28C-2 20-2 8 0 0Z"
        )
        ribs = [
            ((6, 0), (12, 14), (12, 38)),
            ((2, 4), (6, 18), (5, 34)),
            ((14, -4), (20, 8), (17, 30)),
        ]
    else:
        outline = path(
            "M0 0C4-22 14-44 40-58C54-64 62-60 66-56C60-54 58-50 58-46C64-46 66-42 64-38C58-38 54-34 53-30C58-28 58-24 54-20C48-22 44-18 42-14C44-10 42-6 38-4C32-8 26-4 20 2C14 8 4 8 0 0Z"
        )
        ribs = [
            ((6, -6), (24, -32), (52, -50)),
            ((8, -3), (28, -22), (50, -34)),
            ((10, 0), (28, -10), (44, -18)),
        ]
    chips: list[Part] = []
    if chipped and not folded:
        outline = path(
            "M0 0C4-22 14-44 38-57L44-50L50-56L58-46C64-46 66-42 64-38L55-36L50-28L42-22L46-14L38-4C32-8 26-4 20 2C14 8 4 8 0 0Z"
        )
        chips = [stroke(line([(28, -34), (34, -28), (31, -20)]), toned(colour, 0.6), 1.4)]
    return draw(
        fill(outline, colour),
        shade(outline.moved(-6, 8), outline, 0.08),
        [stroke(curve(points), dark, 1.6, within=outline) for points in ribs],
        chips,
    )


@motif()
def halo_ring(*, colour: str = "#ffd95a") -> Drawing:
    """An angel's ring of light, for a head of 26 about its middle."""
    return draw(glow(0, -22, 20, colour, 0.5), stroke(ellipse(0, -21, 11, 3.6), colour, 2.4))


@motif("escalier")
def step_ladder(*, colour: str = "#d9a860", steps: int = 5, spread: float = 1.0) -> Drawing:
    """A stepladder from the side of its steps, 100 high, its top at (0, -100)."""
    back = [
        fill(tube([(s * 5 + 6, -98), (s * 10 + 28 * spread, 0)], [3.6, 4.4]), toned(colour, 0.66))
        for s in (-1, 1)
    ]
    rails = [
        fill(tube([(s * 9, -100), (s * 17 - 8 * spread, 0)], [4.4, 5.2]), colour) for s in (-1, 1)
    ]
    treads = []
    for k in range(steps):
        share = (k + 0.6) / steps
        half, x, y = 9 + 8 * share, -8 * spread * share, -100 + 100 * share
        treads.append(
            fill(rect(x - half - 2, y - 2.4, 2 * half + 4, 5.4, 1.6), toned(colour, 1.12))
        )
    return draw(
        back,
        stroke(line([(22 * spread, -30), (-6, -28)]), toned(colour, 0.5), 1.4),
        rails,
        treads,
        fill(rect(-14, -104, 28, 6, 2), toned(colour, 0.86)),
    )  # fmt: skip


@motif("cle")
def open_spanner(*, colour: str = "#b9c2cc") -> Drawing:
    """A fitter's open spanner, its handle's end at the origin and 100 high."""
    return draw(
        fill(
            path("M-6 0C-6 5 6 5 6 0L5-62C16-68 20-82 12-98L6-84L-6-84L-12-98C-20-82-16-68-5-62Z"),
            colour,
        ),
        stroke(line([(0, -4), (0, -54)]), toned(colour, 0.76), 3),
    )


@motif("etoile", "lampe")
def star_bulb(*, colour: str = "#ffe27a", lit: bool = True, halo: float = 1.0) -> Drawing:
    """A star with a screw base, like a light bulb's: centred, 100 across, its base above."""
    body = star(0, 0, 48, 5, 0.52).turned(180)
    tint = colour if lit else "#6d7288"
    return draw(
        [glow(0, 0, 96, colour, 0.75 * halo)] if lit and halo else (),
        fill(rect(-9, -44, 18, 22, 3), "#aab0ba"),
        [stroke(line([(-9, y), (9, y - 3)]), "#6d7280", 2) for y in (-40, -34, -28)],
        fill(blob(body.pieces[0].ends()[:-1], 0.35), tint),
        light(blob([(-18, -12), (-4, -16), (-10, 4)]), body, 0.5, "#ffffff") if lit
        else stroke(line([(-10, -8), (0, 4), (-6, 14)]), "#3c4054", 2.4),
    )  # fmt: skip


@motif("aile", living=1)
def working_angel(
    *,
    pose: str | Pose = "stand",
    look: float = 0.6,
    denim: str = "#4f7fb8",
    shirt: str = "#f4ead8",
    feathers: str = "#fbf7ee",
    hair: str = "curly",
    hair_colour: str = "#e8b85a",
    halo: str = "#ffd95a",
    skin: str = "#f2c8a4",
    pocket: Drawing | None = None,
    holds_left: Drawing | None = None,
    holds_right: Drawing | None = None,
) -> Drawing:
    """A small angel in overalls, wings folded, 100 high; ``pocket`` sticks out behind the hip."""
    how = POSES[pose] if isinstance(pose, str) else pose
    at = joints(how, 0.72, 0.84, 13 * 1.14)
    side = -1 if look > 0 else 1
    wing = feathered_wing(colour=feathers, folded=True).mute()
    figure = person(
        pose=how, age="child", look=look, clothes=denim, sleeves=shirt, trousers=denim, skin=skin,
        hair=hair, hair_colour=hair_colour, face=halo_ring(colour=halo), holds_left=holds_left,
        holds_right=holds_right, expression="happy", shoes="#4a2f2a",
    )  # fmt: skip
    x, y = at.neck
    straps = [stroke(curve([(x + s * 5, y + 1), (x + s * 6, y + 10)]), shirt, 2.2) for s in (-1, 1)]
    back = draw(
        wing.scaled(side * 1.1, 1.1).moved(x + side * 4, y + 4),
        wing.scaled(-side * 0.8, 0.9).moved(x - side * 6, y + 5),
    )
    hip = (at.hip[0] + side * 9, at.hip[1] + 6)
    patch = rect(hip[0] - 5, hip[1] - 6, 10, 11, 2)
    tool = [pocket.moved(*hip), draw(fill(patch, toned(denim, 0.82)))] if pocket else []
    return draw(back, figure.depicted(), straps, tool)


@motif("imaginaire", living=1)
def sky_dancer(
    *,
    head: Drawing | None = None,
    pose: str | Pose = "dance",
    age: str = "adult",
    garment: str = "jacket",
    clothes: str = "#e8862e",
    trousers: str = "#c9662a",
    gloves: str = "#fff4e0",
    shoes: str = "#5a2f1c",
    size: float = 1.0,
    look: float = 0.0,
) -> Drawing:
    """Somebody with the head of a star, a sun or a moon (100 across), 100 high with a plain head."""
    how = POSES[pose] if isinstance(pose, str) else pose
    leg = {"adult": 1.0, "tall": 1.22, "stout": 0.92, "child": 0.72}[age]
    at = joints(how, leg, 1.0, 13)
    body = person(
        pose=how, age=age, garment=garment, clothes=clothes, trousers=trousers, skin=gloves,
        hair="bald", shoes=shoes, look=look,
    ).depicted()  # fmt: skip
    crown = (head or draw(fill(circle(0, 0, 40), "#ffe9a0"))).scaled(0.5 * size)
    return draw(body, crown.turned(how.nod + how.lean * 0.4).moved(at.head[0], at.head[1] - 3))


@motif("etoile")
def star_garland(
    *,
    hung: tuple[Point, ...] = ((-10, 20), (60, 48), (150, 30), (240, 50), (310, 18)),
    colours: tuple[str, ...] = ("#ffd95a", "#f4ead8"),
    count: int = 9,
    size: float = 11,
    string: str = "#8a7a94",
) -> Drawing:
    """Paper stars on a string that sags through the points ``hung``, in place."""
    sag = curve(hung)
    points = sag.flat(12)[0]
    at = [points[(k + 1) * (len(points) - 1) // (count + 1)] for k in range(count)]
    return draw(
        stroke(sag, string, 1.4),
        [
            fill(star(x, y + size * 0.9, size, 5, 0.5).turned(8 - 16 * (k % 2), (x, y)), colours[k % len(colours)])
            for k, (x, y) in enumerate(at)
        ],
    )  # fmt: skip


@motif("musique")
def horn_gramophone(*, horn: str = "#d9a03a", box: str = "#7a4a34") -> Drawing:
    """A gramophone with its great horn turned to the right, 100 high."""
    bell = path("M-6-44C4-56 12-72 14-96C36-92 54-72 56-46C36-40 14-38-2-36Z")
    return draw(
        fill(path("M-34-26L34-26L38-2L-38-2Z"), box),
        fill(rect(-42, -5, 84, 6, 2), toned(box, 0.75)),
        stroke(line([(-26, -14), (26, -14)]), toned(box, 1.3), 1.6),
        fill(ellipse(2, -27, 28, 5.4), "#221d28"),
        stroke(ellipse(2, -27.4, 16, 2.8), "#6d6878", 1),
        fill(tube([(-24, -26), (-26, -40), (-4, -42)], [5, 5, 6]), toned(horn, 0.75)),
        fill(bell, Fade((toned(horn, 1.1), toned(horn, 0.85)), 30)),
        [stroke(curve([(-3, -40), (16, -56 - 5 * k), (20 + 11 * k, -92 + 13 * k)]), toned(horn, 0.72), 1.6) for k in range(4)],
        fill(ellipse(36, -70, 31, 11, 50), toned(horn, 0.6)),
        stroke(ellipse(36, -70, 31, 11, 50), toned(horn, 1.2), 3),
        fill(tube([(38, -14), (48, -14), (48, -24)], [3, 3, 3]), "#b9c2cc"),
    )  # fmt: skip


@motif()
def cloud_floor(
    *, top: float = 240, colour: str = "#fbf6ea", bumps: int = 6, lift: float = 18
) -> Drawing:
    """A floor of cloud over the whole width down from ``top``, in place."""
    wide = 320 / bumps
    text = f"M-10 310L-10 {top}"
    for k in range(bumps):
        x = -10 + wide * k
        high = top - lift * (1 if k % 2 else 0.7)
        text += f"C{x + wide * 0.1} {high} {x + wide * 0.9} {high} {x + wide} {top + (3 if k % 2 else -2)}"
    return draw(fill(path(text + "L310 310Z"), Fade((toned(colour, 1.03), toned(colour, 0.9)))))
