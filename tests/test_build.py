"""Installing the package is all a player or a server needs: the web client is built into it."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import hatch_build
import tesselle
from tests.browser.modules import GAMES, built

ROOT = Path(hatch_build.__file__).parent
pytestmark = pytest.mark.xdist_group("build")  # what is built once serves all of these
BIN = "Scripts" if os.name == "nt" else "bin"


def run(command: list[str | Path], cwd: Path, **environment: str) -> str:
    """Run a command that must succeed; give what was said."""
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def build(target: str, root: Path, folder: Path, **environment: str) -> str:
    """Build one kind of package of the sources at ``root`` into ``folder``."""
    command: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d"]
    return run([*command, folder], root, **environment)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package."""
    for name in GAMES:
        built(name)  # or the test is skipped
    folder = tmp_path_factory.mktemp("sdist")
    build("sdist", ROOT, folder)
    [archive] = folder.glob("*.tar.gz")
    return archive


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from nothing but the source package."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [root] = folder.iterdir()
    build("wheel", root, folder)
    [found] = folder.glob("*.whl")
    return found


def test_a_source_package_holds_what_the_client_is_built_from(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"hatch_build.py", "web/package-lock.json", "web/src/main.ts", "web/index.html"}
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or "server/site" in name]


def test_a_wheel_holds_the_built_client_and_none_of_its_sources(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"tesselle"}
    assert "tesselle/server/site/index.html" in names
    assert any(name.startswith("tesselle/server/site/assets/") for name in names)
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "/tests/" in name]


def test_the_games_for_browsers_come_with_a_source_package_and_with_its_wheel(
    sdist: Path, wheel: Path
) -> None:
    modules = {f"tesselle/browser/built/{name}.wasm" for name in GAMES}
    with tarfile.open(sdist) as archive:
        assert modules <= {name.partition("/")[2] for name in archive.getnames()}
    assert modules <= set(zipfile.ZipFile(wheel).namelist())


def test_a_fresh_environment_plays_in_the_terminal_and_says_what_a_server_needs(
    wheel: Path, tmp_path: Path
) -> None:
    venv.create(tmp_path / "fresh", with_pip=True)
    commands = tmp_path / "fresh" / BIN
    pip: list[str | Path] = [commands / "python", "-m", "pip", "install", "--quiet", "--no-compile"]
    pip += ["-c", ROOT / "constraints.txt"]
    run([*pip, wheel], tmp_path)

    def tesselle_says(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [commands / "tesselle", *words],
            cwd=tmp_path,
            env=os.environ | {"LANG": "en_GB.UTF-8", "NUMBA_DISABLE_JIT": "1"},
            input="Rd4-Bd5\nquit\n",
            capture_output=True,
            text=True,
            check=False,
        )

    assert tesselle_says("--version").stdout.strip() == f"tesselle {tesselle.__version__}"
    played = tesselle_says("play", "genial", "Anna", "uniform", "--seed", "7", "--save", "m.json")
    assert "Anna" in played.stdout, played.stderr
    assert (tmp_path / "m.json").is_file()
    refused = tesselle_says("serve")
    assert refused.returncode == 2
    assert "pip install 'tesselle[server]'" in refused.stderr

    run([*pip, f"{wheel}[server]"], tmp_path)
    run([commands / "python", "-c", "import tesselle.server.app"], tmp_path)
    assert "--port" in tesselle_says("serve", "--help").stdout


def test_without_the_client_a_package_is_built_and_says_so(tmp_path: Path) -> None:
    said = build("wheel", ROOT, tmp_path, TESSELLE_NO_WEB="1")
    assert "the web client is not built" in said


def test_without_their_compilers_the_kernels_are_not_built_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hatch_build, "COMPILERS", ("numba", "nowhere_to_be_found"))
    with pytest.raises(hatch_build.NoCompiler, match="no nowhere_to_be_found"):
        hatch_build.build_kernels(ROOT)


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


@pytest.mark.parametrize(
    "path",
    [
        "web/eslint.config.js",
        "web/src/a.test.ts",
        "web/src/testing/a.ts",
        "tesselle/games/g/ui/b.test.ts",
    ],
)
def test_what_only_checks_the_client_makes_no_other_one(tmp_path: Path, path: str) -> None:
    source = tmp_path / path
    for folder in (source.parent, tmp_path / "web"):
        folder.mkdir(parents=True, exist_ok=True)
    before = hatch_build.digest(tmp_path)
    source.write_text("one")
    assert hatch_build.digest(tmp_path) == before
