"""Writing SVG: one picture of 300 by 300, without scripts, references or bitmaps.

Ids carry the picture's name, so that many pictures can stand in one page.
"""

from collections.abc import Iterable

from studio.drawing import Fade, Fill, Shape
from studio.outline import polar
from studio.path import GRAIN, Path, write_path

SIZE = 300  # the side of a picture
SPECK = 0.9  # what is smaller is left out
# What most paths are drawn with is said once, for the whole file.
USUAL: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


class Page:
    """A picture being written: its definitions and its elements."""

    def __init__(self, name: str) -> None:
        self.name = name  # begins every id
        self._definitions: dict[str, str] = {}  # the text of each, and its id
        self._body: list[str] = []
        self._clip = ""
        self._alike: list[str] = []  # paths that share these attributes, not yet written
        self._attributes = ""

    def put(self, text: str) -> None:
        """Add an element, or an opening or closing tag, as it is."""
        self._leave()
        self._body.append(text)

    def path(self, path: Path, clip: Path | None = None, **attributes: object) -> None:
        """Add a path; names are written as in ``stroke_width``, None is left out."""
        data = write_path(path)
        if not data:
            return
        width = attributes.get("stroke_width")
        if isinstance(width, int | float):
            attributes["stroke_width"] = float(width * GRAIN)
        wanted = self.clip(clip) if clip else ""
        if wanted != self._clip:
            self._leave()
            if wanted:
                self._body.append(f'<g clip-path="{wanted}">')
            self._clip = wanted
        self._add(data, written(_unusual(attributes)))

    def clip(self, outline: Path) -> str:
        """Give what to write for a clip to ``outline``."""
        return self.define("clipPath", f'<path d="{write_path(outline)}"/>')

    def fill(self, fill: Fill | None) -> str:
        """Give what to write for a fill, a fade becoming a gradient."""
        if fill is None:
            return "none"
        return self.gradient(fill) if isinstance(fill, Fade) else fill

    def gradient(self, fade: Fade) -> str:
        """Give what to write for a fade."""
        last = max(1, len(fade.colours) - 1)
        stops = "".join(
            f'<stop offset="{number(k / last)}" stop-color="{colour}"/>'
            for k, colour in enumerate(fade.colours)
        )
        if fade.angle is None:
            return self.define("radialGradient", stops)
        x, y = polar(fade.angle, 0.5)
        ends = {"x1": 0.5 - x, "y1": 0.5 - y, "x2": 0.5 + x, "y2": 0.5 + y}
        return self.define("linearGradient", stops, **ends)

    def glow(self, colour: str, alpha: float) -> str:
        """Give what to write for light that fades outwards."""
        stops = "".join(
            f'<stop offset="{where}" stop-color="{colour}" stop-opacity="{number(alpha * part)}"/>'
            for where, part in ((0, 1), (0.35, 0.5), (0.7, 0.14), (1, 0))
        )
        return self.define("radialGradient", stops)

    def define(self, tag: str, inner: str, **attributes: object) -> str:
        """Define something once, and give the text that refers to it."""
        text = f"{tag}|{written(attributes)}|{inner}"
        id = self._definitions.setdefault(text, f"{self.name}-{len(self._definitions)}")
        return f"url(#{id})"

    def text(self) -> str:
        """Give the whole file."""
        self._leave()
        defined = "".join(
            '<{0} id="{1}"{2}>{3}</{0}>'.format(*_split(text, id))
            for text, id in self._definitions.items()
        )
        top = f"<defs>{defined}</defs>" if defined else ""
        view = f'viewBox="0 0 {SIZE * GRAIN} {SIZE * GRAIN}"'
        body = "".join(self._body)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {view}{written(USUAL)}>{top}{body}</svg>\n'

    def _add(self, data: str, attributes: str) -> None:
        if attributes != self._attributes or " opacity=" in attributes:  # that of each, not of all
            self._flush()
        self._attributes = attributes
        self._alike.append(f'd="{data}"')

    def _flush(self) -> None:
        """Write the paths that wait; where there are several, what they share is told once."""
        if len(self._alike) == 1:
            self._body.append(f"<path {self._alike[0]}{self._attributes}/>")
        elif self._alike:
            paths = "".join(f"<path {each}/>" for each in self._alike)
            self._body.append(f"<g{self._attributes}>{paths}</g>")
        self._alike.clear()

    def _leave(self) -> None:
        self._flush()
        if self._clip:
            self._body.append("</g>")
            self._clip = ""


def _unusual(attributes: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in attributes.items() if USUAL.get(name) != value}


def _split(text: str, id: str) -> tuple[str, str, str, str]:
    tag, attributes, inner = text.split("|", 2)
    return tag, id, attributes, inner


def written(attributes: dict[str, object]) -> str:
    """Write attributes; a number in at most two decimals."""
    return "".join(
        f' {name.replace("_", "-")}="{number(value) if isinstance(value, float) else value}"'
        for name, value in attributes.items()
        if value is not None
    )


def number(value: float) -> str:
    """Write a number in at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text  # 10.5 keeps its nought


def alpha(shape: Shape) -> float | None:
    """Give the opacity to write, None for a solid shape."""
    return None if shape.alpha >= 1 else shape.alpha


def frame(shapes: Iterable[Shape]) -> list[Shape]:
    """Give the shapes that are in the picture, and not too small to be seen."""
    seen = []
    for shape in shapes:
        left, top, right, bottom = shape.path.box()
        speck = max(right - left, bottom - top) + shape.width < SPECK
        if right >= 0 and left <= SIZE and bottom >= 0 and top <= SIZE and not speck:
            seen.append(shape)
    return seen
