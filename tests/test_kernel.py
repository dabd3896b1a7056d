"""The door to Numba: late, cached by the sources, and with a switch."""

import importlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError

import tesselle
from tesselle.engine.compilelock import share
from tesselle.engine.entropy import word
from tesselle.engine.kernel import interpreted, kernel, scratch, sort
from tesselle.engine.kernelcache import KEPT_S, SHELLS, cache_folder, prune, used_folder
from tesselle.engine.widening import widen

WITHOUT_NUMBA = """
import sys
import tesselle
for name in ("numba", "llvmlite", "rich", "typer", "prompt_toolkit"):
    assert name not in sys.modules, f"importing tesselle imports {name}"
tesselle.get_game("mosaic")
assert "numba" not in sys.modules, "getting a game imports numba"
tesselle.new("mosaic")
assert "numba" in sys.modules, "playing compiles"
"""

KERNEL = """
from tesselle.engine.kernel import kernel, long_kernel

@kernel
def times(number):
    return {factor} * number


@kernel
def square(number):
    return number * number


@kernel
def sum_of_squares(narrow, word):
    return square(narrow[0]) + square(7) + square(len(narrow)) + int(square(word))


@long_kernel
def mixed(times):
    number = 1
    for _ in range(times):
        number ^= number << 13
        number ^= number >> 7
        number ^= number << 17
    return number
"""


