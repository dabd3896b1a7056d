"""A painter's studio, a library."""

from studio.drawing import Drawing, Fade, Part, draw, fill, glow
from studio.motif import motif
from studio.motifs.boats import sailing_boat
from studio.motifs.craft import apple_plate, beret
from studio.motifs.faces import glasses
from studio.motifs.fittings import (
    book_wall,
    painters_easel,
    paned_window,
    planks,
    rung_ladder,
    work_table,
)
from studio.motifs.furniture import open_book
from studio.motifs.housebeasts import long_tailed_monkey
from studio.motifs.lettering import capital, paper_bird
from studio.motifs.light import table_lamp
from studio.motifs.people import person
from studio.motifs.sky import backdrop, cloud, sun
from studio.motifs.water import sea
from studio.outline import blob, rect, tube
from studio.pose import Pose
from studio.scene import Layers, scene


@motif()
def tail_brush(*, paint: str = "#e8912e") -> Drawing:
    """A paint brush held at the origin, that points up and to the left."""
    return draw(
        fill(tube([(12, 10), (-14, -12)], [2.6, 3.4]), "#5a3a28"),
        fill(blob([(-12, -14), (-16, -10), (-28, -22), (-20, -24)]), paint),
    )


@scene(
    42,
    world="workshop",
    style="wash",
    yes="animal bateau bleu chapeau eau fenetre jaune-orange jour repas rouge seul soleil vert",
    arguable="calme imaginaire",
    fr="Dans un atelier où le jour entre à flots par une haute fenêtre, un singe coiffé d’un béret rouge tourne le dos à sa toile et peint avec sa queue : un soleil jaune se couche sur une mer bleue où passe un petit voilier, alors que le modèle, sur la table, est une assiette de pommes rouges.",
    en="In a studio filled with daylight from a tall window, a monkey in a red beret turns its back on the canvas and paints with its tail: a yellow sun goes down over a blue sea and a small sailing boat, although the model on the table is a plate of red apples.",
)
def tail_painter() -> Layers:
    """A monkey studies some apples and paints a sunset behind its back."""
    sunset: list[Part] = [
        fill(rect(-38, -27, 76, 54), Fade(("#f9d79a", "#f6b26a"))),
        sun(rays=12, colour="#f6c02e", halo=0).at(14, -3, 34),
        sea(top=160, colours=("#3f86c4", "#2d62a0"), crest="#cfe4f2", ripples=5).at(-38, -34, 26),
        sailing_boat(colour="#7a3f2c").at(-15, 16, 30),
    ]
    monkey = long_tailed_monkey(
        hat=beret(colour="#c8342e"),
        holds=tail_brush(paint="#f0a02e").scaled(1.2),
        tail=((-14, -8), (-40, -4), (-52, -26), (-44, -48), (-62, -62)),
    )
    return Layers(
        back=[
            backdrop(colours=("#efe6d6",)),
            paned_window(width=84, height=134, arch=True, frame="#a58a68", sky="#d8ecf4",
                         view=[cloud().at(6, -8, 70)]).at(72, 78),
            planks(250, "#c9a880"),
        ],
        middle=[
            painters_easel(wood="#9a6a42", painting=sunset).at(218, 282, 214),
            work_table(width=96, height=70, wood="#a9784e").at(24, 222),
            apple_plate().at(32, 223, 74),
        ],
        front=[
            fill(rect(84, 262, 66, 12, 4), "#6f4a30"),
            fill(tube([(94, 272), (86, 306)], [7, 7]), "#5a3a28"),
            fill(tube([(140, 272), (148, 306)], [7, 7]), "#5a3a28"),
            monkey.at(116, 264, 140, flip=True),
        ],
    )  # fmt: skip


@scene(
    83,
    world="workshop",
    style="paper",
    yes="aile animal dynamique escalier fenetre feuille imaginaire jour lampe lettre lunettes oiseau roue seul vert",
    arguable="groupe mystere",
    fr="Perchée sur une échelle à roulettes entre des rayons marqués de lettres sculptées, une vieille bibliothécaire à lunettes ouvre un livre, et ses pages s’envolent en oiseaux de papier, à tire-d’aile, au-dessus des lampes vertes, vers la haute fenêtre pleine de jour.",
    en="On a ladder with wheels, between shelves marked with carved letters, an old librarian in glasses opens a book, and its pages fly up as paper birds above the green lamps, wings beating, towards a tall window bright with day.",
)
def flying_pages() -> Layers:
    """A librarian opens a book and its pages take wing."""
    woman = person(
        pose=Pose((30, 96), (44, 100), (-6, 0), (10, 2), lean=3, nod=-4),
        look=0.6,
        expression="afraid",
        hair="bun",
        hair_colour="#d9d4d0",
        garment="dress",
        clothes="#5c4a5c",
        trousers="#4a4244",
        face=glasses(look=0.6, lens="#ffffff"),
        holds_right=open_book(cover="#7a3a34").scaled(0.62).turned(-8).moved(0, 4),
    )
    birds = ((158, 106, 46, -10, 1.0), (196, 76, 54, -26, 0.7), (186, 136, 50, 8, 1.1),
             (232, 40, 62, -20, 1.0), (238, 112, 58, -6, 0.6), (150, 40, 44, -36, 0.9))  # fmt: skip
    spines = ("#7d5a44", "#a07a58", "#5e5048", "#8d6f60", "#b8946a")
    return Layers(
        back=[
            backdrop(colours=("#4a352c", "#3a2a26")),
            paned_window(
                width=112, height=190, arch=True, frame="#6d4e38", sky="#dcc690", bars=(2, 4)
            ).at(196, 112),
            glow(196, 60, 90, "#fff3c4", 0.35),
        ],
        middle=[
            book_wall(width=128, rows=4, row=59, wood="#6b4630", colours=spines, seed=3).at(
                -6, 292
            ),
            book_wall(width=64, rows=4, row=59, wood="#6b4630", colours=spines, seed=8).at(
                262, 292
            ),
            [fill(rect(x, 30, 48, 42, 6), "#8a5d3c") for x in (12, 258)],
            capital(char="B", colour="#f2dfae", weight=15).at(36, 51, 32),
            capital(char="C", colour="#f2dfae", weight=15).at(282, 51, 32),
        ],
        front=[
            rung_ladder(wood="#c99a62", rungs=9, wheels=True, width=24).at(86, 282, 236),
            woman.at(88, 250, 164),
            [paper_bird(lift=lift).at(x, y, size, turn=turn) for x, y, size, turn, lift in birds],
            fill(rect(164, 272, 150, 40, 3), "#7a4e34"),
            table_lamp(shade_colour="#3f9a62", metal="#8f7660").at(202, 276, 92),
            table_lamp(shade_colour="#3f9a62", metal="#8f7660").at(266, 276, 92),
        ],
    )
