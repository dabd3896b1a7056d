"""One search for all games: information-set Monte-Carlo tree search.

Each simulation deals anew all that the searching seat cannot see, walks down
one tree that all these deals share, adds a node, plays out by the game's own
judgement, and adds the outcome for every seat to the nodes it passed.

What the game knows guides it everywhere: only the actions of the highest
``worth`` are looked at in one place, more of them the more often the place was
visited; how good they look at first steers what is tried; play-outs follow
``worth``, and ``evaluate`` judges where they are cut short.

Secret simultaneous choices are not made one after the other, or whoever comes
later would answer what he cannot know.  At the root every waiting seat has
statistics of its own and chooses without looking at the others (decoupled UCT);
further down, a place where choices are secret ends the tree.  Where choices are
secret the bot plays the most visited actions as often as the search visited them,
so that it can mix and is not predicted.

The bots that search are here too, and the six levels, from a beginner to the best we have.
"""

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from tesselle.bots.simulation import START, STATES, simulate
from tesselle.bots.tree import (
    NO_ACTION,
    NO_NODE,
    SEARCH,
    TUNED,
    Kept,
    Memory,
    Nodes,
    find,
    rooted,
    transplant,
)
from tesselle.engine.game import Game, State
from tesselle.engine.match import Match
from tesselle.engine.say import Say, say
from tesselle.engine.state import copied, zeroed
from tesselle.engine.tuning import Tuning

LIKELY = 5  # visits that make an action part of a likely continuation
BATCH = 16  # simulations between two looks at the clock
RIVAL = 0.7  # the part of the most visits that makes an action worth mixing in
EXACT = 100  # simulations from which a bot also plays by exact search where the game has one


@dataclass(frozen=True)
class Candidate:
    """One action the search looked at."""

    action: int
    visits: int
    value: float  # what the seat may expect: its chance of the first place
    line: tuple[int, ...]  # the actions that followed most often


@dataclass(frozen=True)
class Thought:
    """What a search found, the most visited candidate first."""

    candidates: tuple[Candidate, ...]
    chances: tuple[float, ...]  # of each seat to come first
    simulations: int


def think(
    match: Match,
    seat: int,
    simulations: int,
    seed: int,
    seconds: float | None = None,
    cores: int = 1,
    asked: int = NO_ACTION,
) -> Thought:
    """Search for ``seat``, which must be waiting; the same seed gives the same thought.

    ``asked`` is a legal action to be looked at even if it seems poor.

    With ``seconds`` it stops at that time or after ``simulations``, whichever
    comes first.  Each core grows a tree of its own; their roots are added up.
    """
    settings = settings_of(match.tuning, match.seats, seat, asked)
    trees = grow(match, seat, simulations, seed, settings, seconds=seconds, cores=cores)
    return summary(trees, seat, match.seats)


