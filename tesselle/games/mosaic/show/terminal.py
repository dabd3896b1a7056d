"""Mosaic drawn in a terminal: a brick wall of cells, each free one with its name.

A tile is always its shape and its colour together: a disc on red, a diamond on
blue.  Free cells bear the name to type.
"""

from tesselle.engine.drawing import TERMINAL, Drawing, Span
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import name_of
from tesselle.games.mosaic.show.view import View
from tesselle.games.mosaic.words import say

CELL = 4  # columns of one cell
TILE = {  # by the letter of the view
    "R": (" ●● ", "bold white on #b3202c"),
    "B": (" ◆◆ ", "bold white on #1f56b5"),
}
FRESH = " underline reverse"  # a tile flipped earlier in this turn


def draw(view: View, language: str, width: int = TERMINAL) -> Drawing:
    """Draw the board with its coordinates, then both players."""
    grid = hexgrid(view["side"])
    widest = 2 * view["side"] - 1
    lines: Drawing = []
    for row, cells in zip(view["board"], grid.rows, strict=True):
        indent = " " * (CELL // 2 * (widest - len(row)))
        names = [grid.names[cell] for cell in cells]
        spans = [_cell(view, *each) for each in zip(row, names, strict=True)]
        lines.append([(f"{names[0][0]} ", "bold cyan"), (indent, ""), *spans])
    lines.append([])
    lines += [_player(view, seat, language) for seat in (0, 1)]
    if view["must_flip"]:
        lines.append([(say("flip-another").to(language), "bold yellow")])
    return lines


def _cell(view: View, letter: str, name: str) -> Span:
    if letter == ".":
        return f"{name:^{CELL}}", "dim"
    text, style = TILE[letter]
    return text, style + FRESH if name in view["flipped"] else style


def _player(view: View, seat: int, language: str) -> list[Span]:
    """Draw whose colour it is, with its tiles and groups; an arrow marks the mover."""
    tiles, groups = view["tiles"][seat], view["groups"][seat]
    counts = say("counts", tiles=f"{tiles:>3}", groups=f"{groups:>2}")
    moves = view["to_move"] == seat
    return [
        ("▶ " if moves else "  ", "bold"),
        TILE["RB"[seat]],
        (f" {name_of(view, seat, language):<20}", "bold" if moves else ""),
        (f"  {counts.to(language)}", ""),
    ]
