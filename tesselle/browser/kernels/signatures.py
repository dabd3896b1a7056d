"""The kernels that a game's module exports, and the types they are exported for.

What the contract names has the types that ``Game`` declares.  Everything else that plain
Python calls is exported for the types of the calls that trial matches made; a kernel that
they did not come by, but others call, for the types of those calls.  JavaScript has one kind
of number and no views with gaps: whole numbers are taken as 64 bits, arrays as dense.
"""

from __future__ import annotations

import inspect
import re
import sys
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any, cast, get_args, get_origin, get_type_hints

import numpy as np

from tesselle.browser.kernels import trial
from tesselle.browser.kernels.plaincalls import SHARED, home, named_by
from tesselle.engine import entropy
from tesselle.engine.contract import cases
from tesselle.engine.kernel import Kernel

if TYPE_CHECKING:
    from tesselle.engine.game import Game

# Where kernels lie that only bots, hints and reviews call, and what plays at random in bulk.
THINKING = re.compile(r"tesselle\.(bots|engine\.simulate)\b|.*\.heuristic\b")
CHANCE = (entropy.word, entropy.below)  # what expands a word, for whoever needs it


@dataclass(frozen=True)
class Export:
    """A kernel by the name that a browser calls it by, for one list of types."""

    name: str  # "legal", "tree.find"
    kernel: Kernel
    types: tuple[Any, ...]  # Numba's

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the kernel's parameters."""
        return tuple(inspect.signature(self.kernel.function).parameters)

    @property
    def thinks(self) -> bool:
        """Whether whoever keeps a match, and lets bots think elsewhere, does without it."""
        return THINKING.match(self.kernel.function.__module__) is not None


def exports(game: Game) -> list[Export]:
    """Return what the module of a game exports, in the order of the names.

    Plays trial matches, which compiles most of it.
    """
    seen = calls(game)
    lists = {called: [types] for called, types in _fixed(game).values()}
    names = {called: known for known, (called, _) in _fixed(game).items()}
    own = named_by(home(game))
    for called in (*(each for package in SHARED for each in named_by(package)), *own, *seen):
        lists.setdefault(called, []).extend(seen.get(called) or _calls_inside(called))
        names.setdefault(called, name(called))
    for called in own:
        if not lists[called]:
            sys.stderr.write(
                f"{names[called]} is left out: no trial match of {game.name} calls it\n"
            )
    found = [
        Export(names[called], called, types)
        for called, several in lists.items()
        for types in _merged(several)
    ]
    return sorted(_told_apart(found), key=lambda each: each.name)


def contract(game: Game) -> dict[str, Kernel]:
    """Return the kernels that a game hands over, by their names in the contract."""
    parts = {field.name: getattr(game, field.name) for field in fields(game)}
    return {name: part for name, part in parts.items() if isinstance(part, Kernel)}


def _fixed(game: Game) -> dict[str, tuple[Kernel, tuple[Any, ...]]]:
    """Return the kernels whose types are known beforehand, because `Game` or they declare them."""
    declared = get_type_hints(type(game))
    found = {
        known: (called, get_args(declared[known])[0]) for known, called in contract(game).items()
    }
    for called in cast("tuple[Kernel, ...]", CHANCE):
        *taken, _ = get_type_hints(called.function).values()
        found[name(called)] = (called, taken)
    return {
        known: (called, tuple(_declared(each, game) for each in taken))
        for known, (called, taken) in found.items()
    }


def _declared(annotation: Any, game: Game) -> Any:
    """Return Numba's type for an annotation of the contract; arrays have one dimension there."""
    from numba import types
    from numba.np.numpy_support import from_dtype

    known = {
        np.void: from_dtype(game.state),
        entropy.Word: types.uint64,
        int: types.int64,
        float: types.float64,
        bool: types.boolean,
    }
    if get_origin(annotation) is np.ndarray:
        _, kind = get_args(annotation)
        [value] = get_args(kind)
        inner = known[np.void] if value is np.void else from_dtype(np.dtype(value))
        return types.Array(inner, 1, "C")
    return known[annotation]


def calls(game: Game) -> dict[Kernel, list[tuple[Any, ...]]]:
    """Return the kernels that trial matches call, each with the lists of types it is given."""
    from numba import typeof  # late: the compiler is not loaded with the module
    from numba.np.numpy_support import from_dtype

    record = cache(from_dtype)  # to type a record anew at each call takes longer than the match
    found: dict[Kernel, dict[tuple[Any, ...], None]] = {}

    def see(called: Kernel, arguments: tuple[Any, ...]) -> None:
        given = (record(x.dtype) if isinstance(x, np.void) else typeof(x) for x in arguments)
        types = tuple(map(_plain, given))
        found.setdefault(called, {})[types] = None

    trial.calls_of(cases(game.name), see)
    return {called: list(types) for called, types in found.items()}


def name(called: Kernel) -> str:
    """Return a kernel's name with that of its file: "tree.find"."""
    return f"{called.__module__.rpartition('.')[2]}.{called.function.__name__}"


def _told_apart(found: list[Export]) -> list[Export]:
    """Give a second list of types of a kernel, or another kernel of its name, a number."""
    taken: dict[str, int] = {}
    result = []
    for each in found:
        number = taken[each.name] = taken.get(each.name, 0) + 1
        name = each.name if number == 1 else f"{each.name}.{number}"
        result.append(Export(name, each.kernel, each.types))
    return result


def _calls_inside(called: Kernel) -> list[tuple[Any, ...]]:
    """Return the types for which other kernels had this one compiled."""
    return [tuple(map(_plain, types)) for types in called.dispatcher.overloads]


def _merged(lists: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Leave out repeats, and a list that differs from another by a word given as signed only."""
    from numba import types

    def covers(wide: tuple[Any, ...], narrow: tuple[Any, ...]) -> bool:
        return wide != narrow and all(
            one == other or (one, other) == (types.uint64, types.int64)
            for one, other in zip(wide, narrow, strict=True)
        )

    once = list(dict.fromkeys(lists))
    return [each for each in once if not any(covers(other, each) for other in once)]


def _plain(given: Any) -> Any:
    """Return the type that a browser passes where Python passes this one."""
    from numba import types

    if isinstance(given, types.Literal):
        given = given.literal_type
    if isinstance(given, types.Boolean | types.Float | types.Record):
        return given
    if isinstance(given, types.Integer):
        return types.uint64 if given == types.uint64 else types.int64
    if isinstance(given, types.NestedArray):
        return types.Array(given.dtype, given.ndim, "C")
    if isinstance(given, types.Array):
        return given.copy(layout="C", readonly=False)
    if isinstance(given, types.BaseNamedTuple):
        return type(given)([_plain(each) for each in given.types], given.instance_class)
    return given
