"""High noon, before the saloon."""

from functools import partial

from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif
from studio.motifs.clocks import clock
from studio.motifs.faces import moustache
from studio.motifs.people import person, under_nose
from studio.motifs.signs import big_letters
from studio.motifs.sky import backdrop, sun
from studio.outline import circle, ellipse, polar, polygon, rect, star
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

NIGHT, PAPER, SUN, DUST = "#2a1f1a", "#f6e9cc", "#e8b02c", "#b8743c"


@motif("chapeau")
def stetson(*, colour: str = NIGHT, band: str = PAPER) -> Drawing:
    """A wide hat with a dented crown, for a head of 26."""
    return draw(
        fill(
            path("M-12 0C-13-12-11-19-6-19C-3-19-2-16 0-16C2-16 3-19 6-19C11-19 13-12 12 0Z"),
            colour,
        ),
        fill(path("M-12-4C-5-2 5-2 12-4L12 0L-12 0Z"), band),
        fill(path("M-26-6C-18 4-8 1 0 1C8 1 18 4 26-6C24 5 12 6 0 6C-12 6-24 5-26-6Z"), colour),
    )


@motif("repas")
def banana(*, colour: str = SUN) -> Drawing:
    """A banana held by its end at the origin, pointing right, 100 long."""
    body = path("M-8-8C20 16 66 14 92-22L100-24L100-14C84 30 20 40-12 6Z")
    return draw(fill(body, colour), fill(path("M90-22L98-34L104-30L100-14Z"), NIGHT))


@motif("fenetre", "lettre")
def saloon() -> Drawing:
    """A saloon with its sign, its feet at the origin, 100 high and 150 wide."""
    panes = (-34, 8)
    return draw(
        fill(polygon([(-76, 0), (-76, -72), (-58, -72), (-58, -100), (58, -100), (58, -72), (76, -72), (76, 0)]), DUST),
        fill(rect(-54, -95, 108, 28), PAPER),
        big_letters(word="SALOON", colour=NIGHT, weight=4, gap=4.4).scaled(1.06).moved(0, -81),
        [fill(rect(x, -50, 26, 34), NIGHT) for x in panes],
        [fill(polygon([(x - 1, -50), (x - 11, -55), (x - 11, -21), (x - 1, -16)]), PAPER) for x in panes],
        [fill(polygon([(x + 27, -50), (x + 35, -47), (x + 35, -13), (x + 27, -16)]), PAPER) for x in panes],
        [stroke(path(f"M{x + 13}-50L{x + 13}-16M{x}-33L{x + 26}-33"), SUN, 2.4) for x in panes],
        fill(rect(-82, -66, 164, 5), NIGHT),
        fill(rect(-82, -3, 164, 6), NIGHT),
    )  # fmt: skip


@motif("etoile")
def sheriff_star(*, colour: str = SUN) -> Drawing:
    """A sheriff's badge, centred and 100 across."""
    return draw(fill(star(0, 0, 50, 5, 0.5), colour), [detail(circle(*polar(-90 + 72 * k, 48), 8), colour) for k in range(5)])  # fmt: skip


@scene(
    50,
    world="city",
    style="block",
    yes="chapeau duo dynamique etoile fenetre jaune-orange jour lettre moustache repas soleil temps",
    arguable="danger",
    fr="Midi sonne à l’horloge du saloon, un soleil jaune tape sur la rue poussiéreuse, et le shérif moustachu, étoile au gilet, comme le bandit moustachu au chapeau noir, dégainent au même instant… chacun sa banane, sous les grosses lettres de l’enseigne et les fenêtres qui claquent.",
    en="It is noon by the saloon clock, a yellow sun stands over the dusty street, and the moustached sheriff with a star on his waistcoat and the moustached bandit in a black hat draw at the same instant, each pulling out a banana, below the big letters of the sign and windows banging shut.",
    hand={"inks": (NIGHT, SUN, DUST), "paper": PAPER},
)
def high_noon() -> Layers:
    """A duel, with bananas."""
    duellist = partial(
        person,
        pose=Pose((-50, 20), (62, 104), (-24, -10), (20, 6), lean=-6, nod=4),
        look=0.8,
        skin=PAPER,
        hair_colour=NIGHT,
        shoes=NIGHT,
        holds_right=banana().scaled(0.23).turned(-58),
    )
    sheriff = duellist(
        expression="angry",
        clothes=DUST,
        sleeves=PAPER,
        trousers=NIGHT,
        hat=stetson(colour=PAPER, band=DUST),
        face=under_nose(moustache(kind="drooping", colour=NIGHT), 0.8),
    ) + sheriff_star().at(-5, -54, 13)
    bandit = duellist(
        expression="sly",
        clothes=NIGHT,
        sleeves=NIGHT,
        trousers=DUST,
        hat=stetson(colour=NIGHT, band=SUN),
        face=under_nose(moustache(kind="waxed", colour=NIGHT), 0.8),
    )
    return Layers(
        back=[
            backdrop(colours=(PAPER,)),
            sun(colour=SUN, rays=20, halo=0).at(48, 50, 110),
            saloon().at(154, 214, 146),
        ],
        middle=[
            clock(rim=NIGHT, dial=PAPER, hands=NIGHT, hour=12).at(154, 38, 54),
            fill(polygon([(-10, 212), (310, 212), (310, 310), (-10, 310)]), SUN),
            [fill(ellipse(x, 288, 62, 5), DUST) for x in (58, 250)],
        ],
        front=[
            sheriff.at(58, 288, 188),
            bandit.at(250, 288, 188, flip=True),
        ],
    )  # fmt: skip
