"""Journeys: by rail, by air, and by post."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, Part, detail, draw, fill, stroke
from studio.motif import motif
from studio.motifs.airships import canvas_wing, lightning
from studio.motifs.faces import glasses, moustache
from studio.motifs.hats import bowler, cap
from studio.motifs.landscape import ground
from studio.motifs.light import lantern, street_lamp, table_lamp
from studio.motifs.monkeys import capuchin_monkey
from studio.motifs.overgrown import country_station, field_poppy, ivy
from studio.motifs.parrots import stork
from studio.motifs.people import person, under_nose
from studio.motifs.pirates import tricorne
from studio.motifs.post import falling_letters, torn_mailbag
from studio.motifs.railway import (
    dragon_head,
    leather_suitcase,
    level_crossing_gate,
    magnifying_glass,
    pocket_watch,
    rails,
    steam_locomotive,
)
from studio.motifs.sealife import fish
from studio.motifs.ships import galleon_hull, rope_ladder, ship_wheel
from studio.motifs.sky import backdrop, cloud, moon
from studio.motifs.trees import leafy_tree
from studio.outline import circle, curve, ellipse, line, polygon, rect, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

PLUM, VIOLET, PINK, CREAM = "#2c1b47", "#8560b8", "#dd8fcf", "#f6ead6"


def _pirate(pose: Pose, look: float, coat: str = PLUM, expression: str = "afraid") -> Drawing:
    return person(
        pose=pose, look=look, expression=expression, skin=CREAM, clothes=coat, trousers=PLUM,
        hair_colour=PLUM, shoes=PLUM, nose=0.5, hat=tricorne(colour=PLUM, trim=CREAM, plume=PINK),
    )  # fmt: skip


@motif("bateau")
def flying_galleon() -> Drawing:
    """A galleon with wings for sails and all its crew, on an even keel, 120 long."""
    climb = Pose((-150, -176), (150, 176), (-36, 30), (40, -20))
    steer = Pose((60, 96), (74, 104), (-24, -10), (14, 20), lean=-10, nod=6)
    dangle = Pose((-172, 178), (96, 130), (-40, -84), (30, -30), lean=8, nod=10)
    wing = canvas_wing(cloth=CREAM, rib=PLUM, patch=PINK)
    return draw(
        wing.at(22, -24, 94, turn=-8),
        wing.at(-14, -24, 94, flip=True, turn=8),
        fill(tube([(44, -34), (66, -46), (84, -54)], [5, 4, 2]), PLUM),
        fill(rect(0, -124, 5.4, 104), PLUM),
        fill(path("M5-124C14-131 22-119 36-126L34-110C22-104 14-116 5-109Z"), PINK),
        rope_ladder(colour=PLUM, sway=0, rungs=6).at(4, -102, 84, turn=-14),
        rope_ladder(colour=CREAM, sway=10, rungs=5).at(22, -4, 52),
        galleon_hull(PINK, CREAM),
        fill(tube([(-52, -40), (-64, -52), (-78, -52)], [5, 4, 4]), PLUM),
        lantern(metal=PLUM, lit=False).at(-78, -52, 52, turn=16),
        _pirate(climb, 0.4, CREAM).at(16, -30, 50),
        _pirate(steer, 0.6, VIOLET).at(-52, -38, 50),
        ship_wheel(wood=CREAM, brass=PINK).at(-27, -45, 34),
        _pirate(dangle, 0.5, CREAM).at(35, 76, 50),
    )  # fmt: skip


@scene(
    17,
    world="voyage",
    style="block",
    yes="aile bateau chapeau corde danger dynamique escalier groupe imaginaire lampe roue violet-rose voyage",
    arguable="chute fenetre jour nuit temps",
    fr="Entre des nuages d’orage violets, un galion volant, aux ailes rapiécées en guise de voiles, penche dangereusement ; des pirates aux chapeaux à plumes s’agrippent où ils peuvent, l’un à la roue du gouvernail, l’autre au mât, le dernier au bout d’une échelle de corde qui pend dans le vide, et la lampe de poupe se balance comme une cloche.",
    en="Between purple thunderclouds, a flying galleon with patched wings in place of sails heels right over; pirates in feathered hats cling on wherever they can, one to the ship’s wheel, one to the mast, the last to the end of a rope ladder that dangles in mid-air, and the stern lamp swings like a bell.",
    hand={"inks": (PLUM, VIOLET, PINK), "paper": CREAM},
)
def galleon_in_the_storm() -> Layers:
    """A ship with wings is thrown about by a storm."""
    return Layers(
        back=[
            backdrop(colours=(VIOLET,)),
            cloud(colour=PLUM, seed=2).at(40, 10, 220),
            cloud(colour=PLUM, seed=6).at(270, 6, 190),
            lightning(colour=CREAM).at(278, 30, 150),
        ],
        middle=[flying_galleon().at(158, 200, 134, turn=-13)],
        front=[
            cloud(colour=PLUM, seed=4).at(30, 306, 190),
            cloud(colour=PLUM, seed=9).at(286, 316, 150),
        ],
    )


@motif("chapeau")
def plumed_hat(*, colour: str = "#3a3038", feather: str = "#c8372e") -> Drawing:
    """A duchess's wide hat with three great feathers, for a head of 26."""
    plumes = [
        path("M-4-10C-16-20-18-38-6-46C-8-36 2-30 4-12Z"),
        path("M0-10C-6-28 4-46 20-46C12-38 14-26 8-10Z"),
        path("M4-8C10-24 24-32 36-24C26-22 22-12 12-6Z"),
    ]
    return draw(
        [fill(plume, feather) for plume in plumes],
        fill(path("M-11 0C-12-12-6-14 0-14C6-14 12-12 11 0Z"), colour),
        fill(path("M-26-2C-18-7 18-7 26-2C20 5-20 5-26-2Z"), colour),
        detail(circle(4, -6, 3.4), "#f5eddc"),
    )


