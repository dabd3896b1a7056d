"""Contact sheets: many pictures as one PNG, at card size and at phone size."""

from collections.abc import Sequence
from pathlib import Path

from studio.drawing import draw, fill
from studio.motif import Motif
from studio.outline import rect
from studio.raster import pixels
from studio.style import drawn
from studio.svg import SIZE

CARD, PHONE = 300, 90  # pixels across
GAP = 10
COLUMNS = {CARD: 5, PHONE: 10}


def write(svgs: Sequence[str], file: Path, side: int = CARD, columns: int | None = None) -> None:
    """Write a sheet of pictures, row by row."""
    from PIL import Image  # raster.py says so when it is missing

    images = [Image.fromarray(pixels(svg, side)) for svg in svgs]
    across = min(len(images), columns or COLUMNS[side]) or 1
    down = -(-len(images) // across)
    sheet = Image.new("RGB", (across * (side + GAP) + GAP, down * (side + GAP) + GAP), "#efe9dc")
    for place, image in enumerate(images):
        row, column = divmod(place, across)
        sheet.paste(image, (GAP + column * (side + GAP), GAP + row * (side + GAP)))
    sheet.save(file)


def specimen(motif: Motif, style: str) -> str:
    """Draw a motif alone, as large as the picture lets it be; what is in place stays there."""
    art = motif.draw()
    boxes = [shape.path.box() for shape in art.shapes if shape.role != "glow"]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    wide, high = max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top
    scale = (SIZE - 40) / max(wide, high, 1)
    middle = (SIZE - scale * wide) / 2 - scale * left, (SIZE - scale * high) / 2 - scale * top
    shown = art if wide > 200 else art.scaled(scale).moved(*middle)
    wall = fill(rect(-6, -6, SIZE + 12, SIZE + 12), "#8fa3a8")
    return drawn(style, draw(wall, shown).shapes, f"m-{motif.name}")
