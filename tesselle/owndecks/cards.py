"""Word cards to print: every word in both languages with its ladder, and lines to cut along.

Lengths are millimetres.  A sheet of A4 holds COLUMNS by ROWS cards::

    ┌─────────────────────────────┐
    │ ◆◆  Moustache    Moustache  │   title in French and in English, level as diamonds
    │     ─────────    ─────────  │
    │     ce que       what the   │   what the word asks of an image
    │     le mot dit   word says  │
    │ ▪ 2     ▪▪ 4     ▪▪▪ 8      │   the ladder: points for one, two, three images
    └─────────────────────────────┘
"""

import textwrap
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from tesselle.engine.errors import BadOption
from tesselle.engine.say import Say
from tesselle.games.mozaik.deck.deck import Deck, Word

PAGE = (210.0, 297.0)
COLUMNS, ROWS = 2, 5
CARD = (95.0, 54.0)
EDGE = ((PAGE[0] - COLUMNS * CARD[0]) / 2, (PAGE[1] - ROWS * CARD[1]) / 2)
PAD = 6.0  # within a card

INK, MUTED, PAPER, LINE = "#232a36", "#5b6270", "#fbf8f2", "#cdbfa6"  # as the web client's tokens
TINTS = {1: "#3f8a4c", 2: "#2b62b0", 3: "#7c4c97"}  # by level, beside its diamonds
SERIF = "Fraunces Variable, Fraunces, Georgia, serif"
SANS = "Inter Variable, Inter, system-ui, sans-serif"

HALF = (CARD[0] - 3 * PAD) / 2  # the width of one language
TITLE, TEXT = 5.4, 2.9  # sizes of type
WIDTH = 0.53  # of a letter, in parts of its size, on the safe side
LEADING = 3.9
MOST_LINES = 6

KINDS = (".svg", ".html")


def write(deck: Deck, file: Path) -> None:
    """Write all words of a deck to an SVG file, or to an HTML file that prints page by page."""
    if file.suffix not in KINDS:
        raise BadOption(
            Say(
                f"expected a file that ends in {' or '.join(KINDS)}, got {file.name}",
                f"fichier attendu en {' ou '.join(KINDS)}, reçu : {file.name}",
            )
        )
    pages = [page(words) for words in _parts(deck.words, COLUMNS * ROWS)]
    text = _html(deck.name, pages) if file.suffix == ".html" else _svg(pages)
    file.write_text(text, encoding="utf-8")


def page(words: Sequence[Word]) -> str:
    """Draw one sheet, its corner at the origin."""
    drawn = [
        f'<g transform="translate({EDGE[0] + column * CARD[0]:g} {EDGE[1] + row * CARD[1]:g})">'
        f"{card(word)}</g>"
        for word, (row, column) in zip(
            words, ((row, column) for row in range(ROWS) for column in range(COLUMNS)), strict=False
        )
    ]
    cuts = [
        f"M{EDGE[0] + column * CARD[0]:g} 3V{PAGE[1] - 3:g}" for column in range(COLUMNS + 1)
    ] + [f"M3 {EDGE[1] + row * CARD[1]:g}H{PAGE[0] - 3:g}" for row in range(ROWS + 1)]
    cut = "".join(cuts)
    return (
        f"{''.join(drawn)}"
        f'<path class="cut" d="{cut}" fill="none" stroke="{LINE}" stroke-width=".25" '
        'stroke-dasharray="1.6 1.2"/>'
    )


def card(word: Word) -> str:
    """Draw one word, its corner at the origin."""
    wide, high = CARD
    left, right = PAD, 2 * PAD + HALF
    tint = TINTS[word.level]
    parts = [
        f'<rect x="1.5" y="1.5" width="{wide - 3:g}" height="{high - 3:g}" rx="3" fill="{PAPER}"/>',
        f'<path d="M{left} 17.5H{wide - PAD:g}" stroke="{tint}" stroke-width=".5"/>',
        _diamonds(word.level, tint),
        *_language(left, word.fr, word.about_fr, "fr", INK),
        *_language(right, word.en, word.about_en, "en", INK),
        *_ladder(word, tint),
    ]
    return "".join(parts)


def _language(x: float, title: str, about: str, language: str, ink: str) -> Iterable[str]:
    size = min(TITLE, HALF / (len(title) * WIDTH * 1.1))  # a long title is set smaller
    yield _text(x, 14.6, size, title, f'font-weight="600" font-family="{SERIF}" fill="{ink}"',
                language)  # fmt: skip
    lines = textwrap.wrap(about, int(HALF / (TEXT * WIDTH)))
    squeeze = min(1.0, MOST_LINES / max(1, len(lines)))
    if squeeze < 1:
        lines = textwrap.wrap(about, int(HALF / (TEXT * squeeze**0.5 * WIDTH)))
        squeeze = min(1.0, MOST_LINES / len(lines)) ** 0.5
    for place, line in enumerate(lines):
        y = 23 + place * LEADING * squeeze
        yield _text(x, y, TEXT * squeeze, line, f'font-family="{SANS}" fill="{MUTED}"', language)


def _diamonds(level: int, tint: str) -> str:
    """Draw the level: one diamond for what is common, three for what is rare."""
    marks = "".join(
        f"M{PAD + 1.3 + 3.4 * at:g} 5.2l1.3 1.3-1.3 1.3-1.3-1.3Z" for at in range(level)
    )
    return f'<path d="{marks}" fill="{tint}"/>'


def _ladder(word: Word, tint: str) -> Iterable[str]:
    """Draw one, two and three stones, each row with what it pays."""
    step = (CARD[0] - 2 * PAD) / 3
    for matches, points in enumerate(word.ladder, 1):
        x = PAD + (matches - 1) * step
        for stone in range(3):
            laid = stone < matches
            yield (
                f'<rect x="{x + stone * 4.6:g}" y="44.6" width="4" height="4" rx=".9" '
                f'fill="{tint if laid else "none"}" stroke="{tint}" stroke-width=".3"/>'
            )
        yield _text(x + 15.4, 48.5, 5.4, str(points),
                    f'font-weight="600" font-family="{SERIF}" fill="{INK}"')  # fmt: skip


def _text(
    x: float, y: float, size: float, text: str, look: str, language: str | None = None
) -> str:
    spoken = f' xml:lang="{language}"' if language else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.2f}" {look}{spoken}>{escape(text)}</text>'


def _svg(pages: Sequence[str]) -> str:
    wide, high = PAGE
    whole = high * len(pages)
    stacked = "".join(
        f'<g transform="translate(0 {high * at:g})">{drawn}</g>' for at, drawn in enumerate(pages)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}mm" height="{whole:g}mm" '
        f'viewBox="0 0 {wide:g} {whole:g}"><rect width="100%" height="100%" fill="#fff"/>'
        f"{stacked}</svg>\n"
    )


def _html(name: str, pages: Sequence[str]) -> str:
    wide, high = PAGE
    sheets = "".join(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">{drawn}</svg>\n'
        for drawn in pages
    )
    return (
        '<!doctype html>\n<html lang="fr">\n<meta charset="utf-8">\n'
        f"<title>MozaiK, Léo Baynaud · {escape(name)}</title>\n"
        "<style>@page{size:A4;margin:0}body{margin:0}"
        f"svg{{display:block;width:{wide:g}mm;height:{high:g}mm;break-after:page;"
        "print-color-adjust:exact;-webkit-print-color-adjust:exact}</style>\n"
        f"{sheets}</html>\n"
    )


def _parts(words: Sequence[Word], size: int) -> Iterable[Sequence[Word]]:
    for start in range(0, len(words), size):
        yield words[start : start + size]
