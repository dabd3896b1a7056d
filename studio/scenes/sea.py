"""The open sea."""

from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.boats import rowing_boat
from studio.motifs.buildings import house, lighthouse
from studio.motifs.faces import moustache
from studio.motifs.hats import cap, woolly
from studio.motifs.landscape import rock
from studio.motifs.mermaids import hair_comb, hand_mirror, mermaid
from studio.motifs.people import person, under_nose
from studio.motifs.seabeasts import whale
from studio.motifs.ships import ship_wheel
from studio.motifs.sky import backdrop, cloud, moon, star, stars, sun
from studio.motifs.trees import leafy_tree
from studio.motifs.water import mirrored, sea
from studio.outline import blob, circle, curve, line, polygon, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

BLACK, PAPER, RED, YELLOW = "#1f2333", "#f4e8cf", "#c53b30", "#e9b23a"


@motif("corde")
def mooring(*, colour: str = PAPER) -> Drawing:
    """A rope that sags from a boat to its ring in the rock, in place."""
    return draw(
        stroke(curve([(150, 252), (132, 262), (118, 250), (110, 236)]), colour, 2.6),
        stroke(circle(109, 232, 4), colour, 2),
    )


@scene(
    35,
    world="sea",
    style="block",
    yes="bateau calme corde eau escalier jaune-orange lampe lune nuit reflet rouge sans-personnage spirale",
    arguable="mystere voyage",
    fr="Un phare rouge et blanc promène son faisceau jaune sur une mer noire et lisse, en pleine nuit ; un escalier en colimaçon s’enroule autour de la tour, une barque vide est amarrée au rocher par une corde, et la pleine lune contemple son propre reflet.",
    en="A red-and-white lighthouse sweeps its yellow beam over a still black sea at night; a spiral staircase winds round the tower, an empty rowing boat is moored to the rock by a rope, and the full moon gazes down at its own reflection.",
)
def night_watch() -> Layers:
    """A lighthouse and its beam, an empty boat, the moon and its double."""
    return Layers(
        back=[
            backdrop(colours=(BLACK,)),
            fill(polygon([(84, 42), (330, 2), (330, 88)]), YELLOW),
            moon(colour=PAPER, halo=0).at(238, 136, 66),
            sea(top=196, colours=(BLACK,), crest=PAPER, ripples=20, seed=9),
            mirrored(x=238, top=203, bottom=292, width=62, colour=PAPER, count=13),
        ],
        middle=[
            rock(colour=BLACK, seed=4).at(62, 262, 190),
            lighthouse(white=PAPER, band=RED, stair=YELLOW).at(76, 206, 190),
        ],
        front=[
            rock(colour=BLACK, seed=2).at(10, 304, 150),
            mooring(),
            rowing_boat(colour=RED, stripe=PAPER).at(184, 262, 78),
        ],
    )


@motif("corde")
def moon_line(*, colour: str = "#f7efda") -> Drawing:
    """A rod bent by its catch, and the line, in place."""
    return draw(
        fill(
            tube([(142, 190), (176, 138), (206, 108), (226, 104)], [4.6, 3.6, 2.4, 1.4]), "#d9b98a"
        ),
        stroke(curve([(226, 104), (229, 124), (231, 142)]), colour, 1.6),
    )


@motif()
def drips(*, colour: str = "#cfe3f4") -> Drawing:
    """Drops that run off the moon, in place."""
    drop = path("M0-6C3-1 4 2 0 4C-4 2-3-1 0-6Z")
    return draw(fill(drop.moved(x, y), colour) for x, y in ((214, 226), (236, 232), (256, 222)))


