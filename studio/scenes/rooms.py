"""Rooms and their things: a globe to live in, a cabin, the table of a flea market."""

from studio.drawing import Drawing, Fade, detail, draw, fill, stroke
from studio.motif import motif
from studio.motifs.animals import cat
from studio.motifs.boats import sailing_boat
from studio.motifs.clocks import clock, hourglass
from studio.motifs.craft import spyglass
from studio.motifs.fittings import (
    rung_ladder,
    stone_hearth,
    striped_rug,
    tall_mirror,
    work_table,
)
from studio.motifs.housebeasts import horned_owl, little_mouse
from studio.motifs.lettering import letter_bundle
from studio.motifs.machines import bottled_ship, brass_gramophone, laced_skate, ring_of_keys
from studio.motifs.pantry import cheese_wedge, cocoa_cup
from studio.motifs.sky import backdrop
from studio.motifs.toybox import globe_house, sea_chart
from studio.outline import circle, line, rect
from studio.path import path
from studio.scene import Layers, scene


@scene(
    28,
    world="rooms",
    style="wash",
    yes="animal bateau bleu duo eau escalier fenetre feuille imaginaire lettre lunettes repas temps vert voyage",
    arguable="calme moustache",
    fr="Deux souris habitent un globe creux, percé de petites fenêtres entre ses océans bleus et ses terres vertes : l’une grimpe à l’échelle avec une longue-vue, l’autre grignote du fromage devant une carte marine marquée d’un grand N, entre un sablier et une maquette de voilier.",
    en="Two mice live in a hollow globe with tiny windows cut among its blue oceans and green lands: one climbs the ladder with a spyglass, the other nibbles cheese by a sea chart with a big N at the top, between an hourglass and a model sailing ship.",
)
def globe_dwellers() -> Layers:
    """Two mice at home in a globe."""
    lookout = little_mouse(
        coat="#7a5a48", reach=(30, -62), holds=spyglass(brass="#b39a78").scaled(1.1).turned(-10)
    )
    eater = little_mouse(
        colour="#b8aaa2",
        coat="#5d7a6a",
        reach=(24, -46),
        holds=cheese_wedge(colour="#f0e4bc").scaled(0.36).moved(4, 6),
    )
    return Layers(
        back=[backdrop(colours=("#f6ecd6", "#ead9ba"))],
        middle=[
            globe_house().at(172, 236, 176),
            fill(rect(-6, 232, 312, 80), Fade(("#b98a5c", "#96683f"))),
            rung_ladder(wood="#8f6238", rungs=7, width=20).at(66, 246, 190, turn=14),
            lookout.at(92, 150, 94, flip=True),
        ],
        front=[
            hourglass(sand="#d2ba90").at(34, 286, 78),
            sea_chart().at(124, 292, 122),
            eater.at(206, 284, 100),
            sailing_boat(colour="#7a4a34", stripe="#e0d0a8", flag="#4a8fc0").at(266, 282, 76),
            work_table(width=40, height=4, wood="#6b4630").scaled(1).moved(266, 288),
        ],
    )  # fmt: skip


@motif("fenetre", "chute", "eau", "froid")
def frosted_window() -> Drawing:
    """A cabin's window with snow in the night behind it and frost in its corners, in place."""
    flakes = ((34, 48, 6), (54, 66, 5), (86, 44, 6), (104, 64, 5), (36, 96, 5), (56, 108, 6), (84, 98, 6),
              (108, 100, 5))  # fmt: skip
    return draw(
        fill(rect(12, 20, 116, 122), "#7d5a3c"),
        fill(rect(22, 30, 96, 102), "#1c2028"),
        [detail(circle(x, y, r), "#ffffff") for x, y, r in flakes],
        fill(path("M22 132L22 106C34 104 38 116 52 118C72 114 90 124 118 112L118 132Z"), "#eef2f4"),
        stroke(line([(70, 30), (70, 132)]), "#7d5a3c", 7),
        stroke(line([(22, 80), (118, 80)]), "#7d5a3c", 7),
        fill(rect(6, 138, 128, 12), "#94683f"),
    )  # fmt: skip


