"""Runs one of the programs here: ``python -m tools.fitting variants mosaic 'worths.EDGE = 0'``."""

import sys
from importlib import import_module

PROGRAMS = (
    "genial_standing",
    "mozaik_standing",
    "mozaika_promises",
    "mozaika_standing",
    "variants",
)

# Processes of players import this file too, and must not load a game before they change its
# numbers: so a program is imported only where it is run.
if __name__ == "__main__":
    if len(sys.argv) == 1 or sys.argv[1] not in PROGRAMS:
        sys.exit(f"expected one of {', '.join(PROGRAMS)}")
    program = sys.argv.pop(1)
    sys.argv[0] = f"tools.fitting {program}"
    import_module(f"tools.fitting.{program}").main()
