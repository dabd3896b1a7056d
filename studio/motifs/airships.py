"""What lets a ship fly."""

from studio.bundle import together
from studio.drawing import Drawing, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import line, polygon, tube
from studio.path import path


@motif("aile")
def canvas_wing(*, cloth: str = "#efe2c6", rib: str = "#5a4232", patch: str = "#b98a6a") -> Drawing:
    """A wing of patched sailcloth, its shoulder at the origin, spread up to the right, 130 long."""
    sheet = path(
        "M0 0C4-30 12-54 28-68C46-80 66-92 90-98C86-82 86-64 92-46C80-50 74-44 73-29C64-36 56-30 54-14C45-21 36-16 32-1C22-8 10-6 0 0Z"
    )
    patches = [
        polygon([(54, -74), (68, -78), (71, -62), (57, -59)]),
        polygon([(18, -36), (31, -40), (34, -26), (21, -22)]),
    ]
    return draw(
        fill(sheet, cloth),
        shade(path("M0 0C20-34 50-48 92-46L70-10L20 4Z"), sheet, 0.1),
        fill(together(patches), patch),
        stroke(
            together(line([(28, -67), end]) for end in ((92, -46), (73, -29), (54, -14), (32, -1))),
            rib,
            2,
        ),
        fill(tube([(0, 2), (10, -40), (28, -68), (60, -86), (91, -99)], [7, 6, 6, 4, 2]), rib),
    )


@motif()
def lightning(*, colour: str = "#f8eec8") -> Drawing:
    """A flash of lightning that strikes down from the origin, 100 long."""
    return draw(
        fill(polygon([(0, 0), (14, 0), (4, 34), (16, 34), (-8, 100), (-1, 52), (-13, 52)]), colour)
    )
