"""Installing the package is all a server needs: the web client is built into it."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(hatch_build.__file__).parent


def built(target: str, folder: Path, **environment: str) -> str:
    """Build one kind of package into ``folder``; give what was said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_a_wheel_holds_the_built_client_and_none_of_its_sources(tmp_path: Path) -> None:
    built("wheel", tmp_path)
    [wheel] = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tesselle/server/site/index.html" in names
    assert any(name.startswith("tesselle/server/site/assets/") for name in names)
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "/tests/" in name]


def test_a_source_package_holds_what_the_client_is_built_from(tmp_path: Path) -> None:
    built("sdist", tmp_path)
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    wanted = {"hatch_build.py", "web/package-lock.json", "web/src/main.ts", "web/index.html"}
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or "server/site" in name]


def test_without_the_client_a_package_is_built_and_says_so(tmp_path: Path) -> None:
    said = built("wheel", tmp_path, TESSELLE_NO_WEB="1")
    assert "the web client is not built" in said


@pytest.mark.parametrize("path", ["web/vite.config.ts", "web/src/a.ts", "tesselle/games/g/ui/B.ts"])
def test_a_changed_source_makes_another_client(tmp_path: Path, path: str) -> None:
    source = tmp_path / path
    for folder in (source.parent, tmp_path / "web"):
        folder.mkdir(parents=True, exist_ok=True)
    source.write_text("one")
    before = hatch_build.digest(tmp_path)
    assert hatch_build.digest(tmp_path) == before
    source.write_text("two")
    assert hatch_build.digest(tmp_path) != before
