"""Dreams."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.dreamland import (
    bell_alarm,
    bow_key,
    flower_swell,
    free_stair,
    grimacing_house,
    lying_book,
    open_door,
    sailing_bed,
    stray_letter,
    winding,
)
from studio.motifs.hats import bowler, nightcap
from studio.motifs.heaven import cloud_floor, horn_gramophone, sky_dancer, star_garland
from studio.motifs.landscape import ground
from studio.motifs.light import lantern
from studio.motifs.origami import folded_boat, folded_crane, paper_swell, pleated_ridge
from studio.motifs.people import person
from studio.motifs.sky import backdrop, cloud, moon, star, stars, sun
from studio.motifs.trees import bare_tree, fallen_leaves, leafy_tree
from studio.outline import curve, rect
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene


@scene(
    18,
    world="dream",
    style="glass",
    yes="bleu duo dynamique etoile fete imaginaire jaune-orange lune moustache musique soleil",
    arguable="corde jour nuit",
    fr="Sur une piste de nuages, moitié au jour, moitié dans le noir, le Soleil moustachu en habit orange fait tournoyer la Lune en robe bleue au son d’un gramophone, sous une guirlande d’étoiles en papier.",
    en="On a dance floor of clouds, half in daylight and half in darkness, the moustached Sun in an orange suit spins the Moon round in her blue gown to the music of a gramophone, under a garland of paper stars.",
    hand={"centre": (150, 150)},
)
def sky_ball() -> Layers:
    """The Sun dances with the Moon."""
    gentleman = sky_dancer(
        head=sun(moustached="curly", halo=0, colour="#ffc93a"),
        pose=Pose((-92, -150), (84, 100), (-34, -4), (30, -24), lean=8, nod=-4),
        clothes="#f2a83c", trousers="#dc9230", size=1.25,
    )  # fmt: skip
    lady = sky_dancer(
        head=moon(face="happy", halo=0, colour="#f4f0dc"),
        pose=Pose((-86, -100), (78, 128), (-18, -10), (34, 44), lean=12, nod=8),
        garment="dress", clothes="#3f74d0", trousers="#e8e4f0", gloves="#f4f0e4", shoes="#2f3f8a",
        size=1.05,
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#a8d4ec", "#e4eef0")),
            fill(
                path("M160-10C130 60 190 140 150 210C140 240 150 280 160 312L312 312L312-10Z"),
                "#1d2760",
            ),
            stars(count=16, area=(190, 60, 296, 190), big=6, seed=4),
        ],
        middle=[
            star_garland(size=13, colours=("#ffcf4a", "#fff4dc"), string="#6a5a78"),
            cloud_floor(top=250, colour="#eef0f6", bumps=5, lift=22),
            horn_gramophone(horn="#e0a83a").at(34, 256, 84, flip=True),
        ],
        front=[
            lady.at(204, 280, 186),
            gentleman.at(110, 282, 190),
        ],
    )


@scene(
    26,
    world="dream",
    style="paper",
    yes="aile animal bateau bleu calme eau feuille jour oiseau rouge sans-personnage soleil voyage",
    arguable="imaginaire seul",
    fr="Au pays du papier plié, une grue blanche ouvre ses ailes devant le disque rouge d’un soleil découpé, dans le ciel pâle du jour ; au pied des montagnes en accordéon, un bateau descend doucement une rivière aux vagues de papier bleu, et un autre, tout petit, le suit de loin.",
    en="In a land of folded paper, a white crane opens its wings before the red disc of a cut-out sun in the pale daytime sky; at the foot of the pleated mountains a boat drifts gently down a stream of blue paper waves, and a tiny one follows from afar.",
)
def paper_land() -> Layers:
    """A crane and a boat in a land of folded paper."""
    return Layers(
        back=[
            backdrop(colours=("#a9cbd8", "#c6dce0", "#e0e9e2")),
            sun(rays=0, colour="#d8382f", halo=0).at(118, 96, 168),
            pleated_ridge(top=128, high=72, folds=5, colour="#c9d3d6", seed=1),
            folded_boat(stripe="#4f8fcc").at(46, 200, 34),
            pleated_ridge(top=170, high=48, folds=7, colour="#7d98a8", seed=3),
        ],
        middle=[
            folded_crane(colour="#ffffff", beak="#3a4656").at(144, 122, 166, turn=-6),
            paper_swell(top=212, colour="#8fc0e2", teeth=7),
            folded_boat().at(222, 236, 126, turn=-6),
        ],
        front=[
            paper_swell(top=242, colour="#4f8fcc", teeth=6, shift=-18),
            paper_swell(top=272, colour="#255a9c", teeth=5, shift=-4),
        ],
    )


@scene(
    34,
    world="dream",
    style="flat",
    yes="bateau bleu calme coeur etoile feu fleur imaginaire jaune-orange lampe nuit seul temps voyage",
    arguable="eau",
    fr="Sous les étoiles d’une nuit tranquille, une fillette dort dans un lit à voile, sous une couette semée de cœurs, et dérive sur un océan de fleurs bleues ; la flamme jaune d’une lanterne luit à la proue, et son réveil lui sert de boussole.",
    en="Under the stars of a quiet night, a girl sleeps in a bed with a sail and a quilt sewn with hearts, adrift on an ocean of blue flowers; the yellow flame of a lantern glows at the bow, and her alarm clock serves as a compass.",
)
def bed_under_sail() -> Layers:
    """A girl sails to sleep on a sea of flowers."""
    bed = sailing_bed(
        hearts="#4a78cc",
        lamp=lantern(halo=1.4).scaled(0.3),
        stern=bell_alarm(colour="#e9a23a").scaled(0.26),
    )
    return Layers(
        back=[
            backdrop(colours=("#141d4c", "#26347a", "#4a5cab", "#7d8ccc")),
            stars(count=44, area=(0, 0, 300, 170), big=7, seed=15),
            [
                star().at(x, y, s, turn=t)
                for x, y, s, t in ((40, 50, 20, 10), (96, 26, 14, 0), (262, 36, 18, -8))
            ],
        ],
        middle=[
            flower_swell(top=212, colour="#6f93dc", stems="#3a5aa8", size=14, gap=15),
            bed.at(132, 252, 204),
        ],
        front=[
            flower_swell(top=262, colour="#5f8ae4", stems="#2f509c", size=22, gap=22, shift=4),
            flower_swell(top=286, colour="#7fa6f4", stems="#274488", size=30, gap=30, shift=-6),
        ],
    )


@motif("arbre", "feuille")
def forest_beyond() -> Drawing:
    """A wood as one sees it through a door of ``open_door``."""
    return draw(
        fill(rect(-30, -100, 60, 110), "#bfe08a"),
        leafy_tree(leaves="#5f9a44", seed=2).at(12, -18, 84).mute(),
        leafy_tree(leaves="#3f7f3c", seed=4).at(-16, -4, 96).mute(),
        fill(path("M-30-14C-14-24 10-22 30-12L30 6L-30 6Z"), "#2f6a34"),
        leafy_tree(leaves="#2f6f34", seed=7).at(26, 4, 74).mute(),
    )


@scene(
    68,
    world="dream",
    style="clear",
    yes="arbre bleu chapeau cle escalier feuille imaginaire jour mystere seul vert",
    arguable="danger voyage",
    fr="Un homme en chapeau melon est arrivé, clé en main, en haut d’un escalier blanc planté tout seul dans le ciel bleu du jour : la porte qu’il vient d’ouvrir donne, au lieu d’une pièce, sur une forêt verte et touffue.",
    en="Key in hand, a man in a bowler hat has reached the top of a white staircase that stands by itself in the blue daytime sky: the door he has just unlocked opens not on a room but on a leafy green forest.",
)
def forest_door() -> Layers:
    """A door in the sky opens on a forest."""
    man = person(
        pose=Pose((-14, 4), (70, 112), (-14, -8), (18, 6), lean=2),
        look=0.8, hat=bowler(colour="#25222e"), clothes="#3a3a48", trousers="#2c2c38",
        garment="coat", holds_right=bow_key(colour="#b9bdc6").scaled(0.34).turned(-100), skin="#efc39c",
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#5fa4dc", "#9cccec", "#d8ecf4")),
            cloud(seed=2).at(60, 70, 110),
            cloud(seed=5).at(30, 150, 60),
            cloud(seed=4).at(266, 262, 90),
        ],
        middle=[
            free_stair(steps=9, rise=18, run=22, landing=136, thick=42).at(297, 176, 100),
        ],
        front=[
            open_door(beyond=forest_beyond(), leaf="#8a7360").at(236, 176, 158),
            man.at(166, 176, 132),
            cloud(seed=3).at(210, 300, 150),
            fallen_leaves(
                colours=("#4f9a3c", "#6fb04a"), count=2, area=(66, 226, 120, 236), size=20, seed=4
            ),
        ],
    )


@scene(
    77,
    world="dream",
    style="ink",
    yes="arbre dents escalier fenetre jaune-orange lune mystere nuit sans-personnage violet-rose",
    arguable="danger imaginaire lampe seul",
    fr="Seule sur sa colline avec un arbre nu, une maison de travers fait la grimace à la pleine lune dans la nuit violette : deux fenêtres jaunes pour les yeux, une palissade ébréchée pour les dents, et des marches qui sortent de la porte comme une langue tirée.",
    en="Alone on a hill with one bare tree, a crooked house makes a face at the full moon in the purple night: two yellow windows for eyes, a jagged fence for teeth, and a flight of steps that sticks out of the door like a tongue.",
    hand={"spots": ("#7a4aa8", "#efb93a", "#d87a9a")},
)
def house_with_a_tongue() -> Layers:
    """A house pulls a face at the moon."""
    return Layers(
        back=[
            backdrop(colours=("#6a3f98",)),
            moon(colour="#f4ecd8", halo=0.7).at(58, 62, 84),
            fill(path("M-10 250C60 214 200 214 310 250L310 312L-10 312Z"), "#4a2c6c"),
        ],
        middle=[
            bare_tree(colour="#17121c", seed=5).at(270, 250, 190),
            ground(
                line=((-10, 268), (70, 246), (160, 240), (240, 248), (310, 264)),
                colours=("#1d1626",),
            ),
        ],
        front=[
            grimacing_house(wall="#cfc6d6", roof="#1d1626").at(148, 246, 196),
        ],
    )


BINDINGS = ("#c05a9c", "#d8c4a4", "#5f8fb0", "#8a4fa0", "#8a6a58", "#6f6fc0")


@motif("escalier", "spirale", "feuille")
def stair_of_books() -> Drawing:
    """Books that wind upwards to the left of the middle, in place."""
    steps = []
    for k, (x, y, near) in enumerate(winding(2.0, 23, 64, 210)):
        size = 1.12 + 0.2 * near
        book = lying_book(cover=toned(BINDINGS[k % 6], 0.82 + 0.18 * near), thick=13, wide=52)
        steps.append((near, book.mute().scaled(size).moved(106 + x, 272 + y)))
    post = draw(fill(rect(101, 60, 10, 240), "#3a2458"))
    back = draw(art for near, art in steps if near < 0)
    return draw(back, post, (art for near, art in steps if near >= 0))


@motif("corde")
def key_string(*, colour: str = "#f7efda") -> Drawing:
    """The string on which the moon keeps her key, in place."""
    return draw(stroke(curve([(226, 138), (228, 156), (226, 174)]), colour, 1.8))


@scene(
    89,
    world="dream",
    style="glass",
    yes="bleu calme chapeau cle corde escalier etoile imaginaire lettre lune mystere nuit seul spirale violet-rose",
    arguable="duo feuille",
    fr="Un enfant en bonnet de nuit gravit un escalier de livres en spirale dans la nuit violette, entre les étoiles et des lettres échappées des pages, vers une pleine lune endormie au menton de laquelle une clé pend à une ficelle.",
    en="A child in a nightcap climbs a spiral staircase of books through the violet night, past stars and stray letters that have slipped off the pages, towards a sleeping full moon from whose chin a key dangles on a string.",
    hand={"centre": (226, 86)},
)
def climb_of_books() -> Layers:
    """A child climbs a stair of books to the sleeping moon."""
    child = person(
        pose=Pose((-20, 10), (110, 150), (-8, -20), (50, 4), lean=4, nod=-6),
        age="child", look=0.8, hat=nightcap(colour="#f2a0b8").flipped(), garment="dress", clothes="#fbf4e4",
        trousers="#f0c8a4", shoes="#c07ab0", expression="happy",
    )  # fmt: skip
    letters = (
        ("A", 34, 60, 30, -14),
        ("R", 150, 36, 24, 12),
        ("S", 276, 190, 28, 10),
        ("E", 226, 248, 30, -12),
        ("K", 272, 272, 28, 16),
        ("M", 30, 160, 24, 8),
    )
    return Layers(
        back=[
            backdrop(colours=("#3a2168", "#5a3690", "#8a5cb4", "#b98acc")),
            stars(count=34, area=(0, 0, 300, 230), big=6, seed=8),
            moon(face="asleep", colour="#f7ead0").at(226, 86, 118),
        ],
        middle=[
            stair_of_books(),
            [
                stray_letter(letter=c, colour="#ffe9b8").at(x, y, s, turn=t)
                for c, x, y, s, t in letters
            ],
        ],
        front=[
            key_string(),
            bow_key(colour="#ddd8cc").at(226, 172, 48),
            child.at(108, 178, 118),
        ],
    )
