"""The translation refuses what it does not know, and leaves out what is not needed."""

import ast
from pathlib import Path

import pytest

from tesselle.browser.javascript import build
from tesselle.browser.javascript.names import Unknown
from tesselle.browser.javascript.program import Program
from tesselle.browser.javascript.statements import Statements
from tesselle.local import minds


def translated(source: str) -> str:
    """Translate one function."""
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return Statements("builtins", lambda found: f"py.{found.name}").function(node, node.name)


@pytest.mark.parametrize(
    "body",
    [
        "global names",
        "for name in names: pass\n    else: pass",
        "match names:\n        case 1: pass",
        "class Inner: pass",
    ],
)
def test_python_that_is_not_known_is_refused_with_its_line(body: str) -> None:
    with pytest.raises(Unknown, match="line 2"):
        translated(f"def outer(names):\n    {body}\n")


def test_what_the_library_for_browsers_lacks_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build, "known", set)
    monkeypatch.setattr(minds, "LAST", minds.Followed())  # as where nothing was played yet
    with pytest.raises(build.Missing, match=r"py\.len"):
        build.build(tmp_path)


def test_what_only_a_terminal_needs_is_not_translated() -> None:
    program = Program()
    program.want("tesselle.games.genial", "GAME")
    paths = program.modules()
    assert "tesselle/games/genial/text/moves.js" in paths
    assert "tesselle/games/genial/show/terminal.js" not in paths


def test_names_that_javascript_keeps_for_itself_are_written_otherwise() -> None:
    assert "new$ = 1" in translated("def f(default):\n    new = 1\n    return default")
    assert "function f(default$)" in translated("def f(default):\n    return default")


def test_the_messages_of_a_game_are_written_once() -> None:
    program = Program()
    program.want("tesselle.games.mozaika", "GAME")
    told = [path for path, text in program.modules().items() if "the-tile = " in text]
    assert told == ["tesselle/games/mozaika/words.js"]


def test_a_message_may_take_what_is_called_as_its_own_argument_is() -> None:
    program = Program()
    ending = program.want("tesselle.engine.ending", "Ending")
    assert '["name", name]' in program.modules()[ending]
