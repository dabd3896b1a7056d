"""A placement of Génial! in words: what it would earn and where, and what was done."""

from typing import Any

from tesselle.engine.game import State
from tesselle.engine.say import Capital, Say, gained, listed
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
from tesselle.games.genial.words import say

Half = dict[str, Any]  # as `earnings` tells it


def summary(tracks: list[int]) -> Say:
    """Return the tracks in the order in which they are compared: the lowest first (R15)."""
    lowest, *others = sorted(tracks)
    if lowest == LAST:  # R14
        return say("all-tracks")
    return say("lowest-track", lowest=lowest, others=", ".join(map(str, others)))


def colour(symbol: str) -> Say:
    """Return the colour of a symbol."""
    return say(f"colour-{symbol}")


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
    cells = (half["cell"], *line["cells"])
    what = say("line-scores", colour=colour(half["symbol"]), first=cells[0], last=cells[-1])
    return Line("R7", what, line["points"], cells)


def _lost(symbol: str, lost: int, halves: list[Half]) -> Line:
    """Say what a track cannot take any more (R8)."""
    lines = [line["cells"] for half in halves if half["symbol"] == symbol for line in half["lines"]]
    return Line("R8", say("track-ends", colour=colour(symbol)), -lost, tuple(lines[0]))


def _remark(before: State, after: State, seat: int) -> Say | None:
    """Say what a placement brings besides points: another one, or the end (R9, R13, R14)."""
    if play.mastered(after, seat):
        return say("all-tracks-win")
    if after["free"] == 0:
        return say("last-tile")
    tracks = zip(SYMBOLS, before["tracks"][seat], after["tracks"][seat], strict=True)
    full = [colour(symbol) for symbol, old, new in tracks if old < new == LAST]
    if not full:
        return None
    return say("tracks-full", number=len(full), colours=Capital(listed(full)))


def describe(state: State, seat: int, action: int) -> Say:
    """Return an action in words that follow a name or advise."""
    if action == SWAP:
        return say("swaps")
    if action == KEEP:
        return say("keeps")
    one, other = write_move(state, seat, action).split("-")
    first, second = colour(one[0]), colour(other[0])
    if one[0] == other[0]:
        return say("lays-double", colour=first, one=one[1:], other=other[1:])
    return say("lays", first=first, one=one[1:], second=second, other=other[1:])


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
