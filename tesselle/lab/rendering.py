"""Pictures of a match: the terminal's drawing as text, as pixels, or printed.

``rgb_array`` is that same drawing, set by Rich and made pixels by resvg in the typefaces that
the machine has: without a monospaced one tiles keep their colours and lose their signs.
"""

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from tesselle.engine.drawing import Drawing
from tesselle.engine.errors import BadOption, mismatch, shown
from tesselle.engine.match import Match
from tesselle.engine.say import ENGLISH, alike

HUMAN, ANSI, PIXELS = MODES = ("human", "ansi", "rgb_array")
WIDTH = 100  # columns of a drawing
LINES = 32  # of a picture, so that all have one size; a table that needs more makes it taller
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>text {{ font-family: monospace; font-size: {char_height}px }} {styles}</style>
<defs>{lines}</defs><rect width="100%" height="100%" fill="#16161c"/>
{backgrounds}<g>{matrix}</g></svg>"""


def checked(mode: str | None) -> str | None:
    """Return a way to render, or raise BadOption."""
    if mode is not None and mode not in MODES:
        raise BadOption(mismatch(alike(", ".join(MODES)), shown(mode)))
    return mode


def render(match: Match, seat: int | None, mode: str | None) -> Any:
    """Show the table as a seat sees it, or somebody who looks on."""
    if mode is None:
        return None
    drawing = match.game.draw(match.view(seat), ENGLISH, WIDTH)
    if mode == PIXELS:
        return pixels(drawing)
    if mode == ANSI:
        return ansi(drawing)
    Console().print(_text(drawing))
    return None


def ansi(drawing: Drawing) -> str:
    """Return a drawing as text with the colours of a terminal."""
    console = Console(file=io.StringIO(), force_terminal=True, width=WIDTH, legacy_windows=False)
    with console.capture() as captured:
        console.print(_text(drawing))
    return captured.get()


def pixels(drawing: Drawing) -> npt.NDArray[np.uint8]:
    """Return a drawing as a picture: rows, columns, and red, green and blue."""
    import resvg_py  # late: of the extra `lab`, and only pictures need them
    from PIL import Image

    console = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True)
    console.print(_text(drawing), "\n" * (LINES - len(drawing) - 1), sep="")
    svg = console.export_svg(theme=MONOKAI, code_format=SVG)
    with Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))) as image:
        return np.array(image.convert("RGB"))


def close() -> None:
    """Nothing is open: what people see is printed."""


def _text(drawing: Drawing) -> Text:
    return Text("\n").join(Text.assemble(*line) for line in drawing)
