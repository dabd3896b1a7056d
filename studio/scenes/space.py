"""Space, and the skies people look at it through."""

from studio.drawing import Drawing, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.motifs.cosmos import (
    bear_of_stars,
    brass_telescope,
    earth_globe,
    finned_rocket,
    fish_of_stars,
    glass_dome,
    moon_crater,
    rubble_asteroid,
    spiral_galaxy,
)
from studio.motifs.hats import straw
from studio.motifs.heaven import (
    cloud_floor,
    open_spanner,
    star_bulb,
    step_ladder,
    working_angel,
)
from studio.motifs.landscape import ground
from studio.motifs.light import lantern
from studio.motifs.people import person
from studio.motifs.sky import backdrop, cloud, moon, star, stars
from studio.motifs.starfolk import (
    astronaut,
    paper_lampion,
    pouring_can,
    three_eyes,
    wheel_robot,
)
from studio.motifs.trees import leafy_tree
from studio.outline import arc, circle, curve, ellipse, line, rect, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene


@motif("repas")
def star_fruit_stall(
    *, wood: str = "#8a4a3a", stripes: tuple[str, str] = ("#f3e6d0", "#7c4aa0")
) -> Drawing:
    """A stall heaped with fruit nobody has a name for, in place: 170 wide."""
    awning = []
    for k in range(6):
        x = 22 + 29 * k
        awning.append(
            fill(path(f"M{x + 6} 92L{x + 29} 92L{x + 29} 126C{x + 27} 138 {x + 2} 138 {x} 126Z"), stripes[k % 2])
        )  # fmt: skip
    heap = []
    for row, (y, xs) in enumerate(((196, range(48, 190, 19)), (184, range(57, 180, 19)))):
        for k, x in enumerate(xs):
            colour = ("#e0523f", "#f08fb4", "#8a4fb0", "#d8363f")[(k + row) % 4]
            heap += [
                fill(circle(x, y, 10), colour),
                detail(ellipse(x - 3, y - 4, 2.6, 2), "#ffe9e0", 0.9),
                stroke(curve([(x, y - 9), (x + 2, y - 14)]), "#3c6a34", 2),
            ]
    return draw(
        [fill(rect(x, 96, 7, 150), wood) for x in (34, 188)],
        heap,
        fill(rect(26, 204, 178, 12, 3), wood),
        fill(rect(34, 214, 162, 40), "#6a3430"),
        [stroke(line([(x, 218), (x, 250)]), "#4c2224", 2) for x in (66, 98, 130, 162)],
        awning,
    )


@scene(
    5,
    world="space",
    style="clear",
    yes="aile bleu fenetre groupe imaginaire lampe lune repas rouge spirale vert violet-rose",
    arguable="etoile fete jour nuit voyage",
    fr="Sur une planète rouge, sous deux lunes et une galaxie en spirale dans un ciel violet, des créatures vertes à trois yeux se pressent devant un étal de fruits garni de lampes, à côté d’une fusée garée là, aux ailes courtaudes.",
    en="On a red planet, below two moons and a spiral galaxy in a violet sky, three-eyed green creatures crowd round a fruit stall hung with lamps, next to a parked rocket with stubby wings.",
)
def red_market() -> Layers:
    """Market day on a red planet."""
    fruit = draw(fill(circle(0, -4, 13), "#f08fb4"), detail(ellipse(-4, -9, 3, 2.4), "#ffe9e0"))
    return Layers(
        back=[
            backdrop(colours=("#3a1d5c", "#6a3a8c", "#b56aa8", "#e8a0a8")),
            spiral_galaxy(colour="#e9b4e0").at(66, 46, 104),
            moon(colour="#f4ead8", halo=0.6).at(168, 40, 54),
            moon(colour="#f0c4d8", halo=0.5).at(122, 72, 28),
            fill(
                path(
                    "M-10 214C30 190 60 204 96 196C150 186 190 206 232 194C262 186 290 196 310 190L310 260L-10 260Z"
                ),
                "#8f2f34",
            ),
        ],
        middle=[
            ground(
                line=((-10, 232), (90, 226), (200, 232), (310, 222)), colours=("#c4473a", "#9c2f30")
            ),
            finned_rocket(fins="#c23a52", body="#efe6da").at(240, 236, 200),
            three_eyes(mouth="grin", arms="up", holds=fruit, colour="#5f9f46").at(112, 218, 104),
            star_fruit_stall(),
            [paper_lampion(colour="#fff0d0", cap="#3a2030").at(x, 132, 52) for x in (58, 176)],
        ],
        front=[
            three_eyes(mouth="oh", arms="reach", look=0.8, colour="#7cba4c").at(40, 296, 116),
            three_eyes(mouth="happy", look=-0.9, colour="#6aa84a").at(180, 306, 104, flip=True),
            three_eyes(mouth="grin", look=0.3, colour="#86c458").at(112, 308, 70),
        ],
    )


