"""Matches that are under way, for tests of bots."""

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
