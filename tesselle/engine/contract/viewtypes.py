"""Checks that a view is what its game's ``view_type`` says it is."""

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from tesselle.engine.contract.case import Case, matches
from tesselle.engine.match import MatchView

Misfit = Callable[[Any], str]  # where a value is not of a type, and what came; "" where all fits


def views_are_of_their_type(case: Case) -> None:
    """Every view has the fields that were declared, with values of their types, and no others."""
    own: Any = case.game.view_type
    for match in matches(case):
        for seat in (None, *range(case.seats)):
            whole, seen = match.view(seat), case.game.view(match.state, seat)
            common = {name: whole[name] for name in MatchView.__annotations__}
            wrong = misfit(MatchView)(common) or (misfit(own)(seen) if own is not None else "")
            assert not wrong, f"seat {seat}: view{wrong}: {match.position}"


@cache  # a type is taken apart once, and millions of values are looked at
def misfit(hint: Any) -> Misfit:
    """Return what tells of a value where it first is not of a type."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _fields(hint)
    if origin in (Union, UnionType):
        return _one_of([misfit(each) for each in inner], hint)
    if origin is list:
        return _list(misfit(inner[0]), hint)
    if origin is dict:
        return _dict(misfit(inner[0]), misfit(inner[1]), hint)
    if origin is Literal:
        return lambda value: "" if value in inner else _unexpected(hint, value)
    return lambda value: "" if type(value) is hint else _unexpected(hint, value)


def _unexpected(hint: Any, value: Any) -> str:
    return f": expected {hint}, got {value!r}"


def _one_of(kinds: list[Misfit], hint: Any) -> Misfit:
    def look(value: Any) -> str:
        for wrong in kinds:
            if not wrong(value):
                return ""
        return _unexpected(hint, value)

    return look


def _list(item: Misfit, hint: Any) -> Misfit:
    def look(value: Any) -> str:
        if type(value) is not list:
            return _unexpected(hint, value)
        for number, each in enumerate(value):
            if wrong := item(each):
                return f".{number}{wrong}"
        return ""

    return look


def _dict(key: Misfit, item: Misfit, hint: Any) -> Misfit:
    def look(value: Any) -> str:
        if type(value) is not dict:
            return _unexpected(hint, value)
        for name, each in value.items():
            if wrong := key(name) or item(each):
                return f".{name}{wrong}"
        return ""

    return look


def _fields(hint: Any) -> Misfit:
    required = hint.__required_keys__
    kinds = {name: misfit(each) for name, each in get_type_hints(hint).items()}

    def look(value: Any) -> str:
        if not isinstance(value, dict):
            return _unexpected(hint, value)
        if missing := required - value.keys():
            return f": expected a field {min(missing)}"
        for name, each in value.items():
            if name not in kinds:
                return f": expected no field {name}"
            if wrong := kinds[name](each):
                return f".{name}{wrong}"
        return ""

    return look
