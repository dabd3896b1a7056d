"""The rules for two to four seats, the deck judging (R1 to R10)."""

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.engine.kernel import interpreted
from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.rules.state import CELL_NAMES
from tesselle.games.mozaik.tests.table import (
    finish,
    legal,
    moves,
    new,
    places,
    play,
    points,
    position,
    see,
    start,
    toy,
    waiting,
)

FULL = "images=1@a1,2@a2,3@a3,4@b1,5@b2,6@b3,7@c1,8@c2,9@c3"
OTHER = "images=11@a1,12@a2,13@a3,14@b1,15@b2,16@b3,17@c1,18@c2,19@c3"
NINE = ("a<", "a>", "b<", "b>", "c<", "c>", "1^", "2^", "3^")


def words(keys: str, count: int, matched: str) -> str:
    """Write so many words of a kind, from its letter on: ``na`` with count 2 is na, nb."""
    first = "abcdefghijklmnop".index(keys[1])
    names = [keys[0] + "abcdefghijklmnop"[first + step] for step in range(count)]
    return ",".join(f"{key}@{end}:{matched}" for key, end in zip(names, NINE, strict=False))


@pytest.fixture
def two() -> State:
    return start("1,2,3", "4,5,6", open="na,qa,ya")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_three_images_each_and_one_word_more_than_seats(seats: int) -> None:
    seen = see(new(seats))
    assert [seat["hand"] for seat in seen["players"]] == [3] * seats
    assert len(seen["open"]) == seats + 1
    assert seen["images_left"] == 89 - 3 * seats
    assert seen["words_left"] == 52 - seats - 1


def test_r1_there_are_nine_rounds() -> None:
    match = new(2)
    finish(match, 3)
    assert match["round"] == 9
    assert [len(seat["cells"]) for seat in see(match)["players"]] == [9, 9]


def test_r2_all_pick_in_secret(two: State) -> None:
    assert waiting(two) == [0, 1]
    assert moves(two, 0) == ["image 1", "image 2", "image 3"]
    play(two, "0 image 2")
    assert waiting(two) == [1]
    assert legal(two, 0) == []
    assert see(two, 1)["players"][0]["pick"] is None
    assert see(two, 1)["players"][0]["chosen"]
    assert see(two, 0)["own"]["pick"] == 2


def test_r2_the_last_pick_reveals_all(two: State) -> None:
    play(two, "1 image 4", "0 image 2")
    assert [seat["pick"] for seat in see(two)["players"]] == [2, 4]


def test_r3_the_lowest_number_begins() -> None:
    match = start("7,8,9", "4,5,6", "1,2,3", open="na,nb,nc,nd")
    play(match, "0 image 8", "1 image 6", "2 image 3")
    assert see(match)["order"] == [2, 1, 0]
    assert waiting(match) == [2]
    play(match, "2 na a< a1", "2 keep")
    assert waiting(match) == [1]
    play(match, "1 nb a< a1", "1 keep", "0 nc a< a1", "0 keep")
    assert match["round"] == 2


def test_r4_any_open_word_at_any_end_with_the_image_on_any_cell(two: State) -> None:
    play(two, "0 image 1", "1 image 4")
    assert len(moves(two, 0)) == 3 * 12 * 9
    play(two, "0 ya 3v b2")  # the line of the word is still empty
    seen = see(two)["players"][0]
    assert seen["cells"] == {"b2": 1}
    assert seen["ends"]["3v"]["word"] == "ya"


def test_r4_one_word_for_each_end_and_one_image_for_each_cell() -> None:
    match = position(
        "images=1@a1 words=na@a<:- hand=2,3,10",
        "images=11@a1 words=nb@a<:- hand=12,13,20",
        step="pick",
        round=2,
        open="nc,nd,ne",
    )
    play(match, "0 image 2", "1 image 12")
    assert len(moves(match, 0)) == 3 * 11 * 8
    assert not [move for move in moves(match, 0) if "a<" in move or "a1" in move]
    play(match, "0 nc a> a2")  # two words may serve one line
    assert set(see(match)["players"][0]["ends"]) == {"a<", "a>"}


def test_r4_a_taken_word_is_gone_for_the_others(two: State) -> None:
    play(two, "0 image 1", "1 image 4", "0 ya a< a1", "0 keep")
    assert see(two)["open"] == ["na", "qa"]


def test_r5_points_follow_the_cards_as_they_are_placed() -> None:
    match = position(
        "images=1@a1,2@a2 words=na@b<:-,nb@b>:- hand=3,10,20",
        "images=11@a1,12@a2 words=ya@a<:12,nc@b<:- hand=13,21,23",
        step="pick",
        round=3,
        open="nd,ne,yb",
    )
    assert points(match) == [0, 3]
    play(match, "0 image 3", "1 image 13", "0 yb a< a3")
    assert points(match) == [6, 3]  # the new word meets three images
    play(match, "0 keep", "1 nd c< a3")
    assert points(match) == [6, 6]  # the new image is the third of its row


