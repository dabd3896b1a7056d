"""What a mosaic lacks to become its own mirror image, and that it pays to look for it."""

import numpy as np
import pytest

from tesselle.games.mozaika.heuristic.gains import Int64s
from tesselle.games.mozaika.heuristic.mirrors import (
    BROKEN,
    FACTS,
    HOPE,
    MIRROR_PRICE,
    MIRRORS,
    count_mirror,
    hopeful,
    lacking,
    laid_promise,
    picked_promise,
)
from tesselle.games.mozaika.heuristic.worths import worths
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules.scoring import LEFT_RIGHT, TOP_BOTTOM, folds
from tesselle.games.mozaika.rules.state import FLIES, LAYS, ROUNDS, blank
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, KIND_OF, counted
from tesselle.games.mozaika.tests.tables import actions_of, random_match, seats_waiting

RS, BW = KIND_OF["rs"], KIND_OF["bw"]


def facts(rows: str, mirror: int = LEFT_RIGHT) -> Int64s:
    """Count a board of rows as in ``Rs..Rs/…``, where a dot is a free cell."""
    board = np.full(CELLS, EMPTY, np.int8)
    cell = 0
    rest = rows.replace("/", "")
    while rest:
        if rest[0] == ".":
            rest = rest[1:]
        else:
            board[cell], rest = KIND_OF[rest[:2].lower()], rest[2:]
        cell += 1
    assert cell == CELLS
    found = np.empty(FACTS, np.int64)
    count_mirror(board, mirror, found)
    return found


@pytest.mark.parametrize(
    ("rows", "hand", "lacks"),
    [
        ("..../..../..../....", [], 8),  # a second tile for each pair of free cells
        ("Rs.../..../..../....", [], 8),  # the like of a half, and seven more
        ("Rs.../..../..../....", [RS], 7),  # which the hand has
        ("Rs..Rs/..../..../....", [], 7),
        ("..../..../..../....", [BW, BW], 7),  # a pair in hand for two free cells
        ("Rs.../..../..../....", [RS, BW, BW], 6),
        ("Rs.../..../..../....", [BW], 8),  # a single tile helps nobody yet
    ],
)
def test_a_mirror_lacks_the_likes_of_its_halves(rows: str, hand: list[int], lacks: int) -> None:
    assert lacking(facts(rows), counted(hand)) == lacks


def test_different_partners_break_a_mirror_and_not_the_other_one() -> None:
    rows = "Rs..Bw/..../..../...."
    assert facts(rows)[BROKEN]
    assert not facts(rows, TOP_BOTTOM)[BROKEN]


def test_what_lacks_nothing_is_sure_and_what_lacks_more_than_may_come_is_hopeless() -> None:
    assert HOPE[0, CELLS] == pytest.approx(MIRROR_PRICE, abs=0.01)
    for to_come in range(CELLS):
        assert (HOPE[to_come + 1 :, to_come] == 0).all()
    assert (np.diff(HOPE[:9, 9]) < 0).all()


def test_a_tile_laid_or_picked_promises_what_the_changed_table_does() -> None:
    compared = 0
    for before, seat, _, _ in random_match(5, seed=3):
        board, hand = before["boards"][seat].copy(), before["hands"][seat].copy()
        counts = np.empty((len(MIRRORS), FACTS), np.int64)
        if not hopeful(before, seat, counts):
            continue
        kept = counts.copy(), board.copy(), hand.copy()
        to_come = int((board == EMPTY).sum())
        for action in actions_of(before, seat):
            if LAYS <= action < FLIES:
                kind, cell = divmod(action - LAYS, CELLS)
                promised = laid_promise(counts, board, hand, kind, cell, to_come)
                assert promised == pytest.approx(anew(board, hand, kind, cell))
                compared += 1
        picked = picked_promise(counts, hand, RS, to_come)
        assert picked == pytest.approx(best(counts, hand + counted([RS]), to_come))
        for now, then in zip((counts, board, hand), kept, strict=True):
            assert (now == then).all()
    assert compared > 100


def anew(board: np.ndarray, hand: np.ndarray, kind: int, cell: int) -> float:
    """Return the promise of the board after a tile, counted from the start."""
    after = board.copy()
    after[cell] = kind
    counts = np.empty((len(MIRRORS), FACTS), np.int64)
    for mirror in MIRRORS:
        count_mirror(after, mirror, counts[mirror])
    return best(counts, hand - counted([kind]), int((after == EMPTY).sum()))


def best(counts: Int64s, hand: np.ndarray, to_come: int) -> float:
    return max(
        0.0 if counts[mirror, BROKEN] else float(HOPE[lacking(counts[mirror], hand), to_come])
        for mirror in MIRRORS
    )


def test_mirrors_are_thought_of_at_large_tables_only() -> None:
    counts = np.empty((len(MIRRORS), FACTS), np.int64)
    states = {seats: next(iter(random_match(seats, seed=1)))[0] for seats in (3, 4, 5)}
    assert [hopeful(states[seats], 0, counts) for seats in (3, 4, 5)] == [False, False, True]
    assert ROUNDS == CELLS  # a tile a round: what is to come are the free cells


def mirrored(seats: int, matches: int) -> int:
    """Count the mosaics that one-step players of a table finish as a mirror image."""
    found = 0
    for seed in range(matches):
        state = blank(seats, {})
        play.setup(state, np.uint64(seed))
        chance = np.random.default_rng(seed)
        while play.waiting(state):
            seat = seats_waiting(state)[0]
            actions = np.array(actions_of(state, seat), np.int32)
            judged = np.zeros(len(actions))
            worths(state, seat, actions, judged)
            word = np.uint64(chance.integers(2**63))
            play.apply(state, seat, actions[judged.argmax()], word)
        boards = state["boards"][:seats]
        found += sum(any(folds(board, mirror) for mirror in MIRRORS) for board in boards)
    return found


def test_players_of_five_find_mirrors_and_players_of_three_do_not_look_for_them() -> None:
    assert mirrored(5, matches=6) >= 3
    assert mirrored(3, matches=10) == 0
