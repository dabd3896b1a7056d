"""A table as lines of styled text, for a terminal."""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from tesselle.engine.game import View

Span: TypeAlias = tuple[str, str]  # a text and its style: ("R", "bold white on red")
Drawing: TypeAlias = list[list[Span]]  # lines of spans

TERMINAL = 80  # columns a drawing may use where nothing wider is known


class Draw(Protocol):
    """Draws what a view of its game shows."""

    def __call__(self, view: Any, language: str, width: int = TERMINAL) -> Drawing:
        """Return lines of styled text, at most ``width`` columns wide if that can be."""
        ...


def listing(view: View, language: str, width: int = TERMINAL) -> Drawing:
    """List a view, a line for each of its names: enough to play a game that draws nothing."""
    lines: Drawing = []
    for name, value in view.items():
        written = json.dumps(value, ensure_ascii=False)
        first, *more = textwrap.wrap(written, max(20, width - len(name) - 1)) or [""]
        lines.append([(f"{name} ", "dim"), (first, "")])
        lines += [[(" " * (len(name) + 1) + each, "")] for each in more]
    return lines
