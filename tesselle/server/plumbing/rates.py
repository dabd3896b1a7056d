"""How often something may be done, as operators write it: ``60/minute``, ``5 per 2 hours``."""

import re
from typing import NamedTuple

DAY_S = 86_400
UNITS_S = {
    "second": 1,
    "minute": 60,
    "hour": 3600,
    "day": DAY_S,
    "month": 30 * DAY_S,
    "year": 360 * DAY_S,
}
RATE = re.compile(rf"\s*(\d+)\s*(?:/|per)\s*(\d+)?\s*({'|'.join(UNITS_S)})s?\s*", re.IGNORECASE)


class Rate(NamedTuple):
    """So many times within so long."""

    amount: int
    length_s: float
    text: str  # "60 per 1 minute"


def read_rate(text: str) -> Rate:
    """Read a rate, or raise ValueError."""
    found = RATE.fullmatch(text)
    if found is None:
        raise ValueError(f"expected a rate like 60/minute, got {text!r}")
    amount, units, unit = int(found[1]), int(found[2] or 1), found[3].lower()
    return Rate(amount, float(units * UNITS_S[unit]), f"{amount} per {units} {unit}")
