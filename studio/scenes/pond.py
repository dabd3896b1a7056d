"""The pond and the well."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.flora import bulrushes, lily_pad, water_lily
from studio.motifs.garden import gold_coin, well_rope, wooden_bucket
from studio.motifs.hats import crown
from studio.motifs.pond import pond_frog, pond_heron
from studio.motifs.sky import backdrop, moon
from studio.motifs.water import mirrored, sea
from studio.outline import circle, rect
from studio.path import path
from studio.scene import Layers, scene


@motif()
def well_shaft(*, stone: str = "#5d7890") -> Drawing:
    """The inside of a well, looked up: rings that grow darker about a round of sky, in place."""
    rings = ((6, 0.4), (4.5, 0.34), (3, 0.5), (1.6, 0.42), (0.6, 0.62))
    return draw(
        fill(circle(150, 46 + 10 * k, 44 + 32 * k), toned(stone, tone)) for k, tone in rings
    )


@scene(
    43,
    world="garden",
    style="mosaic",
    yes="animal bleu calme chapeau chute corde eau jaune-orange jour mystere seul vert",
    arguable="imaginaire",
    fr="Au fond d’un puits, une grenouille verte à petite couronne d’or attend, assise dans le seau au bout de sa corde, les yeux levés vers le rond de ciel bleu du jour, d’où une pièce tombe vers l’eau noire et immobile.",
    en="At the bottom of a well, a green frog in a tiny gold crown sits waiting in the bucket at the end of its rope, eyes raised to the round patch of blue daytime sky, from which a coin is falling towards the dark, still water.",
    hand={"count": 66},
)
def frog_in_the_well() -> Layers:
    """A crowned frog in a bucket waits under a round of sky."""
    return Layers(
        back=[
            backdrop(colours=("#2a3340",)),
            well_shaft(),
            fill(circle(150, 50, 46), "#7cc0ea"),
        ],
        middle=[
            sea(top=256, colours=("#16202c",), crest="#7d98ac", ripples=6),
            well_rope(points=((150, 14), (150, 50), (150, 80)), colour="#ecc05a", width=8),
            stroke(path("M84 200C84 36 216 36 216 200"), "#dda23c", 7),
        ],
        front=[
            pond_frog(
                colour="#78b83e",
                mood="up",
                hat=crown(colour="#f4c63c", gem="#3f8a34").scaled(1.15).moved(0, -5),
            )
            .at(150, 254, 158)
            .clipped(rect(86, 0, 128, 240)),
            wooden_bucket(wood="#a8703f").at(150, 300, 138),
            gold_coin().at(244, 112, 54),
        ],
    )


@scene(
    59,
    world="garden",
    style="chalk",
    yes="aile animal bleu danger dents duo eau feuille fleur imaginaire lune nuit oiseau reflet vert",
    arguable="calme repas",
    fr="La nuit, sur un étang, un héron bleu, une aile repliée comme un bras de serveur et une fourchette dans l’autre, se penche sur une grenouille pétrifiée sur sa feuille verte de nénuphar, près d’une fleur blanche ; l’eau les reflète tous les trois, en comptant la pleine lune.",
    en="On a pond by night, a blue heron, one wing tucked like a waiter’s arm and a fork in the other, bends over a frog that sits frozen on its green lily leaf beside a white flower; the water reflects all three of them, counting the full moon.",
)
def table_for_one() -> Layers:
    """A heron with a fork bends over a frog."""
    heron = pond_heron(colour="#7fa0d0", beak="#b4a99a", fork=True)
    frog = pond_frog(mood="afraid")
    return Layers(
        back=[
            backdrop(colours=("#16222c", "#22323a")),
            moon(colour="#f6efd8").at(62, 58, 84),
            bulrushes(colour="#3f6a4a").at(280, 190, 130),
        ],
        middle=[
            sea(top=186, colours=("#1d3038", "#16242c"), crest="#8fb0b0", ripples=12),
            mirrored(x=62, top=196, bottom=290, width=64, colour="#f6efd8", count=10),
            heron.scaled(1, -0.3).at(116, 242, 214).faded(0.45).mute(),
            lily_pad(colour="#5fa04c").at(234, 250, 118),
        ],
        front=[
            heron.at(116, 240, 214),
            frog.at(232, 250, 66),
            water_lily().at(188, 286, 60),
            lily_pad(colour="#4f8c46").at(18, 290, 70),
        ],
    )
