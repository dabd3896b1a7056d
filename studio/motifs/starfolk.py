"""Who lives and works between the stars: astronauts, creatures, robots."""

from studio.colour import toned
from studio.drawing import (
    Drawing,
    Fade,
    Part,
    detail,
    draw,
    fill,
    glow,
    light,
    shade,
    stroke,
)
from studio.motif import motif, showing
from studio.outline import arc, blob, circle, curve, ellipse, line, polar, rect, tube
from studio.path import Point, path
from studio.pose import POSES, Pose, joints


@motif("casque", living=1)
def astronaut(
    *,
    pose: str | Pose = "stand",
    suit: str = "#eeeae2",
    trim: str = "#d9772e",
    visor: str = "#1d2740",
    mirrors: Drawing | None = None,
    look: float = 0.5,
    holds_left: Drawing | None = None,
    holds_right: Drawing | None = None,
) -> Drawing:
    """Give somebody in a space suit, 100 high when standing.

    ``mirrors`` (100 across) is what the visor gives back, which makes it a "reflet".
    """
    how = POSES[pose] if isinstance(pose, str) else pose
    at = joints(how, 0.86, 1.2, 16)
    hx, hy = at.head[0], at.head[1] - 1
    pack = rect(-15, -30, 30, 32, 6)
    trunk = blob([(-12, -29), (-15, -14), (-12, 4), (12, 4), (15, -14), (12, -29)], 0.9)
    window = ellipse(hx + look * 5, hy + 0.5, 15.5 - abs(look) * 1.5, 13)
    art = draw(
        draw(fill(pack, toned(suit, 0.72)))
        .turned(how.lean)
        .moved(at.hip[0] - look * 12, at.hip[1]),
        _limb(at.leg_left, suit, trim, 14, boot=True),
        _limb(at.arm_left, suit, trim, 11, holds_left),
        _limb(at.leg_right, suit, trim, 14, boot=True),
        draw(
            fill(trunk, suit),
            shade(trunk.moved(-14, 2), trunk, 0.14),
            fill(rect(-8, -19, 16, 10, 2), toned(suit, 0.8)),
            detail(circle(-4, -14, 2), toned(trim, 0.6)),
            detail(circle(1.6, -14, 2), trim),
            stroke(line([(-12, -2), (12, -2)]), trim, 2.4, within=trunk),
        )
        .turned(how.lean)
        .moved(*at.hip),
        fill(ellipse(at.neck[0], at.neck[1] + 1, 12, 5), toned(suit, 0.8)),
        fill(circle(hx, hy, 19), suit),
        fill(rect(hx - 21.5 - look * 2, hy - 6, 6, 12, 2.4), trim) if look > -0.6 else (),
        shade(circle(hx + 8 * (-1 if look > 0 else 1), hy + 10, 17), circle(hx, hy, 19), 0.12),
        fill(window, visor),
        [mirrors.scaled(0.22).moved(hx + look * 5 + 2, hy).clipped(window)] if mirrors else (),
        stroke(window, toned(suit, 0.66), 1.8),
        stroke(arc(hx + look * 5, hy, 10.6, 195, 250), "#ffffff", 2, 0.9),
        _limb(at.arm_right, suit, trim, 11, holds_right),
    )
    return showing(art, "reflet") if mirrors else art


def _limb(
    limb: tuple[Point, Point, Point],
    suit: str,
    trim: str,
    width: float,
    holds: Drawing | None = None,
    *,
    boot: bool = False,
) -> Drawing:
    start, joint, end = limb
    near = ((joint[0] + end[0]) / 2, (joint[1] + end[1]) / 2)
    foot = path("M-6-6C-7 0-7 4-6 5L9 5C11 1 7-2 5-3L5-6Z").moved(end[0], end[1] - 1)
    return draw(
        [holds.moved(*end)] if holds else (),
        fill(foot, toned(suit, 0.62)) if boot else fill(circle(*end, 5.4), toned(suit, 0.72)),
        fill(tube([start, joint, end], [width, width * 0.92, width * 0.8]), suit),
        stroke(line([near, (joint[0] * 0.4 + end[0] * 0.6, joint[1] * 0.4 + end[1] * 0.6)]), trim, width * 0.84),
    )  # fmt: skip


