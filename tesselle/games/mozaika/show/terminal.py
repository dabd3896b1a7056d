"""Mozaika drawn in a terminal: all boards with their hands, then the row and the bids.

A tile shows the two letters one types and a sign for its symbol, on its colour,
so that nothing depends on seeing colours: ``Rs★``, ``Bw≈``, ``Gf✿``.
"""

from itertools import zip_longest

from tesselle.engine.drawing import TERMINAL, Drawing, Span
from tesselle.engine.say import name_of, points
from tesselle.games.mozaika.rules.tiles import FLY_MARK, NO_TILE, SIDE
from tesselle.games.mozaika.show.view import View
from tesselle.games.mozaika.words import say

INK = {
    "R": "bold white on #b3202c",
    "B": "bold white on #1f56b5",
    "G": "bold white on #1d7a3a",
    "Y": "bold black on #f4d35e",
}
SIGN = {"s": "★", "w": "≈", "f": "✿"}
CELL = 5  # columns of one cell
BLOCK = 2 + SIDE * CELL  # columns of one board with the letters of its rows
GAP = 3
MOST_NAME = 11  # characters of a name over a board
ABREAST = {3: 3, 4: 2, 5: 3}  # boards beside each other, by seats: at most 72 columns


def draw(view: View, language: str, width: int = TERMINAL) -> Drawing:
    """Draw the round, the boards, what lies in the middle, and the legend."""
    seats = len(view["players"])
    blocks = [_block(view, seat, language) for seat in range(seats)]
    lines: Drawing = [_title(view, language), []]
    for start in range(0, seats, ABREAST[seats]):
        lines += _beside(blocks[start : start + ABREAST[seats]])
        lines.append([])
    lines += _middle(view, language)
    lines.append([(say("legend").to(language), "dim")])
    return lines


def _title(view: View, language: str) -> list[Span]:
    number = say("terminal-round", count=f"{view['round']}/{view['rounds']}")
    step = say(f"terminal-{view['step']}")
    bag = say("tiles-in-bag", number=view["bag_count"])
    return [
        (number.to(language), "bold"),
        (f" · {step.to(language)}", "bold cyan"),
        (f" · {bag.to(language)}", "dim"),
    ]


def _block(view: View, seat: int, language: str) -> Drawing:
    """Draw one player: name, coins and points, board, hand."""
    player = view["players"][seat]
    coins = say("coins", number=player["coins"]).to(language)
    lines: Drawing = [
        _name(view, seat, language),
        [(coins, "bold"), (f" · {points(player['points']).to(language)}", "")],
        [("  ", ""), *((f" {column}".ljust(CELL), "cyan") for column in range(1, SIDE + 1))],
    ]
    for letter, row in zip("abcd", player["board"], strict=True):
        spans: list[Span] = [(f"{letter} ", "cyan")]
        for column, tile in enumerate(row, 1):
            spans += _cell(tile, f"{letter}{column}" in player["flies"])
        lines.append(spans)
    hand: list[Span] = [("» ", "cyan")]
    for tile in player["hand"]:
        hand += [_tile(tile), ("  ", "")]
    lines.append(hand)
    return lines


def _name(view: View, seat: int, language: str) -> list[Span]:
    who = name_of(view, seat, language, most=MOST_NAME)
    spans: list[Span] = [(who, "bold underline" if seat == view["seat"] else "bold")]
    if seat == view["seat"]:
        spans.append((f" {say('you').to(language)}", "bold"))
    if seat == view["first"]:
        spans.append((f" {say('first').to(language)}", "magenta"))
    spans.append(_status(view, seat, language))
    return spans


def _status(view: View, seat: int, language: str) -> Span:
    """Tell whether the seat has acted in a step where all act, or is the one to act."""
    if seat in view["waiting"]:
        return (" …", "bold yellow")
    if view["step"] in ("bid", "lay"):
        return (" ✓", "bold green")
    return ("", "")


def _cell(tile: str, fly: bool) -> list[Span]:
    if tile == NO_TILE:
        return [(" ·".ljust(CELL), "dim")]
    text, ink = _tile(tile)
    if fly:
        return [(text, ink), (FLY_MARK, "bold black on white"), (" ", "")]
    return [(text, ink), ("  ", "")]


def _tile(tile: str) -> Span:
    return (tile + SIGN[tile[1]], INK[tile[0]])


def _beside(blocks: list[Drawing]) -> Drawing:
    """Put drawings beside each other, each padded to the width of a board."""
    lines: Drawing = []
    for parts in zip_longest(*blocks, fillvalue=[]):
        line: list[Span] = []
        for spans in parts:
            width = sum(len(text) for text, _ in spans)
            line += [*spans, (" " * max(1, BLOCK + GAP - width), "")]
        lines.append(line[:-1])
    return lines


def _middle(view: View, language: str) -> Drawing:
    """Draw the row, the bids as far as they are open, and the fly."""
    lines: Drawing = []
    if view["row"]:
        row: list[Span] = [(f"{say('row-to-take').to(language)} ", "bold")]
        for tile in view["row"]:
            row += [_tile(tile), ("  ", "")]
        lines.append(row)
    if view["own_bid"] is not None:
        lines.append([(say("own-bid", bid=view["own_bid"]).to(language), "bold")])
    if view["bids"] is not None and view["order"] is not None:
        title = say("picking-order").to(language)
        lines += [[(title, "bold")], _order(view, view["order"], view["bids"], language)]
    if view["flier"] is not None:
        name = name_of(view, view["flier"], language)
        said = say("seat-has-fly", name=name)
        lines.append([(f"{FLY_MARK} ", "bold"), (said.to(language), "")])
    return lines


def _order(view: View, order: list[int], bids: list[int], language: str) -> list[Span]:
    spans: list[Span] = [("  ", "")]
    for place, seat in enumerate(order):
        style = "dim" if place < view["picked"] else "bold" if place == view["picked"] else ""
        name = name_of(view, seat, language, most=8)
        spans += [(f"{name} ({bids[seat]})", style), ("  ", "")]
    return spans
