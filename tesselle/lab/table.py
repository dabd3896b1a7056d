"""How a table is set up for programs that learn: the game, its seats, its options, its layout."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tesselle.engine import registry
from tesselle.engine.errors import TesselleError
from tesselle.engine.game import Game, Options, State
from tesselle.engine.say import alike
from tesselle.engine.sight import Layout, Sight


class NoSight(TesselleError):
    """A game that hands over nothing for programs that learn."""


@dataclass(frozen=True)
class Table:
    """A game with its seats and options, checked."""

    game: Game
    seats: int
    options: Options

    @classmethod
    def of(cls, game: str, seats: int | None, options: Mapping[str, Any]) -> "Table":
        """Return the table that these words mean, or raise what is wrong with them."""
        found = registry.get(game)
        if found.sight is None:
            raise NoSight(alike(f"{found.name}: expected Game.sight, got none"))
        chosen = found.check_seats(found.usual_seats if seats is None else seats)
        return cls(found, chosen, found.check_options(options))

    @cached_property
    def sight(self) -> Sight:
        """What the game hands over for programs that learn."""
        assert self.game.sight is not None  # noqa: S101  `of` asks for it
        return self.game.sight

    @cached_property
    def layout(self) -> Layout:
        """What an observation shows, and where."""
        return self.sight.layout(self.seats, self.options)

    @cached_property
    def start(self) -> State:
        """The state before chance speaks."""
        return self.game.blank(self.seats, self.options)