def test_r5_an_image_counts_for_row_and_column() -> None:
    match = position(
        "images=1@a1,2@b2 words=ya@b<:2,yb@1v:1 hand=3,10,20",
        "images=11@a1,12@a2 words=na@a<:-,nb@b<:- hand=13,21,23",
        step="pick",
        round=3,
        open="nd,ne,nf",
    )
    assert points(match) == [2, 0]
    play(match, "0 image 3", "1 image 13", "0 nd c< b1")
    assert points(match) == [6, 0]  # b1 is in row b and in column 1


def test_r6_keep_draws_one_and_renew_discards_two_for_three(two: State) -> None:
    play(two, "0 image 1", "1 image 4", "0 na a< a1")
    assert moves(two, 0) == ["keep", "renew"]
    assert waiting(two) == [0]  # before the next seat's turn
    before = two.copy()
    play(two, "0 keep")
    assert see(two, 0)["own"]["hand"][:2] == [2, 3]
    assert len(see(two, 0)["own"]["hand"]) == 3
    play(before, "0 renew")
    own = see(before, 0)["own"]
    assert own["discarded"] == [2, 3]
    assert len(own["hand"]) == 3
    assert not {1, 2, 3} & set(own["hand"])
    assert points(before) == [-1, 0]


def numbers(images: range) -> str:
    return ",".join(map(str, images))


def grid(images: range) -> str:
    lying = ",".join(f"{n}@{cell}" for n, cell in zip(images, CELL_NAMES, strict=False))
    return f"images={lying}"


def late(left: int) -> State:
    """Return round 8 with a deck of 40: seat 0 is to draw, and 2 or 0 images are left."""
    return position(
        f"{grid(range(1, 9))} {'words=' + words('na', 8, '-')} hand=9,10 pick=1"
        f" discarded={numbers(range(21, 31))}",
        f"{grid(range(11, 18))} {'words=' + words('ni', 7, '-')} hand=19,20 pick=18"
        f" discarded={numbers(range(31, 41 - left))}",
        step="draw",
        round=8,
        seat=0,
        open="np,qa",
        deck=toy(40),
    )


def test_r6_with_fewer_than_three_images_left_one_must_keep() -> None:
    match = late(2)
    assert see(match)["images_left"] == 2
    assert moves(match, 0) == ["keep"]
    play(match, "0 keep")
    assert len(see(match, 0)["own"]["hand"]) == 3


def test_r6_with_no_image_left_nothing_is_drawn() -> None:
    match = late(0)
    before = match.copy()
    play(match, "0 keep")
    assert see(match, 0)["own"]["hand"] == [9, 10]
    assert GAME.dealt(before, match, 0) == {}


def test_r6_nothing_is_drawn_in_the_last_round() -> None:
    match = last_round()
    play(match, "0 image 10", "1 image 20", "0 ya c< c3")
    assert waiting(match) == [1]  # no step to keep or renew
    play(match, "1 yb c< c3")
    assert waiting(match) == []


def last_round() -> State:
    """Return round 9 before the picks; c3 and the left of row c are free."""
    return position(
        f"{grid(range(1, 9))} words={words('na', 4, '-')},ne@1^:-,nf@2^:-,ng@3^:-,nh@1v:-"
        " hand=10,40,41",
        f"{grid(range(11, 19))} words={words('ni', 4, '-')},nm@1^:-,nn@2^:-,no@3^:-,np@1v:-"
        " hand=20,42,43",
        step="pick",
        round=9,
        open="ya,yb,yc",
    )


def test_r7_the_word_left_over_goes_and_new_ones_are_opened(two: State) -> None:
    play(two, "0 image 1", "1 image 4", "0 ya a< a1", "0 keep", "1 na a< a1")
    assert see(two)["open"] == ["qa"]
    play(two, "1 keep")
    seen = see(two)
    assert seen["round"] == 2
    assert len(seen["open"]) == 3
    assert not {"na", "qa", "ya"} & set(seen["open"])
    assert seen["words_left"] == 52 - 6


def test_r8_the_match_ends_after_round_nine_and_discards_cost() -> None:
    match = position(
        f"{FULL} words={words('ya', 9, '123')} hand=21,22 discarded=31,32,33,34",
        f"{OTHER} words={words('na', 9, '-')} hand=23,24 discarded=35,36",
        step="over",
        round=9,
    )
    assert waiting(match) == []
    assert points(match) == [9 * 6 - 2, -1]  # scores may be negative
    assert places(match) == [1, 2]


def filled(first: str, letter: str) -> str:
    """Fill a grid's words up to nine with words that match nothing."""
    taken = [word.partition("@")[2].partition(":")[0] for word in first.split(",")]
    names = iter("abcdefgh" if letter == "n" else "ijklmnop")
    rest = [f"n{next(names)}@{end}:-" for end in NINE if end not in taken]
    return f"words={','.join([first, *rest])}"


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        # 6 points each, but the second threw two images away
        ("ya@a<:123", "yb@a<:123,na@b<:1 discarded=35,36", [1, 2]),
        # 6 points each, one perfect row against none
        ("ya@a<:12,yb@b<:12", "yc@a<:123", [2, 1]),
        # 12 points each, but two words on the same row count once
        ("ya@a<:123,yb@a>:123", "yc@a<:123,yd@b<:123", [2, 1]),
        # nothing tells them apart
        ("ya@a<:123", "yb@3^:123", [1, 1]),
    ],
)
def test_r9_ties_fewer_discards_then_perfect_lines(
    first: str, second: str, ranks: list[int]
) -> None:
    thrown = second.partition(" ")[2]
    match = position(
        f"{FULL} {filled(first, 'n').replace('na@', 'qa@')} hand=21,22",
        f"{OTHER} {filled(second.partition(' ')[0], 'o')} hand=23,24 {thrown}",
        step="over",
        round=9,
        judge="table",
    )
    assert points(match)[0] == points(match)[1]
    assert places(match) == ranks


def test_r9_the_tie_is_of_all_seats_with_the_same_merit() -> None:
    third = "images=51@a1,52@a2,53@a3,54@b1,55@b2,56@b3,57@c1,58@c2,59@c3"
    match = position(
        f"{FULL} words={words('na', 9, '-')} hand=21,22",
        f"{OTHER} words={words('ya', 9, '123')} hand=23,24",
        f"{third} words={words('qa', 9, '-')} hand=25,26",
        step="over",
        round=9,
    )
    assert places(match) == [2, 1, 2]


def test_r10_the_deck_counts_yes_and_nothing_else() -> None:
    for key, expected in (("ya", 1), ("qa", 0), ("na", 0)):
        match = start("1,2,3", "4,5,6", open="na,qa,ya")
        play(match, "0 image 1", "1 image 4", f"0 {key} a< a1")
        assert moves(match, 0) == ["keep", "renew"]  # nothing is debated
        assert points(match) == [expected, 0]


def test_the_colour_words_can_be_left_out() -> None:
    seen = see(new(4, colours=False))
    assert seen["words_left"] == 52 - 5 - 5


def test_chance_names_what_it_gave(two: State) -> None:
    assert GAME.dealt(None, two, 0) == {
        "hands": [[1, 2, 3], [4, 5, 6]],
        "words": ["na", "qa", "ya"],
    }
    play(two, "0 image 1", "1 image 4", "0 na a< a1")
    before = two.copy()
    play(two, "0 renew")
    assert GAME.dealt(before, two, 0) == {"draw": see(two, 0)["own"]["hand"]}
    play(two, "1 qa a< a1")
    before = two.copy()
    play(two, "1 keep")
    gifts = GAME.dealt(before, two, 1)
    assert len(gifts["draw"]) == 1
    assert gifts["words"] == see(two)["open"]


@pytest.mark.parametrize("judge", ["deck", "table"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_plain_python_plays_the_same_match(seats: int, judge: str) -> None:
    compiled = finish(new(seats, judge=judge), 5)
    with interpreted():
        assert finish(new(seats, judge=judge), 5) == compiled


@pytest.mark.parametrize("judge", ["deck", "table"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_view_changes_when_the_unseen_is_dealt_anew(seats: int, judge: str) -> None:
    match = new(seats, judge=judge)
    dice = np.random.default_rng(seats)
    for raw in finish(new(seats, judge=judge), 8):
        match = np.frombuffer(raw, GAME.state).copy()[0]
        for seat in (None, *range(seats)):
            other = match.copy()
            GAME.resample(other, -1 if seat is None else seat, np.uint64(dice.integers(1 << 62)))
            assert see(other, seat) == see(match, seat)
            assert waiting(other) == waiting(match)


def test_dealing_anew_changes_what_is_unseen(two: State) -> None:
    play(two, "0 image 1")
    hands, picks = set(), set()
    for entropy in range(40):
        other = two.copy()
        GAME.resample(other, 1, np.uint64(entropy))
        own = see(other, 0)["own"]
        hands.add(tuple(own["hand"]))
        picks.add(own["pick"])
        assert see(other, 1)["own"]["hand"] == [4, 5, 6]
    assert len(hands) > 30
    assert len(picks) > 20
