"""What is told of a move is what happens when it is played."""

import random
from collections.abc import Iterator

import pytest

from tesselle.engine.game import State
from tesselle.engine.hexgrid import hexgrid
from tesselle.engine.match import Match
from tesselle.engine.tally import Line, Tally
from tesselle.games.mosaic import GAME
from tesselle.games.mosaic.rules import play
from tesselle.games.mosaic.rules.board import MOST_CELLS
from tesselle.games.mosaic.rules.state import NOBODY
from tesselle.games.mosaic.tests.play import (
    actions,
    after,
    board,
    groups,
    moves,
    name,
    played,
    start,
    tiles,
)
from tesselle.games.mosaic.text.telling import notes

THREE_RED = [(1, 0), (0, -1), (-1, 1)]  # round the centre, none beside another
CENTRE = (0, 0)


def told(position: str | State, move: str) -> Tally:
    """Return what is told of a move before it is played."""
    state = GAME.read_position(position) if isinstance(position, str) else position
    seat = int(state["seat"])
    return GAME.preview(state, seat, GAME.read_move(state, seat, move))


def line(tally: Tally, rule: str) -> Line | None:
    """Return the line of a rule, if the tally has one."""
    found = [each for each in tally.lines if each.rule == rule]
    assert len(found) <= 1, f"{rule} is told twice"
    return found[0] if found else None


def random_steps(seed: int, side: int) -> Iterator[tuple[State, int, State]]:
    """Yield every step of a random match: the state, the action, the state after it."""
    chance, state = random.Random(seed), start(side)
    while offered := actions(state):
        action = chance.choice(offered)
        following = played(state, action)
        yield state, action, following
        state = following


def connected(state: State, cell: str) -> set[str]:
    """Return all tiles of one colour that hang together with ``cell``, by a walk of our own."""
    grid = hexgrid(int(state["side"]))
    found, ahead = {grid.by_name[cell]}, [grid.by_name[cell]]
    while ahead:
        for near in grid.neighbour[ahead.pop()]:
            alike = near >= 0 and state["tiles"][near] == state["tiles"][grid.by_name[cell]]
            if alike and int(near) not in found:
                found.add(int(near))
                ahead.append(int(near))
    return {grid.names[each] for each in found}


SIDES = [(1, 3), (2, 4), (3, 5), (4, 5), (5, 8)]


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_the_points_told_are_the_tiles_won(seed: int, side: int) -> None:
    for state, action, following in random_steps(seed, side):
        seat = int(state["seat"])
        tally = GAME.preview(state, seat, action)
        assert tally.total == tiles(following)[seat] - tiles(state)[seat]
        assert tally.total == sum(each.points for each in tally.lines)


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_the_group_told_is_the_group_that_stands_after_the_move(seed: int, side: int) -> None:
    for state, action, following in random_steps(seed, side):
        own = line(GAME.preview(state, int(state["seat"]), action), "R3")
        cell = hexgrid(side).names[action % MOST_CELLS]
        assert own is not None
        assert set(own.cells) == connected(following, cell)


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_a_flip_tells_which_groups_are_left_of_the_one_it_hits(seed: int, side: int) -> None:
    flips = 0
    for state, action, following in random_steps(seed, side):
        seat = int(state["seat"])
        hit = line(GAME.preview(state, seat, action), "R7")
        assert (hit is None) == (action < MOST_CELLS)
        if hit is None:
            continue
        flips += 1
        cell = hexgrid(side).names[action % MOST_CELLS]
        assert set(hit.cells) == connected(state, cell) - {cell}
        pieces = {frozenset(connected(following, each)) for each in hit.cells}
        assert groups(following)[1 - seat] - groups(state)[1 - seat] == len(pieces) - 1
        number = "".join(filter(str.isdigit, hit.what.en))
        assert number == (str(len(pieces)) if len(pieces) > 1 else "")
    assert flips


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_what_is_told_of_the_turn_is_how_it_goes_on(seed: int, side: int) -> None:
    for state, action, following in random_steps(seed, side):
        seat = int(state["seat"])
        tally = GAME.preview(state, seat, action)
        over, chain = following["seat"] == NOBODY, bool(following["chain"])
        assert (line(tally, "R10") is not None) == over
        assert (line(tally, "R9") is not None) == (following["seat"] == seat and not chain)
        must = line(tally, "R8")
        compulsory = [f"x{cell}" for cell in must.cells] if must else []
        assert compulsory == (moves(following) if chain else [])


def test_a_preview_leaves_the_state_alone() -> None:
    for state, action, _ in random_steps(6, 4):
        before = state.tobytes()
        GAME.preview(state, int(state["seat"]), action)
        assert state.tobytes() == before


