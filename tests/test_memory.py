"""What a bot keeps of its last search is the part of the tree that has come true."""

import numpy as np

import tesselle
from tesselle.bots.search import grow, settings_of
from tesselle.bots.tree import NO_NODE, Memory, Nodes, find, rooted, transplant
from tesselle.engine.match import Match


def grown(match: Match, seat: int, simulations: int = 300) -> list[Nodes]:
    settings = settings_of(match.tuning, match.seats, seat)
    return grow(match, seat, simulations, 5, settings)


def children(nodes: Nodes, place: int) -> dict[int, int]:
    found = {}
    node = int(nodes[place]["child"])
    while node != NO_NODE:
        found[int(nodes[node]["action"])] = node
        node = int(nodes[node]["sibling"])
    return found


def same_below(one: Nodes, place: int, other: Nodes, there: int) -> bool:
    """Tell whether two nodes and all below them hold the same."""
    here, beyond = children(one, place), children(other, there)
    alike = one[place]["visits"] == other[there]["visits"] and list(here) == list(beyond)
    return alike and all(same_below(one, here[each], other, beyond[each]) for each in here)


def most_visited(nodes: Nodes, place: int) -> int:
    found = children(nodes, place)
    return max(found, key=lambda action: int(nodes[found[action]]["visits"]))


def test_a_branch_is_transplanted_whole() -> None:
    match = tesselle.new("mosaic", side=3)
    old = grown(match, 0)[0]
    place = int(find(old, 0, most_visited(old, 0)))
    fresh = rooted(2, len(old))
    used = transplant(old, place, fresh, 0, np.empty(len(fresh), np.int32))
    assert 2 < used < len(old)
    assert same_below(old, place, fresh, 0)


def test_the_branch_that_was_played_is_recalled() -> None:
    match = tesselle.new("mosaic", side=3)
    memory, trees = Memory(), grown(match, 0)
    memory.keep(match, 0, trees)
    first = most_visited(trees[0], 0)
    node = int(find(trees[0], 0, first))
    answer = most_visited(trees[0], node)
    match.play_action(0, first)
    match.play_action(1, answer)
    (kept,) = memory.recall(match, 0)
    assert kept.place == int(find(trees[0], node, answer))


def test_a_search_goes_on_from_what_is_kept() -> None:
    match = tesselle.new("mosaic", side=3)
    memory, trees = Memory(), grown(match, 0)
    memory.keep(match, 0, trees)
    first = most_visited(trees[0], 0)
    match.play_action(0, first)
    match.play_action(1, most_visited(trees[0], int(find(trees[0], 0, first))))
    kept = memory.recall(match, 0)
    known = int(kept[0].nodes[kept[0].place]["visits"])
    settings = settings_of(match.tuning, match.seats, 0)
    nodes = grow(match, 0, 50, 6, settings, kept=kept)[0]
    assert known > 0
    assert int(nodes[0]["visits"]) == known + 50


def test_nothing_is_recalled_after_an_untried_move_or_in_another_match() -> None:
    match = tesselle.new("mosaic", side=5, seed=1)
    memory, trees = Memory(), grown(match, 0, 10)
    memory.keep(match, 0, trees)
    untried = next(each for each in match.actions(0) if each not in children(trees[0], 0))
    later = match.copy()
    later.play_action(0, untried)
    later.play_action(1, later.actions(1)[0])
    assert memory.recall(later, 0) == []
    assert memory.recall(tesselle.new("mosaic", side=5, seed=2), 0) == []
    assert memory.recall(match, 1) == []
