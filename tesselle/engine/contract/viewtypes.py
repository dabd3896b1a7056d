"""Checks that a view is what its game's ``view_type`` says it is."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from tesselle.engine.contract.case import Case, matches
from tesselle.engine.match import MatchView


def views_are_of_their_type(case: Case) -> None:
    """Every view has the fields that were declared, with values of their types, and no others."""
    own = case.game.view_type
    for match in matches(case):
        for seat in (None, *range(case.seats)):
            whole, seen = match.view(seat), case.game.view(match.state, seat)
            common = {name: whole[name] for name in MatchView.__annotations__}
            wrong = list(misfits(common, MatchView))
            wrong += misfits(seen, own) if own is not None else []
            assert not wrong, f"seat {seat}: {wrong[0]}: {match.position}"


def misfits(value: Any, hint: Any, at: str = "view") -> Iterator[str]:
    """Yield where a value is not of a type, with what was expected and what came."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint) and isinstance(value, dict):
        yield from _wrong_fields(value, hint, at)
    elif origin in (Union, UnionType):
        if all(list(misfits(value, each)) for each in inner):
            yield f"{at}: expected {hint}, got {value!r}"
    elif origin is list and type(value) is list:
        for number, each in enumerate(value):
            yield from misfits(each, inner[0], f"{at}.{number}")
    elif origin is dict and type(value) is dict:
        for key, each in value.items():
            yield from misfits(key, inner[0], f"{at}.{key}")
            yield from misfits(each, inner[1], f"{at}.{key}")
    elif not (value in inner if origin is Literal else type(value) is hint):
        yield f"{at}: expected {hint}, got {value!r}"


_hints = cache(get_type_hints)


def _wrong_fields(value: dict[str, Any], hint: Any, at: str) -> Iterator[str]:
    hints = _hints(hint)
    for name in hint.__required_keys__ - value.keys():
        yield f"{at}: expected a field {name}"
    for name, each in value.items():
        if name in hints:
            yield from misfits(each, hints[name], f"{at}.{name}")
        else:
            yield f"{at}: expected no field {name}"
