"""Everything that is said of 10,000 random positions of each game: Python's words and a page's.

Views of every seat and of a spectator, legal moves, what each would earn, moves in words, as
news and as advice, reasons of refusals, points in words, counts of real tables: the translated
program in Node must say byte for byte what Python says, in every language at once.
"""

import argparse
import random
import sys
import time
from collections import Counter

from rich.console import Console
from rich.table import Table

from tesselle.browser.kernels.build import build
from tesselle.engine import registry
from tesselle.engine.contract import cases
from tests.browser.positions import compared
from tests.browser.programs import Both

POSITIONS = 10_000
SEED = 1


def main() -> None:
    """Compare every number of seats and every option; stop at the first difference."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("names", nargs="*", default=registry.names())
    reader.add_argument("--positions", type=int, default=POSITIONS, help="of each game")
    reader.add_argument("--seed", type=int, default=SEED)
    asked = reader.parse_args()
    table = Table("", "positions", "answers", "of them refusals", "seconds")
    for built in build(asked.names):
        ways, began, answers = cases(built.game), time.monotonic(), Counter[str]()
        number = -(-asked.positions // len(ways))
        with Both(built.rules or built) as both:  # what keeps matches in a page
            for case in ways:
                answers += compared(both, case, number, random.Random(f"{asked.seed} {case}"))
        refused = answers.pop("refused")
        counts = len(ways) * number, answers.total(), refused, round(time.monotonic() - began)
        table.add_row(built.game, *(f"{count:,}" for count in counts))
        print(built.game, *counts, dict(answers), file=sys.stderr, flush=True)
    Console().print(table)


if __name__ == "__main__":
    main()
