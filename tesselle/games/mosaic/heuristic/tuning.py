"""How the levels of the bots search in Mosaic."""

from tesselle.engine.tuning import Tuning

# Found as docs/tuning.md tells.
TUNING = Tuning(budgets=(0, 0, 0, 20, 150, 1000))
