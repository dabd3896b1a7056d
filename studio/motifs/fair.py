"""Balloons and umbrellas."""

from studio.colour import toned
from studio.drawing import Drawing, draw, fill, light, shade, stroke
from studio.motif import motif, showing
from studio.outline import curve, ellipse, line
from studio.path import Path, path

ROUND = path("M0 42C-18 30-36 12-36-12C-36-36-18-50 0-50C18-50 36-36 36-12C36 12 18 30 0 42Z")
HEART = path(
    "M0 42C-14 26-44 8-44-18C-44-38-28-48-14-44C-7-42-2-36 0-30C2-36 7-42 14-44C28-48 44-38 44-18C44 8 14 26 0 42Z"
)


@motif()
def balloon(*, colour: str = "#d8463a", shape: str = "round") -> Drawing:
    """A balloon, ``round`` or a ``heart``, centred and 100 high."""
    skin: Path = HEART if shape == "heart" else ROUND
    art = draw(
        fill(path("M-5 49L5 49L0 40Z"), toned(colour, 0.8)),
        fill(skin, colour),
        shade(skin.moved(16, 10), skin, 0.1),
        light(ellipse(-16, -24, 7, 13, 24), skin, 0.55, "#ffffff"),
    )
    return showing(art, "coeur") if shape == "heart" else art


@motif()
def umbrella(
    *, colour: str = "#c8362f", handle: str = "#4a3028", inside_out: bool = False
) -> Drawing:
    """An umbrella, its handle's end at the origin and 100 high; ``inside_out`` when the wind has won."""
    stick = stroke(line([(0, -6), (0, -92)]), handle, 3)
    hook = stroke(curve([(0, -8), (1, 0), (7, 3), (11, -3)]), handle, 4)
    if inside_out:
        bowl = path(
            "M0-62C-10-74-36-86-52-104C-40-102-32-104-26-110C-18-104-8-104 0-112C8-104 18-104 26-110C32-104 40-102 52-104C36-86 10-74 0-62Z"
        )
        ribs = [
            stroke(curve([(0, -62), (x * 0.6, -80), (x, -108)]), handle, 1.5, within=bowl)
            for x in (-26, 0, 26)
        ]
        return draw(stick, hook, fill(bowl, colour), shade(bowl.moved(0, 14), bowl, 0.2), ribs)
    dome = path(
        "M-52-56C-52-84-26-98 0-98C26-98 52-84 52-56C46-62 38-62 34-56C28-62 16-62 12-56C8-62-8-62-12-56C-16-62-28-62-34-56C-38-62-46-62-52-56Z"
    )
    ribs = [
        stroke(curve([(0, -98), (x * 0.8, -80), (x, -57)]), toned(colour, 0.75), 1.5, within=dome)
        for x in (-34, -12, 12, 34)
    ]
    return draw(stick, hook, fill(dome, colour), ribs, stroke(line([(0, -98), (0, -104)]), handle, 3))  # fmt: skip
