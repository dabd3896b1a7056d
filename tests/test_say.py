"""Sentences: by name from catalogues, things counted, points won and lost, verbs in two voices."""

import pickle

import pytest

import tesselle
from tesselle.engine.say import Capital, Catalogue, Say, gained, listed, points, say
from tests.openings import opened

COINS = """
coins = { $number ->
    [one] { $number } %s
   *[other] { $number } %ss
}
"""


def both(one: Say | None) -> tuple[str, str] | None:
    return (one.en, one.fr) if one else None


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (0, "0 coins", "0 pièce"),
        (1, "1 coin", "1 pièce"),
        (2, "2 coins", "2 pièces"),
        (12345, "12345 coins", "12345 pièces"),
    ],
)
def test_things_are_counted_as_each_language_does(number: int, english: str, french: str) -> None:
    told = Catalogue({"en": COINS % ("coin", "coin"), "fr": COINS % ("pièce", "pièce")})
    assert both(told("coins", number=number)) == (english, french)


def test_points_that_are_lost_are_said_to_be_lost() -> None:
    assert gained(0) is None
    assert both(gained(1)) == both(points(1)) == ("1 point", "1 point")
    assert both(gained(-1)) == ("1 point lost", "1 point perdu")
    assert both(gained(-2)) == ("2 points lost", "2 points perdus")


def test_a_verb_has_a_form_after_a_name_and_one_for_advice() -> None:
    two = Say("[keeps|keep] both and [draws|draw] one", "en [garde|garder] deux")
    assert both(two.told()) == ("keeps both and draws one", "en garde deux")
    assert both(two.advised()) == ("keep both and draw one", "en garder deux")


def test_a_sentence_within_a_sentence_is_in_the_same_language() -> None:
    blue = Say("blue", "bleu")
    assert both(Capital(listed(["A", "B", blue]))) == ("A, B and blue", "A, B et bleu")
    assert both(listed([blue])) == ("blue", "bleu")
    assert both(blue.within("tile")) == ("tile: blue", "tile : bleu")


def test_what_a_language_lacks_is_said_in_english() -> None:
    german = Catalogue({"en": "hello = Hello\nbye = Bye", "de": "hello = Hallo"})
    assert german("hello").to("de") == "Hallo"
    assert german("bye").to("de") == "Bye"
    assert Say("yes", "oui").to("de") == "yes"
    assert german("hello").to("it") == "Hello"


def test_a_name_that_no_catalogue_has_and_a_value_that_is_missing_are_errors() -> None:
    with pytest.raises(LookupError):
        _ = say("no-such-message").en
    with pytest.raises(ValueError, match="number"):
        _ = say("points").en


def test_to_another_process_a_sentence_goes_with_its_words() -> None:
    again = pickle.loads(pickle.dumps(points(3)))  # noqa: S301  our own
    assert again == points(3)
    assert again != points(4)


@pytest.mark.parametrize("name", tesselle.game_names())
def test_every_game_tells_and_advises_in_different_words(name: str) -> None:
    match = opened(name, 5)
    seat = match.waiting[0]
    for action in match.actions(seat):
        told, advised = match.describe_action(seat, action), match.advise_action(seat, action)
        assert told.en != advised.en
        assert told.fr != advised.fr
        assert not set("[|]") & set("".join((told.en, told.fr, advised.en, advised.fr)))
