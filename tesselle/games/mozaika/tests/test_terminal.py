"""The table in a terminal: complete, narrow enough, and in both languages."""

import pytest

from tesselle.engine.drawing import Drawing
from tesselle.engine.say import LANGUAGES
from tesselle.games.mozaika.show.terminal import draw
from tesselle.games.mozaika.show.view import view
from tesselle.games.mozaika.tests.tables import BIDDING, random_match, table


def text(drawing: Drawing) -> list[str]:
    return ["".join(words for words, _ in line) for line in drawing]


def test_colours_never_stand_alone() -> None:
    for line in draw(view(table(BIDDING), 0), "en"):
        for words, style in line:
            if " on " in style:
                assert words[0] in "RBGY*"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_moment_fits_into_80_columns(seats: int, language: str) -> None:
    for *_, after in random_match(seats, seed=4):
        lines = text(draw(view(after, 0), language))
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 27


def test_shows_boards_hands_coins_row_and_who_has_chosen() -> None:
    seen = "\n".join(text(draw(view(table(BIDDING, "0 bid 4"), 0), "en")))
    assert "Round 5/16 · all bid in secret" in seen
    assert "a Rs★  Bs★  Gs★  Ys★" in seen
    assert "» Rs★  Rw≈  Rf✿" in seen
    assert "10 coins" in seen
    assert "In the row: Rs★  Bw≈  Gf✿  Ys★  Yw≈" in seen
    assert "seat 1 you 1st ✓" in seen
    assert "seat 2 …" in seen
    assert "Your bid: 4" in seen
    assert "Votre enchère : 4" in "\n".join(text(draw(view(table(BIDDING, "0 bid 4"), 0), "fr")))


def test_hides_pending_bids_of_others() -> None:
    one, other = (draw(view(table(BIDDING, move), 1), "en") for move in ("0 bid 4", "0 bid 7"))
    assert one == other


def test_shows_the_order_and_the_fly_once_bids_are_open() -> None:
    bids = ("0 bid 4", "1 bid 2", "2 bid 3", "3 bid 3")
    picks = ("0 take Ys", "2 take Bw", "3 take Rs", "1 take Gf")
    seen = "\n".join(text(draw(view(table(BIDDING, *bids, *picks), None), "en")))
    assert "Picking order (bid):\n  seat 1 (4)  seat 3 (3)  seat 4 (3)  seat 2 (2)" in seen
    assert "seat 2 has a fly" in seen
