"""A small scene to try rules on: a sky of one colour, and what is put before it."""

import numpy as np

from tesselle.deck.colour import Pixels, rgb
from tesselle.deck.drawing import Drawing
from tesselle.deck.motifs.sky import backdrop
from tesselle.deck.scene import Layers, Scene

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
    """Give a grey picture of 100 by 100 with a share of its pixels in a colour."""
    picture = np.full((10_000, 3), 128, np.uint8)
    picture[: round(share * 10_000)] = rgb(colour)
    return picture.reshape(100, 100, 3)
