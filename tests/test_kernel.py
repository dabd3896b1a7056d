"""The door to Numba: late, cached by the sources, and with a switch."""

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tesselle
from tesselle.engine.entropy import word
from tesselle.engine.kernel import cache_folder, interpreted

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
from tesselle.engine.kernel import kernel

@kernel
def times(number):
    return {factor} * number


@kernel
def square(number):
    return number * number
"""


@pytest.fixture(autouse=True)
def forget_folders() -> Iterator[None]:
    """Folders of throw-away packages do not outlive their test."""
    cache_folder.cache_clear()
    yield
    cache_folder.cache_clear()


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


def test_the_cache_folder_stays_when_only_tests_or_texts_change(package: Path) -> None:
    importlib.import_module("throwaway")
    before = folder_now()
    (package / "tests").mkdir()
    (package / "tests" / "test_rules.py").write_text("ONE = 1\n")
    (package / "RULES.md").write_text("# Rules\n")
    assert folder_now() == before


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


def test_a_kernel_keeps_its_name_and_its_words() -> None:
    assert word.__name__ == "word"
    assert word.__doc__
