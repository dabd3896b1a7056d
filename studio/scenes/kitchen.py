"""The kitchen and what comes out of it: a cake, a breakfast, a revolt."""

from studio.bundle import together
from studio.drawing import detail, fill, glow, stroke
from studio.motifs.craft import table_fork
from studio.motifs.fittings import paned_window, work_table
from studio.motifs.hats import chef
from studio.motifs.housebeasts import fork_lobster
from studio.motifs.lettering import folded_newspaper, paper_boat
from studio.motifs.pantry import (
    boiling_pot,
    breakfast_croissant,
    china_bowl,
    egg_timer,
    falling_eggs,
    palace_cake,
    sunrise_egg,
)
from studio.motifs.people import person
from studio.motifs.sky import backdrop
from studio.outline import ellipse, line, polygon, rect
from studio.scene import Layers, scene


@scene(
    15,
    world="rooms",
    style="paper",
    yes="coeur escalier etoile fenetre fete feu jaune-orange moustache repas sans-personnage spirale violet-rose",
    arguable="imaginaire lampe nuit",
    fr="Dans une pièce sombre et vide luit un gâteau d’anniversaire rose bâti comme un palais, avec des fenêtres en sucre, un escalier de glaçage en spirale autour du donjon, des guirlandes de cœurs, une étoile tout en haut et des bougies allumées à chaque étage ; quelqu’un a dessiné une moustache en chocolat au-dessus du portail.",
    en="In a dark and empty room gleams a pink birthday cake built like a palace, with sugar windows, a spiral staircase of icing round its keep, garlands of hearts, a star at the very top and lit candles on every tier; somebody has piped a chocolate moustache over the gate.",
)
def cake_palace() -> Layers:
    """A cake like a palace gleams in the dark."""
    return Layers(
        back=[
            backdrop(colours=("#1e1519", "#2a1c20", "#3a2628")),
            glow(150, 150, 190, "#ffcf7a", 0.5),
        ],
        middle=[
            fill(ellipse(150, 282, 190, 40), "#4a3028"),
            fill(ellipse(150, 276, 176, 34), "#f2e6d4"),
        ],
        front=[palace_cake().at(150, 272, 170)],
    )


@scene(
    49,
    world="rooms",
    style="mosaic",
    yes="bateau bleu calme dents fenetre feuille jaune-orange jour lettre repas sans-personnage",
    arguable="eau lune soleil",
    fr="Le petit déjeuner attend dans la lumière tranquille d’une fenêtre, au matin : un œuf dont le jaune se lève sur un horizon de tartines, un croissant, une fourchette, un journal aux grandes lettres, et un bateau de papier qui traverse le lait d’un bol bleu.",
    en="Breakfast stands ready in the quiet light of a morning window: an egg with its yellow yolk rising over a horizon of toast, a croissant, a fork, a newspaper headed by tall letters, and a paper boat crossing the milk in a blue bowl.",
    hand={"count": 70, "colours": 15, "mortar": "#33241e"},
)
def breakfast() -> Layers:
    """A yolk rises over the toast; a paper boat crosses the milk."""
    return Layers(
        back=[
            backdrop(colours=("#a58a6c",)),
            paned_window(width=236, height=76, frame="#5a3c2a", sky="#fdf0c4", bars=(2, 0)).at(150, 40),
        ],
        middle=[
            fill(rect(-6, 108, 312, 204), "#3a2620"),
            detail(polygon([(40, 110), (250, 110), (306, 206), (-6, 206)]), "#57392c"),
            sunrise_egg(yolk="#ffbe10", toast="#c4955c").at(210, 190, 146),
            breakfast_croissant(crust="#e2a04a").at(66, 172, 124),
        ],
        front=[
            folded_newspaper(page="#f8f1de").at(228, 298, 136),
            table_fork(colour="#f6f8f9", tines=3).at(134, 288, 92),
            china_bowl(colour="#2f6fc0", upon=[paper_boat(page="#ffffff", fold="#b4b0aa").scaled(0.8).moved(0, 2)]).at(60, 292, 116),
        ],
    )  # fmt: skip


@scene(
    70,
    world="rooms",
    style="clear",
    yes="animal chapeau chute danger dents dynamique eau feu groupe imaginaire jaune-orange repas rouge temps",
    fr="Poursuivi par des homards rouges qui brandissent des fourchettes, un chef à haute toque s’enfuit à travers sa cuisine, devant une marmite d’eau qui bout sur de grandes flammes et d’où s’échappe un dernier rebelle ; un plateau d’œufs tombe de la table, et le minuteur va sonner.",
    en="Chased by red lobsters brandishing forks, a chef in a tall hat flees across his kitchen past a pot of water boiling over high flames, from which one last rebel is climbing; a tray of eggs is falling off the table, and the egg timer is about to ring.",
)
def lobster_revolt() -> Layers:
    """The lobsters have read the menu."""
    cook = person(
        pose="run", age="stout", look=0.8, expression="afraid", hair="short", hat=chef().scaled(1.1, 1.5),
        clothes="#fbf8f0", trousers="#6a6f78", apron=None,
    )  # fmt: skip
    lobster = fork_lobster(fork=table_fork(colour="#dfe4e8").scaled(0.7).turned(-6))
    tiles = [line([(-6, y), (306, y)]) for y in range(20, 200, 36)]
    tiles += [line([(x, -6), (x, 206)]) for x in range(14, 300, 36)]
    return Layers(
        back=[
            backdrop(colours=("#c3b096",)),
            stroke(together(tiles), "#ab967a", 1.6),
            fill(rect(-6, 206, 312, 104), "#7d5f48"),
            [fill(polygon([(x, 206), (x + 30, 206), (x + 30 + (x - 120) * 0.5, 310), (x + (x - 150) * 0.5, 310)]), "#8f6f54") for x in range(-30, 310, 60)],
        ],
        middle=[
            fill(rect(10, 150, 108, 72, 3), "#3a3640"),
            fill(rect(4, 142, 120, 12, 2), "#5f5b66"),
            fork_lobster().at(64, 58, 54, turn=-10),
            boiling_pot(metal="#b4b6bc", foam="#fbfbf7").at(64, 142, 92),
            egg_timer(hand="#b8342c").at(262, 70, 62),
            fill(rect(226, 70, 80, 8), "#6f4a30"),
            work_table(width=56, height=100, wood="#8a5a34").at(300, 166),
        ],
        front=[
            cook.at(180, 286, 190),
            falling_eggs().at(274, 210, 78),
            lobster.at(54, 302, 120),
            lobster.at(122, 310, 80),
        ],
    )  # fmt: skip
