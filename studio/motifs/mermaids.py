"""Mermaids and what they comb their hair with."""

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, Fade, Part, draw, fill, shade, stroke
from studio.motif import motif, showing
from studio.motifs import faces
from studio.outline import arc, circle, curve, rect, tube
from studio.path import path

HAIR_BEHIND = path(
    "M-2-92C-20-96-32-82-30-62C-28-46-40-40-38-22C-36-10-44-4-42 10C-34 4-32 0-30-6C-28 4-24 8-26 16C-18 8-16-2-14-8C-8-24 4-40 14-56C22-72 14-92-2-92Z"
)
HAIR_BEFORE = path(
    "M-14-66C-18-84-8-94 4-93C16-92 21-82 18-68C16-76 10-82 4-84C0-78-8-76-12-70C-13-60-18-52-16-40C-24-48-20-58-14-66Z"
)


@motif("dents")
def hair_comb(*, colour: str = "#f0dca8", teeth: int = 8) -> Drawing:
    """A comb held at the origin by its left end, 60 long, its teeth down."""
    step = 52 / teeth
    return draw(
        fill(rect(-4, -9, 64, 10, 4), colour),
        fill(together(rect(3 + step * k, 0, step * 0.56, 16) for k in range(teeth)), colour),
    )


@motif("reflet")
def hand_mirror(
    *,
    frame: str = "#e8c98a",
    glass: str = "#d9e6e0",
    image: Drawing | None = None,
) -> Drawing:
    """A round mirror on a handle, held at the origin and 100 high.

    ``image`` is what is seen in it, centred and 62 wide at most.
    """
    pane = circle(0, -62, 32)
    return draw(
        fill(tube([(0, 12), (0, -8), (0, -26)], [9, 6, 9]), frame),
        fill(circle(0, -62, 38), frame),
        fill(pane, glass),
        [image.moved(0, -62)] if image else (),
        () if image else stroke(arc(0, -62, 24, 200, 260), "#ffffff", 4, 0.8),
    )


@motif("imaginaire", living=1)
def mermaid(
    *,
    skin: str = "#f0cdb0",
    hair: str = "#c8352a",
    tail: str = "#3f8f62",
    fin: str = "",
    top: str = "",
    starfish: str = "",
    look: float = 0.7,
    expression: str = "happy",
    holds: Drawing | None = None,
    combs: Drawing | None = None,
) -> Drawing:
    """A mermaid who sits on something at the origin, turned to the right, 95 high.

    What she ``holds`` has its origin in the hand before her; what she ``combs``
    with, in the hand at her hair; a ``starfish`` of that colour may sit in it.
    """
    fins = fin or toned(tail, 1.15)
    body = path("M-10-52C-14-40-9-32-12-18C-14-8-8 4 2 4L14 0C16-14 6-24 8-34C10-42 10-48 8-53Z")
    lower = tube([(0, -8), (18, -4), (40, 8), (58, 26), (76, 30), (88, 20)], [25, 25, 20, 13, 8, 5])
    fluke = path("M86 24C94 8 92-6 86-20C104-14 116-2 118 14C108 8 98 12 90 22Z")
    fluke_low = path("M86 20C98 20 112 26 120 42C106 46 92 40 85 27Z")
    scales: list[Part] = [
        stroke(arc(x, y, 5, 10, 170), toned(tail, 0.76), 1.4, within=lower)
        for x, y in ((4, -10), (14, -10), (9, -3), (20, -2), (28, -2), (16, 4), (34, 5), (26, 7), (42, 11), (50, 17), (38, 14))
    ]  # fmt: skip
    reach = draw(
        fill(tube([(6, -46), (20, -38), (36, -46)], [8, 7, 5]), skin),
        [holds.moved(37, -47)] if holds else (),
        fill(circle(37, -46.5, 4), skin),
    )
    lift = draw(
        fill(tube([(-8, -46), (-24, -44), (-27, -60)], [8, 7, 5]), toned(skin, 0.95)),
        [combs.moved(-27, -63)] if combs else (),
        fill(circle(-27, -62, 4), toned(skin, 0.95)),
    )
    art = draw(
        fill(HAIR_BEHIND, toned(hair, 0.85)),
        [stroke(curve([(-20 - 3 * k, -70 + 8 * k), (-26 - 3 * k, -38), (-32 - 2 * k, -8 + 6 * k)]), toned(hair, 1.12), 1.6, within=HAIR_BEHIND) for k in range(3)],
        fill(fluke_low, toned(fins, 0.88)),
        fill(fluke, fins),
        fill(body, skin),
        fill(lower, Fade((tail, toned(tail, 0.88)))),
        scales,
        fill(path("M-14-12C-6-18 4-18 14-16C16-10 14-6 10-10C6-4 2-6-1-10C-5-4-11-4-14-12Z"), fins),
        fill(path("M-11-46C-6-40-2-40 0-42C4-40 7-41 9-46C10-38 8-32 4-32C0-32 0-35-1-36C-3-32-11-32-11-46Z"), top or fins),
        shade(path("M-16-56C-10-36-8-14-14 6L-30 6L-30-56Z"), body, 0.12),
        fill(tube([(0, -50), (2, -60)], [7, 6.4]), toned(skin, 0.92)),
        faces.head(expression, look, skin, "bald", hair).scaled(1.16).moved(3, -71),
        fill(HAIR_BEFORE, hair),
        stroke(curve([(4, -92), (-8, -84), (-13, -70)]), toned(hair, 1.15), 1.6),
        lift,
        reach,
    )  # fmt: skip
    if not starfish:
        return art
    sign = path("M6-93L9-99L12-94L18-95L15-90L18-85L12-87L8-83L7-88L2-90Z")
    return showing(art + draw(fill(sign, starfish)), "etoile")
