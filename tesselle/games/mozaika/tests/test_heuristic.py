"""The greedy player is sensible in each step, and does not peek."""

import numpy as np
import pytest

from tesselle.engine.contract import standings
from tesselle.engine.game import Int8s, State
from tesselle.games.mozaika import GAME
from tesselle.games.mozaika.heuristic.bids import best_left, write_chances
from tesselle.games.mozaika.heuristic.expected import LIKENESS, PROMISE
from tesselle.games.mozaika.heuristic.gains import Int64s, gain, survey, want
from tesselle.games.mozaika.heuristic.standing import standing
from tesselle.games.mozaika.rules import play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.scoring import (
    ARRANGEMENTS,
    coin_points,
    mosaic_points,
    ranking,
    value,
)
from tesselle.games.mozaika.rules.state import blank
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, KINDS
from tesselle.games.mozaika.tests.tables import (
    BIDDING,
    actions_of,
    random_match,
    seats_waiting,
    table,
)
from tesselle.games.mozaika.text.moves import read_move, write_move

BUYING = (
    "round 4 take bids 3,2,1 row RwBsGfYs"
    " | coins 5 hand RsGwYf board Rw.../Rw.../Rw.../...."
    " | coins 5 hand BsGwYf board BsBw../Ys.../..../...."
    " | coins 5 hand BwGsGf board Gf.../.Yf../..../Rs..."
)


def greedy(state: State, seat: int) -> str:
    best = max(actions_of(state, seat), key=lambda action: GAME.worth(state, seat, action))
    return write_move(state, seat, best)


def test_takes_and_lays_the_tile_that_its_board_wants() -> None:
    state = table(BUYING)
    assert greedy(state, 0) == "take Rw"
    state = table(BUYING, "0 take Rw", "1 take Bs", "2 take Gf")
    assert greedy(state, 0).startswith("lay Rw ")


def test_fills_the_last_cells_with_what_they_need() -> None:
    # Of the two free cells a1 completes a row of waves and d4 one of reds.
    free = ".BwGwYw/BfYsGsRw/YfGfBsBs/RwRfRs."
    full = ("GfBsGsBf/RfBwRfBs/RsRwYsYw/GwYsGf.", "GwYfBfGw/YsGsYfGf/RwRsGsGf/RfYwBs.")
    state = table(
        "round 15 lay bids 0,0,0 row -"
        f" | coins 9 hand RsYwBfGs board {free}"
        f" | coins 9 hand BwBwYf board {full[0]} | coins 9 hand BfYwYf board {full[1]}"
    )
    best: dict[str, tuple[float, str]] = {}
    for action in actions_of(state, 0):
        _, tile, cell = write_move(state, 0, action).split()
        best[cell] = max(best.get(cell, (-9.0, "")), (GAME.worth(state, 0, action), tile))
    assert {cell: tile for cell, (_, tile) in best.items()} == {"a1": "Yw", "d4": "Rs"}


def test_puts_the_fly_where_it_harms_least() -> None:
    state = table(
        BUYING.replace("3,2,1", "0,2,1"),
        *("1 take Bs", "2 take Gf", "0 take Ys"),
        *("0 lay Ys d4", "1 lay Bs b2", "2 lay Gf a2"),
    )
    assert greedy(state, 0) == "fly d4"


def test_bids_for_a_row_it_wants_and_within_its_coins() -> None:
    text = BUYING.replace("take bids 3,2,1", "bid bids -,-,-")
    eager = table(text)
    assert int(greedy(eager, 0).split()[1]) >= 1
    assert greedy(table(text.replace("coins 5 hand RsGwYf", "coins 0 hand RsGwYf")), 0) == "bid 0"


def test_does_not_peek_at_pending_bids() -> None:
    for low, high in (("0 bid 0", "0 bid 9"),):
        one, other = table(BIDDING, low), table(BIDDING, high)
        assert [GAME.worth(one, 1, bid) for bid in range(11)] == [
            GAME.worth(other, 1, bid) for bid in range(11)
        ]
        assert standings(GAME, one, 4) == standings(GAME, other, 4)


def test_places_are_a_distribution_that_improves_with_the_bid() -> None:
    state = table(BIDDING)
    before = -1.0
    for bid in range(11):
        chance = np.zeros(int(state["seats"]))
        write_chances(state, 1, bid, chance)
        assert chance.sum() == pytest.approx(1)
        assert chance[0] > before
        before = chance[0]
    write_chances(state, 0, 10, chance)
    assert chance[0] == 1  # the first player wins all ties


def test_best_left_is_the_mean_over_what_may_be_gone() -> None:
    wants = np.array([3.0, 2.0, 1.0, 0.0])
    assert best_left(wants, 4, 0) == 3
    assert best_left(wants, 4, 1) == pytest.approx(3 * 3 / 4 + 2 / 4)
    assert best_left(wants, 4, 2) == pytest.approx(3 / 2 + 2 / 3 + 1 / 6)


