"""What a dataset costs: processor time for a match of one-step bots, and DuckDB over many.

    python -m bench.dataset [--matches 100000]

A slice of each game is played, and a million matches extrapolated from it. Then matches of the
smallest Mosaic are written to a folder that is gone afterwards, and grouped by DuckDB.
"""

import argparse
import tempfile
import time
from pathlib import Path

import duckdb

import tesselle
from tesselle.arena.run import processes
from tesselle.arena.schedule import plan
from tesselle.lab.dataset.folder import Dataset
from tesselle.lab.dataset.make import make, played_part, usual_size
from tesselle.lab.dataset.rows import Judging

BOTS = ("uniform", "greedy", "hasty")
SLICE_S = 5.0  # of processor time for each bot of each game
SHUFFLES = 20  # in one piece of a slice
CORES = 2
MILLION = 1_000_000
GROUP_BY = "select bot, avg(legal), avg(points[seat + 1]), count(*) from '{}' group by bot"


def cost_s(game: str, bot: str) -> float:
    """Return the processor time of one match, from about SLICE_S of them."""
    asked = plan(game, [bot], games=MILLION)
    terms = (Judging(), 60.0)
    played_part(0, asked, 0, 1, *terms)  # compiles, or loads what was compiled
    began, done = time.process_time(), 0
    while time.process_time() - began < SLICE_S:
        played_part(0, asked, done, done + SHUFFLES, *terms)
        done += SHUFFLES
    return (time.process_time() - began) / (done * asked.seats)


def grouped_s(matches: int) -> tuple[float, int]:
    """Write so many matches; return how long DuckDB groups their events, the best of three."""
    asked = plan("mosaic", ["greedy", "uniform"], games=matches, options={"side": 3})
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "matches"
        make(Dataset(folder, asked, Judging(), usual_size(asked)), processes())
        whole = f"{place}/events.parquet"
        duckdb.sql(f"copy (from '{folder}/events/*.parquet') to '{whole}'")
        times = []
        for _ in range(3):
            began = time.perf_counter()
            rows = duckdb.execute(GROUP_BY.format(whole)).fetchall()
            times.append(time.perf_counter() - began)
    return min(times), sum(row[-1] for row in rows)


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    matches = parser.parse_args().matches
    for game in tesselle.game_names():
        for bot in BOTS:
            each = cost_s(game, bot)
            hours = each * MILLION / CORES / 3600
            million = f"a million: {hours:.2f} h on {CORES} cores"
            print(f"{game:8} {bot:8} {1000 * each:6.2f} ms a match; {million}", flush=True)
    seconds, events = grouped_s(matches)
    print(f"DuckDB groups {events:,} events of {matches:,} matches in {seconds:.3f} s")


if __name__ == "__main__":
    main()
