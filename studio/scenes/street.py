"""The street: a shop before sunrise, a wet road, a crossroads."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, glow, stroke
from studio.motif import motif
from studio.motifs.faces import GAPE, moustache
from studio.motifs.fair import umbrella
from studio.motifs.hats import cap, chef, hard_hat
from studio.motifs.light import flame, street_lamp
from studio.motifs.parade import elephant, flamingo, giraffe
from studio.motifs.people import person, under_nose
from studio.motifs.reptiles import tortoise
from studio.motifs.signs import big_letters
from studio.motifs.sky import backdrop
from studio.motifs.town import croissant, shop_window, town_house, traffic_light
from studio.motifs.vehicles import bicycle, racing_car, roller_skate
from studio.motifs.weather import rain
from studio.outline import curve, ellipse, line, polygon, rect
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene

# Before sunrise ---------------------------------------------------------------


@motif("feu")
def bread_oven(*, brick: str = "#9a5a3c", mouth: str = "#2a1a1c") -> Drawing:
    """A vaulted oven with a fire in it, its foot at the origin, 100 wide."""
    return draw(
        fill(path("M-50 0L-50-50C-46-84 46-84 50-50L50 0Z"), brick),
        fill(path("M-34-8L-34-42C-30-64 30-64 34-42L34-8Z"), mouth),
        glow(0, -26, 44, "#ff9a3a", 0.8),
        [flame().scaled(s).moved(x, -9) for x, s in ((-16, 0.7), (16, 0.76), (0, 0.98))],
    )


@motif("repas")
def croissant_tray(*, tray: str = "#5a3a2c") -> Drawing:
    """Croissants side by side on a board, its middle at the origin, 100 wide."""
    return draw(
        [croissant().at(x, -12, 36) for x in (-36, -12, 12, 36)],
        [croissant(colour="#e0a656").at(x, -26, 36) for x in (-22, 4, 26)],
        fill(rect(-54, -4, 108, 8, 2), tray),
    )


@scene(
    24,
    world="city",
    style="paper",
    yes="bleu calme chapeau duo fenetre feu jaune-orange lampe moustache repas",
    arguable="jour lune nuit rouge",
    fr="À l’heure bleue et tranquille qui précède l’aube, un boulanger à la moustache enfarinée, haute toque sur la tête, dispose ses croissants derrière la fenêtre de sa boutique, les flammes orange du four dans le dos, tandis qu’un allumeur de réverbères attend en bâillant sous la lampe qu’il lui reste à éteindre.",
    en="In the quiet blue hour before sunrise, a baker with a floury moustache and a tall white hat lays out croissants in his shop window, the flames of the oven glowing orange behind him, while a yawning lamplighter waits on the pavement under the street lamp he has yet to put out.",
)
def first_croissants() -> Layers:
    """A baker in his window, a lamplighter who yawns."""
    baker = person(
        pose=Pose((-26, 30), (30, -26)),
        age="stout",
        expression="happy",
        hat=chef(),
        face=under_nose(moustache(colour="#f7f1e4")),
        hair_colour="#8a5a3a",
        clothes="#f4ecdc",
        apron="#e0d2b8",
    )
    pole = stroke(line([(0, 34), (4, -78)]), "#c9a06a", 2.4)
    lamplighter = person(
        pose=Pose((-12, 40), (24, 30), (-4, 0), (5, 0), nod=-8),
        expression="asleep",
        face=draw(
            detail(ellipse(0, 9, 4.4, 4.8), GAPE), detail(ellipse(0, 11.6, 3, 1.8), "#d9646e")
        ),
        garment="coat",
        clothes="#5b74a6",
        trousers="#222e4c",
        hat=cap(colour="#2a3a62"),
        holds_right=draw(pole),
    )
    shop = shop_window(
        frame="#3a4a68",
        awning=("#e9e2d2", "#5c7cab"),
        inside=[
            bread_oven().at(24, -14, 56),
            baker.at(-24, 30, 98),
            croissant_tray().at(0, -4, 66),
        ],
    )
    return Layers(
        back=[
            backdrop(colours=("#16264c", "#2c4a80", "#5f86b4")),
            town_house(wall="#24395f", roof="#1a2948", glass="#34507e", door="", floors=3).at(34, 262, 200),
        ],
        middle=[
            fill(rect(96, 34, 220, 240), "#30456e"),
            shop.at(202, 252, 172),
        ],
        front=[
            fill(polygon([(-10, 254), (310, 254), (310, 310), (-10, 310)]), "#1b2744"),
            fill(polygon([(104, 256), (300, 256), (310, 280), (88, 280)]), "#e8b25c", 0.35),
            street_lamp(metal="#101728").at(28, 278, 236),
            lamplighter.at(66, 282, 152),
        ],
    )  # fmt: skip


# Singing in the rain ----------------------------------------------------------


@motif("chapeau")
def rain_hat(*, colour: str = "#f7f2e6") -> Drawing:
    """A rain hat with a soft brim, for a head of 26."""
    return draw(
        fill(path("M-12 0C-12-13-6-16 0-16C6-16 12-13 12 0Z"), colour),
        fill(path("M-12-3C-6-1 6-1 12-3C16 0 20 4 21 8C10 4-10 4-21 8C-20 4-16 0-12-3Z"), colour),
        stroke(curve([(-12, -2), (0, 0.6), (12, -2)]), toned(colour, 0.7), 1.2),
    )


def _front(left: float, right: float, top: float, lit: tuple[tuple[float, float], ...]) -> Drawing:
    """Give a black house front, told by its edge and its windows."""
    wall = polygon(
        [
            (left, 210),
            (left, top + 14),
            (left + 12, top),
            (right - 12, top),
            (right, top + 14),
            (right, 210),
        ]
    )
    return draw(
        fill(wall, "#1c1a22"),
        stroke(wall.opened(), "#f4ecd8", 1.4),
        [draw(fill(rect(x, y, 22, 30), "#f8e7b0"), stroke(path(f"M{x + 11} {y}L{x + 11} {y + 30}M{x} {y + 14}L{x + 22} {y + 14}"), "#1c1a22", 2)) for x, y in lit],
    )  # fmt: skip


@motif("fenetre")
def hotel_street() -> Drawing:
    """The houses, the sign and the lamp, which the wet road doubles, in place."""
    return draw(
        _front(-8, 62, 36, ((8, 60), (34, 60), (8, 108), (34, 156))),
        _front(206, 312, 8, ((264, 36), (264, 84), (264, 132))),
        big_letters(word="HOTEL", colour="#d83a30", weight=4.6, down=True, gap=5).at(234, 106, 190),
        street_lamp(metal="#1c1a22").at(88, 212, 126),
    )


@scene(
    32,
    world="city",
    style="ink",
    yes="chapeau chute dynamique eau fenetre lampe lettre nuit reflet rouge seul",
    arguable="fete musique temps",
    fr="La pluie tambourine sur une rue, la nuit, où une femme en ciré blanc et chapeau de pluie danse toute seule, parapluie rouge retourné ; les lettres rouges d’un hôtel, un réverbère et les fenêtres allumées miroitent à l’envers sur la chaussée mouillée.",
    en="Rain hammers on a city street at night, where a woman in a white raincoat and rain hat dances all alone, her red umbrella blown inside out; the red letters of a hotel, a street lamp and the lit windows shimmer upside down in the wet road.",
    hand={"spots": ("#cf352c",)},
)
def rain_dance() -> Layers:
    """A woman dances in the rain before a hotel that stands on its head in the road."""
    woman = person(
        pose=Pose((-130, -168), (60, 20), (-24, -6), (64, -24), lean=-7, nod=8),
        look=0.4,
        expression="laugh",
        hair="bob",
        hair_colour="#2a2024",
        garment="coat",
        clothes="#fdfaf2",
        trousers="#fdfaf2",
        shoes="#d83a30",
        hat=rain_hat(colour="#fdfaf2"),
        holds_left=umbrella(colour="#d83a30", handle="#1c1a22", inside_out=True)
        .scaled(0.7)
        .turned(6)
        .moved(0, 8),
    )
    street = hotel_street()
    return Layers(
        back=[
            backdrop(colours=("#201e28",)),
            street,
        ],
        middle=[
            fill(rect(-6, 206, 312, 100), "#201e28"),
            street.transformed((1, 0, 0, -0.5, 0, 312)).clipped(rect(-6, 208, 312, 98)),
            [stroke(line([(x, y), (x + w, y)]), "#f4ecd8", 1.6, 0.8) for x, y, w in ((20, 232, 46), (210, 240, 60), (84, 262, 40), (238, 274, 40), (30, 286, 50))],
        ],
        front=[
            stroke(ellipse(154, 278, 44, 7), "#f4ecd8", 1.6),
            stroke(ellipse(154, 278, 26, 4), "#f4ecd8", 1.4),
            woman.at(166, 280, 172),
            rain(colour="#f4ecd8", count=44, slant=14, seed=4),
        ],
    )  # fmt: skip


# The green light --------------------------------------------------------------


@scene(
    79,
    world="city",
    style="clear",
    yes="aile animal casque dynamique fenetre groupe imaginaire jour lampe oiseau roue rouge vert violet-rose voyage",
    arguable="mecanique",
    fr="À un carrefour, en plein jour, un éléphant à vélo, une girafe en patins à roulettes et une tortue casquée au volant d’un bolide rouge s’élancent déjà, car un flamant rose leur montre du bout de l’aile le feu qui vient de passer au vert.",
    en="At a crossroads in broad daylight, an elephant on a bicycle, a giraffe on roller skates and a helmeted tortoise in a red racing car are already straining forward as a pink flamingo points its wing at the traffic light, which has just turned green.",
)
def green_light() -> Layers:
    """Four beasts at a crossroads."""
    rider = (
        elephant(hands=((46, -22), (49, -24)), feet=((20, 32), (12, 18)), trunk="up")
        .scaled(0.9)
        .moved(-14, -42)
    )
    skater = giraffe(
        feet=((-24, -4), (-9, -4), (7, -4), (20, -4)), colour="#d9bf8c", spots="#8f6244"
    )
    skates = [
        roller_skate(boot=False, wheel="#c43f38").at(x + 0.6, 0, 14) for x in (-24, -9, 7, 20)
    ]
    driver = (
        tortoise(skin="#79a85a", back="#5f7a44", legs=False, hat=hard_hat(colour="#f4ecd8"))
        .scaled(0.8)
        .moved(-26, -20)
    )
    zebra = [
        polygon([(x, 246), (x + 24, 246), (x + 16, 270), (x - 14, 270)]) for x in range(-4, 310, 48)
    ]
    houses = draw(
        town_house(wall="#e6d2b0", roof="#a39484", glass="#f8f2e4", door="#8d7d70", floors=3).at(30, 226, 170),
        town_house(wall="#dcc7a6", roof="#94857a", glass="#f8f2e4", door="#8d7d70", floors=3).at(196, 226, 150),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#fbf3df", "#f6ead0")),
            houses.tinted("#fbf3df", 0.42),
        ],
        middle=[
            fill(rect(-6, 226, 312, 90), "#77727a"),
            fill(rect(-6, 222, 312, 9), "#d8cfc0"),
            [detail(each, "#f4efe4") for each in zebra],
            traffic_light(post="#3c3f48").at(276, 230, 216),
            flamingo().at(216, 244, 138, flip=True),
            draw(skater, skates).at(116, 262, 224),
        ],
        front=[
            bicycle(colour="#3f9a54", rider=rider).at(62, 296, 100),
            racing_car(driver=driver).at(224, 298, 130),
            [stroke(line([(x, y), (x + w, y)]), "#f4efe4", 3) for x, y, w in ((124, 282, 24), (118, 292, 30))],
        ],
    )  # fmt: skip