@motif("repas")
def laid_table(*, top: float = 214, cloth: str = "#fbf6ea") -> Drawing:
    """A table with a white cloth across the picture, plates and glasses upon it, in place."""
    glass = path("M-7 0L7 0L7-2L1.4-3L1.4-14C8-16 9-26 8-32L-8-32C-9-26-8-16-1.4-14L-1.4-3L-7-2Z")
    return draw(
        fill(rect(-6, top - 6, 312, 112), cloth),
        [stroke(curve([(x, top + 12), (x + 4, top + 50), (x - 2, 310)]), "#8a8078", 1.4) for x in (24, 66, 104, 250, 284)],
        stroke(line([(-6, top + 9), (306, top + 9)]), "#3a3038", 1.6),
        [fill(ellipse(x, top, 30, 5.4), "#ffffff") for x in (56, 240)],
        [fill(glass.moved(x, top - 1), "#ffffff") for x in (104, 194)],
        stroke(path("M8 204L16 216M284 204L278 216"), "#3a3038", 2.4),
    )  # fmt: skip


@motif("fenetre", "nuit")
def train_window(*, frame: str = "#8a7a6a", night: str = "#1a1822") -> Drawing:
    """A wide window of a night train with its curtains, in place."""
    curtain = path("M0 0L44 0C40 40 30 80 6 118C4 124 0 126-4 126Z")
    return draw(
        fill(rect(34, 14, 232, 184, 14), frame),
        fill(rect(44, 22, 212, 168, 8), night),
        moon(colour="#f7efdc", halo=0).at(122, 58, 58),
        fill(path("M44 172C80 160 110 172 150 166C190 160 220 174 256 164L256 190L44 190Z"), "#565260"),
        [stroke(line([(x, y), (x + w, y)]), "#f5eddc", 1.6) for x, y, w in ((168, 36, 40), (150, 130, 26))],
        [fill(curtain.scaled(s, 1.12).moved(x, 10), "#7c2b2e") for s, x in ((1, 30), (-1, 270))],
        fill(rect(22, 6, 256, 8, 3), "#3a3038"),
    )  # fmt: skip


