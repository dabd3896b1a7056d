"""Compiling the rules ahead, so that the first move of an evening does not wait."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import tesselle
from tesselle.bots import Greedy, Hasty, think
from tesselle.engine.say import Say

PREPARING = Say("Preparing the games (first time only)", "Préparation des jeux (une seule fois)")


def warm(
    console: Console, names: tuple[str, ...], language: str, *, with_search: bool = False
) -> None:
    """Play a match of each game between greedy bots: whatever it needs gets compiled.

    Quick when the compiled rules are on disk already.  The search is compiled
    where it is asked for: that takes longer than all the rules.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(PREPARING.to(language), total=len(names))
        for name in names:
            bar.update(task, description=f"{PREPARING.to(language)}: {name}")
            _one_match(name, language)
            if with_search:
                _one_thought(name)
            bar.advance(task)


def _one_match(name: str, language: str) -> None:
    match, bot = tesselle.new(name, seed=0), Greedy(0)
    while not match.over:
        seat = match.waiting[0]
        match.play_action(seat, bot.choose(match, seat))
    match.game.draw(match.view(0), language)


def _one_thought(name: str) -> None:
    """Search, earn, and solve an endgame if the game can be solved."""
    match, bot = tesselle.new(name, seed=0), Greedy(0)
    think(match, match.waiting[0], 2, seed=0)
    Hasty(0).choose(match, match.waiting[0])
    while not match.over and match.game.solve(match.imagine(match.waiting[0], 0)) is None:
        seat = match.waiting[0]
        match.play_action(seat, bot.choose(match, seat))
