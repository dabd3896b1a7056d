"""Whether what is said today holds all that was said when the corpus was made.

Objects may have gained fields.  Whatever stands in both must be equal, save for
sentences, which may be worded better, and for names in angle brackets, which stand
for values that differ each time: ``<id 1>`` is any text, and the same one wherever
it stands again; ``<number of at_ms 1>`` is any number.
"""

import re
from typing import Any

SENTENCES = frozenset(  # for people
    {"en", "fr", "about_en", "about_fr", "message", "message_fr", "html", "markdown"}
)
NAME = re.compile(r"<(?:number of )?[a-z_]+ \d+>")
NUMBER = "<number of "
RUNNING = "left_ms"  # clocks, which never show the same for long


class Unlike(AssertionError):
    """Something is missing, or is not what it was."""


class Names:
    """What the names in angle brackets stand for, found out by comparing."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}

    def put_into(self, recorded: Any) -> Any:
        """Return what was recorded with the values that its names stand for by now."""
        if isinstance(recorded, dict):
            return {key: self.put_into(value) for key, value in recorded.items()}
        if isinstance(recorded, list):
            return [self.put_into(value) for value in recorded]
        if isinstance(recorded, str):
            if recorded in self.values:
                return self.values[recorded]
            return NAME.sub(lambda name: str(self.values.get(name[0], name[0])), recorded)
        return recorded

    def check(self, recorded: Any, got: Any, place: str = "") -> None:
        """Raise Unlike unless ``got`` holds all that was recorded."""
        if isinstance(recorded, dict) and isinstance(got, dict):
            for key, value in recorded.items():
                if key not in got:
                    raise Unlike(f"{place}: expected {key!r}, got {sorted(got)}")
                self._check_field(key, value, got[key], f"{place}.{key}")
        elif isinstance(recorded, list) and isinstance(got, list):
            if len(recorded) != len(got):
                raise Unlike(f"{place}: expected {recorded}, got {got}")
            for number, (value, found) in enumerate(zip(recorded, got, strict=True)):
                self.check(value, found, f"{place}[{number}]")
        elif isinstance(recorded, str) and NAME.fullmatch(recorded):
            kind = int if recorded.startswith(NUMBER) else str
            value = self.values.setdefault(recorded, got)
            if value != got or type(got) is not kind:
                raise Unlike(f"{place}: expected {recorded} = {value!r}, got {got!r}")
        elif type(recorded) is not type(got) or recorded != got:
            raise Unlike(f"{place}: expected {recorded!r}, got {got!r}")

    def check_listed(self, recorded: Any, got: Any, place: str = "") -> None:
        """Check objects of lists by their names; more of them may be listed by now."""
        for key, objects in recorded.items():
            found = {each["name"]: each for each in got[key]}
            for each in objects:
                self.check(each, found.get(each["name"]), f"{place}.{key}.{each['name']}")

    def _check_field(self, key: str, recorded: Any, got: Any, place: str) -> None:
        if key in SENTENCES and isinstance(recorded, str):
            if not isinstance(got, str) or not got:
                raise Unlike(f"{place}: expected a sentence, got {got!r}")
        else:
            self.check(recorded, got, place)


class Naming:
    """Gives names to whatever came out differently when the same was done twice."""

    def __init__(self) -> None:
        self._names: dict[tuple[Any, Any], str] = {}

    def named(self, one: Any, other: Any, key: str = "") -> Any:
        """Return what was recorded, with names for what differs."""
        if isinstance(one, dict):
            return {name: self.named(value, other[name], name) for name, value in one.items()}
        if isinstance(one, list):
            return [self.named(*pair, key) for pair in zip(one, other, strict=True)]
        if one == other and not (key == RUNNING and one is not None):
            return one
        if isinstance(one, str):
            for (here, there), name in self._names.items():
                if isinstance(here, str):  # also within a path
                    one, other = one.replace(here, name), other.replace(there, name)
        return one if one == other and key != RUNNING else self._name(one, other, key)

    def _name(self, one: Any, other: Any, key: str) -> str:
        begin = NUMBER if isinstance(one, int) else "<"
        pair = (one, other) if key != RUNNING else (len(self._names), key)
        return self._names.setdefault(pair, f"{begin}{key} {len(self._names) + 1}>")
