"""What a move of Mosaic does, told before and after it is played.

A move is told of colours and never of "you": both players read the same sentences.
"""

from tesselle.engine import entropy
from tesselle.engine.game import Note, State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.say import Say
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.games.mosaic.rules import board, groups, play
from tesselle.games.mosaic.rules.state import NOBODY
from tesselle.games.mosaic.text.layout import forced, group_at
from tesselle.games.mosaic.words import say

COLOURS = (Say("Red", "Rouge"), Say("Blue", "Bleu"))
SKIPPED = Say("cannot move: the turn is skipped", "ne peut pas jouer : son tour est sauté")
SKIPPED_YOU = Say(
    "You cannot move: your turn is skipped", "Vous ne pouvez pas jouer : votre tour est sauté"
)


def size(side: int) -> Say:
    """Return a board of this side in words (R2)."""
    cells = hexgrid(side).cells
    return Say(f"side {side}, {cells} cells", f"côté {side}, {cells} cases")


def describe(state: State, seat: int, action: int) -> Say:
    """Return a move in words that follow a name or advise."""
    name = _name(state, action % board.MOST_CELLS)
    if action < board.MOST_CELLS:
        return Say(f"[places|place] on {name}", f"[pose|poser] en {name}")
    return Say(f"[flips|flip] {name}", f"[retourne|retourner] {name}")


def summary(tiles: int) -> Say:
    """Return what a player ends up with (R11)."""
    return say("tiles", number=tiles)


def notes(before: State, after: State, seat: int) -> tuple[Note, ...]:
    """Tell that the other's turn is skipped (R9)."""
    return (Note(1 - seat, SKIPPED, SKIPPED_YOU),) if _skips(after, seat) else ()


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
    what = Say(f"{own.en} has one tile more", f"{own.fr} a une tuile de plus")
    if flips:
        what = Say(f"{what.en}, {enemy.en} one less", f"{what.fr}, {enemy.fr} une de moins")
    return Line("R11", what, 1, (name,))


def _own_group(before: State, after: State, seat: int, cell: int) -> Line:
    own, cells = COLOURS[seat], group_at(after, cell)
    joined, size = groups.touched(before, seat, cell), len(cells)
    if joined == 0:
        what = Say(f"a new group for {own.en}", f"un nouveau groupe pour {own.fr}")
    elif joined == 1:
        what = Say(
            f"a group of {own.en} grows to {size} tiles",
            f"un groupe de {own.fr} passe à {size} tuiles",
        )
    else:
        what = Say(
            f"{own.en} joins {joined} groups into one of {size} tiles",
            f"{own.fr} réunit {joined} groupes en un seul de {size} tuiles",
        )
    return Line("R3", what, 0, cells)


def _enemy_group(after: State, seat: int, cell: int) -> Line:
    """Tell what is left of the group that lost its tile."""
    enemy = COLOURS[1 - seat]
    beside = board.NEIGHBOUR[after["side"] - board.SMALLEST, cell]
    near = after["group"][beside[after["tiles"][beside] == 1 - seat]].tolist()
    pieces = dict.fromkeys(near)  # each named by its lowest cell, and told once
    cells = tuple(name for piece in pieces for name in group_at(after, piece))
    if len(pieces) == 0:
        what = Say(f"{enemy.en} loses a group", f"{enemy.fr} perd un groupe")
    elif len(pieces) == 1:
        what = Say(f"a group of {enemy.en} shrinks", f"un groupe de {enemy.fr} rétrécit")
    else:
        what = Say(
            f"a group of {enemy.en} falls into {len(pieces)} pieces",
            f"un groupe de {enemy.fr} se sépare en {len(pieces)} morceaux",
        )
    return Line("R7", what, 0, cells)


def _turn(after: State, seat: int) -> list[Line]:
    """Tell what is out of the ordinary about who is to move next."""
    own, enemy = COLOURS[seat], COLOURS[1 - seat]
    if after["seat"] == NOBODY:
        return [Line("R10", Say("the match is over", "la partie est finie"), 0)]
    if after["chain"]:
        cells = forced(after)
        what = Say(
            f"{own.en} must then flip {' or '.join(cells)}",
            f"{own.fr} doit ensuite retourner {' ou '.join(cells)}",
        )
        return [Line("R8", what, 0, cells)]
    if _skips(after, seat):
        what = Say(
            f"{enemy.en} has no move: {own.en} plays again",
            f"{enemy.fr} n'a aucun coup : {own.fr} rejoue",
        )
        return [Line("R9", what, 0)]
    return []


def _skips(after: State, seat: int) -> bool:
    """Tell whether the seat that has just moved is to move again for want of moves elsewhere."""
    return bool(after["seat"] == seat and not after["chain"])
