"""A scene's words follow from what is drawn, and whoever errs is told what and where."""

import pytest

from studio import truth
from studio.drawing import draw
from studio.motifs.birds import bird
from studio.motifs.sky import moon
from studio.scene import Scene, scenes
from tests.studio.stage import WORDS, dotted, painted, scene

GREY = painted("#888888", 0)


def told(tried: Scene, picture: object = GREY) -> str:
    with pytest.raises(truth.Untrue) as caught:
        truth.check(tried, tried.drawing().seen, GREY if picture is GREY else picture, WORDS)  # type: ignore[arg-type] # a picture
    return str(caught.value)


def holds(tried: Scene) -> None:
    truth.check(tried, tried.drawing().seen, GREY, WORDS)


def test_a_scene_whose_words_are_drawn_holds() -> None:
    holds(scene("calme lune nuit sans-personnage", moon()))


def test_a_word_that_a_motif_shows_must_be_listed_and_the_motif_is_named() -> None:
    assert "'lune' is shown by the motif 'moon'" in told(scene("sans-personnage", moon()))


def test_a_word_that_a_motif_shows_may_be_called_arguable() -> None:
    holds(scene("sans-personnage", moon(), arguable="lune"))


def test_a_word_that_nothing_shows_is_refused() -> None:
    assert "'bateau' is shown by no motif" in told(scene("bateau sans-personnage"))


def test_a_mood_needs_no_motif() -> None:
    holds(scene("calme nuit sans-personnage"))


def test_a_word_that_the_deck_does_not_have_is_refused() -> None:
    assert "'lun' is no word of the deck" in told(scene("lun sans-personnage"))


def test_day_and_night_exclude_each_other() -> None:
    assert "'jour' and 'nuit' cannot both be true" in told(scene("jour nuit sans-personnage"))


def test_a_word_is_yes_or_arguable_but_not_both() -> None:
    tried = scene("calme sans-personnage", arguable="calme")
    assert "'calme' is both yes and arguable" in told(tried)


@pytest.mark.parametrize(
    ("birds", "word"),
    [(0, "sans-personnage"), (1, "seul"), (2, "duo"), (3, "groupe"), (5, "groupe")],
)
def test_the_number_of_characters_gives_its_word(birds: int, word: str) -> None:
    flock = [bird().at(40 * k, 100, 50) for k in range(birds)]
    things = "animal oiseau " if birds else ""
    holds(scene(things + word, *flock))


def test_a_wrong_number_of_characters_is_refused_with_their_names() -> None:
    tried = scene("animal duo oiseau", bird())
    assert "'duo' is wrong: the characters are bird" in told(tried)


def test_a_depicted_character_is_not_alive_but_shows_its_words() -> None:
    holds(scene("animal oiseau sans-personnage", bird().depicted()))


def test_an_ornament_shows_nothing() -> None:
    holds(scene("sans-personnage", bird().mute()))


def test_what_a_motif_carries_is_seen_too() -> None:
    names = {each.motif for each in draw(bird(hat=moon())).seen}
    assert names == {"bird", "moon"}


def test_a_colour_that_shows_must_be_listed() -> None:
    tried = scene("sans-personnage")
    with pytest.raises(truth.Untrue, match="'bleu' fills 25 pixels and is not under yes"):
        truth.check(tried, (), dotted("#2060c0", 7), WORDS)


def test_a_colour_that_hardly_shows_may_not_be_listed() -> None:
    tried = scene("bleu sans-personnage")
    with pytest.raises(truth.Untrue, match="'bleu' fills only 16 pixels, not 25"):
        truth.check(tried, (), dotted("#2060c0", 6), WORDS)


def test_a_colour_that_hardly_shows_must_be_arguable() -> None:
    with pytest.raises(truth.Untrue, match="'bleu' fills 16 pixels and is not even arguable"):
        truth.check(scene("sans-personnage"), (), dotted("#2060c0", 6), WORDS)
    truth.check(scene("sans-personnage", arguable="bleu"), (), dotted("#2060c0", 6), WORDS)
    truth.check(scene("sans-personnage", arguable="bleu"), (), dotted("#2060c0", 3), WORDS)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (36, "jaune-orange"), (42, "vert"), (77, "jaune-orange"), (79, "violet-rose"),
        (81, "violet-rose"), (86, "bleu"), (89, "bleu"),
    ],
)  # fmt: skip
def test_a_colour_is_told_however_little_there_is_of_it(number: int, word: str) -> None:
    assert word in scenes()[number].yes


@pytest.mark.parametrize(
    ("number", "word"),
    [(34, "feu"), (73, "feu"), (39, "sans-personnage"), (84, "sans-personnage")],
)
def test_a_lit_lantern_is_fire_and_a_robot_is_nobody(number: int, word: str) -> None:
    assert word in scenes()[number].yes
    assert number in (34, 73) or "seul" not in scenes()[number].yes
