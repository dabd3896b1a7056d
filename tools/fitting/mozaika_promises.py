"""Finds Mozaika's ``CAME_TRUE``: what arrangements brought in the end that looked like this.

One-step players play each other.  After each round every arrangement is compared with the points
it brought at the end; a line is laid through the rounds from ``EARLY`` to ``LATE``, and its two
ends are printed beside those in the code: ``python -m tools.fitting mozaika_promises``.
"""

import argparse

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Numbers, States
from tesselle.engine.kernel import long_kernel
from tesselle.games.mozaika.heuristic.expected import CAME_TRUE, EARLY, LATE, LIKENESS, TILE, summed
from tesselle.games.mozaika.rules.scoring import ARRANGEMENTS, value
from tesselle.games.mozaika.rules.state import BID
from tools.fitting.players import Player
from tools.fitting.regression import Fit, least_squares
from tools.fitting.tables import Played, play

SEATS = 3
LIKENESS_PLACE, LYING, BROUGHT, FACTS = 0, 1, 2, 3  # of what is written about an arrangement
NAMES = ("unlike", "one colour", "one symbol", "one kind")


def new_rounds(states: States, _: int) -> npt.NDArray[np.bool_]:
    """Tell in which states a round begins: all are about to bid, and none has."""
    everybody = (1 << states["seats"].astype(np.int64)) - 1
    begins: npt.NDArray[np.bool_] = (states["step"] == BID) & (states["to_act"] == everybody)
    return begins


@long_kernel
def look(states: States, ends: States, facts: Numbers) -> None:
    """Write what lies in every arrangement of every seat, and what it brought at the end."""
    for place in range(len(states)):
        state, end = states[place], ends[place]
        for seat in range(state["seats"]):
            board, flies = state["boards"][seat], state["flies"][seat]
            for arrangement in range(ARRANGEMENTS):
                shared, lying = summed(board, flies, arrangement)
                brought = value(end["boards"][seat], end["flies"][seat], arrangement)
                fact = facts[place, seat, arrangement]
                fact[LIKENESS_PLACE], fact[LYING], fact[BROUGHT] = LIKENESS[shared], lying, brought


def promises(played: Played) -> dict[tuple[int, int, int], tuple[Fit, int]]:
    """Return what came true at both ends, and how often it was seen, by likeness, tiles, flies."""
    after = played.states["round"].astype(np.int64) - 1
    those = (after >= EARLY) & (after <= LATE)
    states, matches = played.states[those], played.matches[those]
    facts = np.zeros((len(states), SEATS, ARRANGEMENTS, FACTS), np.int32)
    look(states, played.ends[matches], facts)
    late = np.broadcast_to(
        ((after[those] - EARLY) / (LATE - EARLY))[:, None, None], facts.shape[:3]
    )
    groups = np.broadcast_to(matches[:, None, None], facts.shape[:3])
    found = {}
    for (likeness, tiles), knots in CAME_TRUE.items():
        for flies in range(len(knots[0])):
            alike = facts[..., LIKENESS_PLACE] == likeness
            seen = alike & (facts[..., LYING] == tiles * TILE + flies)
            ends = np.column_stack([1 - late[seen], late[seen]])
            brought = facts[..., BROUGHT][seen].astype(np.float64)
            found[likeness, tiles, flies] = least_squares(ends, brought, groups[seen]), len(brought)
    return found


def main() -> None:
    """Play, and print what came true beside what stands in the code."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--matches", type=int, default=4000)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    table = [Player("mozaika")] * SEATS
    played = play("mozaika", table, asked.matches, seed=asked.seed, keep=new_rounds)
    print(f"| likeness | tiles | flies | after round {EARLY} | code | after {LATE} | code | seen |")
    print("|---|---|---|---|---|---|---|---|")
    for (likeness, tiles, flies), (fit, seen) in promises(played).items():
        early, late = fit.texts()
        code = [knot[flies] for knot in CAME_TRUE[likeness, tiles]]
        print(
            f"| {NAMES[likeness]} | {tiles} | {flies} "
            f"| {early} | {code[0]:.2f} | {late} | {code[1]:.2f} | {seen} |"
        )
