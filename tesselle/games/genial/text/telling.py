"""A placement of Génial! in words: what it would earn and where, and what was done."""

from typing import Any

from tesselle.engine.game import State
from tesselle.engine.say import Say, gained
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.games.genial.rules import play
from tesselle.games.genial.rules.board import (
    DIRECTIONS,
    FIRST,
    GRID,
    NEIGHBOUR,
    PAIRS,
    SECOND,
    TOWARDS,
    Cells,
)
from tesselle.games.genial.rules.scoring import line, points
from tesselle.games.genial.rules.state import KEEP, LAST, SWAP
from tesselle.games.genial.rules.tiles import SYMBOLS
from tesselle.games.genial.text.moves import write_move

Half = dict[str, Any]  # as `earnings` tells it

COLOURS = {
    "R": Say("red", "rouge"),
    "G": Say("green", "vert"),
    "B": Say("blue", "bleu"),
    "O": Say("orange", "orange"),
    "Y": Say("yellow", "jaune"),
    "P": Say("purple", "violet"),
}


def summary(tracks: list[int]) -> Say:
    """Return the tracks in the order in which they are compared: the lowest first (R15)."""
    lowest, *others = sorted(tracks)
    if lowest == LAST:  # R14
        return Say(f"all six tracks at {LAST}", f"les six pistes à {LAST}")
    then = ", ".join(map(str, others))
    return Say(f"lowest track {lowest}, then {then}", f"piste la plus basse {lowest}, puis {then}")


def preview(state: State, seat: int, action: int) -> Tally:
    """Tell what a placement would earn: every line that scores, less what goes past 18.

    A line's cells begin with the one to be covered; the others show the symbol
    already.  The state is left alone.
    """
    halves = earnings(state, action)
    if not halves:
        return Tally((), 0)
    after = copied(state)
    play.place(after, seat, action)
    climbed = (after["tracks"][seat] - state["tracks"][seat]).tolist()
    lines = [_line(half, each) for half in halves for each in half["lines"]]
    for symbol, gain in zip(SYMBOLS, climbed, strict=True):
        lost = sum(half["points"] for half in halves if half["symbol"] == symbol) - gain
        if lost:
            lines.append(_lost(symbol, lost, halves))
    total, remark = sum(climbed), _remark(state, after, seat)
    return Tally(tuple(lines), total, remark, gain=gained(total))


def _line(half: Half, line: dict[str, Any]) -> Line:
    colour = COLOURS[half["symbol"]]
    cells = (half["cell"], *line["cells"])
    what = Say(
        f"{colour.en}, {cells[0]} to {cells[-1]}", f"{colour.fr}, de {cells[0]} à {cells[-1]}"
    )
    return Line("R7", what, line["points"], cells)


def _lost(symbol: str, lost: int, halves: list[Half]) -> Line:
    """Say what a track cannot take any more (R8)."""
    colour = COLOURS[symbol]
    lines = [line["cells"] for half in halves if half["symbol"] == symbol for line in half["lines"]]
    what = Say(f"{colour.en} ends at {LAST}", f"{colour.fr} : la piste s'arrête à {LAST}")
    return Line("R8", what, -lost, tuple(lines[0]))


def _remark(before: State, after: State, seat: int) -> Say | None:
    """Say what a placement brings besides points: another one, or the end (R9, R13, R14)."""
    if play.mastered(after, seat):
        return Say(
            f"All six tracks at {LAST}: that wins at once!",
            f"Les six pistes à {LAST} : victoire immédiate !",
        )
    if after["free"] == 0:
        return Say(
            "No tile fits after that: the match ends.",
            "Plus aucune tuile ne tiendra ensuite : c'est la fin.",
        )
    tracks = zip(SYMBOLS, before["tracks"][seat], after["tracks"][seat], strict=True)
    full = [COLOURS[symbol] for symbol, old, new in tracks if old < new == LAST]
    if not full:
        return None
    english = " and ".join(colour.en for colour in full)
    french = " et ".join(colour.fr for colour in full)
    if len(full) == 1:
        return Say(
            f"Génial! {english.capitalize()} reaches {LAST}: lay another tile.",
            f"Génial ! {french.capitalize()} arrive à {LAST} : posez encore une tuile.",
        )
    return Say(
        f"Génial! {english.capitalize()} reach {LAST}: lay two more tiles.",
        f"Génial ! {french.capitalize()} arrivent à {LAST} : posez encore deux tuiles.",
    )


def describe(state: State, seat: int, action: int) -> Say:
    """Return an action in words that follow a name or advise."""
    if action == SWAP:
        return Say(
            "[shows|show] all tiles and [swaps|swap] them",
            "[montre|montrer] toutes ses tuiles et les [échange|échanger]",
        )
    if action == KEEP:
        return Say("[keeps|keep] the tiles", "[garde|garder] ses tuiles")
    one, other = write_move(state, seat, action).split("-")
    first, second = COLOURS[one[0]], COLOURS[other[0]]
    if first == second:
        return Say(
            f"[lays|lay] double {first.en} on {one[1:]} and {other[1:]}",
            f"[pose|poser] un double {first.fr} en {one[1:]} et {other[1:]}",
        )
    return Say(
        f"[lays|lay] {first.en} on {one[1:]} and {second.en} on {other[1:]}",
        f"[pose|poser] {first.fr} en {one[1:]} et {second.fr} en {other[1:]}",
    )


def earnings(state: State, action: int) -> list[dict[str, Any]]:
    """Tell what a placement would earn: for each half its points and the lines they come from.

    Points are those of R7, before a track stops at 18.  The list is empty for
    an action that places nothing.  The state is left alone.
    """
    code, pair = divmod(action, PAIRS)
    if code >= len(SYMBOLS) ** 2:
        return []
    symbols = divmod(code, len(SYMBOLS))
    towards = int(TOWARDS[pair])
    back = (towards + DIRECTIONS // 2) % DIRECTIONS
    ends = ((int(FIRST[pair]), towards), (int(SECOND[pair]), back))
    return [
        _half(state["cells"], cell, symbol, partner)
        for symbol, (cell, partner) in zip(symbols, ends, strict=True)
    ]


def _half(cells: Cells, cell: int, symbol: int, partner: int) -> dict[str, Any]:
    lines = []
    for direction in range(DIRECTIONS):
        length = line(cells, cell, direction, symbol) if direction != partner else 0
        if length:
            names, ahead = [], cell
            for _ in range(length):
                ahead = int(NEIGHBOUR[ahead, direction])
                names.append(GRID.names[ahead])
            lines.append({"direction": direction, "cells": names, "points": length})
    return {
        "symbol": SYMBOLS[symbol],
        "cell": GRID.names[cell],
        "points": points(cells, cell, symbol, partner),
        "lines": lines,
    }
