"""The one door to Numba.

``@kernel`` marks a function as part of the rules.  It stays an ordinary Python
function until it is first called; only then is Numba imported and the function
compiled, or loaded from a cache on disk.  So importing the package is light,
and a command that needs no rules never pays for the compiler.

Our kernels allocate nothing: arrays come in as arguments, or are ``scratch`` of the
kernel's own, which lies on the stack.  So they are compiled without counting
references, which cost more than the rules themselves; one that allocates or returns
an array is refused by the compiler.  Kernels of other packages may do either.

Inside ``with interpreted():`` (or with ``NUMBA_DISABLE_JIT=1``) the very same
functions run as plain Python, for debugging and to prove that both agree.
Where compiled functions lie is said in ``kernelcache``, who compiles them in ``compilelock``.
"""

from __future__ import annotations

import functools
import hashlib
import math
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from typing import Any, TypeVar, cast

import numpy as np

from tesselle.engine.compilelock import share
from tesselle.engine.kernelcache import HOME_PACKAGE, used_folder
from tesselle.engine.widening import widen

F = TypeVar("F", bound=Callable[..., Any])


class Kernel:
    """A rule function that compiles itself on first use."""

    def __init__(self, function: Callable[..., Any], *, long: bool) -> None:
        self.function = function
        self._long = long
        functools.update_wrapper(self, function)

    def __call__(self, *arguments: Any) -> Any:
        """Run the compiled function, or what stands in for it (see ``calling``)."""
        if _instead is not None:
            return _instead(self, *arguments)
        return self.dispatcher(*arguments)

    @functools.cached_property
    def dispatcher(self) -> Any:
        """Numba's compiled form of the function, which calls no Python."""
        numba = _numba()
        package = self.function.__module__.partition(".")[0]
        numba.config.CACHE_DIR = str(used_folder(package))
        counts_references = package != HOME_PACKAGE
        options = {"cache": True, "nogil": self._long, "_nrt": counts_references}
        compiled = numba.njit(**options)(self.function)
        share(compiled)
        widen(compiled)
        return compiled

    @property
    def _numba_type_(self) -> Any:
        # Numba asks this when a compiled kernel names another one.
        return self.dispatcher._numba_type_


def kernel(function: F) -> F:
    """Make ``function`` a kernel; for the type checker it stays what it was."""
    return cast("F", Kernel(function, long=False))


def long_kernel(function: F) -> F:
    """Make ``function`` a kernel that takes its time, and lets other threads go on meanwhile.

    A short one keeps Python's lock: to give it away and get it back takes longer than a rule.
    """
    return cast("F", Kernel(function, long=True))


def scratch(shape: int | tuple[int, ...], kind: type[np.generic]) -> Any:
    """Return an array to work on, gone when the kernel returns; what is in it is undefined.

    Its shape must be known to the compiler: module constants, not sums of them.
    """
    return np.empty(shape, kind)


def lowest_bit(word: Any) -> int:
    """Return the place of the lowest bit of a word that is not 0; one instruction."""
    bits = int(word)
    return (bits & -bits).bit_length() - 1


@kernel
def sort(values: Any) -> None:
    """Put a few dozen numbers in rising order, in place: Shell's sort.

    NumPy's own makes a list.
    """
    for gap in (4, 1):
        for place in range(gap, len(values)):
            value = values[place]
            lower = place - gap
            while lower >= 0 and values[lower] > value:
                values[lower + gap] = values[lower]
                lower -= gap
            values[lower + gap] = value


def plainly(called: Kernel, *arguments: Any) -> Any:
    """Run a kernel as plain Python."""
    return called.function(*arguments)


_instead: Callable[..., Any] | None = None  # what a call from Python does, unless None
if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
    _instead = plainly


@contextmanager
def calling(instead: Callable[..., Any]) -> Iterator[None]:
    """Let Python's calls of kernels go to ``instead(kernel, *arguments)`` inside the block.

    This holds in every thread.  Compiled kernels call each other as ever.
    """
    global _instead  # noqa: PLW0603  one switch for the process is the point
    before, _instead = _instead, instead
    try:
        yield
    finally:
        _instead = before


def interpreted() -> AbstractContextManager[None]:
    """Run all kernels as plain Python inside the block (in every thread)."""
    return calling(plainly)


@functools.cache
def _numba() -> Any:
    import numba  # late on purpose: it costs more than all the rest together

    from tesselle.engine import anygame

    anygame.teach_numba()
    _teach_scratch()
    _teach_lowest_bit()
    _name_records_by_their_fields()
    return numba


def _teach_scratch() -> None:
    """Tell Numba to lay ``scratch`` on the stack of the kernel that asks for it."""
    modules = ("llvmlite.ir", "numba.core.types", "numba.extending", "numba.np.arrayobj")
    ir, types, extending, arrays = map(import_module, modules)

    def sizes(shape: Any) -> list[Any]:
        return list(shape) if isinstance(shape, types.BaseTuple) else [shape]

    def typing(context: Any) -> Any:
        def typed(shape: Any, kind: Any) -> Any:
            if all(isinstance(size, types.IntegerLiteral) for size in sizes(shape)):
                return types.Array(kind.dtype, len(sizes(shape)), "C")
            return None

        return typed

    def lowered(context: Any, builder: Any, signature: Any, _: Any) -> Any:
        shape = [size.literal_value for size in sizes(signature.args[0])]
        item = context.get_data_type(signature.return_type.dtype)
        item_bytes = context.get_abi_sizeof(item)
        strides = [item_bytes * math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
        with builder.goto_entry_block():  # once for a call, though it stand in a loop
            memory = builder.alloca(ir.ArrayType(item, math.prod(shape)))
        array = arrays.make_array(signature.return_type)(context, builder)
        arrays.populate_array(
            array,
            data=builder.bitcast(memory, item.as_pointer()),
            shape=[context.get_constant(types.intp, size) for size in shape],
            strides=[context.get_constant(types.intp, stride) for stride in strides],
            itemsize=context.get_constant(types.intp, item_bytes),
            meminfo=None,
        )
        return array._getvalue()

    extending.type_callable(scratch)(typing)
    extending.lower_builtin(scratch, types.Any, types.Any)(lowered)


def _name_records_by_their_fields() -> None:
    """Let the name of a compiled function say which record it is for, in every process alike.

    Numba names records by a number that each process gives them anew.  Where several had
    compiled for the same cache, a rule of one game could so be taken for another's.
    """
    record = import_module("numba.core.types").Record

    def named(self: Any) -> tuple[str, tuple[str]]:
        return "Record", (hashlib.sha256(self.name.encode()).hexdigest()[:16],)

    record.mangling_args = property(named)


def _teach_lowest_bit() -> None:
    """Tell Numba the processor's own instruction for it."""
    types, extending = map(import_module, ("numba.core.types", "numba.extending"))

    def typing(context: Any) -> Any:
        return lambda word: types.int64 if isinstance(word, types.Integer) else None

    def lowered(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        place = builder.cttz(given[0], context.get_constant(types.boolean, 1))
        return context.cast(builder, place, signature.args[0], types.int64)

    extending.type_callable(lowest_bit)(typing)
    extending.lower_builtin(lowest_bit, types.Integer)(lowered)
