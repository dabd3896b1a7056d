"""The table of powers of two that ``exp.c`` reads, worked out to the last bit."""

import struct
from decimal import Decimal, localcontext

STEPS = 128  # from 1 to 2
DIGITS = 60


def table() -> str:
    """Return C code with two words for each step k: 2^(k / STEPS), and what that falls short by.

    The first is the missing part, relative, as bits of a double; the second the bits of the
    value less k << 45, because exp.c adds k << 45 for the power of two.
    """
    rows = []
    with localcontext() as context:
        context.prec = DIGITS
        for step in range(STEPS):
            power = Decimal(2) ** (Decimal(step) / STEPS)
            value = float(power)
            missing = float((power - Decimal(value)) / Decimal(value))
            word = _bits(value) - (step << 52) // STEPS
            rows.append(f"  0x{_bits(missing):x}, 0x{word:x},")
    return "\n".join(["static const uint64_t TABLE[] = {", *rows, "};", ""])


def _bits(number: float) -> int:
    return int(struct.unpack("<Q", struct.pack("<d", number))[0])
