"""Colours: mixing them, and measuring the deck's colour words in a picture.

Colours are ``#rrggbb``.  Lightness, chroma and hue are those of OKLCh, in which
equal steps look equal.

A colour word is true of a picture when a person sees it there at card size, be it
only a dot.  What is measured is the pixels that have the colour together with all
eight around them: where two other colours meet, a line one or two pixels wide may
have it too, and nobody sees that.  White, grey, black, beige and brown are no
colour of the deck.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]  # height × width × red, green, blue
Mask = npt.NDArray[np.bool_]  # height × width

# Pixels of a picture 300 across, counted as above.
SEEN = 25  # from here on a word is true: a dot of 7 by 7
HARDLY = 9  # from here on it can be argued: a dot of 5 by 5


@dataclass(frozen=True)
class Band:
    """What counts as a colour word: a range of hues that is strong enough."""

    hue: tuple[float, float]  # degrees, from … to (clockwise; may pass 360)
    chroma: float  # at least
    lightness: tuple[float, float] = (0.0, 1.0)


# Navy is blue and mint is green at little chroma; yellow begins where sand, skin
# and brown wood end; a light red is pink.
BANDS: dict[str, tuple[Band, ...]] = {
    "rouge": (Band((12, 42), 0.10, (0.25, 0.72)), Band((0, 12), 0.16, (0.25, 0.62))),
    "jaune-orange": (Band((42, 112), 0.105, (0.52, 1.0)),),
    "vert": (Band((112, 178), 0.045, (0.2, 1.0)),),
    "bleu": (Band((178, 282), 0.04, (0.15, 1.0)),),
    "violet-rose": (
        Band((282, 360), 0.045, (0.15, 1.0)),
        Band((0, 12), 0.06, (0.62, 1.0)),
        Band((12, 30), 0.06, (0.72, 1.0)),
    ),
}


def shares(pixels: Pixels) -> dict[str, float]:
    """Return the share of the picture that each colour word covers."""
    return {word: float(mask.mean()) for word, mask in _masks(pixels).items()}


def spots(pixels: Pixels) -> dict[str, int]:
    """Count the pixels of each colour word that have it all around them."""
    return {word: int(_inner(mask).sum()) for word, mask in _masks(pixels).items()}


def visible(pixels: Pixels) -> frozenset[str]:
    """Return the colour words that are true of a picture 300 pixels across."""
    return frozenset(word for word, count in spots(pixels).items() if count >= SEEN)


def _masks(pixels: Pixels) -> dict[str, Mask]:
    """Tell by colour word which pixels have it."""
    lightness, chroma, hue = lch(pixels)
    found = {}
    for word, bands in BANDS.items():
        mask = np.zeros(lightness.shape, bool)
        for band in bands:
            low, high = band.lightness
            mask |= (
                (hue >= band.hue[0])
                & (hue < band.hue[1])
                & (chroma >= band.chroma)
                & (lightness >= low)
                & (lightness <= high)
            )
        found[word] = mask
    return found


def _inner(mask: Mask) -> Mask:
    """Keep the pixels whose eight neighbours are in the mask too."""
    high, wide = mask.shape
    around = np.pad(mask, 1)
    kept = mask.copy()
    for down in range(3):
        for right in range(3):
            kept &= around[down : down + high, right : right + wide]
    return kept


def lch(
    pixels: npt.NDArray[np.uint8],
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Give OKLCh lightness (0 to 1), chroma and hue (degrees) of each pixel."""
    lab = oklab(pixels)
    a, b = lab[..., 1], lab[..., 2]
    return lab[..., 0], np.hypot(a, b), np.degrees(np.arctan2(b, a)) % 360


_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def oklab(pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    """Give OKLab of sRGB pixels, the last axis being red, green, blue."""
    srgb = pixels.astype(np.float64) / 255
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    lab: npt.NDArray[np.float64] = np.cbrt(linear @ _TO_LMS.T) @ _TO_LAB.T
    return lab


def _from_oklab(lab: npt.NDArray[np.float64]) -> tuple[int, int, int]:
    linear = ((lab @ np.linalg.inv(_TO_LAB).T) ** 3) @ np.linalg.inv(_TO_LMS).T
    linear = np.clip(linear, 0, 1)
    srgb = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    red, green, blue = (round(float(value) * 255) for value in srgb)
    return red, green, blue


# Single colours ---------------------------------------------------------------


def rgb(colour: str) -> tuple[int, int, int]:
    """Read ``#rrggbb`` (or ``#rgb``)."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def hexed(red: float, green: float, blue: float) -> str:
    """Write ``#rrggbb``."""
    return "#" + "".join(f"{min(255, max(0, round(part))):02x}" for part in (red, green, blue))


def _lab(colour: str) -> npt.NDArray[np.float64]:
    return oklab(np.array(rgb(colour), np.uint8))


def mixed(colour: str, other: str, amount: float) -> str:
    """Give ``colour`` with a share ``amount`` of ``other``."""
    return hexed(*_from_oklab(_lab(colour) * (1 - amount) + _lab(other) * amount))


def toned(colour: str, lightness: float = 1.0, chroma: float = 1.0, hue: float = 0.0) -> str:
    """Give the colour with lightness and chroma multiplied and hue turned by degrees."""
    bright, a, b = _lab(colour)
    c, s = math.cos(math.radians(hue)), math.sin(math.radians(hue))
    turned = [(a * c - b * s) * chroma, (a * s + b * c) * chroma]
    return hexed(*_from_oklab(np.array([min(1.0, bright * lightness), *turned])))


def brightness(colour: str) -> float:
    """Give OKLab lightness, 0 to 1."""
    return float(_lab(colour)[0])


def strength(colour: str) -> float:
    """Give OKLCh chroma."""
    return float(np.hypot(*_lab(colour)[1:]))


def apart(colour: str, other: str) -> float:
    """Give how different two colours look, hue weighing more than lightness."""
    difference = (_lab(colour) - _lab(other)) * (1.0, 2.2, 2.2)
    return float(np.sqrt((difference**2).sum()))


def nearest(colour: str, choice: tuple[str, ...]) -> str:
    """Give the colour of ``choice`` that looks most alike."""
    return min(choice, key=lambda other: apart(colour, other))