def grow(
    match: Match,
    seat: int,
    simulations: int,
    seed: int,
    settings: State,
    *,
    seconds: float | None = None,
    cores: int = 1,
    kept: Sequence[Kept] = (),
) -> list[Nodes]:
    """Grow a tree on each core, on top of what was kept of earlier ones."""
    start = match.imagine(seat, seed)
    share = -(-simulations // cores)
    most_seats = max(match.game.seats)
    planted = [_plant(settings, most_seats, share, kept[core : core + 1]) for core in range(cores)]

    def grown(core: int) -> Nodes:
        return _grow(match.game, start, *planted[core], seed * cores + core, share, seconds)

    with ThreadPoolExecutor(cores) as pool:  # `simulate` lets them run side by side
        return list(pool.map(grown, range(cores)))


def _plant(
    shared: State, most_seats: int, simulations: int, kept: Sequence[Kept]
) -> tuple[Nodes, State]:
    """Return nodes with room for so many simulations, and settings of their own."""
    settings = copied(shared)
    # A simulation adds one node, or one for each seat in a secret step.
    more = simulations * int(settings["seats"])
    nodes = rooted(most_seats, more + sum(len(each.nodes) for each in kept))
    settings["used"] = most_seats
    for each in kept:
        source = np.empty(len(nodes), np.int32)
        settings["used"] = transplant(each.nodes, each.place, nodes, int(settings["root"]), source)
    return nodes, settings


def _grow(
    game: Game,
    start: State,
    nodes: Nodes,
    settings: State,
    seed: int,
    simulations: int,
    seconds: float | None,
) -> Nodes:
    """Run the simulations and give the nodes in use."""
    states = np.zeros(STATES, game.state)
    states[START] = start
    room = np.zeros(game.most_actions, np.int32)
    worths = np.zeros(game.most_actions)
    ends = None if seconds is None else time.monotonic() + seconds
    words = random.Random(seed)
    left = simulations
    while left > 0 and (ends is None or time.monotonic() < ends):
        times = min(left, BATCH if ends else simulations)
        lot = np.uint64(words.getrandbits(64))
        simulate(states, lot, times, nodes, settings, room, worths)
        left -= times
    return nodes[: settings["used"]]


def settings_of(tuning: Tuning, seats: int, seat: int, asked: int = NO_ACTION) -> State:
    """Return what the kernels of one search must know."""
    settings = zeroed(SEARCH)
    settings["seats"] = seats
    settings["root"] = seat
    settings["asked"] = asked
    for name, _ in TUNED:
        settings[name] = getattr(tuning, name)
    return settings


def summary(trees: list[Nodes], seat: int, seats: int) -> Thought:
    """Add up the roots of all trees."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for nodes in trees:
        child = int(nodes[seat]["child"])
        while child != NO_NODE:
            node = nodes[child]
            action = int(node["action"])
            visits[action] = visits.get(action, 0) + int(node["visits"])
            totals[action] = totals.get(action, 0.0) + float(node["total"][seat])
            child = int(node["sibling"])
    found = sorted(visits, key=lambda action: (-visits[action], action))
    simulations = sum(int(nodes[seat]["visits"]) for nodes in trees)
    roots = sum(nodes[seat]["total"][:seats] for nodes in trees) / max(simulations, 1)
    return Thought(
        tuple(
            Candidate(a, visits[a], totals[a] / max(visits[a], 1), _line(trees[0], seat, a))
            for a in found
        ),
        tuple(float(chance) for chance in roots),
        simulations,
    )


def _line(nodes: Nodes, place: int, action: int) -> tuple[int, ...]:
    """Return the actions after ``action`` that one tree visited most."""
    node = int(find(nodes, place, action))
    line: list[int] = []
    while node != NO_NODE:
        best, child = NO_NODE, int(nodes[node]["child"])
        while child != NO_NODE:
            if best == NO_NODE or nodes[child]["visits"] > nodes[best]["visits"]:
                best = child
            child = int(nodes[child]["sibling"])
        node = best
        if node != NO_NODE and nodes[node]["visits"] >= LIKELY:
            line.append(int(nodes[node]["action"]))
        else:
            break
    return tuple(line)


class Searcher:
    """A bot that plays what its search visited most, and remembers what it thought."""

    about: ClassVar[Say] = say("bot-search")
    budget: ClassVar[int] = 100  # simulations for a move

    def __init__(
        self, seed: int | None = None, simulations: int | None = None, cores: int = 1
    ) -> None:
        self.simulations = simulations or self.budget
        self.cores = cores
        self._chance = random.Random(seed)
        self._memory = Memory()

    def choose(self, match: Match, seat: int) -> int:
        """Return the most visited action; where choices are secret, a mixture."""
        actions = match.actions(seat)
        if len(actions) == 1:
            return actions[0]
        seed = self._chance.getrandbits(60)
        if self.simulations >= EXACT:
            solved = match.game.solve(match.imagine(seat, seed))
            if solved and solved.share:  # what is lost is left to the search: others err
                return solved.action
        candidates = self._think(match, seat, seed).candidates
        if not match.game.secret(match.state, seat):
            return candidates[0].action
        rivals = [each for each in candidates if each.visits >= RIVAL * candidates[0].visits]
        return self._chance.choices(rivals, [each.visits for each in rivals])[0].action

    def tuning(self, match: Match) -> Tuning:
        """Return how to search: the game knows."""
        return match.tuning

    def _think(self, match: Match, seat: int, seed: int) -> Thought:
        settings = settings_of(self.tuning(match), match.seats, seat)
        kept = self._memory.recall(match, seat)
        trees = grow(match, seat, self.simulations, seed, settings, cores=self.cores, kept=kept)
        self._memory.keep(match, seat, trees)
        return summary(trees, seat, match.seats)


class Plain(Searcher):
    """The search without any knowledge of the game: a measure for what knowledge brings."""

    about: ClassVar[Say] = say("bot-plain")
    budget: ClassVar[int] = 1000

    def tuning(self, match: Match) -> Tuning:
        """Return uniform choices and play-outs to the end."""
        return replace(match.game.tuning, guided=False, depth=Tuning.depth, margin=0.0)


@dataclass(frozen=True)
class Level:
    """Bots of one strength, for people, and what they overlook where they do not search.

    The weak levels err as people do: they overlook moves and misjudge what they see, but
    play the best of what is left.  The strong ones search.  Where the weak ones end is the
    game's to say (``Tuning.budgets``), because one step ahead is enough to play well in some
    games and not in others.  Budgets are simulations, so a level plays the same on any machine.
    """

    number: int
    about: Say
    sees: float = 1.0  # the share of the moves they notice
    wavers: float = 0.0  # their misjudgement, in parts of the spread of all moves

    def __call__(self, seed: int | None = None) -> "Levelled":
        """Make such a bot."""
        return Levelled(self, seed)

    def budget(self, match: Match) -> int:
        """The simulations the game grants it for a move; none where it plays at a glance."""
        return match.tuning.budgets[self.number - 1]


class Levelled:
    """A bot for people."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        self._level = level
        self._chance = random.Random(seed)
        self._searcher = Searcher(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Search if the game grants this level a budget, else take what looks best at a glance."""
        budget = self._level.budget(match)
        if budget:
            self._searcher.simulations = budget
            return self._searcher.choose(match, seat)
        return self._glance(match, seat)

    def _glance(self, match: Match, seat: int) -> int:
        """Return the move that looks best among those it notices."""
        state = match.imagine(seat, self._chance.getrandbits(64))
        actions = np.array(match.actions(seat), np.int32)
        worths = np.zeros(len(actions))
        match.game.worths(state, seat, actions, worths)
        sees, waver = self._level.sees, self._level.wavers * float(np.std(worths))
        noticed = [each for each in range(len(actions)) if self._chance.random() < sees]
        places = noticed or range(len(actions))
        best = max(places, key=lambda place: worths[place] + self._chance.gauss(0, waver))
        return int(actions[best])


_ALL = (
    # overlooks more than half of what it could do
    Level(1, say("level-1"), sees=0.4, wavers=0.7),
    # overlooks a third, and judges a little better
    Level(2, say("level-2"), sees=0.65, wavers=0.4),
    # overlooks little, or looks ahead a little
    Level(3, say("level-3"), sees=0.85, wavers=0.2),
    # plays as a club player does: misses one thing in fifteen, or looks ahead
    Level(4, say("level-4"), sees=0.93, wavers=0.1),
    # overlooks nothing, or looks far
    Level(5, say("level-5")),
    # the best we have
    Level(6, say("level-6")),
)
LEVELS = {f"level{level.number}": level for level in _ALL}
