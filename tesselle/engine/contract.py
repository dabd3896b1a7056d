"""What every game must keep to, as checks that any package can run.

In a test of your own game::

    import pytest
    from tesselle.engine import contract

    @pytest.mark.parametrize("case", contract.cases("hedgerow"), ids=str)
    @pytest.mark.parametrize("check", contract.CHECKS, ids=contract.title)
    def test_contract(check, case):
        check(case)

A check raises AssertionError with the match's position when the game breaks it.
"""

import itertools
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tesselle.engine import record, registry
from tesselle.engine.entropy import word_of_event
from tesselle.engine.errors import BadPosition, BadRecord, IllegalMove
from tesselle.engine.game import SPECTATOR, Game, State
from tesselle.engine.kernel import interpreted
from tesselle.engine.match import Match
from tesselle.engine.say import LANGUAGES

LARGEST_STATE = 2048  # bytes
NONSENSE = ("", " ", "?", "x", "0", "a0", "zz9", "-", "é", "\0", "keep keep", "9" * 400)


@dataclass(frozen=True)
class Case:
    """One way to play a game: its seats, its options, and a few seeds."""

    game: Game
    seats: int
    options: dict[str, Any] = field(hash=False)
    seeds: tuple[int, ...] = (1, 2)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{chosen}"


def cases(name: str) -> list[Case]:
    """Give a case for each number of seats and each choice of the options of a game."""
    game = registry.get(name)
    listed = [option for option in game.options if option.choices]
    return [
        Case(game, seats, dict(zip([option.name for option in listed], values, strict=True)))
        for seats in game.seats
        for values in itertools.product(*(option.choices for option in listed))
    ]


def title(check: Callable[[Case], None]) -> str:
    """Give a check's name, for a test report."""
    return check.__name__


def matches(case: Case) -> Iterator[Match]:
    """Yield a random match of each seed, after its setup and after every event."""
    for seed in case.seeds:
        match = Match(case.game, case.seats, case.options, seed)
        chooser = random.Random(seed)
        yield match
        while not match.over:
            seat = chooser.choice(match.waiting)
            match.play_action(seat, chooser.choice(match.actions(seat)))
            yield match


def finished(case: Case) -> Iterator[Match]:
    """Yield a finished random match for each seed."""
    return (match for match in matches(case) if match.over)


def state_is_small_and_flat(case: Case) -> None:
    """A state is one record of plain numbers, at most 2 KB."""
    kind = case.game.state
    assert kind.itemsize <= LARGEST_STATE, f"{kind.itemsize} bytes"
    assert not kind.hasobject, "the state holds Python objects"


def legal_is_sorted_unique_and_complete(case: Case) -> None:
    """Each waiting seat has moves, in rising order, once each; others have none."""
    room = np.zeros(case.game.room, np.int32)
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
        assert len(match.events) <= case.game.longest, match.position


def replay_is_byte_identical(case: Case) -> None:
    """The same seed and actions give the same bytes."""
    for match in finished(case):
        again = Match(case.game, case.seats, case.options, match.seed)
        for event in match.events:
            again.play_action(event.seat, event.action)
        assert again.state.tobytes() == match.state.tobytes(), match.position


def compiled_equals_interpreted(case: Case) -> None:
    """The kernels give the same bytes and moves with the JIT on and off."""
    match = next(finished(case))
    compiled = list(_trace(match))
    with interpreted():
        for number, (one, other) in enumerate(zip(compiled, _trace(match), strict=True)):
            assert one == other, f"differs at event {number}"


def moves_round_trip(case: Case) -> None:
    """Every legal move reads back as itself, and no two are written alike."""
    game = case.game
    for match in matches(case):
        state = match.state
        for seat in match.waiting:
            actions, texts = match.actions(seat), match.legal(seat)
            assert len(set(texts)) == len(texts), match.position
            assert [game.read_move(state, seat, text) for text in texts] == actions


