"""The match that boardgame.io's server is measured with is the one ours is measured with."""

import json
import random
import subprocess
from pathlib import Path

import pytest

import tesselle
from tesselle.engine.hexgrid import hexgrid
from tests.node import HOME, need_node

RULES = HOME / "bench" / "server" / "mosaic.cjs"
# Reads positions, and writes what may be placed and flipped in each.
ASKED = """
const { board, legal } = require(process.argv[1]);
const asked = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const near = board(Number(process.argv[2]));
console.log(JSON.stringify(asked.map((state) => legal(near, state, state.seat))));
"""


def legal_in_javascript(
    node: Path, side: int, positions: list[dict[str, object]]
) -> list[set[str]]:
    """Give the legal moves of each position as the benchmark's rules have them."""
    names = hexgrid(side).names
    done = subprocess.run(
        [str(node), "-e", ASKED, str(RULES), str(side)],
        input=json.dumps(positions),
        capture_output=True,
        text=True,
        check=True,
    )
    return [
        {names[cell] for cell in found["place"]} | {f"x{names[cell]}" for cell in found["flip"]}
        for found in json.loads(done.stdout)
    ]


@pytest.mark.parametrize("side", [3, 5, 8])
def test_the_rules_that_boardgame_io_plays_by_are_ours(side: int) -> None:
    node, chooser = need_node(), random.Random(side)
    match = tesselle.new("mosaic", side=side, seed=1)
    cells = hexgrid(side).by_name
    positions: list[dict[str, object]] = []
    ours: list[set[str]] = []
    while not match.over:
        seat, view = match.waiting[0], match.view(None)
        tiles = [{"R": 0, "B": 1, ".": None}[letter] for letter in "".join(view["board"])]
        flipped = [cells[name] for name in view["flipped"]]
        positions.append({"seat": seat, "cells": tiles, "flipped": flipped})
        ours.append(set(match.legal(seat)))
        match.play(seat, chooser.choice(match.legal(seat)))
    assert legal_in_javascript(node, side, positions) == ours
