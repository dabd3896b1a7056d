"""How far luck goes: what a player wins who sees what is to come.

Both players think one step ahead; one of them cheats.  It tries its best moves on
the real match, hidden cards and coming draws included, lets both sides play on for
a number of events just as they will, and takes the move it then stands best after.
No honest player can know as much, so what it wins bounds what search can bring
where chance decides: ``python -m bench.foresight mozaik --events 6``.
"""

import argparse

import numpy as np
import numpy.typing as npt

from tesselle.arena.shares import Share
from tesselle.bots.choice import best_actions
from tesselle.bots.playout import lead, likely, lowest
from tesselle.engine import anygame, registry
from tesselle.engine.entropy import Word, word
from tesselle.engine.game import Actions, State, States
from tesselle.engine.kernel import kernel, long_kernel

SEATS = 2
WIDEST = 12  # moves it tries, the best by `worth`
NO_SLIP = 0.0

Wins = npt.NDArray[np.float64]


@long_kernel
def play(blank: States, seed: Word, events: int, room: Actions, wins: Wins) -> None:
    """Play as many matches as ``wins`` has room for; the seats change each time."""
    states = blank.copy()
    state = states[0]
    tried = blank.copy()
    for game in range(len(wins)):
        seer = game % SEATS
        chance = word(seed, game // SEATS)  # each deal is played from both sides
        states[0] = blank[0]
        anygame.setup(state, word(chance, 0))
        step = 1
        mask = anygame.waiting(state)
        while mask:
            mover = lowest(mask)
            if mover == seer:
                action = foreseen(states, tried, mover, chance, step, events, room)
            else:
                action = likely(state, mover, word(chance, 2 * step), NO_SLIP, room)
            anygame.apply(state, mover, action, word(chance, 2 * step + 1))
            step += 1
            mask = anygame.waiting(state)
        wins[game] = share(state, seer)


@kernel
def foreseen(
    states: States, tried: States, seer: int, chance: Word, step: int, events: int, room: Actions
) -> int:
    """Give the action after which the seat really stands best, so many events later."""
    state = states[0]
    actions = np.empty(WIDEST, np.int32)
    worths = np.empty(WIDEST, np.float64)
    standings = np.empty(SEATS, np.float64)
    legal = room[: anygame.legal(state, seer, room)].copy()
    best, highest = int(legal[0]), -np.inf
    for rank in range(best_actions(state, seer, legal, actions, worths)):
        tried[0] = states[0]
        other = tried[0]
        anygame.apply(other, seer, actions[rank], word(chance, 2 * step + 1))
        play_on(other, chance, step + 1, events, room)
        anygame.evaluate(other, standings)
        ahead = lead(standings, seer)
        if ahead > highest:
            best, highest = int(actions[rank]), ahead
    return best


@kernel
def play_on(state: State, chance: Word, step: int, events: int, room: Actions) -> None:
    """Play so many events as two one-step players will, by the match's own chance."""
    for later in range(step, step + events):
        mask = anygame.waiting(state)
        if mask == 0:
            return
        mover = lowest(mask)
        action = likely(state, mover, word(chance, 2 * later), NO_SLIP, room)
        anygame.apply(state, mover, action, word(chance, 2 * later + 1))


@kernel
def share(state: State, seat: int) -> float:
    """Give the share of the first place."""
    places = np.zeros(SEATS, np.int32)
    anygame.ranking(state, places)
    if places[seat] != 1:
        return 0.0
    return 1.0 if places[1 - seat] > 1 else 0.5


def main() -> None:
    """Play, and print what the seer won with its 95 % interval."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("game", choices=[g for g in registry.names() if 2 in registry.get(g).seats])
    reader.add_argument("--events", type=int, default=6, help="so many it sees ahead")
    reader.add_argument("--games", type=int, default=600)
    asked = reader.parse_args()
    game = registry.get(asked.game)
    blank = np.zeros(1, game.state)
    blank[0] = game.blank(SEATS, game.check_options({}))
    wins = np.zeros(asked.games)
    play(blank, np.uint64(1), asked.events, np.zeros(game.room, np.int32), wins)
    won = Share(float(wins.sum()), asked.games)
    low, high = won.interval
    print(f"{game.title}, {asked.events} events ahead: {won.part:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