def test_a_placement_far_from_all_is_a_new_group() -> None:
    own = line(told(board([CENTRE], [(1, 0)]), "a1"), "R3")
    assert own is not None
    assert own.what.en == "a new group for Red"
    assert own.cells == ("a1",)


def test_a_placement_beside_one_group_makes_it_grow() -> None:
    own = line(told(board([CENTRE], [(1, 0)]), name((0, 1))), "R3")
    assert own is not None
    assert own.what.en == "a group of Red grows to 2 tiles"
    assert own.what.fr == "un groupe de Rouge passe à 2 tuiles"


def test_a_flip_tells_how_many_groups_it_joins() -> None:
    own = line(told(board(THREE_RED, [CENTRE]), f"x{name(CENTRE)}"), "R3")
    assert own is not None
    assert own.what.en == "Red joins 3 groups into one of 4 tiles"
    assert set(own.cells) == {name(place) for place in (*THREE_RED, CENTRE)}


def test_a_flip_tells_which_flip_it_makes_compulsory() -> None:
    position = board([(-2, 0), (0, -1), (1, 0)], [(-1, 0), CENTRE])
    must = line(told(position, f"x{name((-1, 0))}"), "R8")
    assert must is not None
    assert must.cells == (name(CENTRE),)
    assert must.what.en == f"Red must then flip {name(CENTRE)}"


def test_moves_are_described_by_what_they_do() -> None:
    state = after(board(THREE_RED, [CENTRE]))
    seat, cell = int(state["seat"]), name(CENTRE)
    place = GAME.described(state, seat, GAME.read_move(state, seat, "a1"))
    flip = GAME.described(state, seat, GAME.read_move(state, seat, f"x{cell}"))
    assert (place.en, place.fr) == ("places on a1", "pose en a1")
    assert (flip.en, flip.fr) == (f"flips {cell}", f"retourne {cell}")


def test_advice_asks_for_a_move_and_does_not_tell_one() -> None:
    state = start(3)
    advised = GAME.advised(state, 0, GAME.read_move(state, 0, "d4"))
    assert (advised.en, advised.fr) == ("place on d4", "poser en d4")


def test_r9_a_skipped_turn_is_told_by_the_match_to_all_and_to_the_seat_itself() -> None:
    match = Match.at(GAME, "B.R/..RR/.B.BB/.B.R/.BR R -")
    (note,) = match.play(0, "a2").notes
    assert note.seat == 1
    assert note.said.en == "cannot move: the turn is skipped"
    assert note.said.fr == "ne peut pas jouer : son tour est sauté"
    assert note.to_seat.en == "You cannot move: your turn is skipped"
    assert note.to_seat.fr == "Vous ne pouvez pas jouer : votre tour est sauté"
    assert match.play(0, "e1").notes == (), "Blue can move again"


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_r9_a_turn_is_told_as_skipped_only_for_want_of_moves(seed: int, side: int) -> None:
    for state, _, following in random_steps(seed, side):
        seat = int(state["seat"])
        skipped = [note.seat for note in notes(state, following, seat)]
        over, chain = following["seat"] == NOBODY, bool(following["chain"])
        stuck = not (over or chain or play.can_move(following, 1 - seat))
        assert skipped == ([1 - seat] if stuck else [])


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_the_view_shows_every_group_whole_and_how_many_there_are(seed: int, side: int) -> None:
    names = hexgrid(side).names
    for _, _, state in random_steps(seed, side):
        view = GAME.view(state, None)
        letters = "".join(view["board"])
        shown: dict[int, set[str]] = {}
        for cell, letter, first in zip(names, letters, view["group"], strict=True):
            assert (first == -1) == (letter == ".")
            if first != -1:
                shown.setdefault(first, set()).add(cell)
        assert all(cells == connected(state, names[first]) for first, cells in shown.items())
        assert view["tiles"] == [letters.count(letter) for letter in "RB"]
        assert view["groups"] == [
            sum(letters[first] == letter for first in shown) for letter in "RB"
        ]
        assert view["groups"] == list(groups(state))


@pytest.mark.parametrize(("seed", "side"), SIDES)
def test_the_view_shows_the_flips_that_are_compulsory(seed: int, side: int) -> None:
    chains = 0
    for _, _, state in random_steps(seed, side):
        shown = [f"x{cell}" for cell in GAME.view(state, None)["forced"]]
        assert shown == (moves(state) if state["chain"] else [])
        chains += bool(shown)
    assert chains or side == 3


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [(31, "31 tiles", "31 tuiles"), (1, "1 tile", "1 tuile"), (0, "0 tiles", "0 tuile")],
)
def test_r11_a_result_is_told_in_tiles(count: int, english: str, french: str) -> None:
    told = GAME.summary(count)
    assert (told.en, told.fr) == (english, french)
