"""Moves of Mozaika in text: ``bid 3``, ``take Bw``, ``lay Bw b2``, ``fly b2``."""

import re

from tesselle.engine.errors import IllegalMove, mismatch, shown
from tesselle.engine.game import State
from tesselle.engine.reason import Reason
from tesselle.engine.say import Say
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, GRID, KIND_OF, NAMES
from tesselle.games.mozaika.words import say

VERBS = s.STEPS[: s.OVER]
COINS_WORD = re.compile("[0-9]{1,4}")
# What follows each verb; no two are alike, so the verb may be left out.
SHAPES = (("coins",), ("tile",), ("cell", "tile"), ("cell",))
FORMS = tuple(say(f"form-{verb}") for verb in VERBS)
NOW = tuple(say(f"now-{verb}") for verb in VERBS)


def write_move(state: State, seat: int, action: int) -> str:
    """Write ``bid 3``, ``take Bw``, ``lay Bw b2`` or ``fly b2``."""
    if action < s.TAKES:
        return f"bid {action}"
    if action < s.LAYS:
        return f"take {NAMES[action - s.TAKES]}"
    if action < s.FLIES:
        kind, cell = divmod(action - s.LAYS, CELLS)
        return f"lay {NAMES[kind]} {GRID.names[cell]}"
    return f"fly {GRID.names[action - s.FLIES]}"


def read_move(state: State, seat: int, text: str) -> int:
    """Read what ``write_move`` writes.

    Case, blanks, and the order of tile and cell do not matter; the verb may be
    left out, since what follows it tells which one is meant.
    """
    words = text.lower().split()
    verb = VERBS.index(words.pop(0)) if words and words[0] in VERBS else None
    found = {_sort_of(word): word for word in words}
    shape = tuple(sorted(found))
    if len(found) != len(words) or shape not in SHAPES:
        raise _unreadable(say("form-any") if verb is None else FORMS[verb], text)
    if verb is None:
        verb = SHAPES.index(shape)
    elif shape != SHAPES[verb]:
        raise _unreadable(FORMS[verb], text)
    return _action(state, seat, verb, found)


def _sort_of(word: str) -> str:
    if word in KIND_OF:
        return "tile"
    if word in GRID.by_name:
        return "cell"
    return "coins" if COINS_WORD.fullmatch(word) else ""


def _unreadable(expected: Say, text: str) -> IllegalMove:
    return IllegalMove(mismatch(expected, shown(text)))


def _action(state: State, seat: int, verb: int, found: dict[str, str]) -> int:
    if verb == s.BID:
        coins = int(found["coins"])
        if coins > s.MOST_COINS:  # nobody ever has as much, so there is no such action
            raise IllegalMove(_too_high(state, seat, coins))
        return coins
    if verb == s.TAKE:
        return s.TAKES + KIND_OF[found["tile"]]
    cell = GRID.by_name[found["cell"]]
    if verb == s.FLY:
        return s.FLIES + cell
    return s.LAYS + KIND_OF[found["tile"]] * CELLS + cell


def _too_high(state: State, seat: int, coins: int) -> Say:
    most = int(state["coins"][seat])
    return say("bid-too-high", most=most, bid=coins)


def cells(state: State) -> tuple[str, ...]:
    """Return the names of a mosaic's cells."""
    return GRID.names


def reason(state: State, seat: int, action: int) -> Reason:
    """Say which rule an illegal action breaks, and light the cells that show it."""
    step = int(state["step"])
    if step == s.OVER:
        return Reason(say("match-over"))
    verb = (
        int(action >= s.TAKES) + int(action >= s.LAYS) + int(action >= s.FLIES)
    )  # a step's number, as in VERBS
    if verb != step:
        return Reason(say("wrong-step", now=NOW[step], form=FORMS[step], verb=VERBS[verb]))
    if not play.waiting(state) >> seat & 1:
        return Reason(_not_now(state, step))
    if verb == s.BID:
        return Reason(_too_high(state, seat, action))
    if verb == s.TAKE:
        return Reason(say("not-in-row", tile=NAMES[action - s.TAKES]))
    if verb == s.LAY:
        return _why_no_lay(state, seat, *divmod(action - s.LAYS, CELLS))
    return _why_no_fly(state, seat, action - s.FLIES)


def _not_now(state: State, step: int) -> Say:
    if step == s.BID:
        return say("bid-already")
    if step == s.LAY:
        return say("laid-already")
    other = play.waiting(state).bit_length()  # the only seat that waits; people count from 1
    return say("other-picks" if step == s.TAKE else "other-places-fly", seat=other)


def _why_no_lay(state: State, seat: int, kind: int, cell: int) -> Reason:
    if state["hands"][seat, kind] == 0:
        return Reason(say("not-in-hand", tile=NAMES[kind]))
    name = GRID.names[cell]
    return Reason(say("cell-taken", place=name), (name,))


def _why_no_fly(state: State, seat: int, cell: int) -> Reason:
    name = GRID.names[cell]
    bare = state["boards"][seat, cell] == EMPTY
    return Reason(say("no-tile-for-fly" if bare else "fly-already", place=name), (name,))
