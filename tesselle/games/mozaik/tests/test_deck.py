"""The shipped deck keeps its promises, and no file can break the reader."""

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tesselle.engine.say import LANGUAGES
from tesselle.games.mozaik.deck import deck as decks
from tesselle.games.mozaik.deck import deckfile
from tesselle.games.mozaik.deck.deck import BadDeck, Deck, Image, Word
from tesselle.games.mozaik.deck.deckfile import load, parse_deck, read_deck

DECK = load("tesselle")
RAW: dict[str, Any] = json.loads((deckfile.DATA / "tesselle.json").read_text(encoding="utf-8"))
CHARACTERS = {"seul", "duo", "groupe", "sans-personnage"}
COLOURS = {"vert", "bleu", "jaune-orange", "rouge", "violet-rose"}
SHARE = {1: (0.38, 0.50), 2: (0.18, 0.38), 3: (0.06, 0.18)}  # of the images, by level
LADDERS = {1: (1, 2, 4), 2: (1, 3, 6), 3: (2, 4, 8)}
NAMED_BY_THE_RULEBOOK = {
    *("lune", "soleil", "etoile", "jour", "temps", "feu", "eau", "feuille"),
    *("chapeau", "casque", "moustache", "dents", "dynamique", "imaginaire"),
    *CHARACTERS,
    *COLOURS,
}

every_word = pytest.mark.parametrize("word", DECK.words, ids=lambda word: word.key)
every_image = pytest.mark.parametrize("image", DECK.images, ids=lambda image: str(image.number))


def matches(word: Word) -> int:
    return sum(word.key in image.yes for image in DECK.images)


# What the shipped deck holds


def test_there_are_52_words_and_89_images() -> None:
    assert len(DECK.words) == 52
    assert [image.number for image in DECK.images] == list(range(1, 90))


def test_the_words_the_rulebook_names_are_there() -> None:
    assert {word.key for word in DECK.words} >= NAMED_BY_THE_RULEBOOK | {"nuit"}


def test_the_colour_words_are_five() -> None:
    assert {word.key for word in DECK.words if word.colour} == COLOURS


@every_word
def test_levels_follow_frequency(word: Word) -> None:
    low, high = SHARE[word.level]
    assert low <= matches(word) / len(DECK.images) <= high


@every_word
def test_ladders_follow_levels(word: Word) -> None:
    assert word.ladder == LADDERS[word.level]


@every_word
def test_every_word_appears_and_is_seldom_debated(word: Word) -> None:
    assert matches(word) > 0
    assert sum(word.key in image.arguable for image in DECK.images) <= 20


@every_word
def test_words_are_explained_in_every_language(word: Word) -> None:
    abouts = [word.about.texts[language] for language in LANGUAGES]
    assert len(set(abouts)) == len(LANGUAGES)
    for about in abouts:
        assert about.endswith(".")
        assert 30 <= len(about) <= 120


def test_titles_are_unique_in_each_language() -> None:
    for language in LANGUAGES:
        assert len({word.title.texts[language] for word in DECK.words}) == 52


def test_no_title_means_one_word_here_and_another_there() -> None:
    meant: dict[str, str] = {}
    for word in DECK.words:
        for title in (word.key, *word.title.texts.values()):
            assert meant.setdefault(title.lower(), word.key) == word.key


def test_further_languages_are_no_part_of_the_data() -> None:
    assert deckfile.read_deck(RAW, "tesselle").digest == DECK.digest
    assert DECK.words[0].titles
    assert deckfile.read_deck(RAW, "tesselle").words[0].titles == {}


@every_image
def test_exactly_one_character_word_on_each_image(image: Image) -> None:
    assert len(image.yes & CHARACTERS) == 1
    assert len(image.arguable & CHARACTERS) <= 1


@every_image
def test_day_and_night_exclude_each_other(image: Image) -> None:
    assert not {"jour", "nuit"} <= image.yes
    assert not (image.yes & {"jour", "nuit"} and image.arguable & {"jour", "nuit"})


@pytest.mark.parametrize(
    ("word", "implied"),
    [("oiseau", "aile"), ("oiseau", "animal"), ("poisson", "animal"), ("feu", "jaune-orange")],
)
def test_a_thing_brings_what_it_is_made_of(word: str, implied: str) -> None:
    assert [
        image.number for image in DECK.images if {word} <= image.yes and implied not in image.yes
    ] == []


