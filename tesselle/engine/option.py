"""What a table may choose before a match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tesselle.engine.errors import BadOption, kind_name, shown
from tesselle.engine.say import Say, alike, say

YES_NO = {True: say("yes"), False: say("no")}


@dataclass(frozen=True, kw_only=True)
class Option:
    """One thing a table may choose before a match; ``choices`` empty means any text."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    about: Say
    # What strangers may choose where ``choices`` are empty, asked anew each time: a text may
    # name a file, and people on a server are not to name its files.
    offered: Callable[[], tuple[Any, ...]] | None = None
    words: Mapping[Any, Say] = field(default_factory=dict, hash=False)  # by choice

    @property
    def safe(self) -> tuple[Any, ...]:
        """What may be chosen by people who are not to name files of this machine."""
        if self.choices:
            return self.choices
        return self.offered() if self.offered else (self.default,)

    def said(self, value: Any) -> Say:
        """Return a value in words; as it is typed where there are none."""
        if value in self.words:
            return self.words[value]
        return YES_NO[value] if isinstance(value, bool) else alike(str(value))

    def checked(self, value: Any) -> Any:
        """Return ``value``, or raise BadOption with what was expected."""
        if type(value) is not type(self.default):
            raise self._bad(kind_name(type(self.default)), value)
        if self.choices and value not in self.choices:
            raise self._unlisted(value)
        return value

    def read(self, text: str) -> Any:
        """Read a value as typed on a command line."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        if self.choices:
            raise self._unlisted(text)
        return self.checked(text)

    def _unlisted(self, value: Any) -> BadOption:
        return self._bad(say("one-of", choices=", ".join(map(str, self.choices))), value)

    def _bad(self, expected: Say, value: Any) -> BadOption:
        wrong = say("option-mismatch", expected=expected, got=shown(value))
        return BadOption(wrong.within(f"option {self.name}"))
