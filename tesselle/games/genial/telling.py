"""A placement of Génial! in words: what it would earn and where, and what was done."""

from typing import Any

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.engine.state import copied
from tesselle.engine.tally import Line, Tally
from tesselle.games.genial import rules
from tesselle.games.genial.notation import write_move
from tesselle.games.genial.scoring import LAST, earnings
from tesselle.games.genial.tiles import SYMBOLS

Half = dict[str, Any]  # as `earnings` tells it

COLOURS = {
    "R": Say("red", "rouge"),
    "G": Say("green", "vert"),
    "B": Say("blue", "bleu"),
    "O": Say("orange", "orange"),
    "Y": Say("yellow", "jaune"),
    "P": Say("purple", "violet"),
}


def summary(tracks: list[int]) -> Say:
    """Give the tracks in the order in which they are compared: the lowest first (R15)."""
    lowest, *others = sorted(tracks)
    if lowest == LAST:  # R14
        return Say(f"all six tracks at {LAST}", f"les six pistes à {LAST}")
    then = ", ".join(map(str, others))
    return Say(f"lowest track {lowest}, then {then}", f"piste la plus basse {lowest}, puis {then}")


def preview(state: State, seat: int, action: int) -> Tally:
    """Tell what a placement would earn: every line that scores, less what goes past 18.

    A line's cells begin with the one to be covered; the others show the symbol
    already.  The state is left alone.
    """
    halves = earnings(state, action)
    if not halves:
        return Tally((), 0)
    after = copied(state)
    rules.place(after, seat, action)
    gained = (after["tracks"][seat] - state["tracks"][seat]).tolist()
    lines = [_line(half, each) for half in halves for each in half["lines"]]
    for symbol, gain in zip(SYMBOLS, gained, strict=True):
        lost = sum(half["points"] for half in halves if half["symbol"] == symbol) - gain
        if lost:
            lines.append(_lost(symbol, lost, halves))
    return Tally(tuple(lines), sum(gained), _remark(state, after, seat))


def _line(half: Half, line: dict[str, Any]) -> Line:
    colour = COLOURS[half["symbol"]]
    cells = (half["cell"], *line["cells"])
    what = Say(
        f"{colour.en}, {cells[0]} to {cells[-1]}", f"{colour.fr}, de {cells[0]} à {cells[-1]}"
    )
    return Line("R7", what, line["points"], cells)


def _lost(symbol: str, lost: int, halves: list[Half]) -> Line:
    """Say what a track cannot take any more (R8)."""
    colour = COLOURS[symbol]
    lines = [line["cells"] for half in halves if half["symbol"] == symbol for line in half["lines"]]
    what = Say(f"{colour.en} ends at {LAST}", f"{colour.fr} : la piste s'arrête à {LAST}")
    return Line("R8", what, -lost, tuple(lines[0]))


def _remark(before: State, after: State, seat: int) -> Say | None:
    """Say what a placement brings besides points: another one, or the end (R9, R13, R14)."""
    if rules.mastered(after, seat):
        return Say(
            "All six tracks at 18: that wins at once!",
            "Les six pistes à 18 : victoire immédiate !",
        )
    if after["free"] == 0:
        return Say(
            "No tile fits after that: the match ends.",
            "Plus aucune tuile ne tiendra ensuite : c'est la fin.",
        )
    tracks = zip(SYMBOLS, before["tracks"][seat], after["tracks"][seat], strict=True)
    full = [COLOURS[symbol] for symbol, old, new in tracks if old < new == LAST]
    if not full:
        return None
    english = " and ".join(colour.en for colour in full)
    french = " et ".join(colour.fr for colour in full)
    if len(full) == 1:
        return Say(
            f"Génial! {english.capitalize()} reaches {LAST}: lay another tile.",
            f"Génial ! {french.capitalize()} arrive à {LAST} : posez encore une tuile.",
        )
    return Say(
        f"Génial! {english.capitalize()} reach {LAST}: lay two more tiles.",
        f"Génial ! {french.capitalize()} arrivent à {LAST} : posez encore deux tuiles.",
    )


def describe(state: State, seat: int, action: int) -> Say:
    """Give an action in words that follow a name: "lays red on d4 and blue on d5"."""
    if action == rules.SWAP:
        return Say("shows all tiles and swaps them", "montre toutes ses tuiles et les échange")
    if action == rules.KEEP:
        return Say("keeps the tiles", "garde ses tuiles")
    one, other = write_move(state, seat, action).split("-")
    first, second = COLOURS[one[0]], COLOURS[other[0]]
    if first == second:
        return Say(
            f"lays double {first.en} on {one[1:]} and {other[1:]}",
            f"pose un double {first.fr} en {one[1:]} et {other[1:]}",
        )
    return Say(
        f"lays {first.en} on {one[1:]} and {second.en} on {other[1:]}",
        f"pose {first.fr} en {one[1:]} et {second.fr} en {other[1:]}",
    )
