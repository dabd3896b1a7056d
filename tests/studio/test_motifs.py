"""Every motif can be drawn as it is, and shows only words of the deck."""

import pytest

from studio.build import words
from studio.motif import Motif, motifs
from studio.motifs.light import lantern
from studio.motifs.people import person
from studio.pose import POSES

ALL = motifs()


@pytest.mark.parametrize("motif", ALL.values(), ids=ALL.keys())
def test_a_motif_draws_itself_with_its_defaults(motif: Motif) -> None:
    art = motif.draw()
    assert art.shapes
    assert {each.motif for each in art.seen} >= {motif.name}


@pytest.mark.parametrize("motif", ALL.values(), ids=ALL.keys())
def test_a_motif_shows_only_words_of_the_deck(motif: Motif) -> None:
    assert frozenset().union(*(each.words for each in motif.draw().seen)) <= words()


@pytest.mark.parametrize("motif", ALL.values(), ids=ALL.keys())
def test_a_motif_says_what_it_is(motif: Motif) -> None:
    assert (motif.draw.__doc__ or "").strip()


@pytest.mark.parametrize("pose", POSES)
def test_a_person_stands_on_the_ground_in_any_pose_that_nothing_else_bears(pose: str) -> None:
    low = max(shape.path.box()[3] for shape in person(pose=pose).shapes)
    if POSES[pose].seat is None:
        assert low == pytest.approx(0, abs=2.5)


def test_only_a_lit_lantern_shows_fire() -> None:
    lit, dark = (lantern(lit=lit).seen[0].words for lit in (True, False))
    assert lit - dark == {"feu"}
