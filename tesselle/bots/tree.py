"""The tree of a search: nodes in one array, and what is done with them.

The first nodes are roots, one for each seat that the game may have, because in a
secret step all waiting seats choose at once and each by its own root.

A bot keeps the trees of its last search: nodes are sequences of actions, so after the
moves that were played since, the part below them still holds, with all that was learnt.
"""

import functools
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import State
from tesselle.engine.kernel import kernel
from tesselle.engine.match import Match

NO_NODE = -1
NO_ACTION = -1


@functools.cache
def node_type(most_seats: int) -> np.dtype[np.void]:
    """Return the record of a node, for games of up to so many seats."""
    return np.dtype(
        [
            ("action", np.int32),  # that leads here
            ("child", np.int32),  # the newest of its children, or NO_NODE
            ("sibling", np.int32),  # the next older child of the same parent, or NO_NODE
            ("visits", np.int32),
            ("total", np.float64, (most_seats,)),  # outcomes added up, for each seat
        ],
        align=True,
    )


TUNED = (  # as in `Tuning`
    ("guided", np.int32),  # 1 or 0
    ("depth", np.int32),
    ("widest", np.int32),
    ("curiosity", np.float64),
    ("warmth", np.float64),
    ("spread", np.float64),
    ("slip", np.float64),
    ("margin", np.float64),
    ("full_score", np.float64),
)
SEARCH = np.dtype(
    [
        ("seats", np.int32),
        ("used", np.int32),  # nodes in use
        ("root", np.int32),  # of the seat that searches
        ("asked", np.int32),  # an action to look at in any case, or NO_ACTION
        *TUNED,
    ],
    align=True,
)

Nodes = npt.NDArray[np.void]
Places = npt.NDArray[np.int32]  # of nodes


def rooted(most_seats: int, more: int) -> Nodes:
    """Return a root for each seat, and ``more`` nodes that are not used yet."""
    nodes = np.zeros(most_seats + more, node_type(most_seats))
    nodes["child"][:most_seats] = NO_NODE
    return nodes


@kernel
def roots(nodes: Nodes) -> int:
    """Return how many of the nodes are roots: as many as there may be seats."""
    return len(nodes[0]["total"])


@kernel
def find(nodes: Nodes, place: int, action: int) -> int:
    """Return the child of ``place`` that ``action`` leads to, or NO_NODE."""
    node = nodes[place]["child"]
    while node != NO_NODE and nodes[node]["action"] != action:
        node = nodes[node]["sibling"]
    return int(node)


@kernel
def add(nodes: Nodes, place: int, action: int, settings: State) -> int:
    """Return ``place`` a new child; NO_NODE when all nodes are used."""
    node = int(settings["used"])
    if node == len(nodes):
        return NO_NODE
    settings["used"] += 1
    nodes[node]["action"] = action
    nodes[node]["child"] = NO_NODE
    nodes[node]["sibling"] = nodes[place]["child"]
    nodes[node]["visits"] = 0
    for seat in range(roots(nodes)):
        nodes[node]["total"][seat] = 0.0
    nodes[place]["child"] = node
    return node


@kernel
def transplant(old: Nodes, place: int, fresh: Nodes, root: int, source: Places) -> int:
    """Copy what grows from ``place`` to ``fresh``, where it grows from ``root``.

    ``fresh`` must have room for it; returns how many of its nodes are used.  ``source``,
    as long as ``fresh``, receives where each of them was in ``old``.
    """
    fresh[root] = old[place]
    source[root] = place
    used = roots(fresh)
    at = root
    while True:
        fresh[at]["child"] = NO_NODE
        last = NO_NODE
        child = int(old[source[at]]["child"])
        while child != NO_NODE:
            fresh[used] = old[child]
            source[used] = child
            if last == NO_NODE:
                fresh[at]["child"] = used
            else:
                fresh[last]["sibling"] = used
            last = used
            used += 1
            child = int(old[child]["sibling"])
        at = roots(fresh) if at == root else at + 1
        if at >= used:
            return used


@dataclass(frozen=True)
class Kept:
    """A tree, and the node in it that the match has come to."""

    nodes: Nodes
    place: int


class Memory:
    """The trees of the last search of one seat in one match."""

    def __init__(self) -> None:
        self._match = ""
        self._seat = 0
        self._played: list[tuple[int, int]] = []
        self._trees: list[Nodes] = []

    def keep(self, match: Match, seat: int, trees: list[Nodes]) -> None:
        """Keep what grew from where the match is now."""
        self._match, self._seat = match.commitment, seat
        self._played, self._trees = _played(match, seat), trees

    def recall(self, match: Match, seat: int) -> list[Kept]:
        """Return what still holds, tree by tree; nothing where the match went another way."""
        played = _played(match, seat)
        before = len(self._played)
        same = (match.commitment, seat) == (self._match, self._seat)
        if not same or played[:before] != self._played:
            return []
        kept = []
        for nodes in self._trees:
            place = seat
            for _, action in played[before:]:
                place = int(find(nodes, place, action)) if place != NO_NODE else NO_NODE
            if place != NO_NODE:
                kept.append(Kept(nodes, place))
        return kept


def _played(match: Match, seat: int) -> list[tuple[int, int]]:
    return [(event.seat, event.action) for event in match.events_for(seat)]
