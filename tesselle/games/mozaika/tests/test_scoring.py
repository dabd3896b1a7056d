"""The points (R14 to R20), in the match and counted from a text."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition
from tesselle.games.mozaika.rules import scoring
from tesselle.games.mozaika.rules.tiles import CELLS, EMPTY, NAMES
from tesselle.games.mozaika.tests.tables import random_match, table
from tesselle.games.mozaika.text.count import count

RULEBOOK = """
Bf  Bf  Bf  Rs*
Rf  Rf  Gf  Rw*
Rf  Rf  Rs  Rf*
Bf  Gf  Gs  Bf
"""
# No line, square or symmetry scores here.
PLAIN = ["Gf Bs Gs Bf", "Rf Bw Rf Bs", "Rs Rw Ys Yw", "Gw Ys Gf Yf"]


def board(*rows: str) -> str:
    return "\n".join(rows)


def whats(text: str) -> dict[str, int]:
    return {line.what.en: line.points for line in count(text).lines}


def test_a_plain_board_scores_nothing() -> None:
    assert count(board(*PLAIN)).lines == ()


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (17, 3), (58, 11)])
def test_r14_a_point_for_every_five_coins(coins: int, points: int) -> None:
    assert scoring.coin_points(coins) == points
    assert count(board(*PLAIN, f"coins {coins}")).total == points


@pytest.mark.parametrize(
    ("row", "what", "points"),
    [
        ("Rs Rs Rs Rs", "row a, one kind", 4),
        ("Bs Bw Bf Bs", "row a, one colour", 2),
        ("Rw Bw Gw Yw", "row a, one symbol", 2),
        ("Rw Rw Gw Rw", "row a, one symbol", 2),  # not all different: not all the same will do
    ],
)
def test_r15_a_row_of_one_kind_colour_or_symbol(row: str, what: str, points: int) -> None:
    assert whats(board(row, "Yf Gs Yf Gs", "Bw Rf Bw Rf", "Yf Gs Yf Gs")) == {what: points}


@pytest.mark.parametrize(
    ("cells", "what"),
    [
        ((1, 5, 9, 13), "column 2, one kind"),
        ((12, 13, 14, 15), "row d, one kind"),
        ((0, 5, 10, 15), "diagonal a1–d4, one kind"),
        ((3, 6, 9, 12), "diagonal a4–d1, one kind"),
    ],
)
def test_r15_columns_and_both_diagonals_count(cells: tuple[int, ...], what: str) -> None:
    tiles = " ".join(PLAIN).split()
    for cell in cells:
        tiles[cell] = "Gs"
    found = whats(board(*(" ".join(tiles[start : start + 4]) for start in range(0, CELLS, 4))))
    assert found[what] == 4


def test_r15_there_are_ten_lines() -> None:
    assert scoring.LINES == 10
    assert len({frozenset(line.tolist()) for line in scoring.ARRANGEMENT}) == 19


@pytest.mark.parametrize("corner", [0, 1, 2, 4, 5, 6, 8, 9, 10])
def test_r16_each_block_of_four_is_a_square(corner: int) -> None:
    tiles = ["--"] * CELLS
    for step, tile in zip((0, 1, 4, 5), ("Rs", "Rw", "Rf", "Rs"), strict=True):
        tiles[corner + step] = tile
    text = board(*(" ".join(tiles[start : start + 4]) for start in range(0, CELLS, 4)))
    (line,) = count(text).lines
    assert line.rule == "R16"
    assert line.points == 2
    assert line.what.en.startswith("square ")
    assert line.what.en.endswith(", one colour")
    assert len(line.cells) == 4


def test_r16_a_block_across_the_edge_is_no_square() -> None:
    assert whats(board("-- -- -- Rs", "Rs -- -- Rs", "Rs -- -- --", "-- -- -- --")) == {}


def test_r17_crossing_arrangements_all_count() -> None:
    # A column of one kind (4) crosses a row of one colour (2), as in the rulebook.
    crossed = board("Rs Gf Bw Ys", "Rs Rf Rw Rf", "Rs Bw Gs Gw", "Rs Yw Bf Yf")
    assert whats(crossed) == {"row b, one colour": 2, "column 1, one kind": 4}


def test_r17_diagonals_and_the_middle_square_all_count() -> None:
    assert whats(board("Rs Bw Gf Rs", "Bw Rs Rs Yf", "Gf Rs Rs Bw", "Rs Yf Bw Rs")) == {
        "diagonal a1–d4, one kind": 4,
        "diagonal a4–d1, one kind": 4,
        "square b2–c3, one kind": 4,
        "diagonal mirror": 8,
    }


@pytest.mark.parametrize(
    ("row", "points", "note"),
    [
        ("Rs* Rs Rs Rs", 3, "4, less 1 fly"),
        ("Rs* Rw* Rs Rs", 0, "2, less 2 flies"),
        ("Rs* Rw* Rs* Rs", 0, "2, less 3 flies: never below 0"),
        ("Rs* Rs* Rs* Rs*", 0, "4, less 4 flies"),
    ],
)
def test_r18_flies_take_a_point_each_but_never_below_nothing(
    row: str, points: int, note: str
) -> None:
    (line,) = count(board(row, "Yf Gs Yf Gs", "Bw Rf Bw Rf", "Yf Gs Yf Gs")).lines
    assert line.points == points
    assert line.note is not None
    assert line.note.en == note


def test_r18_a_fly_counts_in_every_arrangement_it_lies_in() -> None:
    crossed = ["Rs Gf Bw Ys", "Rs Rf Rw Rf", "Rs Bw Gs Gw", "Rs Yw Bf Yf"]
    assert count(board(*crossed)).total == 6
    crossed[1] = "Rs* Rf Rw Rf"
    assert count(board(*crossed)).total == 4


def test_r18_flies_do_not_touch_symmetry() -> None:
    rows = ["Rs Bw Bw Rs", "Gf Ys Ys Gf", "Bw Rf Rf Bw", "Ys Gw Gw Ys"]
    assert whats(board(*rows)) == {"left-right mirror": 12}
    assert whats(board(*rows).replace("Rs", "Rs*")) == {"left-right mirror": 12}


def test_r18_flies_do_not_touch_income() -> None:
    text = (
        "round 5 lay bids 0,0,0 row -"
        " | coins 10 hand RsRwRfBw board {}.Bs./..../Gf.Yf./...."
        " | coins 10 hand GsGwGfYf board RsBsYs./Rs.../..../...."
        " | coins 10 hand YsYwYfBs board Rf.Gf./.Bf../.Gw../...."
    )
    for tile in ("Rw", "Rw*"):
        assert table(text.format(tile), "0 lay Rw b1")["coins"][0] == 12


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (("Rs Bw Bw Rs", "Gf Ys Ys Gf", "Bw Rf Rf Bw", "Ys Gw Gw Ys"), {"left-right mirror": 12}),
        (("Rs Gf Bw Ys", "Bw Ys Rf Gw", "Bw Ys Rf Gw", "Rs Gf Bw Ys"), {"top-bottom mirror": 12}),
        (("Rs Bw Gf Ys", "Bw Yf Rs Gw", "Gf Rs Bw Rf", "Ys Gw Rf Gs"), {"diagonal mirror": 8}),
        (("Ys Gf Bw Rs", "Gw Rs Yf Bw", "Rf Bw Rs Gf", "Gs Rf Gw Ys"), {"diagonal mirror": 8}),
        (("Rs Bw Gf Ys", "Gw Yf Bs Rf", "Rf Bs Yf Gw", "Ys Gf Bw Rs"), {"half-turn": 12}),
    ],
)
def test_r19_each_type_of_symmetry(rows: tuple[str, ...], expected: dict[str, int]) -> None:
    found = {what: points for what, points in whats(board(*rows)).items() if "," not in what}
    assert found == expected


def test_r19_types_add_up_and_both_diagonals_count_once() -> None:
    rows = ("Rs Bw Bw Rs", "Bw Gf Gf Bw", "Bw Gf Gf Bw", "Rs Bw Bw Rs")
    symmetries = [line for line in count(board(*rows)).lines if line.rule == "R19"]
    assert [line.points for line in symmetries] == [12, 12, 8, 12]
    assert symmetries[2].note is not None
    assert "once" in symmetries[2].note.en


def test_r19_a_board_with_a_free_cell_has_no_symmetry() -> None:
    tally = count(board("Rs Bw Bw Rs", "-- Ys Ys --", "Bw Rf Rf Bw", "Ys Gw Gw Ys"))
    assert tally.lines == ()
    assert tally.remark is not None
    assert tally.remark.en.startswith("14 of 16")


# The match is over, and no board scores anything.
OVER = (
    "round 16 over bids - row -"
    " | coins {} hand RsRwBw board GfBsGsBf/RfBwRfBs/RsRwYsYw/GwYsGfYf"
    " | coins {} hand RsBwBf board GwYfBfGw/YsGsYfGf/RwRsGsGf/RfYwBsBw"
    " | coins {} hand RwBfYf board GsBwYsYw/GsBsGfRs/RwBfRfGw/YsYwYfGw"
)


@pytest.mark.parametrize(
    ("coins", "places"),
    [
        ((9, 5, 1), [1, 2, 3]),  # equal points: more coins
        ((5, 5, 1), [1, 1, 3]),  # still equal: shared
        ((4, 5, 3), [2, 1, 3]),  # 5 coins are a point
        ((2, 2, 2), [1, 1, 1]),
    ],
)
def test_r20_points_then_coins_then_shared(coins: tuple[int, int, int], places: list[int]) -> None:
    state = table(OVER.format(*coins))
    out = np.zeros(3, np.int32)
    scoring.ranking(state, out)
    assert out.tolist() == places


def test_the_worked_example_is_worth_15() -> None:
    tally = count(RULEBOOK)
    assert tally.total == 15
    assert whats(RULEBOOK) == {
        "row c, one colour": 1,
        "column 1, one symbol": 2,
        "column 2, one symbol": 2,
        "square a1–b2, one symbol": 2,
        "square a2–b3, one symbol": 2,
        "square b1–c2, one kind": 4,
        "square c1–d2, one symbol": 2,
    }
    row = tally.lines[0]
    assert row.rule == "R15"
    assert row.cells == ("c1", "c2", "c3", "c4")
    assert row.what.fr == "rangée c, une seule couleur"
    assert row.note is not None
    assert row.note.data() == {
        "en": "2, less 1 fly",
        "de": "2, minus 1 Fliege",
        "fr": "2, moins 1 mouche",
    }


def test_the_worked_examples_variant_has_a_column_brought_to_nothing() -> None:
    variant = RULEBOOK.replace("Gs  Bf", "Gs  Rf")
    assert count(variant).total == 15
    assert whats(variant)["column 4, one colour"] == 0


def test_coins_comments_case_and_blank_lines_are_read() -> None:
    text = "# Adam's board\n" + RULEBOOK.lower() + "\n\nCoins: 17  # counted twice\n"
    assert count(text).total == 18
    assert count(RULEBOOK + "pièces 17").total == 18
    assert count(RULEBOOK.replace("Bf", ".")).remark is not None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: expected 4 rows of tiles by the end, got 0"),
        ("Rs Rs Rs\n", "line 1: expected 4 tiles in a row, got 3"),
        ("\nRs Rs Rs Rq\n", "line 2: expected a tile like Bw, Bw* or --, got 'Rq'"),
        ("Rs Rs Rs --*\n", "line 1: expected a tile like Bw, Bw* or --, got '--*'"),
        ("Rs Rs Rs Rs\n" * 2 + "Rs Rs -- --", "line 3: expected at most 9 of Rs, got 10"),
        (RULEBOOK + "Rs Rs Rs Rs", "line 6: expected only 4 rows, got 'Rs Rs Rs Rs'"),
        (RULEBOOK + "coins 59", "line 6: expected from 0 to 58 coins, got '59'"),
        (RULEBOOK + "coins many", "line 6: expected from 0 to 58 coins, got 'many'"),
        (RULEBOOK + "coins 5\ncoins 6", "line 7: expected coins only once, got coins 6"),
    ],
)
def test_bad_tables_are_refused_with_the_line(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        count(text)
    assert words in str(caught.value)
    assert caught.value.say.fr.startswith("ligne ")


@given(st.lists(st.sampled_from((*NAMES, *(name + "*" for name in NAMES), "--")), min_size=16))
def test_count_agrees_with_the_match(tiles: list[str]) -> None:
    tiles = tiles[:CELLS]
    kinds = [EMPTY if tile == "--" else NAMES.index(tile.rstrip("*")) for tile in tiles]
    flies = np.array([tile.endswith("*") for tile in tiles], np.int8)
    text = board(*(" ".join(tiles[start : start + 4]) for start in range(0, CELLS, 4)))
    if max(kinds.count(kind) for kind in range(len(NAMES))) > 9:
        with pytest.raises(BadPosition):
            count(text)
    else:
        assert count(text).total == scoring.mosaic_points(np.array(kinds, np.int8), flies)


@given(st.text())
def test_any_text_is_counted_or_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        count(text)


def test_the_final_score_is_the_count_of_each_board() -> None:
    *_, (_, _, _, state) = random_match(4, seed=11)
    out = np.zeros(4, np.int32)
    scoring.scores(state, out)
    for seat in range(4):
        tiles = [
            NAMES[kind] + "*" * int(fly)
            for kind, fly in zip(state["boards"][seat], state["flies"][seat], strict=True)
        ]
        rows = [" ".join(tiles[start : start + 4]) for start in range(0, CELLS, 4)]
        assert count(board(*rows, f"coins {state['coins'][seat]}")).total == out[seat]