@pytest.fixture(autouse=True)
def forget_folders() -> Iterator[None]:
    """Folders of throw-away packages do not outlive their test."""
    for kept in (cache_folder, used_folder, prune):
        kept.cache_clear()
    yield
    for kept in (cache_folder, used_folder, prune):
        kept.cache_clear()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a throw-away package whose folder is on the path; it is forgotten afterwards."""
    folder = tmp_path / "throwaway"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(KERNEL.format(factor=2))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("TESSELLE_CACHE", str(tmp_path / "cache"))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "throwaway"]:
        del sys.modules[name]


def folder_now() -> Path:
    cache_folder.cache_clear()
    return cache_folder("throwaway")


def test_importing_tesselle_imports_no_compiler() -> None:
    home = Path(tesselle.__file__).parents[1]
    subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], check=True, cwd=home)


COLUMNS, ROWS = 3, 2


@kernel
def on_scratch(first: int) -> int:
    squares = scratch((ROWS, COLUMNS), np.int16)
    total = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            squares[row, column] = (first + row * COLUMNS + column) ** 2
            total += int(squares[row, column])
    return total + len(squares[0])


def test_scratch_is_an_array_compiled_or_not() -> None:
    with interpreted():
        plain = on_scratch(4)
    assert plain == on_scratch(4) == 16 + 25 + 36 + 49 + 64 + 81 + COLUMNS


def allocated(length: int) -> int:
    return int(np.zeros(length).sum())


def handed_back(length: int) -> Any:
    return scratch(ROWS, np.int8)[:length]


@pytest.mark.parametrize("function", [allocated, handed_back])
def test_a_kernel_of_ours_neither_allocates_nor_hands_back_its_scratch(
    function: Callable[[int], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(function, "__module__", "tesselle.throwaway")
    with pytest.raises(NumbaError):
        kernel(function)(1)


def test_a_kernel_of_another_package_may_allocate() -> None:
    assert kernel(allocated)(3) == 0


def test_numbers_are_sorted_as_numpy_sorts_them() -> None:
    chance = np.random.default_rng(1)
    for length in range(70):
        values = chance.integers(0, 40, length) / 4
        expected = np.sort(values)
        sort(values)
        assert values.tolist() == expected.tolist()


def test_the_cache_folder_changes_with_any_source(package: Path) -> None:
    importlib.import_module("throwaway")
    folders = [folder_now()]
    (package / "rules.py").write_text(KERNEL.format(factor=3))
    folders.append(folder_now())
    (package / "called.py").write_text("")
    folders.append(folder_now())
    (package / "inner").mkdir()
    (package / "inner" / "deep.py").write_text("ONE = 1\n")
    folders.append(folder_now())
    assert len(set(folders)) == 4
    assert {folder.parent for folder in folders} == {package.parent / "cache"}


def test_the_engines_own_kernels_are_compiled_anew_when_an_outside_game_changes(
    package: Path,
) -> None:
    info = package.parent / "throwaway-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: throwaway\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tesselle.games]\nthrowaway = throwaway:GAME\n")
    before = cache_folder("tesselle")
    (package / "rules.py").write_text(KERNEL.format(factor=3))
    cache_folder.cache_clear()
    assert cache_folder("tesselle") != before, "a search of the game would play by its old rules"


def test_the_cache_folder_stays_when_only_tests_or_texts_change(package: Path) -> None:
    importlib.import_module("throwaway")
    before = folder_now()
    (package / "tests").mkdir()
    (package / "tests" / "test_rules.py").write_text("ONE = 1\n")
    (package / "RULES.md").write_text("# Rules\n")
    assert folder_now() == before


def test_the_folders_that_need_no_new_cache_hold_no_kernel() -> None:
    home = Path(tesselle.__file__).parent
    sources = [source for shell in SHELLS for source in (home / shell).rglob("*.py")]
    assert sources
    assert not [source for source in sources if "@kernel" in source.read_text("utf-8")]


def test_a_package_inside_a_folder_called_tests_is_watched_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "tests" / "throwaway" / "__init__.py"
    source.parent.mkdir(parents=True)
    source.write_text("")
    monkeypatch.syspath_prepend(tmp_path / "tests")
    monkeypatch.setenv("TESSELLE_CACHE", str(tmp_path / "cache"))
    importlib.import_module("throwaway")
    try:
        before = folder_now()
        source.write_text("ONE = 1\n")
        assert folder_now() != before
    finally:
        del sys.modules["throwaway"]


def test_a_kernel_is_compiled_into_its_packages_folder(package: Path) -> None:
    rules = importlib.import_module("throwaway.rules")
    assert rules.times(21) == 42
    assert list(folder_now().rglob("*.nbi"))


def test_the_cache_lies_in_the_users_cache_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TESSELLE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_folder("tesselle").parent == tmp_path / "tesselle" / "kernels"


# Says when it is ready to compile, waits for a word, and tells how often it had to.
PLAYER = """
import sys
from throwaway.rules import times
times.dispatcher
print("ready", flush=True)
sys.stdin.readline()
assert times({number}) == 2 * {number}
print(sum(times.dispatcher.stats.cache_misses.values()), flush=True)
"""


def player(package: Path, number: str = "21") -> subprocess.Popen[str]:
    """Start another process that will call a kernel of the throw-away package."""
    paths = os.pathsep.join([str(package.parent), str(Path(tesselle.__file__).parents[1])])
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER.format(number=number)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": paths},
    )


def compiled_by(*players: subprocess.Popen[str]) -> list[int]:
    """Let all of them call the kernel at the same moment; give how often each compiled."""
    for each in players:
        assert each.stdout
        assert each.stdout.readline() == "ready\n"
    for each in players:
        assert each.stdin
        each.stdin.write("go\n")
        each.stdin.flush()
    told = [each.communicate(timeout=120)[0] for each in players]
    assert [each.returncode for each in players] == [0] * len(players)
    return [int(count) for count in told]


@pytest.mark.skipif(sys.platform == "win32", reason="there, each process compiles for itself")
def test_of_several_processes_one_compiles_and_the_others_load(package: Path) -> None:
    assert sorted(compiled_by(player(package), player(package), player(package))) == [0, 0, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="there, each process compiles for itself")
def test_a_kernel_is_compiled_for_some_types_while_another_process_does_so_for_others(
    package: Path,
) -> None:
    rules = importlib.import_module("throwaway.rules")
    cache, whole = rules.times.dispatcher._cache, (numba.int64,)
    assert cache.load_overload(whole, rules.times.dispatcher.targetctx) is None
    assert compiled_by(player(package, "2.5")) == [1]  # though we hold the lock for integers
    cache.release(whole)
    assert not cache.held


def test_a_kernel_that_does_not_compile_keeps_nobody_waiting(package: Path) -> None:
    (package / "rules.py").write_text(KERNEL.format(factor="number.nothing + 2"))
    rules = importlib.import_module("throwaway.rules")
    for _ in range(2):
        with pytest.raises(Exception, match="nothing"):
            rules.times(21)
    assert not rules.times.dispatcher._cache.held


class Plain:
    """What some other version of Numba could make of a function: callable, and no more known."""

    def __init__(self, **parts: object) -> None:
        self.__dict__.update(parts)


@pytest.mark.parametrize(
    "dispatcher",
    [
        Plain(compile=print),
        Plain(compile=print, _cache=None),
        Plain(compile=print, _cache=Plain(cache_path="", load_overload=print, save_overload=print)),
        Plain(_cache=Plain(_impl=Plain(locator=Plain(ensure_cache_path=print)))),
    ],
)
def test_a_numba_that_is_made_otherwise_is_left_as_it_is(dispatcher: Plain) -> None:
    before = dict(vars(dispatcher))
    share(dispatcher)
    widen(dispatcher)
    assert vars(dispatcher) == before


def used_long_ago(folder: Path) -> Path:
    """Make a folder that was last used more than a month ago, with a file in it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "compiled").write_text("")
    long_ago = time.time() - KEPT_S - 60
    os.utime(folder, (long_ago, long_ago))
    return folder


