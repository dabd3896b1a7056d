"""e to the power of x, to the same last bit on every processor and in WebAssembly.

A search weighs actions by it.  The C library's own rounds otherwise where a processor has fused
multiply-add, and a bot would choose otherwise in a browser than on a server.  These are the steps
of Arm's optimized routines, in plain multiplications and additions::

    x = (k / 128) ln 2 + r with a small r,  e^x = 2^(k / 128) e^r

where 2^(k / 128) comes from a table and e^r from a polynomial.
"""

from decimal import Decimal, localcontext

import numpy as np

from tesselle.engine.kernel import kernel

STEPS = 128  # from 1 to 2
DIGITS = 60  # to work the table out
LEAST, MOST = -700.0, 700.0  # beyond them nothing is told apart
ROUND = float.fromhex("0x1.8p52")  # added and taken away: leaves a whole number
STEPS_PER_LN2 = float.fromhex("0x1.71547652b82fep0") * STEPS
LN2_HIGH = float.fromhex("-0x1.62e42fefa0000p-8")  # of one step, negative
LN2_LOW = float.fromhex("-0x1.cf79abc9e3b3ap-47")
C2 = float.fromhex("0x1.ffffffffffdbdp-2")
C3 = float.fromhex("0x1.555555555543cp-3")
C4 = float.fromhex("0x1.55555cf172b91p-5")
C5 = float.fromhex("0x1.1111167a4d017p-7")
EXPONENT_BITS, BIAS = 52, 1023  # where a double keeps its power of two


def _powers() -> tuple[list[float], list[float]]:
    """Return 2^(k / STEPS) for each step k, and by how much of itself each falls short."""
    values, missing = [], []
    with localcontext() as context:
        context.prec = DIGITS
        for step in range(STEPS):
            power = Decimal(2) ** (Decimal(step) / STEPS)
            value = Decimal(float(power))
            values.append(float(value))
            missing.append(float((power - value) / value))
    return values, missing


POWERS, MISSING = map(np.array, _powers())


@kernel
def exp(x: float) -> float:
    """Return e to the power of x; of one below -700 or above 700 that of -700 or 700."""
    x = min(max(x, LEAST), MOST)
    rounded = STEPS_PER_LN2 * x + ROUND - ROUND
    r = x + rounded * LN2_HIGH + rounded * LN2_LOW
    k = int(rounded)
    step = k % STEPS
    r2 = r * r
    rest = MISSING[step] + r + r2 * (C2 + r * C3) + r2 * r2 * (C4 + r * C5)
    power = np.int64((k - step) // STEPS + BIAS << EXPONENT_BITS).view(np.float64)
    scale = POWERS[step] * power
    return float(scale + scale * rest)
