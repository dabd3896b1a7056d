"""Whether a Génial! position can come up in play: everything that can be counted."""

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.game import State
from tesselle.engine.state import copied
from tesselle.games.genial.rules import bag
from tesselle.games.genial.rules.state import HAND, LAST, NOBODY
from tesselle.games.genial.rules.tiles import (
    COPIES,
    KINDS,
    NAMES,
    SYMBOLS,
)
from tesselle.games.genial.text.layout import write_tiles
from tesselle.games.genial.text.refusal import refuse
from tesselle.games.genial.words import say


def check_tiles(state: State) -> None:
    """Check that bag, hands and board together are the 120 tiles (R3); count those placed."""
    placed = COPIES - state["bag"] - state["hands"].sum(axis=0)
    for kind in range(KINDS):
        if placed[kind] < 0:
            most = int(COPIES[kind])
            refuse(say("tiles-of-kind", most=most, tile=NAMES[kind]), most - int(placed[kind]))
        if state["shown"][kind] > state["bag"][kind]:
            refuse(say("shown-in-bag", tile=NAMES[kind]), say("shown-in-bag-got"))
    lie = np.bincount(state["cells"][state["cells"] >= 0], minlength=len(SYMBOLS)) - 1  # printed
    for symbol, letter in enumerate(SYMBOLS):
        wanted = sum(int(placed[kind]) * NAMES[kind].count(letter) for kind in range(KINDS))
        if lie[symbol] != wanted:
            expected = say("symbols-on-board", number=wanted, symbol=letter)
            refuse(expected, int(lie[symbol]))
    state["placed"] = placed.sum()


def check_end(state: State, winners: list[int]) -> None:
    """Check hands at the end: one seat has just placed and not drawn (R13, R14)."""
    seats = range(int(state["seats"]))
    short = [seat for seat in seats if bag.total(state["hands"][seat]) < HAND]
    if len(short) != 1 or (winners and winners != short):
        expected = say("short-hand-of-winner" if winners else "short-hand-of-one")
        refuse(expected, say("short-hands-got", seats=str(short)))
    state["seat"] = NOBODY
    _check_bonuses(state, short[0], 0)


def check_turn(state: State) -> None:
    """Check the hands, the offer of R11, and who may be on a first turn (R6)."""
    mover, seats = int(state["seat"]), int(state["seats"])
    begun = bool(state["owed"] or state["swap"])
    for seat in range(seats):
        held = bag.total(state["hands"][seat])
        if (held == HAND) == (begun and seat == mover):
            refuse(say("hand-in-turn" if held == HAND else "hand-full", seat=seat), held)
    if state["swap"] and not bag.lacks_lowest(state, mover):
        refuse(say("lowest-not-held", seat=mover), say("lowest-not-held-got"))
    if begun:
        _check_bonuses(state, mover, int(state["owed"]))
    placements = HAND - bag.total(state["hands"][mover])  # in this turn
    opened = int(state["placed"]) - placements  # seats that have had their first turn
    if opened < 0:
        refuse(say("tiles-on-board", number=placements), int(state["placed"]))
    if opened < seats and opened != mover:
        refuse(say("first-turn", seat=opened), say("first-turn-got", seat=mover))


def _check_bonuses(state: State, seat: int, owed: int) -> None:
    """Check that the tiles ``seat`` has placed in this turn were allowed by R9."""
    placements = HAND - bag.total(state["hands"][seat])
    earned = placements - 1 + owed
    full = int(np.count_nonzero(state["tracks"][seat] == LAST))
    if earned > full:
        told = mismatch(say("bonuses", number=earned), str(full))
        raise BadPosition(told.within(say("bonuses-at", seat=seat)))


def check_shown(state: State) -> None:
    """Check that shown tiles are those of a swap by the seat before (R11)."""
    if not state["shown"].any():
        return
    if state["seat"] == NOBODY or state["owed"] or state["swap"]:
        refuse(say("shown-at-start"), write_tiles(state["shown"]))
    before = (int(state["seat"]) - 1) % int(state["seats"])
    asked = copied(state)
    asked["hands"][before] = state["shown"]
    if bag.total(state["shown"]) == HAND or not bag.lacks_lowest(asked, before):
        refuse(say("shown-swapped", seat=before), write_tiles(state["shown"]))
