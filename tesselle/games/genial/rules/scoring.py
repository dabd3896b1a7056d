"""What a placement earns in Génial!, and who is ahead (R7, R8, R15)."""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import Numbers, State
from tesselle.engine.kernel import kernel
from tesselle.games.genial.rules.board import DIRECTIONS, NEIGHBOUR, Cells
from tesselle.games.genial.rules.state import LAST, TRACKS
from tesselle.games.genial.rules.tiles import SYMBOLS

Tracks = npt.NDArray[np.int8]  # six of one seat, or six of each seat


@kernel
def line(cells: Cells, cell: int, direction: int, symbol: int) -> int:
    """Count the symbols like ``symbol`` in one unbroken line from ``cell`` (R7)."""
    length = 0
    ahead = NEIGHBOUR[cell, direction]
    while cells[ahead] == symbol:
        length += 1
        ahead = NEIGHBOUR[ahead, direction]
    return length


@kernel
def points(cells: Cells, cell: int, symbol: int, partner: int) -> int:
    """Count what ``symbol`` on ``cell`` earns; its partner lies in direction ``partner`` (R7)."""
    total = 0
    for direction in range(DIRECTIONS):
        if direction != partner:
            total += line(cells, cell, direction, symbol)
    return total


@kernel
def lead(mine: Tracks, theirs: Tracks) -> int:
    """Compare six tracks with six: above 0 when ``mine`` rank higher, 0 when equal (R15).

    The lowest number that the two have differently often decides: whoever has
    fewer tracks there is ahead.  That is the order of the sorted tracks.
    """
    for number in range(LAST + 1):
        fewer = 0
        for track in range(len(SYMBOLS)):
            fewer += int(theirs[track] == number) - int(mine[track] == number)
        if fewer:
            return fewer
    return 0


@kernel
def lowest(tracks: Numbers) -> int:
    """Return the lowest track: what a seat's score is worth (R15)."""
    least = int(tracks[0])
    for track in range(len(tracks)):
        least = min(least, int(tracks[track]))
    return least


@kernel
def places(tracks: Tracks, seats: int, out: Numbers) -> None:
    """Write each seat's place from 1, equal tracks sharing one (R14a, R15).

    Six tracks at 18 come first by R15 alone, and only one seat can have them,
    since the match ends with it: R14a needs nothing more.
    """
    for seat in range(seats):
        out[seat] = 1
        for other in range(seats):
            if lead(tracks[other], tracks[seat]) > 0:
                out[seat] += 1


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write the six tracks of each seat, in the order R G B O Y P."""
    for seat in range(state["seats"]):
        for symbol in range(TRACKS):
            out[seat * TRACKS + symbol] = state["tracks"][seat, symbol]


@kernel
def ranking(state: State, out: Numbers) -> None:
    """Write the places (R14a, R15)."""
    places(state["tracks"], state["seats"], out)
