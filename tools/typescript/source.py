"""Types as TypeScript writes them."""

from collections.abc import Iterable
from typing import NamedTuple


class Field(NamedTuple):
    """One field of an interface."""

    name: str
    type: str
    optional: bool = False
    about: str = ""


def interface(name: str, about: str, fields: Iterable[Field]) -> str:
    """Declare an object by its fields."""
    lines = "".join(
        f"{_comment(each.about, '  ')}  {each.name}{'?' if each.optional else ''}: {each.type};\n"
        for each in fields
    )
    return f"{_comment(about)}export interface {name} {{\n{lines}}}\n"


def alias(name: str, about: str, meaning: str) -> str:
    """Declare another name of a type."""
    return f"{_comment(about)}export type {name} = {meaning};\n"


def array(inner: str) -> str:
    """Return the type of a list."""
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def union(types: Iterable[str]) -> str:
    """Return one of several types, each named once."""
    return " | ".join(dict.fromkeys(types))


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""