def positions_round_trip(case: Case) -> None:
    """A position reads back byte for byte."""
    for match in matches(case):
        again = case.game.read_position(match.position)
        assert again.tobytes() == match.state.tobytes(), match.position


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
    """Where seats see different things, resampling for a spectator changes what they see."""
    secrets = changed = False
    for number, match in enumerate(matches(case)):
        state, seats = match.state, range(case.seats)
        before = [case.game.view(state, seat) for seat in seats]
        secrets |= any(match.view(seat) | {"seat": None} != match.view(None) for seat in seats)
        case.game.resample(state, SPECTATOR, np.uint64(number))
        changed |= before != [case.game.view(state, seat) for seat in seats]
    assert changed == secrets, "resample deals nothing anew, so nobody_looks proves nothing"


def secret_choices_stay_secret(case: Case) -> None:
    """What ``secret`` declares is hidden indeed: another choice looks the same to all others."""
    game = case.game
    for match in matches(case):
        for seat in match.waiting:
            actions = match.actions(seat)
            if not game.secret(match.state, seat) or match.waiting == (seat,) or len(actions) < 2:
                continue
            seen = []
            for action in (actions[0], actions[-1]):
                state = match.state
                game.apply(state, seat, action, np.uint64(0))
                others = (None, *(other for other in range(case.seats) if other != seat))
                seen.append([game.view(state, other) for other in others])
            assert seen[0] == seen[1], f"seat {seat}: {match.position}"


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


def ranking_is_a_ranking(case: Case) -> None:
    """Places start at 1, and as many are skipped as share the place before."""
    for match in matches(case):
        places = sorted(match.ranking)
        assert places[0] == 1, places
        assert all(places.index(place) + 1 == place for place in places), places
        assert len(match.scores) == case.seats


def records_round_trip(case: Case) -> None:
    """A record survives JSON, replays to the same bytes, and verifies."""
    for match in finished(case):
        written = json.loads(json.dumps(match.record()))
        assert record.verify(written).match.state.tobytes() == match.state.tobytes()
        assert record.replay(written).record() == written


def tampered_records_are_refused(case: Case) -> None:
    """Another seed, move, seat, draw or result is noticed, and the place is named."""
    match = next(finished(case))
    honest = match.record()
    last = len(honest["events"])
    for place, damage in _damages(last):
        bad = json.loads(json.dumps(honest))
        if damage(bad) is SKIP:
            continue
        try:
            record.verify(bad)
        except BadRecord as error:
            assert place in str(error), f"expected {place!r} in {error}"
        else:
            raise AssertionError(f"a record with a wrong {place} was accepted")


def nonsense_is_refused(case: Case) -> None:
    """No text but a move is a move, no text but a position is one, and nothing changes."""
    match = Match(case.game, case.seats, case.options, 1)
    before = match.state.tobytes()
    for text in NONSENSE:
        for reader, refusal in (
            (lambda text=text: match.play(match.waiting[0], text), IllegalMove),
            (lambda text=text: case.game.read_position(text), BadPosition),
        ):
            try:
                reader()
            except refusal as error:
                assert str(error), "the refusal says nothing"
            else:
                raise AssertionError(f"{text!r} was accepted")
    assert match.state.tobytes() == before


def illegal_actions_have_reasons(case: Case) -> None:
    """Every readable move that is not legal is refused with a reason in both languages."""
    game = case.game
    everything = {text for match in matches(case) for text in match.legal(_first(match))[:20]}
    match = Match(case.game, case.seats, case.options, 3)
    seat = match.waiting[0]
    for text in sorted(everything - set(match.legal(seat))):
        try:
            match.read(seat, text)
        except IllegalMove as error:
            assert error.say.en, text
            assert error.say.fr, text
        else:
            raise AssertionError(f"{game.name}: {text} is not legal but was read")


