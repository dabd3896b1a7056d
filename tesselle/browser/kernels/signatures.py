"""The kernels that a game's module exports, and the types they are exported for.

What the contract names has the contract's types.  Everything else that plain Python calls
is exported for the types of the calls that trial matches made; a kernel that they did not
come by, but others call, for the types of those calls.  JavaScript has one kind of number
and no views with gaps: whole numbers are taken as 64 bits, arrays as dense.
"""

from __future__ import annotations

import inspect
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from tesselle.browser.kernels import trial
from tesselle.browser.kernels.plaincalls import SHARED, home, named_by
from tesselle.engine import entropy
from tesselle.engine.contract import cases
from tesselle.engine.kernel import Kernel

if TYPE_CHECKING:
    from tesselle.engine.game import Game

# The types of the contract's kernels: a State, a number, a Word, Actions or Numbers, Floats.
CONTRACT = {
    "setup": "S W",
    "waiting": "S",
    "legal": "S i I",
    "apply": "S i i W",
    "resample": "S i W",
    "secret": "S i",
    "random_action": "S i W I",
    "scores": "S I",
    "points": "I",
    "ranking": "S I",
    "evaluate": "S F",
    "worths": "S i I F",
}
CHANCE = {cast("Kernel", entropy.word): "W i", cast("Kernel", entropy.below): "W i i"}


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


def _fixed(game: Game) -> dict[str, tuple[Kernel, tuple[Any, ...]]]:
    """Return the kernels whose types are known beforehand."""
    letters = _letters(game)
    kernels = {name: (getattr(game, name), form) for name, form in CONTRACT.items()}
    kernels |= {name(called): (called, form) for called, form in CHANCE.items()}
    return {
        name: (cast("Kernel", called), tuple(letters[letter] for letter in form.split()))
        for name, (called, form) in kernels.items()
    }


def calls(game: Game) -> dict[Kernel, list[tuple[Any, ...]]]:
    """Return the kernels that trial matches call, each with the lists of types it is given."""
    from numba import typeof  # late: the compiler is not loaded with the module

    found: dict[Kernel, dict[tuple[Any, ...], None]] = {}

    def see(called: Kernel, arguments: tuple[Any, ...]) -> None:
        types = tuple(_plain(typeof(each)) for each in arguments)
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


def _letters(game: Game) -> dict[str, Any]:
    from numba import types
    from numba.np.numpy_support import from_dtype

    return {
        "S": from_dtype(game.state),
        "W": types.uint64,
        "i": types.int64,
        "I": types.Array(types.int32, 1, "C"),
        "F": types.Array(types.float64, 1, "C"),
    }
