"""A deck of one's own: a folder becomes a deck, or its owner is told all that is wrong."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import tesselle
from tesselle.games.mozaik.deck import deckfile, installed
from tesselle.games.mozaik.deck.deck import BadDeck
from tesselle.owndecks import import_deck, install, safe_svg
from tesselle.owndecks.tables import BadFolder
from tests.owndecks.folder import CIRCLE, IMAGES, WORDS, Rows, images, make, words
from tests.test_cli_play import command


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.FOLDER, str(tmp_path / "decks"))


def test_a_folder_becomes_a_deck_that_is_played_by_its_name(tmp_path: Path) -> None:
    folder = install.install(import_deck.read(make(tmp_path / "holidays")))
    assert folder == installed.folder() / "holidays"
    assert deckfile.known() == ("tesselle", "holidays")
    assert deckfile.pictures("holidays").keys() == set(range(1, IMAGES + 1))
    match = tesselle.new("mozaik", seats=1, seed=1, deck="holidays")
    while not match.over:
        match.play(0, match.legal(0)[0])
    record = match.record()
    assert record["deck"] == {"name": "holidays", "sha256": deckfile.load("holidays").digest}
    assert tesselle.replay(record).scores == match.scores


def test_a_record_is_refused_when_the_deck_has_changed(tmp_path: Path) -> None:
    install.install(import_deck.read(make(tmp_path / "holidays")))
    record = tesselle.new("mozaik", seats=1, seed=1, deck="holidays").record(secret=True)
    other = [row | {"yes": "ab"} for row in images()]
    install.install(import_deck.read(make(tmp_path / "holidays", shown=other)), replace=True)
    with pytest.raises(tesselle.BadRecord, match="sha256"):
        tesselle.replay(record)


def test_a_record_names_the_deck_the_match_was_begun_with(tmp_path: Path) -> None:
    install.install(import_deck.read(make(tmp_path / "holidays")))
    digest = deckfile.load("holidays").digest
    match = tesselle.new("mozaik", seats=1, seed=1, deck="holidays")
    other = [row | {"yes": "ab"} for row in images()]
    install.install(import_deck.read(make(tmp_path / "holidays", shown=other)), replace=True)
    assert match.record()["deck"] == {"name": "holidays", "sha256": digest}
    assert deckfile.load("holidays").digest != digest


def test_a_further_language_is_a_column_more(tmp_path: Path) -> None:
    written = [row | {"de": "", "about_de": ""} for row in words()]
    written[0] |= {"en": "Sea", "de": "Meer", "about_de": "Salzwasser, nah oder fern."}
    shown = [row | {"about_de": ""} for row in images()]
    shown[0] |= {"yes": "Meer", "about_de": "Oma schläft."}  # a title may name the word
    folder = make(tmp_path / "holidays", written, shown)
    plain = import_deck.read(make(tmp_path / "plain", words(), images())).deck
    install.install(import_deck.read(folder))
    deck = deckfile.load("holidays")
    assert (deck.words[0].title.to("de"), deck.words[0].title.to("fr")) == ("Meer", "Sea")
    assert deck.words[0].about.to("de") == "Salzwasser, nah oder fern."
    assert deck.words[1].title.to("de") == deck.words[1].en
    assert deck.images[0].about.to("de") == "Oma schläft."
    assert deck.images[0].yes == {"aa"}
    assert [word.key for word in deck.words] == [word.key for word in plain.words]
    assert "Meer" not in json.dumps(deck.data()), "no part of what a record pins"


def test_what_was_left_out_is_filled_in(tmp_path: Path) -> None:
    deck = import_deck.read(make(tmp_path / "holidays")).deck
    word = {each.key: each for each in deck.words}
    assert (word["aa"].level, word["aa"].ladder) == (1, (1, 2, 4))  # on every image
    assert (word["ab"].level, word["ab"].ladder) == (2, (1, 3, 6))  # on every fifth
    assert (word["ac"].level, word["ac"].ladder) == (3, (2, 4, 8))  # on one
    assert (word["aa"].fr, word["aa"].about_en) == ("aa", "aa")
    assert deck.images[4].about_fr == "Image 5."


def test_its_owner_is_told_what_might_be_better(tmp_path: Path) -> None:
    notes = import_deck.read(make(tmp_path / "holidays")).notes
    assert [note.en.split(":")[0] for note in notes] == [
        "enough for 1 seats; for 2 it takes 27 words and 40 images",
        "32 pictures have no description (about_en, about_fr)",
        f"no picture matches {', '.join(WORDS[3:])}",
    ]


def test_words_go_by_titles_and_pictures_by_names(tmp_path: Path) -> None:
    rows: Rows = [{"word": "Été à la mer", "en": "Seaside", "ladder": "1 2 9"}, *words()[1:]]
    listed = [row | {"image": f"Plage {row['image']}", "yes": "seaside; ab"} for row in images()]
    deck = import_deck.read(make(tmp_path / "x", rows, listed), "plages").deck
    assert [image.number for image in deck.images] == list(range(1, IMAGES + 1))
    assert deck.images[0].yes == {"ete-a-la-mer", "ab"}
    assert {word.key: word.ladder for word in deck.words}["ete-a-la-mer"] == (1, 2, 9)


def test_a_spreadsheet_in_french_is_read(tmp_path: Path) -> None:
    folder = make(tmp_path / "x")
    lines = (folder / "words.csv").read_text(encoding="utf-8").splitlines()[1:]
    text = "Mot;Niveau;Échelle\n" + "".join(f"{line};2;1/2/3\n" for line in lines)
    (folder / "words.csv").write_text(text, encoding="utf-8-sig")
    assert {word.ladder for word in import_deck.read(folder).deck.words} == {(1, 2, 3)}


def test_a_deck_as_json_is_read_like_its_tables(tmp_path: Path) -> None:
    tables = make(tmp_path / "tables")
    folder = make(tmp_path / "json")
    (folder / "words.csv").unlink()
    (folder / "images.csv").unlink()
    listed = {str(row["image"]): {"yes": str(row["yes"]).split(";")} for row in images()}
    data = {"words": {key: {} for key in WORDS}, "images": listed}
    (folder / "deck.json").write_text(json.dumps(data), encoding="utf-8")
    assert import_deck.read(folder, "same").deck == import_deck.read(tables, "same").deck


def _without(file: str) -> Callable[[Path], object]:
    return lambda folder: (folder / file).unlink()


def _with(file: str, text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / file).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "en", "fr"),
    [
        (
            _without("words.csv"),
            "words.csv and images.csv, or deck.json, got no words.csv",
            "pas de",
        ),
        (_without("7.svg"), "expected a picture 7.svg", "une image 7.svg"),
        (_with("99.svg", CIRCLE), "99.svg: expected an image of the list", "une image de la liste"),
        (_with("7.png", ""), "7: expected one picture, got 7.png, 7.svg", "une seule image"),
        (_with("8.heic", ""), "expected SVG, PNG, JPEG or WebP", "du SVG, PNG, JPEG ou WebP"),
        (_with("7.svg", "<svg"), "picture 7.svg: expected an SVG file", "un fichier SVG"),
        (_with("words.csv", "word,colr\naa,1"), "expected the columns word, en", "les colonnes"),
        (_with("images.csv", "image\n1"), "got no yes", "pas de yes"),
        (_with("deck.json", "[1]"), "an object with words and images", "un objet avec words"),
        (_with("deck.json", "{"), "deck.json: expected JSON", "attendu : JSON"),
    ],
)
def test_a_folder_that_will_not_do_is_refused(
    spoil: Callable[[Path], object], en: str, fr: str, tmp_path: Path
) -> None:
    folder = make(tmp_path / "x")
    spoil(folder)
    with pytest.raises(BadFolder) as refused:
        import_deck.read(folder)
    assert en in refused.value.say.en
    assert fr in refused.value.say.fr


@pytest.mark.parametrize(
    ("word", "image", "en", "fr"),
    [
        ({"word": "ab"}, {}, "words.csv, line 3: expected a word of its own", "ligne 3"),
        ({"word": "image"}, {}, "no key that the notation uses itself", "réservée à la notation"),
        ({"level": "4"}, {}, "line 2: expected a level 1, 2 or 3, got '4'", "un niveau"),
        ({"ladder": "1/2"}, {}, "expected a ladder of three numbers", "une échelle"),
        ({"ladder": "3/2/1"}, {}, "that never fall", "ne baissent jamais"),
        ({"ladder": "1/2/100"}, {}, "up to 99", "jusqu'à 99"),
        ({"colour": "blue"}, {}, "expected yes or no, got 'blue'", "oui ou non"),
        (
            {},
            {"yes": "aa;zz"},
            "images.csv, line 2: expected a word of this deck",
            "un mot de ce jeu",
        ),
        ({}, {"arguable": "aa"}, "no word under both yes and arguable", "à la fois oui"),
        ({}, {"image": 2}, "expected an image of its own", "une image à elle"),
        ({}, {"image": 97}, "expected a number from 1 to 96, got '97'", "un numéro de 1 à 96"),
    ],
)
def test_a_list_that_will_not_do_is_refused(
    word: dict[str, object], image: dict[str, object], en: str, fr: str, tmp_path: Path
) -> None:
    rows, listed = words(), images()
    rows[0] = rows[0] | word
    listed[0] = listed[0] | image
    with pytest.raises(BadFolder) as refused:
        import_deck.read(make(tmp_path / "x", rows, listed))
    assert en in refused.value.say.en
    assert fr in refused.value.say.fr


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    rows = [row | {"level": 9} for row in words()]
    folder = make(tmp_path / "x", rows)
    (folder / "1.svg").unlink()
    with pytest.raises(BadFolder) as refused:
        import_deck.read(folder)
    assert len(refused.value.problems) == len(WORDS) + 1


def test_too_few_cards_for_any_seat_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFolder) as refused:
        import_deck.read(make(tmp_path / "x", words()[:26], [{"image": 1, "yes": "aa"}]))
    assert refused.value.say.en == (
        "words: expected at least 27 / 27 / 36 / 45 for 1 / 2 / 3 / 4 seats, got 26\n"
        "images: expected at least 32 / 40 / 61 / 82 for 1 / 2 / 3 / 4 seats, got 1"
    )
    assert "au moins 27 / 27 / 36 / 45 pour 1 / 2 / 3 / 4 sièges" in refused.value.say.fr


def test_more_ladders_than_a_state_holds_are_refused(tmp_path: Path) -> None:
    rows = [row | {"ladder": f"0/0/{place}"} for place, row in enumerate(words())]
    with pytest.raises(BadFolder, match="at most 16 different ones, got 27"):
        import_deck.read(make(tmp_path / "x", rows))


def test_a_table_too_large_for_the_deck_is_refused_in_both_languages(tmp_path: Path) -> None:
    install.install(import_deck.read(make(tmp_path / "holidays")))
    with pytest.raises(BadDeck) as refused:
        tesselle.new("mozaik", seats=2, deck="holidays")
    assert (
        refused.value.say.en == 'deck "holidays": images: expected at least 40 for 2 seats, got 32'
    )
    assert "au moins 40 pour 2 sièges ; reçu : 32" in refused.value.say.fr


@pytest.mark.parametrize("name", ["../x", "a/b", "A", "", "-", "x" * 41])
def test_a_name_that_might_be_a_path_is_refused(name: str, tmp_path: Path) -> None:
    folder = make(tmp_path / "x")
    if name:
        with pytest.raises(BadFolder, match="--name"):
            import_deck.read(folder, name)
    assert not installed.fits(name)


def test_no_deck_is_overwritten_unawares(tmp_path: Path) -> None:
    folder = make(tmp_path / "holidays")
    install.install(import_deck.read(folder))
    with pytest.raises(install.Taken, match="there is a deck holidays already"):
        install.install(import_deck.read(folder))
    with pytest.raises(install.Taken):
        install.install(import_deck.read(folder, "tesselle"), replace=True)
    install.install(import_deck.read(folder), replace=True)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "holidays · removed"), ("fr", "holidays · enlevé")]
)
def test_a_deck_is_removed_and_its_owner_told(tmp_path: Path, language: str, told: str) -> None:
    install.install(import_deck.read(make(tmp_path / "holidays")))
    done = command("deck", "remove", "holidays", TESSELLE_LANGUAGE=language)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout
    assert str(installed.folder() / "holidays") in done.stdout
    assert deckfile.known() == ("tesselle",)
    assert list(installed.folder().iterdir()) == []


@pytest.mark.parametrize(
    ("name", "en", "fr"),
    [
        ("tesselle", "comes with Tesselle", "est fourni avec Tesselle"),
        ("winter", "no deck winter of yours; there are: holidays", "il y a : holidays"),
        ("../decks/holidays", "no deck ../decks/holidays of yours", "pas de jeu ../decks/holidays"),
    ],
)
def test_what_is_no_deck_of_ones_own_is_not_removed(
    tmp_path: Path, name: str, en: str, fr: str
) -> None:
    install.install(import_deck.read(make(tmp_path / "holidays")))
    with pytest.raises(install.NotInstalled) as refusal:
        install.remove(name)
    assert en in refusal.value.say.en
    assert fr in refusal.value.say.fr
    assert deckfile.known() == ("tesselle", "holidays")


def test_an_installed_deck_must_go_by_the_name_of_its_folder(tmp_path: Path) -> None:
    install.install(import_deck.read(make(tmp_path / "holidays")))
    (installed.folder() / "holidays").rename(installed.folder() / "other")
    with pytest.raises(BadDeck, match='expected "other", got "holidays"'):
        deckfile.load("other")


# Pictures that people bring ---------------------------------------------------


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<circle r="1" onclick="alert(1)"/>',
        '<image href="https://x.test/a.png"/>',
        '<use href="#a"/>',
        "<foreignObject/>",
        '<a href="javascript:alert(1)"><circle r="1"/></a>',
        '<animate attributeName="href"/>',
        '<circle r="1" fill="url(https://x.test/)"/>',
        '<circle r="1" style="fill:URL(https://x.test/)"/>',
        '<circle r="1" style="fill:\\75rl(https://x.test/)"/>',
        '<circle r="1" fill="\\75rl(https://x.test/)"/>',
        "<style>@import 'https://x.test/';</style>",
        "<style><title/>@import 'https://x.test/';</style>",
        """<style>* { mask: image-set("https://x.test/") }</style>""",
        """<circle r="1" style="mask:-WEBKIT-image-set('https://x.test/' 1x)"/>""",
        """<circle r="1" mask="image-set('https://x.test/' 1x)"/>""",
        """<circle r="1" cursor="src('https://x.test/')"/>""",
        '<circle r="1" ONCLICK="alert(1)"/>',
        '<linearGradient HREF="https://x.test/"/>',
        """<circle r="1" STYLE="mask:url('https://x.test/')"/>""",
        '<linearGradient xmlns:l="http://www.w3.org/1999/xlink" l:href="https://x.test/"/>',
        f"<desc>{'x' * 500_000}</desc>",
    ],
)
def test_a_drawing_that_runs_or_leads_out_is_refused(inside: str) -> None:
    with pytest.raises(safe_svg.Unsafe):
        safe_svg.cleaned(CIRCLE.replace("<circle", f"{inside}<circle").encode(), "x.svg")


def test_a_drawing_of_too_many_levels_is_refused() -> None:
    nested = f"{'<g>' * 50_000}{'</g>' * 50_000}"
    with pytest.raises(safe_svg.Unsafe, match="expected at most 100 levels, got 50002"):
        safe_svg.cleaned(CIRCLE.replace("</svg>", f"<g>{nested}</g></svg>").encode(), "x.svg")


def test_colours_places_and_titles_are_no_way_out() -> None:
    inside = (
        '<g id="Layer(1)" data-name="Layer(2)" aria-label="back\\slash">'
        '<rect transform="translate(1, 2) rotate(3)" fill="rgba(1, 2, 3, .5)" '
        'style="stroke:hsl(120 50% 50%);stroke-width:calc(1px + 2px)" /></g>'
    )
    kept = safe_svg.cleaned(CIRCLE.replace("<circle", f"{inside}<circle").encode(), "x.svg")
    assert inside in kept


def test_entities_are_refused() -> None:
    bomb = f'<!DOCTYPE svg [<!ENTITY a "aaaa">]>{CIRCLE}'
    with pytest.raises(safe_svg.Unsafe, match="no entities"):
        safe_svg.cleaned(bomb.encode(), "x.svg")


def test_what_a_drawing_program_writes_is_taken_and_its_notes_dropped() -> None:
    svg = """<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet href="https://x.test/a.css"?>
    <!-- made by a program --><svg xmlns="http://www.w3.org/2000/svg" width="90px" height="60"
    xmlns:l="http://www.w3.org/1999/xlink" xmlns:ink="http://ink.test/" ink:version="1">
    <metadata>me</metadata><ink:grid/><h:script xmlns:h="http://www.w3.org/1999/xhtml"/>
    <defs><linearGradient id="a"/><linearGradient id="b" l:href="#a"/></defs>
    <style>.c { fill: url(#b) }</style><rect class="c" width="9" height="9" style="opacity:.5"/>
    </svg>"""
    kept = safe_svg.cleaned(svg.encode(), "x.svg")
    assert 'viewBox="0 0 90 60"' in kept
    assert 'href="#a"' in kept
    for dropped in ("x.test", "program", "metadata", "ink", "script"):
        assert dropped not in kept
    assert safe_svg.cleaned(kept.encode(), "x.svg") == kept


def test_a_drawing_that_does_not_scale_is_refused() -> None:
    with pytest.raises(safe_svg.Unsafe, match="expected a viewBox"):
        safe_svg.cleaned(CIRCLE.replace('viewBox="0 0 9 9"', 'width="100%"').encode(), "x.svg")


def test_a_photo_is_made_small_and_forgets_where_it_was_taken(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image", reason="tesselle[deck] is not installed")
    folder = make(tmp_path / "x")
    (folder / "3.svg").unlink()
    photo = image.new("RGB", (2000, 1000), "red")
    notes = image.Exif()
    notes[0x010E], notes[0x0112] = "our garden", 6  # a description; held upright
    photo.save(folder / "3.jpg", exif=notes)
    ending, content = import_deck.read(folder).pictures[3]
    kept = image.open(io.BytesIO(content))
    assert (ending, kept.format, kept.size) == (".webp", "WEBP", (400, 800))
    assert not kept.getexif()


def test_a_file_that_only_pretends_to_be_a_photo_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("PIL", reason="tesselle[deck] is not installed")
    folder = make(tmp_path / "x")
    (folder / "3.svg").unlink()
    (folder / "3.jpg").write_text("<html>", encoding="utf-8")
    with pytest.raises(BadFolder, match=r"3\.jpg: expected SVG, PNG, JPEG or WebP"):
        import_deck.read(folder)
