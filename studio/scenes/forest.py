"""The forest."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, glow, light, shade, stroke
from studio.motif import motif
from studio.motifs.animals import fox
from studio.motifs.faces import glasses, moustache
from studio.motifs.furniture import armchair, open_book
from studio.motifs.gnomes import (
    gnome,
    gnome_bow,
    gnome_fiddle,
    lantern_string,
    toadstool,
    toadstool_house,
)
from studio.motifs.jungle import (
    explorer_hat,
    fern,
    flaming_torch,
    jungle_leaf,
    liana,
    stone_idol,
    strangler_tree,
    temple_stair,
)
from studio.motifs.landscape import ground
from studio.motifs.light import campfire, lantern
from studio.motifs.people import person, under_nose
from studio.motifs.sky import backdrop, moon, star
from studio.motifs.tales import (
    cake_basket,
    lace_bonnet,
    little_door,
    ornate_key,
    riding_hood,
)
from studio.motifs.trees import LEAF, bare_tree, fallen_leaves, leafy_tree
from studio.motifs.woodland import clinging_monkey, grey_wolf
from studio.outline import arc, blob, curve, ellipse, scallop, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

RED, RUST, GOLD = "#b8352c", "#c8602a", "#e0a23a"
BARK = "#231b20"


@scene(
    40,
    world="forest",
    style="paper",
    yes="animal arbre calme chute feu feuille imaginaire jaune-orange lampe lunettes nuit rouge seul",
    arguable="lettre moustache mystere",
    fr="La nuit, dans un bois d’automne, un renard roux à lunettes rondes lit dans un fauteuil sous une lanterne dont la flamme tremblote, et des feuilles rouges tombent des arbres jusque sur sa page.",
    en="In an autumn wood at night, a ginger fox in round spectacles reads in an armchair under a lantern whose flame trembles, while red leaves drift down from the trees and settle on the page.",
)
def fox_reading() -> Layers:
    """A fox reads in an armchair under a lantern while the leaves come down."""
    chair_back, chair_front = armchair(colour="#5a4a46", wood="#33211f")
    bough = tube([(310, 26), (250, 40), (214, 36), (176, 46)], [18, 13, 9, 4])
    page_leaf = fallen_leaves(colours=(RED,), count=1, area=(132, 206, 132, 206), size=15, seed=5)
    return Layers(
        back=[
            backdrop(colours=("#1b1c24", "#28242a", "#3e2f2e", "#5e3c34")),
            bare_tree(colour="#33292d", seed=4).at(70, 240, 220),
            bare_tree(colour="#3a2c2e", seed=7).at(222, 236, 200),
        ],
        middle=[
            ground(line=((-10, 236), (70, 226), (170, 232), (310, 220)), colours=("#4e3230",)),
            leafy_tree(leaves=RED, trunk=BARK, seed=3).at(14, 262, 250),
            leafy_tree(leaves=RUST, trunk=BARK, seed=5).at(296, 258, 220),
            fill(bough, BARK),
            stroke(curve([(196, 40), (197, 58)]), BARK, 2.2),
            lantern(metal=BARK, halo=1.2).at(197, 56, 84),
        ],
        front=[
            ground(line=((-10, 268), (90, 258), (200, 262), (310, 252)), colours=("#352428",)),
            chair_back.at(124, 286, 186),
            fox(
                colour="#e0702a",
                face=glasses(look=0.52, frame="#2a1c1c"),
                holds=open_book(cover="#6e2a30").scaled(0.9),
            ).at(120, 268, 160),
            page_leaf,
            chair_front.at(124, 286, 186),
            fallen_leaves(
                colours=(RED, GOLD, RED), count=6, area=(214, 130, 286, 236), size=20, seed=12
            ),
            fallen_leaves(colours=(RED, GOLD), count=4, area=(14, 130, 60, 216), size=20, seed=8),
            fallen_leaves(
                colours=(RED, RUST, GOLD), count=11, area=(0, 276, 300, 294), size=19, seed=4
            ),
        ],
    )


NAVY, SCARLET, SKY_BLUE, CREAM = "#17224a", "#c8322f", "#6288c0", "#f1e8d4"


@scene(
    19,
    world="forest",
    style="block",
    yes="animal arbre bleu chapeau danger dents duo imaginaire lune nuit repas rouge",
    arguable="mystere",
    fr="Sous la pleine lune d’une nuit bleue, une fillette au capuchon rouge porte un panier de gâteaux entre les arbres nus, et n’a pas encore remarqué le loup aux dents luisantes qui la suit sur la pointe des pattes, coiffé d’un bonnet de dentelle de grand-mère.",
    en="Under the full moon of a blue night, a little girl in a red hood carries a basket of cakes between bare trees, and has not yet noticed the wolf with gleaming teeth who tiptoes after her in a grandmother’s lace bonnet.",
    hand={"inks": (NAVY, SCARLET, SKY_BLUE), "paper": CREAM},
)
def bonnet_in_the_wood() -> Layers:
    """A wolf in a bonnet tiptoes after a girl with a basket."""
    girl = person(
        pose=Pose((-34, -66), (-12, -30), (-26, -10), (24, 30), lean=-4),
        age="child",
        look=-0.6,
        expression="happy",
        skin=CREAM,
        hair="bob",
        hair_colour=NAVY,
        garment="dress",
        clothes=SCARLET,
        trousers=CREAM,
        shoes=NAVY,
        hat=riding_hood(colour=SCARLET, ribbon=CREAM),
        holds_left=cake_basket(wicker=SKY_BLUE, cloth=CREAM, cake=CREAM).scaled(0.72),
    )
    wolf = grey_wolf(
        colour="#5c7fb8",
        belly=CREAM,
        tooth=CREAM,
        eye=CREAM,
        hat=lace_bonnet(colour=CREAM, ribbon=SKY_BLUE),
    )
    return Layers(
        back=[
            backdrop(colours=(SKY_BLUE,)),
            moon(colour=CREAM, halo=0).at(186, 104, 206),
        ],
        middle=[
            bare_tree(colour=NAVY, seed=4).at(40, 232, 250),
            bare_tree(colour=NAVY, seed=7, reach=0.9).at(284, 232, 240),
            ground(line=((-10, 226), (90, 218), (190, 226), (310, 214)), colours=(CREAM,)),
        ],
        front=[
            wolf.at(226, 284, 206, flip=True),
            girl.at(78, 288, 140),
            ground(line=((-10, 286), (90, 282), (200, 288), (310, 280)), colours=(NAVY,)),
        ],
    )


@scene(
    53,
    world="forest",
    style="clear",
    yes="chapeau corde dynamique fenetre fete feu groupe imaginaire jaune-orange lampe lune moustache musique nuit rouge violet-rose",
    arguable="bleu",
    fr="Des gnomes moustachus aux bonnets rouges et pointus tourbillonnent autour d’un feu de joie au son d’un violon, entre des champignons-maisons aux fenêtres éclairées ; des lanternes se balancent à une corde au-dessus de la fête, et un croissant de lune veille sur la nuit.",
    en="Moustached gnomes in pointed red hats whirl round a bonfire to the tune of a fiddle, between mushroom houses with lit windows; lanterns sway on a rope above the party, and a crescent moon hangs over the night.",
)
def gnomes_feast() -> Layers:
    """Gnomes dance round a bonfire to a fiddle."""
    fiddler = gnome(
        pose=Pose((-60, -96), (40, -76), (-12, -4), (14, 24), lean=-4, nod=-6),
        look=0.4,
        coat="#7a5a86",
        expression="happy",
    )
    return Layers(
        back=[
            backdrop(colours=("#1c1a26", "#2c2530", "#4a3436")),
            moon(phase="crescent", colour="#f7e6a6", halo=0.6).at(152, 34, 50),
        ],
        middle=[
            ground(line=((-10, 214), (80, 204), (200, 206), (310, 212)), colours=("#4a3a34",)),
            toadstool_house(cap=SCARLET).at(86, 212, 126),
            toadstool_house(cap=SCARLET, door="#4a5a4a").at(232, 208, 116, flip=True),
            lantern_string(
                points=((-10, 20), (54, 44), (96, 54), (204, 52), (256, 40), (310, 16)),
                hung=(2, 3),
                size=46,
            ),
            gnome(
                pose=Pose((-150, -165), (150, 165), (-20, 10), (40, -20)),
                look=0,
                coat="#8a7a4a",
                hair="#b5562a",
            ).at(160, 210, 112),
        ],
        front=[
            ground(line=((-10, 256), (110, 248), (200, 250), (310, 256)), colours=("#36292c",)),
            campfire(halo=1.2).at(160, 272, 92),
            toadstool().at(52, 306, 66),
            fiddler.at(54, 274, 150),
            gnome_fiddle().at(48, 205, 96, turn=16),
            gnome_bow().at(72, 222, 104, turn=-42),
            gnome(pose="dance", look=-0.6, coat="#6a5a4e", hair="#3a2a24").at(250, 284, 148),
        ],
    )


@motif("arbre", "feuille", "moustache", living=1)
def sleeping_oak(
    *, bark: str = "#6a4e3c", leaves: str = "#4f8a46", moss: str = "#86b84e"
) -> Drawing:
    """An old oak with a face, asleep, in place: the trunk fills the middle, the crown the top."""
    dark = toned(bark, 0.6)
    trunk = path(
        "M96-6C100 60 92 120 88 170C84 220 60 256 20 300L280 300C244 258 220 220 214 170C210 120 200 60 206-6Z"
    )
    crown = scallop(
        [(-20, 60), (-14, 10), (20, -20), (290, -20), (316, 14), (318, 64), (280, 84), (248, 78),
         (222, 92), (190, 70), (150, 78), (112, 70), (84, 94), (52, 80), (18, 90)], 0.32
    )  # fmt: skip
    sprigs = [
        fill(LEAF.scaled(0.5).turned(turn).moved(x, y), toned(leaves, tone))
        for x, y, turn, tone in (
            (20, 96, 200, 0.85), (52, 92, 160, 1.1), (84, 102, 190, 0.9), (222, 100, 175, 1.1),
            (250, 88, 150, 0.85), (282, 92, 200, 1.05), (120, 78, 170, 1.15), (186, 78, 195, 1.15),
        )
    ]  # fmt: skip
    lids = [
        draw(
            fill(ellipse(x, 122, 19, 13), toned(bark, 1.16)),
            stroke(arc(x, 118, 18, 15, 165), dark, 4),
            [stroke(arc(x, y, 17, 205, 335), dark, 2.6) for y in (112, 103)],
        )
        for x in (124, 180)
    ]
    return draw(
        fill(tube([(110, 90), (60, 66), (20, 60)], [40, 24, 14]), bark),
        fill(tube([(196, 90), (240, 68), (290, 56)], [40, 24, 14]), bark),
        fill(trunk, bark),
        shade(path("M180-10C196 80 190 200 240 310L300 310L240-10Z"), trunk, 0.2),
        [stroke(curve(points), dark, 2.2) for points in (
            [(100, 196), (92, 232), (66, 268)], [(206, 196), (216, 236), (242, 272)],
            [(104, 150), (102, 170), (98, 186)], [(202, 150), (204, 172), (206, 188)],
        )],
        lids,
        fill(blob([(148, 118), (160, 122), (170, 148), (162, 158), (152, 160), (140, 158), (134, 148), (144, 122)]), toned(bark, 1.22)),
        stroke(curve([(134, 190), (152, 194), (170, 190)]), dark, 4),
        moustache(kind="bushy", colour=moss).scaled(6.2, 5.6).moved(152, 168).mute(),
        fill(crown, leaves),
        light(ellipse(70, 20, 80, 34), crown, 0.16),
        shade(ellipse(210, 80, 130, 26), crown, 0.2),
        [stroke(curve([(x - 9, y + 4), (x, y - 5), (x + 9, y + 4)]), toned(leaves, 1.3), 2.6) for x, y in (
            (36, 40), (76, 24), (116, 46), (160, 26), (206, 46), (246, 26), (276, 52), (66, 62))],
        sprigs,
    )  # fmt: skip


@scene(
    87,
    world="forest",
    style="glass",
    yes="arbre bleu calme cle etoile feuille imaginaire moustache mystere nuit seul vert",
    arguable="sans-personnage",
    fr="Un chêne immense et feuillu dort debout dans la nuit bleue pleine d’étoiles, et sa moustache de mousse verte frémit à chaque souffle du visage creusé dans l’écorce ; entre ses racines, une porte pas plus haute qu’une botte garde une clé d’argent dans sa serrure.",
    en="An ancient leafy oak sleeps on its feet in the deep blue starry night, a moustache of green moss stirring at each breath of the face in its bark; between its roots is a door no taller than a boot, with a silver key in the lock.",
    hand={"centre": (150, 250)},
)
def oak_asleep() -> Layers:
    """An oak sleeps; somebody has left the key in the door between its roots."""
    sky = (
        (28, 128, 24), (62, 176, 17), (22, 216, 19), (268, 132, 24), (238, 174, 16), (276, 210, 20),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#16264f", "#25467f", "#3c6aa4")),
            [star(colour="#f6efd6").at(x, y, size) for x, y, size in sky],
        ],
        middle=[sleeping_oak()],
        front=[
            ground(line=((-10, 282), (80, 276), (200, 278), (310, 284)), colours=("#2f5a3c",)),
            glow(152, 250, 70, "#ffd36b", 0.6),
            little_door(wood="#4f9a5a").at(150, 290, 78),
            ornate_key(colour="#e6e4dc").at(165, 262, 36, turn=8),
        ],
    )


@scene(
    67,
    world="forest",
    style="flat",
    yes="animal arbre chapeau danger duo escalier feu feuille jaune-orange jour moustache mystere vert voyage",
    arguable="imaginaire lampe",
    fr="Au fond d’une jungle verte, de jour, au pied des marches d’un temple étouffé par les arbres et les feuilles, un explorateur au chapeau à large bord, un singe agrippé à son dos, lève une torche enflammée devant un visage de pierre colossal, à moustache de mousse, dont les yeux ont peut-être bougé.",
    en="Deep in a green jungle by day, at the foot of temple steps strangled by trees and leaves, an explorer in a broad-brimmed hat holds up a flaming torch, a monkey clinging to his back, before a colossal stone face with a mossy moustache whose eyes may just have moved.",
)
def stone_eyes() -> Layers:
    """An explorer before a stone face that has just looked at him."""
    explorer = person(
        pose=Pose((-96, -128), (20, 44), (-10, -6), (16, 10), lean=5, nod=-4),
        look=-0.8,
        expression="afraid",
        hat=explorer_hat(colour="#e2c083"),
        clothes="#d9c08a",
        trousers="#7a5a3a",
        shoes="#4a3226",
        face=under_nose(moustache(kind="thin", colour="#4a3428"), -0.8),
        holds_left=flaming_torch(),
    )
    return Layers(
        back=[
            backdrop(colours=("#e8f0b8", "#c2dba0", "#7fb07a")),
            leafy_tree(leaves="#9cc48a", trunk="#8aa878", seed=2, lush=1.2).at(200, 190, 210),
            leafy_tree(leaves="#8fbb80", trunk="#7f9e70", seed=6).at(278, 200, 230),
        ],
        middle=[
            temple_stair(stone="#b4b498", wide=120).at(234, 262, 170),
            strangler_tree(bark="#6f5a44").at(20, 92, 110),
            ground(
                line=((-10, 250), (90, 246), (200, 256), (310, 250)), colours=("#567d48", "#3a5f3c")
            ),
            stone_idol(stone="#a3a48e", look=0.9).at(92, 264, 206),
            liana(points=((176, -10), (168, 40), (178, 96), (170, 140)), colour="#4c7d44"),
        ],
        front=[
            explorer.at(214, 292, 160),
            clinging_monkey().at(246, 236, 60),
            fern(colour="#2f6b40").at(150, 312, 80),
            jungle_leaf(colour="#235a38").at(8, 312, 92, turn=24),
            jungle_leaf(colour="#1d4c32").at(296, 312, 84, turn=-22),
            jungle_leaf(colour="#2a6440").at(304, -8, 84, turn=-140),
        ],
    )
