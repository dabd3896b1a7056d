"""Trial matches, to see with which types plain Python calls kernels.

Everything that a page shows is asked for once in a while: views, moves in words, previews,
refusals, positions, hints, every bot.  What comes of it does not matter.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tesselle.bots import LEVELS, Bot, Greedy, Hasty, Plain, Searcher
from tesselle.bots.analysis import analyse
from tesselle.engine.contract import Case, matches
from tesselle.engine.errors import TesselleError
from tesselle.engine.game import Game
from tesselle.engine.kernel import Kernel, calling
from tesselle.engine.match import Match
from tesselle.engine.simulate import simulate

FEW = 3  # moves of one position that are looked at
MANY = 50  # actions of one position that need not be legal
EVERY = 5  # of so many positions one is looked at in a way that takes longer
SIMULATIONS = 4
LATE = 4  # events before the end


def calls_of(ways: list[Case], see: Callable[[Kernel, tuple[Any, ...]], None]) -> None:
    """Play matches of a game, and show ``see`` every call of a kernel before it is done."""
    game = ways[0].game

    def watched(called: Kernel, *arguments: Any) -> Any:
        see(called, arguments)
        return called.dispatcher(*arguments)

    with calling(watched):
        for case in ways:
            _play(case)
        for seats in sorted({case.seats for case in ways}):
            _let_bots_choose(Match(game, seats, {}, seats))
        _solve(game)
        simulate(game.name, games=1, cores=1)


def _play(case: Case) -> None:
    for number, match in enumerate(matches(Case(case.game, case.seats, case.options, (1,)))):
        for seat in (None, *range(match.seats)):
            match.view(seat)
        for seat in match.waiting:
            _ask_about_moves(match, seat)
        if number % EVERY == 0 or match.over:
            _ask_about_position(match)
    _ = match.ranking, match.summaries, match.decided


def _ask_about_moves(match: Match, seat: int) -> None:
    game, state = match.game, match.state
    for action in match.actions(seat)[:FEW]:
        game.read_move(state, seat, game.write_move(state, seat, action))
        match.preview_action(seat, action)
        match.describe_action(seat, action)


def _ask_about_position(match: Match) -> None:
    game, state = match.game, match.state
    game.read_position(game.write_position(state))
    game.draw(match.view(None), "en")
    for seat in match.waiting:
        game.judges(state, seat)
        legal = set(match.actions(seat))
        most = max(legal) + 2
        for action in range(0, most, 1 + most // MANY):
            if action not in legal:
                with suppress(TesselleError, ValueError, IndexError):  # some actions mean nothing
                    game.reason(state, seat, action)


def _solve(game: Game) -> None:
    """Ask for exact play at the very end of a match, where it is quickly found."""
    whole = Match(game, game.usual_seats, {}, 1)
    while not whole.over:
        whole.play_action(whole.waiting[0], whole.actions(whole.waiting[0])[0])
    late = whole.without(min(LATE, len(whole.events)))
    game.solve(late.imagine(late.waiting[0], 0))


def _let_bots_choose(match: Match) -> None:
    searchers = Searcher(0, SIMULATIONS), Plain(0, SIMULATIONS)
    bots: tuple[Bot, ...] = (Greedy(0), Hasty(0), LEVELS["level1"](0), *searchers)
    seat = match.waiting[0]
    for bot in bots:
        bot.choose(match, seat)
        bot.choose(match, seat)  # now it remembers
    analyse(match, seat, simulations=SIMULATIONS)
