"""What a game need not say: how each optional part of ``Game`` goes where nothing is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tesselle.engine import anygame
from tesselle.engine.entropy import below
from tesselle.engine.kernel import kernel, scratch
from tesselle.engine.reason import Reason
from tesselle.engine.say import say
from tesselle.engine.seats import MOST_SEATS, places_by
from tesselle.engine.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tesselle.engine.entropy import Word
    from tesselle.engine.game import Actions, Floats, Numbers, Options, Solved, State


@kernel
def nothing_dealt(state: State, entropy: Word) -> None:
    """Leave a blank state as it is: nothing is dealt."""


@kernel
def nothing_hidden(state: State, seat: int, entropy: Word) -> None:
    """Deal nothing anew: every seat sees everything."""


@kernel
def nothing_secret(state: State, seat: int) -> bool:
    """Choices are seen at once."""
    return False


@kernel
def any_listed(state: State, seat: int, entropy: Word, room: Actions) -> int:
    """Draw from the list of all legal actions."""
    return int(room[below(entropy, 0, anygame.legal(state, seat, room))])


@kernel
def added_up(score: Numbers) -> int:
    """Add up the numbers of one seat's score."""
    total = 0
    for place in range(len(score)):
        total += int(score[place])
    return total


@kernel
def most_points_first(state: State, out: Numbers) -> None:
    """Write the places by points; equal seats share one."""
    points = scratch(MOST_SEATS, np.int64)[: len(out)]
    anygame.points(state, points)
    places_by(points, out)


@kernel
def points_now(state: State, out: Floats) -> None:
    """Judge a seat by the points it has."""
    anygame.points(state, out)


@kernel
def all_alike(state: State, seat: int, actions: Actions, out: Floats) -> None:
    """Judge no action better than another."""
    for place in range(len(out)):
        out[place] = 0.0


def not_now(state: State, seat: int, action: int) -> Reason:
    """Refuse a move without saying more."""
    return Reason(say("not-now"))


def no_cells(state: State) -> tuple[str, ...]:
    """There is no board of which a place has a name."""
    return ()


def nothing_told(before: State | None, after: State, seat: int) -> dict[str, Any]:
    """Tell of no draw."""
    return {}


def nothing_pinned(options: Options) -> dict[str, Any]:
    """Name nothing besides the options."""
    return {}


def nothing_to_recall(options: Options, pinned: Mapping[str, Any]) -> Options:
    """Find everything by the options as they are."""
    return options


def seats_field(state: State) -> tuple[int, Options]:
    """Read the seats from the record's field ``seats``, and no options."""
    return int(state["seats"]), {}


def never_judges(state: State, seat: int) -> bool:
    """No step of the game is a judgement."""
    return False


def never_solved(state: State) -> Solved | None:
    """There is no exact search."""
    return None


def earns_nothing(state: State, seat: int, action: int) -> Tally:
    """Foresee no points."""
    return Tally((), 0)


def nothing_taught(state: State, seat: int, action: int) -> dict[str, int]:
    """There is no lesson whose steps show what actions do."""
    return {}
