"""Which kernels plain Python calls: those are what a browser has to be given.

Kernels call each other inside the module that is built of them; what views, texts and bots
call from outside must be found there by name.
"""

import importlib
import inspect
import pkgutil
import types
from collections.abc import Iterator

from tesselle.engine import registry
from tesselle.engine.game import Game
from tesselle.engine.kernel import Kernel

SHARED = ("tesselle.engine", "tesselle.bots")  # packages that serve every game
NOT_PLAYED = ("tests", "contract")  # folders whose code no match runs


def home(game: Game) -> str:
    """Return the package that holds the rules of a game: a folder of ours, or one from outside."""
    module = game.waiting.__module__
    folder = module.removeprefix(f"{registry.HOME}.").partition(".")[0]
    return f"{registry.HOME}.{folder}" if module.startswith(f"{registry.HOME}.") else folder


def named_by(package: str) -> list[Kernel]:
    """Return the kernels that functions of a package name and are no kernels themselves."""
    found = {
        id(called): called
        for module in _modules(package)
        for function in _functions(module)
        for called in _named(function)
    }
    return list(found.values())


def _modules(package: str) -> Iterator[types.ModuleType]:
    top = importlib.import_module(package)
    yield top
    for found in pkgutil.walk_packages(getattr(top, "__path__", ()), f"{package}."):
        if not set(found.name.split(".")) & set(NOT_PLAYED):
            yield importlib.import_module(found.name)


def _functions(module: types.ModuleType) -> Iterator[types.FunctionType]:
    """Yield the functions and methods that a module defines and does not compile."""
    for thing in vars(module).values():
        parts = vars(thing).values() if inspect.isclass(thing) else (thing,)
        for part in parts:
            inner = inspect.unwrap(getattr(part, "fget", None) or getattr(part, "__func__", part))
            if inspect.isfunction(inner) and inner.__module__ == module.__name__:
                if not isinstance(part, Kernel):
                    yield inner


def _named(function: types.FunctionType) -> Iterator[Kernel]:
    for code in _codes(function.__code__):
        for name in code.co_names:
            meant = function.__globals__.get(name)
            if isinstance(meant, Kernel):
                yield meant
            elif isinstance(meant, types.ModuleType):  # rules.place: both names are in the code
                inside = (vars(meant).get(other) for other in code.co_names)
                yield from (each for each in inside if isinstance(each, Kernel))


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _codes(constant)
