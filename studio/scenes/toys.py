"""Toys: a train, a snow globe, a shop at midnight."""

from studio.drawing import Drawing, Fade, draw, fill, glow, shade, stroke
from studio.motif import motif
from studio.motifs.fittings import paned_window
from studio.motifs.hats import cap, knight_helmet
from studio.motifs.housebeasts import little_mouse
from studio.motifs.lettering import letter_block
from studio.motifs.machines import music_works, winding_key
from studio.motifs.people import person
from studio.motifs.sky import backdrop, star
from studio.motifs.toybox import (
    clockwork_train,
    glass_snow_globe,
    jack_in_the_box,
    little_tram,
    paper_garland,
    rag_doll,
    snowy_church,
    turning_music_box,
)
from studio.motifs.weather import snowfall
from studio.outline import ellipse, line, rect
from studio.path import path
from studio.scene import Layers, scene


@scene(
    33,
    world="rooms",
    style="pixel",
    yes="animal bleu chapeau cle dynamique etoile fenetre imaginaire lettre mecanique nuit roue rouge seul violet-rose voyage",
    arguable="jaune-orange moustache",
    fr="Un train mécanique rouge, une grosse clé dans le flanc, file, roues affolées, sur la moquette bleue de la chambre entre des tours de cubes à lettres, conduit par une souris en casquette de chef de gare ; derrière la fenêtre, il n’y a que la nuit et une étoile qui brille.",
    en="A red clockwork train with a big key in its side races over the blue bedroom carpet between towers of alphabet blocks, wheels flying, driven by a mouse in a stationmaster’s cap; behind the window there is only night and one bright star.",
)
def night_express() -> Layers:
    """A mouse drives a clockwork train between towers of blocks."""
    mouse = little_mouse(
        colour="#c6c0b8",
        coat="#3c4a6a",
        hat=cap(colour="#4f7fd0", look=0.6).scaled(1.25),
        reach=(22, -48),
    )
    wood, red, ink = "#efe0c0", "#b8342c", "#34343e"
    return Layers(
        back=[
            backdrop(colours=("#6e675e", "#827a70")),
            paned_window(width=92, height=84, frame="#d9cdb8", sky="#131d30", bars=(1, 1),
                         view=[star(colour="#fff6d0", halo=0).at(-22, -20, 34)]).at(66, 58),
        ],
        middle=[
            fill(rect(-6, 176, 312, 140), Fade(("#3f6fb0", "#2c5594"))),
            [stroke(line([(x, y), (x + 60, y)]), "#5d8ac4", 3) for x, y in ((-10, 196), (120, 186), (236, 204), (40, 290), (210, 292))],
            letter_block(char="M", colour=ink, wood=wood).at(264, 204, 66),
            letter_block(char="E", colour=red, wood=wood).at(258, 149, 66),
            letter_block(char="S", colour=ink, wood=wood).at(266, 94, 66),
        ],
        front=[
            clockwork_train(colour="#d63a30", trim="#f6ecd8", iron="#2b2c32", key="#e6d2a0",
                            driver=mouse.scaled(0.66).moved(-40, -26)).at(144, 264, 186, turn=-3),
            letter_block(char="A", colour=red, wood=wood).at(272, 306, 60),
            letter_block(char="T", colour=ink, wood=wood).at(22, 306, 56),
        ],
    )  # fmt: skip


@motif("mecanique", "musique", "cle", "dents")
def globe_foot() -> Drawing:
    """The music box under a snow globe, its works in sight and its key at its side, in place."""
    return draw(
        fill(path("M84 226C96 216 204 216 216 226L226 250L74 250Z"), "#6f4a34"),
        music_works(brass="#c2a878", wood="#7d553c").scaled(1.5).moved(150, 288),
        winding_key(colour="#b9a078").scaled(0.62).turned(68).moved(226, 264),
    )


