"""Letters and what bears them: blocks, type, sheets, envelopes, newspapers."""

from studio.colour import toned
from studio.drawing import Drawing, Part, detail, draw, fill, shade, stroke
from studio.motif import motif
from studio.outline import curve, line, polygon, rect
from studio.path import Point, path

STROKES = {  # the pen's way in each capital, 90 high about its middle
    "A": "M-30 45L0-45L30 45M-19 14L19 14",
    "B": "M-24-45L-24 45L4 45C32 45 32-2 4-2L-24-2M-24-45L2-45C26-45 26-2 2-2",
    "C": "M28-30C10-56-30-44-30 0C-30 44 10 56 28 30",
    "E": "M26-45L-24-45L-24 45L26 45M-24-2L18-2",
    "I": "M0-45L0 45",
    "K": "M-24-45L-24 45M26-45L-24 6M-8-8L28 45",
    "M": "M-32 45L-32-45L0 14L32-45L32 45",
    "N": "M-27 45L-27-45L27 45L27-45",
    "O": "M0-46C-40-46-40 46 0 46C40 46 40-46 0-46",
    "R": "M-24 45L-24-45L4-45C32-45 32 2 4 2L-24 2M2 2L28 45",
    "S": "M26-32C14-52-26-48-26-24C-26 4 28-4 28 22C28 50-16 52-30 30",
    "T": "M-32-45L32-45M0-45L0 45",
    "Z": "M-28-45L28-45L-28 45L28 45",
}


@motif("lettre")
def capital(*, char: str = "A", colour: str = "#2b2430", weight: float = 16) -> Drawing:
    """A capital letter, centred and 90 high."""
    return draw(stroke(path(STROKES[char]), colour, weight))


@motif()
def letter_block(
    *, char: str = "A", colour: str = "#c8473c", wood: str = "#ecd3a2", weight: float = 20
) -> Drawing:
    """A child's block with a letter on its face, its foot at the origin and 100 high."""
    front = rect(-44, -82, 82, 82, 5)
    return draw(
        fill(polygon([(-42, -81), (-24, -100), (54, -100), (37, -81)]), toned(wood, 1.07)),
        fill(polygon([(37, -82), (54, -100), (54, -17), (37, 0)]), toned(wood, 0.78)),
        fill(front, wood),
        stroke(rect(-37, -75, 68, 68, 4), colour, 4.4),
        capital(char=char, colour=colour, weight=weight).scaled(0.52).moved(-3, -41),
    )


@motif("feuille")
def printed_sheet(
    *, char: str = "R", page: str = "#fbf4e2", letter: str = "#2b2430", lines: int = 3
) -> Drawing:
    """A sheet that hangs from the origin, 100 high, a big letter above some lines of print."""
    sheet = path("M-36 0L36 0C35 34 37 66 38 98C14 101-14 97-37 100C-36 66-37 34-36 0Z")
    text = [stroke(line([(-25, 72 + 8 * k), (25 - 12 * (k % 2), 72 + 8 * k)]), letter, 2.4)
            for k in range(lines)]  # fmt: skip
    initial = capital(char=char, colour=letter, weight=18).scaled(0.5).moved(0, 38)
    return draw(fill(sheet, page), initial, text)


@motif("corde")
def drying_line(
    *,
    ends: tuple[Point, Point] = ((-10, 40), (310, 30)),
    sag: float = 22,
    hangs: tuple[tuple[float, Drawing], ...] = (),
    size: float = 70,
    rope: str = "#8a6a44",
) -> Drawing:
    """A line from wall to wall in place, with things pegged to it at shares of its length."""
    (x0, y0), (x1, y1) = ends

    def along(share: float) -> Point:
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + sag * 4 * share * (1 - share)

    parts: list[Part] = [stroke(curve([along(k / 8) for k in range(9)]), rope, 2.6)]
    for number, (share, thing) in enumerate(hangs):
        x, y = along(share)
        parts.append(thing.at(x, y, size, turn=4 - 7 * (number % 2)))
        parts += [fill(rect(x + dx - 2, y - 5, 4, 12, 1.5), "#b98a52") for dx in (-size * 0.22, size * 0.22)]  # fmt: skip
    return draw(parts)


