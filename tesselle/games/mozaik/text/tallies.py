"""The lines of a count: words with their images, gems and discards, and what a total is called."""

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.cards import ones
from tesselle.games.mozaik.words import say

SIDES = {"<": "left-of", ">": "right-of", "^": "above", "v": "below"}  # by the mark of an end
BANDS = (51, 46, 40, 30, 0)  # R23: from this many points on


def end_place(end: int) -> Say:
    """Say where an end is: "left of the top row"."""
    name = s.END_NAMES[end]
    return say(SIDES[name[1]], line=say(f"line-{name[0]}"))


def title(state: State, word: int) -> Say:
    """Return the title of a word of the deck the state is played with."""
    return loaded.of(state).words[word].title


def line_cells(end: int) -> tuple[str, ...]:
    """Return the names of the cells that the word at ``end`` looks at."""
    return tuple(s.CELL_NAMES[cell] for cell in s.LINE[end // 2])


def word_line(
    state: State, seat: int, end: int, name: Say, points: int, cells: tuple[str, ...] | None = None
) -> Line:
    """Return the line of the word at ``end`` (R5); it lights the end and the images that match.

    ``cells`` are lit instead where only the number of matches is known.
    """
    matched = int(state["matched"][seat, end])
    if cells is None:
        cells = tuple(cell for place, cell in enumerate(line_cells(end)) if matched >> place & 1)
    return Line(
        "R5",
        say("word-at-end", word=name, place=end_place(end)),
        points,
        (s.END_NAMES[end], *cells),
        say("images-of-three", number=ones(matched)),
    )


def gems_line(gems: int) -> Line:
    """Return the line of the gems left, alone (R23)."""
    return Line("R23", say("gems-left", number=gems), gems)


def discards_line(state: State, seat: int) -> Line:
    """Return the line of the images thrown away (R8)."""
    return Line(
        "R8",
        say("discarded-images", number=int(state["discarded"][seat])),
        -scoring.penalty(state, seat),
        note=say("less-for-pairs"),
    )


def band(points: int) -> Say:
    """Return what the solo game calls this many points (R23)."""
    return say(f"band-{next(least for least in BANDS if points >= least)}")


def remark(state: State, seat: int) -> Say:
    """Say what a total is worth alone (R23), or what decides a tie (R9)."""
    if state["seats"] == 1:
        return band(scoring.points(state, seat))
    return say("perfect-lines", number=int(scoring.perfect_lines(state, seat)))


def final(state: State, seat: int) -> Tally:
    """Count a grid as it lies, line by line (R8, R23)."""
    lines = [
        word_line(state, seat, end, title(state, int(word)), scoring.word_points(state, seat, end))
        for end, word in enumerate(state["ends"][seat])
        if word != s.NONE
    ]
    if state["seats"] == 1:
        lines.append(gems_line(int(state["gems"])))
    elif state["discarded"][seat]:
        lines.append(discards_line(state, seat))
    return Tally(tuple(lines), scoring.points(state, seat), remark(state, seat))
