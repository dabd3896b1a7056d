"""The documentation is built without a warning: every link in it leads somewhere."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_site_is_whole(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    built = subprocess.run(
        [*command, "-c", "docs/site", ".", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "docs/index.html" in (tmp_path / "index.html").read_text()
    library = (tmp_path / "docs" / "library.html").read_text()
    assert "tesselle.Match.play" in library
    rules = (tmp_path / "tesselle" / "games" / "mosaic" / "RULES.html").read_text()
    assert 'href="RULES.fr.html"' in rules
    assert 'href="RULES.de.html"' in rules