@motif("arbre", "feuille", "repas")
def laden_apple_tree(
    *, leaves: str = "#4f9a4a", apple: str = "#d8332e", trunk: str = "#6e4a32"
) -> Drawing:
    """A round tree full of ripe apples, 100 high."""
    places = (
        (-22, -72),
        (-6, -84),
        (12, -74),
        (24, -62),
        (-14, -56),
        (4, -60),
        (-28, -58),
        (20, -84),
    )
    return draw(
        leafy_tree(leaves=leaves, trunk=trunk, seed=6).mute(),
        [
            draw(fill(circle(x, y, 5.6), apple), detail(circle(x - 1.8, y - 2, 1.4), "#ffd9cc"),
                 stroke(line([(x, y - 5), (x + 1, y - 8)]), trunk, 1.2))
            for x, y in places
        ],
    )  # fmt: skip


DOME = path("M8 256C8-18 292-18 292 256Z")


@scene(
    39,
    world="space",
    style="pixel",
    yes="arbre calme chapeau eau etoile feuille imaginaire mecanique repas roue rouge sans-personnage vert",
    arguable="fenetre nuit seul",
    fr="Sous une cloche de verre posée sur un astéroïde, un robot jardinier en équilibre sur son unique roue, chapeau de paille sur la tête, verse paisiblement de l’eau au pied d’un arbre vert et feuillu chargé de pommes rouges, et les étoiles se pressent contre les vitres.",
    en="Inside a glass dome on an asteroid, a gardening robot balanced on its one wheel, a straw hat on its head, peacefully waters a green leafy tree laden with red apples, while the stars press against the panes.",
)
def dome_garden() -> Layers:
    """A robot waters the only apple tree for light years."""
    return Layers(
        back=[
            backdrop(colours=("#131218", "#1c1a22")),
            stars(count=60, area=(0, 0, 300, 190), big=6, seed=12, colour="#fdf3cf"),
            [
                star(colour="#fdf0c0", halo=0.3).at(x, y, s)
                for x, y, s in (
                    (22, 60, 18),
                    (276, 44, 20),
                    (150, 14, 14),
                    (40, 130, 12),
                    (288, 140, 13),
                )
            ],
        ],
        middle=[
            rubble_asteroid(colour="#6d6872", seed=5, craters=9).at(150, 300, 380),
            detail(DOME, "#33524a"),
            glass_dome(alpha=0.1).scaled(1, 1.42).at(150, 256, 284),
            ground(
                line=((16, 258), (90, 244), (210, 244), (284, 258)), colours=("#5f9a4c",)
            ).clipped(ellipse(150, 254, 132, 14)),
            laden_apple_tree().at(214, 256, 172),
        ],
        front=[
            wheel_robot(
                hat=straw(colour="#e8dcc0", band="#c8402f"),
                holds=pouring_can(colour="#8f98a0").scaled(0.68),
            ).at(84, 260, 162),
            stroke(path("M34 190C40 130 66 84 104 62"), "#ffffff", 4, 0.85),
        ],
    )


