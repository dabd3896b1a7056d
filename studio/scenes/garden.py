"""The garden: a greenhouse, sunflowers, clock flowers, a maze."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.faces import glasses
from studio.motifs.flora import (
    biting_plant,
    clock_flower,
    meadow_grass,
    rose_head,
    sunflower,
)
from studio.motifs.garden import (
    bucket_helm,
    garden_fountain,
    greenhouse_wall,
    heart_patch,
    leafy_bush,
    leafy_hedge,
    scarecrow,
    watering_can,
    wheelbarrow,
)
from studio.motifs.hats import crown
from studio.motifs.landscape import ground
from studio.motifs.people import person
from studio.motifs.sky import backdrop, sun
from studio.motifs.tales import clumsy_knight
from studio.motifs.wildbirds import dozing_crow
from studio.motifs.woodland import upright_rabbit
from studio.outline import curve, polar, rect
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene


@motif("eau")
def splash(*, colour: str = "#cfe6f4") -> Drawing:
    """Water flung from a can, in place."""
    drop = path("M0-9C5-2 6 3 0 6C-6 3-5-2 0-9Z")
    spots = (
        (196, 196, -50, 1.2),
        (182, 208, -70, 1.5),
        (170, 228, -90, 1.3),
        (166, 250, -110, 1.6),
        (176, 272, 190, 1.4),
        (196, 262, 170, 1.2),
    )
    sheet = path(
        "M214 226C202 206 190 206 184 224C190 220 194 226 188 238C196 232 200 240 196 254C206 246 214 242 214 226Z"
    )
    return draw(
        fill(sheet, colour),
        [fill(drop.scaled(size).turned(turn).moved(x, y), colour) for x, y, turn, size in spots],
    )  # fmt: skip


@motif("feuille")
def hothouse_leaves(*, colour: str = "#2c6a40") -> Drawing:
    """Great leaves that hang into the picture from its upper corners, in place."""
    blade = path(
        "M0 0C14-26 44-36 78-30C96-26 106-18 112-8C90-4 92 4 84 10C66 6 60 14 50 18C30 18 10 14 0 0Z"
    )
    vein = path("M0 0C30-10 70-14 106-9M34-9L46-26M34-9L44 12M62-12L76-26M62-12L72 6")
    leaf = draw(fill(blade, colour), stroke(vein, toned(colour, 1.4), 2))
    return draw(
        leaf.at(-20, -8, 120, turn=42),
        leaf.at(-16, 34, 96, turn=14),
        leaf.at(318, -14, 124, flip=True, turn=-36),
        leaf.at(322, 42, 92, flip=True, turn=-8),
    )


@scene(
    25,
    world="garden",
    style="clear",
    yes="danger dents duo dynamique eau feuille fleur imaginaire jour vert violet-rose",
    arguable="casque chapeau chute fenetre seul",
    fr="Dans une serre inondée de jour, une plante monstrueuse, dont la gueule est une fleur rose à deux rangées de dents, bondit de ses feuilles vertes sur un jardinier qui recule, un seau de travers sur la tête, en renversant l’eau de son arrosoir.",
    en="In a greenhouse flooded with daylight, a monstrous plant with a pink flower for a mouth and two rows of teeth lunges from its green leaves at a gardener who backs away, a bucket askew on his head, sloshing water from his can.",
)
def greenhouse_terror() -> Layers:
    """A plant goes for the gardener, who wears his bucket."""
    gardener = person(
        pose=Pose((-78, -96), (128, 160), (-52, -14), (16, 40), lean=16, nod=4),
        look=-0.7,
        expression="afraid",
        hair="tousled",
        hair_colour="#8a4a2a",
        clothes="#f7f1e2",
        apron="#5f7a5a",
        trousers="#5a5a66",
        shoes="#3f3a38",
        hat=bucket_helm(colour="#8f9fa8").scaled(0.92).turned(20).moved(3, -4),
        holds_left=watering_can(colour="#8f9fa8").scaled(0.66).turned(-30).moved(-4, 2).flipped(),
    )
    return Layers(
        back=[greenhouse_wall()],
        middle=[
            fill(rect(-6, 236, 312, 80), "#b9a680"),
            fill(rect(-6, 230, 312, 10), "#e6dcc0"),
            leafy_bush(colour="#9cc48a").at(150, 234, 70),
            leafy_bush(colour="#8ab876").at(276, 236, 110),
        ],
        front=[
            hothouse_leaves(),
            gardener.at(234, 298, 156),
            biting_plant().at(34, 300, 192),
            splash().moved(-14, -2),
            meadow_grass(colour="#2f6b3a").at(8, 308, 80),
            meadow_grass(colour="#2f6b3a").at(294, 310, 60),
        ],
    )


@scene(
    46,
    world="garden",
    style="glass",
    yes="aile animal bleu calme chapeau coeur feuille fleur groupe jaune-orange jour oiseau roue soleil vert",
    arguable="imaginaire",
    fr="Sous le gros soleil doux d’une fin d’après-midi, un épouvantail en veste bleue rapiécée d’un cœur, chapeau de paille sur la tête, se dresse près de sa brouette à roue grinçante parmi des tournesols aux larges feuilles vertes, et trois corbeaux somnolent sur ses bras, l’aile pendante.",
    en="Under the big mellow sun of late afternoon, a scarecrow in a blue jacket with a heart for a patch and a straw hat stands beside his wheelbarrow among sunflowers with broad green leaves, and three crows doze along his arms, wings drooping.",
    hand={"centre": (232, 70)},
)
def scarecrow_and_crows() -> Layers:
    """Three crows sleep on the arms of the scarecrow."""
    return Layers(
        back=[
            backdrop(colours=("#f7e3ae", "#fbf0d2", "#fdf6e6")),
            sun(rays=0, colour="#f7c04a").at(232, 70, 104),
            ground(
                line=((-10, 200), (80, 190), (180, 196), (310, 184)), colours=("#c9cf86", "#a9bd6c")
            ),
        ],
        middle=[
            sunflower().at(272, 262, 118),
            sunflower().at(22, 256, 112),
            scarecrow(
                jacket="#3a74b8", scarf="#e8b23a", patch=heart_patch(colour="#f4c63c").scaled(1.5)
            ).at(134, 286, 252),
            dozing_crow().at(40, 126, 62),
            dozing_crow().at(86, 128, 54, flip=True),
            dozing_crow().at(222, 126, 64, flip=True),
        ],
        front=[
            ground(
                line=((-10, 270), (90, 262), (200, 268), (310, 260)), colours=("#8aa858", "#6f9450")
            ),
            wheelbarrow(
                colour="#8a6f58", load=leafy_bush(colour="#c9b060").mute().scaled(0.7).moved(6, -40)
            ).at(214, 288, 112),
            sunflower().at(62, 312, 112),
            sunflower().at(20, 318, 90),
        ],
    )


@scene(
    81,
    world="garden",
    style="pixel",
    yes="animal eau feuille fleur imaginaire jaune-orange jour lunettes moustache seul soleil temps vert violet-rose",
    arguable="calme chute duo rouge",
    fr="Sous un soleil tout rond à la moustache en guidon, un lapin à lunettes arrose à grande eau ses rangées de fleurs-horloges, qui portent chacune un cadran entre les pétales et deux feuilles vertes sur la tige.",
    en="Under a round sun with a curly moustache, a rabbit in spectacles waters his rows of clock-flowers, each with a ticking dial among its petals and two green leaves on its stalk.",
)
def clock_gardener() -> Layers:
    """A rabbit waters flowers that tell the time."""
    rabbit = upright_rabbit(
        clothes="#a8825c",
        face=glasses(look=0.9, frame="#1c1216", lens="#ffffff").scaled(1.5).moved(-1, -2),
        holds=watering_can(colour="#8f9498", pouring="#ffffff").scaled(0.72).turned(16),
    )
    return Layers(
        back=[
            backdrop(colours=("#fdf3d0", "#fbe9c0", "#f3e2b4")),
            sun(colour="#f8c83c", moustached="curly", rays=12, halo=0.4).at(226, 66, 128),
        ],
        middle=[
            ground(
                line=((-10, 204), (90, 198), (200, 202), (310, 194)), colours=("#a9c878", "#86b060")
            ),
        ],
        front=[
            ground(line=((-10, 270), (110, 262), (200, 268), (310, 262)), colours=("#8a6848",)),
            clock_flower(hour=10.2).at(184, 290, 124),
            clock_flower(hour=1.7).at(260, 292, 128),
            rabbit.at(72, 290, 184),
        ],
    )


@motif("spirale")
def maze_hedge(*, colour: str = "#6a9c50") -> Drawing:
    """A hedge that winds round the fountain and away from it, in place."""
    points = [polar(64 + 30 * k, 46 + 6.4 * k, 150, 104) for k in range(24)]
    flat = tuple((x, 104 + (y - 104) * 0.74) for x, y in points)
    return draw(
        stroke(curve(flat).moved(0, 17), "#28401f", 20),
        leafy_hedge(points=flat, colour=colour, width=20),
    )


@scene(
    80,
    world="garden",
    style="ink",
    yes="casque chapeau duo eau feuille fleur jour mystere rouge spirale vert",
    arguable="arbre temps",
    fr="Vu d’en haut, en plein jour, un labyrinthe de haies vertes et feuillues s’enroule en spirale autour d’une fontaine, et des deux côtés d’une même haie fleurie de roses rouges, un roi avec sa couronne et un chevalier avec son casque se cherchent depuis des heures.",
    en="Seen from above by day, a maze of green leafy hedges coils in a spiral round a fountain, and on the two sides of one hedge, bright with red roses, a king in his crown and a knight in his helmet have been looking for each other for hours.",
    hand={"spots": ("#c8303a", "#6a9c50")},
)
def lost_in_the_hedges() -> Layers:
    """A king and a knight look for each other, a hedge apart."""
    king = person(
        pose=Pose((-104, 150), (30, -30), (-6, 0), (8, 4), nod=-6), look=-0.8, garment="robe", clothes="#c8303a",
        hat=crown(colour="#fbf3dc", gem="#c8303a"), expression="sad", trousers="#4a3a3a", skin="#fbeedd",
    )  # fmt: skip
    knight = clumsy_knight(
        pose=Pose((-30, 30), (104, -150), (-10, -4), (12, 6), nod=6),
        look=0.8,
        expression="sad",
        plume="#c8303a",
        steel="#e6e4e0",
    )
    roses = ((16, 250), (52, 258), (150, 268), (184, 268), (276, 258))
    return Layers(
        back=[
            backdrop(colours=("#f6efdc",)),
            maze_hedge(),
            garden_fountain().at(150, 112, 80),
        ],
        middle=[king.at(100, 292, 176)],
        front=[
            stroke(
                curve([(-10, 262), (70, 280), (150, 286), (230, 280), (310, 262)]), "#28401f", 40
            ),
            leafy_hedge(
                points=((-10, 246), (70, 262), (150, 268), (230, 262), (310, 246)),
                colour="#6a9c50",
                width=34,
            ),
            [rose_head().at(x, y, 28) for x, y in roses],
            knight.at(224, 316, 176),
        ],
    )
