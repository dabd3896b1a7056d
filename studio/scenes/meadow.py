"""The meadow: ants, a snail, a butterfly mill."""

from studio.drawing import Drawing, Part, fill, stroke
from studio.motifs.flora import dandelion_parachute, great_leaf, meadow_grass
from studio.motifs.flowers import daisy, tulip
from studio.motifs.garden import butterfly_mill, dewdrop, fish_kite, wheeled_suitcase
from studio.motifs.hats import top_hat
from studio.motifs.insects import acorn_cup, garden_snail, worker_ant
from studio.motifs.landscape import ground
from studio.motifs.people import person
from studio.motifs.sky import backdrop, cloud
from studio.outline import circle, curve, ellipse, rect
from studio.pose import Pose
from studio.scene import Layers, scene


@scene(
    30,
    world="garden",
    style="paper",
    yes="animal bleu casque chute dynamique feuille fleur groupe imaginaire jour vert",
    arguable="chapeau corde danger dents voyage",
    fr="Dans le ciel bleu d’un beau matin, une escouade de fourmis casquées de cupules de gland tombe vers la prairie en parachute de pissenlit, et la première atterrit la tête en bas dans une pâquerette, au milieu des feuilles vertes.",
    en="In the blue sky of a fine morning, a squad of ants in acorn-cup helmets falls towards the meadow on dandelion parachutes, and the first of them lands upside down in a daisy among the green leaves.",
)
def ants_from_the_sky() -> Layers:
    """Ants come down on dandelion seeds; the first one lands on its head."""

    def jumper(x: float, y: float, size: float, turn: float) -> Drawing:
        ant = worker_ant(colour="#5e3a30", helmet=acorn_cup(colour="#8c6a44"))
        chute = dandelion_parachute().scaled(1.15).moved(0, -92)
        return (chute + ant).at(x, y, size, turn=turn)

    diver = worker_ant(colour="#5e3a30", helmet=acorn_cup(colour="#8c6a44")).at(
        72, 112, 92, turn=172
    )
    return Layers(
        back=[
            backdrop(colours=("#6fb0dc", "#a5d2ea", "#dcf0f0")),
            cloud(flat=0.8).at(60, 92, 120),
            cloud(flat=0.7, seed=3).at(250, 200, 110),
        ],
        middle=[
            ground(line=((-10, 246), (90, 236), (200, 248), (310, 234)), colours=("#8fbf6c",)),
            jumper(222, 222, 88, 6),
            jumper(126, 112, 46, -8),
        ],
        front=[
            meadow_grass(colour="#4f9450").at(250, 306, 110),
            meadow_grass(colour="#5fa258").at(160, 310, 90),
            daisy(petals="#fdfaf4", heart="#d9b04a").at(84, 306, 168),
            diver,
            meadow_grass(colour="#3f8446").at(20, 308, 90),
        ],
    )


@scene(
    74,
    world="garden",
    style="wash",
    yes="animal calme chapeau eau feuille imaginaire jour reflet roue seul spirale vert violet-rose voyage",
    arguable="chute",
    fr="Sur une large feuille verte, dans la lumière claire du matin, un escargot à la coquille en spirale parfaite, haut-de-forme violet sur la tête, tire une minuscule valise à roulettes ; au bout de la feuille pend une goutte d’eau où tout le jardin se reflète à l’envers.",
    en="On a broad green leaf in the clear light of morning, a snail with a perfect spiral of a shell and a violet top hat tows a tiny suitcase on wheels; from the tip of the leaf hangs a drop of water with the whole garden reflected in it upside down.",
)
def snail_on_tour() -> Layers:
    """A snail in a top hat sets out with its suitcase."""
    garden: list[Part] = [
        fill(rect(-40, 30, 80, 36), "#7fb05a"),
        tulip(petals="#c060a8").at(-12, 50, 40, turn=180).mute(),
        tulip(petals="#a04a98").at(10, 50, 34, turn=180).mute(),
        fill(circle(2, 94, 9), "#fff3c0"),
    ]
    return Layers(
        back=[
            backdrop(colours=("#f3efc0", "#c9dd9c", "#8fbb78")),
            fill(ellipse(60, 226, 90, 60), "#86b26c"),
            fill(ellipse(262, 236, 120, 76), "#7aa864"),
            [
                tulip(petals="#c283c6", stalk="#6a9a58").at(x, 262, s).mute()
                for x, s in ((30, 110), (70, 84), (290, 100))
            ],
        ],
        middle=[
            stroke(curve([(-10, 290), (-8, 250), (0, 190)]), "#4f8a3e", 9),
            great_leaf(colour="#5fae3e").at(-6, 186, 96),
        ],
        front=[
            stroke(curve([(54, 148), (74, 158), (92, 176)]), "#6a4a3a", 3),
            wheeled_suitcase(colour="#8a4a9c").at(46, 192, 54),
            garden_snail(
                shell_colour="#b5787c",
                skin="#f6e9c2",
                hat=top_hat(colour="#6a2f8a", band="#e6a0c8"),
            ).at(162, 188, 168),
            dewdrop(inside=garden, water="#e2f0ee").at(271, 218, 76),
        ],
    )


@scene(
    64,
    world="garden",
    style="wash",
    yes="aile animal corde dynamique feuille fleur imaginaire jour mecanique poisson rouge seul vert violet-rose",
    arguable="roue",
    fr="Un jour de bourrasque, une fillette en manteau rouge court entre les tulipes aux longues feuilles vertes, un cerf-volant en forme de poisson au bout de sa ficelle, devant un moulin dont la machinerie de bois est entraînée par quatre ailes de papillon violettes.",
    en="On a gusty day a girl in a red coat runs between tulips and their long green leaves, flying a fish-shaped kite on a string, in front of a windmill whose wooden machinery is driven by four violet butterfly wings.",
)
def butterfly_wind() -> Layers:
    """A girl flies a fish before a mill that flies by butterfly."""
    girl = person(
        pose=Pose((-58, 20), (110, 130), (-40, -95), (52, 4), lean=14, nod=-6),
        age="child", look=0.7, expression="laugh", hair="bob", garment="coat", clothes="#c8322f", trousers="#5a5a6a",
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#f4efe2", "#f9f4e6", "#f2ecd4")),
            [
                stroke(curve([(x, y), (x + 30, y - 6), (x + 56, y)]), "#d5d2c8", 3)
                for x, y in ((20, 120), (120, 30), (40, 60))
            ],
            ground(
                line=((-10, 210), (90, 200), (200, 206), (310, 196)), colours=("#b5cf8e", "#93ba72")
            ),
        ],
        middle=[
            butterfly_mill().at(222, 246, 208),
            ground(
                line=((-10, 244), (90, 236), (200, 240), (310, 234)), colours=("#93b872", "#77a45c")
            ),
        ],
        front=[
            girl.at(90, 280, 138),
            fish_kite(tail=(49, 147)).at(96, 56, 96),
            [
                tulip(petals=c).at(x, 306, s)
                for x, s, c in (
                    (20, 84, "#b05ab0"),
                    (52, 66, "#c8322f"),
                    (150, 76, "#b05ab0"),
                    (186, 90, "#c8322f"),
                    (224, 74, "#d070b0"),
                    (262, 92, "#b05ab0"),
                    (292, 76, "#c8322f"),
                )
            ],
        ],
    )
