"""Mosaic's moves and positions as text, both ways, and what is said of a wrong one."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tesselle.engine.errors import BadPosition, IllegalMove, shown
from tesselle.engine.say import Say
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.rules import play
from tesselle.games.mosaic.rules.board import MOST_CELLS
from tesselle.games.mosaic.tests.play import actions, after, board, name, start

CHAIN = "BR./.RBB/..B../R..R/..B B b3"  # Blue has flipped b3 and must go on


@pytest.mark.parametrize("side", [3, 4, 5, 6, 7, 8])
def test_every_placement_and_flip_reads_back(side: int) -> None:
    state = start(side)
    everything = [*range(int(state["cells"]))]
    everything += [MOST_CELLS + cell for cell in everything]
    texts = [GAME.write_move(state, 0, action) for action in everything]
    assert len(set(texts)) == len(texts)
    assert [GAME.read_move(state, 0, text) for text in texts] == everything


def test_a_placement_is_a_cell_and_a_flip_has_an_x() -> None:
    state = start(5)
    assert GAME.write_move(state, 0, 30) == "e5"
    assert GAME.write_move(state, 0, MOST_CELLS + 30) == "xe5"


@pytest.mark.parametrize("text", ["xe5", "XE5", "Xe5", " xe5 ", "\txE5\n"])
def test_case_and_outer_blanks_do_not_matter(text: str) -> None:
    assert GAME.read_move(start(5), 0, text) == MOST_CELLS + 30


@pytest.mark.parametrize(
    "text", ["", "x", "e", "5", "e10", "e0", "e05", "j1", "xxe5", "e5e6", "é5"]
)
def test_what_is_no_cell_is_refused_with_the_cells_there_are(text: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.read_move(start(5), 0, text)
    english, french = refusal.value.say.en, refusal.value.say.fr
    assert english == f"expected a cell from a1 to i5, or x and a cell to flip; got {text!r}"
    assert french == f"il faut une case de a1 à i5, ou x et une case à retourner ; reçu {text!r}"


def test_the_cells_of_a_smaller_board_are_fewer() -> None:
    with pytest.raises(IllegalMove, match="from a1 to e3"):
        GAME.read_move(start(3), 0, "i5")


FORCED = board([(-2, 0), (0, -1), (1, 0), (-3, 4), (-1, 4)], [(-1, 0), (0, 0), (-2, 4)])


@pytest.mark.parametrize(
    ("text", "played", "move", "why"),
    [
        (
            board([(0, 0)], []),
            (),
            "e5",
            Say("e5 already has a tile", "e5 porte déjà une tuile"),
        ),
        (
            board([(-1, 0)], []),
            (),
            "e5",
            Say(
                "e5 is beside your own tiles only (R5)",
                "e5 n’a pour voisines que vos propres tuiles (R5)",
            ),
        ),
        (
            board([(-1, 0), (1, 0)], [(0, -1)]),
            (),
            "e5",
            Say(
                "a tile on e5 would join two of your groups (R6)",
                "une tuile en e5 réunirait deux de vos groupes (R6)",
            ),
        ),
        (
            board([(0, 0)], []),
            (),
            "xe5",
            Say("e5 has no enemy tile to flip", "e5 n’a pas de tuile adverse"),
        ),
        (
            board([], []),
            (),
            "xe5",
            Say("e5 has no enemy tile to flip", "e5 n’a pas de tuile adverse"),
        ),
        (
            board([(1, 0)], [(0, 0)]),
            (),
            "xe5",
            Say(
                "flipping e5 would not join two of your groups (R7)",
                "retourner e5 ne réunirait pas deux de vos groupes (R7)",
            ),
        ),
        (
            FORCED,
            ("xe4",),
            "a1",
            Say(
                "your turn goes on with a flip beside the tiles you flipped (R8)",
                "votre tour continue : retournez une tuile voisine de celles retournées (R8)",
            ),
        ),
        (
            FORCED,
            ("xe4",),
            "x" + name((-2, 4)),
            Say(
                "i3 is not beside a tile you flipped in this turn (R8)",
                "i3 n’est pas voisine d’une tuile retournée pendant ce tour (R8)",
            ),
        ),
    ],
    ids=["occupied", "R5", "R6", "own tile", "no tile", "R7", "R8 place", "R8 flip"],
)
def test_an_illegal_move_is_explained(
    text: str, played: tuple[str, ...], move: str, why: Say
) -> None:
    state = after(text, *played)
    seat = int(state["seat"])
    action = GAME.read_move(state, seat, move)
    assert action not in actions(state)
    reason = GAME.reason(state, seat, action)
    assert (reason.said.en, reason.said.fr) == (why.en, why.fr)


def lit(text: str, *moves: str) -> set[str]:
    *played, move = moves
    state = after(text, *played)
    seat = int(state["seat"])
    return set(GAME.reason(state, seat, GAME.read_move(state, seat, move)).cells)


def test_r5_a_reason_lights_the_groups_beside_the_cell() -> None:
    assert lit("RR./..../...../..../... R -", "b2") == {"a1", "a2"}


def test_r6_a_reason_lights_the_groups_that_would_be_joined() -> None:
    assert lit("R.R/RB.R/...../..../... R -", "a2") == {"a1", "b1", "a3", "b4"}


def test_r7_a_reason_lights_what_is_not_joined_or_what_is_split() -> None:
    assert lit("RB./..../...../..../... R -", "xa2") == {"a1", "a2"}
    split = "..../...../..RB../..BBR../..RB../...../.... R -"
    assert lit(split, "xd4") == {"c4", "d3", "d4", "e4"}
    reason = GAME.reason(GAME.read_position(split), 0, MOST_CELLS + 18)
    assert reason.said.en == (
        "flipping d4 would join 3 of your groups but split the other colour into as many or more "
        "(R7)"
    )


def test_r8_a_reason_lights_what_must_be_flipped() -> None:
    assert lit(CHAIN, "e1") == {"a2", "b2"}
    assert lit(FORCED, "xe4", "xi3") == lit(FORCED, "xe4", "a1") == {"e5"}


@pytest.mark.parametrize(
    "text",
    [
        ".RB/..../...../..../... R -",
        ".RB/..../...../..../... B -",
        CHAIN,
        "RRR/RRRR/RRRRR/RRRR/RRR - -",
        "BBRRB/BRBRRR/RRBRRRR/RB.BBBRR/BBBRRRBRR/BBRBRRBR/BBBBBRR/RBBBRB/RRBBB - -",
    ],
)
def test_a_position_reads_back_as_itself(text: str) -> None:
    assert GAME.write_position(GAME.read_position(text)) == text


def test_a_position_in_the_middle_of_a_turn_reads_back_byte_for_byte() -> None:
    state = after("BR./.RRB/..B../R..R/..B B -", "xb3")
    assert GAME.write_position(state) == CHAIN
    assert GAME.read_position(CHAIN).tobytes() == state.tobytes()


def test_a_position_gives_the_turn_to_the_seat_that_has_a_move() -> None:
    state = GAME.read_position("BRR/..RR/.B.BB/.B.R/.BR B -")  # Blue has none (R9)
    assert GAME.write_position(state).endswith(" R -")


def test_a_position_nobody_can_move_in_is_over() -> None:
    state = GAME.read_position("RRR/RRRR/RRRRR/RRRR/RRR R -")
    assert play.waiting(state) == 0


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        ("", "rows mover flipped", "0 parts"),
        (".../..../...../..../... R", "rows mover flipped", "2 parts"),
        (".../..../...../..../... R - -", "rows mover flipped", "4 parts"),
        (".../..../..../... R -", "5, 7, … or 15 rows", "got 4"),
        (".../... R -", "5, 7, … or 15 rows", "got 2"),
        ("/".join(["."] * 17) + " R -", "5, 7, … or 15 rows", "got 17"),
        (".../..../..../..../... R -", "5 of . R B", "'....'"),
        (".../..../......./..../... R -", "5 of . R B", "'.......'"),
        (".../..../..G../..../... R -", "5 of . R B", "'..G..'"),
        (".../..../..r../..../... R -", "5 of . R B", "'..r..'"),
        (".../..../...../..../... X -", "R, B or - to move", "'X'"),
        (".../..../...../..../... r -", "R, B or - to move", "'r'"),
        (".../..../...../..../... - -", "not over", "a seat has a move"),
        (".../..../..R../..../... R z9", "flipped tiles of the seat to move", "'z9'"),
        (".../..../..R../..../... R c2", "flipped tiles of the seat to move", "'c2'"),
        (".../..../..R../..../... B c3", "flipped tiles of the seat to move", "'c3'"),
        (".../..../..R../..../... R c3,", "flipped tiles of the seat to move", "''"),
        (".../..../..R../..../... R c3", "no flip is left", "c3"),
        ("RRR/RRRR/RRRRR/RRRR/RRR - c3", "-", "c3"),  # over, so no turn is unfinished
    ],
)
def test_a_damaged_position_is_refused(text: str, expected: str, got: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.read_position(text)
    assert expected in str(refusal.value)
    assert got in str(refusal.value)
    english, french = refusal.value.say.en, refusal.value.say.fr
    assert french != english


@settings(deadline=None)  # the first example may compile
@given(st.text() | st.from_regex(r"\s*[xX]{0,2}[a-jA-J][0-9]{0,3}\s*", fullmatch=True))
@example("xe5")
def test_any_text_is_a_move_or_an_illegal_move(text: str) -> None:
    state = start(5)
    try:
        action = GAME.read_move(state, 0, text)
    except IllegalMove as error:
        refusal = error.say
    else:
        assert GAME.write_move(state, 0, action) == text.strip().lower()
        return
    assert shown(text) in refusal.en
    assert shown(text) in refusal.fr


ROWS = st.tuples(*(st.text(".RB", min_size=size, max_size=size) for size in (3, 4, 5, 4, 3)))
CELLS = st.lists(st.sampled_from(["a1", "b2", "c3", "d4", "e3", "z1", "-"]), max_size=3)
POSITIONS = st.builds(
    lambda rows, mover, flipped: f"{'/'.join(rows)} {mover} {','.join(flipped)}",
    ROWS,
    st.sampled_from(["R", "B", "-", "x"]),
    CELLS,
)


@settings(deadline=None)  # the first example may compile
@given(st.text() | POSITIONS | st.text("./RB- abc123,", max_size=40))
@example(CHAIN)
def test_any_text_is_a_position_or_a_bad_one(text: str) -> None:
    try:
        state = GAME.read_position(text)
    except BadPosition:
        return
    written = GAME.write_position(state)
    assert GAME.read_position(written).tobytes() == state.tobytes()
    assert written.partition(" ")[0] == text.split(maxsplit=1)[0]
