"""Moves of Mozaika in words, and what a move would earn or cost at once.

A preview counts coins; only a fly's counts points, which is all it touches.  The
arrangements that a tile completes are told with their points, but pay at the end
and so are no part of the total.
"""

from collections.abc import Iterator

from tesselle.engine.game import State
from tesselle.engine.say import Say, gained, points
from tesselle.engine.squaregrid import OFF
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaika.rules import play, scoring
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import CELLS, EACH, EMPTY, GRID
from tesselle.games.mozaika.text import count
from tesselle.games.mozaika.words import say

_colours = (
    Say("red", "rouge"),
    Say("blue", "bleue"),
    Say("green", "verte"),
    Say("yellow", "jaune"),
)
_symbols = (Say("star", "étoile"), Say("wave", "vague"), Say("flower", "fleur"))
TILE_NAMES = tuple(  # of each kind: "blue flower", "fleur bleue"
    Say(f"{colour.en} {symbol.en}", f"{symbol.fr} {colour.fr}")
    for colour in _colours
    for symbol in _symbols
)
SHARED_NAMES = (  # what two tiles have in common
    Say("same colour", "même couleur"),
    Say("same symbol", "même symbole"),
    Say("same kind", "même modèle"),
)


def the(kind: int) -> Say:
    """Name a tile with its article: "the blue flower", "la fleur bleue"."""
    name = TILE_NAMES[kind]
    return Say(f"the {name.en}", f"l'{name.fr}" if name.fr[0] == "é" else f"la {name.fr}")


def coins(number: int) -> Say:
    """Return "1 coin", "3 coins"."""
    return say("coins", number=number)


def describe(state: State, seat: int, action: int) -> Say:
    """Return an action in words that follow a name or advise: "[takes|take] the blue flower"."""
    if action < s.TAKES:
        return _describe_bid(action)
    if action < s.LAYS:
        tile = the(action - s.TAKES)
        return Say(f"[takes|take] {tile.en}", f"[prend|prendre] {tile.fr}")
    if action < s.FLIES:
        return _describe_lay(state, seat, *divmod(action - s.LAYS, CELLS))
    cell = action - s.FLIES
    tile, place = the(int(state["boards"][seat, cell])), GRID.names[cell]
    return Say(
        f"[puts|put] the fly on {tile.en} of {place}",
        f"[pose|poser] la mouche sur {tile.fr} de {place}",
    )


def _describe_bid(number: int) -> Say:
    if number == 0:
        return Say("[bids|bid] nothing", "ne [mise rien|rien miser]")
    return Say(f"[bids|bid] {coins(number).en}", f"[mise|miser] {coins(number).fr}")


def _describe_lay(state: State, seat: int, kind: int, cell: int) -> Say:
    tile, place = the(kind), GRID.names[cell]
    laid = Say(f"[lays|lay] {tile.en} on {place}", f"[pose|poser] {tile.fr} en {place}")
    earned = play.income(state, seat, kind, cell)
    if earned == 0:
        return laid
    income = coins(earned)
    return Say(
        f"{laid.en} and [earns|earn] {income.en}", f"{laid.fr} et [gagne|gagner] {income.fr}"
    )


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
    what = Say(f"your bid; {stay.en} left", f"votre mise ; il reste {stay.fr}")
    return Tally((Line("R5", what, -number),), -number)


def _preview_take(state: State, seat: int) -> Tally:
    paid = coins(int(state["bids"][seat]))
    lines = [Line("R5", Say(f"paid already: {paid.en}", f"déjà payé : {paid.fr}"), 0)]
    if play.has_fly(state) and state["picked"] == state["seats"] - 1:
        what = Say(
            "you pick last: the fly is yours", "vous choisissez en dernier : à vous la mouche"
        )
        lines.append(Line("R7", what, 0))
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
        what = Say(f"{neighbour}, {shared.en}", f"{neighbour}, {shared.fr}")
        yield Line("R10", what, number, (GRID.names[cell], neighbour))


def _completed(state: State, seat: int, kind: int, cell: int) -> list[Line]:
    """Return the arrangements and symmetries that this tile completes: those it lies in."""
    board = state["boards"][seat].copy()
    board[cell] = kind
    lines = (*count.arrangements(board, state["flies"][seat]), *count.symmetries(board))
    return [line for line in lines if GRID.names[cell] in line.cells]


def _promise(later: int) -> Say | None:
    if later == 0:
        return None
    told = points(later)
    return Say(f"and {told.en} more at the end", f"et {told.fr} de plus à la fin")


def _preview_fly(state: State, seat: int, cell: int) -> Tally:
    board, flies = state["boards"][seat], state["flies"][seat].copy()
    flies[cell] = 1
    lines = []
    for arrangement, name in enumerate(scoring.ARRANGEMENT_NAMES):
        before = scoring.value(board, state["flies"][seat], arrangement)
        lost = scoring.value(board, flies, arrangement) - before
        if lost:
            lines.append(Line("R18", name, lost, count.cells_of(arrangement)))
    free = Say("costs nothing so far", "ne coûte rien pour l'instant")
    total = sum(line.points for line in lines)
    return Tally(tuple(lines), total, None if lines else free, gain=gained(total))


def earnings(state: State, seat: int, kind: int, cell: int) -> list[tuple[str, int]]:
    """Return the neighbours that would pay for ``kind`` on ``cell``, and their coins (R10)."""
    board = state["boards"][seat]
    near = [int(other) for other in GRID.neighbour[cell] if other != OFF]
    paid = [(GRID.names[o], scoring.alike(kind, int(board[o]))) for o in near if board[o] != EMPTY]
    return [(name, coins) for name, coins in paid if coins]
