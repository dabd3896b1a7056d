"""Values that Python has made, written down as JavaScript."""

from __future__ import annotations

import dataclasses
import functools
import json
import re
import sys
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import numpy as np

from tesselle.browser.javascript.names import constant
from tesselle.browser.javascript.sources import Global, ours
from tesselle.engine.game import Game
from tesselle.engine.kernel import Kernel
from tesselle.engine.say import Catalogue

Refer = Callable[[Global], str]
BOARDS = frozenset({"Board", "Lesson"})  # groups of messages that only pages say
LEFT_OUT = frozenset({"draw", "sight", "view_type"})  # of a game: only a terminal, only Python


def data(value: Any, refer: Refer) -> str:
    """Write a value; functions and classes in it are called by their names."""
    write = functools.partial(data, refer=refer)
    plain = value.item() if isinstance(value, np.generic) and value.dtype.names is None else value
    match plain:
        case None | bool() | int() | float() | str() | bytes():
            return constant(plain)
        case np.ndarray():
            numbers = json.dumps(plain.reshape(-1).tolist(), separators=(",", ":"))
            return f'py.array({numbers}, "{plain.dtype.name}", {list(plain.shape)})'
        case np.dtype():
            return f"py.dtype({json.dumps(layout(plain))})"
        case re.Pattern():
            return f"py.pattern({constant(plain.pattern)}, {plain.flags})"
        case slice() | range():
            ends = ", ".join(map(write, (plain.start, plain.stop, plain.step)))
            return f"py.{type(plain).__name__}({ends})"
        case functools.partial():
            return f"py.partial({write(plain.func)}, [{_listed(plain.args, write)}])"
    if isinstance(value, Catalogue):
        return refer(home_of(value))
    if isinstance(value, type | FunctionType | Kernel) or hasattr(value, "__wrapped__"):
        return refer(place_of(value))
    if dataclasses.is_dataclass(value) or hasattr(value, "_fields"):
        return _instance(value, refer)
    return _collection(value, refer)


def messages(value: Catalogue, refer: Refer) -> str:
    """Write a catalogue where it is at home; others call it by its name."""
    texts = {language: _told(text) for language, text in value.texts.items()}
    return f"py.remade({refer(place_of(Catalogue))}, {{texts: {data(texts, refer)}}})"


def home_of(value: Catalogue) -> Global:
    """Return the global that a catalogue is: ``say`` of a package ``words``, or the engine's."""
    for name, module in sys.modules.items():
        at_home = name == Catalogue.__module__ or name.endswith(".words")
        if at_home and ours(name) and getattr(module, "say", None) is value:
            return Global(name, "say")
    raise TypeError(f"no package 'words' has the messages {value.texts['en']:.80}")


def _told(text: str) -> str:
    """Return a catalogue's file without comments, and without what only pages say."""
    first, *groups = re.split(r"^## ", text, flags=re.MULTILINE)
    kept = [first, *(each for each in groups if each.split("\n")[0].strip() not in BOARDS)]
    lines = "\n".join(part.partition("\n")[2] for part in kept).split("\n")
    return "\n".join(line for line in lines if line.strip() and not line.startswith("#"))


def _collection(value: Any, refer: Refer) -> str:
    write = functools.partial(data, refer=refer)
    if isinstance(value, Mapping) and ours(type(value).__module__):
        return f"py.make({refer(place_of(type(value)))})"  # it fills itself when it is asked
    if isinstance(value, Mapping):
        entries = (f"[{write(key)}, {write(each)}]" for key, each in value.items())
        return f"py.dict([{', '.join(entries)}])"
    if isinstance(value, tuple):
        return f"py.tuple_of([{_listed(value, write)}])"
    if isinstance(value, list):
        return f"[{_listed(value, write)}]"
    if isinstance(value, set | frozenset):
        return f"py.set([{_listed(sorted(value), write)}])"
    if ours(type(value).__module__) and hasattr(value, "__dict__"):
        return _instance(value, refer)
    raise TypeError(f"no way to write a {type(value).__name__} in JavaScript: {value!r:.80}")


def _listed(values: Any, write: Callable[[Any], str]) -> str:
    return ", ".join(map(write, values))


def _instance(value: Any, refer: Refer) -> str:
    names = [each.name for each in fields(type(value))] or sorted(vars(value))
    held = (f"{name}: {data(getattr(value, name), refer)}" for name in names)
    return f"py.remade({refer(place_of(type(value)))}, {{{', '.join(held)}}})"


def place_of(value: Any) -> Global:
    """Return the global that a function or class is."""
    place = Global(value.__module__, getattr(value, "__qualname__", value.__name__))
    if getattr(sys.modules[place.module], place.name, None) is not value:
        raise TypeError(f"no global of {place.module} is {value!r}")
    return place


@dataclasses.dataclass(frozen=True)
class Field:
    """A field of a dataclass or named tuple."""

    name: str
    default: Any  # or MISSING
    makes: Any  # called for each instance, or MISSING

    def written(self, refer: Refer) -> str | None:
        """Write its default, if it has one."""
        if self.default is not dataclasses.MISSING:
            return data(self.default, refer)
        if self.makes is dataclasses.MISSING:
            return None
        if self.makes in (list, tuple, dict, set):
            return f"py.{self.makes.__name__}()"
        return f"py.call({data(self.makes, refer)})"


def fields(kind: type) -> list[Field]:
    """List the fields that an instance is made with."""
    if dataclasses.is_dataclass(kind):
        left_out = LEFT_OUT if kind is Game else ()
        found = (each for each in dataclasses.fields(kind) if each.name not in left_out)
        return [Field(each.name, each.default, each.default_factory) for each in found]
    defaults = getattr(kind, "_field_defaults", {})
    names = getattr(kind, "_fields", ())
    none = dataclasses.MISSING
    return [Field(name, defaults.get(name, none), none) for name in names]


def layout(kind: np.dtype[Any]) -> dict[str, Any]:
    """Describe how a record or a field lies in memory."""
    if kind.fields is None:
        base, shape = kind.subdtype or (kind, ())
        return {"type": base.name, "shape": list(shape), "size": kind.itemsize}
    inner = {name: {"at": place[1], **layout(place[0])} for name, place in kind.fields.items()}
    return {"size": kind.itemsize, "fields": inner}
