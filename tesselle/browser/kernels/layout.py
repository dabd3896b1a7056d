"""Records as a browser must read them: where each field lies, and what it is."""

from typing import Any, TypedDict

import numpy as np


class Field(TypedDict):
    """One field of a record."""

    name: str
    type: str  # "int8", …, "float64", or "record"
    offset: int  # bytes from the record's start
    shape: list[int]  # empty for a single value
    fields: list["Field"]  # of a record within the record


class Layout(TypedDict):
    """A whole record."""

    size: int  # bytes
    fields: list[Field]


def layout(kind: np.dtype[Any]) -> Layout:
    """Return where the fields of a record type lie."""
    return {"size": kind.itemsize, "fields": _fields(kind)}


def _fields(kind: np.dtype[Any]) -> list[Field]:
    found: list[Field] = []
    for name, (type, offset, *_) in (kind.fields or {}).items():
        base = type.base
        if offset % base.alignment:
            raise TypeError(f"expected a record type with align=True: {name} lies at {offset}")
        found.append(
            {
                "name": name,
                "type": "record" if base.names else base.name,
                "offset": offset,
                "shape": list(type.shape),
                "fields": _fields(base),
            }
        )
    return found
