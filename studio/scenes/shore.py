"""Beaches, islands, rivers and harbours."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, draw, fill, stroke
from studio.motif import motif
from studio.motifs.animals import cat
from studio.motifs.boats import sailing_boat
from studio.motifs.buildings import house
from studio.motifs.faces import beard
from studio.motifs.harbour import (
    barber_pole,
    fish_counter,
    kick_scooter,
    sea_window,
    striped_awning,
    wall_mirror,
)
from studio.motifs.hats import cap, cone
from studio.motifs.landscape import ground
from studio.motifs.mermaids import hair_comb
from studio.motifs.parrots import parrot
from studio.motifs.people import person
from studio.motifs.pirates import eye_patch, spade, treasure_map, tricorne
from studio.motifs.riverside import fruit_heap, lotus, paper_lantern, sampan
from studio.motifs.seabeasts import crab, walrus
from studio.motifs.sealife import fish
from studio.motifs.ships import anchor, galleon, message_bottle
from studio.motifs.sky import backdrop, cloud, moon, sun
from studio.motifs.trees import palm
from studio.motifs.volcanoes import lava_bombs, volcano
from studio.motifs.water import mirrored, sea
from studio.outline import curve, ellipse, line, polygon, rect, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene


@scene(
    6,
    world="sea",
    style="mosaic",
    yes="bateau bleu calme eau feuille jaune-orange jour lettre rouge sans-personnage soleil vert voyage",
    arguable="mystere",
    fr="Une bouteille cachetée de cire rouge est plantée dans le sable jaune d’une plage déserte, une lettre roulée à l’intérieur ; tout là-bas, sur la mer bleue et plate, sous le grand soleil, une voile blanche s’éloigne.",
    en="A corked bottle sealed with red wax stands in the yellow sand of an empty beach, a rolled-up letter inside; far out on the flat blue sea, under the high sun, one white sail is leaving.",
    hand={"count": 70, "colours": 26},
)
def castaway_letter() -> Layers:
    """A letter in a bottle on an empty beach."""
    sand = ((-10, 226), (60, 214), (150, 226), (230, 232), (310, 216))
    steps = ((112, 284, 10), (82, 272, 20), (64, 256, 30), (34, 248, 20), (20, 232, 40))
    shadow = path(
        "M158 292C180 276 234 262 282 262C302 264 296 276 276 280C244 290 200 298 158 292Z"
    )
    return Layers(
        back=[
            backdrop(colours=("#7fbade", "#a9d4e6", "#e2f0e6")),
            sun(colour="#f8c23c", halo=0.4).at(48, 50, 88),
            sea(top=146, colours=("#1f6aa4", "#2f86b8", "#5cb4c8"), crest="#bfe4ea", ripples=6),
            sailing_boat(sail="#ffffff", colour="#6a3030", stripe="#c0392f").at(256, 160, 66),
        ],
        middle=[
            ground(line=tuple((x, y - 9) for x, y in sand), colours=("#f4f8ee",)),
            ground(line=sand, colours=("#f4d27a", "#e2b050")),
            [fill(ellipse(x, y, 8, 5, turn), "#b98434") for x, y, turn in steps],
            fill(shadow, "#b98434"),
        ],
        front=[
            message_bottle(glass="#5fa888", page="#fff6e0").at(176, 288, 250, turn=-13),
            ground(line=((-10, 268), (90, 280), (150, 276), (210, 288), (310, 290)), colours=("#e6b85a", "#d4a046")),
        ],
    )  # fmt: skip


@motif()
def dug_hole(*, sand: str = "#c9983e", dark: str = "#7a5526") -> Drawing:
    """A hole in the sand with what was dug out beside it, centred, 100 wide."""
    return draw(
        fill(path("M12-8C22-30 40-34 50-22C58-14 62-6 64 2L10 6Z"), toned(sand, 1.18)),
        fill(ellipse(0, 4, 46, 15), dark),
        fill(path("M-46 4C-46-6-20-11 0-11C20-11 46-6 46 4C30-2-30-2-46 4Z"), sand),
    )


@scene(
    14,
    world="sea",
    style="clear",
    yes="aile animal arbre bateau bleu chapeau eau feuille groupe jaune-orange jour lettre oiseau soleil vert voyage",
    arguable="dynamique mystere",
    fr="En plein midi, sous un soleil de plomb, trois pirates coiffés de tricornes se disputent au pied d’un palmier une carte marquée d’un grand X, et un perroquet vert s’en mêle à grands coups d’aile ; autour d’eux le sable jaune est criblé de trous, et leur navire attend sur l’eau turquoise.",
    en="Beneath the midday sun, three pirates in three-cornered hats quarrel under a palm tree over a map marked with a large X, and a green parrot joins in with a wing in the air; all around them the yellow sand is full of holes, and their ship waits on the turquoise water.",
)
def pirates_and_map() -> Layers:
    """Three pirates, one map, many holes."""
    look = {"left": 0.8, "right": -0.8}
    left = person(
        pose=Pose((-30, 60), (40, 84), (-12, -4), (8, 2), lean=8), age="stout", look=look["left"],
        expression="angry", skin="#e2ab80", garment="coat", clothes="#3c4a63", trousers="#6d6152",
        hat=tricorne(skull=True), face=beard(colour="#3a2a24", length=0.9).moved(2.6, 0.6),
    )  # fmt: skip
    right = person(
        pose=Pose((-44, -86), (40, -30), (-8, 0), (14, 6), lean=-8), age="tall", look=look["right"],
        expression="angry", skin="#ac8160", clothes="#efe6d2", trousers="#4a4450",
        hat=tricorne(colour="#5a3f2c"), face=eye_patch(look=-0.8, side=1),
    )  # fmt: skip
    middle = person(
        pose=Pose((-120, -170), (30, 6), (-6, 0), (6, 0), lean=-3), age="child", look=0.1,
        expression="afraid", skin="#efc39c", hair="tousled", hair_colour="#7a4a26", clothes="#8b7a5c",
        trousers="#3f4658", hat=tricorne(trim="#f7f0e0"), holds_left=spade().scaled(0.55).turned(170),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#7cc4dd", "#cfeeea")),
            sun(colour="#f9cb45", halo=0.4).at(36, 36, 66),
            sea(top=128, bottom=200, colours=("#2fa6b4", "#63cfc8"), crest="#e4f8f2", ripples=8),
            galleon(sail="#fbf4e2").at(66, 152, 74),
        ],
        middle=[
            ground(line=((-10, 184), (90, 172), (190, 168), (310, 160)), colours=("#f4d27c", "#e2b457")),
            palm(leaves="#3c9a58", trunk="#a87a48", bend=-8).at(282, 246, 270),
            dug_hole().at(46, 210, 54),
            middle.at(152, 258, 142),
        ],
        front=[
            left.at(76, 284, 158),
            right.at(228, 286, 150),
            treasure_map(mark="#4a3428").at(151, 226, 92, turn=-4),
            parrot(raised=True, wing="#2f7f5c").at(150, 126, 66),
            dug_hole().at(150, 284, 84),
            dug_hole().at(20, 294, 60, flip=True),
            dug_hole().at(290, 290, 62),
        ],
    )  # fmt: skip


@scene(
    75,
    world="sea",
    style="glass",
    yes="arbre bateau chute danger dynamique eau feu feuille jaune-orange lune nuit rouge sans-personnage",
    arguable="vert voyage",
    fr="En pleine nuit, un volcan se déchire au-dessus d’une mer noire et crache des flammes orange et de la lave rouge ; il pleut des pierres, les palmiers courbent leurs longues feuilles jusqu’à terre, et un bateau sans personne à bord tangue sous une lune à demi voilée de fumée.",
    en="At night a volcano splits open above a black sea, hurling out orange flames and red lava; glowing rocks rain down, the palm trees bend their long leaves to the ground, and a boat with nobody in it tosses under a moon half hidden by smoke.",
    hand={"centre": (168, 92)},
)
def eruption() -> Layers:
    """A volcano breaks open over the sea."""
    return Layers(
        back=[
            backdrop(colours=("#2a2226", "#3a2a2a", "#5a352c")),
            moon(colour="#f2e9d0", halo=0.3).at(48, 52, 72),
            cloud(colour="#4a4044", seed=3).at(72, 68, 110),
            cloud(colour="#594a4a", seed=5).at(250, 40, 150),
        ],
        middle=[
            volcano(colour="#4a3634").at(168, 232, 150),
            lava_bombs(centre=(168, 96), reach=(64, 124), size=9),
            sea(top=222, colours=("#33282a", "#171316"), crest="#e08a4a", ripples=10),
        ],
        front=[
            sailing_boat(sail="#efe2c4", colour="#7a4a38", stripe="#efe2c4", flag="#e08a2a").at(76, 258, 84, turn=-15),
            ground(line=((150, 312), (200, 276), (250, 262), (310, 256)), colours=("#241a1a",)),
            palm(leaves="#84684c", trunk="#8a6a4c", bend=-34).at(270, 284, 150),
            palm(leaves="#6e563f", trunk="#745840", bend=-26).at(304, 292, 112),
        ],
    )  # fmt: skip


def _boatwoman(clothes: str, look: float) -> Drawing:
    """Give a woman in her boat with her load and her lantern, 100 long."""
    woman = person(
        pose=Pose((-30, 30), (36, 62), (70, 10), (80, 10), lean=2, nod=6, seat=20), look=look,
        expression="happy", skin="#dba878", hair="bun", hair_colour="#241a24", clothes=clothes,
        trousers="#4a3040", hat=cone(colour="#e6bd6a"),
    )  # fmt: skip
    return draw(
        woman.at(0, -2, 78),
        fruit_heap().at(26, -7, 26),
        lotus().at(-33, -9, 30),
        stroke(curve([(53, -22), (62, -46), (60, -62), (50, -62)]), "#b07c4a", 2.4),
        paper_lantern(halo=0.8).at(50, -60, 34),
        sampan(),
    )


@scene(
    38,
    world="sea",
    style="flat",
    yes="bateau calme chapeau eau fete feu fleur groupe jaune-orange lampe nuit reflet repas rouge violet-rose",
    arguable="corde feuille voyage",
    fr="Le soir de la fête des lanternes, trois femmes aux chapeaux coniques laissent glisser sans bruit dans la nuit, sur la rivière sombre, leurs barques chargées de fruits et de fleurs de lotus roses, et la petite flamme de chaque lanterne rouge se reflète dans l’eau.",
    en="On the night of the lantern festival, three women in cone-shaped hats let their boats, heaped with fruit and pink lotus flowers, slide without a sound along the dark river, and the small flame in each red lantern shines a second time in the water.",
)
def lantern_night() -> Layers:
    """Three boats, red lanterns, and each flame twice."""
    gold = "#ffb45a"
    hung = ((22, 34, 44), (84, 52, 50), (152, 56, 56), (220, 48, 50), (280, 28, 44))
    return Layers(
        back=[
            backdrop(colours=("#1d1426", "#38203a", "#6a3048")),
            fill(curve([(-10, 124), (40, 104), (90, 118), (150, 108), (220, 120), (310, 98), (310, 150), (-10, 150)]), "#2a1830"),
            stroke(curve([(-10, 20), (70, 50), (150, 58), (230, 48), (310, 12)]), "#140d1a", 2),
            [paper_lantern(halo=0.9).at(x, y, size) for x, y, size in hung],
            sea(top=138, colours=("#43203e", "#1a1022"), crest="#d98a7a", ripples=10),
        ],
        middle=[
            _boatwoman("#7a4a78", 0.6).at(228, 182, 96, flip=True),
            mirrored(x=180, top=186, bottom=216, width=26, colour=gold, count=5),
            _boatwoman("#a86a8a", 0.6).at(64, 192, 96),
            mirrored(x=113, top=197, bottom=230, width=26, colour=gold, count=5),
        ],
        front=[
            _boatwoman("#8c3f6c", 0.5).at(146, 262, 190),
            mirrored(x=241, top=274, bottom=300, width=46, colour=gold, count=4),
            lotus(leaf="#3a2434").at(38, 288, 52),
            lotus(leaf="#3a2434", petals="#f0a2bf").at(286, 238, 26),
        ],
    )  # fmt: skip


@motif("animal", "imaginaire", living=1)
def fish_on_wheels() -> Drawing:
    """A fish that flees to the right on a scooter, wheels at y = 0, 130 high."""
    rider = (
        fish(colour="#4a82b8", belly="#dfeaf0", stripes=0).scaled(0.95).turned(-58).moved(-2, -62)
    )
    arm = tube([(6, -72), (14, -66), (22, -74)], [7, 6, 7])
    return draw(kick_scooter(), rider.depicted(), fill(arm, "#3a6a98"))


@scene(
    4,
    world="sea",
    style="ink",
    yes="animal bleu chapeau duo dynamique eau fenetre froid imaginaire jour poisson repas roue rouge",
    arguable="groupe moustache",
    fr="Au marché, en plein jour, sous un auvent rouge, un chat en casquette de poissonnier aligne ses poissons bleus sur la glace pilée, sans voir celui qui s’enfuit à toute allure sur une trottinette.",
    en="At the fish market, under a red awning in broad daylight, a cat in a fishmonger’s cap lays out its blue fish on crushed ice and never sees the one that is getting away at full tilt on a scooter.",
    hand={"spots": ("#c8372e", "#3f7fb8")},
)
def fish_market() -> Layers:
    """A cat sells fish, one of which has other plans."""
    grey, dark = "#6a6771", "#6d6a72"
    paws = [
        tube([(72, 134), (58, 156), (70, 172)], [17, 15, 13]),
        tube([(124, 134), (138, 154), (128, 172)], [17, 15, 13]),
    ]
    return Layers(
        back=[
            backdrop(colours=("#cfe0e8", "#f0efe6")),
            house(wall="#e4dac8", roof="#8a7a70", glass="#b7c6cc").at(252, 180, 140),
            fill(rect(-10, 176, 320, 140), Fade(("#cfc8bc", "#b9b1a6"))),
            [fill(rect(x, 40, 8, 170), "#7a5f4c") for x in (8, 186)],
        ],
        middle=[
            cat(colour=grey, belly="#f2ece2", eyes="open").at(98, 214, 150),
            fill(path("M74 132L122 132L128 206L68 206Z"), "#f4efe6"),
            [fill(paw, grey) for paw in paws],
            cap(colour="#2f5c94", badge="#f4efe6").at(98, 90, 150),
            fish_counter(count=4, wood="#7a5f4c", scales="#3f7fb8").at(98, 240, 190),
            anchor(iron="#3a3f4e").at(70, 190, 44),
            striped_awning(stripes=7, drop=26).at(98, -12, 206),
        ],
        front=[
            [stroke(line([(x, y), (x + w, y)]), dark, 3) for x, y, w in ((118, 224, 40), (104, 248, 46), (124, 272, 36))],
            fish_on_wheels().at(218, 288, 108),
        ],
    )  # fmt: skip


@scene(
    56,
    world="sea",
    style="clear",
    yes="animal bateau dents duo eau fenetre imaginaire jour moustache reflet rouge spirale",
    arguable="calme mecanique",
    fr="Chez le barbier du port, un morse s’admire dans le miroir pendant qu’un crabe lui taille la moustache d’une pince et tient le peigne de l’autre ; une enseigne en spirale rouge et blanche tourne près de la fenêtre, pleine de jour, de mer grise et d’une petite voile.",
    en="In a barber’s shop on the quay, a walrus admires itself in the mirror while a crab trims the tips of its moustache with one claw and holds the comb in the other; a red-and-white spiral pole turns by the window, full of daylight, grey sea and one small sail.",
)
def walrus_at_the_barber() -> Layers:
    """A crab trims a walrus."""
    image = walrus(cape="#f2ece0", look=-0.4).scaled(0.7).depicted()
    return Layers(
        back=[
            backdrop(colours=("#f5eddc",)),
            sea_window().at(48, 134, 116),
            wall_mirror(image=image).at(222, 92, 150),
            fill(rect(-6, 236, 320, 80), "#d8cdb8"),
        ],
        middle=[
            barber_pole().at(124, 128, 112),
            fill(rect(184, 214, 130, 12, 2), "#8a6a50"),
            fill(polygon([(226, 226), (246, 226), (240, 310), (230, 310)]), "#8a6a50"),
        ],
        front=[
            walrus(cape="#f7f1e4", look=0.5).at(98, 306, 192),
            crab(holds_right=hair_comb(colour="#3a2e2a", teeth=6).scaled(0.9).turned(-70), reach_left=(-64, -8)).at(226, 216, 96),
        ],
    )  # fmt: skip
