"""A small scene to try rules on: a sky of one colour, and what is put before it."""

import numpy as np

from studio.colour import Pixels, rgb
from studio.drawing import Drawing
from studio.motifs.sky import backdrop
from studio.scene import Layers, Scene

WORDS = frozenset(
    {"animal", "bateau", "bleu", "calme", "duo", "dynamique", "groupe", "jaune-orange", "jour",
     "lune", "nuit", "oiseau", "rouge", "sans-personnage", "seul", "vert", "violet-rose"}
)  # fmt: skip


def scene(yes: str, *things: Drawing, arguable: str = "") -> Scene:
    """Give a scene in which ``things`` stand before a grey sky."""
    return Scene(
        number=7,
        world="stage",
        style="flat",
        yes=frozenset(yes.split()),
        arguable=frozenset(arguable.split()),
        fr="…",
        en="…",
        layers=lambda: Layers(back=[backdrop(colours=("#888888",))], middle=list(things)),
        hand={},
    )


def painted(colour: str, share: float) -> Pixels:
    """Return a grey picture with a share of its rows in a colour."""
    picture = np.full((300, 300, 3), 128, np.uint8)
    picture[: round(share * 300)] = rgb(colour)
    return picture


def dotted(colour: str, side: int) -> Pixels:
    """Return a grey picture with one dot of a colour, ``side`` pixels wide and high."""
    picture = np.full((300, 300, 3), 128, np.uint8)
    picture[100 : 100 + side, 100 : 100 + side] = rgb(colour)
    return picture
