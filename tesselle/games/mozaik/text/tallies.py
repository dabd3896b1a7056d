"""The lines of a count: words with their images, gems and discards, and what a total is called."""

from tesselle.engine.game import State
from tesselle.engine.say import Say
from tesselle.engine.tally import Line, Tally
from tesselle.games.mozaik.deck import loaded
from tesselle.games.mozaik.rules import scoring
from tesselle.games.mozaik.rules import state as s
from tesselle.games.mozaik.rules.cards import ones

LINE_PLACES = (  # the rows from the top, then the columns from the left
    Say("the top row", "la rangée du haut"),
    Say("the middle row", "la rangée du milieu"),
    Say("the bottom row", "la rangée du bas"),
    Say("the left column", "la colonne de gauche"),
    Say("the middle column", "la colonne du milieu"),
    Say("the right column", "la colonne de droite"),
)
SIDES = {  # where an end is, by the mark behind its line's name
    "<": Say("left of", "à gauche de"),
    ">": Say("right of", "à droite de"),
    "^": Say("above", "au-dessus de"),
    "v": Say("below", "sous"),
}

BANDS = (  # R23: from this many points on
    (51, Say("over 50: a masterpiece", "plus de 50 : un chef-d’œuvre")),
    (46, Say("46 to 50: splendid", "de 46 à 50 : superbe")),
    (40, Say("40 to 45: very good", "de 40 à 45 : très bien")),
    (30, Say("30 to 39: on the way", "de 30 à 39 : en bonne voie")),
)
LOWEST = Say("under 30: the next grid will be better", "moins de 30 : la prochaine sera meilleure")


def end_place(end: int) -> Say:
    """Say where an end is: "left of the top row"."""
    side, line = SIDES[s.END_NAMES[end][1]], LINE_PLACES[end // 2]
    return Say(f"{side.en} {line.en}", f"{side.fr} {line.fr}")


def title(state: State, word: int) -> Say:
    """Return the title of a word of the deck the state is played with."""
    card = loaded.of(state).words[word]
    return Say(card.en, card.fr)


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
    place = end_place(end)
    count = ones(matched)
    return Line(
        "R5",
        Say(f"{name.en}, {place.en}", f"{name.fr}, {place.fr}"),
        points,
        (s.END_NAMES[end], *cells),
        Say(f"{count} of 3 images", f"{count} image{'s' if count > 1 else ''} sur 3"),
    )


def gems_line(gems: int) -> Line:
    """Return the line of the gems left, alone (R23)."""
    return Line(
        "R23",
        Say(
            f"{gems} gem{'s' if gems != 1 else ''} left",
            f"{gems} gemme{'s' if gems > 1 else ''} en stock",
        ),
        gems,
    )


def discards_line(state: State, seat: int) -> Line:
    """Return the line of the images thrown away (R8)."""
    count = int(state["discarded"][seat])
    plural = "s" if count > 1 else ""
    return Line(
        "R8",
        Say(
            f"{count} discarded image{'s' if count != 1 else ''}",
            f"{count} image{plural} défaussée{plural}",
        ),
        -scoring.penalty(state, seat),
        note=Say("1 point less for each pair", "1 point de moins par paire"),
    )


def band(points: int) -> Say:
    """Return what the solo game calls this many points (R23)."""
    return next((name for least, name in BANDS if points >= least), LOWEST)


def remark(state: State, seat: int) -> Say:
    """Say what a total is worth alone (R23), or what decides a tie (R9)."""
    if state["seats"] == 1:
        return band(scoring.points(state, seat))
    perfect = scoring.perfect_lines(state, seat)
    return Say(
        f"perfect rows and columns, for ties: {perfect} (R9)",
        f"rangées et colonnes parfaites, en cas d’égalité : {perfect} (R9)",
    )


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
