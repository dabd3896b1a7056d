"""What a browser has in place of what it cannot do, such as reading a file."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Answers: TypeAlias = Callable[[], Mapping[tuple[Any, ...], Any]]

MARK = "answers_in_browser"


def in_browser(answers: Answers, otherwise: Callable[..., Any] | None = None) -> Callable[[F], F]:
    """Mark a function that a browser cannot run: what it gives there for which arguments.

    The answers are made, and written down as data, when the site is built; for other
    arguments ``otherwise`` is called.
    """

    def mark(function: F) -> F:
        setattr(function, MARK, (answers, otherwise))
        return function

    return mark
