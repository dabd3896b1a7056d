"""Seats whoever reads text and answers with text: one function is all it takes."""

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias, TypedDict

from tesselle.bots.outside import BadBot
from tesselle.bots.reading.page import FORM, introduction, turn
from tesselle.bots.words import say
from tesselle.engine.errors import IllegalMove, cut
from tesselle.engine.match import Match
from tesselle.engine.say import ENGLISH, alike

TRIES = 3  # answers to one question
MOVE = re.compile(r"^\W*move\W*[:=](.*)$", re.IGNORECASE)
AROUND = " \t*`'\".“”«»"  # what people and models put around a move


class Message(TypedDict):
    """One part of a conversation, as chat models take it."""

    role: Literal["system", "user", "assistant"]
    content: str


Ask: TypeAlias = Callable[[list[Message]], str]


class Reader:
    """A bot that asks ``ask`` for each move; what is wrong with an answer is told, and asked again.

    Each move is a conversation of its own: what there is to know stands in it.  After ``tries``
    answers without a legal move it raises BadBot.
    """

    def __init__(
        self, ask: Ask, *, listed: bool = True, language: str = ENGLISH, tries: int = TRIES
    ) -> None:
        self._ask = ask
        self._listed, self._language, self._tries = listed, language, tries
        self.answers = 0  # how many were given
        self.illegal = 0  # how many of them were no legal move

    def choose(self, match: Match, seat: int) -> int:
        """Return the action of the move in the first answer that has a legal one."""
        messages: list[Message] = [
            _message("system", introduction(match, seat, self._language)),
            _message("user", turn(match, seat, self._language, listed=self._listed)),
        ]
        why = alike("")
        for _ in range(self._tries):
            answer = self._answer(messages)
            self.answers += 1
            try:
                return match.read(seat, move_in(answer))
            except IllegalMove as error:
                self.illegal += 1
                why = error.say
            refused = say("reader-refused", why=_sentence(why.to(self._language)))
            messages += [
                _message("assistant", answer),
                _message("user", f"{refused.to(self._language)}\n\n{FORM}"),
            ]
        raise BadBot(say("reader-gave-up", tries=self._tries, why=why))

    def _answer(self, messages: list[Message]) -> str:
        try:
            answer: Any = self._ask(list(messages))
        except BadBot:
            raise
        except Exception as error:  # whatever it is, it is the reader's
            told = cut(f"{type(error).__name__}: {error}")
            raise BadBot(alike(told)) from error
        return answer if isinstance(answer, str) else ""


def move_in(answer: str) -> str:
    """Return the move of an answer: after the last ``MOVE:``, or else its last line."""
    lines = [line for line in answer.splitlines() if line.strip()]
    if not lines:
        raise IllegalMove(say("reader-no-move"))
    named = [found.group(1) for line in lines if (found := MOVE.match(line))]
    return (named or lines)[-1].strip(AROUND)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _message(role: Literal["system", "user", "assistant"], content: str) -> Message:
    return {"role": role, "content": content}
