"""Where people meet on foot: a lane in the South, a square."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.motifs.boats import sailing_boat
from studio.motifs.fair import balloon
from studio.motifs.hats import bowler
from studio.motifs.people import AGES, person
from studio.motifs.sky import backdrop, sun
from studio.motifs.town import flower_pot, rooftops, shuttered_window, stone_fountain
from studio.motifs.vehicles import street_cart
from studio.outline import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    polar,
    polygon,
    rect,
    scallop,
    star,
    tube,
)
from studio.path import path
from studio.pose import Pose, joints
from studio.scene import Layers, scene

HEART = path(
    "M0 10C-4 5-11 1-11-5C-11-10-7-12-4-11C-2-10-.6-9 0-7C.6-9 2-10 4-11C7-12 11-10 11-5C11 1 4 5 0 10Z"
)


# Siesta -----------------------------------------------------------------------


@motif("corde")
def washing_line(
    *,
    points: tuple[tuple[float, float], ...] = ((0, 0), (50, 8), (100, 0)),
    colour: str = "#5a4636",
) -> Drawing:
    """A line through the points, in place."""
    return draw(stroke(curve(points), colour, 2.2))


@motif("coeur")
def heart_drawers(*, cloth: str = "#fbf4e6", heart: str = "#cf3a34") -> Drawing:
    """Underpants with hearts that hang from the origin, 100 wide and as high."""
    legs = path("M-44 0L44 0L52 84L12 90L0 40L-12 90L-52 84Z")
    return draw(
        fill(legs, cloth),
        shade(legs.moved(30, 0), legs, 0.07),
        fill(rect(-46, -4, 92, 14, 3), toned(cloth, 0.86)),
        [detail(HEART.scaled(1.05).moved(x, y), heart) for x, y in ((-27, 32), (20, 30), (-30, 66), (32, 64), (-2, 22))],
        [fill(rect(x - 3, -10, 6, 16, 2), "#a8703a") for x in (-36, 36)],
    )  # fmt: skip


@motif("casque")
def brass_diving_helmet(*, brass: str = "#c58a3a", glass: str = "#3f5a5a") -> Drawing:
    """A diver's round helmet that hangs from the origin, 100 high."""
    dome = blob([(0, 8), (30, 18), (40, 46), (32, 74), (0, 80), (-32, 74), (-40, 46), (-30, 18)])
    return draw(
        stroke(curve([(-14, 12), (0, -4), (14, 12)]), toned(brass, 0.7), 5),
        fill(path("M-36 70C-50 78-52 90-46 98C-20 104 20 104 46 98C52 90 50 78 36 70Z"), toned(brass, 0.86)),
        [detail(circle(x, 90, 3), toned(brass, 0.6)) for x in (-34, -12, 12, 34)],
        fill(dome, brass),
        light(ellipse(-18, 26, 8, 13, 30), dome, 0.5),
        [fill(ellipse(s * 36, 46, 7, 13), toned(brass, 0.75)) for s in (-1, 1)],
        fill(circle(0, 48, 24), toned(brass, 0.7)),
        fill(circle(0, 48, 18), glass),
        stroke(curve([(-10, 42), (-6, 36), (2, 34)]), "#ffffff", 3),
        [stroke(line([(x, 32), (x, 64)]), toned(brass, 0.7), 2.4) for x in (-6, 6)],
    )  # fmt: skip


def _sheet(x: float, y: float, w: float, h: float, colour: str) -> Drawing:
    cloth = path(
        f"M{x} {y}C{x + w * 0.4} {y + 5} {x + w * 0.6} {y + 5} {x + w} {y}L{x + w + 3} {y + h}C{x + w * 0.7} {y + h - 6} {x + w * 0.4} {y + h + 6} {x - 2} {y + h - 2}Z"
    )
    return draw(
        fill(cloth, colour),
        [stroke(curve([(x + w * a, y + 8), (x + w * a + 3, y + h * 0.5), (x + w * a - 1, y + h)]), toned(colour, 0.8), 1.6, within=cloth) for a in (0.3, 0.64)],
        [fill(rect(x + w * a - 1.6, y - 5, 3.2, 10, 1), "#a8703a") for a in (0.12, 0.88)],
    )  # fmt: skip