@scene(
    65,
    world="rooms",
    style="glass",
    yes="animal calme chute eau fenetre feu froid jaune-orange nuit repas seul",
    arguable="lampe moustache",
    fr="La neige tombe dans la nuit derrière la fenêtre givrée d’une cabane en rondins, et sur un tapis rayé, devant les flammes de la cheminée, un chat dort en boule près d’une tasse de chocolat fumant et d’une moitié de biscuit.",
    en="Snow is falling in the night behind the frosted window of a log cabin, and on a striped rug before the flames of the hearth a cat sleeps curled up, with a steaming cup of cocoa and half a biscuit beside it.",
    hand={"centre": (216, 190), "rays": 13},
)
def cabin_cat() -> Layers:
    """A cat asleep before the fire while it snows."""
    logs = [rect(-6, y, 312, 42, 8) for y in range(-10, 220, 46)]
    return Layers(
        back=[
            backdrop(colours=("#4a3426",)),
            [fill(log, "#75533b") for log in logs],
            frosted_window(),
        ],
        middle=[
            fill(rect(-6, 218, 312, 90), "#54392a"),
            stone_hearth(stone="#a49a92", mantel="#8a5c38", fire="#f59a34").at(216, 224, 150),
            striped_rug(colours=("#3a2830", "#e6d3a8"), width=300).scaled(1, 2.4).moved(170, 232),
        ],
        front=[
            cat(pose="curled", colour="#f09a3c", belly="#fff3dc").at(196, 286, 176),
            cocoa_cup(band="#5d4a3a", china="#fffaf0").at(62, 290, 92),
        ],
    )  # fmt: skip


@motif()
def market_awning(*, colour: str = "#dba12c", other: str = "#f6ecd6") -> Drawing:
    """The scalloped edge of a striped awning along the top of the picture, in place."""
    strips = [path(f"M{x}-6L{x + 40}-6L{x + 40} 26C{x + 40} 46 {x} 46 {x} 26Z") for x in range(-20, 300, 40)]  # fmt: skip
    return draw(fill(strip, other if k % 2 else colour) for k, strip in enumerate(strips))


@scene(
    72,
    world="rooms",
    style="ink",
    yes="aile animal bateau cle corde jaune-orange jour lettre mecanique musique oiseau reflet roue sans-personnage temps",
    arguable="feuille mystere voyage",
    fr="De bon matin, aux puces, personne encore derrière la table : un gramophone de cuivre, un paquet de lettres noué d’une ficelle, un trousseau de clés, un patin à roulettes tout seul, un bateau en bouteille, une chouette empaillée aux ailes ouvertes et une pendule arrêtée ; derrière, un grand miroir montre le gramophone une seconde fois.",
    en="Early morning at the flea market, and nobody behind the table yet: a brass gramophone, a bundle of letters tied up with string, a ring of keys, a single roller skate, a ship in a bottle, a stuffed owl with open wings and a stopped clock; behind them a tall mirror shows the gramophone a second time.",
    hand={"spots": ("#dba12c",)},
)
def flea_market() -> Layers:
    """A table of curiosities, and a mirror to see them twice."""
    gold = "#dba12c"
    player = brass_gramophone(brass=gold, wood="#8d7a66")
    image = draw(fill(rect(-50, 40, 100, 40), "#d8c8a8"), player.at(0, 40, 74, flip=True)).mute()
    return Layers(
        back=[
            backdrop(colours=("#f6eedc",)),
            tall_mirror(frame=gold, glass="#efeae0", image=[image]).at(196, 126, 118),
        ],
        middle=[
            player.at(50, 206, 138),
            horned_owl(wings="open", colour="#8d8478", belly="#f4ecda", eyes=gold).depicted().at(252, 206, 80),
            clock(rim=gold, hour=7.0).at(152, 184, 46),
        ],
        front=[
            market_awning(),
            fill(rect(-6, 210, 312, 100), "#241c22"),
            fill(rect(-6, 202, 312, 12), "#f6ecd6"),
            fill(rect(-6, 290, 312, 6), "#f6ecd6"),
            laced_skate(boot="#f6ecd6", wheel="#8d8478").at(44, 290, 78),
            letter_bundle(paper="#f6ecd6", string=gold, stamp=gold).at(122, 290, 76),
            bottled_ship(glass="#f6f2e8", hull="#241c22", sail=gold).at(212, 290, 100),
            ring_of_keys(colour="#f0e6d0").at(278, 214, 66),
        ],
    )  # fmt: skip
