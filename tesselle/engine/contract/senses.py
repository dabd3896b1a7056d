"""Checks of what programs that learn are given: observations and masks."""

import numpy as np

from tesselle.engine.contract.case import Case, matches, sampled
from tesselle.engine.contract.secrecy import secret_choices
from tesselle.engine.game import State
from tesselle.engine.kernel import interpreted
from tesselle.engine.sight import Bytes, Sight, Words, unpacked

UNWRITTEN = (0, 255)  # what lies in an observation before it is written
FEW = 4  # positions in which plain Python is asked as well


def observations_fit_their_layout(case: Case) -> None:
    """Every number is written anew, none is above what the layout says, and nothing is played."""
    sight = case.game.sight
    if sight is None:
        return
    layout = sight.layout(case.seats, case.options)
    for match in matches(case):
        state = match.state
        for seat in range(case.seats):
            outs = [np.full(layout.size, before, np.uint8) for before in UNWRITTEN]
            sizes = [int(sight.observe(state, seat, out)) for out in outs]
            assert sizes == [layout.size] * 2, f"{sizes} of {layout.size}: {match.position}"
            assert np.array_equal(outs[0], outs[1]), f"left as it was: {match.position}"
            high = np.flatnonzero(outs[0] > layout.highest)
            assert not high.size, f"number {high[:5]} is too high: {match.position}"
        assert state.tobytes() == match.state.tobytes(), f"looking changed {match.position}"


def masks_are_legal_actions(case: Case) -> None:
    """A mask has the bits of the legal actions, and none for a seat that has to wait."""
    sight = case.game.sight
    if sight is None:
        return
    for match in matches(case):
        for seat in range(case.seats):
            words = mask(case, sight, match.state, seat)
            listed = np.flatnonzero(unpacked(words, sight.actions)).tolist()
            assert listed == match.actions(seat), f"seat {seat}: {match.position}"
            assert sum(map(int.bit_count, words.tolist())) == len(listed), "a bit past the actions"


def nobody_senses(case: Case) -> None:
    """Observation and mask stay the same when all that a seat may not see is dealt anew."""
    sight = case.game.sight
    if sight is None:
        return
    for number, match in enumerate(matches(case)):
        for seat in range(case.seats):
            state = match.state
            seen = observation(case, sight, state, seat).tobytes()
            may = mask(case, sight, state, seat).tobytes()
            case.game.resample(state, seat, np.uint64(number))
            at = f"seat {seat}: {match.position}"
            assert observation(case, sight, state, seat).tobytes() == seen, at
            assert mask(case, sight, state, seat).tobytes() == may, at


def secret_choices_are_not_sensed(case: Case) -> None:
    """Another secret choice gives all others the same observation."""
    sight = case.game.sight
    if sight is None:
        return
    for at, seat, states in secret_choices(case):
        others = [other for other in range(case.seats) if other != seat]
        seen = [
            [observation(case, sight, state, other).tobytes() for other in others]
            for state in states
        ]
        assert seen[0] == seen[1], at


def senses_compiled_equal_interpreted(case: Case) -> None:
    """Observation and mask are the same bytes with the JIT on and off."""
    sight = case.game.sight
    if sight is None:
        return
    for number, match in enumerate(sampled(case)):
        if number == FEW:
            return
        seat = match.waiting[0]
        compiled = _both(case, sight, match.state, seat)
        with interpreted():
            assert _both(case, sight, match.state, seat) == compiled, match.position


def observation(case: Case, sight: Sight, state: State, seat: int) -> Bytes:
    """Return what a seat sees as numbers."""
    out = np.empty(sight.layout(case.seats, case.options).size, np.uint8)
    sight.observe(state, seat, out)
    return out


def mask(case: Case, sight: Sight, state: State, seat: int) -> Words:
    """Return a seat's legal actions as bits."""
    out = np.empty(sight.words, np.uint64)
    sight.mask(state, seat, np.empty(case.game.most_actions, np.int32), out)
    return out


def _both(case: Case, sight: Sight, state: State, seat: int) -> tuple[bytes, bytes]:
    seen = observation(case, sight, state, seat)
    return seen.tobytes(), mask(case, sight, state, seat).tobytes()
