"""The rules of a round (R1 to R13); the points are in test_scoring.py."""

import numpy as np
import pytest

from tesselle.engine.game import SPECTATOR, State
from tesselle.games.mozaika.rules import hidden, play
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.state import blank
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, KINDS, NAMES, listed
from tesselle.games.mozaika.tests.tables import (
    BIDDING,
    FIRST,
    actions_of,
    moves_of,
    play_move,
    random_match,
    seats_waiting,
    table,
)
from tesselle.games.mozaika.text import moves
from tesselle.games.mozaika.text.telling import earnings

SEATS = (3, 4, 5)
RULEBOOK_BIDS = ("1 bid 2", "0 bid 4", "2 bid 3", "3 bid 3")


def dealt_table(seats: int, seed: int = 1) -> State:
    state = blank(seats, {})
    play.setup(state, np.uint64(seed))
    return state


def tiles_in_play(state: State) -> list[int]:
    lying = [int((state["boards"] == kind).sum()) for kind in range(KINDS)]
    held = state["hands"].sum(axis=0, dtype=int) + state["row"] + state["bag"]
    return [int(count) for count in held + lying]


@pytest.mark.parametrize(("seats", "copies"), [(3, 5), (4, 7), (5, 9)])
def test_r1_copies_of_each_kind(seats: int, copies: int) -> None:
    state = dealt_table(seats)
    assert tiles_in_play(state) == [copies] * 12
    assert NAMES == ("Rs", "Rw", "Rf", "Bs", "Bw", "Bf", "Gs", "Gw", "Gf", "Ys", "Yw", "Yf")
    for *_, after in random_match(seats, seed=3):
        assert tiles_in_play(after) == [copies] * 12


@pytest.mark.parametrize("seats", SEATS)
def test_r2_everybody_starts_with_ten_coins_and_four_tiles(seats: int) -> None:
    state = dealt_table(seats)
    assert state["coins"].tolist() == [10] * seats + [0] * (5 - seats)
    assert state["hands"].sum(axis=1).tolist() == [4] * seats + [0] * (5 - seats)
    assert (state["boards"] == EMPTY).all()
    assert play.first(state) == 0


def test_r2_the_deal_is_random() -> None:
    assert len({dealt_table(3, seed).tobytes() for seed in range(50)}) == 50
    seen = sum(dealt_table(5, seed)["hands"].astype(int) for seed in range(600))
    assert (seen.sum(axis=0) > 800).all()  # 1000 of each kind expected
    assert (seen.sum(axis=0) < 1200).all()


@pytest.mark.parametrize("seats", SEATS)
def test_r3_sixteen_rounds_of_bid_take_lay_and_fly(seats: int) -> None:
    steps: dict[int, list[str]] = {}
    for before, seat, action, _ in random_match(seats, seed=5):
        verb = moves.write_move(before, seat, action).split()[0]
        steps.setdefault(int(before["round"]), []).append(verb)
    assert list(steps) == list(range(1, 17))
    assert steps[1] == ["lay"] * seats
    buying = ["bid"] * seats + ["take"] * seats + ["lay"] * seats
    first_fly = 7 - seats
    for number in range(2, 17):
        assert steps[number] == buying + ["fly"] * (number >= first_fly)


def test_r4_one_tile_more_than_seats_is_turned_up() -> None:
    for seats in SEATS:
        rows = [
            after["row"].sum()
            for before, _, _, after in random_match(seats, seed=2)
            if after["round"] != before["round"]
        ]
        assert rows == [seats + 1] * 15


def test_r4_the_row_is_drawn_from_the_bag_at_random() -> None:
    rows = set()
    for chance in range(30):
        state = table(FIRST, "0 lay Rs a1", "1 lay Ys a1")
        play_move(state, "2 lay Bs a1", np.uint64(chance))
        rows.add("".join(listed(state["row"])))
    assert len(rows) > 20


