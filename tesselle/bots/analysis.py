"""What the search thinks of a position, and of every move of a finished match."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tesselle.bots.search import Candidate, think
from tesselle.bots.tree import NO_ACTION
from tesselle.engine.errors import IN_PROGRESS, OVER, IllegalMove, mismatch, shown
from tesselle.engine.game import Solved
from tesselle.engine.match import Match
from tesselle.engine.record import steps
from tesselle.engine.say import say

SIMULATIONS = 1000
TURNING = 0.1  # of the chance to win: a move that loses more is a turning point


@dataclass(frozen=True)
class Choice:
    """One move that could be played."""

    move: str
    # The seat's chance of the first place; alone, its points as a part of `Tuning.full_score`.
    expected: float
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
    chances: tuple[float, ...] = ()  # of each seat to come first, before the move


def analyse(
    match: Match,
    seat: int | None = None,
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    cores: int = 1,
) -> Analysis:
    """Judge the choices of ``seat``, by default the first that is waiting.

    Where the game can be solved from here the best choice and its chance are exact.
    Only what the seat may see is used, and the same seed gives the same answer.
    """
    if match.over:
        raise IllegalMove(mismatch(IN_PROGRESS, OVER))
    seat = match.waiting[0] if seat is None else seat
    if seat not in match.waiting:
        waiting = ", ".join(map(str, match.waiting))
        raise IllegalMove(mismatch(say("seat-to-act", waiting=waiting), shown(seat)))
    solved = match.game.solve(match.imagine(seat, seed))
    asked = solved.action if solved else NO_ACTION
    thought = think(match, seat, simulations, seed, cores=cores, asked=asked)
    chances, candidates = thought.chances, thought.candidates
    if solved:
        chances = _of_both(seat, solved)
        candidates = _corrected(candidates, solved)
    return Analysis(seat, chances, tuple(_choice(match, seat, each, seed) for each in candidates))


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
            found = judge(match, seat, played, simulations=simulations, seed=seed, cores=cores)
            judged += [found] if found else []
            if progress:
                progress(1)
    return judged


def turning_points(judged: list[Judged]) -> list[Judged]:
    """Return the moves that lost most, the worst first."""
    return sorted((each for each in judged if each.lost >= TURNING), key=lambda each: -each.lost)


def judge(
    match: Match,
    seat: int,
    played: str,
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    cores: int = 1,
) -> Judged | None:
    """Judge a move that ``seat`` is about to play, or give nothing if it has no other."""
    if len(match.actions(seat)) == 1:
        return None
    asked = match.read(seat, played)
    thought = think(match, seat, simulations, seed, cores=cores, asked=asked)
    found, chances = thought.candidates, thought.chances
    own = next(each for each in found if each.action == asked)
    best, lost = found[0].action, max(0.0, found[0].value - own.value)
    solved = match.game.solve(match.imagine(seat, seed))
    sure = _sure(match, seat, asked, seed) if solved else None
    if solved and sure is not None:  # the judgement is exact
        best, lost = solved.action, solved.share - sure
        chances = _of_both(seat, solved)
    number, better = len(match.events) + 1, match.game.write_move(match.state, seat, best)
    return Judged(number, seat, played, better, lost, chances)


def _of_both(seat: int, solved: Solved) -> tuple[float, ...]:
    """Return the chances of two seats where one of them knows how it ends."""
    return (solved.share, 1 - solved.share)[:: -1 if seat else 1]


def _sure(match: Match, seat: int, action: int, seed: int) -> float | None:
    """Return the share of the first place that ``action`` makes sure of, if that can be solved."""
    after = match.copy()
    after.play_action(seat, action)
    if after.over:
        return (after.ranking[seat] == 1) / after.ranking.count(1)
    mover = after.waiting[0]
    solved = match.game.solve(after.imagine(mover, seed))
    if solved is None:
        return None
    return solved.share if mover == seat else 1 - solved.share


def _corrected(found: tuple[Candidate, ...], solved: Solved) -> tuple[Candidate, ...]:
    """Put the solved action first, and expect of no other more than it makes sure of."""
    capped = (replace(each, value=min(each.value, solved.share)) for each in found)
    first = next(each for each in found if each.action == solved.action)
    others = (each for each in capped if each.action != solved.action)
    return (replace(first, value=solved.share), *others)


def _choice(match: Match, seat: int, candidate: Candidate, seed: int) -> Choice:
    game = match.game
    move = game.write_move(match.state, seat, candidate.action)
    later = _continued(match, seat, candidate, seed)
    return Choice(move, candidate.value, candidate.visits, later)


def _continued(match: Match, seat: int, candidate: Candidate, seed: int) -> tuple[str, ...]:
    """Write a likely continuation, as far as it is possible in one imagined deal."""
    after = match.imagined(seat, seed)
    after.play_action(seat, candidate.action)
    moves = []
    for action in candidate.line:
        if after.over or action not in after.actions(after.waiting[0]):
            break
        moves.append(after.play_action(after.waiting[0], action).move)
    return tuple(moves)
