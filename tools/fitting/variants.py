"""Lets players of a game play against variants of themselves with some numbers changed.

One variant sits among players with the numbers as they are, or with other changed ones
(``--against``), once on each chair with the same deal::

    python -m tools.fitting variants mosaic 'worths.EDGE = 0' 'worths.STANDS[1] = 0'
    python -m tools.fitting variants mozaika 'bids.EAGER = 0.8' --against 'bids.COIN_BID = 0.6'
    python -m tools.fitting variants genial 'tuning.TUNING = replace(TUNING, warmth=0.5)' \
        --simulations 100 --matches 60

At a table for one both play alone, with the same deals.  ``changes`` says how numbers are
changed; without any, '', a player is as it is.  Intervals are for 95 %.
"""

import argparse
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tesselle.arena.result_statistics import Z95, Share
from tesselle.cli.arguments import read_options
from tesselle.engine import registry
from tools.fitting.players import Player
from tools.fitting.tables import play

AS_IT_IS = "as it is"


@dataclass(frozen=True)
class Outcome:
    """How one variant did among the others."""

    firsts: Share
    lead: float  # in points, over the mean of the others
    margin: float  # half of its interval, from deal to deal

    def __str__(self) -> str:
        low, high = self.firsts.interval
        return (
            f"{self.firsts.part:.1%} ({low:.1%} to {high:.1%}; {self.firsts.equal:.1%} is equal) "
            f"| {self.lead:+.2f} ±{self.margin:.2f} | {self.firsts.games}"
        )


def compare(
    game: str,
    variant: str,
    against: str = "",
    *,
    matches: int,
    seats: int | None = None,
    simulations: int = 0,
    their_simulations: int | None = None,
    seed: int = 1,
    **options: Any,
) -> Outcome:
    """Let one variant play among others, who think as far unless it is said otherwise."""
    seats = seats or registry.get(game).usual_seats
    matches = -(-matches // seats) * seats  # whole deals
    far = simulations if their_simulations is None else their_simulations
    with (
        closing(Player(game, variant, simulations=simulations)) as ours,
        closing(Player(game, against, simulations=far)) as theirs,
    ):
        tables = [[ours], [theirs]] if seats == 1 else [[ours, *[theirs] * (seats - 1)]]
        played = [play(game, each, matches, paired=True, seed=seed, **options) for each in tables]
    points = np.column_stack([each.by_player(each.points) for each in played])
    leads = points[:, 0] - points[:, 1:].mean(axis=1)
    if seats == 1:  # each alone, with the same deals: whoever has more is first
        share = Share(float((np.sign(leads) + 1).sum() / 2), matches)
    else:
        firsts = played[0].by_player(played[0].firsts)[:, 0]
        share = Share(float(firsts.sum()), matches, 1 / seats)
    return Outcome(share, float(leads.mean()), margin_of(leads.reshape(-1, seats).mean(axis=1)))


def margin_of(values: npt.NDArray[np.float64]) -> float:
    """Return half the interval of a mean."""
    return float(Z95 * values.std(ddof=1) / np.sqrt(len(values)))


def main() -> None:
    """Play each variant, and print a line for it."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("game", choices=registry.names())
    reader.add_argument("variants", nargs="+", help="'worths.EDGE = 0; worths.CROWD = 0.1'")
    reader.add_argument("--against", default="", help="the others' changes")
    reader.add_argument("--matches", type=int, default=2000)
    reader.add_argument("--seats", type=int)
    reader.add_argument("--simulations", type=int, default=0, help="0: one step ahead")
    reader.add_argument("--their-simulations", type=int, help="as many, unless given")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--option", action="append", default=[], help="of the game: side=5")
    asked = reader.parse_args()
    options = read_options(asked.game, asked.option)
    print("| variant | first places | points ahead | matches |\n|---|---|---|---|")
    for variant in asked.variants:
        outcome = compare(
            asked.game,
            variant,
            asked.against,
            matches=asked.matches,
            seats=asked.seats,
            simulations=asked.simulations,
            their_simulations=asked.their_simulations,
            seed=asked.seed,
            **options,
        )
        print(f"| `{variant or AS_IT_IS}` | {outcome} |", flush=True)
