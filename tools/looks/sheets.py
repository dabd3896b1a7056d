"""Pictures of windows of one size, many to a sheet."""

import io
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, ImageDraw

SHEET = 1560, 1400  # pixels, at most
GAP, LABEL = 8, 16
BEYOND = "#888"  # where there is no picture
FRAMES = 3  # of a long page, each as high as the window


@dataclass
class Sheets:
    """The pictures of one size, theme and language."""

    folder: Path
    name: str
    size: tuple[int, int]  # of the window
    scale: float
    pictures: list[tuple[str, Image.Image]] = field(default_factory=list)
    number: int = 0

    def add(self, label: str, png: bytes) -> None:
        """Take in a picture, frame by frame; a full sheet is written."""
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        width, height = self.size
        for frame in range(min(FRAMES, max(1, round(picture.height / height)))):
            top, end = frame * height, min((frame + 1) * height, picture.height)
            part = Image.new("RGB", self.size, BEYOND)
            part.paste(picture.crop((0, top, width, end)))
            small = part.resize(self._small, Image.Resampling.LANCZOS)
            self.pictures.append((f"{label} {frame + 1}" if frame else label, small))
            if len(self.pictures) == self._columns * self._rows:
                self.write()

    def write(self) -> None:
        """Write what there is."""
        if not self.pictures:
            return
        (width, height), columns = self._small, self._columns
        width, height = width + GAP, height + LABEL + GAP
        rows = -(-len(self.pictures) // columns)
        sheet = Image.new("RGB", (columns * width, rows * height), BEYOND)
        pen = ImageDraw.Draw(sheet)
        for place, (label, picture) in enumerate(self.pictures):
            x, y = place % columns * width, place // columns * height
            pen.text((x + 4, y + 2), label, fill="white")
            sheet.paste(picture, (x, y + LABEL))
        self.number += 1
        sheet.save(self.folder / f"{self.name} {self.number:02}.png")
        self.pictures.clear()

    @property
    def _small(self) -> tuple[int, int]:
        width, height = self.size
        return round(width * self.scale), round(height * self.scale)

    @property
    def _columns(self) -> int:
        return SHEET[0] // (self._small[0] + GAP)

    @property
    def _rows(self) -> int:
        return SHEET[1] // (self._small[1] + LABEL + GAP)
