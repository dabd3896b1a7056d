"""``python -m tesselle.browser`` builds the WebAssembly module of every game (``make web``)."""

import argparse
import sys
import time
from pathlib import Path

from tesselle.browser.kernels.build import BUILT, BuildFailed, Built, build
from tesselle.browser.kernels.typescript import FILE, typed
from tesselle.engine import registry

GAMES = Path(__file__).parents[1] / "games"


def main() -> None:
    """Build what is out of date, and say how large everything is."""
    reader = argparse.ArgumentParser(prog="python -m tesselle.browser", description=__doc__)
    reader.add_argument("games", nargs="*", default=registry.names(), help="default: all")
    reader.add_argument("--out", type=Path, default=BUILT, help="the folder to write to")
    reader.add_argument("--types", action="store_true", help=f"also write ui/{FILE} of our games")
    asked = reader.parse_args()
    began = time.perf_counter()
    try:
        found = build(asked.games, asked.out)
    except BuildFailed as error:
        sys.exit(str(error))
    if asked.types:
        for each in found:
            write_types(each)
    say = sys.stdout.write
    for each in found:
        kernels, size = len(each.description["kernels"]), each.module.stat().st_size
        say(f"{each.game:10} {kernels:3} kernels {size:9,} B, {each.compressed:7,} compressed\n")
    total = sum(each.compressed for each in found)
    say(f"{'':10} {total:,} B compressed, in {time.perf_counter() - began:.0f} s\n")


def write_types(built: Built) -> None:
    """Write what TypeScript must know of a game of ours into its folder."""
    folder = GAMES / built.game / "ui"
    if folder.is_dir():
        (folder / FILE).write_text(typed(built.description))


if __name__ == "__main__":
    main()
