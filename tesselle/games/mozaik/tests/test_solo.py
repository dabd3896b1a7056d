"""The game for one: gems, renewals and how it ends (R16 to R24)."""

import pytest

from tesselle.games.mozaik import GAME
from tesselle.games.mozaik.tests.table import alone, moves, new, play, points, see, waiting
from tesselle.games.mozaik.text.tallies import band

ROW = "images=1@a1,2@a2 words=ya@a<:12"


def test_r16_three_images_three_words_seven_gems() -> None:
    seen = see(new(1), 0)
    assert len(seen["own"]["hand"]) == 3
    assert len(seen["open"]) == 3
    assert (seen["gems"], seen["reserve"]) == (7, 29)
    assert (seen["round"], seen["rounds"]) == (1, 9)


def test_r17_one_image_then_at_least_one_word() -> None:
    match = alone("hand=1,2,3", step="image", open="na,qa,ya")
    assert moves(match, 0)[0] == "renew"
    assert len(moves(match, 0)) == 1 + 3 * 9
    play(match, "0 image 2 b2")
    assert len(moves(match, 0)) == 1 + 3 * 12
    assert "done" not in moves(match, 0)
    play(match, "0 na a<")
    assert see(match)["gems"] == 6
    assert len(moves(match, 0)) == 1 + 2 * 11 + 1
    play(match, "0 ya a>", "0 qa b<")
    assert moves(match, 0) == ["renew", "done"]


def test_r18_a_word_that_matches_its_whole_line_pays_a_gem_at_once() -> None:
    match = alone(f"{ROW},na@b<:- hand=3,4,5", step="image", round=3, open="nb,nc,yb", gems=5)
    assert points(match) == [3 + 5]
    play(match, "0 image 3 a3")
    assert (see(match)["gems"], see(match)["reserve"]) == (6, 28)
    assert points(match) == [6 + 6]


@pytest.mark.parametrize("end", ["a>", "1^"])
def test_r18_so_does_a_word_bought_for_a_full_line(end: str) -> None:
    match = alone(
        "images=1@a1,2@a2,3@a3 words=na@b<:-,nb@b>:- hand=4,5",
        step="words",
        round=3,
        open="nc,nd,ya",
        gems=5,
    )
    play(match, f"0 ya {end}")
    assert see(match)["gems"] == (5 if end == "a>" else 4)


def test_r18_the_gem_can_be_spent_in_the_same_turn() -> None:
    match = alone(
        f"{ROW},na@b<:- hand=3,4,5 {thrown(5)}", step="image", round=3, open="nb,nc,yb", gems=0
    )
    play(match, "0 image 3 a3")
    assert see(match)["gems"] == 1
    play(match, "0 nb b>")
    assert see(match)["gems"] == 0


def thrown(renewals: int, first: int = 60) -> str:
    """Write the discards of so many renewals of two images."""
    return "discarded=" + ",".join(str(first + image) for image in range(2 * renewals))


def test_r19_without_a_gem_for_the_compulsory_word_the_game_stops() -> None:
    match = alone(
        f"{ROW},na@b<:- hand=3,4,5 {thrown(5)}", step="image", round=3, open="nb,nc,yb", gems=0
    )
    play(match, "0 image 3 b1")
    assert waiting(match) == []
    assert points(match) == [3]  # everything placed counts


def test_r19_a_renewal_before_the_image_does_not_stop_it() -> None:
    match = alone(
        f"{ROW},na@b<:- hand=3,4,5 {thrown(4)}", step="image", round=3, open="nb,nc,yb", gems=1
    )
    play(match, "0 renew")
    assert waiting(match) == [0]
    assert see(match)["gems"] == 0
    hand = see(match, 0)["own"]["hand"]
    play(match, f"0 image {hand[0]} a3")  # it completes the row and pays
    assert waiting(match) == [0]


def test_r19_a_renewal_that_eats_the_last_gem_before_the_word_does() -> None:
    match = alone(
        f"{ROW},na@b<:- hand=3,4,5 {thrown(4)}", step="image", round=3, open="nb,nc,yb", gems=1
    )
    play(match, "0 image 3 b1", "0 renew")
    assert waiting(match) == []


def test_r20_a_gem_renews_the_hand_whenever_one_is_to_act() -> None:
    match = alone("hand=1,2,3", step="image", open="na,qa,ya")
    play(match, "0 renew")  # before the image: three go
    assert see(match, 0)["own"]["discarded"] == [1, 2, 3]
    hand = see(match, 0)["own"]["hand"]
    assert len(hand) == 3
    play(match, f"0 image {hand[0]} a1", "0 renew")  # after it: two go
    assert see(match)["players"][0]["discarded"] == 5
    play(match, "0 na a<", "0 renew", "0 qa a>", "0 ya b<", "0 renew")
    assert see(match)["gems"] == 0
    assert see(match)["players"][0]["hand"] == 3
    assert moves(match, 0) == ["done"]


