"""What a terminal shows of Génial!."""

import pytest

from tesselle.engine.drawing import Drawing
from tesselle.engine.game import State
from tesselle.games.genial import GAME
from tesselle.games.genial.show.terminal import INK, SHAPE
from tesselle.games.genial.tests.table import after, start, table


def drawing(state: State, seat: int | None = 0, language: str = "en") -> Drawing:
    return GAME.draw(GAME.view(state, seat), language)


def lines(state: State, seat: int | None = 0, language: str = "en") -> list[str]:
    found = drawing(state, seat, language)
    return ["".join(part for part, _ in line).rstrip() for line in found]


def test_free_cells_bear_their_names_and_printed_symbols_brackets() -> None:
    shown = lines(table("Rh8 Bh9"))
    assert shown[0] == "c           [R✱] c4  c5  c6  c7 [G●]"
    assert shown[5] == "h [P○] h4  h5  h6  h7  R✱  B★ h10 h11 h12 [B★]"
    assert shown[10] == "m           [Y☼] m4  m5  m6  m7 [O⬢]"


@pytest.mark.parametrize(("seats", "rows"), [(2, 11), (3, 13), (4, 15)])
def test_only_the_area_in_use_is_drawn_in_at_most_80_columns(seats: int, rows: int) -> None:
    shown = lines(start(seats))
    assert shown.index("") == rows
    assert max(map(len, shown)) <= 80


def test_a_colour_always_comes_with_its_letter_and_shape() -> None:
    for text, style in (span for line in drawing(table("Rh8 Bh9 Yh10 Oh11")) for span in line):
        for symbol, ink in INK.items():
            assert (style == ink) == (symbol + SHAPE[symbol] in text and " on #" in style)


def test_only_the_own_hand_is_shown() -> None:
    state = start(2)
    assert "Your tiles" in "\n".join(lines(state, 0))
    assert "Your tiles" not in "\n".join(lines(state, None))


def test_the_lowest_tracks_and_the_seat_to_move_are_marked() -> None:
    (row,) = [line for line in lines(table(tracks=(5, 1, 18, 1, 9, 9))) if "seat 1" in line]
    assert row.startswith("▶ seat 1 (you)")
    assert row.count("◂") == 2


def test_what_is_to_be_done_is_said_in_both_languages() -> None:
    bonus = after(table("Rh9", hand="RO GY", tracks=(17, 9, 9, 9, 9, 9)), "Rh8-Oh7")
    assert lines(bonus)[-1] == "Génial! Bonus placements to make: 1"
    swap = after(table(hand="RO GG", tracks=(9, 9, 9, 9, 3, 3)), "Rh8-Oh7")
    assert lines(swap)[-1].endswith("swap or keep?")
    assert lines(swap, language="fr")[-1].endswith("swap ou keep ?")
    assert "Just swapped away" in "\n".join(lines(after(swap, "swap"), 1))
    assert lines(start(2))[-1].startswith("first turn")
    over = after(table(free="h8 h9", hand="RO YY"), "Rh8-Oh9")
    assert lines(over)[-1].startswith("The board is full")
