"""The desert, and old places."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, glow, shade
from studio.motif import motif
from studio.motifs.antiquity import (
    fluted_column,
    hand_print,
    ivy_trail,
    marble_goddess,
    painted_bison,
    painted_fish,
    painted_sun,
    planted_torch,
    pond_lily,
    sun_dial,
)
from studio.motifs.clocks import gear
from studio.motifs.drylands import (
    bare_ribs,
    buried_watch,
    cactus_player,
    dragon_skull,
    falling_grains,
    round_pebble,
    saguaro,
    sombrero,
    strummed_guitar,
    wind_dune,
)
from studio.motifs.faces import moustache
from studio.motifs.flowers import daisy
from studio.motifs.hats import cone
from studio.motifs.highlands import (
    bent_pine,
    clay_pot,
    mist_band,
    rice_bowl,
    rock_cascade,
    strand_moustache,
)
from studio.motifs.landscape import ground, mountain
from studio.motifs.people import person, under_nose
from studio.motifs.sky import backdrop, moon, stars, sun
from studio.outline import blob, ellipse, polygon, rect, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

UMBER, SAND, TURQUOISE, BONE = "#3a2416", "#e9b23a", "#45a6b0", "#f7efd9"


@scene(
    16,
    world="desert",
    style="block",
    yes="bleu chute dents jaune-orange jour mecanique mystere sans-personnage soleil temps",
    arguable="animal danger imaginaire roue",
    fr="À demi enfouie dans le sable jaune, sous un soleil féroce et un ciel turquoise vide, une montre à gousset grande comme une charrette a répandu ses engrenages près d’un squelette de dinosaure qui a gardé toutes ses dents ; par le verre fêlé, le sable continue de tomber, grain à grain.",
    en="Half sunk in yellow sand under a fierce sun and an empty turquoise sky, a pocket watch as big as a cart has spilled its gears beside a dinosaur skeleton that still has all its teeth; through the cracked glass the sand goes on falling, grain by grain.",
    hand={"inks": (UMBER, SAND, TURQUOISE), "paper": BONE},
)
def time_in_the_sand() -> Layers:
    """A giant's watch and a dinosaur's bones in the desert."""
    return Layers(
        back=[
            backdrop(colours=(TURQUOISE,)),
            sun(colour=SAND, rays=16, halo=0).at(64, 62, 104),
            wind_dune(colour=SAND, dark=BONE, flip=True).at(250, 196, 286),
            fill(path("M-10 190C60 176 200 190 310 172L310 312L-10 312Z"), SAND),
        ],
        middle=[
            bare_ribs(colour=BONE).at(92, 218, 150, flip=False),
            buried_watch(case=SAND, dial=BONE, ink=UMBER).at(212, 152, 150),
            fill(
                path(
                    "M-10 232C60 218 120 222 160 208C190 200 210 206 236 200C270 194 296 206 312 198L312 312L-10 312Z"
                ),
                SAND,
            ),
            fill(polygon([(226, 146), (238, 138), (250, 148), (246, 162), (234, 166)]), UMBER),
            falling_grains(colour=SAND, high=76, wide=11).at(239, 156, 100),
        ],
        front=[
            dragon_skull(colour=BONE, ink=UMBER).at(82, 276, 146),
            gear(colour=TURQUOISE, hub=UMBER).at(198, 258, 62),
            gear(colour=UMBER, hub=SAND, teeth=8).at(258, 276, 46),
        ],
    )


@motif("fleur")
def cactus_blossom(*, petals: str = "#e8609a", heart: str = "#ffd95a") -> Drawing:
    """A flower without a stalk, centred, 24 across."""
    return daisy(petals=petals, heart=heart, count=7, leaves=0).mute().moved(0, 72).scaled(0.36)


@scene(
    71,
    world="desert",
    style="flat",
    yes="chapeau corde etoile fleur imaginaire lune moustache musique nuit seul vert violet-rose",
    arguable="calme",
    fr="Seul dans la nuit violette du désert, sous la pleine lune et les étoiles, un grand cactus vert en sombrero, une fleur à la boutonnière et une moustache sous le nez, gratte sa guitare devant un public de cailloux.",
    en="Alone in the violet desert night, beneath the full moon and the stars, a tall green cactus in a sombrero, with a flower on its chest and a moustache under its nose, strums its guitar to an audience of stones.",
)
def cactus_serenade() -> Layers:
    """A cactus plays to the stones."""
    player = cactus_player(
        colour="#4f9f58",
        hat=sombrero(colour="#e8d8b8", band="#8a4fa0"),
        lip=moustache(kind="curly", colour="#2e1a24"),
        plays=strummed_guitar(wood="#a87858"),
        blossom=cactus_blossom(heart="#fbe9f0"),
    )
    return Layers(
        back=[
            backdrop(colours=("#2e1a58", "#533086", "#8a52a8", "#d08ab8")),
            stars(count=40, area=(0, 0, 300, 160), big=7, seed=3),
            moon(colour="#f7efdc").at(240, 70, 92),
            fill(
                path(
                    "M-10 214L30 176L62 176L74 206L120 206L132 186L180 186L196 212L310 206L310 260L-10 260Z"
                ),
                "#6a3f86",
            ),
        ],
        middle=[
            saguaro(colour="#4a7a58").at(276, 240, 84),
            ground(
                line=((-10, 236), (90, 226), (200, 234), (310, 226)), colours=("#b07a9a", "#7a4a7c")
            ),
        ],
        front=[
            player.at(130, 286, 186),
            [
                round_pebble(colour=c, seed=k).at(x, y, s)
                for k, (x, y, s, c) in enumerate(
                    (
                        (30, 292, 56, "#8a6a94"),
                        (74, 300, 40, "#a08aac"),
                        (216, 296, 58, "#8a6a94"),
                        (262, 300, 50, "#a08aac"),
                        (176, 302, 36, "#75587f"),
                        (290, 286, 36, "#75587f"),
                    )
                )
            ],
        ],
    )


MARBLE, POOL = "#fffaf0", "#3f7f62"


@motif("eau")
def still_pool(*, colour: str = POOL) -> Drawing:
    """A basin of quiet water, in place."""
    return draw(fill(rect(-8, 204, 320, 110), colour))


@scene(
    12,
    world="desert",
    style="glass",
    yes="aile calme eau feuille fleur jaune-orange jour reflet sans-personnage soleil temps vert violet-rose",
    arguable="mystere seul",
    fr="Dans le silence d’une cour en ruine, une déesse de marbre aux ailes ébréchées tend un cadran solaire vers le soleil doré ; les feuilles vertes du lierre grimpent sur sa robe, et le bassin à ses pieds, semé de nénuphars roses en fleur, lui renvoie son reflet.",
    en="In the silence of a ruined courtyard, a marble goddess with chipped wings holds up a sundial to the golden sun; green ivy leaves climb her robe, and the pool at her feet, dotted with pink water lilies, gives back her reflection.",
    hand={"centre": (52, 54)},
)
def goddess_of_hours() -> Layers:
    """A marble goddess shows the sun its hour."""
    dial = sun_dial(stone="#ffe9b0", marks="#4a2f1c", gnomon="#5a3c28").scaled(0.38)
    goddess = marble_goddess(stone=MARBLE, raises=dial)
    mirrored = marble_goddess(stone=MARBLE, raises=dial).mute().scaled(1, -0.46).tinted(POOL, 0.55)
    return Layers(
        back=[
            backdrop(colours=("#e9dcc0", "#d9c49a", "#c8a878")),
            sun(colour="#ffcb2e", rays=14, halo=0).at(52, 54, 96),
            fluted_column(stone="#b59a74", tall=104).at(34, 206, 110),
            fluted_column(stone="#b59a74", tall=128).at(262, 206, 110),
        ],
        middle=[
            still_pool(),
            fill(rect(-8, 198, 320, 11), "#c9b48e"),
            mirrored.at(146, 214, 158),
            goddess.at(146, 204, 160),
            ivy_trail(
                along=((122, 202), (134, 172), (152, 152), (146, 114)),
                count=8,
                size=21,
                colour="#3f9a3c",
            ),
        ],
        front=[
            pond_lily(petals="#f090b8", pad="#7fb060").at(56, 258, 86),
            pond_lily(petals="#f090b8", pad="#7fb060").at(252, 256, 78),
            pond_lily(open_=False, pad="#7fb060").at(210, 290, 60),
        ],
    )


OCHRE, SOOT, BLOOD = "#d09a4c", "#3a2018", "#a8321f"


@motif("lune")
def painted_moon(*, colour: str = SOOT) -> Drawing:
    """A crescent as on a cave's wall, centred, 100 across."""
    return draw(detail(path("M14-48C-30-40-44 30 16 48C-10 30-12-26 14-48Z"), colour))