@scene(
    37,
    world="rooms",
    style="flat",
    yes="bleu calme chute cle dents eau fenetre froid jour mecanique musique rouge sans-personnage temps",
    arguable="roue voyage",
    fr="Sur le rebord d’une fenêtre, dans la lumière pâle du matin, une boule à neige repose sur sa boîte à musique aux rouages apparents, la clé à demi tournée : à l’intérieur, les flocons tombent sur une place gelée où un tramway rouge attend sous l’horloge de l’église.",
    en="On a windowsill in the pale morning light stands a snow globe with a music box in its base, the cogs on show and the key half turned: inside, flakes are falling on a frozen square where a red tram waits below the church clock.",
)
def snow_globe_tram() -> Layers:
    """A frozen square in a globe that plays."""
    world = draw(
        snowy_church().scaled(0.74).moved(-8, 26),
        little_tram().scaled(0.46).moved(16, 36),
        snowfall(area=(-44, -44, 44, 20), count=0),
    )
    return Layers(
        back=[
            backdrop(colours=("#efe9e2", "#e6ddd4")),
            paned_window(width=250, height=230, frame="#cbb9a4", sky=Fade(("#f4f2ee", "#fbefdc")),
                         bars=(1, 1), sill=False).at(150, 100),
        ],
        middle=[
            fill(rect(-6, 262, 312, 50), Fade(("#d8c4a8", "#b89c7c"))),
            shade(ellipse(172, 290, 120, 10), rect(0, 262, 300, 40), 0.2),
        ],
        front=[
            glass_snow_globe(world=world, air=Fade(("#8d97a0", "#b4bcc0")), count=46).at(150, 126, 212),
            globe_foot(),
        ],
    )  # fmt: skip


@scene(
    76,
    world="rooms",
    style="chalk",
    hand={"slate": "#231a38"},
    yes="casque chute cle dynamique eau fenetre fete groupe imaginaire lettre mecanique musique nuit rouge violet-rose",
    arguable="corde dents froid sans-personnage spirale",
    fr="Minuit au magasin de jouets : pendant que la neige tombe derrière la fenêtre, un soldat de plomb casqué en habit rouge, une poupée de chiffon et un diable à ressort prennent vie et dansent parmi guirlandes et cubes à lettres autour d’une boîte à musique mécanique dont la clé tourne toute seule.",
    en="Midnight in the toy shop: while snow falls beyond the window, a tin soldier in a red coat and helmet, a rag doll and a jack-in-the-box come to life and dance among garlands and alphabet blocks round a clockwork music box whose key is turning by itself.",
)
def toys_at_midnight() -> Layers:
    """The toys dance to a music box that plays by itself."""
    soldier = person(
        pose="dance", look=0.4, expression="laugh", clothes="#ff3b34", trousers="#fff6ec", skin="#ffe6cc",
        hat=knight_helmet(colour="#cfc6d8", plume="#ff3b34"), shoes="#e9e2d6",
    )  # fmt: skip
    return Layers(
        back=[
            backdrop(colours=("#4a3478", "#2c2050", "#4a3478")),
            paned_window(width=130, height=96, frame="#d8c4e0", sky="#171228", bars=(1, 1),
                         view=[snowfall(area=(-64, -46, 64, 46), count=22)]).at(150, 76),
            glow(150, 90, 150, "#d8b8f0", 0.5),
            paper_garland(ends=(-6, 10, 306, 10), sag=12, colours=("#ff5a50", "#fff0f4", "#f07ab8")),
        ],
        middle=[
            fill(path("M-10 250C60 232 240 232 310 250L310 312L-10 312Z"), "#a07ac8"),
            letter_block(char="R", colour="#ff3b34", wood="#f4e6d8").at(152, 236, 54),
            jack_in_the_box(box="#a06ac8", trim="#f6d8e8", nose="#ff3b34").at(150, 192, 96),
        ],
        front=[
            soldier.at(66, 276, 176),
            rag_doll(dress="#f07ab8", wool="#ff6a50", cloth="#ffecd8").at(238, 280, 158),
            turning_music_box(wood="#b08a74", brass="#e0d0b0").at(146, 302, 84),
            letter_block(char="A", colour="#ff3b34", wood="#f4e6d8").at(22, 310, 52),
            letter_block(char="B", colour="#a05ac0", wood="#f4e6d8").at(284, 312, 56),
        ],
    )  # fmt: skip
