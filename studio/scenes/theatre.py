"""The theatre: puppets, a conjurer, an opera."""

from studio.colour import toned
from studio.drawing import Drawing, Fade, draw, fill, light, stroke
from studio.motif import motif
from studio.motifs.faces import moustache
from studio.motifs.hats import crown, top_hat
from studio.motifs.instruments import notes, sheet_of_music
from studio.motifs.parade import dapper_rabbit
from studio.motifs.people import person, under_nose
from studio.motifs.reptiles import crocodile_head
from studio.motifs.show import (
    bunting,
    chandelier,
    curtain_wall,
    puppet_booth,
    stage_curtain,
    stage_floor,
)
from studio.motifs.signs import newspaper
from studio.motifs.sky import backdrop, moon, sun
from studio.motifs.sky import star as plump_star
from studio.motifs.trees import leafy_tree
from studio.outline import blob, circle, curve, ellipse, line, polygon, rect, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

# The puppet play --------------------------------------------------------------


@motif("corde")
def puppet_strings(*, top: tuple[float, float], ends: tuple[tuple[float, float], ...]) -> Drawing:
    """A cross of wood and the strings that hang from it, in place."""
    x, y = top
    return draw(
        [stroke(line([(x + (12 if end[0] > x else -12), y), end]), "#4a342c", 2) for end in ends],
        stroke(line([(x - 16, y), (x + 16, y)]), "#8a5f3c", 4),
        stroke(line([(x - 4, y - 7), (x + 4, y + 7)]), "#8a5f3c", 4),
    )


@motif("animal", "dents")
def glove_crocodile(*, colour: str = "#4f9a4c") -> Drawing:
    """A crocodile of cloth on somebody's hand, its sleeve at the origin; it is nobody alive."""
    return draw(
        fill(tube([(-14, 34), (-12, 10), (-4, -4)], [26, 24, 22]), toned(colour, 0.9)),
        crocodile_head(colour=colour, gape=26).mute(),
    )


def _onlooker(x: float, size: float, hair: str, shirt: str, *, long: bool) -> Drawing:
    """Give a child's head and shoulders from behind."""
    return draw(
        fill(path("M-24 40C-24 14-14 6 0 6C14 6 24 14 24 40Z"), shirt),
        fill(rect(-5, 0, 10, 12, 3), "#e6b890"),
        [fill(ellipse(s * 17, -12, 4, 5), "#e6b890") for s in (-1, 1)],
        fill(blob([(0, -32), (14, -27), (18, -12), (14 + 4 * long, 2 + 8 * long), (0, 6 + 4 * long), (-14 - 4 * long, 2 + 8 * long), (-18, -12), (-14, -27)]), hair),
        stroke(curve([(-6, -30), (0, -22), (2, -8)]), toned(hair, 1.3), 1.4),
    ).at(x, 276, size)  # fmt: skip


@motif(living=4)
def row_of_children() -> Drawing:
    """Four children seen from behind, in place."""
    return draw(
        _onlooker(36, 142, "#6a4228", "#c9584c", long=False),
        _onlooker(112, 124, "#d9a24a", "#f3ead6", long=True),
        _onlooker(190, 138, "#33262a", "#5c9a68", long=False),
        _onlooker(268, 128, "#8a4a2a", "#e88aa8", long=True),
    )


@scene(
    23,
    world="stage",
    style="flat",
    yes="animal arbre chapeau corde dents fete feuille groupe jaune-orange jour rouge soleil vert violet-rose",
    arguable="dynamique imaginaire",
    fr="À la kermesse du parc, par un bel après-midi, près d’un arbre vert et feuillu et sous les fanions, une rangée d’enfants vus de dos regarde une marionnette de roi, robe rose et couronne d’or, tirer sur ses ficelles pour échapper aux dents d’un crocodile, devant un soleil jaune en carton.",
    en="At a park fête on a fine afternoon, beside a leafy green tree and under the bunting, a row of children seen from behind watch a puppet king in a pink robe and gold crown tug on his strings to escape a crocodile’s teeth, in front of a painted yellow sun.",
)
def puppet_play() -> Layers:
    """A king on strings flees from a crocodile."""
    king = person(
        pose=Pose((-130, -150), (100, 140), (-30, -10), (40, 10), lean=8, nod=-8),
        look=-0.5,
        expression="afraid",
        hair="bob",
        hair_colour="#f3ead6",
        garment="dress",
        clothes="#e88aa8",
        trousers="#fbf3e4",
        hat=crown(),
    ).depicted()
    return Layers(
        back=[
            backdrop(colours=("#fdf8e8", "#f4ecd0")),
            fill(rect(-6, 214, 312, 100), "#9cba6c"),
            leafy_tree(leaves="#6a9f4a", seed=4).at(10, 256, 250),
        ],
        middle=[
            puppet_booth(opening="#f6ecd4").at(164, 336, 292),
            sun(colour="#f2b92e", rays=10, halo=0).at(226, 126, 80),
            puppet_strings(top=(190, 76), ends=((160, 116), (221, 128))),
            king.at(184, 207, 104),
            glove_crocodile().at(92, 172, 96),
            bunting(points=((-6, 14), (80, 34), (160, 24), (230, 34), (306, 12)), size=25),
        ],
        front=[row_of_children()],
    )  # fmt: skip


