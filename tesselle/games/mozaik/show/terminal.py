"""MozaiK drawn in a terminal: grids side by side, the words in words, the hand in sentences."""

import textwrap

from tesselle.engine.drawing import TERMINAL, Drawing, Span
from tesselle.engine.say import name_of, points
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.show.view import Own, Player, View
from tesselle.games.mozaik.text.tallies import band
from tesselle.games.mozaik.words import say

SIDE = 14  # of the words left and right of a grid
CELL = 5
GRID = 2 * SIDE + 3 * CELL + 4  # of one grid with its words
GAP = 2  # between two grids
GEM_SIGN = {True: ("●", "bold green"), False: ("○", "dim")}  # a match, and none

OPINION = {"yes": ("✔", "green"), "arguable": ("?", "yellow"), "no": ("✘", "red")}


def draw(view: View, language: str, width: int = TERMINAL) -> Drawing:
    """Draw every grid, then the open words, the pairs to judge and the viewer's hand.

    Two grids stand side by side where the terminal is wide enough.
    """
    deck = loaded.find(view["deck"]["sha256"][:16])
    lines = [_head(view, language), []]
    own = view["own"]
    seats = list(range(len(view["players"])))
    if own is not None:
        seats = seats[own["seat"] :] + seats[: own["seat"]]
    abreast = 2 if width >= 2 * GRID + GAP else 1
    for first in range(0, len(seats), abreast):
        pair = seats[first : first + abreast]
        above = max(len(_columns(view["players"][seat], "^")) for seat in pair)
        lines += _beside([_grid(view, deck, seat, language, above) for seat in pair])
        lines.append([])
    lines += _order(view, language)
    lines += _words(view, deck, language, width)
    lines += _pairs(view, deck, language, width)
    if own is not None:
        lines += _hand(view, own, deck, language, width)
    return lines


def _head(view: View, language: str) -> list[Span]:
    alone = len(view["players"]) == 1
    name = "terminal-turn" if alone else "terminal-round"
    where = say(name, number=view["round"], all=view["rounds"])
    if view["step"] == "over":
        where = say("terminal-over")
    left = say("terminal-left", images=view["images_left"], words=view["words_left"]).to(language)
    spans = [("MozaiK  ", "bold"), (where.to(language), "bold cyan"), (f"  ·  {left}", "dim")]
    if alone:
        gems = say("terminal-gems", gems=view["gems"], reserve=view["reserve"])
        spans.append((f"  ·  ◆ {gems.to(language)}", "bold magenta"))
    return spans


def _title(deck: Deck | None, key: str, language: str) -> str:
    for word in deck.words if deck else ():
        if word.key == key:
            return word.title.to(language)
    return key


