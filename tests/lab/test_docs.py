"""What the pages of the laboratory say works as it stands there."""

import re
from pathlib import Path

import pytest

from tools import observations

FOLDER = Path(__file__).parents[2] / "docs" / "lab"
EXAMPLES = [
    pytest.param(page.name, example, id=f"{page.stem}-{number}")
    for page in sorted(FOLDER.glob("*.md"))
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.S))
]


@pytest.mark.parametrize(("page", "example"), EXAMPLES)
def test_examples_run(page: str, example: str) -> None:
    exec(compile(example, page, "exec"), {})  # noqa: S102  it is our own text


def test_every_page_has_an_example() -> None:
    without = {observations.FILE.name}
    shown = {parameters.values[0] for parameters in EXAMPLES}
    assert shown == {page.name for page in FOLDER.glob("*.md")} - without


def test_observations_are_written_as_they_are_declared() -> None:
    written = observations.FILE.read_text(encoding="utf-8")
    assert written == observations.page(), "python -m tools.observations"