# The magician -----------------------------------------------------------------


@motif("coeur")
def ace_of_hearts(*, paper: str = "#fffaf0", heart: str = "#d8302f") -> Drawing:
    """A playing card, its lower edge at the origin, 100 high."""
    return draw(
        fill(rect(-34, -100, 68, 100, 6), paper),
        fill(
            path(
                "M0-22C-12-36-28-46-28-64C-28-78-18-84-10-82C-4-80-2-74 0-70C2-74 4-80 10-82C18-84 28-78 28-64C28-46 12-36 0-22Z"
            ),
            heart,
        ),
    )


@motif()
def magic_smoke(*, colour: str = "#7a4aa8") -> Drawing:
    """Smoke that rises from (150, 190) and spreads, in place."""
    plume = blob(
        [
            (140, 196),
            (148, 160),
            (130, 136),
            (112, 104),
            (112, 56),
            (150, 18),
            (214, 6),
            (268, 30),
            (286, 80),
            (262, 124),
            (212, 136),
            (186, 156),
            (176, 196),
        ]
    )
    return draw(
        fill(plume, Fade((toned(colour, 0.62), toned(colour, 0.8), toned(colour, 1.1)))),
        [stroke(curve(points), toned(colour, 1.35), 3) for points in ([(160, 184), (166, 158), (190, 142), (214, 128)], [(126, 112), (124, 76), (140, 50)], [(266, 96), (276, 70), (262, 44)])],
    )  # fmt: skip


@scene(
    57,
    world="stage",
    style="glass",
    yes="animal bleu chapeau coeur duo etoile feuille imaginaire jaune-orange lettre lune moustache mystere rouge violet-rose",
    arguable="fete nuit",
    fr="Devant un rideau rouge, un magicien à la moustache cirée tire de son haut-de-forme un morceau de la nuit même, croissant de lune et étoiles flottant dans une fumée violette, pendant que son lapin, un as de cœur dans la poche du gilet, lit un journal aux lettres énormes.",
    en="Before a red curtain, a magician with a waxed moustache conjures out of his top hat a scrap of the night itself, a crescent moon and stars adrift in violet smoke, while his rabbit, an ace of hearts in its waistcoat pocket, reads a newspaper with huge letters.",
    hand={"centre": (200, 80)},
)
def conjurer() -> Layers:
    """A magician draws the night out of his hat; his rabbit reads on."""
    tail_coat = "#2a2636"
    magician = person(
        pose=Pose((-50, -150), (44, 88), (-6, -2), (8, 2), lean=-3, nod=-4),
        look=0.6,
        expression="sly",
        garment="jacket",
        clothes=tail_coat,
        trousers=tail_coat,
        hair_colour="#241c20",
        face=under_nose(moustache(kind="waxed", colour="#241c20"), 0.6),
        holds_left=draw(stroke(line([(0, 4), (-12, -22)]), "#f6ead0", 2.4)),
    )
    rabbit = dapper_rabbit(
        waistcoat="#3f4a66",
        hands=((-32, -26), (0, -14)),
        held=newspaper().scaled(0.62).moved(-20, -12),
        pocket=ace_of_hearts().scaled(0.29).turned(22).moved(19, -12),
    )
    return Layers(
        back=[
            curtain_wall(colour="#b0262c", folds=8, bottom=262),
            stage_floor(top=256, colour="#7a4a30"),
        ],
        middle=[
            magic_smoke(),
            moon(phase="crescent", colour="#f7dc7a", halo=0.5).at(206, 72, 78),
            [plump_star(colour="#fbe9a0", halo=0.3).at(x, y, s) for x, y, s in ((140, 66, 24), (246, 42, 22), (252, 98, 20), (158, 112, 18), (176, 28, 16))],
        ],
        front=[
            fill(path("M64 180C58 220 54 250 58 268L80 268L90 214L98 268L120 268C122 240 116 210 112 184Z"), tail_coat),
            magician.at(88, 292, 212),
            top_hat(colour="#33304a", band="#c8362f", height=26).scaled(1.7, -1.7).moved(158, 190),
            rabbit.at(228, 292, 150),
        ],
    )  # fmt: skip


