"""The browser holds no rules: boards show what the server says may be played and what it earns.

No search of a text can prove that.  These tests look for the ways in which rules usually slip in:
a kernel written again, points that are reckoned, moves that are made up; and Mosaic's board is
drawn with moves that break every rule, to see that it offers just these.
"""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesselle.games.mosaic import GAME as MOSAIC
from tests.node import HOME, need_node

WEB = HOME / "web" / "src"
GAMES = HOME / "tesselle" / "games"
RENDER = Path(__file__).parent / "render.mjs"
CONTRACT = ("legal", "apply", "scores", "ranking", "evaluate", "worths", "resample")

DEFINED = re.compile(r"\bfunction (\w+)|\bconst (\w+) = (?:async )?\(?[\w, :]*\)?(?:: \w+)? =>")
RECKONED = re.compile(r"\b(?:points|scores?|total|earned)\s*(?:[+\-*]=|=(?![=>]).*[+*])")
MADE_UP = re.compile(r"\blegal\s*\.\s*push\(|\blegal\s*=(?![={>])(?!.*\.legal\b)")


def sources() -> list[Path]:
    """Give every file that is written for the browser."""
    kinds = ("*.ts", "*.svelte")
    return [
        path
        for folder in (WEB, *GAMES.glob("*/ui"))
        for kind in kinds
        for path in sorted(folder.rglob(kind))
        if path.name != "wire.ts" and not path.name.endswith(".gen.ts")  # written by programs
        if not path.name.endswith(".test.ts")  # they make up views, moves and all
    ]


def scripts() -> Iterator[tuple[Path, int, str]]:
    """Yield every line of code, with its file and number; comments are left out."""
    for path in sources():
        for number, line in enumerate(path.read_text().splitlines(), 1):
            yield path, number, re.sub(r"//.*|/?\*.*", "", line)


def kernels() -> set[str]:
    """Give the names that only a rule would have, in both spellings: the contract's, and all
    kernels whose names are made of several words."""
    names = {
        node.name
        for path in GAMES.rglob("*.py")
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef) and "kernel" in map(ast.unparse, node.decorator_list)
        if "_" in node.name or node.name in CONTRACT
    }
    return names | {re.sub(r"_(\w)", lambda found: found[1].upper(), name) for name in names}


def shown(path: Path, number: int, line: str) -> str:
    return f"{path.relative_to(HOME)}:{number}: {line.strip()}"


def test_there_are_boards_to_look_at() -> None:
    assert {"mosaic"} <= {path.parent.name for path in GAMES.glob("*/ui")}
    assert {"may_flip", "mayFlip", "ranking"} <= kernels()


def test_no_function_of_the_rules_is_written_again_in_the_browser() -> None:
    rules = kernels()
    again = [
        shown(path, number, line)
        for path, number, line in scripts()
        for found in DEFINED.findall(line)
        if set(found) & rules
    ]
    assert not again


def test_points_are_read_and_never_reckoned() -> None:
    reckoned = [shown(*each) for each in scripts() if RECKONED.search(each[2])]
    assert not reckoned


def test_nobody_makes_up_legal_moves() -> None:
    assert not [shown(*each) for each in scripts() if MADE_UP.search(each[2])]


def test_the_patterns_find_what_they_are_for() -> None:
    assert set(DEFINED.findall("export function mayFlip(cell: string): boolean {")[0]) & kernels()
    assert set(DEFINED.findall("const mayFlip = (cell: string) => true")[0]) & kernels()
    assert RECKONED.search("points += line.length")
    assert RECKONED.search("const total = tiles + 2 * groups")
    assert MADE_UP.search("legal = cells.filter(free)")
    assert not RECKONED.search("const total = tally.total")


@pytest.mark.parametrize(
    "offered",
    [
        [],
        ["a1", "c3", "xb2", "xe3"],  # on tiles, beside own tiles, flips of nothing
        ["xa1"],
    ],
)
def test_mosaics_board_offers_just_what_is_called_legal(offered: list[str]) -> None:
    view = MOSAIC.view(MOSAIC.read_position("RR./.BB./.RB../..../... R -"), 0)
    props = {"view": view, "seat": 0, "legal": offered, "names": ["Ada", "Bo"]}
    drawn = rendered(GAMES / "mosaic" / "ui" / "Board.svelte", props)
    cells = re.findall(r'data-cell="(\w+)"[^>]*aria-disabled="(\w+)"', drawn)
    assert len(cells) == 19
    assert {cell for cell, off in cells if off == "false"} == {
        move.removeprefix("x") for move in offered
    }


def rendered(component: Path, props: dict[str, object]) -> str:
    """Draw a component without a browser; give its HTML."""
    done = subprocess.run(
        [need_node(), RENDER, component, json.dumps(props)],
        cwd=HOME / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