@every_image
def test_images_match_neither_too_few_words_nor_too_many(image: Image) -> None:
    assert 9 <= len(image.yes) <= 16
    assert len(image.arguable) <= 5


@every_image
def test_scenes_are_described_in_both_languages(image: Image) -> None:
    assert image.about_fr != image.about_en
    for about in (image.about_fr, image.about_en):
        assert about.endswith(".")
        assert 120 <= len(about) <= 400


def test_no_description_is_used_twice() -> None:
    texts = [text for image in DECK.images for text in (image.about_fr, image.about_en)]
    texts += [text for word in DECK.words for text in (word.about_fr, word.about_en)]
    assert len(set(texts)) == len(texts)


def test_the_file_lists_words_images_and_tags_in_order() -> None:
    assert list(RAW["words"]) == sorted(RAW["words"])
    assert list(RAW["images"]) == [str(number) for number in range(1, 90)]
    for image in RAW["images"].values():
        assert image["yes"] == sorted(image["yes"])
        assert image["arguable"] == sorted(image["arguable"])


# Reading


def test_a_deck_gives_its_data_back() -> None:
    assert DECK.data() == RAW
    assert read_deck(DECK.data(), "again") == DECK


def test_digest_is_the_sha_256_of_canonical_json() -> None:
    assert DECK.digest == decks.digest_of(RAW)
    assert len(bytes.fromhex(DECK.digest)) == 32


def backwards(value: Any) -> Any:
    """Turn round the order of all fields and lists of words."""
    if isinstance(value, dict):
        return {key: backwards(value[key]) for key in reversed(value)}
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        return value[::-1]
    return value


def test_digest_is_stable_under_key_order_and_changes_with_the_data() -> None:
    assert read_deck(backwards(RAW), "turned").digest == DECK.digest
    changed = copy.deepcopy(RAW)
    changed["words"]["lune"]["en"] = "The moon"
    assert read_deck(changed, "changed").digest != DECK.digest


def test_opinions_are_yes_arguable_or_no() -> None:
    image = next(image for image in DECK.images if image.arguable)
    found = {word.key: DECK.opinion(image.number, word.key) for word in DECK.words}
    assert {key for key, opinion in found.items() if opinion == "yes"} == image.yes
    assert {key for key, opinion in found.items() if opinion == "arguable"} == image.arguable
    assert set(found.values()) == {"yes", "arguable", "no"}


@pytest.mark.parametrize(
    ("number", "key", "message"),
    [
        (90, "lune", 'deck "tesselle": images: expected an image of this deck, got 90'),
        (1, "lunne", 'deck "tesselle": words: expected a word of this deck, got "lunne"'),
    ],
)
def test_opinions_are_given_on_the_deck_alone(number: int, key: str, message: str) -> None:
    with pytest.raises(BadDeck) as caught:
        DECK.opinion(number, key)
    assert str(caught.value) == message


def test_colours_can_be_left_out_of_play() -> None:
    assert DECK.words_in_play(colours=True) == DECK.words
    left = {word.key for word in DECK.words_in_play(colours=False)}
    assert left == {word.key for word in DECK.words} - COLOURS


def test_the_shipped_deck_is_found_by_name_and_by_path(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    path.write_bytes((deckfile.DATA / "tesselle.json").read_bytes())
    assert "tesselle" in deckfile.shipped()
    assert load(path) == load(str(path)) == DECK


def test_a_deck_is_read_again_only_when_its_file_changed(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(RAW), encoding="utf-8")
    first = load(path)
    assert load(path) is first
    path.write_text(json.dumps(RAW | {"name": "other"}), encoding="utf-8")
    assert load(path).name == "other"
    os.utime(path, ns=(1, 1))
    assert load(path) is not first


# Further languages


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(RAW), encoding="utf-8")
    return path