@motif()
def clay_brush(*, colour: str = BLOOD) -> Drawing:
    """A brush of twigs whose middle is in the hand, its tip up."""
    return draw(
        fill(tube([(0, 10), (0, -14)], [2.4, 2.8]), "#6a4228"),
        fill(path("M-3-13L3-13C4-20 1-23 0-26C-1-23-4-20-3-13Z"), colour),
    )


@motif()
def spotted_pelt(*, colour: str = "#f0dcb4", spots: str = "#4a2a1a") -> Drawing:
    """The fur that the cave's painter wears over one shoulder, in place."""
    fur = polygon(
        [(156, 196), (164, 194), (188, 214), (190, 236), (202, 270), (194, 264), (190, 276), (180, 266),
         (174, 278), (166, 266), (158, 276), (154, 264), (144, 270), (154, 236), (154, 216)]
    )  # fmt: skip
    patches = [
        ellipse(x, y, 4.4, 3.2, 20)
        for x, y in ((164, 214), (178, 228), (164, 240), (182, 250), (166, 258))
    ]
    return draw(fill(fur, colour), [detail(patch, spots) for patch in patches])


@scene(
    9,
    world="desert",
    style="wash",
    yes="animal calme feu jaune-orange lune poisson rouge seul soleil",
    arguable="lampe mystere nuit temps",
    fr="À la flamme d’une torche plantée dans le sol de la grotte, un enfant de la préhistoire, silencieux et appliqué, peint des bisons, un poisson, un soleil et un croissant de lune sur la paroi ocre, parmi des empreintes de mains rouges.",
    en="By the flame of a torch planted in the floor of the cave, a prehistoric child, all quiet concentration, paints bison, a fish, a sun and a crescent moon on the ochre wall, among red handprints.",
)
def first_painter() -> Layers:
    """A child paints a cave."""
    painter = person(
        pose=Pose((-128, -150), (18, 30), (-14, -6), (16, 4), lean=-4, nod=-10),
        age="child", look=-0.8, hair="tousled", hair_colour="#2e1a16", clothes="#8f5634", trousers="#8f5634", shoes="#8f5634", skin="#8f5634",
        holds_left=clay_brush(),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#b57a34", OCHRE, "#c08a40")),
            glow(76, 190, 190, "#ffe09a", 0.8),
            [
                hand_print(colour=BLOOD).at(x, y, s, turn=t)
                for x, y, s, t in ((36, 138, 44, -12), (270, 150, 42, 10), (246, 196, 36, -8))
            ],
            painted_bison(colour="#8a3a20", line_=SOOT).at(96, 100, 128),
            painted_bison(colour="#a8522a", line_=SOOT, run=2).at(232, 118, 92),
            painted_sun(colour=BLOOD).at(196, 34, 50),
            painted_moon().at(258, 40, 40),
            painted_fish(colour=SOOT).at(92, 146, 72),
        ],
        middle=[
            ground(
                line=((-10, 262), (80, 252), (190, 260), (310, 246)), colours=("#5a3826", "#3a2218")
            ),
            fill(path("M-10-10L54-10C26 30 8 90 6 160C2 220-2 240-10 262Z"), "#3a2218"),
            fill(path("M310-10L252-10C282 20 294 70 296 130C298 190 302 220 310 246Z"), "#3a2218"),
        ],
        front=[
            planted_torch(wood="#4a2c1c", halo=0.7).at(58, 286, 128),
            painter.at(174, 290, 166),
            spotted_pelt(),
            fill(blob([(212, 276), (238, 270), (252, 282), (244, 292), (216, 292)]), "#7a5a40"),
            fill(ellipse(231, 276, 13, 4), BLOOD),
        ],
    )


