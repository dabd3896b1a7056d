"""Whether a Mozaika position can come up in play: everything that can be counted."""

from tesselle.engine.game import State
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules.state import (
    BID,
    COINS,
    HAND,
    LAY,
    OVER,
    TAKE,
)
from tesselle.games.mozaika.rules.tiles import (
    CELLS,
)
from tesselle.games.mozaika.text.refusal import refuse, refuse_seat
from tesselle.games.mozaika.words import say


def check_hands(state: State) -> None:
    """Four tiles between buying and laying, else three (R6)."""
    for seat in range(int(state["seats"])):
        full = state["step"] == LAY and int(state["to_act"]) >> seat & 1
        bought = state["step"] == TAKE and seat in state["order"][: state["picked"]]
        wanted = HAND if full or bought else HAND - 1
        held = int(state["hands"][seat].sum())
        if held != wanted:
            refuse_seat(seat, say("tiles-in-hand", number=wanted), held)


def check_flies(state: State) -> None:
    """One fly at most for each round that gave one and is over (R7, R11)."""
    over = int(state["round"]) - int(state["step"] != OVER)
    most = max(0, over - int(play.FIRST_FLY[int(state["seats"])]) + 1)
    sit = int(state["flies"].sum())
    if sit > most:
        refuse(say("most-flies", most=most), sit)


def check_coins(state: State) -> None:
    """A seat began with ten coins, and its board has earned what its neighbours pay (R10)."""
    for seat in range(int(state["seats"])):
        paid = max(0, int(state["bids"][seat])) if state["step"] != BID else 0
        most = COINS + _earned(state, seat) - paid
        if state["coins"][seat] > most:
            held = int(state["coins"][seat])
            got = say("coins-and-bid", coins=held, bid=paid) if paid else held
            refuse_seat(seat, say("most-coins", most=most + paid), got)


def _earned(state: State, seat: int) -> int:
    """Count what the board has paid, which does not depend on the order of laying."""
    board = state["boards"][seat]
    pays = (
        play.income_on(board, int(board[cell]), cell) for cell in range(CELLS) if board[cell] >= 0
    )
    return sum(pays) // 2  # each pair of neighbours was counted from both sides
