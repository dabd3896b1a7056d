"""Lessons, score pads and rules: positions that belong to no match."""

import re

import pytest

import tesselle
from tesselle.engine.say import LANGUAGES
from tests.server.serving import Client, Served

GAMES = tesselle.game_names()
COUNTING = [name for name in GAMES if tesselle.get_game(name).count]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_tried_out_as_a_match_would_go(server: Served, game: str) -> None:
    match = tesselle.new(game, seed=5)
    seat = match.waiting[0]
    move = match.legal(seat)[-1]
    wish = {"position": match.position, "seat": seat}
    anna = Client(server)
    before = anna.post(f"/api/games/{game}/try", wish)
    assert before["legal"] == match.legal(seat)
    assert before["position"] == match.position
    assert before["seats"] == match.seats
    assert before["said"] is before["earned"] is None
    said = match.game.described(match.state, seat, match.read(seat, move))
    after = anna.post(f"/api/games/{game}/try", {**wish, "move": move})
    match.play(seat, move)
    assert after["said"] == said.data()
    assert after["waiting"] == list(match.waiting)
    again = anna.post(f"/api/games/{game}/try", {**wish, "moves": [move]})
    assert again == after, "chance is the same each time"


def test_moves_of_others_are_played_by_whoever_is_to_act(server: Served) -> None:
    match = tesselle.new("mosaic", seed=1)
    told = Client(server).post(
        "/api/games/mosaic/try",
        {"position": match.position, "seat": 1, "moves": ["e5", "e4"], "move": "d4"},
    )
    for mover, move in enumerate(("e5", "e4", "d4")):
        match.play(mover % 2, move)
    assert told["position"] == match.position
    assert (told["waiting"], told["view"]["seat"]) == ([1], 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_of_a_position_is_the_games_own(server: Served, game: str) -> None:
    match = tesselle.new(game, seed=5)
    seat = match.waiting[0]
    move = match.legal(seat)[0]
    wish = {"position": match.position, "seat": seat, "move": move}
    told = Client(server).post(f"/api/games/{game}/preview", wish)
    said = match.game.advised(match.state, seat, match.read(seat, move))
    assert told == {**match.preview(seat, move).data(), "said": said.data()}


@pytest.mark.parametrize(
    ("door", "wish", "code"),
    [
        ("try", {"position": "nonsense"}, "bad_position"),
        ("try", {"position": "", "seat": 0}, "malformed"),
        ("try", {"move": "z9"}, "illegal_move"),
        ("try", {"seat": 7}, "unprocessable"),
        ("try", {"moves": ["e5"] * 65}, "malformed"),
        ("preview", {"seat": 0, "move": "z9"}, "illegal_move"),
        ("preview", {"seat": 1, "move": "e5"}, "illegal_move"),
        ("count", {"text": "anything"}, "conflict"),
    ],
)
def test_what_makes_no_sense_is_refused(
    server: Served, door: str, wish: dict[str, object], code: str
) -> None:
    place = {} if door == "count" else {"position": tesselle.new("mosaic").position}
    status, told = Client(server).refused("POST", f"/api/games/mosaic/{door}", place | wish)
    assert (told["code"], status // 100) == (code, 4)
    assert told["message_fr"] != told["message"]


def test_after_the_end_nothing_more_is_tried(server: Served) -> None:
    match = tesselle.new("mosaic", seed=1, side=3)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    wish = {"position": match.position, "move": "a1"}
    assert Client(server).refused("POST", "/api/games/mosaic/try", wish)[1]["code"] == "conflict"


def test_a_table_that_was_written_down_is_counted(server: Served) -> None:
    text = "Lina: R 5 G 7 B 4 O 6 Y 3 P 4\nSam: 5 7 4 6 2 4"
    told = Client(server).post("/api/games/genial/count", {"text": text})
    rules = tesselle.get_game("genial")
    assert rules.count
    assert told == {**rules.count(text).data(), "sheets": []}


def test_each_player_of_a_counted_table_has_a_sheet(server: Served) -> None:
    text = "Anna:\n1^ Moon 1/2/4 3\nLéo:\n1^ Moon 1/2/4 1"
    told = Client(server).post("/api/games/mozaik/count", {"text": text})
    assert [sheet["total"] for sheet in told["sheets"]] == [4, 1]
    assert told["remark"]["en"] == "Anna wins with 4 points."


@pytest.mark.parametrize("name", ["/etc/passwd", "../other", "DECK"])
def test_no_file_of_the_server_is_looked_for(server: Served, name: str) -> None:
    for line in (f"deck {name}", f"  DECK\t{name} # ours"):
        status, told = Client(server).refused("POST", "/api/games/mozaik/count", {"text": line})
        assert (status, told["code"]) == (422, "bad_option")
    assert Client(server).post("/api/games/mozaik/count", {"text": "deck tesselle"})["total"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_its_author_its_rules_and_how_to_count(server: Served, game: str) -> None:
    rules = tesselle.get_game(game)
    told = Client(server).get(f"/api/games/{game}")
    assert told["author"] == rules.author
    assert (told["count_format"] is not None) == (game in COUNTING)
    for language in LANGUAGES:
        book = Client(server).get(f"/api/games/{game}/rules?language={language}")
        numbered = re.findall(r"^(?:- )?\*\*(R\d+[a-z]?)", book["markdown"], re.MULTILINE)
        assert len(numbered) > 5
        for rule in numbered:
            assert f'id="{rule}"><a href="#{rule}">{rule}</a>' in book["html"]
        assert rules.author in book["html"]
        for section in book["contents"]:
            assert f'<h2 id="{section["id"]}">{section["title"]}</h2>' in book["html"].replace(
                "&quot;", '"'
            )


@pytest.mark.parametrize("game", GAMES)
def test_notation_is_told_apart_from_what_players_read(server: Served, game: str) -> None:
    english, french = (
        Client(server).get(f"/api/games/{game}/rules?language={language}")
        for language in ("en", "fr")
    )
    for book in (english, french):
        assert "<code>" in book["notation"]
        assert "dealt" not in book["html"]
        assert 'id="R' not in book["notation"]
    assert len(english["contents"]) == len(french["contents"]) > 2


def test_a_game_that_is_not_there_is_refused(server: Served) -> None:
    for path in ("", "/rules"):
        status, told = Client(server).refused("GET", f"/api/games/hedgerow{path}")
        assert (status, told["code"]) == (422, "unknown_game")
