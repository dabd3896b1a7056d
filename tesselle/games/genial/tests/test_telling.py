"""What the board says of a placement is what the tracks do."""

import random

import numpy as np
import pytest

from tesselle.engine.game import State
from tesselle.engine.state import copied
from tesselle.engine.tally import Tally
from tesselle.games.genial import GAME
from tesselle.games.genial.rules.state import KEEP, LAST, SWAP
from tesselle.games.genial.tests.table import actions, after, start, table


def told(state: State, move: str) -> Tally:
    seat = int(state["seat"])
    return GAME.preview(state, seat, GAME.read_move(state, seat, move))


def lines(tally: Tally) -> list[tuple[str, int, str]]:
    return [(line.rule, line.points, " ".join(line.cells)) for line in tally.lines]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_preview_adds_up_to_what_the_tracks_gain(seats: int) -> None:
    chance = random.Random(seats)
    for match in range(12):
        state = start(seats, seed=match)
        if match % 2:  # near the ends of the tracks, where points are lost and bonuses won
            for seat in range(seats):
                state["tracks"][seat] = [chance.randrange(12, LAST) for _ in range(6)]
        while GAME.waiting(state):
            seat, action = int(state["seat"]), chance.choice(actions(state))
            before = copied(state)
            tally = GAME.preview(state, seat, action)
            assert state.tobytes() == before.tobytes()
            GAME.apply(state, seat, action, np.uint64(chance.getrandbits(64)))
            gained = int((state["tracks"][seat] - before["tracks"][seat]).sum())
            assert tally.total == gained == sum(line.points for line in tally.lines)
            more = int(state["owed"]) > max(int(before["owed"]) - 1, 0)
            assert bool(tally.remark) == (more or not GAME.waiting(state))


def test_r7_each_line_is_told_from_the_cell_to_be_covered() -> None:
    state = table("Rh9 Rh10 Rg8 Bi7")
    assert lines(told(state, "Rh8-Bh7")) == [
        ("R7", 1, "h7 i7"),
        ("R7", 2, "h8 h9 h10"),
        ("R7", 1, "h8 g8"),
    ]


def test_r8_what_goes_past_the_end_is_told_as_lost() -> None:
    state = table("Rh9 Rh10 Rh11", tracks=(17, 0, 0, 0, 0, 0))
    tally = told(state, "Rh8-Bh7")
    assert lines(tally) == [("R7", 3, "h8 h9 h10 h11"), ("R8", -2, "h9 h10 h11")]
    assert tally.total == 1


def test_r9_a_track_that_reaches_its_end_gives_another_tile() -> None:
    tally = told(table("Rh9", tracks=(17, 0, 0, 0, 0, 0)), "Rh8-Bh7")
    assert tally.remark is not None
    assert tally.remark.en == "Génial! Red reaches 18: lay another tile."
    assert tally.remark.fr == "Génial ! Rouge arrive à 18 : posez encore une tuile."


def test_r9_two_tracks_give_two_tiles() -> None:
    tally = told(table("Rh9 Bh6", tracks=(17, 0, 17, 0, 0, 0)), "Rh8-Bh7")
    assert tally.remark is not None
    assert tally.remark.en == "Génial! Red and blue reach 18: lay two more tiles."


def test_r13_the_last_placement_is_told_to_end_the_match() -> None:
    tally = told(table(free="h7 h8", tracks=(0, 0, 0, 0, 0, 0)), "Rh8-Bh7")
    assert tally.remark is not None
    assert tally.remark.en == "No tile fits after that: the match ends."


def test_r14_six_full_tracks_are_told_to_win() -> None:
    tally = told(table("Rh9", tracks=(17, 18, 18, 18, 18, 18)), "Rh8-Bh7")
    assert tally.remark is not None
    assert tally.remark.en == "All six tracks at 18: that wins at once!"


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("Rh7-Bh8", "lays red on h7 and blue on h8", "pose rouge en h7 et bleu en h8"),
        ("Rh8-Bh7", "lays red on h8 and blue on h7", "pose rouge en h8 et bleu en h7"),
        ("Gh7-Gh8", "lays double green on h7 and h8", "pose un double vert en h7 et h8"),
        ("swap", "shows all tiles and swaps them", "montre toutes ses tuiles et les échange"),
        ("keep", "keeps the tiles", "garde ses tuiles"),
    ],
)
def test_a_move_is_told_in_words(move: str, english: str, french: str) -> None:
    state = table()
    told = GAME.described(state, 0, GAME.read_move(state, 0, move))
    assert (told.en, told.fr) == (english, french)


def test_answering_the_offer_to_swap_earns_nothing() -> None:
    state = table(hand="RB RB GG OY OY RG", tracks=(1, 1, 1, 1, 1, 0))
    state = after(state, "Rh7-Bh8")
    assert state["swap"]
    for answer in (SWAP, KEEP):
        assert GAME.preview(state, 0, answer) == Tally((), 0)


def test_r15_a_result_names_the_lowest_track_first() -> None:
    told = GAME.summary([9, 5, 12, 7, 7, 6])
    assert told.en == "lowest track 5, then 6, 7, 7, 9, 12"
    assert told.fr == "piste la plus basse 5, puis 6, 7, 7, 9, 12"


def test_r14_a_result_names_a_full_scale_as_such() -> None:
    assert GAME.summary([LAST] * 6).en == "all six tracks at 18"
