"""A bot for MozaiK from outside Tesselle: it takes the most points it can get at once.

It reads a question a line and answers with a move, as ``docs/outside-bots.md`` says, and
knows nothing but the deck and what its seat may see.  An image is picked for the best
place it would find among the open words, equals are drawn by lot, and the hand is kept::

    tesselle arena mozaik level6 'program:python3 tools/mozaik_greedy.py' --games 100
"""

import json
import random
import sys
from typing import Any, TypeAlias

import tesselle

Cards: TypeAlias = dict[str, Any]  # what lies where: {"b2": 17}, {"a<": "lune"}

ROWS, COLUMNS = "abc", "123"
LINES = {row: [row + column for column in COLUMNS] for row in ROWS}
LINES |= {column: [row + column for row in ROWS] for column in COLUMNS}
CELLS = [cell for row in ROWS for cell in LINES[row]]
ENDS = [line + mark for line in LINES for mark in ("<>" if line in ROWS else "^v")]

DECK = tesselle.deck("tesselle")
FOUND = {int(number): set(image["yes"]) for number, image in DECK["images"].items()}
LADDER = {key: [0, *word["ladder"]] for key, word in DECK["words"].items()}


def points(cells: Cards, ends: Cards) -> int:
    """Count what the words of a grid bring."""
    total = 0
    for end, word in ends.items():
        images = [cells[cell] for cell in LINES[end[0]] if cell in cells]
        total += LADDER[word][sum(word in FOUND[image] for image in images)]
    return total


def most_points(cells: Cards, ends: Cards, image: int, words: list[str]) -> int:
    """Give the points after the best placement of an image with one of these words."""
    return max(
        points({**cells, cell: image}, {**ends, end: word})
        for word in words
        for cell in CELLS
        if cell not in cells
        for end in ENDS
        if end not in ends
    )


def earned(move: str, view: dict[str, Any]) -> int:
    """Give the points a move leads to, at once or in the same round."""
    grid = view["players"][view["seat"]]
    cells, ends = grid["cells"], {end: lies["word"] for end, lies in grid["ends"].items()}
    if view["step"] == "pick":
        return most_points(cells, ends, int(move.split()[1]), view["open"])
    if view["step"] == "place":
        word, end, cell = move.split()
        return points({**cells, cell: view["own"]["pick"]}, {**ends, end: word})
    return int(move == "keep")


for line in sys.stdin:
    asked = json.loads(line)
    best = max(asked["legal"], key=lambda move: (earned(move, asked["view"]), random.random()))
    print(json.dumps({"move": best}), flush=True)
