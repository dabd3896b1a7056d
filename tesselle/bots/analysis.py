"""What the search thinks of a position, and of every move of a finished match."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tesselle.bots.search import Candidate, think
from tesselle.engine.errors import IllegalMove
from tesselle.engine.match import Match
from tesselle.engine.record import steps

SIMULATIONS = 1000
TURNING = 0.1  # of the chance to win: a move that loses more is a turning point


@dataclass(frozen=True)
class Choice:
    """One move that could be played."""

    move: str
    expected: float  # the seat's chance of the first place; alone, its points as a part of 60
    visits: int
    continuation: tuple[str, ...]  # what is likely to follow


@dataclass(frozen=True)
class Analysis:
    """A position as one seat may judge it, the best choice first."""

    seat: int
    chances: tuple[float, ...]  # of each seat to come first
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Judged:
    """A move that was played, beside the best one."""

    number: int  # of the event, from 1
    seat: int
    played: str
    best: str
    lost: float  # how much worse the played move is expected to do


def analyse(
    match: Match,
    seat: int | None = None,
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    cores: int = 1,
) -> Analysis:
    """Judge the choices of ``seat``, by default the first that is waiting.

    Only what the seat may see is used, and the same seed gives the same answer.
    """
    if match.over:
        raise IllegalMove("expected a match in progress to analyse, got one that is over")
    seat = match.waiting[0] if seat is None else seat
    if seat not in match.waiting:
        raise IllegalMove(f"expected a seat that is to act {match.waiting}, got {seat}")
    thought = think(match, seat, simulations, seed, cores=cores)
    choices = tuple(_choice(match, seat, each, seed) for each in thought.candidates)
    return Analysis(seat, thought.chances, choices)


def review(
    record: dict[str, Any],
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    cores: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Judged]:
    """Judge every move of a record that had an alternative, in the order they were played."""
    judged = []
    events = record.get("events", [])
    for number, match in enumerate(steps(record), 1):
        if number <= len(events):
            seat, played = events[number - 1]["seat"], events[number - 1]["move"]
            if len(match.actions(seat)) > 1:
                judged.append(_judge(match, number, seat, played, simulations, seed, cores))
            if progress:
                progress(1)
    return judged


def turning_points(judged: list[Judged]) -> list[Judged]:
    """Give the moves that lost most, the worst first."""
    return sorted((each for each in judged if each.lost >= TURNING), key=lambda each: -each.lost)


def _judge(
    match: Match, number: int, seat: int, played: str, simulations: int, seed: int, cores: int
) -> Judged:
    asked = match.read(seat, played)
    found = think(match, seat, simulations, seed, cores=cores, asked=asked).candidates
    own = next(each for each in found if each.action == asked)
    best = match.game.write_move(match.state, seat, found[0].action)
    return Judged(number, seat, played, best, max(0.0, found[0].value - own.value))


def _choice(match: Match, seat: int, candidate: Candidate, seed: int) -> Choice:
    game = match.game
    move = game.write_move(match.state, seat, candidate.action)
    later = _continued(match, seat, candidate, seed)
    return Choice(move, candidate.value, candidate.visits, later)


def _continued(match: Match, seat: int, candidate: Candidate, seed: int) -> tuple[str, ...]:
    """Write a likely continuation, as far as it is possible in one imagined deal."""
    after = match.copy()
    after._state = match.imagine(seat, seed)
    after.play_action(seat, candidate.action)
    moves = []
    for action in candidate.line:
        if after.over or action not in after.actions(after.waiting[0]):
            break
        moves.append(after.play_action(after.waiting[0], action).move)
    return tuple(moves)
