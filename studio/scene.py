"""``@scene``: a picture of the deck, from motifs in three layers.

::

    @scene(
        35, world="sea", style="block",
        yes="bateau calme …",                # every word that is true of it
        arguable="mystere voyage",
        fr="…", en="…",                      # for those who cannot see it
    )
    def lighthouse() -> Layers:
        return Layers(back=[…], middle=[…], front=[…])

Scenes are found by scanning ``scenes/``; each is drawn only when asked for.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from studio.drawing import Drawing, Part, draw
from studio.style import drawn

HOME = "studio.scenes"


@dataclass(frozen=True)
class Layers:
    """What a picture is made of, each list from back to front."""

    back: list[Part] = field(default_factory=list)
    middle: list[Part] = field(default_factory=list)
    front: list[Part] = field(default_factory=list)

    def joined(self) -> Drawing:
        """Give all three as one drawing."""
        layers = (self.back, self.middle, self.front)
        return draw(*(draw(*parts).deep(depth) for depth, parts in enumerate(layers)))


@dataclass(frozen=True)
class Scene:
    """A picture of the deck, not drawn yet."""

    number: int
    world: str  # "sea": what a contact sheet may be made of
    style: str
    yes: frozenset[str]
    arguable: frozenset[str]
    fr: str
    en: str
    layers: Callable[[], Layers]
    hand: Mapping[str, Any]  # what the style is told

    def drawing(self) -> Drawing:
        """Draw the scene's shapes."""
        return self.layers().joined()

    def svg(self, style: str | None = None) -> str:
        """Draw the picture in its own style, or in another one for a trial."""
        hand = self.hand if style in (None, self.style) else {}
        return drawn(style or self.style, self.drawing().shapes, f"p{self.number}", **hand)


_scenes: dict[int, Scene] = {}


def scene(
    number: int,
    *,
    world: str,
    style: str,
    yes: str,
    arguable: str = "",
    fr: str,
    en: str,
    hand: Mapping[str, Any] | None = None,
) -> Callable[[Callable[[], Layers]], Callable[[], Layers]]:
    """Make a function a picture of the deck."""

    def mark(function: Callable[[], Layers]) -> Callable[[], Layers]:
        known = _scenes.get(number)
        if known and known.layers.__module__ != function.__module__:
            raise ValueError(
                f"scene {number} stands both in {known.layers.__module__} "
                f"and in {function.__module__}"
            )
        _scenes[number] = Scene(
            number,
            world,
            style,
            frozenset(yes.split()),
            frozenset(arguable.split()),
            fr,
            en,
            function,
            hand or {},
        )
        return function

    return mark


def scenes() -> dict[int, Scene]:
    """Give every scene by its number."""
    package = importlib.import_module(HOME)
    for found in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{HOME}.{found.name}")
    return dict(sorted(_scenes.items()))
