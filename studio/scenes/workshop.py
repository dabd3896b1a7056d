"""Workshops."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, draw, fill, glow, shade, stroke
from studio.motif import motif
from studio.motifs.animals import cat
from studio.motifs.clocks import clock, gear
from studio.motifs.craft import luthiers_violin, varnish_pot, wood_shavings
from studio.motifs.faces import glasses, moustache
from studio.motifs.fittings import light_beam, paned_window
from studio.motifs.instruments import violin
from studio.motifs.lettering import drying_line, letter_block, printed_sheet, type_case
from studio.motifs.light import table_lamp
from studio.motifs.machines import (
    cuckoo_clock,
    hand_press,
    jar_of_cogs,
    jawed_spanner,
    leaping_spring,
    longcase_clock,
    tin_robot,
    winding_key,
)
from studio.motifs.people import person, under_nose
from studio.motifs.sky import backdrop, moon
from studio.motifs.trees import leaf_shape
from studio.outline import blob, ellipse, line, polygon, rect
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

BLACK, PAPER, RED = "#24242c", "#f4e8cf", "#c53b30"


@scene(
    21,
    world="workshop",
    style="block",
    yes="calme corde dents fenetre feuille jour lettre mecanique roue rouge sans-personnage",
    arguable="mystere",
    fr="Dans une imprimerie déserte et silencieuse où le jour tombe d’une lucarne, les feuilles fraîchement encrées sèchent sur une corde comme du linge, près d’une presse en fonte à grande roue et engrenages dentés ; les lettres de bois attendent dans leur casse, sauf une, qui a roulé dans l’encre rouge.",
    en="In a quiet, empty print shop lit by day through a skylight, freshly inked sheets dry on a line like washing beside a cast-iron press with a big hand wheel and toothed gears; the wooden letters wait in their case, all but one, which has rolled into the red ink.",
    hand={"inks": (BLACK, RED), "paper": PAPER},
)
def print_shop() -> Layers:
    """A press at rest, sheets on the line, one letter in the red ink."""
    sheets = tuple(
        (share, printed_sheet(char=char, page=PAPER, letter=colour, lines=2))
        for share, char, colour in (
            (0.12, "A", BLACK), (0.335, "R", RED), (0.55, "S", BLACK), (0.77, "M", BLACK),
        )
    )  # fmt: skip
    pool = blob(
        [(206, 284), (222, 272), (252, 274), (276, 268), (296, 280), (280, 294), (240, 296)]
    )
    return Layers(
        back=[
            backdrop(colours=(PAPER,)),
            paned_window(width=96, height=40, frame=BLACK, sky=PAPER, bars=(2, 1), sill=False).at(222, 26),
            light_beam(ends=(172, 270, 90, 300), top=50, bottom=230, colour="#fffaf0", alpha=0.6),
            fill(rect(-6, 254, 312, 60), BLACK),
        ],
        middle=[
            drying_line(ends=((-8, 62), (308, 52)), sag=12, hangs=sheets, size=66, rope=BLACK),
            hand_press(iron=BLACK, wheel=BLACK, cog=PAPER, plate=RED).at(120, 262, 150),
        ],
        front=[
            type_case(wood="#8a6a4a", ink=BLACK).at(58, 300, 108),
            fill(pool, RED),
            letter_block(char="K", colour=BLACK, wood=PAPER).at(246, 288, 42, turn=-14),
        ],
    )  # fmt: skip


@scene(
    29,
    world="workshop",
    style="clear",
    yes="aile animal bleu cle dents dynamique jaune-orange mecanique oiseau sans-personnage spirale temps",
    arguable="lettre musique roue",
    fr="Dans la boutique d’horloges, pas deux cadrans ne sont d’accord : les balanciers de laiton s’agitent, des ressorts en spirale jaillissent de leurs boîtiers, les engrenages sautent, une énorme clé à remonter traîne sur le comptoir, et un coucou de bois peint en bleu surgit de son chalet, ailes déployées.",
    en="In the clock shop no two dials agree: brass pendulums swing, spiral springs leap out of their cases, gears jump about, a huge winding key lies on the counter, and a wooden cuckoo painted blue shoots from its little chalet with spread wings.",
)
def clock_shop() -> Layers:
    """No two dials agree, and the cuckoo has had enough."""
    brass = "#e2ae3c"
    return Layers(
        back=[
            backdrop(colours=("#d8c3a4", "#b99c7c")),
            [fill(rect(x, -6, 3, 250), "#c4ab8a") for x in range(20, 300, 40)],
            clock(rim="#b8863c", hour=3.3).at(262, 40, 62),
            clock(rim="#7c5a40", dial="#e8d8b8", hour=8.6).at(34, 42, 54),
        ],
        middle=[
            longcase_clock(wood="#8a5030", brass=brass, hour=4.7, swing=16).at(44, 246, 172),
            leaping_spring(colour="#c98a1e", reach=26).at(250, 206, 110, turn=24),
            leaping_spring(colour="#c98a1e", reach=24).at(60, 84, 84, turn=14),
            gear(colour=brass).at(216, 166, 34),
            gear(colour="#c98f3a", teeth=8).at(102, 66, 30),
            cuckoo_clock(wood="#a8683a", roof="#5c3722", bird="#3c86d8").at(152, 108, 150),
        ],
        front=[
            fill(rect(-6, 240, 312, 70), "#7a4e32"),
            fill(rect(-6, 232, 312, 14), "#a06a42"),
            clock(rim=brass, hour=12.6).at(232, 212, 66),
            [fill(path("M-10 0L10 0L16 16L-16 16Z").moved(232, 238), brass)],
            winding_key(colour="#e8b53e").at(40, 262, 112, turn=84),
            gear(colour="#c98f3a", teeth=9).at(262, 276, 44),
        ],
    )


@motif("fenetre", "feuille")
def leafy_window() -> Drawing:
    """A window that stands open upon leaves in the sun, in place."""
    leaves = [
        leaf_shape(toned("#6ea84e", 0.86 + 0.1 * (k % 4))).at(x, y, size, turn=turn)
        for k, (x, y, size, turn) in enumerate(
            ((294, 34, 84, -70), (294, 66, 92, -96), (294, 100, 88, -66), (214, 0, 66, 190),
             (244, 0, 72, 168), (272, 0, 78, 200), (270, 142, 74, -14), (240, 142, 70, 16),
             (208, 142, 62, -20), (190, 60, 54, 70))
        )
    ]  # fmt: skip
    pane = rect(190, 8, 96, 122)
    return draw(
        fill(rect(182, 0, 112, 138), "#8a6444"),
        fill(pane, "#f1f5e0"),
        draw(leaves).clipped(pane),
        fill(polygon([(190, 8), (166, 0), (166, 146), (190, 130)]), "#a87c54"),
        fill(polygon([(185, 16), (171, 12), (171, 66), (185, 66)]), "#f1f5e0"),
        fill(polygon([(185, 72), (171, 72), (171, 132), (185, 124)]), "#f1f5e0"),
        fill(rect(174, 134, 130, 9), "#6f4e34"),
    )


@scene(
    63,
    world="workshop",
    style="ink",
    yes="animal calme corde duo fenetre feuille jour lunettes moustache musique rouge spirale vert",
    arguable="lune",
    fr="Près de sa fenêtre ouverte, où des feuilles vertes se balancent dans la lumière de l’après-midi, un vieux luthier à la moustache blanche tombante et aux lunettes rondes pose les cordes d’un violon ; des copeaux en spirale jonchent l’établi, entre un pot de vernis rouge et un chat profondément endormi.",
    en="By his open window, with green leaves nodding in the afternoon light, an old luthier with a drooping white moustache and round glasses fits the strings of a violin; spiral shavings cover the bench, between a pot of red varnish and a cat fast asleep.",
    hand={"spots": ("#c8402f", "#6ea84e")},
)
def luthier() -> Layers:
    """An old luthier strings a violin; his cat sleeps among the shavings."""
    old = person(
        pose=Pose((46, 96), (60, 132), seat=0, nod=10),
        age="stout",
        look=0.5,
        hair="fringe",
        hair_colour="#fffaf0",
        skin="#f0dcc0",
        clothes="#8f8a84",
        face=[glasses(look=0.5, lens="#fffaf0"), under_nose(moustache(kind="drooping", colour="#fffaf0").scaled(1.3), 0.5)],
        nose=1.3,
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#2a2428",)),
            stroke(line([(-6, 26), (160, 26)]), "#f5eddc", 2.4),
            [violin(wood="#d8c4a0", neck="#6a5a50").at(x, 116, 88) for x in (20, 146)],
            leafy_window(),
        ],
        middle=[
            old.at(72, 250, 290),
            luthiers_violin(wood="#c8402f").at(156, 176, 142, turn=16),
            fill(ellipse(170, 152, 11, 7, -30), "#f0dcc0"),
        ],
        front=[
            fill(rect(-6, 240, 312, 70), "#a98a64"),
            fill(rect(-6, 230, 312, 12), "#fbf2dd"),
            varnish_pot(varnish="#c8402f").at(30, 250, 66),
            wood_shavings(colour="#fbf2dd").at(96, 292, 110),
            wood_shavings(colour="#fbf2dd", count=2).at(266, 292, 90),
            cat(pose="curled", colour="#d0c4b4", belly="#fffaf0").at(242, 244, 104),
        ],
    )


@scene(
    84,
    world="workshop",
    style="flat",
    yes="cle coeur dents fenetre lampe lune mecanique nuit rouge sans-personnage vert",
    arguable="calme imaginaire roue seul",
    fr="À la lueur d’une lampe à abat-jour vert, un petit robot a ouvert sa propre poitrine et resserre à la clé son moteur en forme de cœur ; des bocaux de roues dentées garnissent les étagères, et de la nuit, derrière la fenêtre, un croissant de lune le regarde faire.",
    en="By the light of a green-shaded lamp, a little robot has opened its own chest and is tightening its heart-shaped motor with a spanner; jars of toothed gears line the shelves, and a crescent moon looks in from the night through the window.",
)
def heart_repair() -> Layers:
    """A robot mends its own heart at night."""
    return Layers(
        back=[
            backdrop(colours=("#2e3a36", "#22302c")),
            paned_window(width=96, height=104, frame="#4a4038", sky="#10161a", bars=(1, 1),
                         view=[moon(phase="crescent", face="calm", halo=0.6, colour="#efe6cc").at(14, -4, 76)]).at(66, 72),
            fill(rect(190, 108, 120, 7), "#5a4a40"),
            fill(rect(210, 204, 120, 7), "#5a4a40"),
            jar_of_cogs(cog="#9a8d7c", glass="#7f9690").at(224, 108, 76),
            jar_of_cogs(cog="#b0a28c", glass="#7f9690", seed=1).at(276, 108, 88),
            jar_of_cogs(cog="#a39684", glass="#7f9690", seed=2).at(276, 204, 76),
        ],
        middle=[
            fill(rect(-6, 256, 312, 60), Fade(("#6a5244", "#4a3a32"))),
            glow(54, 190, 150, "#f2e6b0", 0.5),
            table_lamp(shade_colour="#4fae74", metal="#8f8468").at(50, 266, 134),
        ],
        front=[
            shade(ellipse(160, 280, 80, 12), rect(0, 256, 300, 44), 0.35),
            tin_robot(trim="#a8988a", heart="#e04a44",
                      holds=jawed_spanner(colour="#e6ebee").scaled(0.34).turned(-72).moved(-1, -1)).at(160, 282, 216),
            gear(colour="#a39684").at(264, 274, 44),
        ],
    )  # fmt: skip
