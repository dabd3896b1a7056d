"""The names of a function: which it binds, which lie around it, and how they are written."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import ModuleType

from tesselle.browser.javascript.sources import Global

RESERVED = frozenset(  # JavaScript's own words, and ours
    {
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
        "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false",
        "finally", "for", "function", "if", "implements", "import", "in", "instanceof",
        "interface", "let", "lib", "new", "null", "package", "private", "protected", "public",
        "py", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof",
        "undefined", "var", "void", "while", "with", "yield",
    }
)  # fmt: skip
LARGEST = 2**53 - 1  # a number beyond is a BigInt


class Unknown(Exception):
    """Python that is not understood here."""

    def __init__(self, module: str, node: ast.AST, what: str) -> None:
        line = getattr(node, "lineno", "?")
        super().__init__(f"{module}, line {line}: no way to write {what} in JavaScript")


@dataclass
class Scope:
    """The names a function binds, and those of the functions around it."""

    names: set[str]
    around: Scope | None = None
    static: dict[str, Global | ModuleType] = field(default_factory=dict)  # imported late

    def binds(self, name: str) -> bool:
        """Whether the name is local here or in a function around."""
        return name in self.names or (self.around is not None and self.around.binds(name))

    def imported(self, name: str) -> Global | ModuleType | None:
        """Return what a late import bound the name to."""
        if name in self.static:
            return self.static[name]
        return self.around.imported(name) if self.around else None


def safe(name: str) -> str:
    """Return a name that JavaScript does not keep for itself."""
    return f"{name}$" if name in RESERVED else name


def constant(value: object) -> str:
    """Write a constant."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int():
            return str(value) if abs(value) <= LARGEST else f"{value}n"
        case float():
            return repr(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case bytes():
            return f"py.bytes({list(value)})"
    raise TypeError(f"a constant of type {type(value).__name__}")


def arguments(args: ast.arguments) -> list[ast.arg]:
    """List all parameters in the order in which they are written."""
    found = args.posonlyargs + args.args + args.kwonlyargs
    return found + [each for each in (args.kwarg, args.vararg) if each]


def decorators(node: ast.FunctionDef) -> set[str]:
    """Return the names of a function's decorators, without the modules they come from."""
    return {_last_name(each) for each in node.decorator_list}


def _last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=func):
            return _last_name(func)
    return ""


def bound(body: list[ast.stmt]) -> set[str]:
    """Return the names that statements bind."""
    found = set()
    for node in _own(body):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ExceptHandler(name=str(name)):
                found.add(name)
    return found


def functions(body: list[ast.stmt]) -> set[str]:
    """Return the names of the functions that statements define."""
    return {node.name for node in _own(body) if isinstance(node, ast.FunctionDef)}


def yields(node: ast.FunctionDef) -> bool:
    """Whether a function is a generator."""
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in _own(node.body))


def targets(node: ast.expr) -> list[str]:
    """List the names that an assignment to ``node`` binds."""
    return sorted({each.id for each in ast.walk(node) if isinstance(each, ast.Name)})


def _own(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Walk through statements, but not into functions or comprehensions within."""
    for node in body:
        yield node
        if isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            continue
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            for each in ast.walk(node):  # a name bound by := belongs to the function around
                if isinstance(each, ast.NamedExpr):
                    yield each.target
            continue
        yield from _own(ast.iter_child_nodes(node))
