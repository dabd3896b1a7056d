"""Letters on signs and papers, as strokes: a picture holds no text."""

from studio.drawing import Drawing, draw, fill, stroke
from studio.motif import motif
from studio.outline import ellipse, line
from studio.path import Path, path

LETTERS: dict[str, Path] = {  # 10 wide, 14 high, standing on y = 0
    "A": path("M0 0L5-14L10 0M2-5L8-5"),
    "B": path("M0 0L0-14L5-14C10-14 10-7.5 5-7.5L0-7.5M5-7.5C11-7.5 11 0 5 0L0 0"),
    "E": path("M9 0L1 0L1-14L9-14M1-7L7-7"),
    "H": path("M1 0L1-14M9 0L9-14M1-7L9-7"),
    "L": path("M1-14L1 0L9 0"),
    "N": path("M1 0L1-14L9 0L9-14"),
    "O": ellipse(5, -7, 4.6, 7),
    "P": path("M1 0L1-14L5-14C11-14 11-6 5-6L1-6"),
    "R": path("M1 0L1-14L5-14C11-14 11-7 5-7L1-7M5-7L10 0"),
    "S": path("M9-12C7-15 1-15 1-10.5C1-6.5 9-7.5 9-3.5C9 1 2 1 .5-2"),
    "T": path("M0-14L10-14M5-14L5 0"),
    "X": path("M0 0L10-14M0-14L10 0"),
    "W": path("M0-14L2.6 0L5-9L7.4 0L10-14"),
}


@motif("lettre")
def big_letters(
    *,
    word: str = "HOTEL",
    colour: str = "#c8362f",
    weight: float = 3,
    down: bool = False,
    gap: float = 4,
) -> Drawing:
    """A word in capitals, centred; each letter is 14 high, and ``down`` writes them below one another."""
    if down:
        return draw(
            stroke(
                LETTERS[letter].moved(-5, 7 + (14 + gap) * (k - (len(word) - 1) / 2)),
                colour,
                weight,
            )
            for k, letter in enumerate(word)
        )
    return draw(
        stroke(LETTERS[letter].moved((10 + gap) * (k - (len(word) - 1) / 2) - 5, 7), colour, weight)
        for k, letter in enumerate(word)
    )


@motif("lettre", "feuille")
def newspaper(*, word: str = "EXTRA", paper: str = "#f6efdd", ink: str = "#2a2633") -> Drawing:
    """An open newspaper seen from outside, its lower edge at the origin, 90 wide and 66 high."""
    page = path("M0-64C-14-68-32-68-45-64L-45-2C-32-6-14-6 0-2Z")
    columns = [
        stroke(line([(x, y), (x + 16, y)]), ink, 1.2, 0.55)
        for x in (-40, -20, 6, 26)
        for y in (-32, -26, -20, -14)
    ]
    return draw(
        fill(page, paper),
        fill(page.mirrored(), paper),
        stroke(line([(0, -64), (0, -2)]), ink, 0.9, 0.5),
        big_letters(word=word, colour=ink, weight=4.2, gap=5).scaled(1.1).moved(0, -49),
        columns,
    )
