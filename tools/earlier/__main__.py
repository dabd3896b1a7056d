"""Lets a bot of today sit among bots of an earlier commit, with paired shuffles.

    git worktree add --detach ../before f8cd79b
    python -m tools.earlier ../before genial --matches 400 --goal 0.65
    python -m tools.earlier ../before mosaic -o side=6 --goal 0.75 --matches 200
    python -m tools.earlier ../before mozaika --seats 5 --goal 0.3 --matches 100

The earlier bots think in a process of their own, from a checkout of their own; MozaiK is
played with the deck of then.  It stops when a sequential test has decided, after
``--matches`` at the latest.  Results are kept, and the same command goes on.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import cache
from itertools import islice
from pathlib import Path

from tesselle.arena.play import play
from tesselle.arena.result_statistics import Share
from tesselle.arena.results import Ledger, Result
from tesselle.arena.schedule import Fixture, Plan
from tesselle.bots import roster
from tesselle.cli.arguments import read_options
from tesselle.engine import registry
from tesselle.engine.entropy import seed_bytes
from tools.earlier.checkout import Checkout, EarlierBot
from tools.earlier.sequential import verdict

EARLIER = "earlier:"


def played(folder: Path, fixture: Fixture) -> Result:
    """Play one match, in a process of the pool."""
    earlier = _checkout(folder)
    bots = [
        EarlierBot(earlier, spec.removeprefix(EARLIER), fixture.seed_of(seat))
        if spec.startswith(EARLIER)
        else roster.make(spec, fixture.seed_of(seat))
        for seat, spec in enumerate(fixture.bots)
    ]
    seed = seed_bytes(fixture.seed)
    opened = earlier.opened(fixture.game, len(bots), fixture.options, seed)
    result = play(fixture, bots, opened=opened)
    if result.error:  # neither bot may err: a forfeit would count as a win
        raise RuntimeError(f"{fixture.id}: {result.error}")
    return result


@cache
def _checkout(folder: Path) -> Checkout:
    return Checkout(folder)


def share_of(result: Result, bot: str) -> float:
    """The part of the first place that is the bot's."""
    first = [seat for seat, place in enumerate(result.ranking) if place == 1]
    return sum(result.bots[seat] == bot for seat in first) / len(first)


def results(
    folder: Path, fixtures: Iterator[Fixture], ledger: Ledger, processes: int
) -> Iterator[Result]:
    """Yield every result in the order of the plan, however long each match took."""
    done = {result.id: result for result in ledger.results}
    with ProcessPoolExecutor(processes) as pool:
        while ahead := list(islice(fixtures, 4 * processes)):
            fresh = [fixture for fixture in ahead if fixture.id not in done]
            for result in pool.map(played, [folder] * len(fresh), fresh):
                ledger.add([result])
                done[result.id] = result
            yield from (done[fixture.id] for fixture in ahead)


def main() -> None:
    """Play until it is decided, and print the share with its interval after every round."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("before", type=Path, help="a checkout of an earlier commit")
    reader.add_argument("game", choices=registry.names())
    reader.add_argument("--bot", default="level6", help="of today")
    reader.add_argument("--against", default="level6", help="of then")
    reader.add_argument("--seats", type=int)
    reader.add_argument("--matches", type=int, default=400, help="at most")
    reader.add_argument("--goal", type=float, help="share of first places; equal if not given")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--out", type=Path, default=Path("earlier.jsonl"))
    reader.add_argument("-o", "--option", action="append", default=[], help="of the game: side=5")
    asked = reader.parse_args()
    game = registry.get(asked.game)
    seats = game.check_seats(asked.seats or game.usual_seats)
    plan = Plan(
        game=asked.game,
        bots=(asked.bot, *[EARLIER + asked.against] * (seats - 1)),
        seats=seats,
        games=asked.matches,
        seed=asked.seed,
        ladder=False,
        options=game.check_options(read_options(asked.game, asked.option)),
    )
    goal = asked.goal or 1 / seats
    shares: list[float] = []
    with closing(Ledger(asked.out)) as ledger:
        for result in results(asked.before, plan.fixtures(), ledger, asked.processes):
            shares.append(share_of(result, asked.bot))
            if len(shares) % seats:  # a whole round of seatings
                continue
            told = verdict(shares, goal, asked.matches)
            share = Share(sum(shares), len(shares), 1 / seats)
            low, high = share.interval
            print(f"{share.part:.1%} ({low:.1%} to {high:.1%}) of {share.games}", flush=True)
            if told is not None:
                print(f"goal of {goal:.0%}: {'reached' if told else 'not reached'}")
                break


if __name__ == "__main__":
    main()
