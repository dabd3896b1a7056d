"""Showing tables in a terminal with Rich."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from rich.console import Console, Group
from rich.panel import Panel
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from tesselle.engine.drawing import Drawing
from tesselle.engine.game import Game
from tesselle.engine.match import Event, Match
from tesselle.engine.say import Say

FRAME = 6  # columns that the frame takes
ERASE_SCROLLBACK = "\x1b[3J"


def lines(drawing: Drawing) -> Text:
    """Make Rich's text of a game's drawing."""
    text = Text()
    for number, line in enumerate(drawing):
        text.append("\n" if number else "")
        for words, style in line:
            text.append(words, style=style)
    return text


def heading(game: Game, language: str) -> Text:
    """Name the game and its author, as is due."""
    return Text.assemble((game.title, "bold"), f", {game.credit.to(language)}")


def table(match: Match, seat: int | None, language: str, width: int) -> Panel:
    """Show the match as ``seat`` sees it, in a frame of at most ``width`` columns if it fits."""
    drawing = match.game.draw(match.view(seat), language, width - FRAME)
    return Panel(
        Group(lines(drawing)),
        title=heading(match.game, language),
        title_align="left",
        border_style="dim",
        padding=(1, 2),
        expand=False,
    )


def told(match: Match, event: Event, gained: int, language: str) -> Text:
    """Tell an event in one line: who, what, and the points it brought; a line for each note."""
    line = Text.assemble((match.names[event.seat], "bold"), f"  {event.move}")
    if gained:
        line.append(f"  {gained:+d}", style="green" if gained > 0 else "red")
    for note in event.notes:
        line.append(f"\n{match.names[note.seat]} {note.said.to(language)}.", style="yellow")
    return line


def gains(history: Sequence[Match]) -> dict[int, int]:
    """Return what each event brought its seat, by number, from a match before and after each."""
    return {
        event.number: after.collected(event.seat) - before.collected(event.seat)
        for before, after in pairwise(history)
        for event in after.events[len(before.events) :]
    }


def result(match: Match, language: str) -> Table:
    """Show the final places."""
    words = Say("place name result", "place nom résultat").to(language).split()
    shown = Table(*words, title=Say("The end", "Fin de la partie").to(language), title_style="bold")
    for seat in sorted(range(match.seats), key=lambda seat: match.ranking[seat]):
        written = match.summaries[seat].to(language)
        style = "bold green" if match.ranking[seat] == 1 else ""
        shown.add_row(str(match.ranking[seat]), match.names[seat], written, style=style)
    return shown


def listed(heads: str, title: Text) -> Table:
    """Return a table to fill, its heads apart by bars; the last column is for numbers."""
    shown = Table(title=title, title_justify="left")
    *most, last = heads.split("|")
    for head in most:
        shown.add_column(head)
    shown.add_column(last, justify="right")
    return shown


@contextmanager
def progress(console: Console, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how far something is; yield what is told how much more is done."""
    counts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    columns = (*counts, TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


def wipe(console: Console) -> None:
    """Clear the screen and what could be scrolled back to."""
    if console.is_terminal:
        console.clear()
        console.file.write(ERASE_SCROLLBACK)
