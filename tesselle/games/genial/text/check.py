"""Whether a Génial! position can come up in play: everything that can be counted."""

import numpy as np

from tesselle.engine.errors import BadPosition, mismatch
from tesselle.engine.game import State
from tesselle.engine.say import Say
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


def check_tiles(state: State) -> None:
    """Check that bag, hands and board together are the 120 tiles (R3); count those placed."""
    placed = COPIES - state["bag"] - state["hands"].sum(axis=0)
    for kind in range(KINDS):
        if placed[kind] < 0:
            most, name = COPIES[kind], NAMES[kind]
            expected = Say(f"at most {most} tiles {name}", f"au plus {most} tuiles {name}")
            refuse(expected, int(most - placed[kind]))
        if state["shown"][kind] > state["bag"][kind]:
            name = NAMES[kind]
            expected = Say(f"the shown {name} in the bag", f"dans le sac les {name} montrées")
            refuse(expected, Say("fewer there", "moins"))
    lie = np.bincount(state["cells"][state["cells"] >= 0], minlength=len(SYMBOLS)) - 1  # printed
    for symbol, letter in enumerate(SYMBOLS):
        wanted = sum(int(placed[kind]) * NAMES[kind].count(letter) for kind in range(KINDS))
        if lie[symbol] != wanted:
            expected = Say(
                f"{wanted} tile symbols {letter} on the board, since bag and hands lack so many",
                f"{wanted} symboles {letter} de tuiles sur le plateau,"
                " puisqu’il en manque autant au sac et aux mains",
            )
            refuse(expected, int(lie[symbol]))
    state["placed"] = placed.sum()


def check_end(state: State, winners: list[int]) -> None:
    """Check hands at the end: one seat has just placed and not drawn (R13, R14)."""
    seats = range(int(state["seats"]))
    short = [seat for seat in seats if bag.total(state["hands"][seat]) < HAND]
    if len(short) != 1 or (winners and winners != short):
        who, qui = ("the winner", "le gagnant") if winners else ("one seat", "un siège")
        expected = Say(f"{who} alone with fewer than 6 tiles", f"{qui} seul avec moins de 6 tuiles")
        refuse(expected, Say(f"seats {short}", f"sièges {short}"))
    state["seat"] = NOBODY
    _check_bonuses(state, short[0], 0)


def check_turn(state: State) -> None:
    """Check the hands, the offer of R11, and who may be on a first turn (R6)."""
    mover, seats = int(state["seat"]), int(state["seats"])
    begun = bool(state["owed"] or state["swap"])
    for seat in range(seats):
        held = bag.total(state["hands"][seat])
        if (held == HAND) == (begun and seat == mover):
            few, peu = ("fewer than 6", "moins de 6") if held == HAND else ("6", "6")
            refuse(Say(f"{few} tiles with seat {seat}", f"{peu} tuiles au siège {seat}"), held)
    if state["swap"] and not bag.lacks_lowest(state, mover):
        expected = Say(
            f"no tile with a lowest symbol at seat {mover} (R11)",
            f"au siège {mover} aucune tuile d’un symbole le plus bas (R11)",
        )
        refuse(expected, Say("one", "une"))
    if begun:
        _check_bonuses(state, mover, int(state["owed"]))
    placements = HAND - bag.total(state["hands"][mover])  # in this turn
    opened = int(state["placed"]) - placements  # seats that have had their first turn
    if opened < 0:
        on_board = Say(f"{placements} tiles on the board", f"{placements} tuiles sur le plateau")
        refuse(on_board, int(state["placed"]))
    if opened < seats and opened != mover:
        first = Say(
            f"seat {opened} on its first turn (R6)", f"le siège {opened} à son premier tour (R6)"
        )
        refuse(first, Say(f"seat {mover}", f"le siège {mover}"))


def _check_bonuses(state: State, seat: int, owed: int) -> None:
    """Check that the tiles ``seat`` has placed in this turn were allowed by R9."""
    placements = HAND - bag.total(state["hands"][seat])
    earned = placements - 1 + owed
    full = int(np.count_nonzero(state["tracks"][seat] == LAST))
    if earned > full:
        expected = Say(
            f"a track at {LAST} for each of {earned} bonuses",
            f"une piste à {LAST} pour chacun des {earned} bonus",
        )
        told = mismatch(expected, str(full))
        raise BadPosition(Say(f"seat {seat}: {told.en}", f"siège {seat} : {told.fr}"))


def check_shown(state: State) -> None:
    """Check that shown tiles are those of a swap by the seat before (R11)."""
    if not state["shown"].any():
        return
    if state["seat"] == NOBODY or state["owed"] or state["swap"]:
        expected = Say(
            "no shown tiles but at the start of a turn",
            "des tuiles montrées au début d’un tour seulement",
        )
        refuse(expected, write_tiles(state["shown"]))
    before = (int(state["seat"]) - 1) % int(state["seats"])
    asked = copied(state)
    asked["hands"][before] = state["shown"]
    if bag.total(state["shown"]) == HAND or not bag.lacks_lowest(asked, before):
        expected = Say(
            f"shown tiles that seat {before} could swap (R11)",
            f"des tuiles montrées que le siège {before} pouvait échanger (R11)",
        )
        refuse(expected, write_tiles(state["shown"]))
