"""Checks that nobody learns what is hidden, and that what is imagined instead is a real state."""

import json
import random
from collections.abc import Iterator

import numpy as np

from tesselle.engine.contract.case import Case, matches
from tesselle.engine.game import SPECTATOR, State


def nobody_looks(case: Case) -> None:
    """What a seat sees stays the same when all it may not see is dealt anew."""
    for match in matches(case):
        for seat in (None, *range(case.seats)):
            state = match.state
            seen = case.game.view(state, seat)
            for word in (5, 6):
                case.game.resample(state, SPECTATOR if seat is None else seat, np.uint64(word))
                assert case.game.view(state, seat) == seen, f"seat {seat}: {match.position}"
                assert case.game.waiting(state) == case.game.waiting(match.state)


def secrets_are_dealt_anew(case: Case) -> None:
    """Where seats see different things, resampling for a spectator changes what they see.

    Such a game is not ``open``, for then nobody would see anything of their own.
    """
    secrets = changed = False
    for number, match in enumerate(matches(case)):
        state, seats = match.state, range(case.seats)
        before = [case.game.view(state, seat) for seat in seats]
        open_view = case.game.view(state, None)
        secrets |= any(each != open_view for each in before)
        case.game.resample(state, SPECTATOR, np.uint64(number))
        changed |= before != [case.game.view(state, seat) for seat in seats]
    assert not (case.game.open and secrets), "open, and yet seats see different things"
    assert changed == secrets, "resample deals nothing anew, so nobody_looks proves nothing"


def secret_choices_stay_secret(case: Case) -> None:
    """What ``secret`` declares is hidden indeed: another choice looks the same to all others."""
    for at, seat, states in secret_choices(case):
        others = (None, *(other for other in range(case.seats) if other != seat))
        seen = [[case.game.view(state, other) for other in others] for state in states]
        assert seen[0] == seen[1], at


def secret_choices(case: Case) -> Iterator[tuple[str, int, list[State]]]:
    """Yield, for each secret choice, where and whose it is, and the states after two answers."""
    game = case.game
    for match in matches(case):
        for seat in match.waiting:
            actions = match.actions(seat)
            if not game.secret(match.state, seat) or match.waiting == (seat,) or len(actions) < 2:
                continue
            states = [match.state, match.state]
            for state, action in zip(states, (actions[0], actions[-1]), strict=True):
                game.apply(state, seat, action, np.uint64(0))
            yield f"seat {seat}: {match.position}", seat, states


def views_are_plain_and_hold_no_seed(case: Case) -> None:
    """A view survives JSON unchanged, and the seed is nowhere in it."""
    for match in matches(case):
        for seat in (None, *range(case.seats)):
            whole, own = match.view(seat), case.game.view(match.state, seat)
            assert all(whole[key] == own[key] for key in own), "a common key means something else"
            text = json.dumps(whole)
            assert json.loads(text) == whole, match.position
            assert match.seed.hex() not in text


def resampled_states_play_on(case: Case) -> None:
    """A state dealt anew is a real one: it writes, reads back, and plays to its end."""
    for number, match in enumerate(matches(case)):
        if number % 7 or match.over:
            continue
        state = match.imagine(match.waiting[0], number)
        again = case.game.read_position(case.game.write_position(state))
        assert again.tobytes() == state.tobytes(), match.position
        _play_to_end(case, state, number)


def _play_to_end(case: Case, state: State, seed: int) -> None:
    game, room, chooser = case.game, np.zeros(case.game.most_actions, np.int32), random.Random(seed)
    for _ in range(game.most_events + 1):
        mask = int(game.waiting(state))
        if not mask:
            return
        seat = mask.bit_length() - 1
        count = game.legal(state, seat, room)
        assert count, f"no move in {game.write_position(state)}"
        game.apply(
            state, seat, int(chooser.choice(room[:count])), np.uint64(chooser.getrandbits(64))
        )
    raise AssertionError("a resampled state plays on for ever")
