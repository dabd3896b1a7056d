"""Checks of the kernels: what may be played, how it ends, and that it ends the same each time."""

from collections.abc import Iterator

import numpy as np

from tesselle.engine import anygame
from tesselle.engine.contract.case import Case, finished, matches, sampled, standings
from tesselle.engine.entropy import word, word_of_event
from tesselle.engine.kernel import interpreted
from tesselle.engine.match import Match

LARGEST_STATE = 2048  # bytes
DRAWS = 40  # so many that of two actions both come up, but once in a million million times
SPREAD = 12345


def state_is_small_and_flat(case: Case) -> None:
    """A state is one record of plain numbers, at most 2 KB."""
    kind = case.game.state
    assert kind.itemsize <= LARGEST_STATE, f"{kind.itemsize} bytes"
    assert not kind.hasobject, "the state holds Python objects"


def legal_is_sorted_unique_and_complete(case: Case) -> None:
    """Each waiting seat has moves, in rising order, once each; others have none."""
    room = np.zeros(case.game.most_actions, np.int32)
    for match in matches(case):
        state = match.state
        before = state.tobytes()
        for seat in range(case.seats):
            count = case.game.legal(state, seat, room)
            actions = room[:count].tolist()
            assert actions == sorted(set(actions)), match.position
            assert bool(actions) == (seat in match.waiting), match.position
        assert state.tobytes() == before, f"legal changed {match.position}"


def random_play_ends(case: Case) -> None:
    """Random play ends within the longest match the game admits to."""
    for match in matches(case):
        assert len(match.events) <= case.game.most_events, match.position


def replay_is_byte_identical(case: Case) -> None:
    """The same seed and actions give the same bytes."""
    for match in finished(case):
        again = Match(case.game, case.seats, case.options, match.seed)
        for event in match.events:
            again.play_action(event.seat, event.action)
        assert again.state.tobytes() == match.state.tobytes(), match.position


def chance_is_admitted(case: Case) -> None:
    """What moves do depends on the word they get only in a game that says so: ``chance``."""
    for match in matches(case):
        for seat in match.waiting:
            states = [match.state, match.state]
            for chance, state in enumerate(states):
                case.game.apply(state, seat, match.actions(seat)[0], np.uint64(chance))
            same = states[0].tobytes() == states[1].tobytes()
            assert same or case.game.chance, f"without chance, yet random: {match.position}"


def compiled_equals_interpreted(case: Case) -> None:
    """The kernels give the same bytes and moves with the JIT on and off."""
    match = next(finished(case))
    compiled = list(_trace(match))
    with interpreted():
        for number, (one, other) in enumerate(zip(compiled, _trace(match), strict=True)):
            assert one == other, f"differs at event {number}"


def ranking_is_a_ranking(case: Case) -> None:
    """Places start at 1, and as many are skipped as share the place before."""
    for match in matches(case):
        places = sorted(match.ranking)
        assert places[0] == 1, places
        assert all(places.index(place) + 1 == place for place in places), places
        assert len(match.scores) == case.seats


def heuristics_are_finite(case: Case) -> None:
    """Bots get a number for every state and every legal action."""
    for match in matches(case):
        state = match.state
        assert np.isfinite(standings(case.game, state, case.seats)).all(), match.position
        for seat in match.waiting:
            few = np.array(match.actions(seat)[:30], np.int32)
            worths = np.zeros(len(few))
            case.game.worths(state, seat, few, worths)
            singly = [case.game.worth(state, seat, int(action)) for action in few]
            assert np.isfinite(singly).all(), match.position
            assert np.allclose(worths, singly), f"together and singly differ in {match.position}"
        assert state.tobytes() == match.state.tobytes(), "a heuristic changed the state"


def random_actions_are_legal(case: Case) -> None:
    """A random action is a legal one, is not always the same, and nothing is played by it."""
    room = np.zeros(case.game.most_actions, np.int32)
    for match in sampled(case):
        seat, state = match.waiting[0], match.state
        words = [np.uint64(word(np.uint64(SPREAD), turn)) for turn in range(DRAWS)]
        drawn = {int(case.game.random_action(state, seat, each, room)) for each in words}
        actions = match.actions(seat)
        assert drawn <= set(actions), f"{drawn - set(actions)} in {match.position}"
        assert len(drawn) > 1 or len(actions) == 1, f"always {drawn} in {match.position}"
        assert state.tobytes() == match.state.tobytes(), f"drawing changed {match.position}"


def solutions_are_sound(case: Case) -> None:
    """Exact search, where there is one, finds a legal action and a share that can be."""
    for match in sampled(case):
        state = match.state
        solved = case.game.solve(state)
        if solved is not None:
            assert solved.action in match.actions(match.waiting[0]), match.position
            assert solved.share in (0.0, 0.5, 1.0), solved.share
        assert state.tobytes() == match.state.tobytes(), f"solving changed {match.position}"


def points_are_numbers(case: Case) -> None:
    """Every seat's score is worth some number of points, the same however it is asked."""
    for match in finished(case):
        rows = np.array(match.scores, np.int32).reshape(case.seats, -1)
        singly = [int(case.game.points(row)) for row in rows]
        together = np.zeros(case.seats, np.int64)
        anygame.points(match.state, together)
        assert singly == together.tolist(), match.position


def _trace(match: Match) -> Iterator[tuple[bytes, list[int]]]:
    """Yield the bytes and the legal actions of a match as its events are played."""
    game = match.game
    state = game.blank(match.seats, match.options)
    game.setup(state, word_of_event(match.seed, 0))
    room = np.zeros(game.most_actions, np.int32)
    yield state.tobytes(), []
    for number, event in enumerate(match.events, 1):
        count = game.legal(state, event.seat, room)
        game.apply(state, event.seat, event.action, word_of_event(match.seed, number))
        yield state.tobytes(), room[:count].tolist()
