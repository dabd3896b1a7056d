"""What a river festival brings: lanterns, lotus, fruit and flat boats."""

from studio.bundle import together
from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, glow, shade, stroke
from studio.motif import motif
from studio.motifs.light import flame
from studio.outline import circle, ellipse, line, rect
from studio.path import path

PETAL = path("M0 0C-12-8-14-28 0-44C14-28 12-8 0 0Z")


@motif("lampe", "feu")
def paper_lantern(
    *,
    colour: str = "#c8362e",
    trim: str = "#e8b04a",
    light_colour: str = "#ff9a4a",
    halo: float = 1.0,
) -> Drawing:
    """A round paper lantern that hangs from the origin, 100 high, its flame seen through it."""
    body = path("M-18 18C-42 22-46 62-18 68L18 68C46 62 42 22 18 18Z")
    return draw(
        [glow(0, 44, 100, light_colour, 0.7 * halo)] if halo else [],
        stroke(line([(0, 0), (0, 14)]), trim, 2),
        fill(body, colour),
        detail(ellipse(0, 46, 20, 20), toned(colour, 1.18, 1.05, 16)),
        stroke(together(ellipse(0, 43, w, 25) for w in (14, 27)), toned(colour, 0.78), 1.3),
        flame("#ffb03a", "#fff3bc").scaled(0.6).moved(0, 61),
        fill(together(rect(-18, y, 36, 7) for y in (12, 66)), trim),
        stroke(together(line([(x, 73), (x * 1.4, 94)]) for x in (-6, 0, 6)), trim, 2.2),
    )  # fmt: skip


@motif("fleur")
def lotus(
    *, petals: str = "#e58ab0", heart: str = "#f6c95a", leaf: str = "", seed_glow: float = 0
) -> Drawing:
    """A lotus flower, its foot at the origin, 100 wide; ``leaf`` is a pad's colour."""
    outer = [(-72, 1.0), (72, 1.0), (-46, 1.12), (46, 1.12)]
    inner = [(-24, 1.14), (24, 1.14), (0, 1.2)]
    return draw(
        fill(ellipse(0, 3, 62, 13), leaf) if leaf else (),
        [glow(0, -24, 70, heart, seed_glow)] if seed_glow else [],
        fill(
            together(PETAL.scaled(size).turned(turn) for turn, size in outer), toned(petals, 0.86)
        ),
        fill(ellipse(0, -24, 12, 14), heart),
        [fill(PETAL.scaled(size).turned(turn), petals) for turn, size in inner],
        fill(
            together(PETAL.scaled(0.86).turned(turn) for turn in (-58, 58, -34, 34)),
            toned(petals, 1.1),
        ),
        fill(PETAL.scaled(0.8), toned(petals, 1.14)),
    )


@motif("repas")
def fruit_heap(
    *,
    colours: tuple[str, ...] = ("#f0a03a", "#d8453a", "#e9c04a", "#f08a3a"),
    basket: str = "#a8743e",
) -> Drawing:
    """Fruit heaped up in a basket, its foot at the origin, 100 wide."""
    places = (
        (-26, -52), (4, -56), (28, -48), (-10, -72), (16, -74), (2, -90), (-38, -40), (40, -40),
    )  # fmt: skip
    fruit = [fill(circle(x, y, 16), colours[k % len(colours)]) for k, (x, y) in enumerate(places)]
    bowl = path("M-48-38L48-38C46-16 36-2 28 0L-28 0C-36-2-46-16-48-38Z")
    return draw(
        fruit,
        detail(together(circle(x - 5, y - 6, 4) for x, y in places), "#fff3d8", 0.55),
        fill(bowl, basket),
        shade(path("M-50-12L50-12L50 4L-50 4Z"), bowl, 0.2),
        stroke(together(line([(x, -36), (x * 0.7, -2)]) for x in range(-36, 40, 12)), toned(basket, 0.72), 1.6),
        fill(rect(-51, -44, 102, 9, 4), toned(basket, 1.15)),
    )  # fmt: skip


@motif("bateau")
def sampan(*, colour: str = "#7a4a34", rim: str = "#c98f52") -> Drawing:
    """A flat boat with lifted ends, 100 long; who sits in it and its load are put behind it."""
    body = path("M-56-26C-40-12-20-9 0-9C20-9 40-12 56-26C50-4 38 7 28 8L-28 8C-38 7-50-4-56-26Z")
    return draw(
        fill(body, colour),
        shade(path("M-60 1L60 1L60 12L-60 12Z"), body, 0.25),
        stroke(path("M-56-26C-40-12-20-9 0-9C20-9 40-12 56-26"), rim, 3.4),
        stroke(path("M-46-9C-30 0 30 0 46-9"), toned(colour, 0.72), 1.4, within=body),
    )