@motif("lettre")
def type_case(
    *, wood: str = "#8f6238", chars: str = "ABCEKMNOSTZR", ink: str = "#2b2430"
) -> Drawing:
    """A sloping tray of wooden type, 100 wide, its lower edge at the origin."""
    cells = []
    for k, char in enumerate(chars):
        x, y = -41 + 16.4 * (k % 6), -33 + 17 * (k // 6)
        cells += [
            fill(rect(x - 7, y - 7, 14, 14, 1), "#e8cf9e"),
            stroke(path(STROKES[char]).scaled(0.11).moved(x, y), ink, 2.2),
        ]
    tray = rect(-52, -44, 104, 38, 2)
    return draw(fill(rect(-54, -10, 108, 10, 2), toned(wood, 0.7)), fill(tray, wood), cells)


@motif("feuille", "lettre")
def folded_newspaper(
    *, page: str = "#f3ebd8", ink: str = "#2f2a33", title: str = "MATIN"
) -> Drawing:
    """A newspaper lying flat, 100 wide, its lower edge at the origin, with a tall headline."""
    sheet = polygon([(-44, -66), (48, -66), (54, 0), (-54, 0)])
    head = [stroke(path(STROKES[char]).scaled(0.22).moved(-36 + 18.4 * k, -50), ink, 4.4)
            for k, char in enumerate(title)]  # fmt: skip
    columns = [stroke(line([(x, y), (x + 22, y)]), toned(page, 0.66), 1.8)
               for x in (-44, -12, 20) for y in (-26, -19, -12, -5)]  # fmt: skip
    return draw(
        fill(polygon([(-52, 0), (54, 0), (52, 6), (-54, 5)]), toned(page, 0.8)),
        fill(sheet, page), head,
        stroke(line([(-45, -34), (49, -34)]), ink, 1.4), columns,
    )  # fmt: skip


@motif("lettre", "corde")
def letter_bundle(
    *, paper: str = "#f1e3c4", string: str = "#a8503a", stamp: str = "#b5403a"
) -> Drawing:
    """A pile of envelopes tied up with string, 100 wide, standing on the origin."""
    pile = [fill(rect(-48 + 3 * (k % 2), -9 * k - 10, 94, 10, 2), toned(paper, 0.86 + 0.05 * (k % 3)))
            for k in range(4)]  # fmt: skip
    top = polygon([(-40, -70), (42, -70), (49, -38), (-49, -38)])
    return draw(
        pile,
        fill(top, paper),
        stroke(line([(-40, -70), (0, -50), (42, -70)]), toned(paper, 0.62), 2),
        detail(polygon([(26, -64), (38, -64), (41, -52), (29, -52)]), stamp),
        stroke(line([(-46, -52), (46, -52)]), string, 3.4),
        stroke(line([(-2, -70), (-2, 0)]), string, 3.4),
        stroke(path("M-2-52C-20-74-26-54-2-52C20-76 28-54-2-52"), string, 3.4),
        shade(rect(30, -40, 20, 40), rect(-48, -40, 96, 40), 0.12),
    )


@motif("bateau", "feuille")
def paper_boat(*, page: str = "#fbf6ea", fold: str = "#cfc6b4") -> Drawing:
    """A boat folded of paper, 100 long, its water line at the origin."""
    return draw(
        fill(polygon([(-2, -58), (-28, -14), (26, -14)]), page),
        shade(polygon([(-2, -58), (0, -14), (30, -14)]), polygon([(-2, -58), (-28, -14), (26, -14)])),
        fill(polygon([(-52, -28), (0, -16), (52, -30), (30, 6), (-28, 6)]), page),
        fill(polygon([(52, -30), (0, -16), (4, 6), (30, 6)]), fold),
    )  # fmt: skip


@motif("animal", "oiseau", "aile", "feuille")
def paper_bird(*, page: str = "#fdf6e6", fold: str = "#d8cbb2", lift: float = 1.0) -> Drawing:
    """A folded bird that flies to the right, centred and 100 across; ``lift`` is how high its wings are."""
    high = -44 * lift
    return draw(
        fill(polygon([(-8, 4), (-34, high + 2), (14, 0)]), fold),
        fill(polygon([(-6, 10), (-52, 4), (-14, -4)]), toned(fold, 0.9)),
        fill(polygon([(-14, 2), (16, -4), (38, -20), (52, -12), (40, -8), (20, 16), (0, 18)]), page),
        fill(polygon([(-14, 4), (-6, high - 8), (24, 2), (4, 10)]), toned(page, 0.97)),
        stroke(line([(-6, high - 8), (4, 8)]), fold, 1.6),
    )  # fmt: skip