@scene(
    7,
    world="desert",
    style="wash",
    yes="arbre calme chapeau chute eau escalier jour moustache repas seul vert violet-rose",
    arguable="jaune-orange mystere",
    fr="Au-dessus de la brume rose du matin, un ermite à longue moustache blanche et chapeau de paille conique est assis en haut de marches taillées dans la roche, un bol de riz et une théière à côté de lui, sous un pin vert tout tordu, et écoute la cascade.",
    en="Above the pink mist of morning, a hermit with a long white moustache and a cone-shaped straw hat sits at the top of steps cut into the rock, a bowl of rice and a teapot beside him, under a bent green pine, and listens to the waterfall.",
)
def hermit_at_dawn() -> Layers:
    """A hermit listens to a waterfall."""
    hermit = person(
        pose="floor", look=-0.5, hair="bald", clothes="#6a2f56", trousers="#532444",
        shoes="#e8c8a4", skin="#e8c8a4", expression="asleep",
        face=under_nose(strand_moustache(long=0.6), -0.5),
        hat=cone(colour="#d8bc8a"),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#f9dfe0", "#faeee6", "#f3c6d2")),
            mountain(colour="#ecccd8", snow="", seed=3).at(206, 220, 110),
        ],
        middle=[
            rock_cascade(rock="#8f7698", water="#ffffff").at(46, 262, 250),
            mist_band(y=258, colour="#f6c9d6", thick=30),
        ],
        front=[
            cut_steps(),
            bent_pine(leaves="#3f7a48", trunk="#5a3c38").at(288, 206, 184),
            hermit.at(172, 206, 226),
            rice_bowl(bowl="#6a5648").at(98, 214, 44),
            clay_pot(clay="#4a3a4c", lid="#6a566a").at(250, 222, 56),
            mist_band(y=296, colour="#f7d3dc", thick=20),
        ],
    )


@motif("escalier")
def cut_steps(*, rock: str = "#b9a6bd", top: str = "#e0d2de") -> Drawing:
    """A crag with a flight of steps cut into it from the lower left, in place."""
    crag = polygon(
        [(96, 196), (312, 188), (312, 312), (24, 312), (46, 284), (62, 262), (76, 240), (86, 218)]
    )
    steps = []
    for k in range(4):
        x, y = 106 - 16 * k, 206 + 24 * k
        steps += [
            fill(
                polygon([(x - 14, y + 8), (x + 46, y + 6), (x + 40, y + 24), (x - 24, y + 26)]),
                toned(rock, 0.8),
            ),
            fill(polygon([(x - 10, y), (x + 48, y - 2), (x + 46, y + 8), (x - 16, y + 10)]), top),
        ]
    return draw(
        fill(crag, rock),
        shade(polygon([(180, 190), (200, 240), (190, 312), (312, 312), (312, 186)]), crag, 0.16),
        steps,
    )
