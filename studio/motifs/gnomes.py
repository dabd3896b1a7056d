"""Gnomes, their houses, and what their feasts need."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, glow, light, shade, stroke
from studio.motif import motif, showing
from studio.motifs.buildings import window
from studio.motifs.faces import beard, moustache
from studio.motifs.light import lantern
from studio.motifs.people import person, under_nose
from studio.outline import circle, curve, ellipse, line, tube
from studio.path import Point, path
from studio.pose import Pose


@motif("chapeau")
def gnome_hat(*, colour: str = "#c8352f", lean: float = 6) -> Drawing:
    """A tall pointed cap, for a head of 26; its tip leans by ``lean``."""
    body = path(f"M-14 2C-11-14-6-30 {lean}-44C8-30 12-14 14 2C5 5-5 5-14 2Z")
    return draw(
        fill(body, colour),
        shade(body.moved(9, 2), body, 0.16),
        stroke(path("M-14 1.4C-5 4.6 5 4.6 14 1.4"), toned(colour, 0.72), 2.6),
    )


@motif("imaginaire")
def gnome(
    *,
    pose: str | Pose = "dance",
    look: float = 0.5,
    expression: str = "laugh",
    coat: str = "#4c7a8c",
    cap: str = "#c8352f",
    hair: str = "#f1ece2",
    bearded: bool = False,
    holds_left: Drawing | None = None,
    holds_right: Drawing | None = None,
) -> Drawing:
    """A gnome with a pointed cap and a great moustache; about 100 high with its cap."""
    chin = [beard(colour=toned(hair, 0.8), length=0.9).moved(look * 2, 1)] if bearded else []
    return person(
        pose=pose,
        age="child",
        look=look,
        expression=expression,
        nose=1.7,
        hair="bald",
        hair_colour=hair,
        clothes=coat,
        garment="jacket",
        trousers="#6a4a34",
        hat=gnome_hat(colour=cap, lean=8 * look).moved(0, -3.5),
        face=draw(chin, under_nose(moustache(kind="bushy", colour=hair).scaled(1.5), look)),
        holds_left=holds_left,
        holds_right=holds_right,
    ).scaled(0.92)


@motif()
def toadstool(*, cap: str = "#c8352f", stem: str = "#f3e6cc", spot: str = "#fbf3e2") -> Drawing:
    """A mushroom with a spotted cap, 100 high."""
    hood = path("M-50-50C-50-84-24-100 0-100C24-100 50-84 50-50C34-42-34-42-50-50Z")
    return draw(
        fill(path("M-13-50C-12-26-15-10-19 0C-8 4 8 4 19 0C15-10 12-26 13-50Z"), stem),
        fill(path("M-42-49C-20-38 20-38 42-49C24-56-24-56-42-49Z"), toned(stem, 0.8)),
        fill(hood, cap),
        shade(hood.moved(24, 8), hood, 0.15),
        [fill(ellipse(x, y, r, r * 0.8), spot, within=hood)
         for x, y, r in ((-26, -70, 9), (2, -84, 10), (28, -66, 8), (-2, -60, 6), (-44, -54, 6))],
    )  # fmt: skip


@motif("fenetre")
def toadstool_house(
    *, cap: str = "#c8352f", wall: str = "#ecdcb8", door: str = "#6b4a34", lit: bool = True
) -> Drawing:
    """A mushroom that somebody lives in: door, window and chimney, 100 high."""
    glass = "#ffd35c" if lit else "#9cc3d4"
    hood = path("M-52-48C-52-82-26-98 0-98C26-98 52-82 52-48C34-40-34-40-52-48Z")
    return draw(
        fill(path("M22-108L34-108L34-78L22-84Z"), toned(wall, 0.66)),
        fill(path("M-27-50C-26-28-30-12-34 0C-16 4 16 4 34 0C30-12 26-28 27-50Z"), wall),
        fill(hood, cap),
        shade(hood.moved(26, 10), hood, 0.14),
        [fill(ellipse(x, y, r, r * 0.78), "#fbf3e2", within=hood)
         for x, y, r in ((-28, -68, 9), (-2, -84, 9), (30, -70, 9), (2, -60, 6))],
        window(3, -36, 19, 19, glass, toned(wall, 0.5), lit),
        fill(path("M-21 1L-21-22C-21-32-5-32-5-22L-5 1Z"), door),
        fill(circle(-8.6, -12, 1.6), "#e9c35a"),
    )  # fmt: skip


@motif("musique", "corde")
def gnome_fiddle(*, wood: str = "#b5602c") -> Drawing:
    """A fiddle, the middle of its body at the origin, its neck to the left, 60 long."""
    body = path(
        "M22 0C22-11 12-13 5-8C0-5-3-13-10-11C-19-9-19 9-10 11C-3 13 0 5 5 8C12 13 22 11 22 0Z"
    )
    return draw(
        fill(tube([(-10, 0), (-36, -1)], [4.4, 3.4]), "#3a2620"),
        fill(circle(-38, -1, 3.4), "#3a2620"),
        fill(body, wood),
        light(ellipse(-8, -5, 8, 3.6), body, 0.3),
        [stroke(line([(12, y), (-36, y * 0.5 - 1)]), "#f6ead0", 0.7) for y in (-2.4, 0, 2.4)],
    )


@motif()
def gnome_bow(*, wood: str = "#4a2e24") -> Drawing:
    """A bow, held at the origin, 56 long, pointing up."""
    return draw(
        stroke(curve([(0, 6), (4, -20), (0, -48)]), wood, 2.2),
        stroke(line([(0, 6), (0, -48)]), "#f7efdc", 1.2),
    )


@motif("corde", "lampe")
def lantern_string(
    *,
    points: tuple[Point, ...] = ((-10, 40), (80, 66), (170, 60), (310, 30)),
    hung: tuple[int, ...] = (1, 2),
    size: float = 40,
    rope: str = "#c9a26a",
    glass: str = "#ffd36b",
) -> Drawing:
    """A rope with lit lanterns at some of its points, in place."""
    art = draw(
        stroke(curve(points), rope, 2.6),
        [lantern(glass=glass, halo=0.7, metal="#5a3b2c").at(x, y - size * 0.03, size)
         for x, y in (points[k] for k in hung)],
    )  # fmt: skip
    return showing(art, "feu")


@motif()
def fireflies(
    *, spots: tuple[Point, ...] = ((60, 60), (120, 90), (220, 70)), colour: str = "#ffe98a"
) -> Drawing:
    """Points of warm light in the air, in place."""
    return draw(
        [glow(x, y, 14, colour, 0.8) for x, y in spots],
        [fill(circle(x, y, 2.2), colour) for x, y in spots],
    )
