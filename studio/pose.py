"""Poses: how the limbs of a figure hang, and where that puts its joints.

Angles of limbs are in degrees from hanging down: 90 points to the looker's
right, 180 up, -90 to the left.  ``left`` and ``right`` are the looker's.
"""

import math
from dataclasses import dataclass

from studio.path import Point

Limb = tuple[float, float]  # the angles of its upper and of its lower half


@dataclass(frozen=True)
class Pose:
    """How a figure holds itself."""

    arm_left: Limb = (-14, -4)
    arm_right: Limb = (14, 4)
    leg_left: Limb = (-4, 0)
    leg_right: Limb = (4, 0)
    lean: float = 0  # of the trunk, to the right
    nod: float = 0  # of the head, to the right
    seat: float | None = None  # how high the hips are when something else bears them


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "walk": Pose((30, 50), (-30, -8), (-26, -34), (24, 8), lean=4),
    "run": Pose((-58, 20), (52, 125), (-40, -95), (52, 4), lean=14, nod=-6),
    "dance": Pose((-120, -160), (80, 150), (-22, 10), (58, -18), lean=-6, nod=8),
    "wave": Pose((-16, -4), (120, 165)),
    "cheer": Pose((-150, -165), (150, 165), (-10, -4), (10, 4)),
    "point": Pose((-20, 10), (86, 90), lean=2),
    "offer": Pose((28, 86), (40, 92)),
    "hold": Pose((-20, 48), (20, -48)),
    "hips": Pose((-52, 42), (52, -42)),
    "sit": Pose((10, 40), (24, 60), (78, 4), (86, 8), seat=38),
    "floor": Pose((-30, 20), (30, -20), (70, -62), (-70, 62), seat=9),
    "pull": Pose((70, 104), (62, 112), (-34, -10), (14, 24), lean=-18, nod=4),
    "fly": Pose((-96, -88), (96, 88), (-12, -18), (12, 18), nod=4),
    "fall": Pose((-140, -110), (118, 150), (-50, 20), (40, 100), lean=10, nod=-12),
    "kneel": Pose((-10, 40), (26, 70), (20, -88), (80, 0), lean=6),
}

THIGH, SHIN, TRUNK, UPPER_ARM, FOREARM = 19.0, 18.0, 28.0, 15.0, 14.0


@dataclass(frozen=True)
class Joints:
    """Where a pose puts everything; the lowest foot stands on y = 0."""

    hip: Point
    neck: Point
    head: Point
    arm_left: tuple[Point, Point, Point]  # shoulder, elbow, hand
    arm_right: tuple[Point, Point, Point]
    leg_left: tuple[Point, Point, Point]  # hip, knee, ankle
    leg_right: tuple[Point, Point, Point]


def joints(pose: Pose, leg: float = 1.0, girth: float = 1.0, head: float = 13.0) -> Joints:
    """Hang the limbs: ``leg`` scales the legs, ``girth`` the shoulders."""
    legs = [
        _limb((side * 4.2 * girth, 0), angles, THIGH * leg, SHIN * leg)
        for side, angles in ((-1, pose.leg_left), (1, pose.leg_right))
    ]
    lowest = max(leg[2][1] for leg in legs) + 3
    rise = -(pose.seat if pose.seat is not None else lowest)
    hip = (0.0, rise)
    neck = _end(hip, 180 - pose.lean, TRUNK)
    across = (math.cos(math.radians(pose.lean)), math.sin(math.radians(pose.lean)))
    arms = []
    for side, angles in ((-1, pose.arm_left), (1, pose.arm_right)):
        reach = side * 8.6 * girth
        shoulder = (neck[0] + reach * across[0], neck[1] + 3.5 + reach * across[1])
        arms.append(_limb(shoulder, angles, UPPER_ARM, FOREARM))
    left, right = [tuple((x, y + rise) for x, y in leg) for leg in legs]
    return Joints(
        hip,
        neck,
        _end(neck, 180 - pose.lean - pose.nod * 0.5, head + 1.5),
        arms[0],
        arms[1],
        (left[0], left[1], left[2]),
        (right[0], right[1], right[2]),
    )


def _limb(start: Point, angles: Limb, upper: float, lower: float) -> tuple[Point, Point, Point]:
    middle = _end(start, angles[0], upper)
    return start, middle, _end(middle, angles[1], lower)


def _end(start: Point, angle: float, length: float) -> Point:
    turn = math.radians(angle)
    return start[0] + length * math.sin(turn), start[1] + length * math.cos(turn)