@motif("imaginaire", living=1)
def three_eyes(
    *,
    colour: str = "#6fb04a",
    belly: str = "#b9d987",
    mouth: str = "happy",
    arms: str = "down",
    look: float = 0.0,
    holds: Drawing | None = None,
    hat: Drawing | None = None,
) -> Drawing:
    """A green creature with three eyes, 100 high; ``arms`` "down", "up" or "reach" (to the right).

    ``holds`` has its origin put into the right hand; ``mouth`` is "happy", "oh" or "grin".
    """
    dark = toned(colour, 0.72)
    body = blob(
        [(0, -76), (20, -70), (29, -50), (25, -28), (28, -8), (16, 0), (-16, 0), (-28, -8), (-25, -28), (-29, -50), (-20, -70)]
    )  # fmt: skip
    hands = {"down": (36, -18), "up": (42, -66), "reach": (46, -36)}
    hand = hands[arms]
    right = tube([(22, -38), (36, -34 if arms == "down" else -40), hand], [10, 8.4, 7])
    left = tube([(-22, -38), (-34, -32), (-36, -18)], [10, 8.4, 7])
    eyes = []
    for x, y, r in ((-16, -52, 8.4), (0, -60, 9.6), (16, -52, 8.4)):
        eyes += [
            fill(circle(x + look * 3, y, r), "#fdf8e8"),
            detail(circle(x + look * 6, y + 0.8, r * 0.5), "#241c2c"),
            detail(circle(x + look * 6 + 1.4, y - 1.2, r * 0.17), "#ffffff"),
        ]
    lips: dict[str, list[Part]] = {
        "happy": [stroke(curve([(-10, -34), (0, -28), (10, -34)]), "#2c3a1c", 2.4)],
        "oh": [detail(ellipse(2, -31, 4.6, 5.6), "#4a1f2c")],
        "grin": [detail(path("M-12-37C-4-34 4-34 12-37C11-24-11-24-12-37Z"), "#4a1f2c")],
    }
    return draw(
        [fill(tube([(s * 8, -72), (s * 12, -86), (s * 18, -92)], [4, 3.2, 3]), dark) for s in (-1, 1)],
        [fill(circle(s * 19, -94, 4.6), belly) for s in (-1, 1)],
        [fill(ellipse(s * 15, -1, 12, 5.4), dark) for s in (-1, 1)],
        fill(left, dark),
        fill(body, colour),
        fill(blob([(0, -26), (14, -18), (13, -5), (0, -2), (-13, -5), (-14, -18)]), belly),
        shade(body.moved(22, 4), body, 0.14),
        eyes,
        draw(*lips[mouth]).moved(look * 4, 0),
        [hat.scaled(1.5).moved(0, -66)] if hat else (),
        [holds.moved(*hand)] if holds else (),
        fill(right, toned(colour, 0.94)),
    )  # fmt: skip


