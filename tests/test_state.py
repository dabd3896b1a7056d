"""States as records: copied whole, changed alone, and quick to hand to a kernel."""

import numpy as np

from tesselle.engine.kernel import kernel
from tesselle.engine.state import Record, copied, zeroed

PADDED = np.dtype([("few", np.int8), ("many", np.int64)], align=True)  # seven bytes in between


@kernel
def count_up(state: np.void) -> int:
    """Change a state in place, as rules do."""
    state["many"] += 1
    return int(state["many"])


def dirty() -> Record:
    """Give a record whose padding is not zero."""
    record = zeroed(PADDED)
    np.frombuffer(record.data, np.uint8)[:] = 7
    return record


def test_a_new_record_is_all_zero() -> None:
    assert zeroed(PADDED).tobytes() == bytes(16)


def test_a_copy_has_every_byte_padding_included() -> None:
    assert copied(dirty()).tobytes() == bytes([7]) * 16


def test_a_copy_goes_its_own_way() -> None:
    first = zeroed(PADDED)
    second = copied(first)
    second["many"] = 5
    assert (first["many"], second["many"]) == (0, 5)


def test_a_kernel_and_python_change_the_same_bytes() -> None:
    record = zeroed(PADDED)
    record["many"] = 41
    assert count_up(record) == 42
    assert record["many"] == 42


def test_a_plain_record_of_numpy_will_do_as_well() -> None:
    plain = np.zeros(1, PADDED)[0]
    assert count_up(plain) == 1
    assert count_up(copied(plain)) == 2
    assert plain["many"] == 1


def test_a_record_that_numpy_made_is_changed_by_a_kernel_too() -> None:
    other = dirty().copy()
    other["many"] = 1
    assert count_up(other) == 2
    assert other["many"] == 2


def test_a_record_keeps_its_bytes_at_hand() -> None:
    record = zeroed(PADDED)
    assert record.data is record.data  # NumPy's own makes a new description at each look
    assert isinstance(copied(np.zeros(1, PADDED)[0]), Record)
