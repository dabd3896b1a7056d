"""What a move of Mosaic does, told before and after it is played.

A move is told of colours and never of "you": both players read the same sentences.
"""

from tesselle.engine import entropy
from tesselle.engine.game import Note, State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import Say, alike
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import NOBODY
from tesselle.games.mosaic.text.layout import Cells, forced, group_at, groups_beside
from tesselle.games.mosaic.words import say

COLOURS = (say("red"), say("blue"))


def size(side: int) -> Say:
    """Return a board of this side in words (R2)."""
    return say("size", side=side, cells=hexgrid(side).cells)


def describe(state: State, seat: int, action: int) -> Say:
    """Return a move in words that follow a name or advise."""
    name = _name(state, action % board.MOST_CELLS)
    return say("places" if action < board.MOST_CELLS else "flips", cell=name)


def summary(tiles: int) -> Say:
    """Return what a player ends up with (R11)."""
    return say("tiles", number=tiles)


def notes(before: State, after: State, seat: int) -> tuple[Note, ...]:
    """Tell that the other's turn is skipped (R9)."""
    if not _skips(after, seat):
        return ()
    return (Note(1 - seat, say("skipped"), say("skipped-you")),)


def preview(state: State, seat: int, action: int) -> Tally:
    """Tell what a legal move does for the tiles (R11), for the groups, and for the turn."""
    after = copied(state)
    play.apply(after, seat, action, entropy.NONE)
    cell = action % board.MOST_CELLS
    flips = action >= board.MOST_CELLS
    lines = [_tile(_name(state, cell), seat, flips), _own_group(state, after, seat, cell)]
    if flips:
        lines.append(_enemy_group(after, seat, cell))
    return Tally((*lines, *_turn(after, seat)), lines[0].points)


def _name(state: State, cell: int) -> str:
    return hexgrid(int(state["side"])).names[cell]


def _tile(name: str, seat: int, flips: bool) -> Line:
    own, enemy = COLOURS[seat], COLOURS[1 - seat]
    what = say("takes-tile", own=own, enemy=enemy) if flips else say("gains-tile", own=own)
    return Line("R11", what, 1, (name,))


def _own_group(before: State, after: State, seat: int, cell: int) -> Line:
    own, cells = COLOURS[seat], group_at(after, cell)
    joined, size = groups.touched(before, seat, cell), len(cells)
    if joined == 0:
        what = say("group-new", own=own)
    elif joined == 1:
        what = say("group-grows", own=own, tiles=size)
    else:
        what = say("groups-joined", own=own, groups=joined, tiles=size)
    return Line("R3", what, 0, cells)


def _enemy_group(after: State, seat: int, cell: int) -> Line:
    """Tell what is left of the group that lost its tile."""
    enemy = COLOURS[1 - seat]
    pieces = groups.touched(after, 1 - seat, cell)
    if pieces == 0:
        what = say("group-lost", enemy=enemy)
    elif pieces == 1:
        what = say("group-shrinks", enemy=enemy)
    else:
        what = say("group-split", enemy=enemy, pieces=pieces)
    return Line("R7", what, 0, groups_beside(after, 1 - seat, cell))


def _turn(after: State, seat: int) -> list[Line]:
    """Tell what is out of the ordinary about who is to move next."""
    own, enemy = COLOURS[seat], COLOURS[1 - seat]
    if after["seat"] == NOBODY:
        return [Line("R10", say("match-over"), 0)]
    if after["chain"]:
        cells = forced(after)
        return [Line("R8", say("must-then-flip", own=own, cells=_either(cells)), 0, cells)]
    if _skips(after, seat):
        return [Line("R9", say("plays-again", enemy=enemy, own=own), 0)]
    return []


def _either(cells: Cells) -> Say:
    """Return cells to choose from: "d4 or e5"."""
    first, *others = cells
    return say("or", one=first, other=_either(tuple(others))) if others else alike(first)


def _skips(after: State, seat: int) -> bool:
    """Tell whether the seat that has just moved is to move again for want of moves elsewhere."""
    return bool(after["seat"] == seat and not after["chain"])
