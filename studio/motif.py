"""``@motif``: a named drawing with parameters, and the words it shows.

::

    @motif("lampe")
    def lantern(*, glass: str = "#ffd97a", lit: bool = True) -> Drawing:
        ...
        return showing(body, "feu") if lit else body

Motifs are found by scanning ``motifs/`` (a scene's own may stand in its file).
"""

import functools
import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ParamSpec

from studio.drawing import Drawing, Seen

P = ParamSpec("P")

HOME = "studio.motifs"


@dataclass(frozen=True)
class Motif:
    """What is known of a motif without drawing it."""

    name: str  # "lantern"
    family: str  # "light", the file it stands in
    shows: frozenset[str]  # with any parameters
    draw: Callable[[], Drawing]  # as it is by default


_motifs: dict[str, Motif] = {}


def motif(*shows: str, living: int = 0) -> Callable[[Callable[P, Drawing]], Callable[P, Drawing]]:
    """Make a function that draws a motif; ``living`` says how many characters it is."""

    def mark(function: Callable[P, Drawing]) -> Callable[P, Drawing]:
        name = function.__name__

        @functools.wraps(function)
        def drawn(*arguments: P.args, **parameters: P.kwargs) -> Drawing:
            art = function(*arguments, **parameters)
            mine = Seen(name, frozenset(shows), living)
            return replace(art, seen=(_joined(mine, art, name), *_others(art, name)))

        family = function.__module__.rpartition(".")[2]
        known = _motifs.get(name)
        if known and known.family != family:
            raise ValueError(f"motif {name!r} stands both in {known.family} and in {family}")
        _motifs[name] = Motif(name, family, frozenset(shows), drawn)
        return drawn

    return mark


def showing(art: Drawing, *words: str, living: int = 0) -> Drawing:
    """Give a drawing that shows more words, because of how it was asked for."""
    return replace(art, seen=(*art.seen, Seen("", frozenset(words), living)))


def _joined(mine: Seen, art: Drawing, name: str) -> Seen:
    """Give the motif with what ``showing`` added to it."""
    for each in art.seen:
        if each.motif in ("", name):
            mine = Seen(name, mine.words | each.words, mine.living + each.living)
    return mine


def _others(art: Drawing, name: str) -> tuple[Seen, ...]:
    return tuple(each for each in art.seen if each.motif not in ("", name))


def motifs() -> dict[str, Motif]:
    """Give every motif of ``motifs/`` by its name."""
    package = importlib.import_module(HOME)
    for found in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{HOME}.{found.name}")
    return dict(sorted(_motifs.items()))
