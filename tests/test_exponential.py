"""The exponential function: right to the last bit or nearly, and the same in plain Python."""

import math

import numpy as np
import pytest

from tesselle.engine.exponential import LEAST, MISSING, MOST, POWERS, STEPS, exp
from tesselle.engine.kernel import interpreted

RANDOM = np.random.default_rng(5)
NUMBERS = [
    0.0,
    1.0,
    -1.0,
    1e-300,
    -1e-17,
    math.log(2),
    *RANDOM.uniform(-700, 700, 2000),
    *RANDOM.normal(0, 3, 2000),
]


def test_it_is_right_to_the_last_bit_but_one() -> None:
    for x in NUMBERS:
        assert exp(x) == pytest.approx(math.exp(x), rel=2**-52, abs=0), x


def test_most_results_are_right_to_the_last_bit() -> None:
    exact = sum(exp(x) == math.exp(x) for x in NUMBERS)
    assert exact > 0.99 * len(NUMBERS)


def test_compiled_and_in_plain_python_it_gives_the_same_bits() -> None:
    compiled = [exp(x) for x in NUMBERS]
    with interpreted():
        assert [exp(x) for x in NUMBERS] == compiled


def test_beyond_what_a_search_tells_apart_it_stays_a_number() -> None:
    assert exp(-1e9) == exp(LEAST) > 0
    assert exp(1e9) == exp(MOST) < math.inf


def test_the_table_of_powers_holds_the_root_of_two() -> None:
    assert POWERS[STEPS // 2] == math.sqrt(2)
    assert (POWERS[0], MISSING[0]) == (1, 0)
