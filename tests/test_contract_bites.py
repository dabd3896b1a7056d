"""The contract notices a game that breaks it: each check is shown something to refuse."""

import dataclasses
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tesselle.engine import contract, registry
from tesselle.engine.errors import BadPosition
from tesselle.engine.game import Actions, Floats, Game, Numbers, Solved, State, View
from tesselle.engine.reason import Reason
from tesselle.engine.say import Say
from tesselle.engine.tally import Line, Tally

MOSAIC = registry.get("mosaic")


def falling(state: State, seat: int, out: Actions) -> int:
    count = MOSAIC.legal(state, seat, out)
    out[:count] = out[:count][::-1].copy()
    return count


def meddling(state: State, seat: int, out: Actions) -> int:
    count = MOSAIC.legal(state, seat, out)
    state["chain"] += 1
    return count


def for_everybody(state: State, seat: int, out: Actions) -> int:
    return MOSAIC.legal(state, int(state["seat"]), out) if MOSAIC.waiting(state) else 0


calls = itertools.count()


def forgetful(state: State, seat: int, action: int, entropy: Any) -> None:
    MOSAIC.apply(state, seat, action, entropy)
    state["flipped"][0] = next(calls) % 100  # something no seed explains


def dicing(state: State, seat: int, action: int, entropy: Any) -> None:
    MOSAIC.apply(state, seat, action, entropy)
    state["flipped"][0] = int(entropy) % 2


def shifty(state: State, seat: int, entropy: Any) -> None:
    state["tiles"][0] = int(entropy) % 2


def all_second(state: State, out: Numbers) -> None:
    out[:] = 2


def boundless(state: State, seat: int, actions: Actions, out: Floats) -> None:
    out[:] = float("inf")


def by_place(state: State, seat: int, actions: Actions, out: Floats) -> None:
    out[:] = range(len(actions))  # what an action is worth hangs on what else is asked for


def mistaken(state: State) -> str:
    return MOSAIC.write_position(state).replace("R", "B")


def another_table(text: str) -> State:
    return MOSAIC.blank(2, {"side": 4})


def legal_in(state: State) -> int:
    room = np.zeros(MOSAIC.most_actions, np.int32)
    MOSAIC.legal(state, int(state["seat"]), room)
    return int(room[0])


def english_only(text: str) -> State:
    raise BadPosition(Say("no", "no"))


def wordy(text: str) -> State:
    raise BadPosition(Say(f"got {text!r}", f"reçu {text!r}"))


def unlisted(state: State, seat: int, entropy: Any, room: Actions) -> int:
    return MOSAIC.most_actions - 1


def first(state: State, seat: int, entropy: Any, room: Actions) -> int:
    MOSAIC.legal(state, seat, room)
    return int(room[0])


def playing(state: State, seat: int, action: int) -> Tally:
    MOSAIC.apply(state, seat, action, np.uint64(0))
    return Tally((), 0)


NOWHERE = Reason(Say("no", "non"), ("z99",))
reasons = itertools.count()


def fickle(state: State, seat: int, action: int) -> Reason:
    return Reason(Say(f"no {next(reasons)}", "non"))


def off_the_board(state: State, seat: int, action: int) -> Tally:
    return Tally((Line("R1", Say("a row", "une rangée"), 1, ("z99",)),), 1)


previews = itertools.count()


def foreseeing(state: State, seat: int, action: int) -> Tally:
    return Tally((), next(previews))


def silent(state: State, seat: int, action: int) -> Tally:
    return Tally((Line("R1", Say("a row", ""), 1),), 1)


def uncounted(state: State, seat: int | None) -> View:
    return {**MOSAIC.view(state, seat), "tiles": [None, None]}


def talkative(state: State, seat: int | None) -> View:
    return {**MOSAIC.view(state, seat), "secret": 7}


def always(value: Any) -> Callable[..., Any]:
    return lambda *_: value