def tables_can_be_drawn(case: Case) -> None:
    """A terminal can show every view, to every seat, in each language."""
    for number, match in enumerate(matches(case)):
        if number % 5 and not match.over:
            continue
        for seat in (None, *range(case.seats)):
            for language in LANGUAGES:
                lines = case.game.draw(match.view(seat), language)
                assert any(text.strip() for line in lines for text, _ in line)


def heuristics_are_finite(case: Case) -> None:
    """Bots get a number for every state and every legal action."""
    for match in matches(case):
        state = match.state
        for seat in match.waiting:
            assert np.isfinite(case.game.evaluate(state, seat)), match.position
            for action in match.actions(seat)[:30]:
                assert np.isfinite(case.game.worth(state, seat, action)), match.position
        assert state.tobytes() == match.state.tobytes(), "a heuristic changed the state"


CHECKS: tuple[Callable[[Case], None], ...] = (
    state_is_small_and_flat,
    legal_is_sorted_unique_and_complete,
    random_play_ends,
    replay_is_byte_identical,
    compiled_equals_interpreted,
    moves_round_trip,
    positions_round_trip,
    nobody_looks,
    secrets_are_dealt_anew,
    secret_choices_stay_secret,
    views_are_plain_and_hold_no_seed,
    resampled_states_play_on,
    ranking_is_a_ranking,
    records_round_trip,
    tampered_records_are_refused,
    nonsense_is_refused,
    illegal_actions_have_reasons,
    tables_can_be_drawn,
    heuristics_are_finite,
)

SKIP = object()  # this record has nothing of the kind to damage


def _first(match: Match) -> int:
    return match.waiting[0] if match.waiting else 0


def _trace(match: Match) -> Iterator[tuple[bytes, list[int]]]:
    """Yield the bytes and the legal actions of a match as its events are played."""
    game = match.game
    state = game.blank(match.seats, match.options)
    game.setup(state, word_of_event(match.seed, 0))
    room = np.zeros(game.room, np.int32)
    yield state.tobytes(), []
    for number, event in enumerate(match.events, 1):
        count = game.legal(state, event.seat, room)
        game.apply(state, event.seat, event.action, word_of_event(match.seed, number))
        yield state.tobytes(), room[:count].tolist()


def _play_to_end(case: Case, state: State, seed: int) -> None:
    game, room, chooser = case.game, np.zeros(case.game.room, np.int32), random.Random(seed)
    for _ in range(game.longest + 1):
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


def _damages(last: int) -> list[tuple[str, Callable[[dict[str, Any]], Any]]]:
    """Give ways to damage a record of ``last`` events, each with the place to be named."""

    def draw(bad: dict[str, Any]) -> Any:
        dealt = [event for event in bad["events"] if "dealt" in event]
        return dealt[-1].update(dealt={"draw": ["??"]}) if dealt else SKIP

    def hidden_draw(bad: dict[str, Any]) -> Any:
        dealt = [event for event in bad["events"] if "dealt" in event]
        return dealt[0].pop("dealt") if dealt else SKIP

    return [
        ("commitment", lambda bad: bad.update(seed="0" * 63 + "f")),
        ("seed", lambda bad: bad.update(seed="xyz")),
        ("seed", lambda bad: bad.pop("seed")),
        ("commitment", lambda bad: bad.update(commitment="0" * 64)),
        ("format", lambda bad: bad.update(format="tesselle-record/0")),
        ("rules", lambda bad: bad.update(rules="0")),
        ("event 1", lambda bad: bad["events"][0].update(move="nonsense")),
        ("event 1", lambda bad: bad["events"][0].update(seat=99)),
        (f"event {last}", lambda bad: bad["events"][-1].pop("move")),
        (f"event {last + 1}", lambda bad: bad["events"].append(bad["events"][-1])),
        (f"event {last - 1}", lambda bad: bad["events"].pop()),
        ("event", draw),
        ("event", hidden_draw),
        ("result", lambda bad: bad["result"].update(ranking=[0])),
        ("result", lambda bad: bad.pop("result")),
    ]
