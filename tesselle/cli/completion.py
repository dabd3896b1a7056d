"""Asking for a move with completion, on a real terminal."""

from collections.abc import Iterable
from itertools import islice

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText

from tesselle.cli.prompt import Quit

MOST_OFFERED = 300  # completions at once; typing narrows them


class Moves(Completer):
    """Offers the legal moves that start like what was typed."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves

    def get_completions(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002  the interface has it
    ) -> Iterable[Completion]:
        """Yield the fitting moves, the first few hundred of them."""
        typed = document.text_before_cursor.lstrip().lower()
        fitting = (move for move in self.moves if move.lower().startswith(typed))
        for move in islice(fitting, MOST_OFFERED):
            yield Completion(move, start_position=-len(typed))


class Prompt:
    """Asks on a terminal; what was typed before can be called back."""

    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession()

    def ask(self, question: str, moves: list[str]) -> str:
        """Ask once; Ctrl-C and Ctrl-D mean to stop."""
        text = FormattedText([("bold", question), ("", "\n> ")])
        try:
            return self.session.prompt(text, completer=Moves(moves), complete_while_typing=True)
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
