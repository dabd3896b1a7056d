"""The checker finds what it is there to find: for each property a small history that breaks it."""

from typing import Any

import pytest

from tests.histories import checker
from tests.histories.checker import Property, check
from tests.histories.history import (
    ANSWER,
    ASK,
    CLOSED,
    DONE,
    MOVE,
    READ,
    REFUSED,
    STORED,
    TOLD,
    UNKNOWN,
    Line,
)


class Telling:
    """Tells a history line by line, one second after the other."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def note(self, kind: str, **more: Any) -> int:
        self.lines.append({"kind": kind, "at": float(len(self.lines)), **more})
        return len(self.lines)

    def ask_move(self, client: str = "anna", id: str = "m1", seat: int = 0) -> int:
        number = len(self.lines)
        self.note(ASK, n=number, client=client, op=MOVE, match="M", seat=seat, id=id, move="a1")
        return number

    def ask_read(self, client: str = "anna") -> int:
        number = len(self.lines)
        self.note(ASK, n=number, client=client, op=READ, match="M")
        return number

    def done(self, number: int, told: Line) -> None:
        self.note(ANSWER, n=number, fate=DONE, event=told)

    def read(self, number: int, *events: Line) -> None:
        self.note(ANSWER, n=number, fate=DONE, seq=len(events), events=list(events))

    def end(self, number: int, fate: str) -> None:
        self.note(ANSWER, n=number, fate=fate)

    def told(self, *events: Line, client: str = "anna", socket: int = 1) -> None:
        seq = events[0]["seq"]
        self.note(TOLD, client=client, socket=socket, match="M", seq=seq, events=list(events))

    def stored(self, *events: Line, fault: str | None = None) -> None:
        self.note(STORED, match="M", events=list(events), fault=fault)


def event(seq: int, id: str = "m1", move: str | None = "a1", seat: int = 0) -> Line:
    return {"seq": seq, "kind": "move", "seat": seat, "move": move, "id": id}


def broken(told: Telling) -> set[str]:
    """The properties that do not hold."""
    return {name for name, against in check(told.lines).against.items() if against}


def names(*properties: Property) -> set[str]:
    return {each.__name__ for each in properties}


def test_a_history_in_which_all_is_well() -> None:
    told = Telling()
    first, look = told.ask_move(), told.ask_read("léo")  # at the same time: it may see either
    told.done(first, event(1))
    told.read(look)
    told.told(event(1), client="léo")
    unsure = told.ask_move("léo", "m2", seat=1)
    told.end(unsure, UNKNOWN)
    told.done(told.ask_move("léo", "m2", seat=1), event(2, "m2", "a2", 1))
    told.end(told.ask_move("anna", "rival"), REFUSED)
    told.ask_move("anna", "on its way")  # never answered
    told.stored(event(1), event(2, "m2", "a2", 1), event(3, "on its way"))
    verdict = check(told.lines)
    assert verdict.sound, verdict.against
    assert (verdict.acknowledged, verdict.unknown, verdict.reads, verdict.told) == (2, 1, 1, 1)


def test_a_secret_fits_the_move_that_it_was() -> None:
    told = Telling()
    told.told(event(1, move=None), client="léo")
    told.done(told.ask_move(), event(1))
    told.read(told.ask_read("léo"), event(1))
    told.stored(event(1))
    assert broken(told) == set()


def test_an_acknowledged_move_that_is_gone_is_found() -> None:
    told = Telling()
    told.done(told.ask_move(), event(1))
    told.stored()
    assert broken(told) == names(
        checker.acknowledged_moves_persist, checker.nobody_is_told_what_is_not_stored
    )


@pytest.mark.parametrize("kept", [event(1, "other"), event(1, seat=1)])
def test_an_acknowledged_move_that_is_somebody_elses_is_found(kept: Line) -> None:
    told = Telling()
    told.done(told.ask_move(), event(1))
    told.stored(kept)
    assert checker.acknowledged_moves_persist.__name__ in broken(told)


def test_an_acknowledged_move_that_became_another_is_found() -> None:
    told = Telling()
    told.done(told.ask_move(), event(1))
    told.stored(event(1, move="b7"))
    assert checker.acknowledged_moves_persist.__name__ in broken(told)


def test_one_id_that_became_two_events_is_found() -> None:
    told = Telling()
    told.end(told.ask_move(), UNKNOWN)
    told.stored(event(1), event(2))
    assert broken(told) == names(checker.one_id_gives_one_event)


def test_one_id_that_was_answered_with_two_numbers_is_found() -> None:
    told = Telling()
    told.done(told.ask_move(), event(1))
    told.done(told.ask_move(), event(2))
    told.stored(event(1), event(2, "other"))
    assert checker.one_id_gives_one_event.__name__ in broken(told)


def test_a_number_that_was_given_to_two_events_is_found() -> None:
    told = Telling()
    told.told(event(1))
    told.told(event(1, move="b7"), client="léo")
    told.stored(event(1))
    assert broken(told) == names(
        checker.no_number_is_given_twice, checker.nobody_is_told_what_is_not_stored
    )


def test_a_number_that_was_left_out_is_found() -> None:
    told = Telling()
    told.stored(event(1), event(3, "m2"))
    assert broken(told) == names(checker.no_number_is_given_twice)


def test_an_event_that_was_told_and_never_stored_is_found() -> None:
    told = Telling()
    told.read(told.ask_read("léo"), event(1))
    told.stored()
    assert broken(told) == names(checker.nobody_is_told_what_is_not_stored)


def test_a_client_that_is_shown_less_than_before_is_found() -> None:
    told = Telling()
    told.told(event(1))
    told.read(told.ask_read())
    told.stored(event(1))
    assert broken(told) == names(
        checker.reads_are_monotonic, checker.reads_see_what_was_acknowledged
    )


def test_a_client_that_is_shown_less_than_somebody_else_before_is_found() -> None:
    told = Telling()
    told.done(told.ask_move(), event(1))
    told.read(told.ask_read("léo"))
    told.stored(event(1))
    assert broken(told) == names(checker.reads_see_what_was_acknowledged)


@pytest.mark.parametrize("second", [1, 2])
def test_a_socket_that_tells_twice_or_in_another_order_is_found(second: int) -> None:
    told = Telling()
    told.told(event(2, "m2"))
    told.told(event(second, f"m{second}"))
    told.stored(event(1), event(2, "m2"))
    assert broken(told) == names(checker.sockets_tell_in_order)


def test_a_refused_move_that_was_done_all_the_same_is_found() -> None:
    told = Telling()
    told.end(told.ask_move(), REFUSED)
    told.stored(event(1))
    assert broken(told) == names(checker.refused_moves_are_not_done)


@pytest.mark.parametrize("status", [401, 404, 500])
def test_a_request_that_fails_is_found(status: int) -> None:
    told = Telling()
    told.note(ANSWER, n=told.ask_move(), fate=UNKNOWN, status=status)
    told.stored()
    assert broken(told) == names(checker.no_door_fails)


def test_a_socket_that_fails_is_found_and_one_that_breaks_is_not() -> None:
    told = Telling()
    told.note(CLOSED, client="anna", code=None)
    told.note(CLOSED, client="anna", code=1012)
    assert broken(told) == set()
    told.note(CLOSED, client="anna", code=1011)
    assert broken(told) == names(checker.no_door_fails)


@pytest.mark.parametrize("left", [3_000_000, 3_600_001])
def test_a_clock_that_runs_too_fast_or_back_is_found(left: int) -> None:
    told = Telling()
    told.note(ANSWER, n=told.ask_read(), fate=DONE, seq=0, events=[], left=[3_600_000, left])
    told.stored()
    assert broken(told) == names(checker.no_clock_runs_wrong)


def test_a_clock_that_runs_out_is_found() -> None:
    told = Telling()
    told.stored({**event(1, "time:0", ""), "kind": "time"})
    assert broken(told) == names(checker.no_clock_runs_wrong)


def test_a_match_that_does_not_replay_is_found() -> None:
    told = Telling()
    told.stored(event(1), fault="the seed is not the one that was committed to")
    assert broken(told) == names(checker.every_match_verifies)


def test_a_match_that_is_gone_is_found() -> None:
    told = Telling()
    told.read(told.ask_read())
    assert broken(told) == names(checker.every_match_verifies)
