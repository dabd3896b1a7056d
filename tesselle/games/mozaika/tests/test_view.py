"""What seats and spectators see, and what chance is said to have dealt."""

import json

import numpy as np
import pytest

from tesselle.engine.game import SPECTATOR
from tesselle.games.mozaika.rules import hidden
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import listed
from tesselle.games.mozaika.show.view import dealt, view
from tesselle.games.mozaika.tests.tables import BIDDING, play_move, random_match, table

BIDS = ("0 bid 4", "1 bid 2", "2 bid 3", "3 bid 3")


def test_r5_a_pending_bid_is_seen_by_its_seat_only() -> None:
    state = table(BIDDING, "0 bid 4", "2 bid 3")
    for seat in (0, 1, 2, 3, None):
        seen = view(state, seat)
        assert seen["chosen"] == [True, False, True, False]
        assert seen["waiting"] == [1, 3]
        assert seen["bids"] is None
        assert seen["order"] is None
    assert view(state, 0)["own_bid"] == 4
    assert view(state, 1)["own_bid"] is None
    assert view(state, None)["own_bid"] is None


def test_r5_revealed_bids_stay_visible_for_the_round() -> None:
    state = table(BIDDING, *BIDS, "0 take Ys", "2 take Bw", "3 take Rs", "1 take Gf")
    seen = view(state, None)
    assert seen["bids"] == [4, 2, 3, 3]
    assert seen["order"] == [0, 2, 3, 1]
    assert seen["flier"] == 1
    assert seen["own_bid"] is None
    assert seen["chosen"] == [False] * 4
    for move in ("0 lay Ys b1", "1 lay Bs d4", "2 lay Bw b1", "3 lay Rs b1", "1 fly a1"):
        assert view(state, 2)["bids"] == [4, 2, 3, 3]
        play_move(state, move)
    assert view(state, 2)["bids"] is None


def test_the_table_is_plain_data() -> None:
    seen = view(table(BIDDING.replace("RwBwGwYw", "RwBw*GwYw")), 1)
    assert json.loads(json.dumps(seen)) == seen
    assert seen["row"] == ["Rs", "Bw", "Gf", "Ys", "Yw"]
    player = seen["players"][1]
    assert player["board"] == [["Rw", "Bw", "Gw", "Yw"], *[["--"] * 4] * 3]
    assert player["flies"] == ["a2"]
    assert player["hand"] == ["Bs", "Bw", "Bf"]
    assert player["coins"] == 10
    assert player["points"] == 3  # the row less its fly, and 10 coins
    assert seen["bag_count"] == sum(seen["bag"].values()) == 84 - 5 - 12 - 16


@pytest.mark.parametrize("seats", [3, 5])
def test_views_do_not_change_when_hidden_things_are_dealt_anew(seats: int) -> None:
    for number, (state, *_) in enumerate(random_match(seats, seed=21)):
        for seat in (None, *range(seats)):
            other = state.copy()
            hidden.resample(other, SPECTATOR if seat is None else seat, np.uint64(number))
            assert view(other, seat) == view(state, seat)


def test_dealt_names_the_hands_and_then_the_row_of_each_round() -> None:
    opened = []
    for number, (before, seat, action, after) in enumerate(random_match(3, seed=9)):
        if number == 0:
            hands = [listed(hand) for hand in before["hands"][:3]]
            assert dealt(None, before, 0) == {"hands": hands}
            assert all(len(hand) == 4 for hand in hands)
        told = dealt(before, after, seat)
        if told:
            assert told == {"row": listed(after["row"])}
            opened.append("lay" if action < s.FLIES else "fly")
    assert opened == ["lay"] * 3 + ["fly"] * 12  # never after round 16