@scene(
    3,
    world="city",
    style="wash",
    yes="calme casque coeur corde fenetre feuille fleur jaune-orange jour rouge sans-personnage soleil vert",
    arguable="mystere",
    fr="Dans une ruelle du Sud aux murs ocre et aux volets verts, à l’heure de la sieste, des cordes à linge courent d’une fenêtre à l’autre au-dessus des pots de fleurs bien feuillus ; entre les draps rouges et un caleçon à petits cœurs sèche un casque de scaphandre, et le soleil dépasse des toits.",
    en="In a southern lane with ochre walls and green shutters, at nap time, washing lines run from window to window above pots of flowers thick with leaves; between red sheets and underpants patterned with hearts a diving helmet hangs up to dry, and the sun peers over the roofs.",
)
def siesta() -> Layers:
    """Washing between two walls, and a diving helmet among it."""
    return Layers(
        back=[
            backdrop(colours=("#fdf3d8", "#f9e6bd")),
            sun(colour="#f6b92e", halo=0.5).at(158, 58, 92),
            detail(polygon([(80, 250), (80, 150), (112, 118), (188, 118), (222, 150), (222, 250)]), Fade(("#efd3a0", "#e6c288"))),
            detail(polygon([(74, 152), (112, 112), (188, 112), (228, 152)]), "#c98a5a"),
            detail(path("M128 238L128 202C128 176 172 176 172 202L172 238Z"), "#fbf0d2"),
            detail(polygon([(84, 236), (218, 236), (262, 310), (38, 310)]), Fade(("#ecd9ae", "#dcc192"))),
            [detail(ellipse(x, y, w, 3), "#d2b688") for x, y, w in ((128, 258, 14), (176, 268, 16), (140, 284, 18))],
        ],
        middle=[
            detail(polygon([(-10, -10), (84, -10), (84, 268), (-10, 310)]), Fade(("#eab860", "#d99a40"))),
            detail(polygon([(310, -10), (218, -10), (218, 268), (310, 310)]), Fade(("#e0a64c", "#cc8a34"))),
            shade(polygon([(70, -10), (84, -10), (84, 268), (70, 276)]), polygon([(-10, -10), (84, -10), (84, 268), (-10, 310)]), 0.12),
            [shuttered_window(shutter="#4a8a58").at(38, y, 68) for y in (48, 178)],
            [shuttered_window(shutter="#4a8a58").at(264, y, 68) for y in (52, 184)],
            washing_line(points=((62, 96), (110, 106), (190, 106), (240, 98))),
            washing_line(points=((62, 20), (120, 32), (190, 30), (240, 22))),
            _sheet(80, 28, 42, 46, "#cf4034"),
            _sheet(184, 29, 38, 38, "#fbf3e0"),
        ],
        front=[
            heart_drawers().at(108, 106, 62),
            brass_diving_helmet().at(166, 106, 74),
            _sheet(202, 104, 34, 64, "#cf4034"),
            flower_pot(seed=2, petals="#d63f36").at(36, 292, 84),
            flower_pot(seed=4, pot="#a8563a", petals="#d63f36").at(264, 296, 90),
        ],
    )  # fmt: skip


# The balloon seller -----------------------------------------------------------


@motif("arbre", "fleur")
def blossom_tree(*, bloom: str = "#eda3b4", trunk: str = "#6a4a3c") -> Drawing:
    """A tree in blossom, its foot at the origin and 100 high."""
    clouds = [
        scallop([polar(45 * k, r, x, y) for k in range(8)], 0.4)
        for x, y, r in ((-20, -62, 17), (20, -64, 18), (0, -80, 20), (2, -56, 16))
    ]
    petals = [
        detail(star(x, y, 4.6, 5, 0.6), "#fff1f0")
        for x, y in (
            (-26, -64),
            (-10, -82),
            (8, -92),
            (22, -74),
            (30, -58),
            (4, -62),
            (-14, -54),
            (-2, -72),
            (14, -52),
        )
    ]
    return draw(
        fill(tube([(0, 2), (-1, -20), (2, -44)], [10, 7, 5]), trunk),
        stroke(line([(0, -30), (-16, -52)]), trunk, 3.4),
        stroke(line([(1, -34), (18, -54)]), trunk, 3.4),
        [fill(each, toned(bloom, 1 - 0.05 * (k % 2))) for k, each in enumerate(clouds)],
        petals,
    )  # fmt: skip