def surveyed(board: Int8s, flies: Int8s) -> tuple[Int64s, Int64s]:
    shared, lying = np.empty(ARRANGEMENTS, np.int64), np.empty(ARRANGEMENTS, np.int64)
    survey(board, flies, shared, lying)
    return shared, lying


def test_a_full_board_promises_exactly_its_points() -> None:
    *_, (_, _, _, state) = random_match(4, seed=2)
    for seat in range(4):
        board, flies = state["boards"][seat], state["flies"][seat]
        shared, lying = surveyed(board, flies)
        for arrangement in range(ARRANGEMENTS):
            promised = PROMISE[s.ROUNDS, LIKENESS[shared[arrangement]], lying[arrangement]]
            assert promised == value(board, flies, arrangement)
        points = mosaic_points(board, flies) + coin_points(state["coins"][seat])
        assert standing(state, seat) == points


def test_more_tiles_promise_more_and_more_flies_less() -> None:
    for after in (3, 9, 15):
        by_tiles = PROMISE[after].reshape(len(PROMISE[after]), 5, 5)[1:]  # but UNLIKE: nothing
        assert (np.diff(by_tiles[:, 2:], axis=1) >= 0).all()
        assert (np.diff(by_tiles[:, 2:], axis=2) <= 0).all()


def test_a_promise_fades_as_the_rounds_run_out() -> None:
    assert (np.diff(PROMISE[:, 1:, 2 * 5], axis=0) < 0).all()  # two tiles, no fly


LAYING = (
    "round 7 lay bids 0,0,0 row -"
    " | coins 5 hand RsBwGfYs board RsRwRf./..../...Bw/.YfGw."
    " | coins 5 hand BsBfGs board RwYsGfBs/BwYfRf./..../...."
    " | coins 5 hand GwRfYw board BfYwBsRs/GsGfBs./..../...."
)


def judged(state: State, seat: int, move: str) -> float:
    return GAME.worth(state, seat, read_move(state, seat, move))


def test_completing_an_arrangement_beats_starting_one() -> None:
    state = table(LAYING)
    assert judged(state, 0, "lay Rs a4") > judged(state, 0, "lay Rs c1") + 0.5


def test_breaking_an_arrangement_is_a_loss() -> None:
    state = table(LAYING)
    assert judged(state, 0, "lay Gf a4") < 0 < judged(state, 0, "lay Rs a4")


def test_a_want_is_the_best_gain_on_any_free_cell() -> None:
    state = table(LAYING)
    board, flies = state["boards"][0], state["flies"][0]
    shared, lying = surveyed(board, flies)
    for kind in range(KINDS):
        free = [cell for cell in range(CELLS) if board[cell] == EMPTY]
        best = max(gain(board, shared, lying, kind, cell, 7) for cell in free)
        assert want(board, shared, lying, kind, 7) == pytest.approx(best)


def test_a_needed_tile_raises_the_bid() -> None:
    needed = BUYING.replace("take bids 3,2,1", "bid bids -,-,-").replace("RsGwYf", "BsGwYf")
    useless = needed.replace("row RwBsGfYs", "row BsBsGfYs")

    def lead(text: str) -> float:
        state = table(text)
        return GAME.worth(state, 0, 5) - GAME.worth(state, 0, 0)

    assert lead(needed) > lead(useless)


def test_nobody_outbids_those_who_cannot_follow() -> None:
    poor = BIDDING.replace("coins 10", "coins 1").replace(
        "coins 1 hand RsRwRf", "coins 10 hand RsRwRf"
    )
    assert greedy(table(poor), 0) in ("bid 0", "bid 1")  # the first player wins ties at 1


def test_coins_and_a_fly_to_come_count_in_a_standing() -> None:
    rich, poor = table(LAYING), table(LAYING.replace("coins 5 hand RsBw", "coins 4 hand RsBw"))
    assert standing(rich, 0) > standing(poor, 0)
    flier, free = table(LAYING.replace("0,0,0", "0,1,1")), table(LAYING.replace("0,0,0", "2,0,1"))
    assert standings(GAME, flier, 3)[0] < standings(GAME, free, 3)[0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_play_by_far(seats: int) -> None:
    won = 0
    for seed in range(20):
        chance = np.random.default_rng(seed)
        state = blank(seats, {})
        play.setup(state, np.uint64(seed))
        while play.waiting(state):
            seat = seats_waiting(state)[0]
            actions = actions_of(state, seat)
            if seat == seed % seats:
                action = max(actions, key=lambda action: GAME.worth(state, seat, action))
            else:
                action = int(chance.choice(actions))
            play.apply(state, seat, action, np.uint64(chance.integers(2**63)))
        places_of = np.zeros(seats, np.int32)
        ranking(state, places_of)
        won += int(places_of[seed % seats] == 1)
    assert won >= 18
