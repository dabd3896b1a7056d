"""What is found out about kernels before they are compiled, and what TypeScript is told."""

import types
from typing import NamedTuple

import numba
import numpy as np
import pytest
from numba.np.numpy_support import from_dtype

from tesselle.bots import tree
from tesselle.browser.kernels import plaincalls
from tesselle.browser.kernels.layout import layout
from tesselle.browser.kernels.signatures import _merged, _plain
from tesselle.browser.kernels.typescript import typed
from tesselle.browser.kernels.wrappers import Records, describe, returned
from tesselle.engine import registry
from tesselle.engine.kernel import calling, kernel

INNER = np.dtype([("row", np.int8), ("far", np.uint64)], align=True)
OUTER = np.dtype([("cell", INNER), ("grid", np.int16, (2, 3)), ("done", np.bool_)], align=True)


DESK = "[line: Records<State>, keys: Numbers<'uint64'> | BigUint64Array]"


class Desk(NamedTuple):
    line: object
    keys: object


@kernel
def twice(number: int) -> int:
    return 2 * number


@kernel
def four_times(number: int) -> int:
    return twice(twice(number))


class Plain:
    @property
    def by_module(self) -> int:
        return [tree.roots(tree.rooted(each, 0)) for each in range(3)][1]


def test_calls_in_plain_code_are_found_and_those_between_kernels_are_not() -> None:
    found = {each.function.__name__ for each in plaincalls.named_by(__name__)}
    assert found == {"roots", "four_times"}  # the latter by a test below; nobody but it calls twice


def test_every_call_from_python_can_be_watched() -> None:
    seen = []

    def watched(called: object, *arguments: object) -> object:
        seen.append((called, arguments))
        return 0

    with calling(watched):
        assert four_times(1) == 0
    assert seen == [(four_times, (1,))]
    assert four_times(1) == 4


def test_a_game_is_at_home_in_its_folder_or_in_its_own_package() -> None:
    assert plaincalls.home(registry.get("mosaic")) == "tesselle.games.mosaic"
    outside = types.SimpleNamespace(waiting=types.SimpleNamespace(__module__="heap.rules"))
    assert plaincalls.home(outside) == "heap"  # type: ignore[arg-type]


def test_numbers_of_any_width_are_one_and_words_stay_words() -> None:
    word, whole = numba.types.uint64, numba.types.int64
    assert _plain(numba.types.int8) == _plain(numba.types.uint32) == whole
    assert _plain(word) == word
    gaps = numba.types.Array(numba.types.int8, 2, "A", readonly=True)
    assert _plain(gaps) == numba.types.Array(numba.types.int8, 2, "C")


def test_a_word_once_given_as_signed_makes_no_second_export() -> None:
    word, whole = numba.types.uint64, numba.types.int64
    assert _merged([(whole, whole), (word, whole), (word, whole)]) == [(word, whole)]
    assert len(_merged([(word, whole), (numba.types.float64, whole)])) == 2


def test_a_record_in_a_record_and_a_grid_have_their_places() -> None:
    told = layout(OUTER)
    cell, grid, done = told["fields"]
    assert told["size"] == OUTER.itemsize
    assert (cell["type"], [each["offset"] for each in cell["fields"]]) == ("record", [0, 8])
    assert (grid["type"], grid["shape"], grid["offset"]) == ("int16", [2, 3], 16)
    assert (done["type"], done["shape"], done["offset"]) == ("bool", [], 28)


def test_a_record_that_is_not_aligned_is_refused() -> None:
    with pytest.raises(TypeError, match="align=True"):
        layout(np.dtype([("row", np.int8), ("far", np.uint64)]))


def test_what_a_browser_cannot_pass_or_get_is_refused() -> None:
    with pytest.raises(TypeError, match="a browser cannot pass"):
        describe("text", numba.types.unicode_type, Records(None))
    with pytest.raises(TypeError, match="a browser cannot get"):
        returned(numba.types.int64[:])


def test_typescript_reads_as_it_is_called() -> None:
    record = from_dtype(OUTER)
    records = Records(record)
    desk = numba.types.NamedTuple([record, numba.types.uint64[::1]], Desk)
    told = {
        "kernels": {
            "apply": {
                "arguments": [describe("desk", desk, records), describe("new", record, records)],
                "returns": returned(numba.types.UniTuple(numba.types.boolean, 2)),
            }
        },
        "records": records.layouts(),
    }
    assert typed(told).splitlines()[2:] == [
        "import type { Numbers, Records } from '$web/device/kernels';",
        "",
        "export interface State {",
        "  cell: { row: number; far: bigint; };",
        "  grid: Int16Array; // 2 × 3",
        "  done: boolean;",
        "}",
        "",
        "export interface Kinds {",
        "  state: State;",
        "}",
        "",
        "export interface Calls {",
        f"  apply(desk: {DESK}, new_: Records<State>): [boolean, boolean];",
        "}",
    ]
