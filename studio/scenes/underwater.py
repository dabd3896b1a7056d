"""Under water."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.birds import bird
from studio.motifs.clocks import clock
from studio.motifs.faces import glasses
from studio.motifs.landscape import ground
from studio.motifs.people import person
from studio.motifs.seabeasts import octopus, shark
from studio.motifs.seabed import (
    bubbles,
    chess_board,
    chess_piece,
    diving_helmet,
    scallop_shell,
    seaweed,
    slate_board,
)
from studio.motifs.sealife import fish
from studio.motifs.ships import galleon, treasure_chest
from studio.motifs.sky import backdrop
from studio.motifs.trees import leaf_shape
from studio.motifs.water import sea
from studio.outline import circle, curve, line, polar, polygon, rect, scallop, tube
from studio.path import Path, path
from studio.pose import Pose
from studio.scene import Layers, scene


@scene(
    27,
    world="underwater",
    style="chalk",
    yes="animal bleu dents eau groupe imaginaire jaune-orange lettre lunettes poisson temps",
    arguable="danger",
    fr="Dans une salle de classe au fond de la mer bleue, des poissons orange sont assis en rangs sur des coquillages pendant que le maître, un requin à lunettes qui a beaucoup trop de dents, montre de sa baguette un grand A tracé à la craie ; à l’horloge du mur, c’est bientôt la récréation.",
    en="In a schoolroom on the blue seabed, orange fish sit in rows on shell benches while their teacher, a bespectacled shark with far too many teeth, points his stick at a big letter A chalked on the slate; the wall clock says it is nearly playtime.",
    hand={"slate": "#17324e"},
)
def shark_school() -> Layers:
    """A shark teaches the first letter."""
    pointer = stroke(line([(-4, 6), (46, -58)]), "#f2dcae", 3)
    pupils = ((44, 268, 84), (136, 280, 92), (234, 272, 84))
    return Layers(
        back=[
            sea(top=-10, colours=("#2f78ae", "#1d4f86"), crest="#7fb6d8", ripples=10),
            slate_board(slate="#1c2a30", frame="#b89a78").at(84, 84, 138),
            clock(rim="#b8a890", dial="#1c2a3a", hands="#fbf6ea", hour=11.8).at(256, 48, 66),
        ],
        middle=[
            shark(
                colour="#9fb2c0", face=glasses(frame="#fbe6a0").scaled(2.1).moved(33, -12), holds=draw(pointer)
            ).at(206, 150, 148, flip=True),
            seaweed(colour="#4a86a8", seed=3).at(290, 240, 110),
        ],
        front=[
            [scallop_shell(colour="#b08a70").at(x, y + 22, size * 0.86) for x, y, size in pupils],
            [fish(colour="#f08a34", belly="#fbd58e").at(x, y - 22, size, flip=True, turn=14) for x, y, size in pupils],
            bubbles(count=7, area=(10, 170, 290, 230), size=6, seed=6),
        ],
    )  # fmt: skip


@scene(
    82,
    world="underwater",
    style="paper",
    yes="animal bateau casque duo eau fenetre imaginaire mystere vert violet-rose",
    arguable="calme danger",
    fr="Au fond d’une mer verte, assis sur un vieux coffre, un scaphandrier au casque de fer tout rond joue aux échecs contre une pieuvre rose qui déplace quatre pièces à la fois ; derrière eux, les hublots noirs d’un galion échoué gardent leur secret.",
    en="On the green sea floor, a diver in a round iron helmet sits on an old chest and plays chess against a pink octopus that moves four pieces at once; behind them lies a wrecked galleon whose dark portholes are keeping some secret.",
)
def chess_with_octopus() -> Layers:
    """A game of chess at the bottom of the sea."""
    diver = person(
        pose=Pose((20, 74), (34, 100), (78, 6), (88, 10), lean=6, seat=40), look=0.7, expression="sad",
        clothes="#c9bda4", trousers="#b3a68e", shoes="#5a544e", hat=diving_helmet().scaled(1.12),
        garment="jacket",
    )  # fmt: skip
    pale, dark = "#f6efdc", "#3a2f36"
    four = (
        chess_piece(kind="king", colour=dark).scaled(0.54).turned(-10).moved(0, 8),
        chess_piece(kind="rook", colour=dark).scaled(0.54).turned(12).moved(0, 8),
        chess_piece(kind="bishop", colour=dark).scaled(0.54).turned(-14).moved(0, 8),
        chess_piece(kind="pawn", colour=dark).scaled(0.54).turned(8).moved(0, 8),
    )
    on_board = ((126, 208, "king"), (146, 204, "pawn"), (118, 200, "pawn"), (162, 210, "rook"))
    return Layers(
        back=[
            sea(top=-10, colours=("#8fc2a0", "#4f9a7c", "#2f735c"), crest="#a8d4b8", ripples=6),
            galleon(colour="#4f8a70", trim="#39705a", sail="", portholes="#14261f").at(178, 96, 196, turn=-7),
        ],
        middle=[
            ground(line=((-10, 214), (80, 206), (190, 214), (310, 200)), colours=("#2f6650",)),
            seaweed(colour="#3f8a64", seed=2).at(14, 262, 130),
            octopus(colour="#e080a8", reaches=((-22, -92), (-48, -94), (-69, -72), (-47, -50)), holds=four).at(238, 280, 164),
        ],
        front=[
            ground(line=((-10, 276), (120, 268), (310, 278)), colours=("#245240",)),
            treasure_chest(wood="#7a6048", gold="#b8bcb4").at(56, 288, 100),
            diver.at(52, 278, 168),
            fill(path("M106 282L114 222L172 222L180 282Z"), "#4a5a52"),
            chess_board(pale=pale).at(142, 222, 76),
            [chess_piece(kind=kind, colour=pale).at(x, y + 10, 44) for x, y, kind in on_board],
            bubbles(count=6, area=(60, 20, 110, 120), size=8, seed=4),
        ],
    )  # fmt: skip


@motif()
def twig_nest(*, colour: str = "#7a5a40") -> Drawing:
    """A nest, its foot at the origin, 100 wide; who sits in it is put behind it."""
    bowl = path("M-48-30C-46-8-30 4 0 4C30 4 46-8 48-30C30-22-30-22-48-30Z")
    twigs = ((-50, -22, 30, -14), (-38, -8, 40, -24), (-30, 0, 46, -16), (-46, -32, 10, -20))
    return draw(
        fill(bowl, colour),
        [stroke(path(f"M{a} {b}L{c} {d}"), "#a88460", 2.6) for a, b, c, d in twigs],
    )


CLUMPS = (  # x, y, radius and how light, from back to front
    (150, 52, 92, 0.72),
    (60, 84, 62, 0.8),
    (244, 82, 64, 0.8),
    (110, 30, 52, 1.0),
    (206, 26, 54, 0.96),
    (30, 66, 42, 1.08),
    (272, 60, 44, 1.06),
    (156, 6, 46, 1.16),
)


def _clump(x: float, y: float, r: float) -> Path:
    return scallop([polar(40 * k + 8, r * (1, 0.9)[k % 2], x, y) for k in range(9)], 0.34)


@motif("arbre", "feuille")
def bankside_tree(*, leaves: str = "#4a984e", bark: str = "#5c4032") -> Drawing:
    """A broad tree on a bank, its crown across the upper half of the picture, in place."""
    tufts = (
        (20, 118, 150),
        (112, 112, 190),
        (196, 124, 170),
        (286, 112, 210),
        (100, 30, 20),
        (204, 24, -20),
    )
    return draw(
        [fill(_clump(x, y, r), toned(leaves, tone)) for x, y, r, tone in CLUMPS],
        fill(tube([(58, 116), (104, 118), (146, 150)], [7, 11, 15]), bark),
        fill(tube([(250, 108), (206, 116), (166, 152)], [7, 11, 15]), bark),
        fill(tube([(150, 78), (154, 110), (152, 150), (154, 200)], [9, 15, 24, 34], caps=False), bark),
        fill(path("M138 172C128 186 112 192 96 200L210 200C194 192 178 186 170 172Z"), bark),
        stroke(curve([(152, 120), (148, 150), (146, 186)]), toned(bark, 1.35), 2.4),
        stroke(curve([(160, 140), (160, 164), (164, 190)]), toned(bark, 0.7), 2.4),
        [leaf_shape(toned(leaves, 1.3)).at(x, y, 46, turn=turn) for x, y, turn in tufts],
    )  # fmt: skip


@motif()
def nest_box(*, wood: str = "#8a6446") -> Drawing:
    """A wooden box for birds to nest in, its foot at the origin, 100 high."""
    return draw(
        fill(rect(-26, -66, 52, 66, 3), wood),
        fill(path("M-38-60L0-100L38-60L30-54L0-86L-30-54Z"), toned(wood, 0.7)),
        fill(polygon([(-27, -60), (0, -88), (27, -60)]), wood),
        fill(circle(0, -46, 13), "#1c2a3a"),
        stroke(line([(0, -24), (0, -16)]), toned(wood, 0.6), 6),
    )


@scene(
    13,
    world="underwater",
    style="paper",
    yes="aile animal arbre bleu calme eau feuille groupe imaginaire jour oiseau poisson rouge vert",
    arguable="mystere",
    fr="Par un matin paisible, des poissons rouges nichent dans le feuillage d’un arbre vert tandis que trois petits oiseaux, les ailes ouvertes, nagent à la queue leu leu sous la surface de l’étang bleu, comme si personne ne les avait prévenus.",
    en="One calm morning, red fish are nesting among the leaves of a green tree while three small birds, wings spread, swim in single file under the surface of the blue pond, as if nobody had told them.",
)
def the_wrong_way_round() -> Layers:
    """Fish in the tree, birds in the pond."""
    nests = ((58, 110, 88, False), (150, 76, 94, False), (246, 104, 88, True))
    swimmers = ((50, 276, 66), (136, 272, 78), (226, 276, 90))
    return Layers(
        back=[
            backdrop(colours=("#cfe6ec", "#e9f1e6", "#f6f0dc")),
            ground(line=((-10, 178), (60, 158), (130, 174), (220, 156), (310, 172)), colours=("#b7d0b4",)),
            ground(line=((-10, 192), (90, 184), (160, 186), (230, 180), (310, 190)), colours=("#8fb872",)),
        ],
        middle=[
            bankside_tree(),
            [
                draw(
                    fish(colour="#d2352c", belly="#f6cdb8", stripes=1).at(x, y - 22, size, flip=flip),
                    twig_nest(colour="#86603f").at(x, y + 10, size * 0.86),
                )
                for x, y, size, flip in nests
            ],
        ],
        front=[
            sea(top=196, colours=("#4f9ccc", "#2468a4", "#143f74"), crest="#cfe8f2", ripples=3),
            nest_box().at(276, 304, 56),
            seaweed(colour="#2f7a6a", seed=5).at(294, 306, 60),
            [bird(colour="#f1ead8", belly="#fffaf0", beak="#5a4a42", wings="spread").at(x, y + 14, size, turn=20) for x, y, size in swimmers],
            seaweed(colour="#2f7a6a", seed=2).at(12, 304, 78),
            bubbles(count=7, area=(70, 204, 270, 236), size=7, seed=3),
        ],
    )  # fmt: skip
