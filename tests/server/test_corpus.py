"""Databases of version 0.1: they are brought to today's form, and everything in them goes on."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

import tesselle
from tesselle.games.mozaik.deck import installed
from tesselle.server.ops.checking import Checked, checked
from tesselle.server.settings import Settings
from tesselle.server.store.database import Database
from tesselle.server.store.migrate import migrate, newest
from tesselle.server.store.schema import Base
from tests.corpus import shelf
from tests.corpus.client import COOKIE, Clients, fresh_cookie
from tests.corpus.copies import copied
from tests.corpus.story import SENT_ONCE
from tests.corpus.transcript import Names
from tests.server.backends import BACKENDS, SQLITE
from tests.server.serving import Body, Client, Served, served, until

MATCHES = 25


@pytest.fixture(autouse=True, scope="module")
def _own_decks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(installed.FOLDER, str(shelf.DECKS))
        yield


@pytest.mark.parametrize("kind", BACKENDS)
def test_a_database_is_brought_to_todays_form_and_every_match_is_whole(
    kind: str, tmp_path: Path
) -> None:
    with copied(kind, tmp_path) as (settings, _):
        revisions, differences, found = asyncio.run(upgraded(settings))
    assert revisions == newest()
    assert differences == []
    assert [each for each in found if each.fault] == []
    assert len(found) == MATCHES


async def upgraded(settings: Settings) -> tuple[set[str], list[Any], list[Checked]]:
    """Migrate; give the revision, what differs from the models, and every match checked."""
    database = Database(settings.database)
    try:
        await migrate(database)
        async with database.reading() as session:
            version = await session.scalars(text("SELECT version_num FROM alembic_version"))
            differences = await (await session.connection()).run_sync(differing)
        return set(version), differences, [each async for each in checked(database)]
    finally:
        await database.close()


def differing(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


class Corpus:
    """A server of today on a database of version 0.1, and the people in it."""

    def __init__(self, server: Served, told: Body) -> None:
        self.server, self.told = server, told

    def by_cookie(self, who: str) -> Client:
        cookies = httpx.Cookies({COOKIE: fresh_cookie(self.told, who)})
        return Client(self.server, cookies)

    def match(self, called: str) -> str:
        return str(self.told["matches"][called])

    def table(self, called: str) -> str:
        return f"/api/tables/{self.told['tables'][called]}"


@pytest.fixture(scope="module", params=BACKENDS)
def upgrade(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Corpus]:
    folder = tmp_path_factory.mktemp("corpus")
    with copied(request.param, folder) as (settings, told), served(settings) as server:
        yield Corpus(server, told)


@pytest.fixture
def corpus(upgrade: Corpus) -> Iterator[Corpus]:
    yield upgrade
    upgrade.server.say_goodbye()


def test_people_are_let_in_by_what_they_had(corpus: Corpus) -> None:
    people = corpus.told["people"]
    for who in ("anna", "léo"):
        told = corpus.by_cookie(who).get("/api/me")
        assert (told["id"], told["kind"]) == (people[who]["id"], people[who]["kind"])
    zoe, stranger = people["zoé"], Client(corpus.server)
    by_token = stranger.get("/api/me", Authorization=f"Bearer {zoe['token']}")
    assert by_token["id"] == zoe["id"]
    stranger.post("/api/session", {"name": zoe["name"], "password": zoe["password"]})
    assert stranger.get("/api/me")["id"] == zoe["id"]


def test_who_was_shut_out_or_left_stays_out(corpus: Corpus) -> None:
    for who in ("eve", "tom"):
        assert corpus.by_cookie(who).refused("GET", "/api/me")[0] == 401
    players = corpus.by_cookie("anna").get(f"/api/matches/{corpus.match('left')}")["players"]
    assert players[2]["kind"] == "bot"


@pytest.mark.parametrize("game", tesselle.game_names())
def test_bots_play_what_they_owed_and_answer(corpus: Corpus, game: str) -> None:
    anna, match = corpus.by_cookie("anna"), corpus.match(f"bots owe {game}")
    before = until(partial(anna.sight, match), lambda sight: sight["legal"])
    assert before["seq"] > corpus.told["seqs"][f"bots owe {game}"]
    until(lambda: others_moved(before["seq"], match, anna), bool)


def others_moved(seq: int, match: str, *people: Client) -> set[int]:
    """Let people play if they are to; return the seats of others that have moved after ``seq``."""
    sights = [each.sight(match) for each in people]
    for each, sight in zip(people, sights, strict=True):
        if sight["legal"]:
            play(each, match, sight)
    moved = {event["seat"] for event in sights[0]["events"][seq:]}
    return moved - {sight["seat"] for sight in sights}


def play(client: Client, match: str, sight: Body) -> Body:
    """Play the first legal move, under an id that nobody has used before."""
    return client.play(match, sight["seq"], sight["legal"][0], id=f"later-{sight['seq']}")


@pytest.mark.parametrize(
    ("called", "people"),
    [("clock", "anna léo"), ("secret bids", "anna léo zoé"), ("own deck", "anna léo")],
)
def test_people_play_on_to_the_end(corpus: Corpus, called: str, people: str) -> None:
    match, sitting = corpus.match(called), [corpus.by_cookie(who) for who in people.split()]
    sight = sitting[0].sight(match)
    while not sight["over"]:
        mover = sitting[sight["waiting"][0]]
        legal = mover.get(f"/api/matches/{match}/snapshot?since={sight['seq']}")
        sight = play(mover, match, legal)
    tesselle.verify(sitting[0].get(f"/api/matches/{match}/record"))


def test_where_somebody_left_a_bot_plays_on(corpus: Corpus) -> None:
    match, sitting = corpus.match("left"), [corpus.by_cookie(who) for who in ("anna", "léo")]
    seq = sitting[0].sight(match)["seq"]
    assert until(lambda: others_moved(seq, match, *sitting), bool) == {2}


def test_what_was_chosen_in_secret_is_told_when_all_have_chosen(corpus: Corpus) -> None:
    match, anna, leo = (
        corpus.match("secret picks"),
        corpus.by_cookie("anna"),
        corpus.by_cookie("léo"),
    )
    chosen, hidden = anna.sight(match)["events"][-1], leo.sight(match)["events"][-1]
    assert hidden["move"] is None
    told = play(leo, match, leo.sight(match))
    assert [event["move"] for event in told["revealed"]] == [chosen["move"]]


def test_a_move_that_is_sent_again_is_played_once(corpus: Corpus) -> None:
    anna, match = corpus.by_cookie("anna"), corpus.match("taken over")
    before = anna.sight(match)
    sent = anna.play(match, 0, "e5", id=SENT_ONCE)
    assert (sent["event"]["seq"], sent["event"]["move"]) == (1, "e5")
    assert anna.sight(match)["seq"] == before["seq"]


def test_a_clock_stood_still_while_no_server_ran(corpus: Corpus) -> None:
    clock = corpus.by_cookie("anna").sight(corpus.match("taken over"))["clock"]
    hour_ms = 3600 * 1000
    assert clock["running"] == [0]
    assert hour_ms * 0.5 < clock["left_ms"][0] < hour_ms + 10_000


def test_a_wish_to_take_back_is_still_there_and_is_granted(corpus: Corpus) -> None:
    anna, match = corpus.by_cookie("anna"), corpus.match("undo asked")
    before = anna.sight(match)
    assert before["undo"]["seat"] == 1
    told = anna.act(match, "accept_undo")
    assert told["undo"] is None
    after = corpus.by_cookie("léo").sight(match)
    assert [event["kind"] for event in after["events"]][-1] == "undo"
    assert after["legal"]


def test_a_host_plays_for_who_shares_the_screen(corpus: Corpus) -> None:
    anna, match = corpus.by_cookie("anna"), corpus.match("one screen")
    sight = anna.get(f"/api/matches/{match}/snapshot?seat=1")
    move = {"id": "for-mia", "seq": sight["seq"], "move": sight["legal"][0], "seat": 1}
    assert anna.post(f"/api/matches/{match}/moves", move)["event"]["seat"] == 1


def test_tables_go_on_gathering(corpus: Corpus) -> None:
    leo, anna = corpus.by_cookie("léo"), corpus.by_cookie("anna")
    leo.post(f"{corpus.table('gathering')}/join")
    match = anna.post(f"{corpus.table('gathering')}/start")["match"]
    assert anna.sight(match)["legal"]
    private, invitation = corpus.table("private"), corpus.told["people"]["zoé"]["invitation"]
    assert leo.refused("POST", f"{private}/join", {})[0] == 404
    assert leo.post(f"{private}/join", {"invitation": invitation})["options"]["colours"] is False


def test_what_was_said_counted_and_judged_is_kept(corpus: Corpus) -> None:
    ida, zoe = corpus.by_cookie("ida"), corpus.by_cookie("zoé")
    said = [line["who"]["name"] for line in ida.get("/api/chat")["lines"]]
    assert said == ["Anna", "Léo"]
    assert [line["who"]["name"] for line in zoe.get("/api/chat")["lines"]] == ["Anna"]
    statistics = ida.get("/api/me/statistics")["games"]
    assert sorted((each["game"], each["played"]) for each in statistics) == [
        ("genial", 1),
        ("mosaic", 1),
    ]
    assert all(each["rating"]["matches"] == 1 for each in statistics)
    review = ida.get(f"/api/matches/{corpus.match('reviewed')}/review")
    assert (review["state"], review["done"]) == ("done", review["total"])


def test_a_review_that_was_asked_for_is_made(corpus: Corpus) -> None:
    look = partial(corpus.by_cookie("léo").get, f"/api/matches/{corpus.match('resigned')}/review")
    told = until(look, lambda review: review["state"] != "working")
    assert (told["state"], told["done"]) == ("done", told["total"])


def test_a_rematch_begins_when_the_other_wants_it_too(corpus: Corpus) -> None:
    again = corpus.by_cookie("kai").post(f"{corpus.table('reviewed')}/rematch")["match"]
    assert again
    assert corpus.by_cookie("kai").sight(again)["seat"] == 0, "everybody one seat on"


def test_after_all_that_every_match_is_still_whole(corpus: Corpus) -> None:
    async def faults() -> list[Checked]:
        return [each async for each in checked(corpus.server.services.database) if each.fault]

    assert corpus.server.run(faults()) == []


def test_an_api_client_is_answered_as_it_was(tmp_path: Path) -> None:
    names = Names()
    with (
        copied(SQLITE, tmp_path) as (settings, told),
        served(settings) as server,
        Clients(server, told) as clients,
    ):
        for number, step in enumerate(shelf.read_lines(shelf.CLIENT), 1):
            asked = {key: value for key, value in step.items() if key != "came"}
            came = clients.do(names.put_into(asked))
            place = f"step {number}, {step['who']} {step.get('request', step.get('receive'))}"
            if step.get("request") == "GET /api/games":  # there may be more of them by now
                names.check_listed(step["came"]["answer"], came["answer"], place)
            elif "came" in step:
                names.check(step["came"], came, place)
