"""Mosaic drawn in a terminal: rows of cells, letters and numbers at the edge."""

import string

from tesselle.engine.game import Drawing, Span, View

INK = {
    ".": ("·", "dim"),
    "R": ("●", "bold red"),
    "B": ("◆", "bold blue"),
}


def draw(view: View, language: str) -> Drawing:
    """Draw the board with its coordinates, then both counts."""
    side = view["side"]
    lines: Drawing = []
    for number, row in enumerate(view["board"]):
        name = string.ascii_lowercase[number]
        indent = " " * (abs(number - side + 1) + 1)
        cells: list[Span] = [(f"{name} ", "cyan"), (indent, "")]
        for column, letter in enumerate(row, 1):
            glyph, style = INK[letter]
            fresh = f"{name}{column}" in view["flipped"]
            cells += [(glyph, style + " reverse" if fresh else style), (" ", "")]
        cells.append((f" {len(row)}", "dim"))
        lines.append(cells)
    tiles, groups = view["tiles"], view["groups"]
    words = ("tiles", "groups") if language == "en" else ("tuiles", "groupes")
    lines.append([])
    for seat, letter in enumerate("RB"):
        glyph, style = INK[letter]
        text = f" {tiles[seat]} {words[0]}, {groups[seat]} {words[1]}"
        lines.append([(glyph, style), (text, "")])
    return lines
