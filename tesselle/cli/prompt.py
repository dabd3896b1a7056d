"""Asking people for a move: with completion in a terminal, plainly in a pipe."""

import sys
from collections.abc import Callable, Iterable

from tesselle.cli.play import Quit

MOST_OFFERED = 300  # completions at once; typing narrows them


def asker() -> Callable[[str, list[str]], str]:
    """Give the way to ask that fits where the input comes from."""
    return _with_completion() if sys.stdin.isatty() and sys.stdout.isatty() else _plainly


def _plainly(question: str, moves: list[str]) -> str:
    sys.stdout.write(f"{question}\n> ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise Quit
    return line.rstrip("\n")


def _with_completion() -> Callable[[str, list[str]], str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document
    from prompt_toolkit.formatted_text import FormattedText

    class Moves(Completer):
        """Offers the legal moves that start like what was typed."""

        def __init__(self, moves: list[str]) -> None:
            self.moves = moves

        def get_completions(
            self,
            document: Document,
            complete_event: CompleteEvent,  # noqa: ARG002  the interface has it
        ) -> Iterable[Completion]:
            typed = document.text_before_cursor.lstrip().lower()
            fitting = (move for move in self.moves if move.lower().startswith(typed))
            for _, move in zip(range(MOST_OFFERED), fitting, strict=False):
                yield Completion(move, start_position=-len(typed))

    session: PromptSession[str] = PromptSession()

    def ask(question: str, moves: list[str]) -> str:
        text = FormattedText([("bold", question), ("", "\n> ")])
        try:
            return session.prompt(text, completer=Moves(moves), complete_while_typing=True)
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    return ask
