"""The part of the program that a browser needs, from a few globals on, as JavaScript modules.

Python has already run: what a module computed when it was imported (tables, patterns,
sentences) is written down as data.  Functions and classes are translated, kernels are
called in WebAssembly, and what the standard library gives lies in ``library.ts``.
"""

from __future__ import annotations

import ast
import os.path
from collections import defaultdict
from types import FunctionType
from typing import Any

from tesselle.browser.javascript.data import Refer, data, fields, messages, place_of
from tesselle.browser.javascript.names import decorators, safe
from tesselle.browser.javascript.sources import Global, home, ours, syntax
from tesselle.browser.javascript.statements import Statements
from tesselle.engine.in_browser import MARK
from tesselle.engine.kernel import Kernel
from tesselle.engine.say import Catalogue

HEAD = 'import * as py from "$web/python/python";\nimport * as lib from "$web/python/library";'
STAND_INS = frozenset(  # of our own, what a browser does in another way: also in the library
    {
        "tesselle.engine.fluent.formatted",
        "tesselle.engine.state.zeroed",
        "tesselle.engine.state.copied",
        "tesselle.engine.registry.get",
        "tesselle.engine.registry.names",
    }
)


class Program:
    """Everything that was asked for, and what it needs in turn."""

    def __init__(self) -> None:
        self._waiting: list[Global] = []
        self._written: dict[Global, str] = {}
        self._imports: dict[str, dict[str, Global]] = defaultdict(dict)  # by module and alias
        self.library: set[str] = set()  # what it takes from the library in the browser

    def want(self, module: str, name: str) -> str:
        """Ask for a global and for all that it needs; return the path of its module."""
        found = home(module, name)
        if not isinstance(found, Global):
            raise TypeError(f"{module}.{name} is a module")
        self._want(found)
        while self._waiting:
            each = self._waiting.pop()
            self._written[each] = f"export {self._declared(each)}"
        return path(found.module)

    def modules(self) -> dict[str, str]:
        """Return the text of every module, by its path."""
        parts: dict[str, list[Global]] = defaultdict(list)
        for each in self._written:
            parts[each.module].append(each)
        return {path(module): self._module(module, found) for module, found in parts.items()}

    def _want(self, found: Global) -> None:
        if found not in self._written:
            self._written[found] = ""
            self._waiting.append(found)

    def _module(self, module: str, found: list[Global]) -> str:
        sources = defaultdict(list)
        for alias, each in sorted(self._imports[module].items()):
            sources[each.module].append(f"{safe(each.name)} as {alias}")
        lines = [HEAD]
        for source, names in sorted(sources.items()):
            there = os.path.relpath(path(source), os.path.dirname(path(module)))  # noqa: PTH120  of a module, not of a file
            lines.append(f'import {{ {", ".join(names)} }} from "./{there}";')
        lines += [self._written[each] for each in sorted(found, key=_order)]
        return "\n".join([*lines, ""])

    def _refer(self, module: str, found: Global) -> str:
        """Write a global as ``module`` names it."""
        if found.module == "builtins":
            return self._of_library("py", found.name)
        if not ours(found.module) or found.path in STAND_INS:
            return self._of_library("lib", found.path.replace(".", "_").lstrip("_"))
        self._want(found)
        if found.module == module:
            return safe(found.name)
        alias = f"{found.module.rpartition('.')[2]}${found.name}"
        while self._imports[module].setdefault(alias, found) != found:
            alias += "$"
        return alias

    def _of_library(self, part: str, name: str) -> str:
        self.library.add(f"{part}.{name}")
        return f"{part}.{name}"

    def _declared(self, each: Global) -> str:
        """Write one global."""

        def refer(found: Global) -> str:
            return self._refer(each.module, found)

        value, name = each.value, safe(each.name)
        node = syntax(each.module).get(each.name)
        writer = Statements(each.module, refer)
        if isinstance(value, Kernel):
            return f'const {name} = py.kernel("{each.path}");'
        if hasattr(value, MARK):
            return f"const {name} = {_answers(value, refer)};"
        if isinstance(node, ast.ClassDef):
            return _class(each, node, writer, refer)
        if isinstance(node, ast.FunctionDef):
            return _function(each, node, writer)
        if isinstance(value, Catalogue):
            return f"const {name} = {messages(value, refer)};"
        return f"const {name} = {data(value, refer)};"


def _answers(function: Any, refer: Refer) -> str:
    answers, otherwise = getattr(function, MARK)
    given = (f"[{data(key, refer)}, {data(value, refer)}]" for key, value in answers().items())
    return f"py.answers([{', '.join(given)}], {data(otherwise, refer)})"


def _function(each: Global, node: ast.FunctionDef, writer: Statements) -> str:
    name, marks = safe(each.name), decorators(node)
    if marks & {"cache", "lru_cache"}:
        return f"const {name} = py.cached({writer.function(node, name)});"
    if marks:
        raise TypeError(f"{each.path} is decorated: {', '.join(sorted(marks))}")
    return writer.function(node, name)


def _class(each: Global, node: ast.ClassDef, writer: Statements, refer: Refer) -> str:
    kind: type = each.value
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    members = [f'static $name = "{each.name}";', *map(writer.method, methods)]
    if held := fields(kind):
        members.append(f"static $fields = {[field.name for field in held]};")
        if not any(method.name == "__init__" for method in methods):
            members.append(_init(kind, refer))
    else:
        members += _class_values(kind, node, refer)
    body = "\n".join(members)
    return f"class {safe(each.name)} extends {_parent(kind, refer)} {{\n{body}\n}}"


def _parent(kind: type, refer: Refer) -> str:
    if "_fields" in vars(kind):
        return "py.NamedTuple"
    base = kind.__mro__[1]
    if base is object or base.__module__ == "typing":
        return "py.Object"
    if base is dict:
        return "py.Dict"
    return refer(place_of(base))


def _class_values(kind: type, node: ast.ClassDef, refer: Refer) -> list[str]:
    """Write what a class itself holds; its instances have it as well."""
    found = []
    for part in node.body:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
                pass
            case ast.Assign(targets=[ast.Name(id=name)]) if not name.startswith("__"):
                pass
            case _:
                continue
        found.append(f"static {name} = {data(getattr(kind, name), refer)};")
        found.append(f"get {name}() {{ return this.constructor.{name}; }}")
    return found


def _init(kind: type, refer: Refer) -> str:
    given, kept = [], []
    for field in fields(kind):
        default = field.written(refer)
        own = safe(field.name)
        given.append(own if default is None else f"{own} = {default}")
        kept.append(f"this.{field.name} = {own};")
    after = "this.__post_init__();" if hasattr(kind, "__post_init__") else ""
    return f"__init__({', '.join(given)}) {{ {' '.join(kept)} {after} }}"


def _order(each: Global) -> tuple[int, int]:
    """Classes stand first, data last, because it is made of them."""
    node = syntax(each.module).get(each.name)
    if isinstance(each.value, type):
        rank = 0
    else:
        rank = 1 if isinstance(each.value, FunctionType | Kernel) else 2
    return rank, node.lineno if node else 0


def path(module: str) -> str:
    """Return the file that a module is written to."""
    return module.replace(".", "/") + ".js"
