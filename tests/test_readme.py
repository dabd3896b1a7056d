"""What the README promises works as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  it is our own text
    told = re.fullmatch(r"\[([\d.]+) +([\d.]+)\] ([\d.]+)\n", capsys.readouterr().out)
    assert told, "the example prints the mean places of two seats, and the mean length"
    first, second, length = map(float, told.groups())
    assert 1 < min(first, second) < 1.5 < max(first, second) < 2
    assert 20 < length < 100


def test_ci_calls_the_readmes_test_command() -> None:
    (command,) = re.findall(r"## Test\n\n```console\n(.*?)\n```", README)
    assert command == "make test"
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == command


HEADINGS = {heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", README, re.M)}


@pytest.mark.parametrize("link", sorted(set(re.findall(r'(?:\]\(|src=")([^)":]+)[)"]', README))))
def test_links_lead_somewhere(link: str) -> None:
    path, _, heading = link.partition("#")
    assert (ROOT / path).exists()
    assert path or heading in HEADINGS