@scene(
    48,
    world="sea",
    style="glass",
    yes="bateau calme chapeau corde eau etoile imaginaire jaune-orange lune nuit seul violet-rose",
    arguable="mystere poisson",
    fr="Dans une petite barque, la nuit, sur une mer violette et lisse, un garçon en bonnet de laine jaune qui n’espérait que des sardines remonte au bout de sa ligne le croissant de lune tout ruisselant, pendant que les étoiles se penchent pour mieux voir.",
    en="In a small boat on a still violet sea at night, a boy in a yellow woolly hat who was only out for sardines hauls up the crescent moon, dripping, on the end of his line, while the stars crowd closer to look.",
    hand={"centre": (228, 182)},
)
def moon_catch() -> Layers:
    """A boy who was out for sardines hauls up the moon."""
    boy = person(
        pose=Pose((58, 104), (50, 98), (70, 10), (80, 10), lean=-14, nod=2, seat=30),
        age="child",
        look=0.8,
        expression="afraid",
        hat=woolly(colour="#e8bd4e", trim="#fbf3e2"),
        clothes="#e6dcd0",
        trousers="#4a3a5c",
        skin="#d9a67e",
    )
    crowd = (
        (40, 52, 26, -12), (92, 30, 20, 10), (150, 46, 24, -8), (262, 40, 24, 14),
        (204, 26, 16, 0),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#3c1d66", "#562c8a", "#8449aa", "#c080c4")),
            stars(count=16, big=5, area=(6, 8, 294, 150), seed=6, colour="#fff2c4"),
            [star(colour="#fbe6a0").at(x, y, size, turn=turn) for x, y, size, turn in crowd],
        ],
        middle=[
            sea(top=206, colours=("#7a3fa0", "#46206c"), crest="#d5b4e4"),
            moon(phase="crescent", face="sly", colour="#f7d568").at(232, 186, 94),
            drips(),
        ],
        front=[
            moon_line(),
            boy.at(104, 246, 142),
            rowing_boat(colour="#8a7a94", stripe="#fbf3e2", oar=False).at(104, 252, 166),
            sea(top=260, colours=("#5a2f86", "#3a1d5c"), crest="#b78bd0", ripples=8, seed=8),
        ],
    )


NAVY, GREEN, SLATE = "#1f2f57", "#2f8a6c", "#6f9ad4"


@motif("bateau")
def pitching_deck(*, wood: str = PAPER, dark: str = NAVY) -> Drawing:
    """The planks of a ship's stern, a mast and the rail, heeling to the left, in place."""
    planks = polygon([(-20, 262), (320, 246), (320, 320), (-20, 320)])
    posts = [(x, 262 - x * 0.047) for x in range(-6, 320, 22)]
    return draw(
        fill(polygon([(30, 270), (40, 270), (28, -10), (20, -10)]), wood),
        [fill(tube([(x, y - 34), (x, y - 16), (x, y)], [4, 8, 4]), wood) for x, y in posts],
        fill(polygon([(-20, 222), (320, 206), (320, 216), (-20, 232)]), wood),
        fill(planks, wood),
        [stroke(line([(x, 262 - x * 0.047), (x * 1.6 - 90, 312)]), dark, 1.4, within=planks) for x in range(-20, 330, 34)],
    )  # fmt: skip


@motif("eau")
def looming_wave(*, colour: str = GREEN, foam: str = PAPER, ink: str = NAVY) -> Drawing:
    """A wave that rears up on the right and bends over to the left, its foam like fangs, in place."""
    body = path(
        "M320 320L320-20L150-20C84-16 42 26 40 84C62 52 96 46 122 66C116 120 140 190 196 232L210 320Z"
    )
    crest = [(320, -24), (180, -22), (108, -6), (64, 26), (40, 62), (30, 104)]
    fangs = [
        (46, 86), (49, 118), (62, 88), (70, 120), (80, 84), (94, 112), (98, 78), (118, 102),
        (119, 68), (144, 90), (142, 54), (172, 70), (168, 36), (206, 46), (200, 12), (246, 18),
        (262, -6),
    ]  # fmt: skip
    swell = [
        [(300 - 24 * k, 250), (250 - 26 * k, 150), (236 - 24 * k, 60 + 6 * k)] for k in range(4)
    ]
    return draw(
        fill(body, colour),
        [stroke(curve(points), foam, 3, within=body) for points in swell],
        fill(blob([*crest, *fangs], 0.55), foam),
        [stroke(curve(points), ink, 1.6) for points in ([(54, 78), (76, 44), (112, 26)], [(90, 80), (106, 52), (140, 34)], [(128, 20), (160, 8), (200, 0)])],
        [fill(circle(x, y, r), foam) for x, y, r in ((58, 138, 5), (82, 142, 3.4), (112, 124, 4))],
    )  # fmt: skip


@motif("corde")
def whipping_rope(*, colour: str = PAPER) -> Drawing:
    """A loose rope that lashes from the mast across the deck, in place."""
    lash = curve(
        [(26, 40), (10, 84), (22, 128), (58, 158), (62, 196), (34, 222), (30, 250), (60, 280)]
    )
    return draw(stroke(lash, NAVY, 9), stroke(lash, colour, 5))


