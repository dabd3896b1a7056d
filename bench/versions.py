"""How fast two checkouts play, in one run: the search of level 6, and random games.

Each checkout runs in a process of its own, with kernels of its own; both take turns
at the same positions, and processor time counts, so that a busy machine disturbs
both alike.  What they find must be the same, visit by visit and point by point.

    git worktree add --detach ../before COMMIT
    python -m bench.versions ../before .
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any, cast

GAMES: dict[str, dict[str, Any]] = {  # as usually played, and random games in a piece
    "genial": {"seats": 2, "options": {}, "games": 10_000},
    "mosaic": {"seats": 2, "options": {"side": 5}, "games": 5_000},
    "mozaika": {"seats": 3, "options": {}, "games": 10_000},
    "mozaik": {"seats": 2, "options": {}, "games": 10_000},
}


def answer(questions: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Play what is asked, a line of JSON each, with the checkout on the path."""
    for question in questions:
        asked = json.loads(question)
        deed = searched if asked["task"] == "search" else played
        yield deed(asked["game"], asked["seed"], GAMES[asked["game"]])


def searched(game: str, seed: int, table: dict[str, Any]) -> dict[str, Any]:
    """Search one position, reached by chance, as level 6 does."""
    import random

    import tesselle
    from tesselle.bots import think

    chance = random.Random(seed)
    most = {"genial": 25, "mosaic": 50, "mozaika": 150, "mozaik": 40}[game]
    while True:  # a position with a choice
        match = tesselle.new(game, seats=table["seats"], seed=seed, **table["options"])
        for _ in range(chance.randrange(most)):
            if match.waiting:
                seat = match.waiting[0]
                match.play_action(seat, chance.choice(match.actions(seat)))
        if match.waiting and len(match.actions(match.waiting[0])) > 1:
            break
    seat = match.waiting[0]
    budget = match.game.tuning.budgets[-1]
    think(match, seat, 2, seed)  # compiled, or loaded
    began = time.process_time()
    thought = think(match, seat, budget, seed)
    seconds = time.process_time() - began
    found = [[each.action, each.visits, each.value] for each in thought.candidates]
    return {"seconds": seconds, "work": budget, "found": [found, thought.chances]}


def played(game: str, seed: int, table: dict[str, Any]) -> dict[str, Any]:
    """Play random games on one core."""
    import tesselle

    options = {"seats": table["seats"], "seed": seed, "cores": 1, **table["options"]}
    tesselle.simulate(game, games=1, **options)
    began = time.process_time()
    result = tesselle.simulate(game, games=table["games"], **options)
    seconds = time.process_time() - began
    digest = hashlib.sha256(result.scores.tobytes() + result.ranks.tobytes())
    return {
        "seconds": seconds,
        "work": int(result.lengths.sum()),
        "found": digest.hexdigest(),
    }


class Checkout:
    """One of the two, ready to play."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603  ourselves, on another path
            [sys.executable, __file__, "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(folder.resolve())},
            cwd=folder,
        )
        self._asks = cast("IO[bytes]", self._process.stdin)
        self._tells = cast("IO[bytes]", self._process.stdout)

    def ask(self, **question: Any) -> dict[str, Any]:
        """Let it play, and return what it found and how long it took."""
        self._asks.write(json.dumps(question).encode() + b"\n")
        self._asks.flush()
        told: dict[str, Any] = json.loads(self._tells.readline())
        return told

    def close(self) -> None:
        """Let it end, as nothing more is asked."""
        self._asks.close()
        self._process.wait()


def compare(
    before: Checkout, after: Checkout, task: str, game: str, rounds: int
) -> tuple[float, float, float, int]:
    """Return the speed of both, the median of the ratios, and how often they found the same."""
    speeds: tuple[list[float], list[float]] = [], []
    same = 0
    for seed in range(rounds):
        pair = (before, after) if seed % 2 else (after, before)
        told = {each: each.ask(task=task, game=game, seed=seed) for each in pair}
        for each, found in zip((before, after), speeds, strict=True):
            found.append(told[each]["work"] / told[each]["seconds"])
        same += int(told[before]["found"] == told[after]["found"])
    ratio = statistics.median(new / old for old, new in zip(*speeds, strict=True))
    return statistics.median(speeds[0]), statistics.median(speeds[1]), ratio, same


def main() -> None:
    """Compare two checkouts in every game."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("before", type=Path, nargs="?")
    reader.add_argument("after", type=Path, nargs="?", default=Path())
    reader.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    reader.add_argument("--rounds", type=int, default=12, help="positions of a game")
    reader.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    reader.add_argument(
        "--tasks", nargs="+", choices=("search", "play"), default=["search", "play"]
    )
    asked = reader.parse_args()
    if asked.answer:
        for told in answer(sys.stdin):
            print(json.dumps(told), flush=True)
        return
    if asked.before is None:
        reader.error("expected the folder of another checkout")
    with closing(Checkout(asked.before)) as before, closing(Checkout(asked.after)) as after:
        print(f"{'':22}{'before/s':>12}{'after/s':>12}{'ratio':>8}{'same':>8}")
        for task in asked.tasks:
            for game in asked.games:
                old, new, ratio, same = compare(before, after, task, game, asked.rounds)
                name = f"{task} {game}"
                print(f"{name:22}{old:12,.0f}{new:12,.0f}{ratio:8.2f}{same:5}/{asked.rounds}")


if __name__ == "__main__":
    main()
