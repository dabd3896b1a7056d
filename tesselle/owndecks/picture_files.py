"""The pictures that people bring: found in a folder, checked, and made fit to be shown."""

import io
import re
from collections import defaultdict
from pathlib import Path

from tesselle.engine.errors import TesselleError, cut
from tesselle.engine.say import Say
from tesselle.owndecks import safe_svg
from tesselle.owndecks.tables import wrong

DRAWN = (".svg",)
BITMAPS = (".png", ".jpg", ".jpeg", ".webp")
OTHERS = (".gif", ".heic", ".avif", ".bmp", ".tif", ".tiff", ".pdf")  # told about, not passed over
FORMATS = ("PNG", "JPEG", "WEBP")
A_PICTURE = Say("SVG, PNG, JPEG or WebP", "du SVG, PNG, JPEG ou WebP")

SIDE = 800  # pixels: a bitmap is made at most so wide and so high
QUALITY = 82  # of WebP
MOST_BYTES = 30_000_000  # of a photo as it comes from a camera
MOST_PIXELS = 100_000_000


class NoPillow(TesselleError):
    """The package that reads photos is not installed."""


def plain_name(name: str) -> str:
    """Return a picture's name as it is compared: no ending, no capitals, no zeros in front."""
    stem = name.strip().lower()
    for ending in (*DRAWN, *BITMAPS):
        stem = stem.removesuffix(ending)
    return re.sub(r"^0+(?=[1-9])", "", stem)


def found(folder: Path) -> tuple[dict[str, Path], list[Say]]:
    """Return the pictures of a folder by plain name, and what is wrong with others."""
    by_name: dict[str, list[Path]] = defaultdict(list)
    problems = []
    for file in sorted(folder.iterdir()):
        ending = file.suffix.lower()
        if ending in (*DRAWN, *BITMAPS):
            by_name[plain_name(file.name)].append(file)
        elif ending in OTHERS:
            problems.append(wrong(file.name, A_PICTURE, ending))
    for name, files in by_name.items():
        if len(files) > 1:
            one = Say("one picture", "une seule image")
            listed = ", ".join(file.name for file in files)
            problems.append(wrong(name, one, Say(listed, listed)))
    return {name: files[0] for name, files in by_name.items()}, problems


def made(file: Path) -> tuple[str, bytes]:
    """Return a picture as it is kept, ending and content, or raise ``Unsafe``."""
    if file.suffix.lower() in DRAWN:
        return ".svg", safe_svg.cleaned(file.read_bytes(), file.name).encode()
    if (size := file.stat().st_size) > MOST_BYTES:
        most = Say(f"at most {MOST_BYTES} bytes", f"au plus {MOST_BYTES} octets")
        raise safe_svg.Unsafe(wrong(file.name, most, size))
    return ".webp", _shrunk(file)


def _shrunk(file: Path) -> bytes:
    """Return a bitmap small, upright, and without its notes: a photo's say where it was taken."""
    try:
        from PIL import Image, ImageOps
    except ImportError:
        raise NoPillow(
            Say(
                "PNG, JPEG and WebP need tesselle[deck]: Pillow is not installed",
                "PNG, JPEG et WebP demandent tesselle[deck] : Pillow n'est pas installé",
            )
        ) from None
    try:
        with Image.open(file, formats=FORMATS) as image:
            if image.width * image.height > MOST_PIXELS:
                most = Say(f"at most {MOST_PIXELS} pixels", f"au plus {MOST_PIXELS} pixels")
                raise safe_svg.Unsafe(wrong(file.name, most, image.width * image.height))
            image.draft("RGB", (SIDE, SIDE))  # a JPEG is read small at once
            upright = ImageOps.exif_transpose(image)
            upright.thumbnail((SIDE, SIDE))
            kept = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
            out = io.BytesIO()
            kept.save(out, "WEBP", quality=QUALITY, exif=b"", icc_profile=b"")
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        if isinstance(error, safe_svg.Unsafe):
            raise
        told = cut(str(error))
        raise safe_svg.Unsafe(wrong(file.name, A_PICTURE, Say(told, told))) from None
    return out.getvalue()
