"""The tree of a search: nodes in one array, and what is done with them.

The first ``MOST_SEATS`` nodes are roots, one for each seat, because in a secret
step all waiting seats choose at once and each by its own root.
"""

import numpy as np
import numpy.typing as npt

from tesselle.engine.game import State
from tesselle.engine.kernel import kernel

MOST_SEATS = 5
NO_NODE = -1
NO_ACTION = -1

NODE = np.dtype(
    [
        ("action", np.int32),  # that leads here
        ("child", np.int32),  # the newest of its children, or NO_NODE
        ("sibling", np.int32),  # the next older child of the same parent, or NO_NODE
        ("visits", np.int32),
        ("total", np.float64, MOST_SEATS),  # outcomes added up, for each seat
    ],
    align=True,
)
LIMITS = np.dtype(
    [
        ("seats", np.int32),
        ("used", np.int32),  # nodes in use
        ("root", np.int32),  # of the seat that searches
        ("asked", np.int32),  # an action to look at in any case, or NO_ACTION
        ("guided", np.int32),  # 1 or 0; this and the rest as in `Tuning`
        ("depth", np.int32),
        ("widest", np.int32),
        ("curiosity", np.float64),
        ("warmth", np.float64),
        ("spread", np.float64),
        ("slip", np.float64),
        ("margin", np.float64),
    ],
    align=True,
)

Nodes = npt.NDArray[np.void]


@kernel
def find(nodes: Nodes, place: int, action: int) -> int:
    """Give the child of ``place`` that ``action`` leads to, or NO_NODE."""
    node = nodes[place]["child"]
    while node != NO_NODE and nodes[node]["action"] != action:
        node = nodes[node]["sibling"]
    return int(node)


@kernel
def add(nodes: Nodes, place: int, action: int, limits: State) -> int:
    """Give ``place`` a new child; NO_NODE when all nodes are used."""
    node = int(limits["used"])
    if node == len(nodes):
        return NO_NODE
    limits["used"] += 1
    nodes[node]["action"] = action
    nodes[node]["child"] = NO_NODE
    nodes[node]["sibling"] = nodes[place]["child"]
    nodes[node]["visits"] = 0
    nodes[node]["total"][:] = 0.0
    nodes[place]["child"] = node
    return node


@kernel
def transplant(old: Nodes, place: int, fresh: Nodes, root: int) -> int:
    """Copy what grows from ``place`` to ``fresh``, where it grows from ``root``.

    ``fresh`` must have room for it; returns how many of its nodes are used.
    """
    source = np.empty(len(fresh), np.int32)  # where a node of `fresh` was in `old`
    fresh[root] = old[place]
    source[root] = place
    used = MOST_SEATS
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
        at = MOST_SEATS if at == root else at + 1
        if at >= used:
            return used