# The high note ----------------------------------------------------------------


@motif("casque", "aile")
def winged_helmet(*, metal: str = "#c9ccd2", wing: str = "#fbf6ea") -> Drawing:
    """An opera heroine's helmet with a wing on each side, for a head of 26."""
    feather = path(
        "M10-3C16-14 26-24 40-28C38-22 38-20 36-18C39-17 38-13 34-12C36-10 34-7 30-6C24-1 16 2 10 2Z"
    )
    dome = path("M-13.6 2C-15-13-8-18 0-19C8-18 15-13 13.6 2C8-1-8-1-13.6 2Z")
    return draw(
        [fill(feather.scaled(s, 1), wing) for s in (-1, 1)],
        [stroke(curve([(s * 13, -3), (s * 24, -12), (s * 34, -19)]), toned(wing, 0.75), 1) for s in (-1, 1)],
        fill(dome, metal),
        light(ellipse(-5, -11, 3, 6, 20), dome, 0.6),
        fill(path("M-14-2C-6-5 6-5 14-2L13.6 2C6-1-6-1-13.6 2Z"), "#d8a83c"),
        fill(circle(0, -19, 2.6), "#d8a83c"),
    )  # fmt: skip


@scene(
    78,
    world="stage",
    style="ink",
    yes="aile casque chute danger duo dynamique feuille jaune-orange lampe musique rouge",
    arguable="fete",
    fr="Une soprano au casque ailé tient une note si aiguë que le lustre s’abat sur la scène, que les feuilles de la partition s’envolent et que le chef d’orchestre plonge derrière le rideau rouge.",
    en="A soprano in a winged helmet holds a note so high that the chandelier comes crashing down on the stage, the sheets of the score take flight, and the conductor dives behind the red curtain.",
    hand={"spots": ("#c4302a", "#e0a63a")},
)
def high_note() -> Layers:
    """A soprano, and what comes of it."""
    soprano = person(
        pose=Pose((-78, -120), (74, 116), (-4, 0), (4, 0), nod=-4),
        age="stout",
        look=0.3,
        expression="sing",
        skin="#f3e8de",
        hair="long",
        hair_colour="#e0a63a",
        garment="robe",
        clothes="#f7efe0",
        hat=winged_helmet(),
    )
    conductor = person(
        pose=Pose((-170, -170), (170, 170), (-20, -40), (24, 70)),
        garment="coat",
        clothes="#8a8690",
        trousers="#f7efe0",
        shoes="#8a8690",
        hair="tousled",
    )
    return Layers(
        back=[
            backdrop(colours=("#201e28",)),
            fill(polygon([(-10, 252), (310, 252), (310, 310), (-10, 310)]), "#201e28"),
            stroke(line([(-6, 252), (306, 252)]), "#f4ecd8", 1.8),
            [stroke(line([(150 + (x - 150) * 0.6, 253), (x, 304)]), "#f4ecd8", 1.2) for x in range(-60, 380, 52)],
        ],
        middle=[
            stroke(path("M168-6L174 26M186-6L182 14"), "#f4ecd8", 3),
            chandelier(metal="#e0a63a", glass="#fff8e0").at(188, 92, 124, turn=18),
            [stroke(line([(x, y), (x - 5, y - 26)]), "#f4ecd8", 2) for x, y in ((146, 34), (236, 46), (212, 22))],
            [sheet_of_music(paper="#fffaf0").at(x, y, s, turn=turn) for x, y, s, turn in ((26, 40, 50, -24), (24, 244, 40, 30), (250, 40, 40, -24))],
        ],
        front=[
            conductor.at(158, 270, 140, turn=62),
            stage_curtain(side="right", width=56, colour="#bb2d28", swag=False, trim="#8a1f1c"),
            soprano.at(78, 296, 196),
            notes(colour="#f4ecd8", count=2, area=(124, 170, 184, 190), size=34, seed=3),
        ],
    )  # fmt: skip
