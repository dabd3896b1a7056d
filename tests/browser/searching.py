"""Positions to search from, and what a search made of them."""

from typing import Any

import numpy as np

from tesselle.bots.search import settings_of
from tesselle.bots.simulation import START, STATES
from tesselle.bots.tree import NO_NODE, Nodes, rooted
from tesselle.engine.game import Actions, Floats, State, States
from tesselle.engine.match import Match

ROUNDS = 6  # that are played before


def midway(match: Match) -> Match:
    """Play some rounds by worth, and on until somebody has a choice."""
    for _ in range(ROUNDS * match.seats):
        seat = match.waiting[0]
        actions = np.array(match.actions(seat), np.int32)
        worths = np.zeros(len(actions))
        match.game.worths(match.imagine(seat, 1), seat, actions, worths)
        match.play_action(seat, int(actions[worths.argmax()]))
    while len(match.actions(match.waiting[0])) == 1:
        match.play_action(match.waiting[0], match.actions(match.waiting[0])[0])
    return match


def planted(
    match: Match, simulations: int, **changed: Any
) -> tuple[States, np.uint64, int, Nodes, State, Actions, Floats]:
    """Give what ``simulate`` is given for the first seat that waits; settings can be changed."""
    game, seat = match.game, match.waiting[0]
    states = np.zeros(STATES, game.state)
    states[START] = match.imagine(seat, 7)
    settings = settings_of(match.tuning, match.seats, seat)
    settings["used"] = max(game.seats)
    for name, value in changed.items():
        settings[name] = value
    nodes = rooted(max(game.seats), simulations * match.seats)
    room = np.zeros(game.most_actions, np.int32)
    worths = np.zeros(game.most_actions)
    return states, np.uint64(99), simulations, nodes, settings, room, worths


def root_visits(nodes: Nodes, seat: int) -> list[tuple[int, int]]:
    """Give the actions tried at a seat's root, the newest first, and how often each was."""
    found = []
    child = int(nodes[seat]["child"])
    while child != NO_NODE:
        found.append((int(nodes[child]["action"]), int(nodes[child]["visits"])))
        child = int(nodes[child]["sibling"])
    return found
