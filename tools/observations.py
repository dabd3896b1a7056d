"""Writes ``docs/lab/observations.md``: what an observation of each game holds, and where.

``python -m tools.observations`` writes it anew from what the games declare; a test compares.
"""

from pathlib import Path

from tesselle.engine.game import Game
from tesselle.lab import versions
from tesselle.lab.table import Table

FILE = Path(__file__).parents[1] / "docs" / "lab" / "observations.md"
HEAD = """# Observations

An observation is one row of bytes (`uint8`), and its parts lie in it one after the other. \
Seats are counted from whoever looks: 0 is itself, 1 the next, and so on. \
`layout.split(observations)` gives the parts of one or of many by their names, as views in \
these shapes. A hexagonal board is laid on a square: its six directions are east and west, north \
and south, north-east and south-west, and corners beyond the board are 0.

This page is written by `python -m tools.observations` from what the games declare.
"""


def page() -> str:
    """Return the page."""
    return "\n".join([HEAD, *map(_game, versions.games())])


def _game(game: Game) -> str:
    usual = Table.of(game.name, None, {})
    lines = [
        f"## {game.title}, {game.credit.to('en')}",
        "",
        f"`{versions.name(game)}`, {usual.sight.actions:,} actions. {_setting(usual)}:",
        "",
        "| from | part | shape | highest | |",
        "|---:|---|---|---:|---|",
    ]
    lines += [
        f"| {usual.layout.places[part.name].start} | `{part.name}` | "
        f"{' × '.join(map(str, part.shape))} | {part.most} | {part.about} |"
        for part in usual.layout.parts
    ]
    others = [f"{_setting(table)}: {table.layout.size:,}" for table in _tables(game)]
    return "\n".join([*lines, "", f"Numbers in all: {'; '.join(others)}.", ""])


def _tables(game: Game) -> list[Table]:
    """Return the tables of all numbers of seats, and of every option that is not the usual one."""
    usual = [Table.of(game.name, seats, {}) for seats in game.seats]
    unusual = [
        Table.of(game.name, None, {option.name: choice})
        for option in game.options
        for choice in option.choices or ()
        if choice != option.default
    ]
    size = Table.of(game.name, None, {}).layout.size
    return usual + [table for table in unusual if table.layout.size != size]


def _setting(table: Table) -> str:
    usual = table.game.check_options({})
    other = [f"`{name}={value}`" for name, value in table.options.items() if value != usual[name]]
    return ", ".join([f"{table.seats} seats" if table.seats > 1 else "1 seat", *other])


def main() -> None:
    """Write the page."""
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
