"""A command that reads text and answers with text: ``text:llm -m some-model``.

It is started for each question, gets the whole conversation on its standard input, and
writes its answer to its standard output.
"""

import subprocess

from tesselle.bots.outside import A_COMMAND, LONGEST_TAIL, BadBot, stop, words_of
from tesselle.bots.reading.reader import Message
from tesselle.bots.words import say
from tesselle.engine.errors import cut, mismatch
from tesselle.engine.say import ENGLISH, alike
from tesselle.engine.say import say as engine_say


class Command:
    """Asks a command; to be given to a ``Reader``."""

    def __init__(self, command: str, limit_s: float, language: str = ENGLISH) -> None:
        self._words = words_of(command)
        if not self._words:
            raise BadBot(mismatch(A_COMMAND, engine_say("nothing")))
        self._named = cut(command)
        self._limit_s = limit_s
        self._language = language

    def __call__(self, messages: list[Message]) -> str:
        """Return what the command answers to the conversation."""
        try:
            process = subprocess.Popen(  # noqa: S603  the command is the user's own choice
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that what it starts ends with it
            )
        except OSError as error:
            started = engine_say("cannot-start", name=self._named)
            raise BadBot(alike(str(error)).within(started)) from None
        with process:
            return self._answer(process, conversation(messages, self._language).encode())

    def _answer(self, process: subprocess.Popen[bytes], question: bytes) -> str:
        try:
            answer, errors = process.communicate(question, self._limit_s)
        except subprocess.TimeoutExpired:
            stop(process, firmly=True)
            process.communicate()
            late = say("reader-in-time", limit=f"{self._limit_s:g} s")
            raise BadBot(mismatch(late, engine_say("nothing")).within(self._named)) from None
        if process.returncode:
            tail = errors[-LONGEST_TAIL:].decode(errors="replace").strip()
            failed = say("reader-failed", code=str(process.returncode))
            wrote = engine_say("program-wrote", what=failed, tail=f"\n{tail}") if tail else failed
            raise BadBot(wrote.within(self._named))
        return answer.decode(errors="replace")


def conversation(messages: list[Message], language: str) -> str:
    """Return a conversation as one text."""
    said = say("reader-you-said").to(language)
    return (
        "\n\n".join(
            f"{said}\n\n{each['content'].strip()}"
            if each["role"] == "assistant"
            else each["content"]
            for each in messages
        )
        + "\n"
    )
