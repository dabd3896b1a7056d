"""What our search says of a match, wherever it is played: of a position, and of a move."""

from dataclasses import asdict
from typing import Any

from tesselle.bots.analysis import Judged, analyse, judge
from tesselle.engine.match import Match
from tesselle.engine.say import Said


def analysed(match: Match, seat: int, simulations: int) -> dict[str, Any]:
    """Return what the search thinks of a position, with its choices in words of advice."""
    found = asdict(analyse(match, seat, simulations=simulations))
    for choice in found["choices"]:
        choice["said"] = _advised(match, seat, choice["move"])
    return found


def judged(match: Match, seat: int, played: str, simulations: int) -> dict[str, Any] | None:
    """Return how good a move was, or nothing if there was no other."""
    found: Judged | None = judge(match, seat, played, simulations=simulations)
    if found is None:
        return None
    return {**asdict(found), "best_said": _advised(match, seat, found.best)}


def _advised(match: Match, seat: int, move: str) -> Said:
    return match.advise_action(seat, match.read(seat, move)).data()
