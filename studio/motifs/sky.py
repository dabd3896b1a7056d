"""What is seen in the sky: moon, sun, stars, clouds, and the sky itself."""

from random import Random

from studio.colour import toned
from studio.drawing import Drawing, Fade, Fill, detail, draw, fill, glow, shade
from studio.motif import motif
from studio.motifs import faces
from studio.outline import blob, circle, ellipse, polar, polygon, rect, scallop
from studio.outline import star as star_path
from studio.path import Path, path


@motif()
def backdrop(*, colours: tuple[str, ...] = ("#7fb2d6", "#e8efe4"), angle: float = 90) -> Drawing:
    """A sky (or wall, or sea) behind everything, 300 by 300; put it nowhere, it is in place."""
    paint: Fill = Fade(colours, angle) if len(colours) > 1 else colours[0]
    return draw(fill(rect(-6, -6, 312, 312), paint))


CRESCENT = path(
    "M14-48C-20-40-44-16-42 12C-40 36-14 52 14 48C34 45 46 32 50 20C34 32 10 30-2 12C-14-6-10-34 14-48Z"
)


@motif("lune")
def moon(
    *, colour: str = "#f7e8b6", phase: str = "full", face: str = "", halo: float = 1.0
) -> Drawing:
    """A moon: ``full`` with craters or ``crescent``; ``face`` is an expression of faces.py."""
    outline = circle(0, 0, 46) if phase == "full" else CRESCENT
    dark = toned(colour, 0.9, 1.1)
    craters = [(-18, -14, 9), (14, 4, 12), (-10, 22, 7), (20, -22, 5), (-28, 8, 4), (4, -28, 4)]
    parts = draw(
        [glow(*((0, 0) if phase == "full" else (-18, 6)), 100, colour, 0.55 * halo)]
        if halo
        else [],
        fill(outline, Fade((toned(colour, 1.03), colour))),
    )
    if face:
        parts += (
            faces.features(face, 0, dark, toned(colour, 0.6))
            .scaled(2.4)
            .moved(0 if phase == "full" else -17, 2 if phase == "full" else 6)
        )
    else:
        parts += draw(detail(circle(x, y, r), dark, 0.8, within=outline) for x, y, r in craters)
    return parts + draw([shade(_rim(outline), outline, 0.1)] if phase == "full" else [])


def _rim(outline: Path) -> Path:
    """Give the shadow side: a wide frame about the outline, moved to the light."""
    hole = outline.moved(-8, -6)
    frame = polygon([(-99, -99), (-99, 99), (99, 99), (99, -99)])
    return frame + hole


@motif("soleil")
def sun(
    *,
    colour: str = "#f8c83c",
    rays: int = 14,
    face: str = "",
    moustached: str = "",
    halo: float = 1.0,
) -> Drawing:
    """A sun with pointed rays; no rays with 0; ``moustached`` names a kind of moustache."""
    beams = []
    for k in range(rays):
        angle = 360 * k / rays - 90
        far = 48 if k % 2 else 42
        beams.append(
            fill(
                blob([polar(angle - 8, 32), polar(angle + 3, far), polar(angle + 8, 32)], 0.5),
                toned(colour, 0.97, 1.05, -10),
            )
        )
    disc = circle(0, 0, 30 if rays else 44)
    art = draw(
        [glow(0, 0, 110, colour, 0.5 * halo)] if halo else [],
        beams,
        fill(disc, Fade((toned(colour, 1.06), colour))),
    )
    if face or moustached:
        art += (
            faces.features(face or "happy", 0, toned(colour, 0.98), "#8a5a1c")
            .scaled(1.9)
            .moved(0, -2)
        )
    if moustached:
        art += faces.moustache(kind=moustached, colour="#7a4a1a").scaled(1.7).moved(0, 9)
    return art


@motif("etoile")
def star(*, colour: str = "#fbe9a8", points: int = 5, halo: float = 0.6) -> Drawing:
    """One plump star."""
    return draw(
        [glow(0, 0, 80, colour, halo)] if halo else [],
        fill(star_path(0, 0, 48, points, 0.5), colour),
    )


@motif("etoile")
def stars(
    *,
    colour: str = "#fdf3cf",
    count: int = 24,
    area: tuple[float, float, float, float] = (0, 0, 300, 150),
    big: float = 5,
    seed: int = 1,
) -> Drawing:
    """A starry sky over ``area`` (left, top, right, bottom), in place: some stars are clear to see."""
    chance = Random(seed)
    left, top, right, bottom = area
    parts = []
    for k in range(count):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        if k % 4 == 0:
            parts.append(detail(star_path(x, y, chance.uniform(0.75, 1) * big, 4, 0.3), colour))
        else:
            parts.append(
                detail(circle(x, y, chance.uniform(0.5, 1.3)), colour, chance.uniform(0.5, 1))
            )
    return draw(parts)


@motif()
def cloud(*, colour: str = "#fbf6ea", flat: float = 1.0, seed: int = 1) -> Drawing:
    """A heaped cloud with a level foot, 100 wide; ``flat`` below 1 makes it a streak."""
    chance = Random(seed)
    tops = [(-46, 2), (-41, -9), (-26, -20), (-3, -27), (19, -22), (36, -11), (46, 2)]
    uneven = [(x + chance.uniform(-3, 3), y * chance.uniform(0.85, 1.15)) for x, y in tops[1:-1]]
    whole = scallop([tops[0], *uneven, tops[-1], (16, 7), (-16, 7)], 0.42).scaled(1, flat)
    return draw(
        fill(whole, Fade((toned(colour, 1.02), toned(colour, 0.95)))),
        shade(ellipse(4, 10 * flat, 56, 12 * flat), whole, 0.08),
    )