@scene(
    20,
    world="voyage",
    style="clear",
    yes="animal chapeau fenetre groupe lampe lune lunettes moustache mystere nuit poisson repas rouge temps voyage",
    arguable="dynamique",
    fr="Dans le wagon-restaurant d’un train de nuit, près d’une lampe à abat-jour rouge, un détective à lunettes et à la moustache rousse et broussailleuse, montre en main, examine à la loupe le chapeau à plumes d’une duchesse, pendant que devant la table un singe emporte le poisson de son assiette et que la pleine lune court le long de la fenêtre.",
    en="In the dining car of a night train, by a lamp with a red shade, a detective with spectacles and a bushy ginger moustache, pocket watch in hand, peers through his magnifying glass at a duchess’s feathered hat, while in front of the table a monkey makes off with the fish from her plate and the full moon races along the window.",
)
def night_train() -> Layers:
    """A detective looks hard in the wrong direction."""
    detective = person(
        pose=Pose((-50, -150), (116, 150), lean=6), look=0.7, skin="#f5e6d2", clothes="#8d8578",
        expression="sly", hat=bowler(colour="#9a9084", band="#c8372e"),
        face=draw(glasses(look=0.7), under_nose(moustache(colour="#c2452c").scaled(1.25), 0.7)),
        holds_right=magnifying_glass(rim="#f5eddc", handle="#f5eddc").scaled(0.46).turned(52),
        holds_left=pocket_watch(metal="#e8dcc4").scaled(0.3),
    )  # fmt: skip
    duchess = person(
        pose=Pose((-30, 30), (30, -30), lean=3), look=-0.5, expression="afraid", skin="#f9efe0",
        hair="bun", hair_colour="#e4d8c4", garment="dress", clothes="#a39a9e",
        hat=plumed_hat(),
    )  # fmt: skip
    catch = fish(colour="#c9c2b4", belly="#f5eddc", stripes=0).depicted().scaled(0.9)
    return Layers(
        back=[backdrop(colours=("#cbb89c",)), train_window()],
        middle=[detective.at(84, 286, 190), duchess.at(222, 284, 176)],
        front=[
            laid_table(),
            table_lamp(shade_colour="#c8372e", metal="#8a7a5a").at(150, 214, 76),
            capuchin_monkey(colour="#4e3c34", holds=catch).at(222, 304, 96),
        ],
    )


@scene(
    54,
    world="voyage",
    style="pixel",
    hand={"colours": 27},
    yes="danger dents dynamique fenetre feu imaginaire jaune-orange jour mecanique roue rouge seul vert voyage",
    arguable="animal",
    fr="Une locomotive à tête de dragon rouge fonce en plein jour à travers des collines vertes, crachant des flammes orange et montrant les dents, dans un vacarme de roues et de pistons, et la barrière du passage à niveau, devant elle, paraît bien fragile.",
    en="A locomotive with the head of a red dragon thunders over green hills in broad daylight, breathing orange flame and baring its teeth, wheels and pistons hammering, and the level-crossing gate ahead looks very flimsy.",
)
def dragon_express() -> Layers:
    """A locomotive with the temper of a dragon."""
    smoke = ((112, 104, 44), (84, 74, 62), (44, 46, 80), (-10, 30, 96))
    return Layers(
        back=[
            backdrop(colours=("#f4efe0",)),
            ground(line=((-10, 150), (60, 128), (150, 152), (230, 120), (310, 140)), colours=("#a9c77c",)),
            ground(line=((-10, 190), (80, 168), (180, 186), (310, 160)), colours=("#7fae58",)),
            [cloud(colour="#d8d2c8", seed=k + 1).at(x, y, size) for k, (x, y, size) in enumerate(smoke)],
        ],
        middle=[
            ground(line=((-10, 240), (150, 232), (310, 238)), colours=("#5c9044",)),
            rails(y=262),
            steam_locomotive(nose=False).at(66, 262, 158),
            dragon_head(fire="#f2812a").at(132, 194, 112),
        ],
        front=[
            level_crossing_gate().at(290, 296, 96),
            ground(line=((-10, 290), (120, 284), (310, 288)), colours=("#4a7a3a",)),
        ],
    )  # fmt: skip


@motif("fenetre")
def red_roofs(*, colour: str = "#c23f32", wall: str = "#f0e4d0", brick: str = "#9a4034") -> Drawing:
    """A row of gables and chimneys along the foot of the picture, in place."""
    gables = ((-4, 240, 90), (72, 258, 78), (150, 238, 92), (230, 256, 80), (304, 234, 90))
    chimneys = ((36, 232, 18), (112, 236, 20), (194, 228, 20), (270, 232, 18))
    roofs: list[Part] = []
    for k, (x, y, w) in enumerate(gables):
        tone = toned(colour, (1.0, 0.88, 1.06)[k % 3])
        roofs += [
            fill(
                polygon(
                    [
                        (x - w / 2 + 6, 310),
                        (x - w / 2 + 6, y + 34),
                        (x, y),
                        (x + w / 2 - 6, y + 34),
                        (x + w / 2 - 6, 310),
                    ]
                ),
                wall,
            ),
            fill(
                polygon(
                    [
                        (x - w / 2, y + 44),
                        (x, y - 4),
                        (x + w / 2, y + 44),
                        (x + w / 2 - 8, y + 50),
                        (x, y + 12),
                        (x - w / 2 + 8, y + 50),
                    ]
                ),
                tone,
            ),
            fill(rect(x - 7, y + 26, 14, 18, 6), "#5a4a52"),
        ]
    stacks = [
        draw(
            fill(rect(x - w / 2, y, w, 60), brick),
            fill(rect(x - w / 2 - 3, y - 4, w + 6, 7, 1), toned(brick, 0.75)),
        )
        for x, y, w in chimneys
    ]
    slopes = polygon([(-10, 262), (310, 258), (310, 310), (-10, 310)])
    return draw(stacks, fill(slopes, toned(colour, 0.78)), roofs)  # fmt: skip


