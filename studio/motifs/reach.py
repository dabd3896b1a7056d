"""Limbs that reach: an arm from a shoulder to where the hand must be."""

from studio.drawing import Shape, fill
from studio.outline import tube
from studio.path import Point


def reach(shoulder: Point, hand: Point, colour: str, width: float = 8, bend: float = 0.25) -> Shape:
    """Give a limb whose elbow stands off the straight line by ``bend`` of its length."""
    dx, dy = hand[0] - shoulder[0], hand[1] - shoulder[1]
    elbow = (
        (shoulder[0] + hand[0]) / 2 - dy * bend,
        (shoulder[1] + hand[1]) / 2 + dx * bend,
    )
    return fill(tube([shoulder, elbow, hand], [width, width * 0.9, width * 0.75]), colour)
