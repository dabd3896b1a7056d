"""Winter."""

from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.faces import moustache
from studio.motifs.garden import HEART
from studio.motifs.hats import hard_hat, woolly
from studio.motifs.ice import (
    ice_block,
    ice_column,
    ice_steps,
    icicle_crown,
    icicles,
    northern_lights,
    snow_fang,
)
from studio.motifs.landscape import mountain
from studio.motifs.light import campfire, lantern
from studio.motifs.people import person, under_nose
from studio.motifs.sealife import fish
from studio.motifs.sky import backdrop, cloud, moon, stars
from studio.motifs.tales import clumsy_knight, ornate_key
from studio.motifs.trees import bare_tree
from studio.motifs.wildbirds import soaring_eagle
from studio.motifs.wintertime import (
    bunting_line,
    fur_hat,
    knitting_yeti,
    skater,
    snowfield,
    soup_stall,
    wooden_sledge,
    yarn_ball,
)
from studio.outline import curve, polygon, rect, tube
from studio.path import path
from studio.pose import Pose
from studio.scene import Layers, scene


@motif("coeur")
def frozen_heart(*, colour: str = "#d2303c") -> Drawing:
    """A red heart, centred, 80 across."""
    return draw(
        fill(HEART, colour), stroke(curve([(-28, -12), (-22, -24), (-12, -26)]), "#f6b8b8", 5)
    )


@scene(
    10,
    world="winter",
    style="glass",
    yes="bleu calme chapeau cle coeur eau escalier froid imaginaire mystere reflet rouge seul violet-rose",
    arguable="danger",
    fr="Dans un palais de glace bleue au sol poli comme un miroir, la reine de l’Hiver, couronnée de glaçons, se tient immobile en haut d’une volée de marches, devant un bloc où sont pris un cœur rouge et une clé d’argent.",
    en="In a palace of blue ice whose floor is polished to a mirror, the Queen of Winter in her crown of icicles stands motionless at the top of a flight of steps, before a block in which a red heart and a silver key lie frozen.",
    hand={"centre": (196, 90)},
)
def winter_queen() -> Layers:
    """The Queen of Winter keeps a heart and its key in ice."""
    queen = person(
        pose=Pose((-18, 30), (18, -30)), look=-0.5, hair="long", hair_colour="#cfe0ee", skin="#f6ece6",
        garment="robe", clothes="#f6fafc", trousers="#dfe9f2", hat=icicle_crown().scaled(1.15),
    )  # fmt: skip
    kept = draw(
        frozen_heart().at(-12, -4, 74),
        ornate_key(colour="#eef2f4").at(26, 0, 66, turn=10),
    )
    block = ice_block(inside=kept)
    return Layers(
        back=[
            backdrop(colours=("#0f2f5c", "#1d5290", "#4a90c8")),
            fill(path("M116 240L116 120C116 50 276 50 276 120L276 240Z"), "#8cc4e8"),
            ice_column().at(106, 242, 236),
            ice_column().at(288, 242, 236),
            ice_column(ice="#7fb0d6").at(22, 236, 220),
            icicles(length=64).at(0, 6, 100),
        ],
        middle=[
            fill(rect(-6, 236, 312, 80), "#2f6ea8"),
            ice_steps().at(196, 250, 104),
            queen.at(196, 192, 156),
            block.scaled(1, -0.45).at(80, 266, 128).tinted("#2f6ea8", 0.5).mute(),
            ice_steps(steps=3).scaled(1, -1).at(196, 253, 104).tinted("#2f6ea8", 0.74).mute(),
            fill(path("M172 288L220 288L214 312L178 312Z"), "#7fb0dc"),
        ],
        front=[block.at(80, 264, 132)],
    )


