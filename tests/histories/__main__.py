"""``python -m tests.histories sqlite --seconds 480``: plays a long history, and adds to the ledger.

A history that is not sound is kept, and its path is printed.
"""

import argparse
import random
import sys
from pathlib import Path

from tests.histories import ledger
from tests.histories.story import Plan, told
from tests.server.backends import BACKENDS

KEPT = Path("build/histories")


def main() -> int:
    """Play, judge, note, and tell what all runs add up to."""
    parser = argparse.ArgumentParser(prog="python -m tests.histories")
    parser.add_argument("kinds", nargs="*", help=f"of {', '.join(BACKENDS)}; all, if none is named")
    parser.add_argument("--seconds", type=float, default=900.0, help="for so long things break")
    parser.add_argument("--seed", type=int, help="that the plan of faults follows from")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--pairs", type=int, default=4, help="of people who play")
    parser.add_argument("--pause", type=float, default=0.3, help="after a few moves, at most")
    parser.add_argument("--cables", action="store_true", help="no network namespaces")
    wish = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    sound = True
    for kind in wish.kinds or BACKENDS:
        seed = random.randrange(2**32) if wish.seed is None else wish.seed
        plan = Plan(
            kind,
            seed,
            wish.seconds,
            servers=wish.servers,
            pairs=wish.pairs,
            pause_s=wish.pause,
            spaces=False if wish.cables else None,
        )
        story = told(plan, KEPT / f"{kind}-{seed}.jsonl")
        line = ledger.add(story)
        print(f"seed {seed}: {line}")
        for name, against in story.verdict.against.items():
            for found in against[:10]:
                print(f"  {name}: {found}")
        if story.verdict.sound:
            story.file.unlink()
        else:
            print(f"  all of it: {story.file}")
        sound &= story.verdict.sound
    for kind, total in ledger.sums(ledger.read()).items():
        print(f"{kind}: {total}")
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
