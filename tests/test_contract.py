"""Every game that is found keeps to the contract, in every way it can be played."""

from collections.abc import Callable

import pytest

from tesselle.engine import contract, registry

CASES = [case for name in registry.names() for case in contract.cases(name)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", contract.CHECKS, ids=contract.title)
def test_contract(check: Callable[[contract.Case], None], case: contract.Case) -> None:
    check(case)
