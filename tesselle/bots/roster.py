"""Bots by the text one types: ``greedy``, ``program:./bot.py``, ``python:a.b:C``, ``text:m``."""

import importlib
from collections.abc import Iterable
from typing import Any

from tesselle import bots
from tesselle.bots.bot import Bot
from tesselle.bots.outside import LIMIT_S, BadBot, Chooser, Program
from tesselle.bots.reading.command import Command
from tesselle.bots.reading.reader import Reader
from tesselle.engine.errors import TesselleError, cut, mismatch, shown
from tesselle.engine.say import alike, say

PROGRAM = "program:"
PYTHON = "python:"
TEXT = "text:"  # a command that reads and writes text, such as a language model's


class UnknownBot(TesselleError):
    """No bot goes by this text."""


def means_bot(text: str) -> bool:
    """Whether a name at a table means a bot, and not a person."""
    return text in bots.BOTS or text.startswith((PROGRAM, PYTHON, TEXT))


def seated(names: Iterable[str]) -> dict[int, Bot]:
    """Return the bots among the names at a table, by seat."""
    return {seat: make(name) for seat, name in enumerate(names) if means_bot(name)}


def close(seated: Iterable[Bot]) -> None:
    """End the programs among some bots."""
    for bot in seated:
        if isinstance(bot, Program):
            bot.close()


def make(spec: str, seed: int | None = None, limit_s: float = LIMIT_S) -> Bot:
    """Return the bot that ``spec`` means.

    A bot of our own gets the seed; one from outside brings its own chance.  The
    time limit holds for programs.
    """
    if spec in bots.BOTS:
        return bots.BOTS[spec](seed)
    if spec.startswith(PROGRAM):
        return Program(spec.removeprefix(PROGRAM), limit_s)
    if spec.startswith(PYTHON):
        return Chooser(_found(spec))
    if spec.startswith(TEXT):
        return Reader(Command(spec.removeprefix(TEXT), limit_s))
    raise _unknown(spec)


def check(spec: str) -> str:
    """Return ``spec`` if its form is right, or raise UnknownBot; starts nothing."""
    if not means_bot(spec):
        raise _unknown(spec)
    return spec


def _unknown(spec: str) -> UnknownBot:
    known = ", ".join(sorted(bots.BOTS))
    return UnknownBot(
        say("no-bot", name=shown(spec), known=known, program=PROGRAM, python=PYTHON, text=TEXT)
    )


def _found(spec: str) -> Any:
    """Import the object a ``python:`` text names; a class is called without arguments."""
    module, colon, attribute = spec.removeprefix(PYTHON).partition(":")
    if not (module and colon and attribute):
        raise UnknownBot(mismatch(say("python-bot", python=PYTHON), shown(spec)))
    try:
        found = getattr(importlib.import_module(module), attribute)
        return found() if isinstance(found, type) else found
    except Exception as error:  # whatever its import or its making raises
        told = cut(f"{type(error).__name__}: {error}")
        raise BadBot(alike(told).within(say("cannot-make", name=spec))) from error
