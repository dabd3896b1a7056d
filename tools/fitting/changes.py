"""A game's heuristics with some of their numbers changed.

Changes are written as Python, ``module.NAME`` being a constant of ``heuristic/module.py``::

    worths.EDGE = 0; worths.STANDS[1] = 0.5; gains.COIN *= 0.5

Each is done right after the module has set its constant, so that whatever the module works out
from it follows, and kernels are compiled with it.  The right side may use all that the module
knows by then, and ``replace`` for a ``Tuning``.
"""

import ast
import dataclasses
import os
import sys
from collections import defaultdict
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypeAlias

from tesselle import games

Change: TypeAlias = tuple[str, ast.stmt]  # a constant's name, and what is done to it
Changes: TypeAlias = dict[str, list[Change]]  # by module


class BadChange(ValueError):
    """What was written changes no constant."""


def change_numbers(game: str, text: str, cache: str) -> None:
    """Let this process play ``game`` by changed numbers; it must not have loaded it yet.

    Compiled kernels do not know what numbers they were compiled with, so they lie in ``cache``,
    which nobody with other numbers may use.
    """
    home = f"tesselle.games.{game}"
    if home in sys.modules:
        raise BadChange(f"{game} is loaded already, with the numbers it has")
    os.environ["TESSELLE_CACHE"] = cache
    found = read_changes(text)
    sys.meta_path.insert(0, _Finder({f"{home}.heuristic.{name}": found[name] for name in found}))


def check_changes(game: str, text: str) -> None:
    """Raise BadChange unless everything to be changed is there."""
    for module, changes in read_changes(text).items():
        path = Path(games.__path__[0], game, "heuristic", f"{module}.py")
        if not path.exists():
            raise BadChange(f"{game} has no heuristic/{path.name}")
        changed(path.read_bytes(), changes, str(path))


def read_changes(text: str) -> Changes:
    """Read changes as they are written above."""
    found: Changes = defaultdict(list)
    for statement in ast.parse(text).body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            module, name, statement.targets[0] = _inside(statement.targets[0])
        elif isinstance(statement, ast.AugAssign):
            module, name, target = _inside(statement.target)
            statement.target = target  # type: ignore[assignment]  # a name or a place in brackets
        else:
            raise BadChange(f"expected module.NAME = value, got {ast.unparse(statement)!r}")
        found[module].append((name, statement))
    return found


def _inside(target: ast.expr) -> tuple[str, str, ast.expr]:
    """Return the module and the constant, and the target as the module itself would write it."""
    match target:
        case ast.Attribute(value=ast.Name(id=module), attr=name, ctx=context):
            return module, name, ast.Name(name, context)
        case ast.Subscript(value=constant):
            module, name, target.value = _inside(constant)
            return module, name, target
    raise BadChange(f"expected module.NAME, got {ast.unparse(target)!r}")


def changed(source: bytes, changes: Sequence[Change], path: str) -> CodeType:
    """Compile a module with its constants changed, each right after it was set."""
    tree = ast.parse(source)
    for name, change in reversed(changes):
        places = [place for place, each in enumerate(tree.body) if _sets(each, name)]
        if not places:
            raise BadChange(f"{Path(path).name} sets no constant {name}")
        tree.body.insert(places[0] + 1, change)
    return compile(ast.fix_missing_locations(tree), path, "exec")


def _sets(statement: ast.stmt, name: str) -> bool:
    return isinstance(statement, ast.Assign) and any(
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)
        for target in statement.targets
        for node in ast.walk(target)
    )


class _Finder(MetaPathFinder):
    """Finds the modules to change, by their full names."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        changes = self._changes.get(name)
        found = PathFinder.find_spec(name, path, target) if changes else None
        if found and found.origin and changes:
            found.loader = _Loader(name, found.origin, changes)
        return found


class _Loader(SourceFileLoader):
    """Loads a module with its constants changed, past the bytecode on disk."""

    def __init__(self, name: str, path: str, changes: Sequence[Change]) -> None:
        super().__init__(name, path)
        self._changes = changes

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002  one loader, one module
        return changed(self.get_data(self.path), self._changes, self.path)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["replace"] = dataclasses.replace
        super().exec_module(module)
