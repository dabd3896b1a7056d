"""Compiling the rules ahead, so that the first move of an evening does not wait."""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated

import typer
from rich.console import Console

import tesselle
from tesselle.bots import Greedy, Hasty, think
from tesselle.cli import render
from tesselle.cli.arguments import LANGUAGE, Language
from tesselle.cli.language import local
from tesselle.engine.say import Say

app = typer.Typer()

PREPARING = Say("Preparing the games (first time only)", "Préparation des jeux (une seule fois)")


def compile_all(
    console: Console, names: tuple[str, ...], language: str, *, with_search: bool = False
) -> None:
    """Compile what each game needs, one process for each as far as there are cores.

    Quick when the compiled rules are on disk already.  The search is compiled
    where it is asked for: that takes longer than all the rules.
    """
    workers = ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn"))
    with render.progress(console, PREPARING.to(language), len(names)) as advance, workers:
        games = [workers.submit(compile_game, name, language, with_search) for name in names]
        for game in as_completed(games):
            game.result()
            advance(1)


def compile_game(name: str, language: str, with_search: bool) -> None:
    """Play a match between greedy bots, and search if that is wanted: all it needs is compiled."""
    _one_match(name, language)
    if with_search:
        _one_thought(name)


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


@app.command(
    help=local("Compile all rules ahead of play.", "Compiler toutes les règles avant de jouer.")
)
def warm(
    search: Annotated[
        bool,
        typer.Option(
            "--search",
            help=local("also for bots that look ahead", "aussi pour les robots qui anticipent"),
        ),
    ] = False,
    language: Language = LANGUAGE,
) -> None:
    """Prepare every game."""
    compile_all(Console(stderr=True), tesselle.game_names(), language, with_search=search)
