"""Sorting inside a kernel, in place and without the list that NumPy's own ``sort`` makes."""

from typing import Any

from tesselle.engine.kernel import kernel


@kernel
def sort(values: Any) -> None:
    """Put a few dozen numbers in rising order, in place: Shell's sort."""
    for gap in (4, 1):
        for place in range(gap, len(values)):
            value = values[place]
            lower = place - gap
            while lower >= 0 and values[lower] > value:
                values[lower + gap] = values[lower]
                lower -= gap
            values[lower + gap] = value
