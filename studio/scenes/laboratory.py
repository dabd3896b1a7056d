"""Inventions: a bicycle with wings, a potion."""

from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.motifs.clocks import hourglass
from studio.motifs.craft import (
    dried_bunch,
    flying_goggles,
    leather_cap,
    round_flask,
    spirit_burner,
)
from studio.motifs.fittings import round_window
from studio.motifs.hats import wizard
from studio.motifs.housebeasts import farm_hen, horned_owl
from studio.motifs.machines import winged_bicycle
from studio.motifs.people import person
from studio.motifs.sky import backdrop, cloud, moon
from studio.outline import line, polygon, rect, tube
from studio.pose import Pose
from studio.scene import Layers, scene


@motif()
def barn_roof(*, colour: str = "#24242c", tile: str = "#f4e8cf") -> Drawing:
    """The ridge of a roof that ends before the right side of the picture, in place."""
    roof = polygon([(-10, 262), (184, 276), (206, 310), (-10, 310)])
    return draw(
        fill(roof, colour),
        [stroke(line([(x, 264 + x * 0.07), (x + 8, 306)]), tile, 1.6) for x in range(0, 190, 22)],
    )


@scene(
    8,
    world="workshop",
    style="block",
    yes="aile animal bleu chapeau danger dents dynamique groupe jour lunettes mecanique oiseau roue",
    arguable="casque chute imaginaire voyage",
    fr="Grosses lunettes sur le nez et bonnet de cuir sur la tête, un inventeur pédale sur un vélo aux ailes de toile battantes et quitte le toit de la grange pour un ciel bleu vif, tous engrenages grinçants, sous le regard consterné de trois poules.",
    en="Goggles on his nose and leather cap on his head, an inventor pedals a bicycle with flapping canvas wings off the roof of the barn and into a bright blue sky, every cog whirring, while three hens look up in dismay.",
    hand={"inks": ("#1f2a3c", "#4f9ad0"), "paper": "#f6ecd6"},
)
def maiden_flight() -> Layers:
    """An inventor leaves the roof; the hens know better."""
    dark, paper = "#1f2a3c", "#f6ecd6"
    rider = person(
        pose=Pose((72, 82), (76, 84), (66, -24), (24, -4), lean=36, nod=-34, seat=0),
        look=0.7,
        expression="laugh",
        skin=paper,
        hair="bald",
        clothes=dark,
        trousers=dark,
        hat=leather_cap(colour=dark),
        face=flying_goggles(look=0.7, strap=dark, lens=paper),
    ).scaled(1.04)
    return Layers(
        back=[
            backdrop(colours=("#4f9ad0",)),
            cloud(colour=paper, seed=3).at(268, 34, 80),
            cloud(colour=paper, seed=5).at(30, 176, 74),
            cloud(colour=paper, seed=2).at(262, 228, 90),
        ],
        middle=[
            winged_bicycle(frame=dark, tyre=dark, canvas=paper, cog=paper,
                           rider=rider.moved(-16, -56)).at(198, 192, 140, turn=-14),
        ],
        front=[
            barn_roof(colour=dark, tile=paper),
            farm_hen(colour=paper, comb=dark, beak=dark).at(34, 270, 66),
            farm_hen(colour=paper, comb=dark, beak=dark).at(98, 274, 58),
            farm_hen(colour=paper, comb=dark, beak=dark).at(158, 278, 64),
        ],
    )  # fmt: skip


@motif()
def poured_potion(*, colour: str = "#b04fd8") -> Drawing:
    """What runs out of a tilted flask, in place."""
    return draw(fill(tube([(270, 200), (281, 207), (280, 222), (276, 236)], [5, 8, 8, 5]), colour))


@scene(
    55,
    world="workshop",
    style="glass",
    yes="aile animal bleu chapeau fenetre feu feuille imaginaire jaune-orange lune mystere nuit oiseau seul temps violet-rose",
    arguable="danger eau etoile",
    fr="La nuit, dans son laboratoire sous les combles, un hibou au chapeau pointu étend une aile pour verser une potion violette au-dessus d’une flamme, sous des bouquets de feuilles séchées ; un sablier est posé à côté, et à la fenêtre ronde le croissant de lune semble retenir son souffle.",
    en="In his attic laboratory at night, an owl in a pointed hat stretches one wing to pour a violet potion over a flame, under bunches of dried leaves; an hourglass stands by, and at the round window the crescent moon seems to hold its breath.",
    hand={"centre": (268, 220), "rays": 13},
)
def owl_alchemist() -> Layers:
    """An owl in a pointed hat pours a violet potion over a flame."""
    return Layers(
        back=[
            backdrop(colours=("#33243a", "#452c46")),
            round_window(frame="#8a6240", sky="#181226", bars=False,
                         view=[moon(phase="crescent", face="afraid", colour="#f8dc7a", halo=0).at(6, 0, 84)]).at(232, 70, 116),
            dried_bunch(leaf="#b4a860", count=4).at(40, -22, 108),
            dried_bunch(leaf="#c09a58", count=4).at(148, -34, 92),
        ],
        middle=[
            fill(rect(-6, 262, 312, 50), "#7a4e34"),
            hourglass(sand="#f0b84a").at(34, 284, 74),
            spirit_burner(fire="#f7932a").at(268, 288, 76),
            poured_potion(),
        ],
        front=[
            horned_owl(
                colour="#a87a50", wings="stretched", hat=wizard(colour="#8a54c8"),
                holds=round_flask(potion="#a63fd0", full=0.7).scaled(0.46).turned(112).moved(-4, 4),
            ).at(104, 290, 152),
        ],
    )  # fmt: skip
