"""Tesselle: four tile-laying games in one package.

>>> import tesselle
>>> match = tesselle.new("mosaic", seed=7)
>>> match.play(0, "e5").move
'e5'

Rules are compiled when a match first needs them, so importing this is cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tesselle.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    IllegalMove,
    TesselleError,
    UnknownGame,
)
from tesselle.engine.match import Event, Match, new
from tesselle.engine.record import Verified, read_record, replay, steps, verify
from tesselle.engine.registry import get as get_game
from tesselle.engine.registry import names as game_names
from tesselle.engine.simulate import Simulation, simulate

if TYPE_CHECKING:
    from pathlib import Path

    from tesselle.bots.analysis import Analysis
    from tesselle.engine.tally import Tally

__version__ = "0.2.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Event",
    "IllegalMove",
    "Match",
    "Simulation",
    "TesselleError",
    "UnknownGame",
    "Verified",
    "analyse",
    "deck",
    "game_names",
    "get_game",
    "new",
    "read_record",
    "replay",
    "score",
    "simulate",
    "steps",
    "verify",
]


def deck(name: str | Path = "tesselle") -> dict[str, Any]:
    """Return the data of a MozaiK deck: a shipped one by name, or a file by path."""
    from tesselle.games.mozaik.deck.deckfile import load

    return load(name).data()


def analyse(match: Match, seat: int | None = None, **settings: Any) -> Analysis:
    """Judge the choices of a seat, from what it may see; see ``tesselle.bots.analysis``."""
    from tesselle.bots.analysis import analyse as judge

    return judge(match, seat, **settings)


def score(name: str, text: str) -> Tally:
    """Count the points of a real table written as text, line by line."""
    found = get_game(name)
    if found.count is None:
        raise found.no_count()
    return found.count(text)