def test_r5_a_bid_is_from_nothing_to_all_coins() -> None:
    state = table(BIDDING.replace("coins 10 hand RsRwRf", "coins 3 hand RsRwRf"))
    assert seats_waiting(state) == [0, 1, 2, 3]
    assert moves_of(state, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert len(moves_of(state, 1)) == 11


def test_r5_without_coins_one_still_bids_nothing() -> None:
    state = table(BIDDING.replace("coins 10 hand RsRwRf", "coins 0 hand RsRwRf"))
    assert moves_of(state, 0) == ["bid 0"]


def test_r5_bids_are_paid_when_all_are_in_and_not_before() -> None:
    state = table(BIDDING, *RULEBOOK_BIDS[:3])
    assert seats_waiting(state) == [3]
    assert moves_of(state, 0) == []  # a bid cannot be changed
    assert state["coins"].tolist() == [10, 10, 10, 10, 0]
    play_move(state, RULEBOOK_BIDS[3])
    assert state["coins"].tolist() == [6, 8, 7, 7, 0]


def test_r5_resampling_keeps_the_own_bid_and_chooses_the_others_anew() -> None:
    state = table(BIDDING, "0 bid 7", "1 bid 2")
    seen = set()
    for chance in range(200):
        other = state.copy()
        hidden.resample(other, 0, np.uint64(chance))
        assert other["bids"][0] == 7
        assert other["bids"][2] == s.NO_BID
        assert play.waiting(other) == play.waiting(state)
        seen.add(int(other["bids"][1]))
    assert seen == set(range(11))


def test_r5_resampling_for_a_spectator_keeps_no_bid() -> None:
    state = table(BIDDING, "0 bid 7")
    bids = set()
    for chance in range(100):
        other = state.copy()
        hidden.resample(other, SPECTATOR, np.uint64(chance))
        bids.add(int(other["bids"][0]))
    assert len(bids) > 1


def test_r5_resampling_leaves_revealed_bids_alone() -> None:
    state = table(BIDDING, *RULEBOOK_BIDS)
    before = state.tobytes()
    hidden.resample(state, SPECTATOR, np.uint64(9))
    assert state.tobytes() == before


def test_r6_higher_bids_pick_first_and_ties_go_to_the_nearer_seat() -> None:
    # The rulebook's example: seat 0 is first and bids 4, seats 2 and 3 bid 3, seat 1 bids 2.
    state = table(BIDDING, *RULEBOOK_BIDS)
    assert state["order"][:4].tolist() == [0, 2, 3, 1]
    for move in ("0 take Ys", "2 take Bw", "3 take Rs"):
        assert seats_waiting(state) == [int(move[0])]
        play_move(state, move)
    assert moves_of(state, 1) == ["take Gf", "take Yw"]
    play_move(state, "1 take Gf")
    assert state["hands"][:4].sum(axis=1).tolist() == [4, 4, 4, 4]


def test_r6_bids_of_nothing_are_tied_like_any_other_and_the_first_player_is_nearest() -> None:
    state = table(
        BIDDING.replace("round 5", "round 6").replace("/..../..../....", "/Gs.../..../....")
    )
    assert play.first(state) == 1
    for seat in range(4):
        play_move(state, f"{seat} bid 0")
    assert state["order"][:4].tolist() == [1, 2, 3, 0]


def test_r6_equal_tiles_of_the_row_are_one_move() -> None:
    state = table(BIDDING.replace("RsBwGfYsYw", "RsRsGfGfYw"), *RULEBOOK_BIDS)
    assert moves_of(state, 0) == ["take Rs", "take Gf", "take Yw"]


def test_r7_the_last_to_pick_takes_the_fly() -> None:
    state = table(BIDDING, *RULEBOOK_BIDS, "0 take Ys", "2 take Bw", "3 take Rs")
    assert state["flier"] == s.NOBODY
    play_move(state, "1 take Gf")
    assert state["flier"] == 1


def test_r7_between_lowest_bids_the_farthest_seat_takes_the_fly() -> None:
    bids = ("0 bid 0", "1 bid 0", "2 bid 1", "3 bid 0")
    state = table(BIDDING, *bids, "2 take Rs", "0 take Bw", "1 take Gf", "3 take Ys")
    assert state["flier"] == 3


@pytest.mark.parametrize(("seats", "round_of_first", "flies"), [(3, 4, 13), (4, 3, 14), (5, 2, 15)])
def test_r7_flies_begin_by_the_number_of_seats(seats: int, round_of_first: int, flies: int) -> None:
    rounds = []
    for before, seat, action, _ in random_match(seats, seed=8):
        if action >= s.FLIES:
            rounds.append(int(before["round"]))
            assert len(actions_of(before, seat)) >= 2
    assert rounds == list(range(round_of_first, 17))
    assert len(rounds) == flies


def test_r8_the_tile_left_over_goes_back_into_the_bag() -> None:
    picks = ("0 take Ys", "2 take Bw", "3 take Rs")
    state = table(BIDDING, *RULEBOOK_BIDS, *picks)
    before = state["bag"].copy()
    play_move(state, "1 take Gf")
    assert listed(state["bag"] - before) == ["Yw"]
    assert not state["row"].any()


def test_r9_any_tile_in_hand_on_any_free_cell() -> None:
    state = table(FIRST)
    assert len(moves_of(state, 1)) == 3 * CELLS  # two Yf are one kind
    play_move(state, "1 lay Yf b2")
    assert state["boards"][1].tolist().count(EMPTY) == CELLS - 1
    assert listed(state["hands"][1]) == ["Ys", "Yw", "Yf"]


def test_r9_a_tile_cannot_go_where_one_lies() -> None:
    state = table(BIDDING, *RULEBOOK_BIDS, "0 take Ys", "2 take Bw", "3 take Rs", "1 take Gf")
    cells = {move.split()[2] for move in moves_of(state, 0)}
    assert cells.isdisjoint({"a1", "a2", "a3", "a4"})
    assert len(cells) == 12


def test_r9_seats_lay_in_any_order_with_the_same_result() -> None:
    moves = ("0 lay Rs a1", "1 lay Yf d4", "2 lay Gw b3")
    one, other = table(FIRST, *moves), table(FIRST, *reversed(moves))
    assert one.tobytes() == other.tobytes()
    assert seats_waiting(table(FIRST, moves[1])) == [0, 2]


LAYING = (
    "round 5 lay bids 0,0,0 row -"
    " | coins 10 hand RsRwRfBw board Gs.Bw./Yw.Bf./..../...."
    " | coins 10 hand GsGwGfYf board RsBsYs./Rs.../..../...."
    " | coins 10 hand YsYwYfBs board Rf.Gf./.Bf../.Gw../...."
)


def test_r10_income_of_the_rulebooks_example() -> None:
    # 2 from the same kind above, 1 from the symbol on the left, 1 from the colour on the
    # right; the corner pays nothing.
    state = table(LAYING.replace("Gs.Bw./Yw.Bf./", "GsBw../Yw.Bf./"))
    kind, b2 = NAMES.index("Bw"), 5
    assert play.income(state, 0, kind, b2) == 4
    assert sorted(earnings(state, 0, kind, b2)) == [("a2", 2), ("b1", 1), ("b3", 1)]
    play_move(state, "0 lay Bw b2")
    assert state["coins"][0] == 14


@pytest.mark.parametrize(
    ("move", "coins"),
    [
        ("1 lay Gs b2", 2),  # stars above and on the left
        ("1 lay Gs d4", 0),  # nobody near
        ("1 lay Yf a4", 1),  # the colour on the left
        ("1 lay Gf b2", 0),  # neighbours with nothing in common
        ("2 lay Bs a2", 1),  # between two flowers over a blue: only the colour pays
        ("2 lay Yf a2", 3),  # between and over flowers
        ("2 lay Yw b3", 0),  # Gf above, Bf on the left; Gw lies at the corner
    ],
)
def test_r10_income_is_paid_over_edges_only(move: str, coins: int) -> None:
    state = table(LAYING, move)
    assert state["coins"][int(move[0])] == 10 + coins


def test_r10_no_board_earns_more_than_48_coins_in_any_order() -> None:
    chance = np.random.default_rng(4)
    for _ in range(5):
        board = np.full(CELLS, EMPTY, np.int8)
        earned = 0
        for cell in chance.permutation(CELLS):
            earned += play.income_on(board, 7, int(cell))
            board[cell] = 7
        assert s.COINS + earned == s.MOST_COINS == 58


def test_r11_the_fly_goes_on_an_own_tile_without_one() -> None:
    picks = ("0 take Ys", "2 take Bw", "3 take Rs", "1 take Gf")
    flown = BIDDING.replace("RwBwGwYw", "RwBw*GwYw")
    lays = ("0 lay Ys b1", "1 lay Bs d4", "2 lay Bw b1", "3 lay Rs b1")
    state = table(flown, *RULEBOOK_BIDS, *picks, *lays)
    assert seats_waiting(state) == [1]
    assert moves_of(state, 1) == ["fly a1", "fly a3", "fly a4", "fly d4"]  # the new one, too
    play_move(state, "1 fly d4")
    assert state["flies"][1].nonzero()[0].tolist() == [1, 15]
    assert state["step"] == s.BID


def test_r12_the_bag_goes_round_after_every_round_the_first_included() -> None:
    for seats in SEATS:
        firsts = {int(before["round"]): play.first(before) for before, *_ in random_match(seats, 1)}
        assert [firsts[number] for number in range(1, 17)] == [
            (number - 1) % seats for number in range(1, 17)
        ]


@pytest.mark.parametrize(("seats", "events"), [(3, 151), (4, 198), (5, 245)])
def test_r13_the_match_ends_after_round_16_with_full_boards(seats: int, events: int) -> None:
    for seed in range(5):
        length = 0
        for *_, after in random_match(seats, seed):
            length += 1
            assert after["coins"].max() <= s.MOST_COINS
        assert length == events <= s.LONGEST
        assert after["step"] == s.OVER
        assert (after["boards"][:seats] != EMPTY).all()
        assert after["hands"][:seats].sum(axis=1).tolist() == [3] * seats
        assert not after["row"].any()


@pytest.mark.parametrize(("seats", "left"), [(3, 6), (4, 12), (5, 18)])
def test_r13_the_bag_never_runs_out(seats: int, left: int) -> None:
    last = [
        int(after["bag"].sum()) + seats + 1
        for before, _, _, after in random_match(seats, seed=6)
        if after["round"] == 16 != before["round"]
    ]
    assert last == [left]