def _fit(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _label(grid: Player, deck: Deck | None, end: str, language: str) -> list[Span]:
    """Return an end's word with a gem for each match along its line; else the end's name."""
    word = grid["ends"].get(end)
    if word is None:
        return [(end, "dim cyan")]
    gems = [GEM_SIGN[hit] for hit in word["matched"]]
    return [(_fit(_title(deck, word["word"], language), SIDE - 5), "bold"), (" ", ""), *gems]


def _length(spans: list[Span]) -> int:
    return sum(len(text) for text, _ in spans)


def _right(spans: list[Span], width: int) -> list[Span]:
    return [(" " * (width - _length(spans)), ""), *spans]


def _left(spans: list[Span], width: int) -> list[Span]:
    return [*spans, (" " * (width - _length(spans)), "")]


def _centre(spans: list[Span], width: int) -> list[Span]:
    before = (width - _length(spans)) // 2
    return _left([(" " * before, ""), *spans], width)


def _grid(view: View, deck: Deck | None, seat: int, language: str, above: int) -> Drawing:
    """Draw one grid, with room for ``above`` words over its columns."""
    grid = view["players"][seat]
    labels = {end: _label(grid, deck, end, language) for end in s.END_NAMES}
    lines = [_left(_name(view, seat, language), GRID), _left(_facts(view, seat, language), GRID)]
    lines += [_left([], GRID)] * (above - len(_columns(grid, "^")))
    lines += _above(labels, grid)
    lines.append(_centre([("┌" + "┬".join(["─" * CELL] * 3) + "┐", "")], GRID))
    for row in "abc":
        if row != "a":
            lines.append(_centre([("├" + "┼".join(["─" * CELL] * 3) + "┤", "")], GRID))
        left = _right(labels[f"{row}<"], SIDE - 1)
        right = _left(labels[f"{row}>"], SIDE - 1)
        lines.append([*left, (" ", ""), *_cells(grid, row), (" ", ""), *right])
    lines.append(_centre([("└" + "┴".join(["─" * CELL] * 3) + "┘", "")], GRID))
    lines += _below(labels, grid)
    return lines


def _cells(grid: Player, row: str) -> list[Span]:
    spans: list[Span] = [("│", "")]
    for column in "123":
        number = grid["cells"].get(row + column)
        shown = (row + column, "dim") if number is None else (str(number), "bold yellow")
        spans += [*_centre([shown], CELL), ("│", "")]
    return spans


def _columns(grid: Player, mark: str) -> list[str]:
    """Return the columns that have a word above (``^``) or below (``v``)."""
    return [column for column in "123" if column + mark in grid["ends"]]


def _above(labels: dict[str, list[Span]], grid: Player) -> Drawing:
    taken = _columns(grid, "^")
    return [*(_led(labels, column, taken, "^") for column in taken), _bars(taken, "^")]


def _below(labels: dict[str, list[Span]], grid: Player) -> Drawing:
    taken = _columns(grid, "v")
    return [_bars(taken, "v"), *(_led(labels, column, taken, "v") for column in reversed(taken))]


def _middle(column: str) -> int:
    return SIDE + 2 + (int(column) - 1) * (CELL + 1)


def _bars(taken: list[str], mark: str) -> list[Span]:
    """Return the line next to the grid: a bar to a word, or the name of the free end."""
    spans: list[Span] = []
    for column in "123":
        shown = ("│", "") if column in taken else (column + mark, "dim cyan")
        spans += [(" " * (_middle(column) - _length(spans)), ""), shown]
    return _left(spans, GRID)


def _led(labels: dict[str, list[Span]], column: str, taken: list[str], mark: str) -> list[Span]:
    """Return the line of one column's word, with the bars that pass it on the left."""
    spans: list[Span] = []
    for other in taken:
        if other < column:
            spans += [(" " * (_middle(other) - _length(spans)), ""), ("│", "")]
    spans.append((" " * (_middle(column) - _length(spans)), ""))
    return _left(spans + labels[column + mark], GRID)


def _beside(grids: list[Drawing]) -> Drawing:
    """Put drawings of the same width side by side."""
    height = max(map(len, grids))
    padded = [grid + [_left([], GRID)] * (height - len(grid)) for grid in grids]
    rows = []
    for parts in zip(*padded, strict=True):
        row: list[Span] = []
        for part in parts:
            row += [*part, (" " * GAP, "")]
        rows.append(row)
    return rows


def _name(view: View, seat: int, language: str) -> list[Span]:
    """Return who it is, and what the table waits for from this seat."""
    own = view["own"] is not None and view["own"]["seat"] == seat
    name = name_of(view, seat, language, most=16)
    shown = say("terminal-you", player=name).to(language) if own else name
    spans = [(shown, "bold underline")]
    grid = view["players"][seat]
    if view["step"] == "pick" or (view["step"] == "dispute" and seat != view["to_move"]):
        if grid["chosen"]:
            spans.append((f"  ✔ {say('has-chosen').to(language)}", "green"))
        else:
            spans.append((f"  … {say('is-choosing').to(language)}", "yellow"))
    elif view["to_move"] == seat:
        spans.append((f"  ▶ {say('terminal-to-move').to(language)}", "bold yellow"))
    if grid["pick"] is not None and grid["pick"] not in grid["cells"].values():
        spans.append((f"  [{grid['pick']}]", "bold yellow"))
    return spans


def _facts(view: View, seat: int, language: str) -> list[Span]:
    grid = view["players"][seat]
    spans = [(points(grid["points"]).to(language), "bold green")]
    if grid["perfect"]:
        perfect = say("terminal-perfect", number=grid["perfect"]).to(language)
        spans.append((f"  ★ {perfect}", "yellow"))
    if grid["discarded"]:
        discarded = say("terminal-discarded", number=grid["discarded"]).to(language)
        spans.append((f"  ✗ {discarded}", "red"))
    if view["step"] == "over" and len(view["players"]) == 1:
        spans.append((f"  {band(grid['points']).to(language)}", "bold"))
    return spans


def _order(view: View, language: str) -> Drawing:
    if not view["order"]:
        return []
    steps = [
        f"{name_of(view, seat, language, most=12)} [{view['players'][seat]['pick']}]"
        for seat in view["order"]
    ]
    order = say("terminal-order").to(language)
    return [[(f"{order} ", "bold"), (" → ".join(steps), "")], []]


def _wrapped(lead: list[Span], text: str, indent: int, width: int) -> Drawing:
    """Return ``text`` behind ``lead``, in as many lines as it needs, from column ``indent`` on."""
    first, *others = textwrap.wrap(text, width - indent) or [""]
    return [
        [*_left(lead, indent), (first, "")],
        *([(" " * indent, ""), (other, "")] for other in others),
    ]


def _words(view: View, deck: Deck | None, language: str, width: int) -> Drawing:
    if not view["open"]:
        return []
    known = {word.key: word for word in deck.words} if deck else {}
    lines: Drawing = [[(say("terminal-open").to(language), "bold underline")]]
    for key in view["open"]:
        if key not in known:
            lines.append([(f"  {key}", "bold cyan")])
            continue
        word = known[key]
        title, about = word.title.to(language), word.about.to(language)
        ladder = "/".join(map(str, word.ladder))
        lead = [
            (f"  {_fit(key, 15):<15} ", "bold cyan"),
            (f"{_fit(title, 15):<15} ", "bold"),
            (f"{ladder:<8}", "green"),
        ]
        lines += _wrapped(lead, about, 43, width)
    return [*lines, []]


def _pairs(view: View, deck: Deck | None, language: str, width: int) -> Drawing:
    if not view["pairs"]:
        return []
    lines: Drawing = [[(say("terminal-pairs").to(language), "bold underline")]]
    for pair in view["pairs"]:
        sign, style = OPINION[pair["opinion"]]
        opinion = say(f"opinion-{pair['opinion']}").to(language)
        lead = [
            (f"  {pair['word']}:{pair['image']}", "bold cyan"),
            (f"  {sign} {opinion}  ", style),
        ]
        lines += _wrapped(lead, _about(deck, pair["image"], language), 43, width)
    return [*lines, []]


def _about(deck: Deck | None, number: int, language: str) -> str:
    for image in deck.images if deck else ():
        if image.number == number:
            return image.about.to(language)
    return ""


def _laid(view: View, own: Own, deck: Deck | None, language: str, width: int) -> Drawing:
    """Recall the images in the viewer's own grid, a line each."""
    cells = view["players"][own["seat"]]["cells"]
    if not cells:
        return []
    lines: Drawing = [[], [(say("your-grid").to(language), "bold underline")]]
    for cell, number in sorted(cells.items()):
        about = _fit(_about(deck, number, language), width - 10)
        lines.append(
            [(f"  {cell} ", "cyan"), (f"{number:>3}", "bold yellow"), (f"  {about}", "dim")]
        )
    return lines


def _hand(view: View, own: Own, deck: Deck | None, language: str, width: int) -> Drawing:
    pick = [own["pick"]] if view["step"] == "pick" and own["pick"] is not None else []
    lines: Drawing = [[(say("terminal-hand").to(language), "bold underline")]]
    for number in sorted([*own["hand"], *pick]):
        mark = f" ✔ {say('terminal-picked').to(language)}" if number in pick else ""
        lead = [(f"  {number:>2}", "bold yellow"), (mark, "green")]
        lines += _wrapped(lead, _about(deck, number, language), 17 if mark else 6, width)
    lines += _laid(view, own, deck, language, width)
    if own["discarded"]:
        thrown = say("terminal-thrown", images=", ".join(map(str, own["discarded"])))
        lines.append([(thrown.to(language), "dim")])
    return lines
