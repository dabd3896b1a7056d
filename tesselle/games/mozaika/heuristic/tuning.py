"""How the levels of the bots search in Mozaika."""

from tesselle.engine.tuning import Tuning

# Measured by `tools.fitting variants` with `--simulations` (docs/tuning.md).
TUNING = Tuning(
    budgets=(0, 0, 0, 0, 0, 3000),
    widest=8,
    curiosity=0.7,
    warmth=0.5,
    spread=4.0,
    slip=0.0,
    margin=0.7,
)
