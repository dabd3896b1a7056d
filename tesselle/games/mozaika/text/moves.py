"""Moves of Mozaika in text: ``bid 3``, ``take Bw``, ``lay Bw b2``, ``fly b2``."""

import re

from tesselle.engine.errors import IllegalMove, mismatch, shown
from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, GRID, KIND_OF, NAMES

VERBS = s.STEPS[: s.OVER]
COINS_WORD = re.compile("[0-9]{1,4}")
# What follows each verb; no two are alike, so the verb may be left out.
SHAPES = (("coins",), ("tile",), ("cell", "tile"), ("cell",))
FORMS = (
    Say("bid and a number of coins (bid 3)", "bid et un nombre de pièces (bid 3)"),
    Say("take and a tile (take Bw)", "take et une tuile (take Bw)"),
    Say("lay, a tile and a cell (lay Bw b2)", "lay, une tuile et une case (lay Bw b2)"),
    Say("fly and a cell (fly b2)", "fly et une case (fly b2)"),
)
ALL_FORMS = Say("bid 3, take Bw, lay Bw b2 or fly b2", "bid 3, take Bw, lay Bw b2 ou fly b2")
NOW = (
    Say("all bid", "tous enchérissent"),
    Say("tiles are taken", "on choisit les tuiles"),
    Say("tiles are laid", "on pose les tuiles"),
    Say("the fly is placed", "on place la mouche"),
)


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
        raise _unreadable(ALL_FORMS if verb is None else FORMS[verb], text)
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
    return Say(
        f"expected a bid from 0 to your {most} coins, got {coins} (R5)",
        f"il faut une enchère de 0 à vos {most} pièces, reçu {coins} (R5)",
    )


def reason(state: State, seat: int, action: int) -> Say:
    """Say which rule an illegal action breaks."""
    step = int(state["step"])
    if step == s.OVER:
        return Say("the match is over (R13)", "la partie est terminée (R13)")
    verb = (
        int(action >= s.TAKES) + int(action >= s.LAYS) + int(action >= s.FLIES)
    )  # a step's number, as in VERBS
    if verb != step:
        now, form = NOW[step], FORMS[step]
        return Say(
            f"now {now.en}: expected {form.en}, got {VERBS[verb]} (R3)",
            f"à cette étape, {now.fr} : il faut {form.fr}, reçu {VERBS[verb]} (R3)",
        )
    if not play.waiting(state) >> seat & 1:
        return _not_now(state, step)
    if verb == s.BID:
        return _too_high(state, seat, action)
    if verb == s.TAKE:
        return _not_in_row(NAMES[action - s.TAKES])
    if verb == s.LAY:
        return _why_no_lay(state, seat, *divmod(action - s.LAYS, CELLS))
    return _why_no_fly(state, seat, action - s.FLIES)


def _not_now(state: State, step: int) -> Say:
    if step == s.BID:
        return Say(
            "you have bid already, and a bid cannot be changed (R5)",
            "vous avez déjà enchéri, et une enchère ne change plus (R5)",
        )
    if step == s.LAY:
        return Say(
            "you have laid your tile of this round already (R9)",
            "vous avez déjà posé votre tuile de ce tour (R9)",
        )
    other = play.waiting(state).bit_length()  # the only seat that waits; people count from 1
    if step == s.TAKE:
        return Say(
            f"it is seat {other} that picks now, by the order of the bids (R6)",
            f"c'est au siège {other} de choisir, dans l'ordre des enchères (R6)",
        )
    return Say(
        f"it is seat {other} that took the fly and places it (R11)",
        f"c'est le siège {other} qui a pris la mouche et la place (R11)",
    )


def _not_in_row(name: str) -> Say:
    return Say(f"no {name} is left in the row (R6)", f"il n'y a plus de {name} à prendre (R6)")


def _why_no_lay(state: State, seat: int, kind: int, cell: int) -> Say:
    name, place = NAMES[kind], GRID.names[cell]
    if state["hands"][seat, kind] == 0:
        return Say(f"you have no {name} in hand (R9)", f"vous n'avez pas de {name} en main (R9)")
    return Say(
        f"{place} has a tile already, and tiles never move (R9)",
        f"{place} porte déjà une tuile, et les tuiles ne bougent plus (R9)",
    )


def _why_no_fly(state: State, seat: int, cell: int) -> Say:
    place = GRID.names[cell]
    if state["boards"][seat, cell] == EMPTY:
        return Say(
            f"{place} has no tile: a fly sits on one of yours (R11)",
            f"{place} n'a pas de tuile : une mouche se pose sur une des vôtres (R11)",
        )
    return Say(
        f"{place} has a fly already, and one is the most (R11)",
        f"{place} porte déjà une mouche, et une seule y tient (R11)",
    )
