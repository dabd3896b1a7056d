"""Expressions of Python, written as JavaScript that gives the same.

What values do (``+`` of numbers, texts or lists, items from the end, ``in``, truth) is
decided when it runs, by the small library in ``web/src/python``, which the output calls
``py``.  What is not known here is refused, with its place.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any

from tesselle.browser.javascript.names import Scope, Unknown, arguments, constant, safe, targets
from tesselle.browser.javascript.sources import Global, home, ours
from tesselle.engine.kernel import Kernel

BINARY = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.FloorDiv: "floordiv",
    ast.Mod: "mod", ast.Pow: "pow", ast.LShift: "shl", ast.RShift: "shr", ast.BitAnd: "band",
    ast.BitOr: "bor", ast.BitXor: "bxor",
}  # fmt: skip
COMPARED = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge",
    ast.In: "within", ast.NotIn: "without",
}  # fmt: skip
ERASED = ("cast",)  # of typing


Refer = Callable[[Global], str]  # writes a global, and sees to it that it is there


class Expressions:
    """Writes the expressions of one module."""

    def __init__(self, module: str, refer: Refer) -> None:
        self.module = module
        self._refer = refer
        self._spare = 0

    def expression(self, node: ast.expr, scope: Scope) -> str:  # noqa: C901, PLR0912  a case for each kind
        """Write an expression."""
        match node:
            case ast.Constant(value=value):
                return constant(value)
            case ast.Name():
                return self._name(node, scope)
            case ast.Attribute():
                return self._attribute(node, scope)
            case ast.Call():
                return self._call(node, scope)
            case ast.BinOp(left=left, op=op, right=right):
                both = f"{self.expression(left, scope)}, {self.expression(right, scope)}"
                return f"py.{BINARY[type(op)]}({both})"
            case ast.BoolOp(op=op, values=values):
                return self._either(op, values, scope)
            case ast.UnaryOp(op=op, operand=operand):
                return self._unary(op, operand, scope)
            case ast.Compare():
                return self._compare(node, scope)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                chosen = f"{self.expression(body, scope)} : {self.expression(orelse, scope)}"
                return f"({self._truth(test, scope)} ? {chosen})"
            case ast.Subscript(value=value, slice=index):
                return f"py.get({self.expression(value, scope)}, {self._index(index, scope)})"
            case ast.JoinedStr(values=values):
                return self._text(values, scope)
            case ast.Tuple(elts=elements):
                return f"py.tuple_of({self._list(elements, scope)})"
            case ast.List(elts=elements):
                return self._list(elements, scope)
            case ast.Set(elts=elements):
                return f"py.set({self._list(elements, scope)})"
            case ast.Dict():
                return self._dict(node, scope)
            case ast.ListComp(elt=element, generators=generators):
                return f"[...{self._generator(element, generators, scope)}]"
            case ast.SetComp(elt=element, generators=generators):
                return f"py.set({self._generator(element, generators, scope)})"
            case ast.GeneratorExp(elt=element, generators=generators):
                return self._generator(element, generators, scope)
            case ast.DictComp(key=key, value=value, generators=generators):
                pair = ast.Tuple(elts=[key, value], ctx=ast.Load())
                return f"py.dict({self._generator(pair, generators, scope)})"
            case ast.Lambda():
                return self._lambda(node, scope)
            case ast.NamedExpr(target=target, value=value):
                return f"({safe(target.id)} = {self.expression(value, scope)})"
            case ast.Yield(value=value):
                return f"(yield {self.expression(value, scope) if value else 'null'})"
            case ast.YieldFrom(value=value):
                return f"(yield* py.iter({self.expression(value, scope)}))"
        raise self._unknown(node, type(node).__name__)

    def _name(self, node: ast.Name, scope: Scope) -> str:
        found = self._resolved(node, scope)
        if found is None:
            return safe(node.id)
        return self._global(found, node)

    def _resolved(self, node: ast.expr, scope: Scope) -> Global | ModuleType | None:
        """Return what a name or a dotted name stands for, where that is known before it runs."""
        match node:
            case ast.Name(id=name):
                if late := scope.imported(name):
                    return late
                if scope.binds(name):
                    return None
                module = sys.modules[self.module]
                if hasattr(module, name):
                    return home(self.module, name)
                return Global("builtins", name)
            case ast.Attribute(value=value, attr=name):
                owner = self._resolved(value, scope)
                if isinstance(owner, ModuleType):
                    if ours(owner.__name__):
                        return home(owner.__name__, name)
                    return Global(owner.__name__, name)
        return None

    def _global(self, found: Global | ModuleType, node: ast.expr) -> str:
        if isinstance(found, ModuleType):
            raise self._unknown(node, f"a module as a value: {found.__name__}")
        return self._refer(found)

    def _attribute(self, node: ast.Attribute, scope: Scope) -> str:
        found = self._resolved(node, scope)
        if found is not None:
            return self._global(found, node)
        match node.value:
            case ast.Call(func=ast.Name(id="super")):
                return f"super.{node.attr}"
            case ast.Call(func=ast.Name(id="type"), args=[value]) if node.attr == "__name__":
                return f"py.type_name({self.expression(value, scope)})"
        return f"py.attribute({self.expression(node.value, scope)}, {json.dumps(node.attr)})"

    def _call(self, node: ast.Call, scope: Scope) -> str:
        match node.func:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name):
                given = ", ".join(self.expression(each, scope) for each in node.args)
                return f"super.{name}({given})"
        found = self._resolved(node.func, scope)
        if isinstance(found, Global):
            return self._known_call(found, node, scope)
        keywords = self._keywords(node, scope)
        given = self._arguments(node.args, scope)
        if isinstance(node.func, ast.Attribute):
            owner = self.expression(node.func.value, scope)
            name = json.dumps(node.func.attr)
            if keywords:
                return f"py.send_named({owner}, {name}, [{given}], {keywords})"
            return f"py.send({owner}, {name}{', ' if given else ''}{given})"
        callee = self.expression(node.func, scope)
        if keywords:
            return f"py.call_named({callee}, [{given}], {keywords})"
        return f"py.call({callee}{', ' if given else ''}{given})"

    def _known_call(self, found: Global, node: ast.Call, scope: Scope) -> str:
        if found.module == "typing" and found.name in ERASED:
            return self.expression(node.args[-1], scope)
        callee = self._global(found, node.func)
        value = found.value
        mine = ours(found.module)
        made = isinstance(value, type) and mine
        if node.keywords and mine:
            given = self._placed(found, node, scope)
        else:
            given = self._arguments(node.args, scope)
            if keywords := self._keywords(node, scope):
                given += (", " if given else "") + f"py.named({keywords})"
        if made:
            return f"py.make({callee}{', ' if given else ''}{given})"
        if mine and not callable_directly(value):
            return f"py.call({callee}{', ' if given else ''}{given})"
        return f"{callee}({given})"

    def _placed(self, found: Global, node: ast.Call, scope: Scope) -> str:
        """Write arguments given by name in their places."""
        if any(isinstance(each, ast.Starred) for each in node.args):
            raise self._unknown(node, "*arguments beside named ones")
        names, rest = _signature(found)
        by_place = [self.expression(each, scope) for each in node.args]
        by_name, more = {}, []
        for keyword in node.keywords:
            value = self.expression(keyword.value, scope)
            if keyword.arg in names[len(by_place) :]:
                by_name[keyword.arg] = value
            elif keyword.arg is None:
                more.append(f"...py.items({value})")
            else:
                more.append(f"[{json.dumps(keyword.arg)}, {value}]")
        if more and not rest:
            raise self._unknown(node, f"names that {found.name} does not have")
        by_place += [by_name.get(name, "undefined") for name in names[len(by_place) :]]
        by_place += [f"py.dict([{', '.join(more)}])"] if more else []
        while by_place[-1] == "undefined":
            by_place.pop()
        return ", ".join(by_place)

    def _keywords(self, node: ast.Call, scope: Scope) -> str:
        if not node.keywords:
            return ""
        parts = []
        for keyword in node.keywords:
            value = self.expression(keyword.value, scope)
            parts.append(
                f"...py.spread({value})" if keyword.arg is None else f"{keyword.arg}: {value}"
            )
        return "{" + ", ".join(parts) + "}"

    def _arguments(self, given: list[ast.expr], scope: Scope) -> str:
        return ", ".join(self._element(each, scope) for each in given)

    def _element(self, node: ast.expr, scope: Scope) -> str:
        if isinstance(node, ast.Starred):
            return f"...py.iter({self.expression(node.value, scope)})"
        return self.expression(node, scope)

    def _list(self, elements: list[ast.expr], scope: Scope) -> str:
        return "[" + ", ".join(self._element(each, scope) for each in elements) + "]"

    def _dict(self, node: ast.Dict, scope: Scope) -> str:
        parts = []
        for key, value in zip(node.keys, node.values, strict=True):
            written = self.expression(value, scope)
            if key is None:
                parts.append(f"...py.items({written})")
            else:
                parts.append(f"[{self.expression(key, scope)}, {written}]")
        return f"py.dict([{', '.join(parts)}])"

    def _either(self, op: ast.boolop, values: list[ast.expr], scope: Scope) -> str:
        first, *rest = values
        written = self.expression(first, scope)
        name = "and" if isinstance(op, ast.And) else "or"
        for each in rest:
            written = f"py.{name}({written}, () => {self.expression(each, scope)})"
        return written

    def _unary(self, op: ast.unaryop, operand: ast.expr, scope: Scope) -> str:
        if isinstance(op, ast.Not):
            return f"!{self._truth(operand, scope)}"
        name = {ast.USub: "neg", ast.Invert: "invert", ast.UAdd: "pos"}[type(op)]
        return f"py.{name}({self.expression(operand, scope)})"

    def _truth(self, node: ast.expr, scope: Scope) -> str:
        match node:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                written = self.expression(node, scope)
                # a comparison of arrays is an array
                return written if written.startswith("!") else f"py.truth({written})"
            case ast.BoolOp(op=op, values=values):
                sign = " && " if isinstance(op, ast.And) else " || "
                return "(" + sign.join(self._truth(each, scope) for each in values) + ")"
        return f"py.truth({self.expression(node, scope)})"

    def _compare(self, node: ast.Compare, scope: Scope) -> str:
        if len(node.ops) == 1:
            left = self.expression(node.left, scope)
            return self._compared(left, node.ops[0], node.comparators[0], scope)
        written, left, spares = [], self.expression(node.left, scope), []
        for op, right in zip(node.ops, node.comparators, strict=True):
            spare = self._new_name()
            spares.append(spare)
            written.append(
                f"({spare} = {self.expression(right, scope)}, {self._op(left, op, spare)})"
            )
            left = spare
        return f"(({', '.join(spares)}) => {' && '.join(written)})()"

    def _compared(self, left: str, op: ast.cmpop, right: ast.expr, scope: Scope) -> str:
        return self._op(left, op, self.expression(right, scope))

    def _op(self, left: str, op: ast.cmpop, right: str) -> str:
        if isinstance(op, ast.Is | ast.IsNot):
            return f"({left} {'===' if isinstance(op, ast.Is) else '!=='} {right})"
        return f"py.{COMPARED[type(op)]}({left}, {right})"

    def _index(self, node: ast.expr, scope: Scope) -> str:
        match node:
            case ast.Slice(lower=lower, upper=upper, step=step):
                parts = (
                    self.expression(each, scope) if each else "null"
                    for each in (lower, upper, step)
                )
                return f"py.slice({', '.join(parts)})"
            case ast.Tuple(elts=elements):
                inner = ", ".join(self._index(each, scope) for each in elements)
                return f"py.tuple_of([{inner}])"
        return self.expression(node, scope)

    def _text(self, values: Iterable[ast.expr], scope: Scope) -> str:
        parts = []
        for each in values:
            match each:
                case ast.Constant(value=str() as text):
                    parts.append(constant(text))
                case ast.FormattedValue(value=value, conversion=conversion, format_spec=spec):
                    written = self.expression(value, scope)
                    if conversion == ord("r"):
                        written = f"py.repr({written})"
                    shape = (
                        self._text(spec.values, scope) if isinstance(spec, ast.JoinedStr) else '""'
                    )
                    parts.append(
                        f"py.format({written}, {shape})" if shape != '""' else f"py.str({written})"
                    )
        return f"({' + '.join(parts)})" if parts else '""'

    def _generator(
        self, element: ast.expr, generators: list[ast.comprehension], scope: Scope
    ) -> str:
        names = {name for each in generators for name in targets(each.target)}
        inner = Scope(names, scope)
        source = self.expression(generators[0].iter, scope)  # made at once, outside
        yielded = f"yield {self.expression(element, inner)};"
        for place, each in reversed(list(enumerate(generators))):
            spare = self._new_name()
            own = targets(each.target)
            for condition in reversed(each.ifs):
                yielded = f"if ({self._truth(condition, inner)}) {{ {yielded} }}"
            put = f"let {', '.join(map(safe, own))}; {self._put(each.target, spare, inner)}"
            over = "$source" if place == 0 else self.expression(each.iter, inner)
            yielded = f"for (const {spare} of py.iter({over})) {{ {put} {yielded} }}"
        return f"py.generator(function* ($source) {{ {yielded} }}.call(this, {source}))"

    def _lambda(self, node: ast.Lambda, scope: Scope) -> str:
        inner = Scope({argument.arg for argument in arguments(node.args)}, scope)
        return f"(({self._parameters(node.args, inner)}) => {self.expression(node.body, inner)})"

    def _put(self, target: ast.expr, value: str, scope: Scope) -> str:
        """Write that a value goes to a name, a field, an item, or several of them."""
        match target:
            case ast.Name(id=name):
                return f"{safe(name)} = {value};"
            case ast.Attribute(value=owner, attr=name):
                return f"{self.expression(owner, scope)}.{name} = {value};"
            case ast.Subscript(value=owner, slice=index):
                at = self._index(index, scope)
                return f"py.put({self.expression(owner, scope)}, {at}, {value});"
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                return self._unpacked(targets, value, scope)
        raise self._unknown(target, "this target")

    def _unpacked(self, targets: list[ast.expr], value: str, scope: Scope) -> str:
        starred = [place for place, each in enumerate(targets) if isinstance(each, ast.Starred)]
        spare = self._new_name()
        star = starred[0] if starred else -1
        puts = []
        for place, each in enumerate(targets):
            inner = each.value if isinstance(each, ast.Starred) else each
            puts.append(self._put(inner, f"{spare}[{place}]", scope))
        return f"{{ const {spare} = py.unpack({value}, {len(targets)}, {star}); {' '.join(puts)} }}"

    def _parameters(self, args: ast.arguments, scope: Scope) -> str:
        if args.vararg and args.kwonlyargs:
            raise self._unknown(args.vararg, "names after *arguments")
        positional = args.posonlyargs + args.args
        given: list[ast.expr | None] = [None] * (len(positional) - len(args.defaults))
        given += args.defaults
        written = []
        for argument, default in zip(
            positional + args.kwonlyargs, given + args.kw_defaults, strict=True
        ):
            value = f" = {self.expression(default, scope)}" if default else ""
            written.append(safe(argument.arg) + value)
        if args.kwarg:
            written.append(f"{safe(args.kwarg.arg)} = py.dict()")
        if args.vararg:
            written.append(f"...{safe(args.vararg.arg)}")
        return ", ".join(written)

    def _new_name(self) -> str:
        self._spare += 1
        return f"${self._spare}"

    def _unknown(self, node: ast.AST, why: str) -> Unknown:
        return Unknown(self.module, node, why)


def callable_directly(value: Any) -> bool:
    """Whether it is a function in the output as well, and not an object that may be called."""
    return isinstance(value, Kernel | FunctionType) or hasattr(value, "__wrapped__")


def _signature(found: Global) -> tuple[list[str], bool]:
    """Return the names of a function's parameters, and whether it takes any others."""
    parameters = inspect.signature(found.value).parameters
    rest = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    names = [
        "" if each.kind is each.POSITIONAL_ONLY else name  # it may be given by its place alone
        for name, each in parameters.items()
        if each.kind not in rest
    ]
    return names, any(each.kind is each.VAR_KEYWORD for each in parameters.values())
