"""What the README promises works as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  it is our own text
    assert "[" in capsys.readouterr().out


def test_ci_calls_the_readmes_test_command() -> None:
    (command,) = re.findall(r"## Test\n\n```console\n(.*?)\n```", README)
    assert command == "make test"
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == command


@pytest.mark.parametrize("link", sorted(set(re.findall(r'(?:\]\(|src=")([^)":]+)[)"]', README))))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