@motif("mecanique", "roue")  # a machine is nobody alive
def wheel_robot(
    *,
    shell: str = "#cfd6d8",
    trim: str = "#c8402f",
    tyre: str = "#3a3842",
    eye: str = "#7fe0c8",
    hat: Drawing | None = None,
    holds: Drawing | None = None,
    happy: bool = True,
) -> Drawing:
    """A robot balanced on one wheel, 100 high, facing right; ``holds`` goes into its claws."""
    trunk = rect(-17, -60, 34, 32, 8)
    head = rect(-19, -90, 38, 27, 9)
    spokes = [stroke(line([(0, -14), polar(45 * k, 10, 0, -14)]), "#dfe3e6", 1.8) for k in range(8)]
    far = tube([(10, -50), (24, -44), (34, -50)], [5, 4.6, 4.6])
    near = tube([(-6, -48), (10, -36), (32, -44)], [6.4, 6, 5.4])
    return draw(
        fill(far, toned(shell, 0.62)),
        fill(circle(0, -14, 14), tyre),
        fill(circle(0, -14, 10), toned(tyre, 1.5)),
        spokes,
        fill(circle(0, -14, 3.4), trim),
        fill(path("M-7-30L-4.6-12L4.6-12L7-30Z"), toned(shell, 0.7)),
        fill(rect(-4.6, -66, 9.2, 8), toned(shell, 0.6)),
        fill(trunk, shell),
        shade(rect(-18, -60, 11, 34), trunk, 0.16),
        fill(circle(5, -48, 5.4), trim),
        detail(circle(3.6, -49.6, 1.6), "#ffd9cc"),
        stroke(line([(-9, -35), (11, -35)]), toned(shell, 0.62), 1.6),
        fill(head, toned(shell, 1.06)),
        fill(rect(-10, -84, 27, 14, 6), "#20242c"),
        [detail(circle(x, -77.4, 3.5), eye) for x in (-2, 10)],
        stroke(curve([(0, -67.4), (4, -66), (8, -67.4)]) if happy else line([(0, -67), (8, -67)]), tyre, 1.4),
        fill(circle(-19, -76, 4), trim),
        [hat.scaled(1.25).moved(0, -87)] if hat else (),
        [holds.moved(33, -46)] if holds else (),
        fill(near, toned(shell, 0.84)),
        fill(circle(33, -45, 4.6), trim),
    )  # fmt: skip


@motif("eau")
def pouring_can(*, colour: str = "#4f8f7c", water: str = "#dff2f6", stream: float = 1.0) -> Drawing:
    """A watering can held by its handle at the origin, tipped to the right, 60 wide; it pours."""
    can = draw(
        stroke(arc(0, 6, 13, 180, 350, 12), toned(colour, 0.75), 4),
        fill(path("M-16 6L16 6L18 36L-18 36Z"), colour),
        shade(rect(4, 0, 20, 40), path("M-16 6L16 6L18 36L-18 36Z"), 0.16),
        fill(tube([(14, 28), (30, 18), (40, 6)], [9, 6, 5]), toned(colour, 0.9)),
        fill(path("M34 6L46-4L50 6L40 12Z"), toned(colour, 0.78)),
    ).turned(24)
    drops = [
        stroke(
            curve([(38 + 4 * k, 18 + 4 * k), (52 + 5 * k, 30), (58 + 5.4 * k, 30 + 34 * stream)]),
            water, 3.2,
        )
        for k in range(4)
    ]  # fmt: skip
    splash = [
        detail(circle(60 + 7 * k, 34 + 34 * stream - 3 * (k % 2), 2.6), water) for k in range(4)
    ]
    return draw(drops, splash, can)


@motif("lampe")
def paper_lampion(*, colour: str = "#ffd36b", cap: str = "#4a2c3a", halo: float = 1.0) -> Drawing:
    """A round paper lamp that hangs from the origin, 60 high."""
    ball = ellipse(0, 32, 22, 20)
    return draw(
        [glow(0, 32, 54, colour, 0.7 * halo)] if halo else (),
        stroke(line([(0, 0), (0, 12)]), cap, 2),
        fill(ball, Fade((toned(colour, 1.06), toned(colour, 0.92)))),
        [stroke(arc(0, 32, r, 90, 270, 20), toned(colour, 0.78), 1.2) for r in (8, 16)],
        light(ellipse(8, 26, 5, 8), ball, 0.5, "#ffffff"),
        fill(rect(-9, 10, 18, 5, 2), cap),
        fill(rect(-9, 49, 18, 5, 2), cap),
    )
