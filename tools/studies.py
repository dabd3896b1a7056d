"""Plays the studies and writes what they found to ``web/src/studies.json``.

Three kinds of arena for each game: the one-step player against itself shows what
the game does to equals (seats, points, length); the levels, each against the next,
show what skill is worth; and one bot of the highest level among greedy ones shows
how good the best is.  Results are kept in ``.studies/`` and gone on from, so a study
can be stopped at any time and made longer later.
"""

import argparse
import json
import statistics
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tesselle.arena.result_statistics import Share, first_places, milliseconds, points, seat_shares
from tesselle.arena.results import Result
from tesselle.arena.run import processes, run
from tesselle.arena.schedule import Plan, plan
from tesselle.bots import LEVELS
from tesselle.engine import registry

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "web" / "src" / "studies.json"
KEPT = ROOT / ".studies"
BEST = "level6"
GREEDY = ("hasty", "greedy")  # by points, and by everything the game knows


def main() -> None:
    """Play what is missing, and write down what is known."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--equals", type=int, default=2000, help="games of the one-step player")
    reader.add_argument("--rungs", type=int, default=100, help="games between two levels")
    reader.add_argument("--best", type=int, default=100, help="games against greedy ones")
    reader.add_argument("--highest", type=int, default=6, help="the highest level to study")
    reader.add_argument("--game", action="append", help="only this game; may be repeated")
    reader.add_argument("--study", action="append", choices=STUDIES, help="only this study")
    asked = reader.parse_args()
    KEPT.mkdir(exist_ok=True)
    found = json.loads(FOUND.read_text(encoding="utf-8")) if FOUND.exists() else {}
    for name in asked.game or registry.names():
        for study in asked.study or STUDIES:
            found.setdefault(name, {})[study] = STUDIES[study](name, asked)
            write(found)


def write(found: dict[str, Any]) -> None:
    """Write all that is known, a game a line."""
    lines = [f"{json.dumps(game)}: {json.dumps(found[game])}" for game in sorted(found)]
    FOUND.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def played(asked: Plan, name: str) -> list[Result]:
    """Play a plan; what lies in its file is not played again."""
    return run(asked.fixtures(), KEPT / f"{asked.game}-{name}.jsonl", processes())


def of_equals(name: str, asked: Namespace) -> dict[str, Any]:
    """Give what the game does to equals."""
    equals = plan(name, ["greedy"], games=asked.equals)
    results = played(equals, "equals")
    scores = [value for each in points(results).values() for value in each.values]
    lengths = [result.length for result in results]
    return {
        "command": equals.command(),
        "games": len(results),
        "seats": [shared(share) for share in seat_shares(results)],
        "points": spread(scores),
        "lengths": spread(lengths),
    }


def of_levels(name: str, asked: Namespace) -> dict[str, Any]:
    """Give what each level wins against the one below, and how long it thinks."""
    ladder = plan(name, list(LEVELS)[: asked.highest], games=asked.rungs, ladder=True)
    results = played(ladder, "levels")
    tables = [shares for shares in first_places(results).values() if len(shares) == 2]
    rungs = [{bot: shared(share) for bot, share in shares.items()} for shares in tables]
    return {
        "command": ladder.command(),
        "rungs": rungs,
        "ms": {bot: round(time, 1) for bot, time in milliseconds(results).items()},
    }


def of_best(name: str, asked: Namespace) -> dict[str, Any]:
    """Give what one bot of the highest level wins at a table of greedy ones of each kind."""
    found = {}
    for rival in GREEDY:
        others = [rival] * (registry.get(name).usual_seats - 1)
        table = plan(name, [BEST, *others], games=asked.best)
        (shares,) = first_places(played(table, rival)).values()
        found[rival] = {"command": table.command(), "share": shared(shares[BEST])}
    return found


STUDIES: dict[str, Callable[[str, Namespace], dict[str, Any]]] = {
    "equals": of_equals,
    "levels": of_levels,
    "best": of_best,
}


def shared(share: Share) -> dict[str, float]:
    """Give a share with its interval, for JSON."""
    low, high = share.interval
    return {
        "part": round(share.part, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "equal": round(share.equal, 4),
        "games": share.games,
    }


def spread(values: list[int]) -> dict[str, Any]:
    """Give how often each value came, and the usual figures."""
    return {
        "mean": round(statistics.fmean(values), 2),
        "quartiles": statistics.quantiles(values, n=4),
        "counts": sorted(Counter(values).items()),
    }


if __name__ == "__main__":
    main()