def test_texts_beside_a_deck_say_it_in_a_further_language(mine: Path) -> None:
    said = {
        "words": {"lune": {"title": "Luna"}, "gone": {"title": "Andato"}},
        "images": {"1": "Un capitano."},
    }
    before = load(mine)
    mine.with_name("mine.it.json").write_text(json.dumps(said), encoding="utf-8")
    deck = load(mine)
    moon = next(word for word in deck.words if word.key == "lune")
    assert (moon.title.to("it"), moon.title.to("fr")) == ("Luna", "Lune")
    assert moon.about.to("it") == moon.about_en, "what is left out is said in English"
    assert deck.images[0].about.to("it") == "Un capitano."
    assert deck.digest == before.digest


def test_texts_are_read_again_when_their_file_changed(mine: Path) -> None:
    texts = mine.with_name("mine.it.json")
    for title in ("Luna", "La luna"):
        said = {"words": {"lune": {"title": title}}, "images": {}}
        texts.write_text(json.dumps(said), encoding="utf-8")
        assert "lune" in [word.key for word in load(mine).words if word.title.to("it") == title]


def test_english_and_french_are_in_the_data_and_nowhere_else(mine: Path) -> None:
    mine.with_name("mine.fr.json").write_text("no JSON", encoding="utf-8")
    assert load(mine) == DECK


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("{", 'deck "mine.it.json": expected JSON'),
        ('{"words": {}}', "expected the fields words, images, got no images"),
        ('{"words": {"lune": {"name": "x"}}, "images": {}}', "words.lune: expected title or about"),
        ('{"words": {"lune": {"title": 7}}, "images": {}}', "words.lune.title: expected a text"),
        ('{"words": {}, "images": {"1": ""}}', "images.1: expected a text"),
    ],
)
def test_texts_that_cannot_be_read_are_refused(mine: Path, written: str, message: str) -> None:
    mine.with_name("mine.it.json").write_text(written, encoding="utf-8")
    with pytest.raises(BadDeck) as caught:
        load(mine)
    assert message in str(caught.value)


def test_an_older_edition_is_told_in_every_language_of_today() -> None:
    digest = next(deckfile.OLDER.glob("*.json.gz")).name.partition(".")[0]
    before = load(f"tesselle:{digest}")
    assert before.digest == digest != DECK.digest
    assert {word.title.to("de") for word in before.words} == {
        word.title.to("de") for word in DECK.words
    }


# Size


def sized(words: int, images: int) -> Deck:
    """Make a deck of the first so many words, without colours, and images."""
    keys = [word.key for word in DECK.words if not word.colour][:words]
    data = copy.deepcopy(RAW)
    data["words"] = {key: RAW["words"][key] for key in keys}
    data["images"] = {
        number: image | {"yes": [], "arguable": []}
        for number, image in RAW["images"].items()
        if int(number) <= images
    }
    return read_deck(data, "sized")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("colours", [True, False])
def test_the_shipped_deck_is_large_enough_for_everybody(seats: int, colours: bool) -> None:
    decks.check_size(DECK, seats, colours)


@pytest.mark.parametrize(
    ("seats", "words", "images"), [(1, 27, 32), (2, 27, 40), (3, 36, 61), (4, 45, 82)]
)
def test_a_deck_needs_words_and_images_for_each_seat(seats: int, words: int, images: int) -> None:
    decks.check_size(sized(words, images), seats, colours=False)
    who = "1 seat" if seats == 1 else f"{seats} seats"
    with pytest.raises(BadDeck) as few_words:
        decks.check_size(sized(words - 1, images), seats, colours=True)
    assert str(few_words.value) == (
        f'deck "tesselle": words: expected at least {words} for {who}, got {words - 1}'
    )
    with pytest.raises(BadDeck) as few_images:
        decks.check_size(sized(words, images - 1), seats, colours=True)
    assert str(few_images.value) == (
        f'deck "tesselle": images: expected at least {images} for {who}, got {images - 1}'
    )


def test_colours_do_not_count_when_they_are_left_out() -> None:
    data = copy.deepcopy(RAW)
    for key in ("aile", "arbre", "bateau"):
        data["words"][key]["colour"] = True
    deck = read_deck(data, "colourful")
    decks.check_size(deck, 4, colours=True)
    with pytest.raises(BadDeck, match="at least 45 for 4 seats, got 44 without its colours"):
        decks.check_size(deck, 4, colours=False)


def test_seats_are_one_to_four() -> None:
    with pytest.raises(BadDeck, match="expected 1 to 4 seats, got 5"):
        decks.check_size(DECK, 5, colours=True)


