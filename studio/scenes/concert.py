"""Music at night: a club, a stair of keys."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, glow, stroke
from studio.motif import motif
from studio.motifs.instruments import (
    double_bass,
    drum_kit,
    grand_piano,
    saxophone,
    treble_clef,
)
from studio.motifs.people import person
from studio.motifs.reptiles import crocodile
from studio.motifs.show import streamers
from studio.motifs.sky import backdrop
from studio.motifs.sky import star as plump_star
from studio.outline import polar, polygon, star
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

# The swamp club ---------------------------------------------------------------


@motif("chapeau")
def fedora(*, colour: str = "#3a3446", band: str = "#e8b23a") -> Drawing:
    """A felt hat with a pinched crown, for a head of 26."""
    return draw(
        fill(
            path("M-11 0C-12-10-9-16-5-16C-2-16-1-14 1-14C3-14 4-16 7-15C11-14 12-8 11 0Z"), colour
        ),
        fill(path("M-11.4-5C-5-3 5-3 11.4-5L11 0L-11 0Z"), band),
        fill(path("M-19 1C-12-3 12-3 20-2C20 3 8 4 0 4C-8 4-17 4-19 1Z"), colour),
    )


@motif("etoile", "lampe")
def neon_star(*, colour: str = "#ffd84a") -> Drawing:
    """A star of glowing tubes, centred and 100 across."""
    return draw(
        glow(0, 0, 90, colour, 0.55),
        stroke(star(0, 0, 50, 5, 0.48), toned(colour, 0.9), 8),
        stroke(star(0, 0, 50, 5, 0.48), "#fff6cc", 3),
    )


@scene(
    36,
    world="stage",
    style="chalk",
    hand={"slate": "#14264a"},
    yes="animal bleu chapeau corde dents dynamique etoile fete groupe imaginaire jaune-orange lampe lunettes musique nuit vert",
    arguable="spirale",
    fr="Dans la brume bleue d’un club, tard dans la nuit, trois crocodiles verts à lunettes noires et chapeaux de feutre, souriant de toutes leurs dents, se déchaînent à la contrebasse, au saxophone de cuivre et à la batterie sous une étoile de néon, et les serpentins de la fête volent partout.",
    en="In the blue haze of a club late at night, three green crocodiles in dark glasses and felt hats, grinning with all their teeth, swing hard on double bass, brass saxophone and drums under a neon star, and paper streamers fly across the party.",
)
def swamp_club() -> Layers:
    """Three crocodiles play jazz."""
    green = "#6fc065"
    hat = fedora(colour="#efe6d2", band="#22304e")
    bassist = crocodile(
        colour=green, shades=True, gape=20, nod=-34, hat=hat, tail=False,
        hands=((30, -30), (34, -66)),
        held=double_bass(wood="#c8803e").scaled(0.98).turned(12).moved(18, 2),
    )  # fmt: skip
    saxist = crocodile(
        colour=green, shades=True, gape=6, nod=-4, hat=hat, tail=False,
        hands=((34, -34), (40, -50)),
        held=saxophone().scaled(0.8).turned(-6).moved(42, -8),
    )  # fmt: skip
    drummer = crocodile(
        colour=green, shades=True, gape=26, nod=-16, hat=hat, tail=False,
        hands=((-30, -74), (34, -58)),
    )  # fmt: skip
    sticks = path("M106 122L84 84M186 142L168 176")
    beams = ((30, 100, -20), (270, 110, 20))
    return Layers(
        back=[
            backdrop(colours=("#16305c", "#234c80", "#1a3866")),
            [fill(polygon([(x - 8, -6), (x + 8, -6), (x + lean + wide / 2, 292), (x + lean - wide / 2, 292)]), "#4f86c0", 0.3) for x, wide, lean in beams],
            neon_star().at(150, 42, 74),
            streamers(colours=("#ffd84a", "#f4efe2"), area=(20, 6, 280, 40), count=2, seed=5),
        ],
        middle=[
            drummer.at(140, 222, 136),
            stroke(sticks, "#f3e2bd", 4),
            drum_kit(colour="#e0a63a", small=2, cymbals=False).at(154, 284, 124),
        ],
        front=[
            bassist.at(48, 294, 170),
            saxist.at(262, 294, 170, flip=True),
        ],
    )  # fmt: skip


# Up the scale -----------------------------------------------------------------


EYE = (172.0, 96.0)  # what the stair winds about
KEYS, SWEEP = 40, 11.8  # how many steps, and the degrees of each


def _on_stair(step: float, far: float) -> tuple[float, float]:
    """Give a point of the stair; ``far`` is 0 in its middle, -1 and 1 at its edges."""
    turned = step * SWEEP
    radius = 166 * 0.36 ** (turned / 360)
    x, y = polar(128 - turned, radius * (1 + 0.19 * far))
    return EYE[0] + x, EYE[1] + y * 0.94


def _key(step: int) -> Drawing:
    """Give one step: a white key with its side, and a black key where a piano has one."""
    inner = [_on_stair(step, -1), _on_stair(step + 0.94, -1)]
    outer = [_on_stair(step, 1), _on_stair(step + 0.94, 1)]
    top = polygon([*inner, *reversed(outer)])
    drop = 9 * 0.5 ** (step * SWEEP / 360)
    parts = [
        fill(top.moved(0, drop), "#7f8cc0"),
        fill(polygon([*outer, *((x, y + drop) for x, y in reversed(outer))]), "#7f8cc0"),
        fill(top, "#fdfaf0"),
    ]
    if step % 7 not in (2, 6):  # as on a piano, where two pairs of keys have none between them
        black = [_on_stair(step + 0.66, -1), _on_stair(step + 1.24, -1)]
        black += [_on_stair(step + 1.24, 0.2), _on_stair(step + 0.66, 0.2)]
        parts.append(fill(polygon(black), "#0c1024"))
    return draw(parts)


@motif("escalier", "spirale", "musique")
def key_stair() -> Drawing:
    """A stair of piano keys that winds up into the sky, in place, its far end first."""
    return draw(_key(step) for step in reversed(range(KEYS)))


@scene(
    47,
    world="stage",
    style="paper",
    yes="bleu cle dynamique escalier etoile imaginaire musique nuit seul spirale",
    arguable="corde",
    fr="Un pianiste en queue-de-pie noire grimpe en courant un escalier fait de touches noires et blanches, qui sort d’un piano à queue et s’enroule en spirale dans la nuit bleu profond, parmi les étoiles ; tout au bout, en son cœur, brille une clé de sol.",
    en="A pianist in a black tailcoat runs up a staircase of black and white keys that leaves a grand piano and coils up among the stars of a deep blue night; at the very end, in the eye of the spiral, gleams a treble clef.",
)
def up_the_scale() -> Layers:
    """A pianist runs up a stair of keys."""
    pianist = person(
        pose=Pose((-58, 10), (56, 128), (-40, -84), (62, 8), lean=12, nod=-8),
        look=0.7,
        expression="laugh",
        hair="tousled",
        hair_colour="#5a4038",
        clothes="#161a30",
        trousers="#161a30",
        shoes="#3a3a48",
    )
    return Layers(
        back=[
            backdrop(colours=("#0e1838", "#1d3470", "#2f5596")),
            [plump_star(colour="#f6efd6", halo=0.4).at(x, y, s) for x, y, s in ((36, 40, 26), (84, 110, 18), (30, 132, 20), (276, 26, 22), (282, 196, 26), (92, 22, 14), (254, 250, 16))],
            glow(*EYE, 60, "#fbf3da", 0.5),
        ],
        middle=[
            grand_piano(colour="#0a0e20", keys="#fdfaf0").at(52, 300, 138),
            key_stair(),
            treble_clef(colour="#fdf6e0").at(EYE[0], EYE[1], 58),
        ],
        front=[
            pianist.at(196, 258, 116),
        ],
    )  # fmt: skip
