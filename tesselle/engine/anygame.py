"""The rules of whichever game a state belongs to.

Each function here calls the kernel of the same name of the game whose record
type the state has.  Generic code (simulation, search) calls these, is written
once, and is compiled once for each game: Numba looks the kernel up by the type
of ``state`` at compile time, so nothing is looked up while playing.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from tesselle.engine.kernel import scratch

if TYPE_CHECKING:
    from tesselle.engine.entropy import Word
    from tesselle.engine.game import Actions, Floats, Game, Numbers, State
    from tesselle.engine.sight import Bytes, Sight, Words

_games: dict[np.dtype[np.void], Game] = {}


def register(game: Game) -> None:
    """Let the functions below find ``game`` by its state's type."""
    other = _games.setdefault(game.state, game)
    if other.name != game.name:
        raise TypeError(f"{game.name} and {other.name} have states of the same type")


def game_of(state: State) -> Game:
    """Return the game that ``state`` is a state of."""
    return _games[state.dtype]


def setup(state: State, entropy: Word) -> None:
    """Deal: complete a blank state in place."""
    game_of(state).setup(state, entropy)


def waiting(state: State) -> int:
    """Return a bit for each seat that may act now; 0 means the match is over."""
    return game_of(state).waiting(state)


def legal(state: State, seat: int, out: Actions) -> int:
    """Write the seat's legal actions in rising order; return their number."""
    return game_of(state).legal(state, seat, out)


def apply(state: State, seat: int, action: int, entropy: Word) -> None:
    """Play a legal action in place."""
    game_of(state).apply(state, seat, action, entropy)


def resample(state: State, seat: int, entropy: Word) -> None:
    """Deal anew, in place, all that ``seat`` cannot see."""
    game_of(state).resample(state, seat, entropy)


def scores(state: State, out: Numbers) -> None:
    """Write the points as they stand, seat by seat."""
    game_of(state).scores(state, out)


def points(state: State, out: Any) -> None:
    """Write what each seat's score is worth in points; ``out`` has a number for each seat."""
    game = game_of(state)
    numbers = np.zeros((len(out), game.score_numbers), np.int32)
    game.scores(state, numbers.reshape(-1))
    for seat in range(len(out)):
        out[seat] = game.points(numbers[seat])


def ranking(state: State, out: Numbers) -> None:
    """Write each seat's place, from 1; equal seats share one."""
    game_of(state).ranking(state, out)


def secret(state: State, seat: int) -> bool:
    """Whether what the seat chooses now stays hidden until all have chosen."""
    return game_of(state).secret(state, seat)


def evaluate(state: State, out: Floats) -> None:
    """Write how well each seat stands, in the game's own points."""
    game_of(state).evaluate(state, out)


def random_action(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Return one of the seat's legal actions, each as likely; ``room`` has room for all."""
    return game_of(state).random_action(state, seat, entropy, room)


def worths(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Judge one step ahead how good each of ``actions`` is for ``seat``."""
    game_of(state).worths(state, seat, actions, out)


def observe(state: State, seat: int, out: Bytes) -> int:
    """Write what the seat sees as numbers; return how many these are."""
    return sight_of(state).observe(state, seat, out)


def mask(state: State, seat: int, room: Actions, out: Words) -> None:
    """Write the seat's legal actions as bits; ``room`` has room for all."""
    sight_of(state).mask(state, seat, room, out)


def sight_of(state: State) -> Sight:
    """Return what the state's game hands over for programs that learn."""
    sight = game_of(state).sight
    if sight is None:
        raise TypeError(f"{game_of(state).name} hands over no sight")
    return sight


def teach_numba() -> None:
    """Tell Numba to resolve the functions above by the record type of their state."""
    from numba.extending import overload

    dealing = (setup, waiting, legal, apply, resample, scores, ranking, secret)
    for rule in (*dealing, random_action, evaluate, worths):
        overload(rule)(_choice(rule.__name__))
    for sense in (observe, mask):
        overload(sense)(_choice(f"sight.{sense.__name__}"))
    overload(points)(_points)


def _choice(rule: str) -> Any:
    def choose(state: Any, *rest: Any) -> Any:
        chosen = attrgetter(rule)(_games[state.dtype]).dispatcher

        def play(state: Any, *rest: Any) -> Any:
            return chosen(state, *rest)

        # Numba tells functions of one name apart by a number, which differs between processes.
        play.__qualname__ = f"{rule}_of_{_games[state.dtype].name}"
        return play

    return choose


def _points(state: Any, out: Any) -> Any:
    game = _games[state.dtype]
    write, worth = game.scores.dispatcher, game.points.dispatcher  # type: ignore[attr-defined]
    width = game.score_numbers
    room = max(game.seats) * width

    def each(state: Any, out: Any) -> None:
        numbers = scratch(room, np.int32)
        for place in range(room):
            numbers[place] = 0
        write(state, numbers)
        for seat in range(len(out)):
            out[seat] = worth(numbers[seat * width : (seat + 1) * width])

    each.__qualname__ = f"points_of_{game.name}"
    return each
