"""How the levels of the bots search in Mosaic."""

from tesselle.engine.tuning import Tuning

# Measured by `tools.fitting variants` with `--simulations` (docs/tuning.md).
TUNING = Tuning(budgets=(0, 0, 0, 20, 150, 1000))
