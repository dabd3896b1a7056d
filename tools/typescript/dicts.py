"""TypeScript types of plain data that Python declares as a ``TypedDict``."""

import inspect
import json
import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from tesselle.engine.say import Said
from tools.typescript.source import Field, array, interface, union

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
NOTED = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)  # a field and its comment


def declared(typed: type[Any]) -> str:
    """Declare a ``TypedDict``; comments behind its fields go along."""
    notes = dict(NOTED.findall(inspect.getsource(typed)))
    fields = [
        Field(name, type_of(hint), name not in typed.__required_keys__, notes.get(name, ""))
        for name, hint in get_type_hints(typed).items()
    ]
    return interface(typed.__name__, typed.__doc__ or "", fields)


def type_of(hint: Any) -> str:
    """Write a type hint, or raise ValueError for what TypeScript is not taught to say."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint == Said:
        return "Said"
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return union(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return union(type_of(each) for each in inner)
    if origin is list:
        return array(type_of(inner[0]))
    if origin is dict and inner[0] is str:
        return f"Record<string, {type_of(inner[1])}>"
    raise ValueError(f"expected a type that TypeScript can say, got {hint}")


def parts(hint: Any) -> Iterator[type[Any]]:
    """Yield every ``TypedDict`` that a type is made of, each after those it needs."""
    if is_typeddict(hint):
        for each in get_type_hints(hint).values():
            yield from parts(each)
        yield hint
        return
    for each in get_args(hint):
        yield from parts(each)
