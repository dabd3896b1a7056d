"""Functions that JavaScript can call, around kernels as Numba compiles them.

A wrapper takes the address of the place for the result, then the arguments: a number as a
double, a word of entropy as 64 bits, a record as its address, an array as the address of its
values and its lengths, a named tuple as its parts.  It returns Numba's status, 0 if all went
well.  A number comes back as a double, a word as 64 bits, several as one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np import arrayobj
from numba.np.numpy_support import as_dtype

from tesselle.browser.kernels.layout import Layout, layout

if TYPE_CHECKING:
    from numba.core.codegen import CodeLibrary

    from tesselle.browser.kernels.signatures import Export

STATUS = ir.IntType(32)
ADDRESS = cgutils.voidptr_t
LENGTH = ir.IntType(32)
NUMBER = ir.DoubleType()
WORD = ir.IntType(64)
SLOT_BYTES = 8  # of each number or word of a result


class Argument(TypedDict):
    """What a browser passes for one parameter."""

    name: str
    kind: str  # "integer", "float", "boolean", "word", "record", "array" or "tuple"
    type: NotRequired[str]  # of an array's values: "int32", or the name of a record
    dimensions: NotRequired[int]  # of an array
    parts: NotRequired[list[Argument]]  # of a tuple


class Signature(TypedDict):
    """How a browser calls one kernel."""

    python: str  # its module and name there
    arguments: list[Argument]
    returns: list[str]  # the kinds of what comes back: none, one, or several


class Records:
    """The record types that a module's kernels take, by a name for each."""

    def __init__(self, state: Any) -> None:
        self._names: dict[Any, str] = {state: "state"}

    def name(self, record: Any, argument: str) -> str:
        """Return the name of a record type: that of the first argument that has it."""
        return self._names.setdefault(record, argument)

    def layouts(self) -> dict[str, Layout]:
        """Return where the fields of each type lie."""
        return {name: layout(as_dtype(record)) for record, name in self._names.items()}


def describe(name: str, given: Any, records: Records) -> Argument:
    """Say what a browser passes for an argument of one of Numba's types."""
    match given:
        case types.Boolean():
            return {"name": name, "kind": "boolean"}
        case types.uint64:
            return {"name": name, "kind": "word"}
        case types.Integer():
            return {"name": name, "kind": "integer"}
        case types.Float():
            return {"name": name, "kind": "float"}
        case types.Record():
            return {"name": name, "kind": "record", "type": records.name(given, name)}
        case types.Array():
            record = isinstance(given.dtype, types.Record)
            kind = records.name(given.dtype, name) if record else str(given.dtype)
            return {"name": name, "kind": "array", "type": kind, "dimensions": given.ndim}
        case types.BaseNamedTuple():
            parts = [
                describe(field, part, records)
                for field, part in zip(given.fields, given.types, strict=True)
            ]
            return {"name": name, "kind": "tuple", "parts": parts}
    raise TypeError(f"{name}: a browser cannot pass {given}")


def returned(given: Any) -> list[str]:
    """Say what a browser gets for a result of one of Numba's types."""
    if given == types.none:
        return []
    if isinstance(given, types.BaseTuple):
        return [kind for part in given for kind in returned(part)]
    if isinstance(given, types.Integer | types.Float | types.Boolean):
        return [describe("", given, Records(None))["kind"]]
    raise TypeError(f"a browser cannot get {given}")


def add_wrapper(library: CodeLibrary, context: Any, export: Export) -> None:
    """Add a wrapper of the export's name to a library, and what it calls."""
    compiled = export.kernel.dispatcher.overloads[export.types]
    module = library.create_ir_module(export.name)
    taken = [ADDRESS, *(each for given in export.types for each in _taken(given))]
    wrapper = ir.Function(module, ir.FunctionType(STATUS, taken), export.name)
    builder = ir.IRBuilder(wrapper.append_basic_block())
    place, *rest = wrapper.args
    passed = iter(rest)
    arguments = [_received(context, builder, given, passed) for given in export.types]
    function = context.declare_function(module, compiled.fndesc)
    result = compiled.signature.return_type
    status, value = context.call_conv.call_function(
        builder, function, result, export.types, arguments
    )
    with cgutils.if_likely(builder, status.is_ok):
        for slot, number in enumerate(_numbers(context, builder, result, value)):
            there = cgutils.pointer_add(builder, place, slot * SLOT_BYTES)
            builder.store(number, builder.bitcast(there, number.type.as_pointer()))
    builder.ret(status.code)
    library.add_ir_module(module)
    library.add_linking_library(compiled.library)


def _taken(given: Any) -> list[ir.Type]:
    """Return what a wrapper takes for an argument."""
    match given:
        case types.uint64:
            return [WORD]
        case types.Record():
            return [ADDRESS]
        case types.Array():
            return [ADDRESS, *[LENGTH] * given.ndim]
        case types.BaseNamedTuple():
            return [each for part in given.types for each in _taken(part)]
    return [NUMBER]


def _received(context: Any, builder: ir.IRBuilder, given: Any, passed: Any) -> Any:
    """Make what Numba wants of what a wrapper was passed."""
    match given:
        case types.uint64:
            return next(passed)
        case types.Record():
            return builder.bitcast(next(passed), context.get_value_type(given))
        case types.Float():
            return context.cast(builder, next(passed), types.float64, given)
        case types.Array():
            return _array(context, builder, given, passed)
        case types.BaseNamedTuple():
            parts = [_received(context, builder, part, passed) for part in given.types]
            return context.make_tuple(builder, given, parts)
    # JavaScript has checked that it is whole; Numba's own cast would not saturate.
    return context.cast(builder, builder.fptosi(next(passed), WORD), types.int64, given)


def _array(context: Any, builder: ir.IRBuilder, given: Any, passed: Any) -> Any:
    made = arrayobj.make_array(given)(context, builder)
    data = builder.bitcast(next(passed), made.data.type)
    lengths = [builder.zext(next(passed), WORD) for _ in range(given.ndim)]
    size = context.get_constant(types.intp, as_dtype(given.dtype).itemsize)
    strides = [size]
    for length in reversed(lengths[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    arrayobj.populate_array(made, data, lengths, strides, size, meminfo=None)
    return made._getvalue()


def _numbers(context: Any, builder: ir.IRBuilder, result: Any, value: Any) -> list[Any]:
    """Return what is written of a result."""
    if result == types.none:
        return []
    if isinstance(result, types.BaseTuple):
        parts = zip(cgutils.unpack_tuple(builder, value), result, strict=True)
        return [each for part, kind in parts for each in _numbers(context, builder, kind, part)]
    if result == types.uint64:
        return [value]
    return [context.cast(builder, value, result, types.float64)]
