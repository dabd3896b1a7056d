"""What TypeScript must know of a module, written from its description.

A game's file, ``ui/kernels.gen.ts``, holds an interface for each record and one with all
kernels, for ``load`` of the web client's ``device/kernels.ts``.
"""

from typing import Any

from tesselle.browser.kernels.layout import Field, Layout
from tesselle.browser.kernels.wrappers import Argument, Signature

FILE = "kernels.gen.ts"
HEAD = """\
// Written by `make types` from the kernels: not to be edited.

import type {{ {imported} }} from '$web/device/kernels';
"""
ARRAYS = {
    "bool": "Uint8Array",
    "int8": "Int8Array",
    "uint8": "Uint8Array",
    "int16": "Int16Array",
    "uint16": "Uint16Array",
    "int32": "Int32Array",
    "uint32": "Uint32Array",
    "int64": "BigInt64Array",
    "uint64": "BigUint64Array",
    "float32": "Float32Array",
    "float64": "Float64Array",
}
SINGLE = {"bool": "boolean", "int64": "bigint", "uint64": "bigint"}  # the others are numbers
PASSED = {"integer": "number", "float": "number", "boolean": "boolean", "word": "bigint"}
RESERVED = {"new", "in", "function", "delete", "default", "case", "this", "with", "var"}


def typed(description: dict[str, Any]) -> str:
    """Return the file of a game."""
    records: dict[str, Layout] = description["records"]
    kernels: dict[str, Signature] = description["kernels"]
    body = [_interface(name, record) for name, record in records.items()]
    body.append(_block("Kinds", [f"{name}: {_title(name)};" for name in records]))
    body.append(_block("Calls", [_call(*kernel) for kernel in kernels.items()]))
    text = "\n".join(body)
    used = [name for name in ("Numbers", "Records") if f"{name}<" in text]
    return HEAD.format(imported=", ".join(used)) + "\n" + text


def _interface(name: str, record: Layout) -> str:
    return _block(_title(name), [_field(field) for field in record["fields"]])


def _field(field: Field) -> str:
    kind, shape = field["type"], field["shape"]
    if kind == "record":
        inner = " ".join(_field(each).partition(" //")[0] for each in field["fields"])
        return f"{field['name']}: {{ {inner} }};"
    if not shape:
        return f"{field['name']}: {SINGLE.get(kind, 'number')};"
    return f"{field['name']}: {ARRAYS[kind]}; // {' × '.join(map(str, shape))}"


def _call(name: str, kernel: Signature) -> str:
    taken = ", ".join(f"{_safe(each['name'])}: {_passed(each)}" for each in kernel["arguments"])
    kinds = [PASSED[kind] for kind in kernel["returns"]]
    returned = f"[{', '.join(kinds)}]" if len(kinds) > 1 else (kinds or ["void"])[0]
    quoted = name if name.isidentifier() else f"'{name}'"
    return f"{quoted}({taken}): {returned};"


def _passed(argument: Argument) -> str:
    kind = argument["kind"]
    if kind == "tuple":
        parts = (f"{_safe(part['name'])}: {_passed(part)}" for part in argument["parts"])
        return f"[{', '.join(parts)}]"
    if kind not in ("record", "array"):
        return PASSED[kind]
    type = argument["type"]
    if type not in ARRAYS:
        return f"Records<{_title(type)}>"
    one = f" | {ARRAYS[type]}" if argument["dimensions"] == 1 else ""
    return f"Numbers<'{type}'>{one}"


def _block(name: str, lines: list[str]) -> str:
    return "\n".join([f"export interface {name} {{", *(f"  {line}" for line in lines), "}", ""])


def _title(name: str) -> str:
    return "".join(part.title() for part in name.split("_"))


def _safe(name: str) -> str:
    return f"{name}_" if name in RESERVED else name
