"""How the levels of the bots search in MozaiK, together and alone."""

from tesselle.engine.tuning import Tuning

FULL_SCORE = 60.0  # points alone that hardly anybody passes

# Measured by `tools.fitting variants` with `--simulations` (docs/tuning.md).  Alone, judging
# before the end misleads: play-outs go there.
ALONE = Tuning(
    budgets=(0, 0, 0, 0, 100, 1500),
    widest=8,
    curiosity=0.1,
    warmth=0.7,
    slip=0.0,
    full_score=FULL_SCORE,
)

TUNING = Tuning(
    budgets=(0, 0, 0, 0, 0, 6000),
    depth=8,
    widest=16,
    curiosity=0.2,
    warmth=1.0,
    spread=5.0,
    slip=0.0,
    margin=0.7,
    full_score=FULL_SCORE,
    alone=ALONE,
)
