"""The report's plots, as SVG that stands inside an HTML page.

Matplotlib draws with marker colours, which are then replaced by the page's CSS
variables: so one drawing serves light and dark.
"""

import io
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from tesselle import extra
from tesselle.arena.rating import Rating
from tesselle.arena.result_statistics import Points, Share

INK, MUTED, LINE, ACCENT = "#010101", "#020202", "#030303", "#040404"
VARIABLES = {INK: "var(--ink)", MUTED: "var(--muted)", LINE: "var(--line)", ACCENT: "var(--accent)"}
STYLE = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "tesselle",  # the same results give the same bytes
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": MUTED,
    "ytick.labelcolor": INK,
    "ytick.left": False,
}
WIDTH_INCHES = 7.2
LONGEST_LABEL = 24  # characters
MOST_BARS = 60

Axes = Any  # matplotlib ships no types we could lean on without importing it


def ladder(ratings: Sequence[Rating], label: str) -> str:
    """Draw ratings with their intervals, strongest on top."""

    def draw(axes: Axes) -> None:
        rows = range(len(ratings))
        ends = [rating.interval for rating in ratings]
        axes.hlines(rows, [low for low, _ in ends], [high for _, high in ends], ACCENT, lw=2)
        axes.plot([rating.value for rating in ratings], rows, "o", color=ACCENT)
        _name_rows(axes, [rating.bot for rating in ratings])
        axes.set_xlabel(label)

    return _svg("ladder", label, draw, len(ratings))


def scores(points: Mapping[str, Points], label: str) -> str:
    """Draw each bot's points: median, quartiles, and 5 to 95 % of the games."""

    def draw(axes: Axes) -> None:
        line = {"color": ACCENT, "lw": 1.5}
        axes.boxplot(
            [each.values for each in points.values()],
            orientation="horizontal",
            positions=range(len(points)),
            whis=(5, 95),
            widths=0.5,
            boxprops=line,
            whiskerprops=line,
            capprops=line,
            medianprops={"color": INK, "lw": 2},
            flierprops={"marker": ".", "markeredgecolor": LINE},
        )
        _name_rows(axes, list(points))
        axes.set_xlabel(label)

    return _svg("scores", label, draw, len(points))


def seats(shares: Sequence[Share], name: str, label: str) -> str:
    """Draw each seat's share of first places beside an equal share."""

    def draw(axes: Axes) -> None:
        rows = range(len(shares))
        ends = [share.interval for share in shares]
        axes.axvline(100 * shares[0].equal, color=MUTED, ls="--", lw=1)
        axes.hlines(rows, [100 * low for low, _ in ends], [100 * high for _, high in ends], ACCENT)
        axes.plot([100 * share.part for share in shares], rows, "o", color=ACCENT)
        _name_rows(axes, [f"{name} {seat}" for seat in rows])
        axes.locator_params(axis="x", integer=True)
        axes.set_xlabel(label)

    return _svg("seats", label, draw, len(shares))


def lengths(events: Sequence[int], label: str) -> str:
    """Draw how many games had how many events."""

    def draw(axes: Axes) -> None:
        if len(Counter(events)) <= MOST_BARS and max(events) - min(events) <= MOST_BARS:
            bins: Any = [edge - 0.5 for edge in range(min(events), max(events) + 2)]
        else:
            bins = MOST_BARS
        axes.hist(events, bins=bins, color=ACCENT, rwidth=0.9)
        axes.set_xlabel(label)

    return _svg("lengths", label, draw, 6)


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    shown = [
        name if len(name) <= LONGEST_LABEL else "…" + name[1 - LONGEST_LABEL :] for name in names
    ]
    # A dollar sign would start a formula.
    axes.set_yticks(range(len(names)), [name.replace("$", r"\$") for name in shown])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=LINE, lw=0.5)
    axes.set_axisbelow(True)


def _svg(name: str, label: str, draw: Callable[[Axes], None], rows: int) -> str:
    matplotlib = extra.load("matplotlib", "arena")
    figures = extra.load("matplotlib.figure", "arena")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure((WIDTH_INCHES, 0.9 + 0.36 * rows), layout="constrained")
        draw(figure.add_subplot())
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", transparent=True)
    return _inlined(name, label, drawn.getvalue())


def _inlined(name: str, label: str, text: str) -> str:
    """Make a stand-alone SVG a part of a page: no addresses, ids of its own, CSS colours."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' xmlns(:\w+)?="[^"]*"', "", text)
    text = re.sub(r' (width|height)="[\d.]+pt"', "", text, count=2)
    text = text.replace('id="', f'id="{name}-').replace('href="#', f'href="#{name}-')
    text = text.replace("url(#", f"url(#{name}-")
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, variable)
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)
