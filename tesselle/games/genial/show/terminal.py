"""Génial! drawn in a terminal: a brick wall of cells, each free one with its name.

A symbol is always its letter, its shape and its colour together.  Free cells
bear the name to type; printed symbols are set in brackets.
"""

from tesselle.engine.drawing import TERMINAL, Drawing, Span
from tesselle.engine.say import name_of
from tesselle.games.genial.rules.board import GRID
from tesselle.games.genial.rules.state import LAST
from tesselle.games.genial.rules.tiles import SYMBOLS
from tesselle.games.genial.show.view import View
from tesselle.games.genial.words import say

SHAPE = dict(zip(SYMBOLS, "✱●★⬢☼○", strict=True))
INK = {
    "R": "bold white on #b3202c",
    "G": "bold white on #1d7a3a",
    "B": "bold white on #1f56b5",
    "O": "bold black on #f08a24",
    "Y": "bold black on #f4d35e",
    "P": "bold white on #7b3fa0",
}
GAUGE = " ▁▂▃▄▅▆▇█"
FULL = len(GAUGE) - 1
MOST_NAME = 9  # characters of a name before its tracks


def draw(view: View, language: str, width: int = TERMINAL) -> Drawing:
    """Draw the board, every seat's tracks, the own hand, and what is to be done."""
    lines = _board(view["board"])
    lines.append([])
    lines += [_seat(view, seat, language) for seat in range(view["seats"])]
    lines.append([])
    if view["hand"] is not None:
        lines.append([(f"{say('your-tiles').to(language)}  ", "bold"), *_tiles(view["hand"])])
    if view["shown"]:
        lines.append([(f"{say('just-swapped').to(language)}  ", "dim"), *_tiles(view["shown"])])
    return lines + _notes(view, language)


def _board(rows: list[str]) -> Drawing:
    used = [number for number, row in enumerate(rows) if row.strip("_")]
    margin = min(_indent(rows[number]) + _gap(rows[number]) for number in used)
    drawing: Drawing = []
    for number in used:
        row, first = rows[number], GRID.rows[number][0]
        spans: list[Span] = [(f"{chr(ord('a') + number)} ", "bold cyan")]
        spans.append((" " * (_indent(row) + _gap(row) - margin), ""))
        spans += [
            _cell(letter, GRID.names[first + place])
            for place, letter in enumerate(row)
            if letter != "_"
        ]
        drawing.append(spans)
    return drawing


def _indent(row: str) -> int:
    return 2 * (len(GRID.rows) - len(row))  # half a cell for each cell a row is short of


def _gap(row: str) -> int:
    return 4 * (len(row) - len(row.lstrip("_")))


def _cell(letter: str, name: str) -> Span:
    if letter == ".":
        return f"{name:^4}", "dim"
    symbol = letter.upper()
    text = f"{symbol}{SHAPE[symbol]}"
    return (f"[{text}]" if letter.islower() else f" {text} "), INK[symbol]


def _seat(view: View, seat: int, language: str) -> list[Span]:
    """Draw one seat's tracks, its lowest ones marked."""
    moves = view["to_move"] == seat
    name = name_of(view, seat, language, most=MOST_NAME)
    name += f" ({say('you').to(language)})" if view["seat"] == seat else ""
    spans: list[Span] = [
        ("▶ " if moves else "  ", "bold"),
        (f"{name:<16}", "bold" if moves else ""),
    ]
    tracks = view["tracks"][seat]
    for symbol, track in zip(SYMBOLS, tracks, strict=True):
        gauge = GAUGE[max(track * FULL // LAST, min(track, 1))]  # full at 18 alone
        low = track == min(tracks)
        spans.append((f"{symbol}{SHAPE[symbol]}", INK[symbol]))
        spans.append((f" {track:>2}{gauge}{'◂' if low else ' '} ", "bold" if low else ""))
    tiles = say("tiles", number=view["hand_sizes"][seat])
    spans.append((f" {tiles.to(language)}", "dim"))
    return spans


def _tiles(names: list[str]) -> list[Span]:
    spans: list[Span] = []
    for name in names:
        spans += [(f" {symbol}{SHAPE[symbol]} ", INK[symbol]) for symbol in name]
        spans.append(("  ", ""))
    return spans


def _notes(view: View, language: str) -> Drawing:
    notes = [(say("tiles-in-bag", number=view["bag"]), "dim")]
    if view["ended"]:
        notes.append((say(f"ended-{view['ended']}"), "bold"))
    if view["owed"]:
        notes.append((say("bonus-placements", number=view["owed"]), "bold yellow"))
    if view["swap_offered"]:
        notes.append((say("swap-or-keep"), "bold yellow"))
    if view["to_move"] in view["first_turns"] and not view["swap_offered"]:
        notes.append((say("first-turn-hint"), "italic"))
    return [[(note.to(language), style)] for note, style in notes]