@scene(
    85,
    world="voyage",
    style="flat",
    yes="aile animal bleu chapeau chute duo dynamique fenetre imaginaire jour lettre oiseau rouge voyage",
    arguable="feuille",
    fr="Par une journée de grand vent et de ciel bleu, deux cigognes en casquette de facteur volent aile contre aile au-dessus des toits rouges, et de leur sac déchiré des lettres de toutes tailles tombent dans les cheminées.",
    en="On a windy day of blue sky, two storks in postman’s caps fly wing to wing over the red roofs, and out of their torn sack letters of every size come tumbling down the chimneys.",
)
def stork_post() -> Layers:
    """Two storks deliver the post in their own way."""
    hat = cap(colour="#2f4a86", look=0.6)
    tumbling = (
        (196, 178, 40), (160, 206, 34), (216, 214, 30), (108, 224, 36), (252, 196, 24),
        (50, 204, 26), (112, 178, 22),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#5aa3dc", "#9fd0ee", "#e2f2f6")),
            cloud(flat=0.6, seed=3).at(58, 152, 130),
            cloud(flat=0.6, seed=6).at(256, 22, 120),
            stork(hat=hat, up=True).at(210, 74, 86),
        ],
        middle=[
            stork(hat=hat, up=True, carries=torn_mailbag().scaled(0.66)).at(110, 132, 122),
            falling_letters(places=tumbling, seed=7),
        ],
        front=[red_roofs(), falling_letters(places=((34, 236, 26),), seed=3)],
    )  # fmt: skip


@scene(
    88,
    world="voyage",
    style="wash",
    yes="arbre calme feuille fleur jour lampe lettre mystere rouge sans-personnage temps vert voyage",
    arguable="fenetre",
    fr="Les feuilles vertes du lierre ont envahi la petite gare : un arbre sort du toit, des coquelicots rouges poussent entre les rails, et dans le silence du matin, sous l’horloge arrêtée et les lettres passées du nom, près de la lampe éteinte, une valise attend depuis des années.",
    en="Green ivy leaves have taken over a little railway station: a tree grows out of the roof, red poppies stand between the rails, and in the hush of morning, under the stopped clock and the faded letters of the name, beside the dead lamp, a suitcase has been waiting for years.",
)
def forgotten_station() -> Layers:
    """A station that the trains forgot, and a suitcase that did not."""
    poppies = (
        (24, 298, 56), (58, 304, 44), (96, 300, 62), (214, 302, 58), (246, 306, 42),
        (276, 300, 64),
    )  # fmt: skip
    climbing = (
        ((30, 210), (36, 170), (28, 130), (60, 108), (96, 112)),
        ((270, 210), (262, 176), (272, 136), (236, 104), (204, 98)),
        ((84, 210), (80, 184), (90, 150)),
        ((222, 210), (226, 180), (214, 158)),
    )
    return Layers(
        back=[
            backdrop(colours=("#eef0e6", "#f6efdc")),
            ground(line=((-10, 176), (80, 160), (200, 170), (310, 154)), colours=("#b8cda2", "#a4c090")),
            leafy_tree(leaves="#5c9a52", lush=1.2, seed=2).at(206, 122, 118),
        ],
        middle=[
            country_station().at(150, 212, 146),
            ivy(runs=climbing, size=25, spread=14, seed=4),
            detail(polygon([(-10, 210), (310, 210), (310, 244), (-10, 248)]), "#d6cbb8"),
        ],
        front=[
            street_lamp(lit=False, metal="#4a4a50").at(264, 236, 170),
            leather_suitcase().at(72, 240, 72),
            detail(polygon([(-10, 246), (310, 242), (310, 310), (-10, 310)]), Fade(("#b3c898", "#8fb074"))),
            rails(y=262),
            [field_poppy(open=0.9 + 0.1 * (k % 3)).at(x, y, size, flip=k % 2 == 1) for k, (x, y, size) in enumerate(poppies)],
        ],
    )  # fmt: skip
