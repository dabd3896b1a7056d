"""What a bot keeps of its last search: the part that has come true.

Nodes are sequences of actions, so after the moves that were played since, the
part of the tree below them still holds, with all that was learnt there.
"""

from dataclasses import dataclass

from tesselle.bots.tree import NO_NODE, Nodes, find
from tesselle.engine.match import Match


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
        """Give what still holds, tree by tree; nothing where the match went another way."""
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
    return [(event.seat, event.action) for event in match.told(seat)]
