"""The circus: a cannon, a tightrope."""

from studio.drawing import Drawing, draw, fill, glow, stroke
from studio.motif import motif
from studio.motifs.parade import yawning_lion
from studio.motifs.people import person
from studio.motifs.show import big_top, circus_cannon, spotlight, tall_ladder
from studio.motifs.sky import backdrop, moon
from studio.motifs.sky import star as plump_star
from studio.motifs.vehicles import unicycle
from studio.outline import circle, curve, line, polar, polygon, rect
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

# The human cannonball ---------------------------------------------------------


@motif("casque")
def cannonball_helmet(*, colour: str = "#e2574c", stripe: str = "#fbf3df") -> Drawing:
    """A smooth helmet with a stripe, for a head of 26."""
    dome = path("M-14.5 4C-16-13-8-17.5 0-17.5C8-17.5 16-13 14.5 4C10 0-10 0-14.5 4Z")
    return draw(fill(dome, colour), fill(path("M-3.6-18L3.6-18L3 2L-3 2Z"), stripe, within=dome))


@motif("feu")
def muzzle_blast(*, colour: str = "#f58a2c") -> Drawing:
    """Fire and smoke that leave a muzzle at the origin upwards, 100 high."""
    spikes = [
        polar(-90 + turn, far)
        for turn, far in (
            (-44, 44),
            (-30, 30),
            (-20, 84),
            (-8, 52),
            (2, 104),
            (12, 54),
            (24, 86),
            (32, 32),
            (46, 46),
        )
    ]
    inner = [(x * 0.55, y * 0.58) for x, y in spikes]
    return draw(
        glow(0, -44, 70, "#ffb04a", 0.7),
        fill(polygon([(-14, 4), *spikes, (14, 4)]), colour),
        fill(polygon([(-9, 4), *inner, (9, 4)]), "#ffd85c"),
    )


@scene(
    2,
    world="stage",
    style="pixel",
    yes="bleu casque danger dynamique etoile feu jaune-orange lune nuit roue seul",
    arguable="chute fete mecanique",
    fr="Dans un jet de flammes, un canon à roues décoré d’une étoile vient d’expédier une fillette casquée par-dessus le chapiteau bleu, bras écartés dans la nuit, droit vers la lune ronde.",
    en="With a burst of flame, a wheeled cannon painted with a star has shot a girl in a helmet clean over the blue circus tent, arms flung wide in the night, straight at the round moon.",
    hand={"count": 100, "colours": 24},
)
def cannonball() -> Layers:
    """A girl flies at the moon."""
    girl = person(
        pose=Pose((-110, -96), (110, 96), (-14, -22), (12, 20)),
        age="child",
        expression="laugh",
        hair="bob",
        hair_colour="#7a4a2c",
        clothes="#fbf3df",
        trousers="#cfd9e6",
        shoes="#f0c04a",
        hat=cannonball_helmet(colour="#f0c04a", stripe="#2b5fa8"),
    )
    return Layers(
        back=[
            backdrop(colours=("#14244c",)),
            [plump_star(colour="#ffe9a0", halo=0).at(x, y, s) for x, y, s in ((30, 40, 32), (84, 96, 24), (116, 28, 26), (26, 148, 22), (268, 134, 22))],
            moon(halo=0.6).at(262, 42, 104),
        ],
        middle=[
            big_top(colour="#2f66b4", other="#dfe6ee", flag="#f0c04a").at(222, 268, 116),
            fill(rect(-6, 262, 312, 50), "#162346"),
        ],
        front=[
            [stroke(line([(x, y), (x - 16, y + 22)]), "#dfe6ee", 4) for x, y in ((96, 130), (182, 186))],
            muzzle_blast().at(104, 190, 84, turn=34),
            circus_cannon(colour="#3a4a6e", trim="#f0c04a", wheel="#8a5a34", turn=-56).at(66, 290, 138),
            plump_star(colour="#ffe9a0", halo=0).at(85, 213, 30),
            girl.at(124, 178, 152, turn=31),
        ],
    )  # fmt: skip


# The tightrope ----------------------------------------------------------------

BLACK, RED, GOLD, CREAM = "#221a24", "#c2332c", "#eab33a", "#f6ead0"


@motif("corde")
def tightrope(*, colour: str = BLACK) -> Drawing:
    """A rope across the picture from mast to mast, in place."""
    return draw(
        [fill(rect(x, 60, 8, 240), GOLD) for x in (14, 280)],
        [fill(rect(x - 10, 166, 28, 7), GOLD) for x in (14, 280)],
        stroke(curve([(18, 166), (150, 176), (284, 166)]), colour, 4),
    )


@scene(
    44,
    world="stage",
    style="block",
    yes="animal corde danger dents duo dynamique escalier etoile jaune-orange lampe roue rouge",
    arguable="chute fete moustache",
    fr="Tout en haut d’un chapiteau rouge et blanc semé d’étoiles, une acrobate avance à monocycle sur la corde raide dans le faisceau d’un projecteur, tandis que loin en dessous, au pied de l’échelle, un lion bâille de toutes ses dents.",
    en="High up in a red-and-white big top sprinkled with stars, an acrobat rides a unicycle along the tightrope in the beam of a spotlight, while far below, at the foot of the ladder, a lion yawns and shows every one of its teeth.",
    hand={"inks": (BLACK, RED, GOLD), "paper": CREAM},
)
def tightrope_ride() -> Layers:
    """An acrobat above a lion."""
    acrobat = person(
        pose=Pose((-100, -84), (100, 84), (-14, 12), (34, -10), seat=30, lean=4, nod=-4),
        look=0.5,
        expression="calm",
        skin=CREAM,
        hair="bun",
        hair_colour=BLACK,
        clothes=RED,
        sleeves=CREAM,
        trousers=CREAM,
        shoes=RED,
    )
    gores = [polygon([(150, -40), (-60 + 42 * k, 230), (-39 + 42 * k, 230)]) for k in range(10)]
    return Layers(
        back=[
            backdrop(colours=(CREAM,)),
            [fill(gore, RED) for gore in gores],
            fill(polygon([(40, 34), (58, 18), (206, 46), (104, 178)]), GOLD),
            fill(circle(150, 112, 84), GOLD),
            [plump_star(colour=colour, halo=0).at(x, y, s) for x, y, s, colour in ((24, 104, 22, GOLD), (270, 30, 26, GOLD), (282, 116, 22, GOLD), (204, 24, 20, GOLD), (98, 16, 18, GOLD))],
        ],
        middle=[
            fill(rect(-6, 222, 312, 90), BLACK),
            spotlight(metal=BLACK, glass=CREAM).at(28, 22, 56, turn=22),
            tightrope(),
            tall_ladder(colour=CREAM, rungs=10).at(232, 300, 136, turn=10),
        ],
        front=[
            stroke(line([(52, 66), (248, 66)]), BLACK, 4),
            unicycle(colour=BLACK, tyre=BLACK, spoke=BLACK).at(150, 174, 84),
            acrobat.at(150, 126, 112),
            yawning_lion(colour=GOLD, mane=RED).at(120, 300, 108),
        ],
    )  # fmt: skip
