"""Glicko-2 after Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf).

The numbers of the steps and the letters are his: a player is μ (value), φ (deviation) and
σ (volatility), on a scale where 173.7178 points of a rating are 1 and a rating of 1500 is 0.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

MIDDLE = 1500.0
SCALE = 173.7178
TAU = 0.5  # how much a volatility may change; Glickman advises 0.3 to 1.2
EPSILON = 1e-6  # how well σ′ is found, in ln σ²


class Rating(NamedTuple):
    """What is thought of a player, in the points people know."""

    value: float
    deviation: float
    volatility: float


def updated(player: Rating, met: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a player's rating after a period with at least one match.

    ``met`` are the opponents as they were before it, each with the player's score: 1, ½ or 0.
    """
    mu, phi = (player.value - MIDDLE) / SCALE, player.deviation / SCALE
    weight = gain = 0.0
    for other, score in met:  # steps 3 and 4
        g = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / math.pi**2)
        expected = _logistic(g * (mu - (other.value - MIDDLE) / SCALE))
        weight += g**2 * expected * (1 - expected)
        gain += g * (score - expected)
    variance = 1 / weight
    sigma = _volatility(player.volatility, phi**2 + variance, variance * gain)
    phi = 1 / math.sqrt(1 / (phi**2 + sigma**2) + weight)  # steps 6 and 7
    return Rating(SCALE * (mu + phi**2 * gain) + MIDDLE, SCALE * phi, sigma)


def _logistic(z: float) -> float:
    """Return 1 / (1 + e⁻ᶻ), also where e⁻ᶻ would overflow."""
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def _volatility(sigma: float, spread: float, delta: float) -> float:
    """Return σ′ (step 5, by the Illinois algorithm); ``spread`` is φ² + v."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        grown = spread + math.exp(x)
        return math.exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / TAU**2

    a = b = start
    if delta**2 > spread:
        b = math.log(delta**2 - spread)
    else:
        b -= TAU
        while f(b) < 0:
            b -= TAU
    f_a, f_b = f(a), f(b)
    while abs(b - a) > EPSILON:
        c = a + (a - b) * f_a / (f_b - f_a)
        f_c = f(c)
        a, f_a = (b, f_b) if f_c * f_b <= 0 else (a, f_a / 2)
        b, f_b = c, f_c
    return math.exp(b / 2)
