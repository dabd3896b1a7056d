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
    best, lesson = _advised(match, seat, found.best), lesson_for(match, seat, played, found.best)
    return {**asdict(found), "best_said": best, "lesson": lesson}


def lesson_for(match: Match, seat: int, played: str, best: str) -> str | None:
    """Name the step of the lesson that shows what the best move does and the played one did not."""
    taught, state = match.game.taught, match.state
    done = taught(state, seat, match.read(seat, best))
    missed = taught(state, seat, match.read(seat, played))
    return next((step for step in done if done[step] > missed[step]), None)


def _advised(match: Match, seat: int, move: str) -> Said:
    return match.advise_action(seat, match.read(seat, move)).data()
