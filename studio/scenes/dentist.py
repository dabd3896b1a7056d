"""At the dentist's."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif
from studio.motifs.birds import bird
from studio.motifs.clocks import clock
from studio.motifs.reptiles import crocodile
from studio.motifs.show import stepladder
from studio.motifs.sky import backdrop
from studio.outline import circle, ellipse, line, polygon, rect
from studio.path import path
from studio.scene import Layers, scene


@motif("lampe")
def dentist_lamp(*, metal: str = "#c9ced6", glass: str = "#fff6d8") -> Drawing:
    """A wide lamp on an arm from above, its glass at the origin, 100 wide."""
    return draw(
        stroke(path("M-70-120L-20-70L0-26"), metal, 9),
        fill(path("M-50 2C-44-30 44-30 50 2Z"), metal),
        fill(ellipse(0, 3, 50, 10), glass),
    )


@motif("lunettes")
def bird_glasses(*, frame: str = "#1c1a22") -> Drawing:
    """Round glasses seen from the side, about the eye of a bird."""
    return draw(
        fill(circle(0, 0, 11), frame),
        detail(circle(0, 0, 7), "#ffffff"),
        detail(circle(2, 0, 3.4), frame),
        stroke(line([(-10, 0), (-25, -4)]), frame, 4),
    )


@scene(
    22,
    world="stage",
    style="mosaic",
    hand={"count": 72, "colours": 30},
    yes="aile animal bleu danger dents duo escalier imaginaire lampe lunettes oiseau temps vert",
    fr="Agrippé aux bras d’un fauteuil de dentiste bleu, un énorme crocodile vert ouvre une gueule pleine de dents, et un petit oiseau à lunettes, l’aile dressée pour garder l’équilibre, y glisse un miroir du haut d’un escabeau, sous la grosse lampe ; l’horloge du mur n’a jamais fait tic-tac si fort.",
    en="Gripping the arms of a blue dentist’s chair, a huge green crocodile opens its jaws with every tooth on show while a small bird in glasses, one wing up to keep its balance, slips a little mirror in from the top of a stepladder under the big lamp; the wall clock has never ticked so loudly.",
)
def dentist() -> Layers:
    """A crocodile at the dentist's, who is a small bird."""
    blue = "#4f90d8"
    patient = crocodile(
        colour="#4fa04a", gape=46, nod=-20, tail=False, hands=((-24, -22), (26, -22))
    )
    chair = draw(
        fill(path("M-20 96C-26 160-24 260-14 310L70 310L40 92C28 74-12 76-20 96Z"), blue),
        fill(path("M10 276L176 268C188 276 188 310 178 312L0 312Z"), toned(blue, 0.8)),
    )
    probe = draw(
        stroke(line([(198, 162), (164, 150)]), "#e8edf2", 5),
        fill(circle(160, 149, 9), "#f6fafc"),
    )
    bird_dentist = draw(
        bird(colour="#e6eef6", belly="#ffffff", beak="#e0a070", wings="spread"),
        bird_glasses().moved(21, -48),
    )
    return Layers(
        back=[
            backdrop(colours=("#2c3a50",)),
            fill(polygon([(150, 50), (222, 50), (268, 268), (60, 268)]), "#475a72"),
            fill(rect(-6, 262, 312, 50), "#1c2636"),
            clock(rim="#d8c8a8", hour=3.75).at(40, 40, 70),
        ],
        middle=[
            chair,
            dentist_lamp(metal="#b4bfcc", glass="#ffffff").at(186, 42, 112),
            stepladder(colour="#c0915c", steps=3).at(240, 306, 100),
        ],
        front=[
            patient.at(66, 322, 236),
            fill(rect(98, 264, 96, 20, 10), toned(blue, 1.14)),
            probe,
            bird_dentist.at(236, 211, 128, flip=True),
        ],
    )  # fmt: skip
