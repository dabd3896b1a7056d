"""Where a global of the program is defined, and the syntax it was written in."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Global:
    """A name in the module that defines it."""

    module: str
    name: str

    @property
    def path(self) -> str:
        """Both with a dot between."""
        return f"{self.module}.{self.name}"

    @property
    def value(self) -> Any:
        """What the name stands for once the program is imported."""
        return getattr(sys.modules[self.module], self.name)


@functools.cache
def syntax(module: str) -> dict[str, ast.stmt]:
    """Return the statements of a module that define or import its names."""
    found: dict[str, ast.stmt] = {}
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    for statement in _flat(tree.body):
        for name in _defined(statement):
            found[name] = statement
    return found


def home(module: str, name: str) -> Global | ModuleType:
    """Follow imports to the module that defines a name, or to the module it stands for."""
    value = getattr(importlib.import_module(module), name)
    if isinstance(value, ModuleType):
        return value
    statement = syntax(module).get(name)
    if isinstance(statement, ast.ImportFrom):
        source = _source(module, statement)
        original = next(
            alias.name for alias in statement.names if (alias.asname or alias.name) == name
        )
        if ours(source):
            return home(source, original)
        return Global(source, original)
    return Global(module, name)


@functools.cache
def ours(module: str) -> bool:
    """Whether a module is part of the program, and not of a library."""
    top = module.partition(".")[0]
    return top == "tesselle" or top in _outside()


@functools.cache
def _outside() -> set[str]:
    from tesselle.engine import registry

    games = (registry.get(name) for name in registry.names())
    return {game.blank.__module__.partition(".")[0] for game in games}


def _source(module: str, statement: ast.ImportFrom) -> str:
    if not statement.level:
        return statement.module or ""
    package = module.rsplit(".", statement.level)[0]
    return f"{package}.{statement.module}" if statement.module else package


def _flat(body: list[ast.stmt]) -> list[ast.stmt]:
    """List the statements of a module, with those under its conditions."""
    found = []
    for statement in body:
        if isinstance(statement, ast.If | ast.Try):
            found += _flat(statement.body) + _flat(statement.orelse)
        else:
            found.append(statement)
    return found


def _defined(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef() | ast.ClassDef():
            return [statement.name]
        case ast.Import() | ast.ImportFrom():
            return [alias.asname or alias.name.partition(".")[0] for alias in statement.names]
        case ast.Assign():
            return [
                name.id
                for target in statement.targets
                for name in ast.walk(target)
                if isinstance(name, ast.Name)
            ]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []
