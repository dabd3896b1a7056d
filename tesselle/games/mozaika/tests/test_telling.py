"""Moves in words, and what they are said to earn."""

import numpy as np
import pytest

from tesselle.games.mozaika import GAME
from tesselle.games.mozaika.rules import play, scoring
from tesselle.games.mozaika.rules import state as s
from tesselle.games.mozaika.rules.tiles import NAMES
from tesselle.games.mozaika.show.view import view
from tesselle.games.mozaika.tests.tables import BIDDING, actions_of, random_match, table
from tesselle.games.mozaika.text import moves
from tesselle.games.mozaika.text.telling import preview, the
from tesselle.games.mozaika.words import say

# Round 7 of three seats: seat 2 took the fly, and seat 0 has yet to lay.
LAYING = (
    "round 7 lay bids 2,1,0 row -"
    " | coins 6 hand BfGsRwYf board RfRwRs./BfBs../..../Gw..."
    " | coins 6 hand RsBwGw board RwBwGw./YwYs../.Bs../Yf..."
    " | coins 6 hand GsGfYs board GsGwGf./RfRf../.Gw../Ys..."
)


def told(text: str, move: str) -> tuple[str, str]:
    state, seat = table(text), int(move[0])
    words = GAME.described(state, seat, moves.read_move(state, seat, move[2:]))
    return words.en, words.fr


def lines_of(text: str, move: str) -> list[tuple[str, str, int]]:
    state, seat = table(text), int(move[0])
    tally = preview(state, seat, moves.read_move(state, seat, move[2:]))
    return [(line.rule, line.what.en, line.points) for line in tally.lines]


def points_of(state: np.void, seat: int) -> int:
    out = np.zeros(s.MOST_SEATS, np.int32)
    scoring.scores(state, out)
    return int(out[seat])


@pytest.mark.parametrize(
    ("move", "en", "fr"),
    [
        ("0 bid 0", "bids nothing", "ne mise rien"),
        ("0 bid 1", "bids 1 coin", "mise 1 pièce"),
        ("0 bid 3", "bids 3 coins", "mise 3 pièces"),
        ("0 take Bw", "takes the blue wave", "prend la vague bleue"),
        ("0 take Rs", "takes the red star", "prend l’étoile rouge"),
        ("0 lay Rs b1", "lays the red star on b1 and earns 2 coins",
         "pose l’étoile rouge en b1 et gagne 2 pièces"),
        ("0 lay Rw d4", "lays the red wave on d4", "pose la vague rouge en d4"),
        ("0 fly a3", "puts the fly on the green star of a3",
         "pose la mouche sur l’étoile verte de a3"),
    ],
)  # fmt: skip
def test_moves_are_told_in_both_languages(move: str, en: str, fr: str) -> None:
    assert told(BIDDING, move) == (en, fr)


def test_every_kind_of_tile_has_a_name_of_its_own() -> None:
    tiles = [say("tile", kind=name) for name in NAMES]
    assert len({tile.fr for tile in tiles}) == len(NAMES)
    letters = [(tile.en[0] + tile.en.split()[1][0]).lower() for tile in tiles]
    assert letters == [name.lower() for name in NAMES]


@pytest.mark.parametrize("kind", range(len(NAMES)))
def test_the_french_article_is_elided_before_a_vowel(kind: int) -> None:
    name = say("tile", kind=NAMES[kind]).fr
    assert the(kind).fr == (f"l’{name}" if name.startswith("é") else f"la {name}")


@pytest.mark.parametrize("kind", range(len(NAMES)))
def test_in_german_a_tile_that_is_taken_stands_in_the_accusative(kind: int) -> None:
    named, taken = say("tile", kind=NAMES[kind]).to("de"), the(kind).to("de")
    if named.endswith("Stern"):
        assert taken == "den " + named.replace("er Stern", "en Stern")
    else:
        assert taken == f"die {named}"


def test_r10_each_neighbour_that_pays_has_a_line() -> None:
    state = table(LAYING)
    tally = preview(state, 0, moves.read_move(state, 0, "lay Bf c1"))
    assert [(line.what.data(), line.points, line.cells) for line in tally.lines] == [
        (
            {"en": "b1, same kind", "de": "b1, gleiche Sorte", "fr": "b1, même modèle"},
            2,
            ("c1", "b1"),
        )
    ]
    assert lines_of(LAYING, "0 lay Rw c1") == [("R10", "d1, same symbol", 1)]
    assert lines_of(LAYING, "0 lay Rw b3") == [("R10", "a3, same colour", 1)]


def test_r15_a_completed_row_is_told_but_pays_at_the_end() -> None:
    state = table(LAYING)
    tally = preview(state, 0, moves.read_move(state, 0, "lay Rw a4"))
    assert lines_of(LAYING, "0 lay Rw a4") == [
        ("R10", "a3, same colour", 1),
        ("R15", "row a, one colour", 2),
    ]
    assert tally.total == 1
    assert tally.remark is not None
    assert tally.remark.en == "and 2 points more at the end"
    assert tally.remark.fr == "et 2 points de plus à la fin"


def test_r5_a_bid_is_told_with_what_is_left_of_the_purse() -> None:
    assert lines_of(BIDDING, "0 bid 3") == [("R5", "your bid; 7 coins left", -3)]
    assert lines_of(BIDDING, "0 bid 9") == [("R5", "your bid; 1 coin left", -9)]


def test_r7_the_last_to_pick_is_told_of_the_fly() -> None:
    bids = ("0 bid 4", "1 bid 2", "2 bid 3", "3 bid 3", "0 take Ys", "2 take Bw")
    early = preview(table(BIDDING, *bids), 3, moves.read_move(table(BIDDING), 3, "take Rs"))
    assert [line.rule for line in early.lines] == ["R5"]
    last = table(BIDDING, *bids, "3 take Rs")
    assert [line.rule for line in preview(last, 1, s.TAKES + 8).lines] == ["R5", "R7"]


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (5, 4)])
def test_a_preview_earns_what_the_move_earns(seats: int, seed: int) -> None:
    for before, seat, action, after in random_match(seats, seed):
        total = preview(before, seat, action).total
        coins = int(after["coins"][seat]) - int(before["coins"][seat])
        if action >= s.FLIES:
            assert total == points_of(after, seat) - points_of(before, seat)
        elif action >= s.TAKES:
            assert total == coins
        else:
            assert total == -action
            assert coins == (total if after["step"] == s.TAKE else 0)  # R5: paid together


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_what_a_tile_completes_is_what_the_mosaic_gains(seed: int) -> None:
    for state, seat, _, _ in random_match(3, seed):
        for action in actions_of(state, seat):
            if not s.LAYS <= action < s.FLIES:
                break
            after = state.copy()
            play.apply(after, seat, action, np.uint64(0))
            after["coins"][seat] = state["coins"][seat]
            done = [line for line in preview(state, seat, action).lines if line.rule != "R10"]
            gained = points_of(after, seat) - points_of(state, seat)
            assert sum(line.points for line in done) == gained


def test_every_move_of_a_match_can_be_told() -> None:
    for before, seat, action, _ in random_match(4, seed=8):
        assert all(GAME.described(before, seat, action).data().values())


def test_the_final_count_of_each_player_is_in_the_view_once_the_match_is_over() -> None:
    *played, (before, _, _, after) = random_match(3, seed=9)
    assert len(played) == 150
    assert [player["count"] for player in view(before, 0)["players"]] == [None] * 3
    for seat, player in enumerate(view(after, None)["players"]):
        assert player["count"] is not None
        assert player["count"]["total"] == points_of(after, seat) == player["points"]
        assert sum(line["points"] for line in player["count"]["lines"]) == player["points"]
