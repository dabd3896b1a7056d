"""``@style``: a hand that draws any shapes as SVG.

::

    @style
    def flat(page: Page, shapes: Sequence[Shape], chance: Random) -> None:
        ...

A style takes shapes from back to front and writes elements to ``page``; further
parameters, all with defaults, are what a scene may give as ``hand={…}``.
``chance`` is seeded by the picture, so that a picture is always the same.
Styles are found by scanning ``styles/``.
"""

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from studio.drawing import Shape
from studio.svg import Page, frame

HOME = "studio.styles"

Style = Callable[..., None]

_styles: dict[str, Style] = {}


def style(function: Style) -> Style:
    """Make a function a style, known by its name."""
    _styles[function.__name__] = function
    return function


def styles() -> dict[str, Style]:
    """Give every style by its name."""
    package = importlib.import_module(HOME)
    for found in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{HOME}.{found.name}")
    return dict(sorted(_styles.items()))


def drawn(name: str, shapes: Sequence[Shape], id: str, **hand: Any) -> str:
    """Draw shapes in a style; ``id`` begins every id of the file."""
    page = Page(id)
    styles()[name](page, frame(shapes), Random(id), **hand)  # no secret
    return page.text()
