"""Génial!'s moves and positions as text, both ways, and what is said of a wrong one."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition, IllegalMove
from tesselle.engine.game import State
from tesselle.games.genial import GAME
from tesselle.games.genial.rules import board
from tesselle.games.genial.rules.state import KEEP
from tesselle.games.genial.tests.table import actions, after, start, table, tiles


def test_every_action_reads_back_and_no_two_are_written_alike() -> None:
    state = start(4)
    everything = range(KEEP + 1)
    texts = [GAME.write_move(state, 0, action) for action in everything]
    assert len(set(texts)) == len(texts)
    assert [GAME.read_move(state, 0, text) for text in texts] == list(everything)


def test_the_earlier_symbol_comes_first_and_of_a_double_the_earlier_cell() -> None:
    state = start()
    assert written(state, "Bh8-Rh9") == "Rh9-Bh8"
    assert written(state, "Gh9-Gh8") == "Gh8-Gh9"
    assert written(state, "Gi8-Gh9") == "Gh9-Gi8"


def written(state: State, text: str) -> str:
    return GAME.write_move(state, 0, GAME.read_move(state, 0, text))


@pytest.mark.parametrize(
    "text", ["rh8-bh9", " RH8-BH9 ", "Rh8 Bh9", "r h8 - b h9", "Bh9-Rh8", "rh8bh9", "Rh8–Bh9"]
)
def test_case_blanks_and_order_do_not_matter(text: str) -> None:
    assert written(start(), text) == "Rh8-Bh9"


@pytest.mark.parametrize(("text", "move"), [("SWAP", "swap"), (" Keep\n", "keep")])
def test_the_answers_to_r11_are_read(text: str, move: str) -> None:
    assert written(start(), text) == move


@pytest.mark.parametrize(
    ("text", "expected", "attendu"),
    [
        ("", "a tile on two cells, like Rh8-Bh9", "une tuile sur deux cases"),
        ("Rh8", "a tile on two cells, like Rh8-Bh9", "une tuile sur deux cases"),
        ("Xh8-Bh9", "a tile on two cells, like Rh8-Bh9", "une tuile sur deux cases"),
        ("Rh8-Bh99", "from h1 to h15, got h99", "de h1 à h15 ; reçu h99"),
        ("Ra9-Ba8", "from a1 to a8, got a9", "de a1 à a8 ; reçu a9"),
        ("Rh8-Bh08", "from h1 to h15, got h08", "de h1 à h15 ; reçu h08"),
        (
            "Rh8-Bh10",
            "two adjacent cells, got h8 and h10",
            "deux cases adjacentes ; reçu h8 et h10",
        ),
        ("Rh8-Bh8", "two adjacent cells, got h8 and h8", "deux cases adjacentes ; reçu h8 et h8"),
        ("Rc3-Bc4", "c3 bears a printed symbol", "c3 porte un symbole imprimé"),
    ],
)
def test_what_is_no_move_is_refused_with_what_was_expected(
    text: str, expected: str, attendu: str
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.read_move(start(), 0, text)
    assert expected in refusal.value.say.en
    assert attendu in refusal.value.say.fr


@pytest.mark.parametrize(
    ("position", "move", "english", "french"),
    [
        (lambda: table("Gh8 Oh9"), "Rh8-Bh7", "h8 is not free (R5)", "h8 n’est pas libre (R5)"),
        (
            table,
            "Rb4-Bc4",
            "b4 is beyond the area for 2 seats (R1)",
            "hors de la zone pour 2",
        ),
        (table, "Gh8-Yh9", "you hold no tile GY (R5)", "pas de tuile GY (R5)"),
        (lambda: table(first=True), "Rh8-Bh9", "next to a printed symbol", "symbole imprimé"),
        (
            table,
            "swap",
            "offered only after your placements",
            "proposé qu’après vos poses",
        ),
        (
            lambda: after(table(hand="RO GG", tracks=(9, 9, 9, 9, 3, 3)), "Rh8-Oh7"),
            "Gd5-Gd6",
            "answer swap or keep (R11)",
            "répondez swap ou keep (R11)",
        ),
    ],
    ids=["taken", "R1", "not held", "R6", "R11 not offered", "R11 offered"],
)
def test_an_illegal_move_is_explained(
    position: Callable[[], State], move: str, english: str, french: str
) -> None:
    state = position()
    action = GAME.read_move(state, 0, move)
    assert action not in actions(state)
    reason = GAME.reason(state, 0, action)
    assert english in reason.said.en
    assert french in reason.said.fr


def lit(state: State, move: str) -> tuple[str, ...]:
    return GAME.reason(state, 0, GAME.read_move(state, 0, move)).cells


def test_r5_a_reason_lights_the_cell_that_is_not_free() -> None:
    state = table("Gh8 Oh9")
    assert lit(state, "Rh8-Bh7") == ("h8",)
    assert lit(state, "Rh10-Bh9") == ("h9",)
    with pytest.raises(IllegalMove) as refusal:
        GAME.read_move(state, 0, "Rc3-Bc4")
    assert refusal.value.details == {"cells": ["c3"]}


def test_r6_a_reason_lights_the_symbols_that_no_tile_touches() -> None:
    assert lit(table(first=True), "Rh8-Bh9") == ("c3", "c8", "h13", "m8", "m3", "h3")


ROWS = (
    "________/_________/__r....g__/__.......__/__........__/__.........__/__..........__/"
    "__p.........b__/__..........__/__.........__/__........__/__.......__/__y....o__/"
    "_________/________"
)
TRACKS = "0,0,0,0,0,0/0,0,0,0,0,0"
HANDS = "RR,RR,RG,RG,GG,GG/BB,OO,OO,YP,YP,PP"
BAG = "3RR,4RG,6RB,6RO,6RY,6RP,3GG,6GB,6GO,6GY,6GP,4BB,6BO,6BY,6BP,3OO,6OY,6OP,5YY,4YP,4PP"
SHIFTED = ROWS.replace("_", ".", 1).replace("r.", "r_", 1) + f" {TRACKS} {HANDS} {BAG} - 0:turn"
START = f"{ROWS} {TRACKS} {HANDS} {BAG} - 0:turn"


def damaged(old: str, new: str) -> str:
    assert old in START
    return START.replace(old, new, 1)


def test_the_start_is_written_in_one_line() -> None:
    assert GAME.write_position(GAME.read_position(START)) == START


def test_positions_of_every_kind_read_back_byte_for_byte() -> None:
    state = GAME.read_position(damaged(TRACKS, "3,3,0,0,0,0/0,0,0,0,0,0"))
    offered = after(state, "Rc4-Gc5")
    assert GAME.write_position(offered).endswith(" - 0:swap")
    swapped = after(offered, "swap")
    assert GAME.write_position(swapped).endswith(" RR,RR,RG,GG,GG 1:turn")
    for one in (state, offered, swapped, after(offered, "keep")):
        assert GAME.read_position(GAME.write_position(one)).tobytes() == one.tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_a_match_read_back_byte_for_byte(seats: int) -> None:
    chooser, state = np.random.default_rng(seats), start(seats)
    while GAME.waiting(state):
        assert GAME.read_position(GAME.write_position(state)).tobytes() == state.tobytes()
        action = int(chooser.choice(actions(state)))
        GAME.apply(state, int(state["seat"]), action, np.uint64(chooser.integers(2**63)))
    assert GAME.write_position(state).endswith(" over")
    assert GAME.read_position(GAME.write_position(state)).tobytes() == state.tobytes()


def test_a_bonus_owed_reads_back() -> None:
    state = GAME.read_position(damaged("0,0,0,0,0,0/", "17,9,9,9,9,9/"))
    state["placed"] = 2  # past the first turns, with two tiles OY out of the bag on the board
    state["bag"] -= tiles("OY OY")
    for half in ("Rc3", "Oj5", "Yj6", "Oi5", "Yi6"):
        state["cells"][board.GRID.by_name[half[1:]]] = "RGBOYP".index(half[0])
    state["pairs"] = 0
    free = board.free_pairs(state["cells"])
    state["pairs"][: len(free)], state["free"] = free, len(free)
    owed = after(state, "Rc4-Rc5")
    assert GAME.write_position(owed).endswith(" 0:bonus1")
    assert GAME.read_position(GAME.write_position(owed)).tobytes() == owed.tobytes()


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        ("", "six parts", "got 0"),
        (f"{START} -", "six parts", "got 7"),
        (damaged("________/", ""), "15 rows", "got 14"),
        (damaged("________/", "_______/"), "8 cells in a row", "got 7"),
        (damaged("________/", ".......x/"), "'_' outside the area", "got 70"),
        (damaged("__r", "_.r"), "'_' outside the area", "got 77"),
        (damaged("__r", "__g"), "c3: expected r", "'g'"),
        (damaged("r....g", "rx...g"), "c4: expected . or a symbol", "'x'"),
        (SHIFTED, "a1: expected _ with 2 seats", "got '.'"),
        (damaged(TRACKS, "0,0,0,0,0,0"), "2 seats' tracks", "got 1"),
        (damaged("0,0,0,0,0,0/", "0,0,0,0,0/"), "6 tracks", "got 5"),
        (damaged("0,0,0,0,0,0/", "0,0,0,0,0,19/"), "from 0 to 18", "'19'"),
        (damaged("0,0,0,0,0,0/", "0,0,0,0,0,-1/"), "from 0 to 18", "'-1'"),
        (damaged("RR,RR,RG", "XR,RR,RG"), "a tile like RB", "'XR'"),
        (damaged("RR,RR,RG", "RR,RR,RR,RG"), "at most 6 tiles", "got 7"),
        (damaged("3RR,", "4RR,"), "at most 5 tiles RR", "got 6"),
        (damaged("3RR,", "2RR,"), "2 tile symbols R", "got 0"),
        (damaged("3RR,", "3RR,3RR,"), "each kind in the bag once", "'3RR'"),
        (damaged("3RR,", "9RR,"), "each kind in the bag once", "'9RR'"),
        (damaged(" - ", " RR "), "seat 1 could swap", "RR"),
        (damaged("0:turn", "2:turn"), "'seat:turn'", "2:turn"),
        (damaged("0:turn", "1:turn"), "seat 0 on its first turn", "seat 1"),
        (damaged("0:turn", "0:bonus1"), "fewer than 6 tiles with seat 0", "got 6"),
        (damaged("0:turn", "0:swap"), "fewer than 6 tiles with seat 0", "got 6"),
        (damaged("0:turn", "over"), "a seat to move", "'over'"),
        (damaged("0,0,0,0,0,0/", "18,18,18,18,18,18/"), "'over', by R13 or R14", "'0:turn'"),
    ],
)
def test_a_damaged_position_is_refused(text: str, expected: str, got: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.read_position(text)
    assert expected in str(refusal.value)
    assert got in str(refusal.value)
    english, french = refusal.value.say.en, refusal.value.say.fr
    assert french != english


def returned(state: State, seat: int, tile: str) -> State:
    """Put a tile of a hand into the bag: so many tiles there are, but the hand is short."""
    state["hands"][seat] -= tiles(tile)
    state["bag"] += tiles(tile)
    return state


def finished(seats: int) -> State:
    """Return the end of a random match."""
    chooser, state = np.random.default_rng(seats), start(seats)
    while GAME.waiting(state):
        action = int(chooser.choice(actions(state)))
        GAME.apply(state, int(state["seat"]), action, np.uint64(chooser.integers(2**63)))
    return state


def refusal_of(state: State) -> str:
    with pytest.raises(BadPosition) as refusal:
        GAME.read_position(GAME.write_position(state))
    return str(refusal.value)


def test_a_position_with_a_short_hand_out_of_turn_is_refused() -> None:
    state = returned(GAME.read_position(START), 1, "BB")
    assert refusal_of(state) == "expected 6 tiles with seat 1, got 5"


def test_a_swap_offered_against_r11_is_refused() -> None:
    state = returned(GAME.read_position(START), 0, "RR")
    state["swap"] = 1
    assert "no tile with a lowest symbol at seat 0 (R11)" in refusal_of(state)
    state["tracks"][0, :2] = 3
    assert refusal_of(state) == "expected 1 tile on the board, got 0"


def test_a_bonus_without_a_track_at_18_is_refused() -> None:
    state = returned(GAME.read_position(START), 0, "RR")
    state["owed"] = 1
    assert refusal_of(state) == "seat 0: expected a track at 18 for 1 bonus, got 0"


def test_shown_tiles_in_the_middle_of_a_turn_are_refused() -> None:
    state = GAME.read_position(damaged(TRACKS, "3,3,0,0,0,0/0,0,0,0,0,0"))
    state = after(state, "Rc4-Gc5")
    state["shown"] = tiles("RB")
    assert "no shown tiles but at the start of a turn" in refusal_of(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_end_with_two_short_hands_is_refused(seats: int) -> None:
    state = finished(seats)
    for seat in range(seats):
        held = GAME.view(state, seat)["hand"]
        if len(held) == 6:
            returned(state, seat, held[0])
            break
    assert "one seat alone with fewer than 6 tiles" in refusal_of(state)


HALF = "[ rgboypRX][a-p][0-9]{1,2}"


@settings(deadline=None)  # the first example may compile
@given(st.text() | st.from_regex(rf"{HALF}[- ]?{HALF}", fullmatch=True))
@example("Rh8-Bh9")
def test_any_text_is_a_move_or_an_illegal_move(text: str) -> None:
    state = start()
    try:
        action = GAME.read_move(state, 0, text)
    except IllegalMove:
        return
    assert 0 <= action <= KEEP
    assert GAME.read_move(state, 0, GAME.write_move(state, 0, action)) == action


PARTS = START.split()
MARKS = st.text("._rRgGP/,-0123456789:abcdefturnswapover bonus", max_size=12)


@st.composite
def almost_positions(draw: st.DrawFn) -> str:
    """Draw the start with a stretch of its text replaced."""
    begin = draw(st.integers(0, len(START)))
    end = draw(st.integers(begin, min(begin + 4, len(START))))
    return START[:begin] + draw(MARKS) + START[end:]


@settings(deadline=None)  # the first example may compile
@given(st.text() | almost_positions() | st.permutations(PARTS).map(" ".join))
@example(START)
def test_any_text_is_a_position_or_a_bad_one(text: str) -> None:
    try:
        state = GAME.read_position(text)
    except BadPosition:
        return
    written = GAME.write_position(state)
    assert GAME.read_position(written).tobytes() == state.tobytes()
    assert GAME.waiting(state) == 0 or actions(state)
