"""What old tales need: hoods, bonnets, baskets, small doors and their keys."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, light, shade, stroke
from studio.motif import motif
from studio.motifs.hats import knight_helmet
from studio.motifs.people import person
from studio.outline import arc, blob, circle, curve, ellipse, line, rect, scallop
from studio.path import path
from studio.pose import POSES, Pose, joints


@motif("chapeau")
def riding_hood(*, colour: str = "#c8322f", ribbon: str = "#f4e8cf") -> Drawing:
    """A hood with a short cape, for a head of 26; the face stays free."""
    rim = ellipse(0, 9, 9.6, 10.6)
    outer = blob(
        [
            (1, -15),
            (12, -8),
            (16, 8),
            (14, 20),
            (20, 34),
            (0, 38),
            (-20, 34),
            (-14, 20),
            (-16, 8),
            (-11, -8),
        ]
    )
    hole = rim.transformed((-1, 0, 0, 1, 0, 0))
    return draw(
        fill(outer + hole, colour),
        shade(path("M6-20C18-4 18 20 10 40L30 40L30-20Z"), outer + hole, 0.14),
        stroke(rim, toned(colour, 0.7), 1.4),
        fill(path("M0 20.6L-8 17L-8 24.4ZM0 20.6L8 17L8 24.4Z"), ribbon),
    )  # fmt: skip


@motif("chapeau")
def lace_bonnet(*, colour: str = "#f7f2e6", ribbon: str = "#9db4d6") -> Drawing:
    """A grandmother's frilled bonnet seen from its side, for a head of 26 facing right."""
    back = blob([(4, -14), (-10, -17), (-21, -8), (-22, 8), (-13, 18), (-4, 15), (2, 0)])
    frill = scallop(
        [
            (5, -18),
            (11, -12),
            (10, -4),
            (7, 4),
            (3, 11),
            (-3, 18),
            (-9, 17),
            (-3, 8),
            (1, 0),
            (3, -8),
            (1, -16),
        ],
        0.45,
    )
    return draw(
        fill(back, colour),
        shade(back.moved(-12, 6), back, 0.1),
        stroke(curve([(-3, -16), (-1, 0), (-8, 15)]), ribbon, 3),
        fill(frill, toned(colour, 1.03)),
        fill(path("M-7 18L-17 22L-13 28ZM-7 18L2 23L-4 29Z"), ribbon),
    )  # fmt: skip


@motif("repas")
def cake_basket(
    *, wicker: str = "#b98a4e", cloth: str = "#f6efe0", cake: str = "#d98f4a"
) -> Drawing:
    """A basket of cakes that hangs by its handle from the origin, 50 high."""
    bowl = path("M-26 24L26 24C25 40 19 48 13 50L-13 50C-19 48-25 40-26 24Z")
    weave = [
        stroke(line([(-30, y), (30, y)]), toned(wicker, 0.7), 1.6, within=bowl)
        for y in (31, 38, 45)
    ]
    buns = [
        draw(fill(ellipse(x, y, 10, 8), cake), detail(circle(x - 1, y - 8, 2.8), "#c8322f"))
        for x, y in ((-13, 19), (12, 19), (0, 15))
    ]
    return draw(
        stroke(arc(0, 24, 21, 180, 360, 25), wicker, 4.4),
        buns,
        fill(path("M-28 22C-14 26 14 26 28 22L25 33C18 29 12 36 4 31C-4 36-10 29-25 33Z"), cloth),
        fill(bowl, wicker),
        weave,
        fill(path("M-28 22C-14 27 14 27 28 22L22 32C14 28 10 33 2 30C-8 33-12 28-22 32Z"), cloth),
    )  # fmt: skip


@motif("cle")
def ornate_key(*, colour: str = "#e9b93a") -> Drawing:
    """A key with a clover for a bow, its bit down, centred and 100 high."""
    return draw(
        stroke(circle(0, -36, 9), colour, 7),
        [stroke(circle(s * 13, -24, 8), colour, 7) for s in (-1, 1)],
        fill(rect(-4, -22, 8, 72, 3), colour),
        fill(path("M3 28L22 28L22 36L15 36L15 40L22 40L22 48L3 48Z"), colour),
        light(rect(-3, -18, 2.6, 64), rect(-4, -22, 8, 72), 0.4),
    )


@motif()
def little_door(*, wood: str = "#c9802e", frame: str = "#5a3a28", iron: str = "#3a2a24") -> Drawing:
    """A round-topped door, its sill at the origin and 100 high, with a keyhole at (18, -42)."""
    leaf = path("M-34 0L-34-58C-34-102 34-102 34-58L34 0Z")
    return draw(
        fill(leaf.scaled(1.24, 1.13), frame),
        fill(leaf, wood),
        [stroke(line([(x, 0), (x, -96)]), toned(wood, 0.7), 2.6, within=leaf) for x in (-17, 0, 17)],
        [stroke(line([(-34, y), (-6, y)]), iron, 5) for y in (-24, -66)],
        fill(rect(9, -54, 18, 26, 4), iron),
    )  # fmt: skip


@motif()
def clumsy_knight(
    *,
    pose: Pose = POSES["stand"],
    look: float = 0.6,
    expression: str = "afraid",
    steel: str = "#aeb8c3",
    plume: str = "#c8322f",
) -> Drawing:
    """A knight in full armour, 100 high when standing: a person with plates on trunk and joints."""
    at = joints(pose)
    bright = toned(steel, 1.14)
    figure = person(
        pose=pose,
        look=look,
        expression=expression,
        clothes=steel,
        trousers=toned(steel, 0.85),
        shoes=toned(steel, 0.6),
        hat=knight_helmet(colour=steel, plume=plume),
    )
    chest = path("M-8-25C-4-27 4-27 8-25C10-14 8-5 0-1C-8-5-10-14-8-25Z").turned(pose.lean)
    bends = [limb[1] for limb in (at.arm_left, at.arm_right, at.leg_left, at.leg_right)]
    return draw(
        figure,
        fill(chest.moved(*at.hip), bright),
        [fill(circle(x, y, 5.6), bright) for x, y in (at.arm_left[0], at.arm_right[0])],
        [fill(circle(x, y, 4.6), bright) for x, y in bends],
    )
