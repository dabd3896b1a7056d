"""Least squares and logistic regression, with errors that know which rows belong together.

Rows of one match tell less than rows of as many matches: errors are summed up by match first.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tesselle.arena.result_statistics import Z95
from tesselle.engine.game import Floats

RIDGE = 1e-6  # keeps features that say the same from large weights of opposite sign
STEPS = 25  # of Newton's, at most
TINY = 1e-6
CLOSE = 1e-6  # a step that changes no weight by more is the last


class Fit(NamedTuple):
    """Weights, a standard error each."""

    weights: Floats
    errors: Floats

    def texts(self) -> list[str]:
        """Return the weights with half of their 95 % intervals."""
        pairs = zip(self.weights, Z95 * self.errors, strict=True)
        return [f"{weight:6.2f} ±{margin:4.2f}" for weight, margin in pairs]


def least_squares(
    features: Floats, target: Floats, groups: npt.NDArray[np.int64], ridge: float = RIDGE
) -> Fit:
    """Fit the target by a sum of weighted features; an intercept is a feature of ones."""
    scale = _scale(features)
    scaled = features / scale
    curve = scaled.T @ scaled / len(target) + ridge * np.eye(len(scale))
    weights = np.linalg.solve(curve, scaled.T @ target / len(target))
    errors = _errors(scaled * (target - scaled @ weights)[:, None], curve, groups)
    return Fit(weights / scale, errors / scale)


def logistic(
    features: Floats, target: Floats, groups: npt.NDArray[np.int64], start: Floats | None = None
) -> Fit:
    """Fit the chance, by Newton's method: the log of its odds is a sum of weighted features."""
    scale = _scale(features)
    scaled = features / scale
    weights = np.zeros(len(scale)) if start is None else start * scale
    for _ in range(STEPS):
        chances = chance(scaled, weights)
        slopes = scaled * (target - chances)[:, None]
        spread = chances * (1 - chances)
        curve = scaled.T @ (scaled * spread[:, None]) / len(target) + RIDGE * np.eye(len(scale))
        step = np.linalg.solve(curve, slopes.mean(axis=0) - RIDGE * weights)
        weights = weights + step
        if np.abs(step).max() < CLOSE:
            break
    return Fit(weights / scale, _errors(slopes, curve, groups) / scale)


def chance(features: Floats, weights: Floats) -> Floats:
    """Return the chance that a logistic regression gives to each row."""
    found: Floats = 1 / (1 + np.exp(-(features @ weights)))
    return found


def log_loss(chances: Floats, target: Floats) -> float:
    """Return how far forecasts were from what came true: 0.693 for a coin's."""
    return float(-(target * np.log(chances) + (1 - target) * np.log(1 - chances)).mean())


def _scale(features: Floats) -> Floats:
    """Return how widely each feature spreads, so that the ridge is fair; 1 for what is constant."""
    spreads = features.std(axis=0)
    scale: Floats = np.where(spreads > TINY, spreads, 1.0)
    return scale


def _errors(slopes: Floats, curve: Floats, groups: npt.NDArray[np.int64]) -> Floats:
    """Return standard errors from each row's slope of the loss, summed up by group."""
    _, places = np.unique(groups, return_inverse=True)
    sums = np.zeros((places.max() + 1, slopes.shape[1]))
    np.add.at(sums, places, slopes)
    inverse = np.linalg.inv(curve)
    errors: Floats = np.sqrt(np.diag(inverse @ (sums.T @ sums) @ inverse)) / len(slopes)
    return errors
