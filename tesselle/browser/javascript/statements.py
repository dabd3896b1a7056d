"""Statements, functions and methods of Python, written as JavaScript."""

from __future__ import annotations

import ast

from tesselle.browser.javascript.expressions import BINARY, Expressions
from tesselle.browser.javascript.names import (
    Scope,
    arguments,
    bound,
    decorators,
    functions,
    safe,
    yields,
)
from tesselle.browser.javascript.sources import Global, home


class Statements(Expressions):
    """Writes the functions and methods of one module."""

    def function(self, node: ast.FunctionDef, name: str, around: Scope | None = None) -> str:
        """Write a function as a declaration."""
        scope = self._scope(node, around)
        star = "*" if yields(node) else ""
        return (
            f"function{star} {name}({self._parameters(node.args, scope)}) {self._body(node, scope)}"
        )

    def method(self, node: ast.FunctionDef) -> str:
        """Write a method, property or the like of a class."""
        kinds = decorators(node)
        scope = self._scope(node, None)
        first, parameters = self._receiver(node, kinds, scope)
        star = "*" if yields(node) else ""
        prefix = "static " if kinds & {"staticmethod", "classmethod"} else ""
        if "property" in kinds:
            return f"get {node.name}() {self._body(node, scope, first)}"
        if "cached_property" in kinds:
            body = self._body(node, scope)
            kept = f'py.once(this, "{node.name}", () => {body})'
            return f"get {node.name}() {{ {first} return {kept}; }}"
        if "setter" in kinds:
            return f"set {node.name}({parameters}) {self._body(node, scope, first)}"
        return f"{prefix}{star}{node.name}({parameters}) {self._body(node, scope, first)}"

    def _receiver(self, node: ast.FunctionDef, kinds: set[str], scope: Scope) -> tuple[str, str]:
        if "staticmethod" in kinds:
            return "", self._parameters(node.args, scope)
        receiver, *others = node.args.posonlyargs + node.args.args
        rest = ast.arguments(
            posonlyargs=[],
            args=others,
            vararg=node.args.vararg,
            kwonlyargs=node.args.kwonlyargs,
            kw_defaults=node.args.kw_defaults,
            kwarg=node.args.kwarg,
            defaults=node.args.defaults,
        )
        return f"const {safe(receiver.arg)} = this;", self._parameters(rest, scope)

    def _scope(self, node: ast.FunctionDef, around: Scope | None) -> Scope:
        names = {argument.arg for argument in arguments(node.args)}
        scope = Scope(names | bound(node.body), around)
        for statement in ast.walk(node):
            if isinstance(statement, ast.ImportFrom):
                for alias in statement.names:
                    name = alias.asname or alias.name
                    scope.static[name] = home(statement.module or "", alias.name)
                    scope.names.discard(name)
        return scope

    def _body(self, node: ast.FunctionDef, scope: Scope, first: str = "") -> str:
        taken = {argument.arg for argument in arguments(node.args)}
        own = sorted(bound(node.body) - taken - set(scope.static) - functions(node.body))
        declared = f"let {', '.join(map(safe, own))};" if own else ""
        statements = self._statements(node.body, scope)
        last = "" if yields(node) or isinstance(node.body[-1], ast.Return) else "return null;"
        return "{\n" + "\n".join(filter(None, (first, declared, statements, last))) + "\n}"

    def _statements(self, body: list[ast.stmt], scope: Scope) -> str:
        return "\n".join(filter(None, (self._statement(each, scope) for each in body)))

    def _block(self, body: list[ast.stmt], scope: Scope) -> str:
        return "{\n" + self._statements(body, scope) + "\n}"

    def _statement(self, node: ast.stmt, scope: Scope) -> str:  # noqa: C901, PLR0912  a case for each kind
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass() | ast.ImportFrom():
                return ""
            case ast.Expr(value=value):
                return self.expression(value, scope) + ";"
            case ast.Return(value=value):
                return f"return {self.expression(value, scope) if value else 'null'};"
            case ast.Assign(targets=targets, value=value):
                return self._assigned(targets, value, scope)
            case ast.AnnAssign(target=target, value=value):
                return self._put(target, self.expression(value, scope), scope) if value else ""
            case ast.AugAssign(target=target, op=op, value=value):
                return self._augmented(target, op, value, scope)
            case ast.If(test=test, body=body, orelse=orelse):
                return self._if(test, body, orelse, scope)
            case ast.For(target=target, iter=iterable, body=body, orelse=[]):
                return self._for(target, iterable, body, scope)
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self._truth(test, scope)}) {self._block(body, scope)}"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
            case ast.Raise(exc=exc):
                return self._raise(exc, scope)
            case ast.Try():
                return self._try(node, scope)
            case ast.With():
                return self._with(node, scope)
            case ast.FunctionDef():
                return self.function(node, safe(node.name), scope)
            case ast.Delete(targets=[ast.Subscript(value=value, slice=index)]):
                return f"py.del({self.expression(value, scope)}, {self.expression(index, scope)});"
            case ast.Assert(test=test):
                return f"py.assert({self._truth(test, scope)});"
        raise self._unknown(node, type(node).__name__)

    def _assigned(self, targets: list[ast.expr], value: ast.expr, scope: Scope) -> str:
        if len(targets) == 1:
            return self._put(targets[0], self.expression(value, scope), scope)
        spare = self._new_name()
        puts = " ".join(self._put(target, spare, scope) for target in targets)
        return f"{{ const {spare} = {self.expression(value, scope)}; {puts} }}"

    def _augmented(self, target: ast.expr, op: ast.operator, value: ast.expr, scope: Scope) -> str:
        operator = BINARY[type(op)]
        right = self.expression(value, scope)
        match target:
            case ast.Name(id=name):
                return f"{safe(name)} = py.i{operator}({safe(name)}, {right});"
            case ast.Attribute(value=owner, attr=name):
                place = f"{self.expression(owner, scope)}.{name}"
                return f"{place} = py.i{operator}({place}, {right});"
            case ast.Subscript(value=owner, slice=index):
                held, at = self._new_name(), self._new_name()
                return (
                    f"{{ const {held} = {self.expression(owner, scope)},"
                    f" {at} = {self._index(index, scope)};"
                    f" py.put({held}, {at}, py.i{operator}(py.get({held}, {at}), {right})); }}"
                )
        raise self._unknown(target, "this target")

    def _if(
        self, test: ast.expr, body: list[ast.stmt], orelse: list[ast.stmt], scope: Scope
    ) -> str:
        written = f"if ({self._truth(test, scope)}) {self._block(body, scope)}"
        if not orelse:
            return written
        if len(orelse) == 1 and isinstance(orelse[0], ast.If):
            return f"{written} else {self._statement(orelse[0], scope)}"
        return f"{written} else {self._block(orelse, scope)}"

    def _for(self, target: ast.expr, iterable: ast.expr, body: list[ast.stmt], scope: Scope) -> str:
        spare = self._new_name()
        put = self._put(target, spare, scope)
        source = self.expression(iterable, scope)
        inner = self._statements(body, scope)
        return f"for (const {spare} of py.iter({source})) {{\n{put}\n{inner}\n}}"

    def _raise(self, exc: ast.expr | None, scope: Scope) -> str:
        if exc is None:
            return "throw py.caught();"
        found = self._resolved(exc, scope)
        if isinstance(found, Global) and isinstance(found.value, type):
            return f"throw py.make({self._global(found, exc)});"
        return f"throw {self.expression(exc, scope)};"

    def _try(self, node: ast.Try, scope: Scope) -> str:
        if node.orelse:
            raise self._unknown(node, "try … else")
        written = f"try {self._block(node.body, scope)}"
        if node.handlers:
            error = self._new_name()
            written += f" catch ({error}) {{\n{self._handlers(node.handlers, error, scope)}\n}}"
        if node.finalbody:
            written += f" finally {self._block(node.finalbody, scope)}"
        return written

    def _handlers(self, handlers: list[ast.ExceptHandler], error: str, scope: Scope) -> str:
        written = ""
        for handler in handlers:
            kinds = self.expression(handler.type, scope) if handler.type else "py.Exception"
            name = f"{safe(handler.name)} = py.as_error({error});" if handler.name else ""
            again = any(isinstance(each, ast.Raise) and not each.exc for each in handler.body)
            body = self._statements(handler.body, scope)
            body = body.replace("throw py.caught();", f"throw {error};") if again else body
            written += (
                f"if (py.isinstance(py.as_error({error}), {kinds})) {{\n{name}\n{body}\n}} else "
            )
        return written + f"throw {error};"

    def _with(self, node: ast.With, scope: Scope) -> str:
        if len(node.items) != 1:
            raise self._unknown(node, "several contexts in one with")
        item = node.items[0]
        held = self._new_name()
        put = (
            self._put(item.optional_vars, f"py.enter({held})", scope)
            if item.optional_vars
            else f"py.enter({held});"
        )
        return (
            f"{{ const {held} = {self.expression(item.context_expr, scope)}; {put}\n"
            f"try {self._block(node.body, scope)} catch (error) {{ py.leave({held}, error); }}"
            f" finally {{ py.close({held}); }} }}"
        )
