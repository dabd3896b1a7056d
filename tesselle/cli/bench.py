"""Random play at full speed, with a progress bar."""

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import tesselle
from tesselle.engine.simulate import Simulation


def run(
    console: Console,
    name: str,
    count: int,
    seats: int | None,
    seed: int,
    cores: int | None,
    options: dict[str, Any],
) -> Simulation:
    """Simulate one game, showing how far it is."""
    columns = (
        TextColumn("{task.description:10}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(name, total=count)
        return tesselle.simulate(
            name,
            seats=seats,
            games=count,
            seed=seed,
            cores=cores,
            progress=lambda done: bar.advance(task, done),
            **options,
        )


def table(results: list[Simulation]) -> Table:
    """Show speeds and means side by side."""
    shown = Table("game", "seats", "games", "moves/s", "events a game", "first places")
    for result in results:
        facts = result.summary()
        shown.add_row(
            facts["game"],
            str(facts["seats"]),
            f"{facts['games']:,}",
            f"{facts['moves_per_second']:,}",
            str(facts["mean_length"]),
            " ".join(f"{share:.1%}" for share in facts["first_places"]),
        )
    return shown
