"""Draws the README's pictures: each game in the terminal, in the middle of a match."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import tesselle
from tesselle.bots import Greedy
from tesselle.cli import render

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
EVENTS = {"mosaic": 46, "genial": 26, "mozaika": 95, "mozaik": 38}  # where to stop
STONE = TerminalTheme(
    (32, 36, 46),
    (235, 230, 218),
    [
        (32, 36, 46),
        (222, 92, 74),
        (96, 178, 110),
        (236, 196, 84),
        (98, 150, 228),
        (178, 128, 208),
        (104, 190, 200),
        (235, 230, 218),
    ],
)
# Rich's own template fetches a font from another host; ours asks nobody for anything.
TEMPLATE = """\
<svg class="rich-terminal" viewBox="0 0 {terminal_width} {terminal_height}" \
xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#20242e" width="{terminal_width}" height="{terminal_height}" rx="10"/>
<g transform="translate(9, 6) scale(0.98)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def middle(name: str) -> tesselle.Match:
    """Give a match of greedy bots, stopped where it looks interesting."""
    people = ["Anna", "Léo", "Inès", "Max", "Zoé"]
    game = tesselle.get_game(name)
    seats = 3 if 3 in game.seats else 2
    match = tesselle.new(name, seats=seats, seed=4, names=people[:seats])
    bot = Greedy(1)
    for _ in range(EVENTS.get(name, 20)):
        seat = match.waiting[0]
        match.play_action(seat, bot.choose(match, seat))
    return match


def main() -> None:
    """Draw one picture for each game, as wide as it needs to be."""
    FOLDER.mkdir(exist_ok=True)
    for name in tesselle.game_names():
        match = middle(name)
        shown = render.table(match, match.waiting[0], "en", 110)
        wide = Console(width=200, file=io.StringIO())
        width = wide.measure(shown).maximum
        console = Console(record=True, width=width, force_terminal=True, file=io.StringIO())
        console.print(shown)
        console.save_svg(str(FOLDER / f"{name}.svg"), theme=STONE, code_format=TEMPLATE, title="")


if __name__ == "__main__":
    main()