@scene(
    1,
    world="sea",
    style="block",
    yes="bateau bleu chapeau corde danger dynamique eau moustache roue seul vert voyage",
    arguable="dents jour nuit temps",
    fr="Cramponné à la roue de son navire, un vieux capitaine à grosse moustache blanche et casquette bleu marine sent se dresser dans son dos une vague verte plus haute que le mât, dont l’écume montre les crocs, tandis qu’un cordage fouette le pont.",
    en="An old captain with a great white moustache and a navy-blue cap clings to the wheel of his ship while a loose rope lashes the deck and a green wave taller than the mast rears up behind him, its foam curling like fangs.",
    hand={"inks": (NAVY, GREEN, SLATE), "paper": PAPER},
)
def great_wave() -> Layers:
    """A captain at his wheel, and the wave behind him."""
    captain = person(
        pose=Pose((-56, -6), (62, 12), lean=-5, nod=-4),
        age="stout",
        look=-0.35,
        expression="afraid",
        skin=PAPER,
        hair_colour=PAPER,
        garment="coat",
        clothes=NAVY,
        trousers=NAVY,
        hat=cap(colour=NAVY, badge=PAPER, look=-0.35),
        face=under_nose(moustache(colour=PAPER).scaled(1.55), -0.35).moved(0, 1),
        holds_left=ship_wheel(wood=PAPER, brass=GREEN).scaled(0.74).moved(24, 10),
    )
    return Layers(
        back=[
            backdrop(colours=(SLATE,)),
            looming_wave(),
        ],
        middle=[pitching_deck(), whipping_rope()],
        front=[captain.at(160, 318, 226)],
    )


@scene(
    61,
    world="sea",
    style="paper",
    yes="calme dents eau imaginaire lune mystere nuit reflet rouge seul vert",
    arguable="poisson",
    fr="La nuit, sur un rocher, une sirène passe le peigne dans ses longs cheveux rouges et se regarde dans un miroir à main qui lui renvoie, au lieu de son visage, celui de la pleine lune, tout sourire ; autour d’elle, la mer vert sombre ne bouge pas.",
    en="On a rock at night, a mermaid draws a comb through her long red hair and looks into her hand mirror, which shows not her face but the full moon, smiling; around her the dark green sea does not stir.",
)
def moon_mirror() -> Layers:
    """A mermaid looks into her mirror, and the moon looks out of it."""
    looking_glass = hand_mirror(
        frame="#d9c39a", glass="#17241f", image=moon(face="happy", halo=0, colour="#f6efd8").scaled(0.62)
    ).scaled(0.62).turned(14)  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#10201c", "#16302a", "#2a4a40")),
            moon(colour="#f3ead2", halo=0.5).at(48, 46, 60),
            sea(top=150, colours=("#2f6a52", "#143a2e"), crest="#6f9f86", ripples=12),
        ],
        middle=[rock(colour="#5c564f", seed=3).at(120, 304, 320)],
        front=[
            mermaid(
                holds=looking_glass, combs=hair_comb(teeth=6).scaled(0.55).turned(48), tail="#3f9a68", fin="#63b884"
            ).at(100, 214, 168)
        ],
    )  # fmt: skip


@scene(
    69,
    world="sea",
    style="wash",
    yes="animal arbre bleu calme fenetre feuille imaginaire jaune-orange jour seul soleil vert voyage",
    arguable="lampe poisson",
    fr="Une baleine bleue traverse sans bruit l’or de la fin d’après-midi, portant sur son dos tout un village aux petites fenêtres éclairées, serré autour d’un arbre vert et touffu, tandis que le soleil bas se glisse entre les nuages.",
    en="A blue whale glides through the golden haze of late afternoon with a whole village on its back, bright little windows gathered round one leafy green tree, while the low sun slips between the clouds.",
)
def whale_village() -> Layers:
    """A whale carries a village through the evening sky."""
    homes = (
        (108, 170, 76, "#e9dcc0", "#7a5f4c"), (222, 142, 86, "#efe2c8", "#6a5a58"),
        (150, 152, 88, "#f4e8cf", "#8a6a4c"),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#f3c765", "#f8dd98", "#fbeecb")),
            sun(colour="#f6b234", rays=0, halo=1.2).at(66, 74, 84),
            cloud(colour="#fbf0d6", seed=2).at(30, 116, 120),
            cloud(colour="#fdf5e4", flat=0.7, seed=5).at(262, 52, 120),
        ],
        middle=[
            leafy_tree(leaves="#4f9450", trunk="#6e4a32", lush=1.15, seed=4).at(186, 146, 130),
            [house(wall=wall, roof=roof, lit=True, crooked=0.05 * (k % 2)).at(x, y, size) for k, (x, y, size, wall, roof) in enumerate(homes)],
            whale(colour="#3d7fb6").at(166, 190, 206),
        ],
        front=[
            cloud(colour="#fdf3de", seed=7).at(78, 276, 190),
            cloud(colour="#fff8ea", seed=4).at(250, 292, 170),
        ],
    )  # fmt: skip