def test_r21_done_discards_the_words_and_fills_the_hand() -> None:
    match = alone("hand=1,2,3", step="image", open="na,qa,ya")
    play(match, "0 image 2 b2", "0 na a<")
    before = match.copy()
    play(match, "0 done")
    seen = see(match, 0)
    assert (seen["round"], seen["step"]) == (2, "image")
    assert len(seen["own"]["hand"]) == 3
    assert {1, 3} < set(seen["own"]["hand"])
    assert not {"na", "qa", "ya"} & set(seen["open"])
    gifts = GAME.dealt(before, match, 0)
    assert gifts["words"] == seen["open"]
    assert len(gifts["draw"]) == 1


def test_r21_nothing_is_drawn_when_the_hand_was_renewed() -> None:
    match = alone("hand=1,2,3", step="image", open="na,qa,ya")
    play(match, "0 image 2 b2", "0 na a<", "0 renew")
    before = match.copy()
    play(match, "0 done")
    assert see(match)["players"][0]["hand"] == 3
    assert "draw" not in GAME.dealt(before, match, 0)


def test_r21_the_ninth_turn_is_the_last() -> None:
    words = ",".join(
        f"y{letter}@{end}:123" for letter, end in zip("abcd", ("a<", "a>", "b<", "b>"), strict=True)
    )
    rest = "na@c<:-,nb@c>:-,nc@1^:-,nd@1v:-"
    images = "images=1@a1,2@a2,3@a3,4@b1,5@b2,6@b3,7@c1,8@c2"
    match = alone(
        f"{images} words={words},{rest} hand=9,10,11",
        step="image",
        round=9,
        open="ne,nf,ng",
        gems=3,
    )
    play(match, "0 image 9 c3", "0 ne 2^", "0 done")
    assert waiting(match) == []
    assert see(match)["open"] == []
    assert points(match) == [4 * 6 + 2]


def test_r22_with_all_ends_taken_no_word_is_compulsory() -> None:
    words = ",".join(
        f"y{letter}@{end}:123"
        for letter, end in zip(
            "abcdefgh", ("a<", "a>", "b<", "b>", "1^", "1v", "2^", "2v"), strict=True
        )
    )
    rest = "na@c<:-,nb@c>:-,nc@3^:-,nd@3v:-"
    images = "images=1@a1,2@a2,3@a3,4@b1,5@b2,6@b3,7@c1,8@c2"
    images_text = f"{images} words={words},{rest} hand=9,10,11 {thrown(3)}"
    match = alone(images_text, step="image", round=9, open="ne,nf,ng", gems=0, judge="table")
    play(match, "0 image 9 c3")
    assert see(match)["step"] == "claim"
    play(match, "0 claim -")
    assert moves(match, 0) == ["done"]


def test_r23_words_and_gems_count_and_discards_do_not() -> None:
    match = alone(
        f"{ROW},na@b<:- hand=3,4,5 {thrown(2)}", step="image", round=3, open="nb,nc,yb", gems=3
    )
    assert points(match) == [3 + 3]


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (29, "under 30"),
        (30, "30 to 39"),
        (39, "30 to 39"),
        (40, "40 to 45"),
        (45, "40 to 45"),
        (46, "46 to 50"),
        (50, "46 to 50"),
        (51, "over 50"),
    ],
)
def test_r23_bands(points: int, words: str) -> None:
    assert band(points).en.startswith(words)


def test_r24_alone_one_judges_oneself_and_gems_come_after() -> None:
    match = alone(
        "images=1@a1,2@a2 words=na@a<:12,nb@b<:- hand=3,4,5",
        step="image",
        round=3,
        open="nc,nd,ya",
        gems=5,
        judge="table",
    )
    play(match, "0 image 3 a3")
    assert moves(match, 0) == ["claim -", "claim na:3"]
    play(match, "0 claim na:3")
    assert see(match)["gems"] == 6
    play(match, "0 ya 1^")
    assert moves(match, 0) == ["claim -", "claim ya:1"]
    play(match, "0 claim ya:1")
    assert points(match) == [4 + 1 + 5]
    play(match, "0 nc c<")  # no pair is new, so there is nothing to claim
    assert see(match)["step"] == "words"
