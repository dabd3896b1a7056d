"""Moves of Mozaika in words, and what a move would earn or cost at once.

A preview counts coins; only a fly's counts points, which is all it touches.  The
arrangements that a tile completes are told with their points, but pay at the end
and so are no part of the total.
"""

from collections.abc import Iterator

from tesselle.engine.game import State
from tesselle.engine.say import Joined, Say, gained, points
from tesselle.engine.squaregrid import OFF
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaika.rules import play, scoring
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import CELLS, EACH, EMPTY, GRID, NAMES
from tesselle.games.mozaika.text import count
from tesselle.games.mozaika.words import say

# What two tiles have in common.
SHARED_NAMES = (say("same-colour"), say("same-symbol"), say("same-kind"))


def the(kind: int) -> Say:
    """Name a tile with its article: "the blue flower", "la fleur bleue"."""
    return say("the-tile", kind=NAMES[kind])


def coins(number: int) -> Say:
    """Return "1 coin", "3 coins"."""
    return say("coins", number=number)


def describe(state: State, seat: int, action: int) -> Say:
    """Return an action in words that follow a name or advise: "[takes|take] the blue flower"."""
    if action < s.TAKES:
        return _describe_bid(action)
    if action < s.LAYS:
        return say("takes", tile=the(action - s.TAKES))
    if action < s.FLIES:
        return _describe_lay(state, seat, *divmod(action - s.LAYS, CELLS))
    cell = action - s.FLIES
    return say("puts-fly", tile=the(int(state["boards"][seat, cell])), place=GRID.names[cell])


def _describe_bid(number: int) -> Say:
    return say("bids", coins=coins(number)) if number else say("bids-nothing")


def _describe_lay(state: State, seat: int, kind: int, cell: int) -> Say:
    tile, place = the(kind), GRID.names[cell]
    earned = int(play.income(state, seat, kind, cell))
    if earned == 0:
        return say("lays", tile=tile, place=place)
    return say("lays-earns", tile=tile, place=place, coins=coins(earned))


def preview(state: State, seat: int, action: int) -> Tally:
    """Tell what a legal action earns or costs its seat, and why."""
    if action < s.TAKES:
        return _preview_bid(state, seat, action)
    if action < s.LAYS:
        return _preview_take(state, seat)
    if action < s.FLIES:
        return _preview_lay(state, seat, *divmod(action - s.LAYS, CELLS))
    return _preview_fly(state, seat, action - s.FLIES)


def _preview_bid(state: State, seat: int, number: int) -> Tally:
    stay = coins(int(state["coins"][seat]) - number)
    return Tally((Line("R5", say("bid-leaves", coins=stay), -number),), -number)


def _preview_take(state: State, seat: int) -> Tally:
    paid = coins(int(state["bids"][seat]))
    lines = [Line("R5", say("paid-already", coins=paid), 0)]
    if play.has_fly(state) and state["picked"] == state["seats"] - 1:
        lines.append(Line("R7", say("pick-last"), 0))
    return Tally(tuple(lines), 0)


def _preview_lay(state: State, seat: int, kind: int, cell: int) -> Tally:
    paid = tuple(_income(state, seat, kind, cell))
    done = _completed(state, seat, kind, cell)
    earned = sum(line.points for line in paid)
    return Tally((*paid, *done), earned, _promise(sum(line.points for line in done)), summed=False)


def _income(state: State, seat: int, kind: int, cell: int) -> Iterator[Line]:
    for neighbour, number in earnings(state, seat, kind, cell):
        other = int(state["boards"][seat, GRID.by_name[neighbour]])
        shared = SHARED_NAMES[2 if number == 2 else int(other // EACH != kind // EACH)]
        what = Joined([neighbour, shared])
        yield Line("R10", what, number, (GRID.names[cell], neighbour))


def _completed(state: State, seat: int, kind: int, cell: int) -> list[Line]:
    """Return the arrangements and symmetries that this tile completes: those it lies in."""
    board = state["boards"][seat].copy()
    board[cell] = kind
    lines = (*count.arrangements(board, state["flies"][seat]), *count.symmetries(board))
    return [line for line in lines if GRID.names[cell] in line.cells]


def _promise(later: int) -> Say | None:
    return say("points-later", points=points(later)) if later else None


def _preview_fly(state: State, seat: int, cell: int) -> Tally:
    board, flies = state["boards"][seat], state["flies"][seat].copy()
    flies[cell] = 1
    lines = []
    for arrangement, name in enumerate(scoring.ARRANGEMENT_NAMES):
        before = scoring.value(board, state["flies"][seat], arrangement)
        lost = scoring.value(board, flies, arrangement) - before
        if lost:
            lines.append(Line("R18", name, lost, count.cells_of(arrangement)))
    total = sum(line.points for line in lines)
    return Tally(
        tuple(lines), total, None if lines else say("fly-costs-nothing"), gain=gained(total)
    )


def earnings(state: State, seat: int, kind: int, cell: int) -> list[tuple[str, int]]:
    """Return the neighbours that would pay for ``kind`` on ``cell``, and their coins (R10)."""
    board = state["boards"][seat]
    near = [int(other) for other in GRID.neighbour[cell] if other != OFF]
    paid = [(GRID.names[o], scoring.alike(kind, int(board[o]))) for o in near if board[o] != EMPTY]
    return [(name, coins) for name, coins in paid if coins]
