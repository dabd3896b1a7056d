"""Small tales."""

from studio.motifs.hats import top_hat
from studio.motifs.landscape import ground
from studio.motifs.sky import backdrop, sun
from studio.motifs.thaw import falling_drops, snow_man, spring_crocus, thaw_puddle
from studio.scene import Layers, scene


@scene(
    86,
    world="tale",
    style="mosaic",
    yes="bleu chapeau chute eau feuille fleur jaune-orange jour rouge sans-personnage soleil vert violet-rose",
    arguable="froid repas seul temps",
    fr="Sous le gros soleil jaune du premier jour de printemps, un bonhomme de neige en écharpe rouge, un premier crocus au haut-de-forme, fond, et ses gouttes tombent une à une, son nez de carotte penché vers les crocus violets dont les feuilles vertes percent la neige.",
    en="Under the big yellow sun of the first spring day, a snowman in a red scarf, a first crocus in his top hat, is melting drop by falling drop, his carrot nose drooping towards the violet crocuses that push their green leaves through the snow.",
    hand={"count": 72, "colours": 24, "mortar": "#8a7a62"},
)
def last_snowman() -> Layers:
    """A snowman bows to the first crocuses."""
    return Layers(
        back=[
            backdrop(colours=("#e6c48c",)),
            sun(colour="#ffcf2e", halo=0).at(246, 54, 118),
            ground(line=((-10, 112), (70, 92), (170, 120), (310, 104)), colours=("#5f9a4c",)),
            ground(line=((-10, 186), (90, 174), (200, 190), (310, 172)), colours=("#8fc068",)),
        ],
        middle=[
            ground(line=((-10, 244), (80, 236), (190, 246), (310, 232)), colours=("#f6f5f8",)),
            thaw_puddle(colour="#a9bcc6", shine="#e6eef2").at(118, 284, 210),
        ],
        front=[
            snow_man(melt=0.8, hat=top_hat(band="#c8332e")).at(118, 288, 212),
            spring_crocus(petals="#8f54c4", blade="").at(140, 72, 44, turn=14),
            falling_drops(
                places=(
                    (12, 222, 32),
                    (14, 262, 26),
                    (180, 178, 28),
                    (214, 214, 32),
                    (210, 258, 26),
                ),
                colour="#3f86b8",
                shine="",
            ),
            spring_crocus(petals="#7a3fb0").at(246, 304, 100),
            spring_crocus(petals="#9a5ccc").at(284, 306, 132),
            spring_crocus(open_=False, petals="#7a3fb0").at(48, 308, 66),
        ],
    )