# Damage


def refusal(data: object) -> str:
    with pytest.raises(BadDeck) as caught:
        read_deck(data, "x")
    return str(caught.value)


def damaged(damage: Callable[[Any], object]) -> str:
    """Return what is said of the shipped deck after ``damage``."""
    data = copy.deepcopy(RAW)
    damage(data)
    return refusal(data)


FIELDS = "the fields name, words, images"
LADDER = "three whole numbers from 0 to 99 that never fall"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda deck: deck.pop("name"), f": expected {FIELDS}, got no name"),
        (lambda deck: deck.update(by="me"), f': expected {FIELDS}, got unknown field "by"'),
        (lambda deck: deck.update(name=3), ": name: expected a text, got 3"),
        (lambda deck: deck.update(name=" "), ': name: expected a text, got " "'),
        (
            lambda deck: deck.update(name="n" * 101),
            ": name: expected at most 100 characters, got 101",
        ),
        (
            lambda deck: deck.update(name="a\nb"),
            ": name: expected one line of plain text, got the character U+000A",
        ),
        (
            lambda deck: deck.update(name="\ud800"),
            ": name: expected one line of plain text, got the character U+D800",
        ),
        (lambda deck: deck.update(words=[]), ": words: expected an object, got a list of 0"),
        (lambda deck: deck.update(images=None), ": images: expected an object, got null"),
        (
            lambda deck: deck["words"].update({"Été": {}}),
            ': words: expected keys of lower-case letters a to z and hyphens, got "Été"',
        ),
        (
            lambda deck: deck["words"].update(renew={}),
            ': words: expected no key that the notation uses itself, got "renew"',
        ),
        (
            lambda deck: deck["words"].update({f"w{'x' * more}": {} for more in range(13)}),
            ": words: expected at most 64 words, got 65",
        ),
        (
            lambda deck: deck["words"]["lune"].pop("en"),
            f": words.lune: expected the fields {', '.join(decks.WORD_FIELDS)}, got no en",
        ),
        (
            lambda deck: deck["words"]["lune"].update(level=4),
            ": words.lune.level: expected 1, 2 or 3, got 4",
        ),
        (
            lambda deck: deck["words"]["lune"].update(level=True),
            ": words.lune.level: expected 1, 2 or 3, got true",
        ),
        (
            lambda deck: deck["words"]["lune"].update(colour=0),
            ": words.lune.colour: expected true or false, got 0",
        ),
        (
            lambda deck: deck["words"]["lune"].update(ladder=[1, 2]),
            f": words.lune.ladder: expected {LADDER}, got a list of 2",
        ),
        (
            lambda deck: deck["words"]["lune"].update(ladder=[1, 2, 100]),
            f": words.lune.ladder: expected {LADDER}, got 100",
        ),
        (
            lambda deck: deck["words"]["lune"].update(ladder=[1, 2.0, 3]),
            f": words.lune.ladder: expected {LADDER}, got 2.0",
        ),
        (
            lambda deck: deck["words"]["lune"].update(ladder=[3, 2, 4]),
            f": words.lune.ladder: expected {LADDER}, got 3, 2, 4",
        ),
        (
            lambda deck: deck["images"].update({"97": {}}),
            ': images: expected numbers "1" to "96", got "97"',
        ),
        (
            lambda deck: deck["images"].update({"07": {}}),
            ': images: expected numbers "1" to "96", got "07"',
        ),
        (
            lambda deck: deck["images"]["17"].update(about_en=""),
            ': images.17.about_en: expected a text, got ""',
        ),
        (
            lambda deck: deck["images"]["17"].update(yes={}),
            ": images.17.yes: expected a list of words, got an object of 0",
        ),
        (
            lambda deck: deck["images"]["17"].update(yes=["lunne"]),
            ': images.17.yes: expected a word of this deck, got unknown word "lunne"',
        ),
        (
            lambda deck: deck["images"]["17"].update(yes=[[]]),
            ": images.17.yes: expected a word of this deck, got a list of 0",
        ),
        (
            lambda deck: deck["images"]["17"].update(yes=["lune", "feu", "lune"]),
            ': images.17.yes: expected each word once, got "lune" 2 times',
        ),
        (
            lambda deck: deck["images"]["17"].update(yes=["lune"], arguable=["lune"]),
            ': images.17.arguable: expected no word that is under yes, got "lune"',
        ),
    ],
)
def test_a_damaged_deck_is_refused_and_the_place_named(
    damage: Callable[[Any], object], said: str
) -> None:
    assert damaged(damage) == f'deck "x"{said}'


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[]", "expected an object, got a list of 0"),
        (b"", "expected JSON, got Expecting value: line 1 column 1 (char 0)"),
        (b'{"name": NaN}', "expected JSON, got NaN"),
        (b'{"name": "\xe9"}', "expected text in UTF-8, got byte 0xe9 at 10"),
        (
            b'{"words": {"a": 1, "a": 2}}',
            'expected each field of an object once, got "a" twice',
        ),
        (b"[" * 200_000, "expected JSON of three levels, got too many levels to read"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(content: bytes, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck(content, "x")
    assert str(caught.value) == f'deck "x": {said}'


def test_a_number_of_too_many_digits_is_refused() -> None:
    with pytest.raises(BadDeck, match="expected JSON, got Exceeds the limit"):
        parse_deck(b"9" * 5000, "x")


def test_a_missing_file_a_folder_and_a_path_of_nonsense_are_refused(tmp_path: Path) -> None:
    with pytest.raises(
        BadDeck, match=r'deck "nowhere": expected a deck of this machine \(.*tesselle.*\)'
    ):
        load("nowhere")
    with pytest.raises(BadDeck, match="expected a file, got a folder"):
        load(tmp_path)
    with pytest.raises(BadDeck, match="expected a file that can be read, got Not a directory"):
        load(deckfile.DATA / "tesselle.json" / "inside")
    with pytest.raises(BadDeck, match="expected a path, got embedded null"):
        load("a\0b")
    with pytest.raises(BadDeck, match="expected an ordinary file"):
        load(os.devnull)


def test_a_file_too_large_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(deckfile.MAX_BYTES + 1)
    with pytest.raises(BadDeck, match="expected a file of at most 4000000 bytes, got 4000001"):
        load(path)


# Fuzz: a deck or BadDeck, and never anything else


def reads_or_refuses(content: bytes) -> None:
    try:
        deck = parse_deck(content, "fuzz")
    except BadDeck as error:
        said = str(error).encode().decode()  # can be written in UTF-8, whatever came
    else:
        said = f'deck "fuzz": {deck.name}'
        assert read_deck(deck.data(), "again") == deck
    assert said.startswith('deck "fuzz": ')


texts = st.text(st.characters(codec=None), max_size=8)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


@given(st.binary())
def test_arbitrary_bytes_never_surprise(content: bytes) -> None:
    reads_or_refuses(content)


@given(values)
def test_arbitrary_json_never_surprises(value: object) -> None:
    reads_or_refuses(json.dumps(value).encode())


@settings(deadline=None)  # some values are large
@given(values, values, values)
def test_arbitrary_fields_never_surprise(name: object, words: object, images: object) -> None:
    reads_or_refuses(json.dumps({"name": name, "words": words, "images": images}).encode())


def places(value: Any) -> list[tuple[Any, Any]]:
    """List each container in ``value`` with each of its keys or positions."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [deep for key in keys for deep in places(value[key])]


@settings(deadline=None)  # each example copies the whole deck
@given(st.data())
def test_the_shipped_deck_with_one_change_never_surprises(data: st.DataObject) -> None:
    changed = copy.deepcopy(RAW)
    container, key = data.draw(st.sampled_from(places(changed)))
    change = data.draw(st.sampled_from(["drop", "replace", "add"]))
    if change == "drop":
        del container[key]
    elif change == "replace":
        container[key] = data.draw(values)
    elif isinstance(container, dict):
        container[data.draw(texts)] = container[key]
    else:
        container.append(container[key])
    reads_or_refuses(json.dumps(changed).encode())


@settings(deadline=None)  # each example reads the whole deck
@given(st.integers(min_value=0), st.binary(max_size=3))
def test_the_shipped_file_with_changed_bytes_never_surprises(start: int, inserted: bytes) -> None:
    content = (deckfile.DATA / "tesselle.json").read_bytes()
    start %= len(content)
    reads_or_refuses(content[:start] + inserted + content[start + 1 :])
