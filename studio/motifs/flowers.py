"""Flowers, their stalks at the origin and 100 high."""

from studio.colour import toned
from studio.drawing import Drawing, detail, draw, fill, stroke
from studio.motif import motif, showing
from studio.motifs.trees import leaf_shape
from studio.outline import circle, curve, ellipse, polar
from studio.path import path


@motif("fleur")
def daisy(
    *,
    petals: str = "#fbf4ea",
    heart: str = "#f0b93a",
    stalk: str = "#5f8f4a",
    count: int = 11,
    leaves: int = 2,
) -> Drawing:
    """A flower of long petals; with leaves it is a leaf as well."""
    art = draw(
        stroke(curve([(0, 0), (3, -30), (0, -66)]), stalk, 5),
        [leaf_shape(stalk).scaled(0.7).turned(58 - 116 * k).moved(2, -12 - 12 * k) for k in range(leaves)],
        [
            fill(ellipse(0, -19, 7, 14, 0).turned(360 * k / count).moved(0, -72), toned(petals, 1 - 0.05 * (k % 2)))
            for k in range(count)
        ],
        fill(circle(0, -72, 11), heart),
        [detail(circle(*polar(50 * k, 6, 0, -72), 1.4), toned(heart, 0.78)) for k in range(7)],
    )  # fmt: skip
    return showing(art, "feuille") if leaves else art


@motif("fleur", "feuille")
def tulip(*, petals: str = "#d8443f", stalk: str = "#4f8a52") -> Drawing:
    """A tulip with two long leaves."""
    blade = path("M0 0C-6-18-20-36-30-52C-12-44 0-26 3-4Z")
    return draw(
        stroke(curve([(0, 0), (1, -36), (0, -70)]), stalk, 4.4),
        fill(blade, stalk),
        fill(blade.scaled(-0.9, 0.84), toned(stalk, 0.86)),
        fill(
            path(
                "M-16-94C-20-76-14-64 0-62C14-64 20-76 16-94C10-90 8-86 6-84C4-92 2-96 0-100C-2-96-4-92-6-84C-8-86-10-90-16-94Z"
            ),
            petals,
        ),
        detail(path("M0-100C-6-88-8-74 0-62C8-74 6-88 0-100Z"), toned(petals, 1.12)),
    )