@motif("corde")
def moon_rod(*, colour: str = "#f4efe2", wood: str = "#b98a5a") -> Drawing:
    """A fishing rod from a hand at the origin, and its line straight down into a hole."""
    return draw(
        fill(tube([(-14, 12), (20, -22), (52, -40)], [3.8, 3, 1.8]), wood),
        stroke(curve([(52, -40), (53, -4), (52, 26)]), colour, 1.6),
        fill(circle(52.4, 12, 3.2), "#fbf7ee"),
    )


@motif()
def tin_pail(*, colour: str = "#8f98a6") -> Drawing:
    """A pail, its foot at the origin and 40 high to its rim."""
    return draw(
        stroke(arc(0, -38, 19, 180, 360, 18), colour, 2.4),
        fill(path("M-20-38L20-38L15 0L-15 0Z"), colour),
        shade(rect(2, -40, 24, 44), path("M-20-38L20-38L15 0L-15 0Z"), 0.2),
        fill(ellipse(0, -38, 20, 5), "#3c3f4c"),
    )


@scene(
    60,
    world="space",
    style="pixel",
    yes="bleu calme casque corde etoile lune reflet seul vert voyage",
    arguable="froid imaginaire nuit poisson",
    fr="Assis au bord d’un cratère, sur la lune, un astronaute laisse patiemment pendre une ligne de pêche dans la poussière ; la Terre bleue et verte, levée parmi les étoiles, se reflète dans la visière de son casque, et dans son seau brille déjà une petite étoile.",
    en="Sitting on the rim of a crater on the moon, an astronaut patiently lowers a fishing line into the dust; the blue and green Earth, risen among the stars, is mirrored in the visor of his helmet, and in his pail a small star is shining already.",
)
def crater_angler() -> Layers:
    """An astronaut fishes in a crater of the moon."""
    angler = astronaut(
        pose=Pose((40, 96), (52, 84), (84, 12), (76, 2), lean=-4, nod=4, seat=34),
        mirrors=earth_globe(halo=0, night=False),
        visor="#16223c",
        trim="#a88f80",
        look=0.7,
        holds_right=moon_rod(),
    )
    return Layers(
        back=[
            backdrop(colours=("#0b1022", "#141c36", "#24305a")),
            stars(count=70, area=(0, 0, 300, 200), big=8, seed=9),
            earth_globe().at(238, 62, 92),
            moon_far(),
        ],
        middle=[
            moon_near(),
            moon_crater(hollow="#3c3a48", colour="#c2beb8").at(226, 262, 190),
            moon_crater(hollow="#77747e", colour="#b4b0ac").at(30, 214, 44),
        ],
        front=[
            draw(star(colour="#fff0bc", halo=0.3).at(26, 228, 46, turn=12)),
            tin_pail().at(26, 282, 92),
            angler.at(104, 296, 196),
        ],
    )


@motif("lune")
def moon_near(*, colours: tuple[str, str] = ("#d3cfc8", "#8f8b90")) -> Drawing:
    """The moon's ground under one's feet, in place."""
    return ground(line=((-10, 226), (60, 216), (150, 226), (230, 222), (310, 234)), colours=colours)


@motif()
def moon_far(*, colour: str = "#8a8894") -> Drawing:
    """The moon's far hills, in place."""
    return ground(
        line=((-10, 204), (50, 196), (110, 208), (190, 192), (250, 206), (310, 196)),
        colours=(colour,),
    )


