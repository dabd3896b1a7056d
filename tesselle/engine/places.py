"""Places by merit, for any game that can say it in one number a seat."""

from typing import Any

from tesselle.engine.kernel import kernel


@kernel
def places_by(merit: Any, out: Any) -> None:
    """Write each seat's place from 1 into ``out``: one more than the seats of more merit."""
    for seat in range(len(out)):
        out[seat] = 1
        for other in range(len(out)):
            out[seat] += int(merit[other] > merit[seat])
