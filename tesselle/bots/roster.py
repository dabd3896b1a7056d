"""Bots by the text one types: ``greedy``, ``program:./bot.py --fast``, ``python:a.b:Bot``."""

import importlib
from typing import Any

from tesselle import bots
from tesselle.bots.bot import Bot
from tesselle.bots.outside import LIMIT_S, BadBot, Chooser, Program
from tesselle.engine.errors import TesselleError, cut, shown

PROGRAM = "program:"
PYTHON = "python:"


class UnknownBot(TesselleError):
    """No bot goes by this text."""


def make(spec: str, seed: int, limit_s: float = LIMIT_S) -> Bot:
    """Give the bot that ``spec`` means.

    A bot of our own gets the seed; one from outside brings its own chance.  The
    time limit holds for programs.
    """
    if spec in bots.BOTS:
        return bots.BOTS[spec](seed)
    if spec.startswith(PROGRAM):
        return Program(spec.removeprefix(PROGRAM), limit_s)
    if spec.startswith(PYTHON):
        return Chooser(_found(spec))
    raise _unknown(spec)


def check(spec: str) -> str:
    """Give ``spec`` back if its form is right, or raise UnknownBot; starts nothing."""
    if spec not in bots.BOTS and not spec.startswith((PROGRAM, PYTHON)):
        raise _unknown(spec)
    return spec


def _unknown(spec: str) -> UnknownBot:
    return UnknownBot(
        f"no bot {shown(spec)}; there are: {', '.join(sorted(bots.BOTS))}, "
        f"{PROGRAM}COMMAND LINE, {PYTHON}module:attribute"
    )


def _found(spec: str) -> Any:
    """Import the object a ``python:`` text names; a class is called without arguments."""
    module, colon, attribute = spec.removeprefix(PYTHON).partition(":")
    if not (module and colon and attribute):
        raise UnknownBot(f"expected {PYTHON}module:attribute, got {shown(spec)}")
    try:
        found = getattr(importlib.import_module(module), attribute)
        return found() if isinstance(found, type) else found
    except Exception as error:  # whatever its import or its making raises
        told = cut(f"{type(error).__name__}: {error}")
        raise BadBot(f"cannot make {spec}: {told}") from error