@scene(
    31,
    world="winter",
    style="clear",
    yes="arbre bleu casque chapeau chute dynamique eau fete froid groupe jour repas rouge vert",
    arguable="corde danger",
    fr="Sur la glace bleue d’un canal gelé, par un beau jour d’hiver, des patineurs en bonnet de laine filent devant un marchand de soupe et des arbres nus pavoisés de fanions rouges pour le carnaval, et un chevalier en armure et casque tombe à grand fracas.",
    en="On the blue ice of a frozen canal on a bright winter’s day, skaters in woolly hats race past a soup stall and bare trees decked with red bunting for the carnival, and a knight in armour and helmet goes down with a clang.",
)
def ice_carnival() -> Layers:
    """Skaters race, a knight falls."""
    knight = clumsy_knight(
        pose=Pose((-130, -110), (120, 150), (64, 84), (96, 70), lean=-38, nod=-8, seat=16)
    )
    glide = Pose((-70, -40), (40, 80), (-58, -70), (26, -4), lean=22, nod=-8)
    return Layers(
        back=[
            backdrop(colours=("#cfe2ec", "#eaf1f2", "#f8f6f0")),
            bare_tree(colour="#5a4a48", seed=5).at(34, 150, 150),
            bare_tree(colour="#5a4a48", seed=8).at(276, 150, 160),
            snowfield(line=((-10, 148), (90, 142), (200, 146), (310, 140)), colours=("#f8f8f4",)),
            bunting_line(points=((30, 50), (90, 84), (160, 92), (222, 80), (278, 44)), size=19),
        ],
        middle=[
            soup_stall(soup="#a8805c").at(232, 166, 96),
            snowfield(
                line=((-10, 168), (100, 162), (200, 170), (310, 162)),
                colours=("#a9d0e6", "#7fb4d8"),
            ),
            skater(pose=glide, clothes="#4a7a5c", hat=woolly(colour="#c8322f")).at(140, 196, 84),
        ],
        front=[
            [
                stroke(curve(points), "#eef7fa", 3)
                for points in (
                    [(10, 282), (90, 274), (170, 290)],
                    [(120, 232), (200, 226), (290, 238)],
                    [(0, 214), (50, 210), (90, 216)],
                )
            ],
            skater(pose=glide, clothes="#7a5a4a", hat=woolly(colour="#c8322f", trim="#f6eedc")).at(
                64, 262, 150
            ),
            knight.at(206, 288, 156),
            [
                stroke(curve([(x, y), (x + dx, y + dy)]), "#3a3440", 3)
                for x, y, dx, dy in ((156, 270, -14, -6), (160, 286, -16, 2), (248, 292, 14, 4))
            ],
        ],
    )


@motif("corde")
def endless_scarf(*, colour: str = "#c8322f", stripe: str = "#f1e4d0") -> Drawing:
    """A scarf that winds down a mountain, in place."""
    spine = [
        (116, 182),
        (118, 212),
        (160, 226),
        (236, 224),
        (262, 242),
        (214, 262),
        (120, 262),
        (70, 278),
        (96, 306),
    ]
    band = tube(spine, [14, 16, 18, 20, 22, 26, 28, 32, 36], caps=False)
    stripes = [
        stroke(curve([(x, y - 14), (x + 2, y + 14)]), stripe, 5, within=band)
        for x, y in ((180, 226), (212, 224), (190, 262), (150, 262), (112, 264))
    ]
    return draw(fill(band, colour), stripes)  # fmt: skip


@scene(
    41,
    world="winter",
    style="paper",
    yes="bleu calme corde eau etoile feu froid imaginaire jaune-orange lune nuit rouge seul",
    arguable="animal spirale",
    fr="À l’entrée de sa grotte, dans la neige d’une nuit bleue, un yéti assis près d’un feu de camp, une énorme pelote de laine à ses pieds, tricote paisiblement une écharpe rouge si longue qu’elle serpente jusqu’au bas de la montagne, sous une lune mince et des étoiles glacées.",
    en="At the mouth of his cave, on the snow of a blue night, a yeti sits by a campfire with an enormous ball of yarn, peacefully knitting a red scarf so long that it winds all the way down the mountain, under a thin moon and frosty stars.",
)
def knitting_at_night() -> Layers:
    """A yeti knits a scarf without end."""
    return Layers(
        back=[
            backdrop(colours=("#16264c", "#24427a", "#3f66a0")),
            stars(count=14, big=8, area=(150, 10, 292, 110), seed=4),
            moon(phase="crescent", colour="#f6edc8").at(252, 46, 56),
            mountain(colour="#5a7cb0", snow="#dfe9f4").at(262, 190, 110),
        ],
        middle=[
            fill(
                path("M-10 226C-20 120 0 40 60 26C120 10 190 40 196 120C200 170 202 190 206 226Z"),
                "#6f8fbc",
            ),
            fill(
                path("M14 220C8 130 30 66 84 58C140 50 172 90 174 140C176 180 176 200 178 220Z"),
                "#182038",
            ),
        ],
        front=[
            snowfield(
                line=((-10, 208), (90, 202), (190, 204), (310, 176)), colours=("#dbe7f4", "#b5cbe6")
            ),
            campfire(halo=0.9).at(224, 208, 84),
            yarn_ball().at(40, 236, 66),
            knitting_yeti().at(116, 214, 138),
            endless_scarf(),
        ],
    )


@motif("eau", "froid")
def ice_sheet(*, top: float = 176, ice: str = "#dcecf0", water: str = "#1f4450") -> Drawing:
    """Ice cut open to show the water under it, with a hole at x = 118, in place."""
    return draw(
        fill(rect(-6, top + 20, 312, 130), water),
        fill(polygon([(-6, top), (104, top), (110, top + 22), (-6, top + 24)]), ice),
        fill(polygon([(134, top), (306, top), (306, top + 24), (128, top + 22)]), ice),
    )


