"""MozaiK's decks and pictures."""

from pathlib import Path
from shutil import rmtree

import pytest

from tesselle.games.mozaik.deck import installed
from tesselle.games.mozaik.deck.deck import Deck
from tesselle.games.mozaik.deck.deckfile import DATA, load
from tesselle.owndecks import import_deck, install
from tests.owndecks.folder import images, make
from tests.server.backends import BACKENDS
from tests.server.serving import Client, Served, served
from tests.server.test_admin import admin, empty

PICTURES = DATA / "pictures"


def test_a_deck_shows_its_cards_and_not_which_fit_each_other(server: Served) -> None:
    told = Client(server).get("/api/decks/tesselle")
    deck = load("tesselle")
    assert told["sha256"] == deck.digest
    assert list(told["words"]) == [word.key for word in deck.words]
    assert told["words"]["lune"]["fr"] == "Lune"
    assert told["words"]["lune"]["titles"] == {"en": "Moon", "de": "Mond", "fr": "Lune"}
    assert list(told["images"]) == [str(image.number) for image in deck.images]
    for image in deck.images:
        shown = told["images"][str(image.number)]
        assert shown["about_fr"] == image.about_fr
        assert shown["abouts"] == image.about.data()
        assert shown.keys() == {"about_en", "about_fr", "abouts", "picture"}


def test_a_picture_is_kept_for_ever_at_an_address_that_changes_with_it(server: Served) -> None:
    nobody = Client(server)
    images = nobody.get("/api/decks/tesselle")["images"]
    drawn = {number: each["picture"] for number, each in images.items() if each["picture"]}
    assert drawn.keys() == {path.stem for path in PICTURES.glob("*.svg")}
    assert drawn
    number, address = next(iter(drawn.items()))
    answer = nobody.http.get(address)
    assert answer.content == (PICTURES / f"{number}.svg").read_bytes()
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    plain = nobody.http.get(f"/pictures/tesselle/{number}.svg")
    assert "immutable" not in plain.headers["cache-control"]
    known = {"If-None-Match": plain.headers["etag"]}
    assert nobody.http.get(f"/pictures/tesselle/{number}.svg", headers=known).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/api/decks/other",
        "/api/decks/..",
        "/pictures/tesselle/96.svg",
        "/pictures/other/1.svg",
        "/pictures/..%2F/1.svg",
    ],
)
def test_what_was_not_drawn_is_not_found(server: Served, path: str) -> None:
    assert Client(server).refused("GET", path)[0] == 404


@pytest.fixture
def holidays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Deck:
    """A deck that somebody installed beside ours, with a photo among its drawings."""
    monkeypatch.setenv(installed.FOLDER, str(tmp_path / "decks"))
    folder = make(tmp_path / "holidays")
    (folder / "3.svg").unlink()
    pytest.importorskip("PIL.Image").new("RGB", (90, 60)).save(folder / "3.png")
    found = import_deck.read(folder)
    install.install(found)
    return found.deck


def test_an_installed_deck_is_offered_with_its_words_and_pictures(
    server: Served, holidays: Deck
) -> None:
    nobody = Client(server)
    offered = {option["name"]: option for option in nobody.get("/api/games/mozaik")["options"]}
    assert offered["deck"]["choices"] == ["tesselle", "holidays"]
    told = nobody.get("/api/decks/holidays")
    assert (told["name"], told["sha256"]) == ("holidays", holidays.digest)
    kinds = {
        number: nobody.http.get(each["picture"]).headers["content-type"]
        for number, each in told["images"].items()
    }
    assert kinds.pop("3") == "image/webp"
    assert kinds.keys() == {str(each.number) for each in holidays.images if each.number != 3}
    assert set(kinds.values()) == {"image/svg+xml"}


def test_an_installed_deck_is_played_on_the_server(server: Served, holidays: Deck) -> None:
    anna = server.client()
    match = anna.quick("mozaik", seats=1, options={"deck": "holidays"})
    sight = anna.sight(match)
    assert sight["view"]["deck"] == {"name": "holidays", "sha256": holidays.digest}
    event = anna.play(match, sight["seq"], sight["legal"][0])
    assert event["seq"] == sight["seq"] + 1
    written = "deck holidays\na< aa\na1 1"
    assert anna.post("/api/games/mozaik/count", {"text": written})["total"] == 1


def test_a_deck_too_small_for_the_seats_opens_no_table(server: Served, holidays: Deck) -> None:
    wish = {"game": "mozaik", "seats": 2, "options": {"deck": "holidays"}}
    status, told = server.client().refused("POST", "/api/tables", wish)
    assert status == 422
    assert "at least 40 for 2 seats, got 32" in told["message"]
    assert "au moins 40 pour 2 sièges" in told["message_fr"]


@pytest.mark.parametrize("name", ["{folder}/deck.json", "holidays/deck.json", "../decks/holidays"])
def test_nobody_names_a_file_of_the_server(server: Served, holidays: Deck, name: str) -> None:
    text = name.format(folder=installed.file("holidays").parent)
    wish = {"game": "mozaik", "seats": 1, "options": {"deck": text}}
    status, told = server.client().refused("POST", "/api/tables", wish)
    assert status == 422
    assert "expected one of tesselle, holidays" in told["message"]


def test_a_deck_that_was_taken_away_leaves_the_server_standing(
    server: Served, holidays: Deck
) -> None:
    anna = server.client()
    anna.quick("mozaik", seats=1, options={"deck": holidays.name})
    rmtree(installed.file(holidays.name).parent)
    assert anna.refused("GET", "/api/decks/holidays")[0] == 404
    wish = {"game": "mozaik", "seats": 1, "options": {"deck": "holidays"}}
    assert anna.refused("POST", "/api/tables", wish)[0] == 422
    anna.quick("mozaik", seats=1)


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_match_whose_deck_was_exchanged_is_refused_until_the_old_one_is_back(
    kind: str, tmp_path: Path, holidays: Deck
) -> None:
    with empty(kind, tmp_path / "server") as settings:
        with served(settings) as before:
            anna = before.client("Anna")
            match = anna.quick("mozaik", seats=1, options={"deck": "holidays"})
            anna.play(match, 0, anna.sight(match)["legal"][0])
            other = anna.quick("mosaic")
        changed = [row | {"yes": "ab"} for row in images()]
        install.install(
            import_deck.read(make(tmp_path / "b", shown=changed), "holidays"), replace=True
        )
        with served(settings) as after:
            anna = anna.at(after)
            status, told = anna.refused("GET", f"/api/matches/{match}/snapshot")
            assert (status, told["code"]) == (422, "exchanged")
            assert holidays.digest in told["message"]
            assert "la partie a commencé avec" in told["message_fr"]
            running = anna.get("/api/me/running")["matches"]
            assert [each["match"] for each in running] == [other]
        checked = admin(settings, "check")
        assert checked.returncode == 1
        assert f"{match}: deck: the match was begun with" in checked.stderr
        assert "1 of 2 matches replay" in checked.stdout
        install.install(import_deck.read(make(tmp_path / "c"), "holidays"), replace=True)
        with served(settings) as again:
            assert anna.at(again).sight(match)["seq"] == 1
