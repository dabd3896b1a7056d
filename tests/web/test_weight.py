"""What a browser must load before the home page stands: little, and no board."""

import gzip
import re
from pathlib import Path

from tesselle.server import app

SITE = Path(app.__file__).parent / "site"
MOST_BYTES = 110_000
GAMES = Path(app.__file__).parents[1] / "games"
# Of a built module: `from"./a.js"` and `import"./a.js"`, but not `import("./a.js")`, which waits.
IMPORTED = re.compile(r'(?:\bfrom|\bimport)\s*"(\./[^"]+\.js)"')
LINKED = re.compile(r'(?:src|href)="\./([^"]+\.js)"')


def startup() -> set[Path]:
    """Give every script that the page asks for by itself."""
    page = (SITE / "index.html").read_text()
    left = [SITE / path for path in LINKED.findall(page)]
    found: set[Path] = set()
    while left:
        script = left.pop()
        if script not in found:
            found.add(script)
            left += [
                (script.parent / path).resolve() for path in IMPORTED.findall(script.read_text())
            ]
    return found


def test_the_home_page_starts_with_at_most_110_kilobytes_of_scripts() -> None:
    scripts = startup()
    sizes = {script.name: len(gzip.compress(script.read_bytes())) for script in scripts}
    assert any(name.startswith("index") for name in sizes)
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_no_script_merely_passes_another_on() -> None:
    scripts = (SITE / "assets").glob("*.js")
    passing = re.compile(r'export\s*\{[^}]*\}\s*from\s*"[^"]+";?\s*')
    assert not [each.name for each in scripts if passing.fullmatch(each.read_text())]


def test_who_keeps_a_match_does_not_wait_for_what_bots_think_with() -> None:
    [program] = (SITE / "assets").glob("program-*.js")
    [minds] = (SITE / "assets").glob("minds-*.js")
    assert minds.name in program.read_text()
    assert f"./{minds.name}" not in IMPORTED.findall(program.read_text())


def test_each_games_board_is_a_script_of_its_own() -> None:
    games = {path.parents[1].name for path in GAMES.glob("*/ui/Board.svelte")}
    for game in games:
        assert len(list((SITE / "assets").glob(f"Board-{game}-*.js"))) == 1
    boards = set((SITE / "assets").glob("Board-*.js"))
    assert not startup() & boards, "a board is loaded before it is wanted"