@motif("corde")
def ice_line(*, colour: str = "#f2ead8") -> Drawing:
    """The rod and its line down the hole, in place."""
    return draw(
        fill(tube([(80, 146), (100, 122), (120, 112)], [5, 4, 2.4]), "#c99a5c"),
        stroke(curve([(120, 112), (120, 170), (122, 222)]), colour, 2),
        stroke(curve([(122, 222), (126, 230), (119, 231)]), colour, 2.4),
    )


@scene(
    52,
    world="winter",
    style="chalk",
    yes="animal calme chapeau corde duo eau etoile feu froid jaune-orange lampe moustache nuit poisson vert",
    arguable="danger voyage",
    fr="Emmitouflé sous une chapka, la moustache blanche de givre, un pêcheur laisse pendre sa ligne dans un trou de la glace, à la flamme d’une lanterne, dans le silence d’une nuit d’étoiles et d’aurore verte, sans se douter que le poisson qui le regarde d’en dessous est plus long que son traîneau.",
    en="Bundled up in a fur hat, his moustache white with frost, a fisherman dangles his line through a hole in the ice by the flame of a lantern, in the quiet of a night full of stars and green northern lights, quite unaware that the fish looking up at him is longer than his sledge.",
)
def longer_than_the_sledge() -> Layers:
    """A fisherman on the ice, and what is under it."""
    man = person(
        pose=Pose((30, 80), (40, 70), (74, 4), (86, 8), lean=4, nod=6, seat=30), age="stout", look=0.7,
        clothes="#a5674a", trousers="#6a5a4c", hat=fur_hat(colour="#b08a62", top="#8a6a48"),
        face=under_nose(moustache(kind="drooping", colour="#fbf8f0").scaled(1.15), 0.7),
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#161d26", "#1d2a32")),
            northern_lights(low=116),
            stars(count=22, big=8, area=(4, 8, 296, 110), seed=7),
        ],
        middle=[
            ice_sheet(top=184),
            fish(colour="#f0922e", belly="#f7e2b0", stripes=3).at(168, 258, 216, flip=True, turn=8),
        ],
        front=[
            wooden_sledge(wood="#b98a54").at(50, 186, 100),
            man.at(42, 182, 166),
            ice_line(),
            lantern(halo=0.9).at(206, 118, 60),
            stroke(
                curve([(206, 120), (206, 112), (220, 104), (232, 112), (234, 186)]), "#9a8a72", 3.4
            ),
        ],
    )


WHITE, NAVY, ICE, RED = "#f4f4ee", "#1b2a4e", "#5f93cf", "#c8322f"


@motif("corde")
def climbing_rope(*, colour: str = RED) -> Drawing:
    """The rope between two climbers, in place."""
    slack = curve([(180, 82), (186, 112), (174, 138), (154, 152), (138, 168)])
    return draw(stroke(slack, NAVY, 5.4), stroke(slack, colour, 3))


@scene(
    62,
    world="winter",
    style="block",
    yes="aile animal bleu casque corde danger dynamique eau froid groupe jour oiseau rouge",
    arguable="chute dents voyage",
    fr="Dans l’air bleu et vif du matin, deux alpinistes en veste rouge et casque, reliés par une corde, se hissent sur un pic enneigé pointu comme un croc, tandis qu’un aigle passe, ailes grandes ouvertes, juste sous leurs semelles.",
    en="In the thin blue air of morning, two climbers in red jackets and helmets, roped together, haul themselves up a snowy peak as sharp as a fang, while an eagle sails by on wide wings just beneath their boots.",
    hand={"inks": (NAVY, RED, ICE), "paper": WHITE},
)
def up_the_fang() -> Layers:
    """Two climbers on a fang of a mountain, and an eagle below them."""

    def climber(pose: Pose, look: float) -> Drawing:
        return person(
            pose=pose, look=look, clothes=RED, trousers=NAVY, shoes=NAVY, skin=WHITE, hat=hard_hat(colour=RED),
            hair_colour=NAVY, behind="left",
        )  # fmt: skip

    reach = Pose((150, 170), (120, 160), (20, -30), (80, 0), lean=16, nod=-4)
    haul = Pose((110, 140), (60, 120), (-14, -20), (64, -10), lean=14, nod=-8)
    return Layers(
        back=[
            backdrop(colours=(ICE,)),
            cloud(colour=WHITE, flat=0.5).at(60, 60, 100),
        ],
        middle=[snow_fang(rock=ICE, snow=WHITE, dark=NAVY).at(196, 306, 296)],
        front=[
            climber(reach, 0.6).at(172, 118, 104),
            climber(haul, 0.6).at(124, 206, 112),
            climbing_rope(),
            soaring_eagle(colour=NAVY, head=WHITE, beak=RED).at(68, 254, 132),
        ],
    )
