"""People: one figure with a pose, clothes, a head, and what its hands hold."""

from studio.colour import toned
from studio.drawing import Drawing, Part, Shape, draw, fill, shade, stroke
from studio.motif import motif
from studio.motifs import faces
from studio.outline import curve, line, tube
from studio.path import Point, path
from studio.pose import POSES, Joints, Pose, joints

AGES = {  # length of the legs, size of the head, girth
    "adult": (1.0, 1.0, 1.0),
    "tall": (1.22, 0.92, 1.0),
    "stout": (0.92, 1.02, 1.32),
    "child": (0.72, 1.14, 0.84),
}

# The trunk's outline from the hips (0, 0) to the neck (0, -28), by garment.
GARMENTS: dict[str, str] = {
    "jacket": "M-4-28C-10-27-12-22-11.6-12C-11.4-5-10.6 0-10 4C-5 6 5 6 10 4C10.6 0 11.4-5 11.6-12C12-22 10-27 4-28Z",
    "coat": "M-4-28C-10-27-12-22-11.6-12C-11.4-2-13 12-15 22C-8 25 8 25 15 22C13 12 11.4-2 11.6-12C12-22 10-27 4-28Z",
    "dress": "M-4-28C-9-27-10.4-22-9.6-14C-9-8-15 8-20 24C-10 28 10 28 20 24C15 8 9-8 9.6-14C10.4-22 9-27 4-28Z",
    "robe": "M-4-28C-11-27-13-22-13-12C-13 4-16 24-18 37C-8 40 8 40 18 37C16 24 13 4 13-12C13-22 11-27 4-28Z",
}


@motif(living=1)
def person(
    *,
    pose: str | Pose = "stand",
    age: str = "adult",
    look: float = 0.0,
    expression: str = "calm",
    skin: str = "#efc39c",
    hair: str = "short",
    hair_colour: str = "#4a3428",
    garment: str = "jacket",
    clothes: str = "#3c6e8f",
    sleeves: str | None = None,
    trousers: str = "#39405a",
    shoes: str = "#3a2a2a",
    apron: str | None = None,
    hat: Drawing | None = None,
    face: Part = (),
    nose: float = 1.0,
    holds_left: Drawing | None = None,
    holds_right: Drawing | None = None,
    behind: str = "",
) -> Drawing:
    """Give a person, 100 high when standing.

    ``hat`` comes from hats.py; ``face`` is laid over the features (glasses,
    beard, and a moustache at the point of ``under_nose``); what hands hold has
    its origin put into the hand; ``behind`` names arms ("left", "right") that
    go behind the trunk.
    """
    leg, size, girth = AGES[age]
    how = POSES[pose] if isinstance(pose, str) else pose
    at = joints(how, leg, girth, 13 * size)
    sleeve = sleeves or clothes
    left = _arm(at.arm_left, sleeve, skin, holds_left)
    right = _arm(at.arm_right, sleeve, skin, holds_right)
    the_head = draw(
        faces.head(expression, look, skin, hair, hair_colour, nose=nose),
        face,
        [hat.moved(look * 1.4, -8)] if hat else [],
    )
    tilt = how.nod + how.lean * 0.5
    return draw(
        faces.hair_behind(hair, hair_colour).scaled(size).turned(tilt).moved(*at.head),
        left if "left" in behind else (),
        right if "right" in behind else (),
        _leg(at.leg_left, trousers, shoes, look or -0.6),
        _leg(at.leg_right, trousers, shoes, look or 0.6),
        _neck(at, skin),
        _trunk(at, how, garment, clothes, girth, apron),
        the_head.scaled(size).turned(tilt).moved(*at.head),
        () if "left" in behind else left,
        () if "right" in behind else right,
    )


def under_nose(part: Drawing, look: float = 0.0) -> Drawing:
    """Put a moustache where it belongs, for ``face``."""
    return part.moved(look * 4.8, 5.8)


def _neck(at: Joints, skin: str) -> Shape:
    x, y = at.neck
    return fill(
        tube([(x, y + 3), ((x + at.head[0]) / 2, (y + at.head[1]) / 2)], [7, 6.4]),
        toned(skin, 0.92),
    )


def _trunk(
    at: Joints, how: Pose, garment: str, clothes: str, girth: float, apron: str | None
) -> Drawing:
    outline = path(GARMENTS[garment]).scaled(girth, 1)
    low = 4 if garment == "jacket" else 22
    parts: list[Part] = [
        fill(outline, clothes),
        shade(outline.moved(9 * girth, 2), outline, 0.14),
        stroke(curve([(0, -27), (0.8, -12), (0, low)]), toned(clothes, 0.78), 0.9, within=outline),
        stroke(path("M-4.5-28C-2-24 2-24 4.5-28"), toned(clothes, 1.25), 1.6, within=outline),
    ]
    if apron:
        parts.append(
            fill(path("M-6-20L6-20L8-4C10 4 11 12 11 18C4 20-4 20-11 18C-11 12-10 4-8-4Z"), apron)
        )
    return draw(parts).turned(how.lean).moved(*at.hip)


def _arm(arm: tuple[Point, Point, Point], sleeve: str, skin: str, holds: Drawing | None) -> Drawing:
    shoulder, elbow, hand = arm
    cuff = _towards(elbow, hand, 0.84)
    palm = tube([cuff, _towards(elbow, hand, 1.16)], [4.6, 5.4])
    whole = tube([shoulder, _towards(shoulder, elbow, 0.55), elbow, cuff], [8.2, 7.4, 6.6, 6.2])
    return draw(
        fill(palm, skin),
        [holds.moved(*_towards(elbow, hand, 1.12))] if holds else (),
        fill(whole, sleeve),
        stroke(line([_side(elbow, cuff, 2.6), _side(elbow, cuff, -2.6)]), toned(sleeve, 0.78), 1),
    )


def _leg(leg: tuple[Point, Point, Point], trousers: str, shoes: str, look: float) -> Drawing:
    hip, knee, ankle = leg
    x, y = ankle
    toe = 1 if look > 0 else -1
    shoe = path("M-3-4.4C-4-1-4 2.6-3.4 3L8 3C9 .6 6-1 3.6-2L3-4.4Z").scaled(toe, 1)
    return draw(
        fill(shoe.moved(x, y), shoes),
        fill(tube([hip, knee, _towards(knee, ankle, 0.96)], [9.4, 7.8, 6.8]), trousers),
    )


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _side(start: Point, end: Point, far: float) -> Point:
    """Give the point beside ``end``, ``far`` off the line from ``start``."""
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1.0
    return end[0] - (end[1] - start[1]) / length * far, end[1] + (end[0] - start[0]) / length * far
