"""Pixels of a picture, by resvg: to measure colours, for coarse styles and contact sheets."""

import io

import numpy as np

from studio.colour import Pixels
from tesselle.engine.errors import TesselleError
from tesselle.engine.say import Say


class NoRenderer(TesselleError):
    """The packages that render pictures are not installed."""


def pixels(svg: str, side: int = 300) -> Pixels:
    """Render a picture, ``side`` pixels wide and high."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise NoRenderer(
            Say(
                f"pictures need the tools of `make setup`: {error.name} is not installed",
                f"les images demandent les outils de `make setup` : {error.name} manque",
            )
        ) from None
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side))
    with Image.open(io.BytesIO(png)) as image:
        return np.array(image.convert("RGB"))
