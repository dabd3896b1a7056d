"""Heap keeps to the contract of all games, in every way it can be played."""

from collections.abc import Callable

import pytest

from tesselle.engine import contract


@pytest.mark.parametrize("case", contract.cases("heap"), ids=str)
@pytest.mark.parametrize("check", contract.CHECKS, ids=contract.title)
def test_contract(check: Callable[[contract.Case], None], case: contract.Case) -> None:
    check(case)
