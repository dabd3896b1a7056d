"""A count of points that says where each point comes from."""

from typing import NamedTuple, TypedDict

from tesselle.engine.say import Said, Say


class Line(NamedTuple):
    """One reason for points: a row of four, a word on its line, a track."""

    rule: str  # "R15"
    what: Say  # "row c, one colour"
    points: int
    cells: tuple[str, ...] = ()  # what to light on a board: ("c1", "c2")
    note: Say | None = None  # "2, less 1 fly"


class TallyLine(TypedDict):
    """One reason for points, as plain data."""

    rule: str
    what: Said
    points: int
    cells: list[str]
    note: Said | None


class TallyInfo(TypedDict):
    """Points, and where each comes from, as plain data."""

    lines: list[TallyLine]
    total: int
    remark: Said | None
    gain: Said | None


class CountInfo(TallyInfo):
    """A real table that was counted, as plain data."""

    sheets: list[TallyInfo]


class Tally(NamedTuple):
    """The points of one player line by line, or the players of a table in their order."""

    lines: tuple[Line, ...]
    total: int
    remark: Say | None = None  # "over 50: among the best"
    summed: bool = True  # whether the total adds the lines up
    gain: Say | None = None  # the total in words, where those of the move do not tell it
    sheets: "tuple[Tally, ...]" = ()  # of each player, where the lines are players

    def data(self) -> TallyInfo:
        """Return the tally as plain data, ready for JSON."""
        return {
            "lines": [
                {
                    "rule": line.rule,
                    "what": line.what.data(),
                    "points": line.points,
                    "cells": list(line.cells),
                    "note": line.note.data() if line.note else None,
                }
                for line in self.lines
            ],
            "total": self.total,
            "remark": self.remark.data() if self.remark else None,
            "gain": self.gain.data() if self.gain else None,
        }