BROKEN: list[tuple[Callable[[contract.Case], None], dict[str, Any]]] = [
    (contract.rules.legal_is_sorted_unique_and_complete, {"legal": falling}),
    (contract.rules.legal_is_sorted_unique_and_complete, {"legal": meddling}),
    (contract.rules.legal_is_sorted_unique_and_complete, {"legal": for_everybody}),
    (contract.rules.random_play_ends, {"most_events": 5}),
    (contract.rules.replay_is_byte_identical, {"apply": forgetful}),
    (contract.rules.chance_is_admitted, {"apply": dicing}),
    (contract.rules.compiled_equals_interpreted, {"apply": forgetful}),
    (contract.texts.moves_round_trip, {"write_move": always("a1")}),
    (contract.texts.moves_round_trip, {"read_move": always(0)}),
    (contract.texts.positions_round_trip, {"write_position": mistaken}),
    (contract.secrecy.nobody_looks, {"resample": shifty}),
    (contract.secrecy.secrets_are_dealt_anew, {"view": lambda _, seat: {"of": seat}}),
    (contract.secrecy.views_are_plain_and_hold_no_seed, {"view": always({"tuple": (1, 2)})}),
    (contract.viewtypes.views_are_of_their_type, {"view": always({"side": 3})}),
    (contract.viewtypes.views_are_of_their_type, {"view": uncounted}),
    (contract.viewtypes.views_are_of_their_type, {"view": talkative}),
    (contract.rules.ranking_is_a_ranking, {"ranking": all_second}),
    (contract.texts.nonsense_is_refused, {"read_move": always(0)}),
    (contract.texts.nonsense_is_refused, {"read_position": english_only}),
    (contract.texts.nonsense_is_refused, {"read_position": wordy}),
    (contract.texts.illegal_actions_have_reasons, {"reason": always(Reason(Say("no", "")))}),
    (contract.texts.reasons_light_the_board_and_no_secrets, {"reason": always(NOWHERE)}),
    (contract.texts.reasons_light_the_board_and_no_secrets, {"reason": fickle}),
    (contract.texts.tables_can_be_drawn, {"draw": always([[(" ", "")]])}),
    (contract.rules.heuristics_are_finite, {"evaluate": always(None)}),
    (contract.rules.heuristics_are_finite, {"worths": boundless}),
    (contract.rules.heuristics_are_finite, {"worths": by_place}),
    (contract.rules.random_actions_are_legal, {"random_action": unlisted}),
    (contract.rules.random_actions_are_legal, {"random_action": first}),
    (contract.rules.points_are_numbers, {"points": always(7)}),
    (contract.rules.solutions_are_sound, {"solve": always(Solved(9999, 1.0))}),
    (contract.rules.solutions_are_sound, {"solve": lambda state: Solved(legal_in(state), 0.7)}),
    (contract.texts.positions_tell_their_table, {"read_position": another_table}),
    (contract.texts.moves_are_told, {"describe": always(Say("[lays|lay] it", ""))}),
    (contract.texts.moves_are_told, {"describe": always(Say("lays|lay it", "pose"))}),
    (contract.texts.previews_tell_what_is_seen, {"preview": playing}),
    (contract.texts.previews_tell_what_is_seen, {"preview": off_the_board}),
    (contract.texts.previews_tell_what_is_seen, {"preview": foreseeing}),
    (contract.texts.previews_tell_what_is_seen, {"preview": silent}),
    (contract.texts.results_are_told, {"summary": always(Say("two", " "))}),
]


def broken(change: dict[str, Any]) -> Game:
    return dataclasses.replace(MOSAIC, **change)


@pytest.mark.parametrize(
    ("check", "change"),
    BROKEN,
    ids=lambda part: getattr(part, "__name__", None) or next(iter(part)),
)
def test_a_broken_game_is_noticed(
    check: Callable[[contract.Case], None], change: dict[str, Any]
) -> None:
    with pytest.raises(AssertionError):
        check(contract.Case(broken(change), 2, {"side": 3}))


@pytest.mark.parametrize("check", contract.CHECKS, ids=contract.title)
def test_the_whole_game_passes_the_same_checks(check: Callable[[contract.Case], None]) -> None:
    check(contract.Case(MOSAIC, 2, {"side": 3}))