@scene(
    73,
    world="space",
    style="chalk",
    yes="animal bleu calme duo etoile feu jaune-orange lampe lunettes nuit poisson vert",
    arguable="imaginaire mystere",
    fr="La nuit, sur une colline verte, deux enfants se relaient en silence au télescope près d’une lanterne à la flamme orange, et dans le ciel bleu sombre les étoiles s’assemblent, point par point, en une grande ourse et un très long poisson.",
    en="On a green hill at night, two children take turns in silence at a telescope beside the orange flame of a lantern, and in the dark blue sky the stars join up, dot by dot, into a great bear and a very long fish.",
    hand={"slate": "#152343"},
)
def hill_of_stars() -> Layers:
    """Two children at a telescope, and what the stars make of it."""
    watcher = person(
        pose=Pose((64, 118), (72, 124), (-10, -16), (16, 4), lean=24, nod=12),
        age="child", look=0.9, clothes="#ff8a20", trousers="#b8c4f0", hair="bob",
        hair_colour="#ffcf7a", skin="#ffeedd", shoes="#c9a06a",
    )  # fmt: skip
    waiter = person(
        pose=Pose((-130, -150), (16, 8), nod=-14),
        age="child", look=-0.6, expression="happy", clothes="#ffd020", trousers="#a8c0f0", hair="tousled",
        hair_colour="#f0a86a", skin="#ffe6d0", shoes="#c9a06a",
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#0c1634", "#1a3064", "#34609c")),
            stars(count=26, area=(0, 0, 300, 190), big=4, seed=21),
            bear_of_stars(shade="#3a62a4").at(98, 58, 134),
            fish_of_stars(shade="#3a62a4").at(208, 132, 92, turn=-12),
        ],
        middle=[
            ground(
                line=((-10, 256), (70, 246), (150, 240), (230, 248), (310, 240)),
                colours=("#7fd06a", "#4fb050"),
            ),
        ],
        front=[
            brass_telescope(metal="#ffc840", wood="#e0b080", aim=-38, legs=1.2).at(134, 294, 148),
            watcher.at(44, 300, 158),
            waiter.at(256, 298, 150),
            lantern(glass="#ffa43a", metal="#ffd89a", halo=1.6).at(202, 222, 76),
        ],
    )


@scene(
    51,
    world="space",
    style="paper",
    yes="aile bleu calme cle escalier etoile imaginaire lampe lune nuit seul",
    arguable="mecanique",
    fr="Sur un escabeau planté dans un nuage, un petit ange en salopette, ailes bien repliées et clé plate dans la poche arrière, change tranquillement une étoile grillée comme on change une ampoule, à la lumière d’un croissant de lune, dans la nuit bleu profond.",
    en="On a stepladder set up on a cloud, a small angel in overalls, wings neatly folded and a spanner in the back pocket, calmly changes a burnt-out star as one would a light bulb, while a crescent moon helps to light the deep blue night.",
)
def star_fitter() -> Layers:
    """An angel changes a burnt-out star."""
    fitter = working_angel(
        pose=Pose((-30, -60), (112, 140), (-10, 2), (14, 0), lean=8, nod=6),
        look=0.7,
        hair_colour="#7a5138",
        halo="#fbf1d2",
        pocket=open_spanner(colour="#6f7a90").scaled(0.5).turned(-38),
    )
    return Layers(
        back=[
            backdrop(colours=("#131c48", "#1d2f6c", "#2f4f96", "#4a74b4")),
            stars(count=26, area=(0, 0, 300, 190), big=6, seed=17, colour="#f4efd8"),
            moon(phase="crescent", colour="#f4e8c0", halo=0.7).at(54, 66, 80),
            [
                star(colour="#f7eec4", halo=0.4).at(x, y, s)
                for x, y, s in ((120, 40, 22), (262, 132, 20), (26, 158, 18), (236, 30, 15))
            ],
        ],
        middle=[
            cloud(colour="#8fa6d0", seed=3).at(264, 246, 150),
            cloud(colour="#8fa6d0", seed=2).at(30, 250, 140),
            step_ladder(colour="#d3b690", steps=5).at(122, 286, 122),
        ],
        front=[
            fill(rect(221, -6, 8, 34, 2), "#aab0c4"),
            fill(path("M213 24L237 24L240 42L210 42Z"), "#5a5f74"),
            star_bulb(colour="#fff0b0").at(225, 78, 84),
            fitter.at(122, 212, 156),
            star_bulb(lit=False).at(250, 252, 56, turn=200),
            cloud_floor(top=282, colour="#f4f1ec", bumps=5, lift=30),
        ],
    )
