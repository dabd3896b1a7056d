"""How the levels of the bots search in Génial!."""

from tesselle.engine.tuning import Tuning

# Measured by `tools.fitting variants` with `--simulations` (docs/tuning.md).
TUNING = Tuning(budgets=(0, 0, 20, 80, 320, 1600), depth=4, widest=40, warmth=1.0, spread=0.5)
