"""TypeScript types of every message, from the models that check them.

A field with a default may be left out of what a client sends, and is always there in
what the server sends: so the two directions are written each in its own mode.
"""

import json
from collections.abc import Iterator
from typing import Any, TypeGuard

from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from tesselle.engine.match import MatchView
from tesselle.server.http import routes
from tesselle.server.wire.message import Problem
from tesselle.server.wire.socket import ToClient, ToServer
from tools.typescript.dicts import declared as declared_dict
from tools.typescript.source import Field, alias, array, interface, union

HEAD = """// Every message that crosses the wire, written from the server's models by
// `make types`. Do not edit.
"""
REF = "#/$defs/"
ANYTHING = "unknown"
NOTES = {"default", "description", "examples", "title"}  # keys that say nothing of a value's type
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def written() -> str:
    """Return the whole file."""
    types = declarations()
    return "\n".join([HEAD, *(types[name] for name in sorted(types))])


def declarations() -> dict[str, str]:
    """Return every type that messages are made of, by its name."""
    sent, told = set(_sent()), set(_told())
    modes: list[tuple[type[BaseModel], Any]] = [
        *((model, "validation") for model in sorted(sent, key=_name)),
        *((model, "serialization") for model in sorted(told, key=_name)),
    ]
    _, schema = models_json_schema(modes, ref_template=REF + "{model}")
    types = {_word(name): _declared(name, found) for name, found in schema["$defs"].items()}
    return types | {MatchView.__name__: declared_dict(MatchView)}  # part of every view


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
    about = schema.get("description", "")
    if "properties" not in schema:
        return alias(_word(name), about, type_of(schema))
    required = schema.get("required", [])
    fields = [
        Field(field, type_of(found), field not in required, found.get("description", ""))
        for field, found in schema["properties"].items()
    ]
    return interface(_word(name), about, fields)


def type_of(schema: Schema) -> str:
    """Write the type of a value."""
    if "$ref" in schema:
        return _word(schema["$ref"].removeprefix(REF))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return union(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return union(type_of(each) for each in schema[several])
    if schema.get("type") == "array":
        return array(type_of(schema["items"]))
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {type_of(values) if isinstance(values, dict) else ANYTHING}>"
    if schema.get("type") in PLAIN:
        return PLAIN[schema["type"]]
    if schema.keys() <= NOTES:  # a field of type Any
        return ANYTHING
    raise ValueError(f"expected a schema that TypeScript can say, got {schema}")


def _word(name: str) -> str:
    return name.replace("-", "")
