"""Writes TypeScript types for every message, from the models that check them.

``python -m tesselle.server.typescript > web/src/wire.ts``.  A field with a
default may be left out of what a client sends, and is always there in what the
server sends: so the two directions are written each in its own mode.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, TypeGuard

from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from tesselle.server import routes
from tesselle.server.wire.problem import Problem
from tesselle.server.wire.socket import ToClient, ToServer

HEAD = """// Every message that crosses the wire, written from the server's models by
// `make types`. Do not edit.
"""
REF = "#/$defs/"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def written() -> str:
    """Give the whole file."""
    sent, told = set(_sent()), set(_told())
    modes: list[tuple[type[BaseModel], Any]] = [
        *((model, "validation") for model in sorted(sent, key=_name)),
        *((model, "serialization") for model in sorted(told, key=_name)),
    ]
    _, schema = models_json_schema(modes, ref_template=REF + "{model}")
    types = [_declared(name, found) for name, found in sorted(schema["$defs"].items())]
    return "\n".join([HEAD, *types])


def _sent() -> Iterator[type[BaseModel]]:
    """Yield what clients send."""
    yield ToServer
    for door in _doors():
        sent: Any = door.body_field.field_info.annotation if door.body_field else None
        if _is_model(sent):
            yield sent


def _told() -> Iterator[type[BaseModel]]:
    """Yield what the server sends."""
    yield ToClient
    yield Problem
    for door in _doors():
        if _is_model(door.response_model):
            yield door.response_model


def _doors() -> Iterator[APIRoute]:
    for router in routes.routers():
        for door in router.routes:
            if isinstance(door, APIRoute) and door.include_in_schema:
                yield door


def _is_model(model: Any) -> TypeGuard[type[BaseModel]]:
    return isinstance(model, type) and issubclass(model, BaseModel)


def _name(model: type[BaseModel]) -> str:
    return model.__name__


def _declared(name: str, schema: Schema) -> str:
    """Write one named type."""
    about = _comment(schema.get("description", ""), "")
    if "properties" not in schema:
        return f"{about}export type {_word(name)} = {_type(schema)};\n"
    required = schema.get("required", [])
    lines = []
    for field, found in schema["properties"].items():
        mark = "" if field in required else "?"
        about_field = _comment(found.get("description", ""), "  ")
        lines.append(f"{about_field}  {field}{mark}: {_type(found)};")
    return f"{about}export interface {_word(name)} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: Schema) -> str:
    """Write the type of a value."""
    if "$ref" in schema:
        return _word(schema["$ref"].removeprefix(REF))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(each) for each in schema[several]))
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def _word(name: str) -> str:
    return name.replace("-", "")


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    sys.stdout.write(written())
