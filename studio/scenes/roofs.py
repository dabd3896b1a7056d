"""High above the city: a tower of glass, a clock tower, the tiles."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.motifs.animals import cat
from studio.motifs.birds import bird
from studio.motifs.clocks import gear
from studio.motifs.faces import glasses, moustache
from studio.motifs.hats import hard_hat
from studio.motifs.instruments import cello, fiddle_bow, notes, violin
from studio.motifs.people import person
from studio.motifs.reach import reach
from studio.motifs.show import tall_ladder
from studio.motifs.sky import backdrop, moon, sun
from studio.motifs.town import dormer, glass_tower, rooftops, tiled_roof
from studio.outline import circle, curve, ellipse, line, polar, polygon, rect, scallop, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

# The window cleaner -----------------------------------------------------------


@motif("corde")
def hoist(*, rope: str = "#e2c48a", plank: str = "#8a5f3c") -> Drawing:
    """A plank that hangs from two ropes, in place."""
    return draw(
        [stroke(line([(x, -6), (x, 240)]), rope, 3) for x in (84, 270)],
        fill(rect(68, 238, 220, 13, 3), plank),
        stroke(line([(72, 242), (284, 242)]), toned(plank, 1.25), 2),
        [stroke(circle(x, 240, 5), rope, 2.6) for x in (84, 270)],
    )


@motif("eau")
def soapy_bucket(*, colour: str = "#c9ced6", foam: str = "#ffffff") -> Drawing:
    """A bucket of soapy water, its foot at the origin, 100 high."""
    body = path("M-40-74L40-74L30 0L-30 0Z")
    return draw(
        stroke(curve([(-38, -72), (0, -120), (38, -72)]), "#59606c", 4),
        fill(body, colour),
        shade(rect(6, -74, 40, 80), body, 0.2),
        fill(ellipse(0, -74, 40, 8), "#7fb9d6"),
        fill(scallop([(-34, -72), (-22, -84), (-6, -82), (10, -88), (26, -80), (36, -70), (0, -66)], 0.45), foam),
    )  # fmt: skip


@scene(
    11,
    world="city",
    style="flat",
    yes="aile animal bleu casque corde danger duo eau fenetre jaune-orange jour moustache oiseau reflet soleil",
    arguable="dynamique",
    fr="Tout en haut d’une tour de verre, un laveur de vitres au casque bleu, debout sur une planche suspendue à deux cordes, a dessiné une moustache de mousse juste sous le reflet doré du soleil du matin, à la surprise du pigeon perché sur son seau d’eau ; en bas, la rue donne le vertige.",
    en="High on a glass tower, a window cleaner in a blue helmet, on a plank hanging by two ropes, has drawn a soapy moustache right under the golden reflection of the morning sun, to the surprise of the pigeon perched on his bucket of water; the street is dizzyingly far below.",
)
def window_cleaner() -> Layers:
    """A moustache of foam for the mirrored sun."""
    squeegee = draw(
        stroke(line([(-3, 3), (6, -9)]), "#5a4030", 2.6),
        fill(rect(-2, -13, 18, 4, 1.5).turned(32, (6, -10)), "#30343e"),
    )
    cleaner = person(
        pose=Pose((-34, -10), (112, 128), (-8, -2), (10, 4), lean=5, nod=-4),
        look=0.85,
        expression="sly",
        hat=hard_hat(colour="#2f66b4"),
        clothes="#f0ede4",
        trousers="#3b4a6b",
        holds_right=squeegee,
    )
    house = draw(fill(rect(-8, -8, 16, 16), "#b9a58c"), fill(rect(-8, -8, 16, 7), "#8c6f5e"))
    return Layers(
        back=[
            backdrop(colours=("#cfe4ee", "#e6e6dc", "#c9c2b2")),
            fill(polygon([(20, 150), (30, 150), (64, 310), (-20, 310)]), "#8e939c"),
            [detail(polygon([(24.6, y), (25.6, y), (26, y + 7), (24.4, y + 7)]), "#fdf6dc") for y in range(156, 300, 16)],
            [house.at(x, y, s) for x, y, s in ((8, 178, 80), (44, 184, 80), (0, 214, 130), (54, 222, 120), (60, 262, 150))],
            [detail(rect(x, y, 6, 9, 2), "#4a4f5c") for x, y in ((16, 236), (34, 268), (22, 196))],
            glass_tower(area=(66, -10, 322, 318), bars="#a9c3d6", columns=3, rows=4),
            shade(rect(66, -10, 10, 330), rect(66, -10, 10, 330), 0.2),
        ],
        middle=[
            sun(colour="#ffc93c", rays=16, halo=0.9).at(216, 70, 126),
            moustache(kind="curly", colour="#ffffff").at(214, 142, 470),
            [fill(circle(x, y, r), "#ffffff") for x, y, r in ((150, 166, 4), (176, 168, 3), (272, 168, 3.4), (160, 178, 2.6))],
            stroke(curve([(262, 150), (264, 172), (263, 190)]), "#ffffff", 3, 0.9),
        ],
        front=[
            hoist(),
            cleaner.at(118, 240, 146),
            soapy_bucket().at(232, 239, 42),
            bird(colour="#8d94a6", belly="#c9ccd6", wings="spread").at(230, 208, 60, flip=True),
        ],
    )  # fmt: skip


# Behind the dial --------------------------------------------------------------


@motif("temps")
def tower_dial(
    *, rim: str = "#4a4648", pane: str = "#f3eee0", view: Drawing | None = None
) -> Drawing:
    """A great glass dial seen from behind, centred, 100 across; ``view`` is what one sees through it."""
    glass = circle(0, 0, 45)
    marks = [
        stroke(line([polar(30 * k, 43), polar(30 * k, 35)]), rim, 3.4 if k % 3 == 0 else 2)
        for k in range(12)
    ]
    return draw(
        fill(circle(0, 0, 50), rim),
        fill(glass, pane),
        view.clipped(glass) if view else (),
        stroke(circle(0, 0, 31), rim, 1.2, 0.8),
        marks,
        fill(tube([(0, 0), (14, -16)], [4, 3]), rim),
        fill(tube([(0, 0), (-24, -22)], [3, 2]), rim),
        fill(circle(0, 0, 4.4), rim),
    )  # fmt: skip


@scene(
    45,
    world="city",
    style="clear",
    yes="dents escalier jour lunettes mecanique rouge seul temps vert",
    arguable="fenetre lettre roue",
    fr="Derrière le grand cadran de verre de l’horloge, à travers lequel on aperçoit en plein jour les toits rouges de la ville, un horloger en salopette verte et lunettes grossissantes, juché sur une échelle, graisse des engrenages d’acier presque aussi grands que lui.",
    en="Behind the great glass dial of a town clock, through which the red roofs of the daytime city can be seen, a clockmaker in green overalls and magnifying spectacles stands on a ladder to oil steel gears almost as big as himself.",
)
def clockmaker() -> Layers:
    """A clockmaker on a ladder behind the dial."""
    can = draw(
        fill(path("M-6 0L6 0L4-9L-4-9Z"), "#b5302a"),
        stroke(line([(3, -7), (18, -12)]), "#3a3638", 1.8),
        detail(circle(20, -8, 1.6), "#3a3638"),
    )
    man = person(
        pose=Pose((-40, 30), (88, 98), (-10, 2), (34, -20), lean=8, nod=2),
        look=0.75,
        expression="happy",
        hair="fringe",
        hair_colour="#e6e1d8",
        face=glasses(look=0.75, frame="#2a2426").scaled(1.3),
        clothes="#3f8a55",
        sleeves="#f1eadb",
        trousers="#3f8a55",
        holds_right=can,
    )
    town = draw(
        fill(rect(-60, -60, 120, 120), "#f4f0e2"),
        rooftops(
            base=210,
            height=100,
            colours=("#c23c30", "#b5332a", "#cf4a3a"),
            wall="#efe2c8",
            count=9,
            seed=2,
        ).at(-58, -62, 39),
        rooftops(
            base=240, height=120, colours=("#b5332a", "#c8402f"), wall="#e6d5b4", count=6, seed=6
        ).at(-60, -72, 40),
    )
    steel = "#9b9a9c"
    return Layers(
        back=[
            backdrop(colours=("#6c6264", "#4c4448")),
            tower_dial(view=town).at(140, 128, 250),
        ],
        middle=[
            fill(rect(-6, 262, 312, 44), "#3b3336"),
            gear(colour="#7d7c80", teeth=14).at(24, 236, 128),
            gear(colour=steel, teeth=12).at(246, 150, 136),
            gear(colour="#868488", teeth=10).at(282, 244, 96),
        ],
        front=[
            tall_ladder(colour="#c8b08a", rungs=9).at(106, 304, 214, turn=8),
            man.at(128, 222, 150),
            gear(colour=steel, teeth=10).at(206, 300, 86),
        ],
    )  # fmt: skip


# Roof concert -----------------------------------------------------------------


@motif()
def slipper(*, colour: str = "#e8762e", lining: str = "#f6e2c4") -> Drawing:
    """A slipper that flies, centred and 100 long."""
    return draw(
        fill(
            path(
                "M-50 6C-50 20-40 24-20 24L44 24C54 16 48-4 30-12C16-18 6-14 0-8C-16 2-40-2-50 6Z"
            ),
            colour,
        ),
        fill(ellipse(-18, 4, 24, 7, -8), lining),
        fill(circle(22, -10, 8), lining),
    )


@scene(
    66,
    world="city",
    style="glass",
    yes="animal corde duo dynamique fenetre imaginaire jaune-orange lune musique nuit rouge violet-rose",
    arguable="chute fete moustache",
    fr="Deux chats, l’un au violon, l’autre au violoncelle, donnent un concert sur les tuiles rouges sous une énorme lune jaune, dans la nuit violette, et des lucarnes qui s’ouvrent tout autour volent les premières pantoufles.",
    en="Two cats, one on violin and one on cello, give a concert on the red roof tiles under an enormous yellow moon in a purple night sky, and from the skylights opening all around the first slippers come flying.",
    hand={"centre": (150, 96)},
)
def roof_concert() -> Layers:
    """Two cats play under the moon, and the slippers fly."""
    fur, grey = "#2c2634", "#efe6de"
    first = draw(
        cat(colour=fur, belly="#f4ece2", eyes="wide"),
        violin(wood="#d8752e").scaled(0.62).turned(62).moved(-40, -40),
        reach((-12, -48), (-2, -30), fur, 9, 0.3),
        fiddle_bow().scaled(0.62).turned(-64).moved(-30, -6),
        reach((13, -46), (-24, -14), fur, 9, -0.3),
    )
    second = draw(
        cat(colour=grey, belly="#ffffff", eyes="asleep"),
        cello(wood="#c8582a").scaled(0.86).turned(-10).moved(2, 4),
        reach((-13, -48), (-10, -60), toned(grey, 0.92), 9, 0.6),
        fiddle_bow().scaled(0.66).turned(-10).moved(-22, -18),
        reach((14, -46), (-18, -20), grey, 9, -0.2),
    )
    return Layers(
        back=[
            backdrop(colours=("#2e1556", "#4a2480", "#7a3f9e")),
            moon(colour="#f8cf50", halo=0.8).at(150, 100, 200),
        ],
        middle=[
            tiled_roof(top=226, colour="#b03226", rows=4),
            dormer(wall="#6a3f86", roof="#8a2f34").at(30, 236, 92),
            dormer(wall="#6a3f86", roof="#8a2f34").at(272, 240, 84),
            slipper().at(60, 96, 40, turn=-30),
            slipper(colour="#d8453a").at(248, 90, 42, turn=24),
            notes(colour="#2e1556", count=3, area=(104, 60, 210, 90), size=28, seed=4),
        ],
        front=[
            first.at(104, 274, 150),
            second.at(206, 280, 156),
        ],
    )  # fmt: skip
