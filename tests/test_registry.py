"""Games are found by their folder or by an entry point, and a fifth one edits nothing."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tesselle
from tesselle.engine import contract, registry
from tesselle.engine.game import Game
from tests.node import HOME, PACKAGES, need_node

HEAP = HOME / "examples" / "heap"

IN_THE_FOLDER_OF_GAMES = """
import sys
import tesselle, tesselle.games
from tesselle.engine import contract

assert "heap" not in tesselle.game_names()
tesselle.games.__path__.append(sys.argv[1])
assert "heap" in tesselle.game_names()
for case in contract.cases("heap"):
    for check in contract.CHECKS:
        check(case)
print("all is well")
"""

BY_ENTRY_POINT = """
import dataclasses
import tesselle
from tesselle.engine import contract
from tesselle.engine.rulebook import rulebook
from tesselle.engine.say import LANGUAGES

assert "heap" in tesselle.game_names()
assert "mosaic" in tesselle.game_names()

cases = contract.cases("heap")
assert len(cases) == 4, "two numbers of seats, two sizes of heap"
for case in cases:
    for check in contract.CHECKS:
        check(case)

match = tesselle.new("heap", seats=3, seed=7, stones=12)
while not match.over:
    match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
assert tesselle.verify(match.record()).draws == 5, "the setup and four takes of three"

run = tesselle.simulate("heap", seats=3, games=200, stones=12)
assert run.scores.shape == (200, 3)
assert (run.scores.sum(axis=1) >= 12 + 3).all(), "all stones, and a card each"

game = tesselle.get_game("heap")
for told in (game.about, *(option.about for option in game.options)):
    assert len({told.to(language) for language in LANGUAGES}) == len(LANGUAGES), told
assert len({rulebook("heap", language) for language in LANGUAGES}) == len(LANGUAGES)
leaking = dataclasses.replace(game, view=lambda state, seat: {"cards": state["card"].tolist()})
try:
    contract.secrecy.nobody_looks(contract.Case(leaking, 2, {"stones": 7}))
except AssertionError as error:
    assert str(error).startswith("seat None: heap=7 "), error
else:
    raise SystemExit("a view that shows secrets was not noticed")
print("all is well")
"""


def run_python(code: str, *arguments: str, **variables: str) -> str:
    """Run code in a fresh Python, with warnings as errors; give what it printed."""
    path = os.pathsep.join(filter(None, (variables.pop("PYTHONPATH", ""), str(HOME))))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **variables, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_fifth_game_needs_one_folder_and_no_edit_elsewhere(tmp_path: Path) -> None:
    shutil.copytree(HEAP / "heap", tmp_path / "heap", ignore=shutil.ignore_patterns("__pycache__"))
    printed = run_python(IN_THE_FOLDER_OF_GAMES, str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert printed == "all is well"


def test_a_fifth_game_brings_its_board_to_the_browser_with_no_edit_elsewhere(
    tmp_path: Path,
) -> None:
    node = need_node()
    games, web = tmp_path / "tesselle" / "games", tmp_path / "web"
    shutil.copytree(HOME / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(PACKAGES, target_is_directory=True)
    for ui in (HOME / "tesselle" / "games").glob("*/ui"):
        shutil.copytree(ui, games / ui.parent.name / "ui")
    shutil.copytree(HEAP / "heap", games / "heap")
    chunks = built_chunks(node, tmp_path)
    found = [text for text in chunks.values() if "games/heap/ui/Board.svelte" in text]
    drawn = [text for text in chunks.values() if "Stones in the heap" in text]
    assert found, "no script knows of the board"
    assert len(drawn) == 1, f"expected the board in one script, found it in {len(drawn)}"
    assert drawn != found, "the board is loaded before anybody plays the game"


def built_chunks(node: Path, home: Path) -> dict[str, str]:
    """Build the web client of ``home``; give the text of every script by its file's name."""
    vite = PACKAGES / "vite" / "bin" / "vite.js"
    done = subprocess.run(
        [node, vite, "build", "--configLoader", "runner"],
        cwd=home / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    site = home / "tesselle" / "server" / "site"
    return {script.name: script.read_text() for script in site.rglob("*.js")}


def install(package: Path, place: Path) -> None:
    """Put a package into a folder as its pyproject.toml says, as an installer would."""
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    name, version = project["name"], project["version"]
    shutil.copytree(package / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    info = place / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())
        for group, points in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups))


def test_an_outside_package_offers_a_game_by_entry_point(tmp_path: Path) -> None:
    install(HEAP, tmp_path)
    assert run_python(BY_ENTRY_POINT, PYTHONPATH=str(tmp_path)) == "all is well"


def test_the_example_of_a_game_brings_its_own_test(tmp_path: Path) -> None:
    install(HEAP, tmp_path)
    tests = shutil.copytree(HEAP / "tests", tmp_path / "tests")
    code = "import pytest, sys; sys.exit(pytest.main(['-qp', 'no:cacheprovider', sys.argv[1]]))"
    told = run_python(code, str(tests), PYTHONPATH=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert f"{4 * len(contract.CHECKS)} passed" in told


def test_every_folder_of_games_is_a_game() -> None:
    folders = Path(tesselle.__file__).parent / "games"
    here = {path.parent.name for path in folders.glob("*/__init__.py")}
    assert {"genial", "mosaic", "mozaik", "mozaika"} <= here <= set(registry.names())
    assert list(registry.names()) == sorted(registry.names())


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_called_like_its_folder(name: str) -> None:
    game = registry.get(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert registry.get(name) is game


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    with pytest.raises(tesselle.UnknownGame) as refusal:
        registry.get("hedgerow")
    assert str(refusal.value) == (f"no game 'hedgerow'; there are: {', '.join(registry.names())}")