def test_kernels_nobody_used_for_a_month_go_when_another_is_compiled(package: Path) -> None:
    cache = package.parent / "cache"
    old, foreign = used_long_ago(cache / "0123456789abcdef"), used_long_ago(cache / "photos")
    recent = cache / "fedcba9876543210"
    recent.mkdir()
    importlib.import_module("throwaway.rules").times(21)
    assert not old.exists()
    assert foreign.exists()
    assert recent.exists()
    assert folder_now().exists()


def test_loading_a_kernel_notes_that_it_is_used_and_deletes_nothing(package: Path) -> None:
    assert compiled_by(player(package)) == [1]
    (own,) = (package.parent / "cache").iterdir()
    used_long_ago(own)
    other = used_long_ago(own.with_name("0123456789abcdef"))
    assert compiled_by(player(package)) == [0]
    assert time.time() - own.stat().st_mtime < KEPT_S
    assert other.exists()


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root may delete all")
def test_a_folder_that_cannot_be_deleted_is_no_failure(package: Path) -> None:
    old = used_long_ago(package.parent / "cache" / "0123456789abcdef")
    old.chmod(0o500)
    try:
        assert importlib.import_module("throwaway.rules").times(21) == 42
    finally:
        old.chmod(0o700)
    assert old.exists()


def runs_as_python(package: Path) -> bool:
    # 2**80 does not fit a compiled number and wraps to 0; Python keeps it.
    square = importlib.import_module("throwaway.rules").square
    return bool(square(2**40))


def test_interpreted_switches_and_restores(package: Path) -> None:
    assert not runs_as_python(package)
    with interpreted():
        assert runs_as_python(package)
        with interpreted():
            assert runs_as_python(package)
        assert runs_as_python(package)
    assert not runs_as_python(package)


def test_interpreted_restores_after_an_exception(package: Path) -> None:
    with pytest.raises(ZeroDivisionError), interpreted():
        assert 1 // (not runs_as_python(package))
    assert not runs_as_python(package)


def test_other_threads_go_on_while_a_long_kernel_runs(package: Path) -> None:
    rules = importlib.import_module("throwaway.rules")
    rules.mixed(1)  # compiled
    thread = threading.Thread(target=rules.mixed, args=(300_000_000,))
    thread.start()
    turns = 0
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 5


def test_a_kernel_is_compiled_once_for_whole_numbers_and_constants_of_any_width(
    package: Path,
) -> None:
    rules = importlib.import_module("throwaway.rules")
    total = rules.sum_of_squares(np.array([-3], np.int8), np.uint64(2**31))
    assert total == 9 + 49 + 1 + 2**62
    assert set(rules.square.dispatcher.overloads) == {(numba.int64,), (numba.uint64,)}


NAMED = """
import sys, numba
from numba.core.itanium_mangler import mangle
from tesselle.engine import kernel, registry
kernel._numba()
for game in sys.argv[1:]:
    print(game, mangle("rule", [numba.from_dtype(registry.get(game).state)]))
"""


def test_compiled_rules_of_two_games_have_names_of_their_own_in_every_process() -> None:
    """Processes that compile for one cache meet the games in different orders."""
    games = ["genial", "mosaic"]
    told = [
        subprocess.run(
            [sys.executable, "-c", NAMED, *order], capture_output=True, text=True, check=True
        ).stdout.split("\n")
        for order in (games, games[::-1])
    ]
    assert sorted(told[0]) == sorted(told[1])
    assert len({line.partition(" ")[2] for line in filter(None, told[0])}) == len(games)


def test_a_kernel_keeps_its_name_and_its_words() -> None:
    assert word.__name__ == "word"
    assert word.__doc__
