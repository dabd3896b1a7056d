"""Matches that are under way."""

import random

import tesselle
from tesselle.bots import Greedy
from tesselle.engine.match import Match


def opened(name: str, events: int = 0) -> Match:
    """Let the one-step player play so many events."""
    match, bot = tesselle.new(name, seed=9), Greedy(1)
    while len(match.events) < events:
        seat = match.waiting[0]
        match.play_action(seat, bot.choose(match, seat))
    return match


def skipping() -> Match:
    """Give a small match of Mosaic whose last move has just made the other's turn be skipped."""
    for seed in range(100):
        match, chance = tesselle.new("mosaic", side=3, names=("Anna", "Léo")), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            if match.play_action(seat, chance.choice(match.actions(seat))).notes:
                return match
    raise AssertionError("no turn was skipped in 100 matches")