@motif("corde")
def balloon_strings(
    *,
    hand: tuple[float, float],
    tops: tuple[tuple[float, float], ...],
    tail: tuple[tuple[float, float], ...],
) -> Drawing:
    """The strings from the balloons to a hand, and the rope that hangs from it, in place."""
    return draw(
        [stroke(curve([top, ((top[0] + hand[0]) / 2 + 2, (top[1] + hand[1]) / 2 + 6), hand]), "#5a4a48", 1.3) for top in tops],
        stroke(curve(tail), "#a8804a", 3.2),
    )  # fmt: skip


BALLOONS = (
    (62, 42, 78, "#d8402f", "round"),
    (200, 40, 76, "#5aa05a", "round"),
    (104, 18, 70, "#ec8fae", "round"),
    (160, 16, 70, "#ec8fae", "round"),
    (86, 80, 56, "#5aa05a", "round"),
    (178, 78, 56, "#ec8fae", "round"),
    (131, 48, 88, "#d8402f", "heart"),
)


def _hand(
    pose: Pose, side: str, x: float, y: float, size: float, age: str = "adult"
) -> tuple[float, float]:
    """Give where a person's hand is in the picture."""
    leg, head, girth = AGES[age]
    at = joints(pose, leg, girth, 13 * head)
    hand = (at.arm_left if side == "left" else at.arm_right)[2]
    return x + hand[0] * size / 100, y + hand[1] * size / 100


@scene(
    58,
    world="city",
    style="paper",
    yes="arbre bateau chapeau coeur corde duo dynamique eau fleur jour roue rouge vert violet-rose",
    arguable="fete feuille imaginaire",
    fr="Sur une place, un matin de printemps, un marchand en chapeau melon s’envole de sa charrette à roues, emporté par ses ballons rouges, roses et verts, dont un en forme de cœur, et une petite fille se pend à sa corde ; derrière eux, un voilier d’enfant traverse la fontaine près d’un arbre en fleurs.",
    en="On a square, one spring morning, a balloon seller in a bowler hat is being lifted off his wheeled cart by red, pink and green balloons, one of them heart-shaped, and a little girl hangs on to his rope; behind them a toy sailing boat crosses the fountain beside a tree in blossom.",
)
def balloon_seller() -> Layers:
    """A seller goes up with his balloons, and a girl with him."""
    rising = Pose((-176, 178), (46, 30), (-34, -70), (24, -26), lean=4, nod=-6)
    hanging = Pose((-172, 174), (70, 120), (-34, -66), (22, -20), lean=6, nod=8)
    seller = person(
        pose=rising,
        look=0.4,
        expression="afraid",
        hat=bowler(colour="#33303a", band="#d8402f"),
        clothes="#5c5452",
        trousers="#8d8078",
    )
    girl = person(
        pose=hanging,
        age="child",
        look=0.6,
        expression="laugh",
        hair="bob",
        hair_colour="#7a4a2c",
        garment="dress",
        clothes="#ec8fae",
        trousers="#f4ead8",
    )
    hand = _hand(rising, "left", 136, 232, 134)
    low = _hand(rising, "right", 136, 232, 134)
    grip = _hand(hanging, "left", 202, 300, 110, "child")
    return Layers(
        back=[
            backdrop(colours=("#fdf6e6", "#f6ead2")),
            rooftops(base=232, height=60, count=5, colours=("#d3b8a0", "#c9ab92"), wall="#f3e7d2", seed=4),
            blossom_tree().at(264, 240, 170),
        ],
        middle=[
            fill(rect(-6, 230, 312, 80), "#e3d6bd"),
            stone_fountain(stone="#b8b0a4", water="#bcd0d2", jet=False).at(258, 272, 112),
            sailing_boat().at(268, 246, 58),
        ],
        front=[
            street_cart(colour="#4f9a5c").at(58, 298, 128),
            balloon_strings(hand=hand, tops=tuple((x, y + s * 0.46) for x, y, s, _, _ in BALLOONS), tail=(low, (low[0] + 4, low[1] + 24), grip, (grip[0] + 4, grip[1] + 16))),
            [balloon(colour=colour, shape=shape).at(x, y, size) for x, y, size, colour, shape in BALLOONS],
            seller.at(136, 232, 134),
            girl.at(202, 300, 110),
        ],
    )  # fmt: skip
